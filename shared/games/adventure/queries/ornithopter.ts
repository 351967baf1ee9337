import type { Blocked } from '../../../kernel/types.ts';
import type { Colour, FigureId, SpaceId } from '../ids.ts';
import type { Flight } from '../questions.ts';
import { WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { landingPlaces } from './move.ts';
import { board, canUse, figuresOf, spaceOf } from './table.ts';

/** Own figures with an Ornithopter they may use. R9.8, R8.9 */
export const bearers = (state: State, colour: Colour): FigureId[] =>
  figuresOf(state, colour).filter((figure) => canUse(state, figure, 'ornithopter'));
/** Of these, those that have not flown at this boundary. R9.11 */
export const boundaryFliers = (state: State, colour: Colour): FigureId[] =>
  bearers(state, colour).filter((figure) => !state.turn.flown.includes(figure));

const FLIGHTS = new Map<FigureId, Map<SpaceId, Flight>>();
/** The same answer is one object: flights are offered at every turn. */
function flightOf(figure: FigureId, to: SpaceId): Flight {
  const known = FLIGHTS.get(figure) ?? new Map<SpaceId, Flight>();
  FLIGHTS.set(figure, known);
  const flight = known.get(to) ?? { figure, to };
  known.set(to, flight);
  return flight;
}
export const flights = (state: State, figures: readonly FigureId[], canPay: boolean): Flight[] =>
  figures.flatMap((figure) => landingPlaces(state, figure, canPay).map((to) => flightOf(figure, to)));
/** Flights that are not offered. */
export function noFlights(state: State, figures: readonly FigureId[], canPay: boolean): Blocked[] {
  const { castle, others: places } = board(state);
  return figures.flatMap((figure) => {
    const at = spaceOf(state, figure);
    const here = { target: { figure, to: at }, why: WHY.standsThere };
    const dear = canPay ? [] : places[at].filter((to) => castle[to]).map((to) => ({ target: { figure, to }, why: WHY.tollTooHigh }));
    return [here, ...dear];
  });
}
/** Figures that cannot fly now. */
export const notFlying = (state: State, colour: Colour): Blocked[] =>
  figuresOf(state, colour).flatMap((figure): Blocked[] => {
    const { gear } = state.figures[figure];
    if (!gear.includes('ornithopter')) return [{ target: { figure }, why: WHY.noOrnithopter }];
    if (!canUse(state, figure, 'ornithopter')) return [{ target: { figure }, why: WHY.wonThisTurn }];
    return state.turn.flown.includes(figure) ? [{ target: { figure }, why: WHY.hasFlown }] : [];
  });
