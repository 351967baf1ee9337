import type { Blocked } from '../../../kernel/types.ts';
import type { Colour, FigureId, SpaceId } from '../ids.ts';
import type { Step } from '../questions.ts';
import { WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { board, dieValues, figuresOf, spaceOf } from './table.ts';
import { canPayToll } from './toll.ts';

interface Sorted<T> {
  readonly of: readonly T[];
  readonly blocked: readonly T[];
}

/** Every step that the dice allow, apart from the toll, whoever stands on the way. Equal dice are one die. R3.5, R6.1, R6.2 */
function steps(state: State, figures: readonly FigureId[], dice: readonly (readonly [Step['dice'], number])[]): Step[] {
  const { reach } = board(state);
  const all: Step[] = [];
  for (const figure of figures) {
    const from = reach[spaceOf(state, figure)];
    for (const [die, count] of dice) for (const to of from[count] ?? []) all.push({ figure, dice: die, to });
  }
  return all;
}
/** Castle spaces only for those who can pay the toll. R6.3 */
function sorted(state: State, colour: Colour, all: readonly Step[]): Sorted<Step> {
  if (canPayToll(state, colour)) return { of: all, blocked: [] };
  const { castle } = board(state);
  return { of: all.filter(({ to }) => !castle[to]), blocked: all.filter(({ to }) => castle[to]) };
}

/** The first move of a turn, which nobody may leave out. If nothing else is left the toll is waived. R6.1, R6.3, R6.5, Q2 */
export function firstSteps(state: State, colour: Colour): Sorted<Step> {
  const { a, b } = dieValues(state);
  const both = ['both', a + b] as const;
  const all = steps(state, figuresOf(state, colour), a === b ? [['a', a], both] : [['a', a], ['b', b], both]);
  const legal = sorted(state, colour, all);
  return legal.of.length > 0 ? legal : { of: all, blocked: [] };
}
/** Figures that may still use the other die. R6.1 */
export const others = (state: State, colour: Colour, moved: FigureId): FigureId[] =>
  figuresOf(state, colour).filter((figure) => figure !== moved);
/** The other die with another figure; it need not be used, so no toll is waived. R6.1, R6.3 */
export function secondSteps(state: State, colour: Colour, die: 'a' | 'b', moved: FigureId): Sorted<Step> {
  const { a, b } = dieValues(state);
  return sorted(state, colour, steps(state, others(state, colour, moved), [[die, die === 'a' ? a : b]]));
}
export const whyNotSteps = ({ blocked }: Sorted<Step>, why: Blocked['why'] = WHY.tollTooHigh): Blocked[] =>
  blocked.map((target) => ({ target, why }));

/** Where a figure can fly or be carried: anywhere else, to the castle only for the toll. R6.22, R9.8 */
export const landingPlaces = (state: State, figure: FigureId, canPay: boolean): readonly SpaceId[] =>
  board(state)[canPay ? 'others' : 'othersInDesert'][spaceOf(state, figure)];
