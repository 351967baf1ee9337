import type { Blocked, Reason } from '../../../kernel/types.ts';
import { type Colour, FIGURES, type FigureId } from '../ids.ts';
import type { Prey } from '../questions.ts';
import { WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { hasPact } from './pact.ts';
import { board, clockwiseFrom, colourOf, figuresOf, isIn, isOwnSide, isSafe, opponents, stockOf, spaceOf } from './table.ts';

type WhyNot = (state: State, by: Colour, figure: FigureId) => Reason | null;

/** Why an opponent's figure cannot be chosen; null = it can. R1.6, R12.5 */
export const whyNoTarget: WhyNot = (state, by, figure) => {
  if (isSafe(state, figure)) return WHY.ownSietch;
  return hasPact(state, by, colourOf(figure)) ? WHY.pact : null;
};
/** The Worm reaches the desert ring only. R6.14, Q15 */
export const whyNoWorm: WhyNot = (state, by, figure) =>
  board(state).castle[spaceOf(state, figure)] ? WHY.inCastle : whyNoTarget(state, by, figure);

/** Figures of all opponents, clockwise. R1.7 */
export const enemies = (state: State, by: Colour): FigureId[] => opponents(state, by).flatMap((colour) => figuresOf(state, colour));
/** Figures that can be chosen: by Duel, Poison and Hunter-Seeker; with `why` for others. R6.25 */
export const targets = (state: State, by: Colour, why: WhyNot = whyNoTarget): FigureId[] =>
  enemies(state, by).filter((figure) => why(state, by, figure) === null);
/** Figures that cannot, with the reason. */
export const spared = (state: State, by: Colour, why: WhyNot = whyNoTarget): Blocked[] => [
  ...enemies(state, by).flatMap((figure) => {
    const reason = why(state, by, figure);
    return reason ? [{ target: figure, why: reason }] : [];
  }),
  ...FIGURES.filter((figure) => state.figures[figure].at !== null && isOwnSide(state, by, colourOf(figure))).map((target) => ({
    target,
    why: WHY.samePlayer,
  })),
];

/** What the Worm can go for: figures in the desert, or a stock of Harvesters. R6.14 */
export const preys = (state: State, by: Colour): Prey[] => [
  ...targets(state, by, whyNoWorm).map((figure) => ({ figure })),
  ...opponents(state, by).flatMap((harvesters) => (stockOf(state, harvesters).harvesters > 0 ? [{ harvesters }] : [])),
];
export const noPreys = (state: State, by: Colour): Blocked[] => [
  ...spared(state, by, whyNoWorm).map(({ target, why }) => ({ target: { figure: target }, why })),
  ...opponents(state, by)
    .filter((harvesters) => stockOf(state, harvesters).harvesters === 0)
    .map((harvesters) => ({ target: { harvesters }, why: WHY.noHarvesters })),
];
/** Other colours that cannot be named at all. R6.25, R13.2 */
export const noOpponents = (state: State, by: Colour): Blocked[] =>
  clockwiseFrom(state, by).flatMap((target): Blocked[] => {
    if (!isIn(state, target)) return [{ target, why: WHY.outOfGame }];
    return isOwnSide(state, by, target) ? [{ target, why: WHY.samePlayer }] : [];
  });
