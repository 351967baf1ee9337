import { Table } from '../../../kernel/table.ts';
import { leastOf, storyOf as told, type StoryOf } from '../../../testkit/story.ts';
import { arrange, type Arrangement } from '../arranged-position.ts';
import type { AreaId, HouseId, Side } from '../ids.ts';
import { arrakis } from '../index.ts';
import { wholeOf } from '../queries/legions.ts';
import type { EffectSource } from '../questions.ts';
import { seatOf, sideOfHouse, sideOfSeat } from '../queries/table.ts';
import type { ArrakisGame, Part } from '../types.ts';

/** What the tests ask about the map. */
interface OfLegions {
  legion(side: Side, at: AreaId): Part;
}
/** A position being played in a test: sides answer, or one House of a shared side. */
export type Story = StoryOf<ArrakisGame, Side | HouseId> & OfLegions;

const houseOf = (who: Side | HouseId): HouseId => (who === 'harkonnen' ? 'house-harkonnen' : who === 'atreides' ? 'house-atreides' : who);

/** Lays a position out and plays on to its first question. */
export function open(arrangement: Arrangement): Story {
  const table = new Table<ArrakisGame>(arrakis, arrange(arrangement), arrangement.options ?? {});
  table.start();
  return storyOf(table);
}
/** Tells on from a table that has been started. */
export const storyOf = (table: Table<ArrakisGame>): Story =>
  told<ArrakisGame, Side | HouseId, OfLegions>(
    table,
    {
      seatOf: (state, who) => seatOf(state, houseOf(who)),
      playersAt: (state, seat) => sideOfSeat(state, seat) ?? seat,
      least: (choices) => leastOf(choices, ['done', 'none', 'pass', 'no', 'stop', false]),
    },
    { legion: (side, at) => wholeOf(table.state, side, at) },
  );

/** An action of this die, at its first effect. */
export const action = (by: HouseId, symbol: 'strategy' | 'leadership', id: 'move' = 'move') =>
  [
    { do: 'effect', ref: { by, of: `action:${sideOfHouse(by)}:${symbol}:${id}`, at: [0] } },
    { do: 'endTurn', side: sideOfHouse(by) },
  ] as const;
/** A turn in which nobody has moved yet. */
export const turnOf = (side: Side) => ({
  turn: { side, house: null, spent: false, moved: { hidden: {} }, picked: null },
});
/** A question with which a test comes to rest: put it last on the agenda, and `shown` into the state. */
export const rest = { do: 'prune' } as const;
export const shown = [{ card: 'the-desert-war', kept: false, feared: false }] as const;
/** Stations of the map that a test does not need are taken, so that the box is whole. */
export const stationsTaken = ['jihad', 'jihad', 'sand-dwellers', 'sand-dwellers', 'kwisatz-haderach', 'kwisatz-haderach'] as const;
/** A map without stations on which nothing else happens. */
export const still = { shown, stations: [], stationsTaken } as const;
/** A card or a leader's special action is carried out. */
export const doing = (by: HouseId, of: EffectSource) => [{ do: 'effect', ref: { by, of, at: [0] } }, rest] as const;
