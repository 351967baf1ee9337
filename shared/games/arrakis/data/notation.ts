import type { ActionSymbol, AreaId, HouseId, LeaderId, NamedId, Rank, SettlementKind, Terrain, Vehicle } from '../ids.ts';

/**
 * What cards, leaders and dice do, as data. An effect is a plain object; a card is a list of them, carried out in order by whoever
 * plays it. Each may be done, done in part, or left undone; a later one still happens (R7.3), unless it stands inside a `cost`.
 * What only one or two cards do is a `special`: a name here, a small function of that name in `resolve/`.
 */
export type Effect =
  /** Puts pieces on the map, from the supply or from elsewhere on the map. R2.10 */
  | { readonly do: 'place'; readonly what: Pieces; readonly to: Where; readonly spread: Spread }
  /** The same, but only pieces that are not on the map. R2.10 */
  | { readonly do: 'deploy'; readonly what: Pieces; readonly to: Where; readonly spread: Spread }
  /** Places vehicles by their own rules; `any` are vehicles of any kind. R5.4 */
  | { readonly do: 'vehicles'; readonly what: Readonly<Partial<Record<Vehicle | 'any', number>>> }
  /** Draws wormsigns and puts them facedown on desert. R7.8a */
  | { readonly do: 'wormsigns'; readonly count: number }
  /** Moves so many different legions. `again`: the legion that has just moved may do so once more. R10 */
  | { readonly do: 'move'; readonly legions: number; readonly which: Which; readonly leading?: true; readonly again?: true }
  /** Attacks with one legion. R11 */
  | { readonly do: 'attack'; readonly which: Which; readonly surprise: boolean; readonly terms?: BattleTerms }
  /** A special attack: so many dice, each Hit or Special a hit; no battle. RU-17 */
  | { readonly do: 'strike'; readonly dice: number; readonly target: 'next-to-own' | 'under-picked-zone' }
  /** Swaps units on the map for units of the supply, anywhere. */
  | { readonly do: 'replace'; readonly from: Rank; readonly to: Rank; readonly count: number }
  /** Draws planning cards; without a deck any split of the own ones, said before. R7.7 */
  | { readonly do: 'draw'; readonly count: number; readonly deck?: HouseId }
  /** One more card from hand, without a die. R7.11 */
  | { readonly do: 'play' }
  /** The opponent discards so many cards of their choice. R15.4 */
  | { readonly do: 'opponentDiscards'; readonly count: number }
  | { readonly do: 'beneGesserit'; readonly count: number }
  /** A named leader of the enemy goes to the regeneration tank. R12.9 */
  | { readonly do: 'toTank'; readonly where: 'anywhere' | 'own-sector' | 'next-to-picked' }
  /** R17.2 */
  | { readonly do: 'enter'; readonly leader: LeaderId }
  /** Out of the game. R12.12 */
  | { readonly do: 'dismiss'; readonly leader: LeaderId }
  /** Chooses a legion or an area that later effects of the card speak of. */
  | { readonly do: 'pickLegion'; readonly which: Which }
  | { readonly do: 'pickArea'; readonly of: readonly AreaId[] }
  /** Exactly one of these lists, or nothing. */
  | { readonly do: 'choose'; readonly of: readonly (readonly Effect[])[] }
  | { readonly do: 'when'; readonly test: Test; readonly yes: readonly Effect[]; readonly no: readonly Effect[] }
  /** Desert Power without a die, so many times in a row. R7.8 */
  | { readonly do: 'desertPower'; readonly times: number }
  /** A worm moves, a worm attacks. R14.6, R14.7 */
  | { readonly do: 'moveWorms'; readonly count: number; readonly maker?: true }
  | { readonly do: 'wormAttack'; readonly maker?: true }
  /** R8.8 */
  | { readonly do: 'storm' }
  /** The die counts as any other symbol, with everything that symbol can be spent for. R7.7 */
  | { readonly do: 'anySymbol' }
  | { readonly do: 'special'; readonly name: SpecialName; readonly count?: number };
export type EffectKind = Effect['do'];
export type EffectOf<Kind extends EffectKind> = Extract<Effect, { readonly do: Kind }>;

/** Pieces by kind. `generic` is a Bashar or Naib, `leader` one of these or an available named one, as the player likes. */
export interface Pieces extends Readonly<Partial<Record<Rank | 'generic' | 'leader' | 'token' | 'sandworm' | 'wild-maker', number>>> {
  /** These leaders and no others. */
  readonly named?: readonly Person[];
}
/** A leader by name; `paul` and `jessica` are whichever of the two is in play. R2.15 */
export type Person = NamedId | 'paul' | 'jessica';
/** `same`: all in one area · `any`: as one likes · `each`: one in every such area · `one`: at most one per area. */
export type Spread = 'same' | 'any' | 'each' | 'one';
export type Where =
  | { readonly in: 'areas'; readonly of: readonly AreaId[] }
  /** A standing Harkonnen settlement, of one kind or any. */
  | { readonly in: 'settlement'; readonly kind?: SettlementKind }
  /** A standing sietch; `threatened`: with a Harkonnen legion within so many areas. RU-31 */
  | { readonly in: 'sietch'; readonly threatened?: number }
  /** Where a legion of one's own stands. */
  | { readonly in: 'legion'; readonly with?: Member }
  /** Areas of these terrains; `desert` includes deep desert. R2.11-R2.13 */
  | { readonly in: 'terrain'; readonly of: readonly Terrain[]; readonly state: 'empty' | 'free'; readonly nextTo?: 'sandworm' | 'legion' }
  /** What `pickLegion` or `pickArea` has chosen. */
  | { readonly in: 'picked' };
/** What a legion must have in it: any leader, a named one, this one, a Sardaukar or Fedaykin. */
export type Member = 'leader' | 'special' | Person;
/** Which own legions an effect is about. */
export interface Which {
  readonly with?: Member;
  readonly at?: 'desert' | AreaId;
  readonly picked?: true;
}
/** What is different in one battle. */
export interface BattleTerms {
  /** Extra dice of the attacker in each battle round, up to the cap. */
  readonly extraDice?: number;
  /** Most dice of the defender in the first battle round. */
  readonly defenderMost?: number;
  /** Going on against a settlement costs no hit. R11.12 */
  readonly freeContinue?: true;
}
export type Test =
  | { readonly is: 'inPlay'; readonly leader: LeaderId }
  | { readonly is: 'gone'; readonly leader: LeaderId }
  | { readonly is: 'prescience'; readonly least: number }
  | { readonly is: 'detonated' }
  | { readonly is: 'threatenedSietch'; readonly within: number };

/** Effects of one card or two, each a small function of this name. */
export const SPECIALS = [
  'detonateAtomics',
  'discardWormsigns', // the player chooses `count`; without it all next to the North Pole
  'removeHarvesters', // `count` from deep desert of one sector
  'removeVehicles', // `count` from Gurney's sector, air zones included. RU-29
  'takeOrnithopter', // a cost: without it nothing else of the card happens; its zone is what is picked
  'fremenRockets',
  'revealArea',
  'troopCarriers',
  'swapTokens',
  'relocateSietch',
  'displaceLegion',
  'bindPaul',
  'forceDie',
  'spendEnemyHouseDie',
  'secondObjective',
  'shuffleBack',
  'replacePrescience',
  'shiftPrescience',
  'attachFear',
  'attachEyes',
  'lowerImperium',
] as const;
export type SpecialName = (typeof SPECIALS)[number];

/** One thing that an action die can be spent for. */
export interface ActionChoice {
  readonly id: ActionId;
  readonly effects: readonly Effect[];
}
export const ACTIONS = ['move', 'attack', 'deploy', 'draw', 'replace', 'vehicles', 'any'] as const;
export type ActionId = (typeof ACTIONS)[number];
export type ActionsOf = Readonly<Record<ActionSymbol, readonly ActionChoice[]>>;

// How the cards are written: one short word for each effect.
export const place = (what: Pieces, to: Where, spread: Spread = 'same'): Effect => ({ do: 'place', what, to, spread });
export const deploy = (what: Pieces, to: Where, spread: Spread = 'same'): Effect => ({ do: 'deploy', what, to, spread });
export const move = (which: Which = {}, legions = 1): Effect => ({ do: 'move', legions, which });
export const attack = (which: Which, surprise: boolean, terms?: BattleTerms): Effect => ({
  do: 'attack',
  which,
  surprise,
  ...(terms && { terms }),
});
export const draw = (count: number, deck?: HouseId): Effect => ({ do: 'draw', count, ...(deck && { deck }) });
export const play: Effect = { do: 'play' };
export const choose = (...of: readonly (readonly Effect[])[]): Effect => ({ do: 'choose', of });
export const when = (test: Test, yes: readonly Effect[], no: readonly Effect[] = []): Effect => ({ do: 'when', test, yes, no });
export const special = (name: SpecialName, count?: number): Effect => ({ do: 'special', name, ...(count !== undefined && { count }) });
export const desertPower = (times = 1): Effect => ({ do: 'desertPower', times });
export const pickLegion = (which: Which = {}): Effect => ({ do: 'pickLegion', which });
export const inPlay = (leader: LeaderId): Test => ({ is: 'inPlay', leader });

export const at = (...of: readonly AreaId[]): Where => ({ in: 'areas', of });
export const SETTLEMENT: Where = { in: 'settlement' };
export const SIETCH: Where = { in: 'sietch' };
export const LEGION: Where = { in: 'legion' };
export const PICKED: Where = { in: 'picked' };
const DESERT: readonly Terrain[] = ['desert', 'deep-desert'];
export const EMPTY_DESERT: Where = { in: 'terrain', of: DESERT, state: 'empty' };
export const emptyDesertNextTo = (nextTo: 'sandworm' | 'legion'): Where => ({ in: 'terrain', of: DESERT, state: 'empty', nextTo });
export const free = (terrain: Terrain): Where => ({ in: 'terrain', of: [terrain], state: 'free' });
