import { recordOf } from '../../../kernel/typed.ts';
import type { DeepReadonly } from '../../../kernel/types.ts';
import { type Book, bookOf } from '../edition.ts';
import type { Effects, GainKind } from '../effects/effects.ts';
import type { CardName, PlayerId, SpaceName } from '../ids.ts';
import { playerOf } from '../queries/table.ts';
import { bearerOf, levelOf } from '../queries/teams.ts';
import type { Scene } from '../questions.ts';
import type { CardRecord } from '../records.ts';
import type { Player, State } from '../types.ts';
import { type Printed, printsOf } from './printed.ts';
import type { Weights } from './weights.ts';

/** When an effect is looked at: as it can be carried out now, in the coming Reveal turn, or some day. */
export type When = 'now' | 'reveal' | 'ever';
/** What a list is worth that stands on a card, or on none. */
type Worth = (look: Look, when: When, list: Effects, card?: CardName | null, space?: SpaceName) => number;

/** What a bot looks at when it answers. */
export interface Look {
  readonly state: State;
  readonly book: Book;
  /** What the cards say. */
  readonly prints: Readonly<Record<CardName, Printed>>;
  /** For whom it answers: a person, or a Rival whose choices are the person's. */
  readonly me: PlayerId;
  /** Whose units fight for it: those of an Ally for a Commander. Uprising R18.8 */
  readonly bearer: PlayerId;
  readonly player: DeepReadonly<Player>;
  readonly weights: Weights;
  /** The player, away from any card. */
  readonly scene: Scene;
  /** Rounds that follow this one, as far as one can tell. */
  readonly left: number;
  readonly price: Readonly<Record<GainKind | 'troop' | 'intrigue' | 'persuasion' | 'agent' | 'spy', number>>;
  /** What effects are worth to this player. */
  readonly worth: Worth;
  /** Everything that was thought about before, by the thought and what it was about. */
  readonly known: Map<unknown, Map<unknown, unknown>>;
}

export function lookWith(worth: Worth, state: State, me: PlayerId, weights: Weights): Look {
  const book = bookOf(state);
  const bearer = bearerOf(state, me);
  const player = bearer === me ? playerOf(state, me) : leading(state, me, bearer);
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
    spy: weights.spy * time,
  };
  const scene = { by: me, origin: null, since: 0, agreed: true };
  return { state, book, prints: printsOf(book), me, bearer, player, weights, scene, left, price, worth, known: new Map() };
}
/** A Commander with what is the Ally's: troops and Influence. Uprising R18.8 */
function leading(state: State, me: PlayerId, bearer: PlayerId): Look['player'] {
  const { supply, garrison, conflict, swords, sandworms, hooks } = playerOf(state, bearer);
  const influence = recordOf(bookOf(state).everyFaction, (faction) => levelOf(state, me, faction));
  return {
    ...playerOf(state, me),
    supply,
    garrison,
    conflict,
    swords,
    influence,
    ...(sandworms !== undefined && { sandworms }),
    ...(hooks !== undefined && { hooks }),
  };
}
/** Until the Conflict deck is empty or somebody has the points that end the game. R16.6 */
function roundsLeft(state: State, weights: Weights): number {
  let most = 0;
  for (const id of state.order) most = Math.max(most, playerOf(state, id).vp);
  const toGo = bookOf(state).game.end.vp - most;
  return Math.max(0, Math.min(state.conflictDeck.hidden.length, toGo / weights.pace - 0.3));
}
export const cardOf = ({ book }: Look, card: CardName): CardRecord => book.cards[card] as CardRecord;
export const printOf = ({ prints }: Look, card: CardName): Printed => prints[card] as Printed;

/** A thought that is had once, or once for each thing that it is about. */
export function once<Thing>(think: (look: Look) => Thing): (look: Look) => Thing;
export function once<About extends string | number, Thing>(think: (look: Look, about: About) => Thing): (look: Look, about: About) => Thing;
export function once(think: (look: Look, about: never) => unknown): (look: Look, about: never) => unknown {
  return (look, about) => {
    let thoughts = look.known.get(think);
    if (!thoughts) {
      thoughts = new Map();
      look.known.set(think, thoughts);
    }
    const known = thoughts.get(about);
    if (known !== undefined) return known;
    const found = think(look, about);
    thoughts.set(about, found);
    return found;
  };
}
