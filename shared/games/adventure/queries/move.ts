import type { Blocked } from '../../../kernel/types.ts';
import type { Colour, FigureId, SpaceId } from '../ids.ts';
import type { Flight, Step } from '../questions.ts';
import { WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { board, canUse, dieValues, factsOf, figuresOf, stockOf, spaceOf } from './table.ts';

/** The player of a colour can pay the toll of one arrival, out of all his colours. R6.3, Q30 */
export const canPayToll = (state: State, colour: Colour): boolean => spiceWith(state, colour) >= factsOf(state).game.prices.toll;
/** What the player of this colour has, the other colour included. R13.1, Q30 */
function spiceWith(state: State, colour: Colour): number {
  let spice = stockOf(state, colour).spice;
  for (const other of state.colours) if (isPartner(state, colour, other)) spice += stockOf(state, other).spice;
  return spice;
}
const isPartner = ({ seatOf }: State, colour: Colour, other: Colour): boolean => other !== colour && seatOf[other] === seatOf[colour];

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
/** Own figures with an Ornithopter they may use. R9.8, R8.9 */
export const bearers = (state: State, colour: Colour): FigureId[] =>
  figuresOf(state, colour).filter((figure) => canUse(state, figure, 'ornithopter'));
/** Of these, those that have not flown at this boundary. R9.11 */
export const boundaryFliers = (state: State, colour: Colour): FigureId[] =>
  bearers(state, colour).filter((figure) => !state.turn.flown.includes(figure));

/** Instead of the throw the spice of the social plan comes before the flight, after the stakes are lost. R5.3, R9.8, R11.6 */
export const paysTollFlying = (state: State, colour: Colour): boolean =>
  canPayToll(state, colour) || (isPoor(state, colour) && socialPlan(state, colour) >= factsOf(state).game.prices.toll);
/** The player of this colour has no Harvester and no spice; stakes do not count. R5.3, Q5, Q30 */
export const isPoor = (state: State, colour: Colour): boolean =>
  state.colours.every((other) => {
    if (other !== colour && !isPartner(state, colour, other)) return true;
    const { spice, harvesters } = stockOf(state, other);
    return spice === 0 && harvesters === 0;
  });
function socialPlan(state: State, colour: Colour): number {
  const { left, middle, right } = stockOf(state, colour).stake;
  return Math.min(state.bank.spice + left + middle + right, factsOf(state).game.prices.socialPlan);
}

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
/** Does it cost something to arrive there? R6.3 */
export const isTolled = (state: State, figure: FigureId): boolean => board(state).castle[spaceOf(state, figure)];
