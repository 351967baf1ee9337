import type { Chance } from '../../../kernel/chance.ts';
import type { Table } from '../../../kernel/table.ts';
import type { Move } from '../../../kernel/types.ts';
import type { GameSense } from '../../face.ts';
import type { PlayerId, SeatId } from '../ids.ts';
import { playerOf } from '../queries/table.ts';
import type { FamilyGame } from '../types.ts';
import { type AnyChoices, sample } from '../../../kernel/choices.ts';
import type { Look } from './look.ts';
import { OPINIONS } from './opinions.ts';
import { best, type Rated } from './rated.ts';
import { value } from './score.ts';
import { WEIGHTS, type Weights } from './weights.ts';
import { lookOf } from './worth.ts';

type Opinion = (look: Look, task: object, choices: AnyChoices) => readonly Rated<unknown>[];
/** All answers with their worth to the seat; none = no opinion. */
function opinions(table: Table<FamilyGame>, seat: SeatId, chance: Chance, weights: Weights): readonly Rated<unknown>[] {
  const { task, state } = table;
  const choices = table.choices(seat);
  if (!task || !choices) return [];
  const think = (OPINIONS as unknown as Record<string, Opinion | undefined>)[task.do];
  if (!think) return [];
  const by: PlayerId = 'by' in task ? task.by : seat;
  const rated = think(lookOf(state, by, chance, weights), task, choices);
  // What a person decides for a Rival is the worst for it.
  return by === seat ? rated : rated.map(({ it, worth }) => ({ it, worth: -worth }));
}

/** A bot beside a physical board sees none: what is to be told of it is made up, so that the game goes on. */
function told(table: Table<FamilyGame>, seat: SeatId, chance: Chance): Move<FamilyGame> | null {
  const choices = table.choices(seat);
  return choices && table.task?.do.startsWith('tell') ? { seat, answer: sample(choices, chance) as never } : null;
}

/** How many answers a mentat compares, and how much worse than the best one may seem. */
const CANDIDATES = 6;
const DOUBTFUL = 0.6;
/** What bots know of the games of the family, by these weights. */
export function senseWith(weights: Weights): GameSense<FamilyGame> {
  const habit = (table: Table<FamilyGame>, seat: SeatId, chance: Chance): Move<FamilyGame> | null => {
    const found = best(opinions(table, seat, chance, weights));
    return found ? { seat, answer: found.it } : told(table, seat, chance);
  };
  return {
    value,
    habit,
    candidates(table, seat, chance) {
      const rated = [...opinions(table, seat, chance, weights)].sort((one, other) => other.worth - one.worth);
      const [first] = rated;
      if (!first) return [];
      return rated
        .filter(({ worth }) => worth > first.worth - DOUBTFUL)
        .slice(0, CANDIDATES)
        .map(({ it }) => ({ seat, answer: it }));
    },
    calm: ({ task }) => task?.do === 'turn',
    urgent: ({ state }) => state.order.some((id) => playerOf(state, id).vp >= 9),
  };
}
export const familySense = senseWith(WEIGHTS);
