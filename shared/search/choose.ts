import type { GameSense } from '../games/face.ts';
import type { Chance } from '../kernel/chance.ts';
import { isForced } from '../kernel/choices.ts';
import type { Table } from '../kernel/table.ts';
import type { GameTypes, Move } from '../kernel/types.ts';
import type { Level } from './levels.ts';
import { onOwnChance } from './own-chance.ts';
import { randomAnswer } from './random.ts';
import { bestMove, candidatesOf, weighByPlayouts, weighOnePly } from './weigh.ts';

/** What a bot may spend on one decision. */
export interface Budget {
  /** Its own chance: never the game's. */
  readonly chance: Chance;
  /** false = time is up. Asked before every further thought. */
  more(): boolean;
}
/** A bot's thinking about one answer. */
type Mind = <G extends GameTypes>(table: Table<G>, sense: GameSense<G>, seat: G['Seat'], budget: Budget) => Move<G>;

/** How often a novice does anything that comes to its mind, per cent; never when somebody is about to win. */
const NOVICE_WHIM = 45;

const MINDS: Readonly<Record<Level, Mind>> = {
  random: (table, _, seat, { chance }) => randomAnswer(table, seat, chance),
  novice(table, sense, seat, budget) {
    const isWhim = budget.chance.below(100) < NOVICE_WHIM && !sense.urgent(table);
    if (!isWhim) return MINDS.adept(table, sense, seat, budget);
    const thoughts = candidatesOf(table, sense, seat, budget.chance);
    return thoughts[budget.chance.below(thoughts.length)] as (typeof thoughts)[number];
  },
  adept: (table, sense, seat, { chance }) => sense.habit(table, seat, chance) ?? bestMove(weighOnePly(table, sense, seat, chance)),
  mentat: (table, sense, seat, budget) => bestMove(weighByPlayouts(table, sense, seat, budget)),
};

/**
 * A bot's answer for `seat`, which must be asked.
 * @param table a position already re-dealt for this seat: what it cannot know is made up. It is left as it was.
 * @param level how well it plays
 */
export function chooseMove<G extends GameTypes>(
  table: Table<G>,
  sense: GameSense<G>,
  seat: G['Seat'],
  level: Level,
  budget: Budget,
): Move<G> {
  const choices = table.choices(seat);
  if (!choices) throw new Error(`${seat} is not asked`);
  if (isForced(choices)) return randomAnswer(table, seat, budget.chance);
  return onOwnChance(table, budget.chance, () => MINDS[level](table, sense, seat, budget));
}
