/** What bots think things are worth, in Victory Points: estimates that tournaments of bots could not better. */
export const WEIGHTS = {
  /** Victory Points that the leading player makes per round: how long the game lasts. */
  pace: 1.1,
  solari: 0.1,
  spice: 0.17,
  water: 0.18,
  /** With so much in store a good is worth a third of its price. */
  muchSolari: 9,
  muchSpice: 7,
  muchWater: 4,
  troop: 0.16,
  intrigue: 0.4,
  /** Of a Spy on a post, more than in the supply. */
  spy: 0.24,
  /** Of a card that is drawn: more than the average of the deck. */
  draw: 0.12,
  persuasion: 0.11,
  /** A sword without a fight in sight. */
  sword: 0.03,
  /** An Agent turn more. */
  agent: 0.45,
  /** The same in each later round by the Swordmaster. */
  third: 0.33,
  /** Solari are worth that much more per round left while they can still buy the Swordmaster or a seat in the Council. */
  saving: 0.008,
  /** Influence on the way to the point, beyond it, and at the level of the Alliance. */
  first: 0.4,
  beyond: 0.3,
  hold: 0.12,
  /** What a loss of an opponent is worth. */
  spite: 0.25,
  /** Strength that an opponent will add per troop, card and Agent that he still has, and per Intrigue card. */
  foeGarrison: 0.33,
  foeHand: 0.3,
  foeAgent: 0.9,
  foeIntrigue: 0.45,
  /** What he brings at least, if he comes. */
  foeComes: 2.4,
  /** How far the purse of this round counts, not the usual price of Persuasion. */
  purse: 0.5,
  /** Icons of a card. */
  icons: 0.35,
  /** How much of what a card does better as an Agent is gained. */
  play: 0.6,
  /** How far the average of the deck is the measure of a new card. */
  fill: 0.8,
  /** Rounds until a new card is drawn. */
  delay: 0.8,
  /** What it costs to play a card that could play elsewhere too. */
  flex: 0.12,
  /** What an Intrigue card is worth that can be kept for later. */
  keep: 0.25,
  /** Resources are worth their price with so many rounds left. */
  fade: 2,
  control: 0.14,
  /** Maker Hooks per round that is left, a sandworm some day, and a single battle icon. */
  hooks: 0.3,
  worm: 0.9,
  icon: 0.3,
  /** How far the next Agent is thought of. */
  plan: 0.8,
};
export type Weights = Readonly<Record<keyof typeof WEIGHTS, number>>;
