import { chanceOf } from '../../shared/kernel/chance.ts';
import { sample } from '../../shared/kernel/choices.ts';
import type { GameTypes, Move } from '../../shared/kernel/types.ts';
import { onOwnChance } from '../../shared/search/own-chance.ts';
import { tableToThinkOn } from '../../shared/search/redeal.ts';
import { requestFor } from './bot-request.ts';
import { wordsOf } from './dice.ts';
import type { Hall } from './hall.ts';
import type { Chair, Room } from './room.ts';

/** Milliseconds that a habit gets: it takes a small part of one. */
const BUDGET_MS = 10;

/**
 * The answer for a bot that failed or did not come in time: its game's habit, so that a slow machine does not make a good
 * bot play badly; whatever is offered, where there is no habit or that fails too.
 */
export function standInFor(hall: Hall, room: Room, chair: Chair): Move<GameTypes> {
  const { seat, level } = chair;
  const table = room.course?.table;
  const habit = level === 'random' ? null : habitOf(hall, room, chair);
  if (habit && table?.refusal(habit) === null) return habit;
  const choices = table?.choices(seat);
  return { seat, answer: choices ? sample(choices, chanceOf(...wordsOf(hall))) : null };
}

/** Found as a bot finds it: in a position dealt anew, which holds nothing that its seat does not know. */
function habitOf(hall: Hall, room: Room, chair: Chair): Move<GameTypes> | null {
  const { module, sense } = room.entry;
  const { seat } = chair;
  if (!sense?.habit) return null;
  const { habit } = sense;
  try {
    const { position, options } = requestFor(hall, room, chair, BUDGET_MS);
    const table = tableToThinkOn(module, position, options);
    const chance = chanceOf(...wordsOf(hall));
    return onOwnChance(table, chance, () => habit(table, seat, chance));
  } catch (error) {
    hall.log(`No habit could stand in for a bot: ${String(error)}`);
    return null;
  }
}
