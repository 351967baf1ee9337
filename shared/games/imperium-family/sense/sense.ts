import type { Chance } from '../../../kernel/chance.ts';
import { type AnyChoices, sample } from '../../../kernel/choices.ts';
import type { Table } from '../../../kernel/table.ts';
import type { Move } from '../../../kernel/types.ts';
import type { GameSense } from '../../face.ts';
import type { PlayerId, SeatId } from '../ids.ts';
import { isRival } from '../queries/rivals.ts';
import { playerOf } from '../queries/table.ts';
import type { FamilyGame } from '../types.ts';
import { worthAThought } from './candidates.ts';
import type { Look } from './look.ts';
import { OPINIONS } from './opinions.ts';
import { best, type Rated } from '../../../search/rated.ts';
import { type Fortunes, value } from './score.ts';
import type { Weights } from './weights.ts';
import { lookOf } from './worth.ts';

type Opinion = (look: Look, task: object, choices: AnyChoices, chance: Chance) => readonly Rated<unknown>[];
interface Thought {
  readonly look: Look;
  /** All answers with their worth to the seat. */
  readonly rated: readonly Rated<unknown>[];
}
/** null = no opinion. */
function thoughtOf(
  { task, state }: Table<FamilyGame>,
  choices: AnyChoices,
  seat: SeatId,
  chance: Chance,
  weights: Weights,
): Thought | null {
  if (!task) return null;
  const think = (OPINIONS as unknown as Record<string, Opinion | undefined>)[task.do];
  if (!think) return null;
  // Partners answer for themselves also in a turn of their Commander.
  const by: PlayerId = 'by' in task && (isRival(task.by) || !state.teams) ? task.by : seat;
  const look = lookOf(state, by, weights);
  const rated = think(look, task, choices, chance);
  // What a person decides for a Rival is the worst for it.
  return { look, rated: by === seat ? rated : rated.map(({ it, worth }) => ({ it, worth: -worth })) };
}

/** A bot beside a physical board sees none: it makes a turn up and tells otherwise what is likeliest, so that the game goes on. */
function told({ task }: Table<FamilyGame>, choices: AnyChoices, seat: SeatId, chance: Chance): Move<FamilyGame> | null {
  if (!task?.do.startsWith('tell')) return null;
  const known = choices.pick === 'number' ? choices.likely : choices.pick === 'one' && task.do !== 'tellTurn' ? choices.of[0] : undefined;
  return { seat, answer: (known ?? sample(choices, chance)) as never };
}

/** What bots know of the games of the family, by these weights and by what Leaders have won. */
export function senseWith(weights: Weights, leaders: Fortunes): GameSense<FamilyGame> {
  const habit = (table: Table<FamilyGame>, seat: SeatId, chance: Chance): Move<FamilyGame> | null => {
    const choices = table.choices(seat);
    if (!choices) return null;
    if (choices.pick === 'one' && choices.of.length === 1) return { seat, answer: choices.of[0] as never };
    const found = best(thoughtOf(table, choices, seat, chance, weights)?.rated ?? []);
    return found ? { seat, answer: found.it } : told(table, choices, seat, chance);
  };
  return {
    value: (table, seat) => value(table, seat, weights, leaders),
    habit,
    candidates(table, seat, chance) {
      const choices = table.choices(seat);
      const thought = choices && thoughtOf(table, choices, seat, chance, weights);
      if (!thought || !table.task) return [];
      return worthAThought(table.task.do, thought.rated, thought.look).map((answer) => ({ seat, answer }));
    },
    // Between two rounds: a Conflict is decided, the cards are bought.
    calm: ({ task, state }) => task?.do === 'turn' && Object.values(state.agents).every((there) => there.length === 0),
    urgent: ({ state }) => state.order.some((id) => playerOf(state, id).vp >= 8),
  };
}
