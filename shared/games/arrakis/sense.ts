import type { AnyChoices } from '../../kernel/choices.ts';
import type { Table } from '../../kernel/table.ts';
import type { Move } from '../../kernel/types.ts';
import { dispatch, isIn } from '../../kernel/typed.ts';
import { best, type Rated } from '../../search/rated.ts';
import type { GameSense } from '../face.ts';
import type { HouseId, SeatId } from './ids.ts';
import { leaderOf, sideOfSeat } from './queries/table.ts';
import { worthComparing } from './sense/candidates.ts';
import { interject } from './sense/interject.ts';
import { lookOf } from './sense/look.ts';
import { OPINIONS } from './sense/opinions.ts';
import { chanceOf, isUrgent } from './sense/standing.ts';
import type { ArrakisGame } from './types.ts';

/** The House that a question is put to. */
const houseOf = (task: object): HouseId | null => {
  const { house, ref, by } = task as { house?: HouseId; ref?: { by: HouseId }; by?: HouseId };
  return house ?? ref?.by ?? by ?? null;
};
/** What a bot makes of the answers it may give; none = nothing to think about. */
function rated({ task, state, depth }: Table<ArrakisGame>, seat: SeatId, choices: AnyChoices): readonly Rated<unknown>[] {
  const side = sideOfSeat(state, seat);
  if (!task || !side || !isIn(OPINIONS, task)) return [];
  return dispatch(OPINIONS, task.do)(lookOf(state, side, houseOf(task) ?? leaderOf(side), depth > 0), task, choices);
}
function habit(table: Table<ArrakisGame>, seat: SeatId): Move<ArrakisGame> | null {
  const choices = table.choices(seat);
  if (!choices) return null;
  if (choices.pick === 'one' && choices.of.length === 1) return { seat, answer: choices.of[0] as never };
  const found = best(rated(table, seat, choices));
  return found ? { seat, answer: found.it as never } : null;
}

/** What bots know of War for Arrakis. */
export const sense: GameSense<ArrakisGame> = {
  value({ state }, seat) {
    const side = sideOfSeat(state, seat);
    return side === null ? 0.5 : chanceOf(state, side);
  },
  habit,
  candidates(table, seat) {
    const choices = table.choices(seat);
    if (!choices || !table.task) return [];
    return worthComparing(table.task.do, rated(table, seat, choices)).map((answer) => ({ seat, answer: answer as never }));
  },
  // Before somebody's turn: what the last one did is done.
  calm: ({ task }) => task?.do === 'act',
  urgent: ({ state }) => isUrgent(state),
  interject,
};
