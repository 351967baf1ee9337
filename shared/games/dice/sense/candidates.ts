import type { Chance } from '../../../kernel/chance.ts';
import { type Amounts, type AnyChoices, listed as of, same } from '../../../kernel/choices.ts';
import type { Table } from '../../../kernel/table.ts';
import type { Move } from '../../../kernel/types.ts';
import { dispatch } from '../../../kernel/typed.ts';
import type { DieId, SeatId } from '../ids.ts';
import type { DiceAnswers, DiceGame, Ship } from '../types.ts';
import { rankedOffers } from './alliance.ts';
import { rankedFists } from './fist.ts';
import { type Look, lookOf } from './look.ts';
import { marchAll, rankedTargets, stay } from './march.ts';
import { freezeSets } from './roll.ts';
import { rankedHouses } from './setup.ts';
import { isWasted } from './ship.ts';
import { rankedRemovals } from './vendetta.ts';

type Habit = (table: Table<DiceGame>, seat: SeatId, chance: Chance) => Move<DiceGame> | null;
type Ideas = (look: Look, choices: AnyChoices) => readonly unknown[];

const amounts = (choices: AnyChoices): Amounts<Readonly<Record<string, number>>> => choices as Amounts<Readonly<Record<string, number>>>;
const all: Ideas = (_, choices) => of(choices);

/** Answers worth comparing with the habit's. Questions that are not named here are left to habit. */
const IDEAS: { readonly [Name in keyof DiceAnswers]?: Ideas } = {
  draft: (_, choices) => rankedHouses(of(choices)),
  settle: all,
  freeze: (look, choices) => freezeSets(look, of<DieId>(choices), 'min' in choices ? choices.min : 1),
  invite: (look, choices) => rankedOffers(look, of(choices)).slice(0, 5),
  answerInvitation: all,
  vendetta: (look, choices) => rankedRemovals(look, of(choices)).slice(0, 6),
  ship: (look, choices) =>
    of<Ship>(choices)
      .filter((each) => each === 'done' || (each !== 'deal' && !isWasted(look, each.to)))
      .slice(0, 8),
  answerDeal: () => ['refuse'],
  target: (look, choices) => rankedTargets(look, of(choices)).slice(0, 5),
  march: (look, choices) => [marchAll(look, amounts(choices)), stay(amounts(choices)), halfOf(marchAll(look, amounts(choices)))],
  marchAsAlly: (look, choices) => [marchAll(look, amounts(choices)), stay(amounts(choices))],
  breach: all,
  commit: (look, choices) => rankedFists(look, amounts(choices) as never).slice(0, 8),
};
const halfOf = (march: Readonly<Record<string, number>>): Readonly<Record<string, number>> =>
  Object.fromEntries(Object.entries(march).map(([key, count]) => [key, Math.ceil(count / 2)]));

/** The habit's answer first, then others worth a thought; none twice. */
export function candidates(table: Table<DiceGame>, seat: SeatId, chance: Chance, habit: Habit): readonly Move<DiceGame>[] {
  const usual = habit(table, seat, chance);
  const found: Move<DiceGame>[] = usual ? [usual] : [];
  const choices = table.choices(seat);
  const ideas = dispatch(IDEAS, table.task?.do);
  if (!choices || !ideas) return found;
  for (const answer of ideas(lookOf(table, seat, chance), choices)) {
    const move: Move<DiceGame> = { seat, answer };
    if (!found.some((known) => same(known, move))) found.push(move);
  }
  return found;
}
