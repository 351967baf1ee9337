import type { DeepReadonly } from '../../../kernel/types.ts';
import { type Book, bookOf } from '../edition.ts';
import type { Effects, GainKind } from '../effects/effects.ts';
import type { CardName, PlayerId, SpaceName } from '../ids.ts';
import { playerOf } from '../queries/table.ts';
import type { Player, State } from '../types.ts';
import type { Weights } from './weights.ts';

/** When an effect is looked at: as it can be carried out now, in the coming Reveal turn, or some day. */
export type When = 'now' | 'reveal' | 'ever';
/** What a list is worth that stands on a card, or on none. */
type Worth = (look: Look, when: When, list: Effects, card?: CardName | null, space?: SpaceName) => number;

/** What a bot looks at when it answers. */
export interface Look {
  readonly state: State;
  readonly book: Book;
  /** For whom it answers: a person, or a Rival whose choices are the person's. */
  readonly me: PlayerId;
  readonly player: DeepReadonly<Player>;
  readonly weights: Weights;
  /** Rounds that follow this one, as far as one can tell. */
  readonly left: number;
  readonly price: Readonly<Record<GainKind | 'troop' | 'intrigue' | 'persuasion' | 'agent', number>>;
  /** What effects are worth to this player. */
  readonly worth: Worth;
  /** Everything that was looked up before, by its name. */
  readonly known: Map<string, unknown>;
}

export function lookWith(worth: Worth, state: State, me: PlayerId, weights: Weights): Look {
  const book = bookOf(state);
  const player = playerOf(state, me);
  const left = roundsLeft(state, weights);
  // What is left of this round counts as part of one.
  const time = Math.min(1, (left + (player.revealed ? 0 : 0.35 * Math.min(2, player.agents))) / weights.fade);
  const goals = (player.swordmaster ? 0 : 1) + (player.council ? 0 : 1);
  const price = {
    vp: 1,
    solari: (weights.solari + weights.saving * goals * left) * time,
    spice: weights.spice * time,
    water: weights.water * time,
    troop: weights.troop * Math.min(1, left / 1.5),
    intrigue: weights.intrigue * Math.min(1, (left + 0.6) / 2),
    persuasion: weights.persuasion * Math.min(1, (left + 0.2) / 2.5),
    agent: weights.agent * Math.min(1, (left + 1) / 2),
  };
  return { state, book, me, player, weights, left, price, worth, known: new Map() };
}
/** Until the Conflict deck is empty or somebody has the points that end the game. R16.6 */
function roundsLeft(state: State, weights: Weights): number {
  let most = 0;
  for (const id of state.order) most = Math.max(most, playerOf(state, id).vp);
  const toGo = bookOf(state).game.end.vp - most;
  return Math.max(0, Math.min(state.conflictDeck.hidden.length, toGo / weights.pace - 0.3));
}
/** Looks a thing up once. */
export function once<Thing>(look: Look, name: string, think: () => Thing): Thing {
  const known = look.known.get(name) as Thing | undefined;
  if (known !== undefined) return known;
  const found = think();
  look.known.set(name, found);
  return found;
}
/** Everything in the own deck, wherever it lies. */
export const ownCards = ({ player }: Look): readonly CardName[] => [
  ...player.deck.hidden,
  ...player.hand.hidden,
  ...player.inPlay,
  ...player.discard,
];
