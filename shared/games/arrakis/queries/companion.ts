import { recordOf } from '../../../kernel/typed.ts';
import type { Task } from '../../../kernel/types.ts';
import {
  type Aircraft,
  type AreaId,
  FIGURES,
  HOUSES,
  type NamedId,
  OBJECTIVES,
  type SeatId,
  type Side,
  SIDES,
  SIETCHES,
  TRACKS,
  type ZoneId,
} from '../ids.ts';
import type { Counts } from '../questions.ts';
import type { ArrakisGame, State } from '../types.ts';
import { countTokens, legionAt, supply, wholeOf } from './legions.ts';
import { book, isCompanion, modeOf, otherSide, sideOfSeat } from './table.ts';
import { vehiclesLeft } from './vehicles.ts';

// A companion of Mahdi beside a board on the table: what people draw there is told, what nobody may look at the program draws.

/** What is told at the start of a round: a card of each deck, and the prescience cards. R5.2, R16.3 */
export function drawnForRound(state: State): readonly Task<ArrakisGame>[] {
  const { draws, prescience } = book(state).data.numbers;
  return [
    ...HOUSES.filter((house) => state.lead[house] !== null).map(
      (house) => ({ do: 'tellDrawn', house, deck: house, left: draws.start }) as const,
    ),
    { do: 'tellShown', left: prescience[modeOf(state)] },
  ];
}
/** Objectives that can have been drawn. R4.14 */
export const objectivesLeft = ({ objectives }: State) => OBJECTIVES.filter((id) => !objectives.hidden.includes(id));

/** May this seat set something right now? Only before its side has said what its turn is for. */
export const mayMend = (state: State, seat: SeatId): boolean =>
  isCompanion(state) &&
  state.turn?.side === 'atreides' &&
  state.turn.house === null &&
  sideOfSeat(state, seat) === 'atreides' &&
  !state.held &&
  state.result === null;
/** Whose legion can stand in this area: not two. Tokens of sietches lie facedown, and may lie in other places than here. R2.11, R4.2 */
export const mendable = (state: State, at: AreaId): readonly (Side | 'sand' | 'sietch')[] => [
  ...SIDES.filter((side) => !legionAt(state, otherSide(side), at)),
  'sand',
  ...(otherRanks(state, at).length > 0 ? (['sietch'] as const) : []),
];
/** Sietches of another rank than the one here: with one of them its token has changed places, since the box has no others. R4.2 */
export function otherRanks(state: State, at: AreaId): readonly AreaId[] {
  const standing = SIETCHES.flatMap((id) => state.sietches[id] ?? []);
  const here = standing.find((sietch) => sietch.at === at);
  return here ? standing.filter(({ rank }) => rank.hidden !== here.rank.hidden).map((sietch) => sietch.at) : [];
}

/** Named leaders who can be there: those beside the board or on the map; a tank is left only by its track. R12.9 */
const reachable = (state: State, side: Side): readonly NamedId[] =>
  book(state).namedOf[side].filter((id) => !['waiting', 'gone', 'tank'].includes(state.leaders[id].at));
/** What stands there now, and how much of each can: figures as the box has them, tokens as they lie there. */
export function legionToMend(state: State, side: Side, at: AreaId): { readonly most: Counts; readonly likely: Counts } {
  const whole = wholeOf(state, side, at);
  const most: Record<string, number> = {};
  const likely: Record<string, number> = {};
  for (const figure of FIGURES) {
    likely[figure] = whole[figure];
    most[figure] = whole[figure] + supply(state, side, figure);
  }
  for (const [token, count] of Object.entries(countTokens(whole.tokens))) {
    likely[token] = count;
    most[token] = count;
  }
  for (const id of reachable(state, side)) {
    likely[id] = whole.named.includes(id) ? 1 : 0;
    most[id] = 1;
  }
  return { most, likely };
}
/** What lies in the sand of an area now, and what can, as far as the box has it. */
export function sandToMend(state: State, at: AreaId): { readonly most: Counts; readonly likely: Counts } {
  const { vehicles, worms, wormsigns } = book(state).data.pieces;
  const here = (areas: readonly AreaId[]): number => (areas.includes(at) ? 1 : 0);
  const can = (areas: readonly AreaId[], box: number): number => (areas.includes(at) || areas.length < box ? 1 : 0);
  const signs = Object.values(wormsigns.mix).reduce((sum, count) => sum + count, 0);
  return {
    most: {
      harvester: can(state.harvesters, vehicles.harvester),
      wormsign: can(state.wormsigns, signs),
      sandworm: can(state.worms, worms.sandworm),
    },
    likely: { harvester: here(state.harvesters), wormsign: here(state.wormsigns), sandworm: here(state.worms) },
  };
}
/** Which aircraft can be in a zone, as far as the box has it. R3.4 */
export const aircraftFor = (state: State, at: ZoneId): readonly ('none' | Aircraft)[] => [
  'none',
  ...(['ornithopter', 'carryall'] as const).filter((kind) => state.zones[at] === kind || vehiclesLeft(state, kind) > 0),
];
/** Where the markers stand. */
export function tracksToMend(state: State): { readonly most: Counts; readonly likely: Counts } {
  const { end } = book(state).data.numbers.tracks;
  return {
    most: { supremacy: end, ...recordOf(TRACKS, () => end) },
    likely: { supremacy: state.supremacy, ...state.prescience },
  };
}
