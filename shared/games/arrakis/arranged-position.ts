import { chanceOf, seedOf } from '../../kernel/chance.ts';
import { recordOf } from '../../kernel/typed.ts';
import type { Position, Task } from '../../kernel/types.ts';
import {
  type ActionSymbol,
  type AreaId,
  type AtreidesToken,
  type BoardId,
  type Figure,
  type HouseId,
  HOUSES,
  type LeaderId,
  LEADERS,
  type NamedId,
  type ObjectiveId,
  type PlanningId,
  SEATS,
  type Side,
  type SietchId,
  SIETCHES,
  type TokenSet,
} from './ids.ts';
import { boardOf } from './board.ts';
import { NO_DICE } from './queries/dice.ts';
import { without } from './queries/table.ts';
import { freshState } from './verbs/setup.ts';
import type { ArrakisGame, ArrakisOptions, ArrakisState, Automa, LeaderPlace, Legion } from './types.ts';

/** A legion to be laid out; whoever of its leaders is named stands there. */
export interface ArrangedLegion extends Readonly<Partial<Record<Figure, number>>> {
  readonly named?: readonly NamedId[];
  readonly tokens?: readonly AtreidesToken[];
  /** Facedown tokens of the automa. */
  readonly facedown?: readonly TokenSet[];
}
type Legions = Readonly<Partial<Record<AreaId, ArrangedLegion>>>;
/** A position to begin with, for tests and lessons: the map is empty but for what is named here; seat 1 leads the Atreides. */
export interface Arrangement {
  readonly seats?: number;
  readonly harkonnen?: Legions;
  readonly atreides?: Legions;
  /** Leaders that are on no map: beside the board, spent, gone; those of the start are `ready`. */
  readonly leaders?: Readonly<Partial<Record<LeaderId, Extract<LeaderPlace, 'waiting' | 'ready' | 'tank' | 'gone'>>>>;
  readonly spent?: readonly LeaderId[];
  /** Ranks of sietches; null = destroyed. Those that are not named stand, rank 2, facedown. */
  readonly sietches?: Readonly<Partial<Record<SietchId, number | null>>>;
  readonly hands?: Readonly<Partial<Record<HouseId, readonly PlanningId[]>>>;
  readonly objectives?: readonly ObjectiveId[];
  /** Unused dice by board. */
  readonly dice?: Readonly<Partial<Record<BoardId, Readonly<Partial<Record<ActionSymbol, number>>>>>>;
  readonly tank?: Readonly<Partial<Record<BoardId, readonly (NamedId | null)[]>>>;
  /** What differs for the automa, where one plays. */
  readonly automa?: Partial<Automa>;
  /** Everything else as the state has it. */
  readonly state?: Partial<ArrakisState>;
  /** What comes next. */
  readonly agenda: readonly Task<ArrakisGame>[];
  readonly options?: ArrakisOptions;
  readonly seed?: number;
}

/** Lays a position out. Nothing is asked yet: a `Table` plays on to the first question with `start()`. */
export function arrange(wanted: Arrangement): Position<ArrakisGame> {
  const { options = {}, seed = 1 } = wanted;
  const seats = SEATS.slice(0, wanted.seats ?? 2);
  const state = freshState({ seats, options }, chanceOf(seed));
  state.round = 1;
  state.phase = 'action';
  for (const id of LEADERS) {
    const at = wanted.leaders?.[id] ?? (boardOf(options).data.leaders[id].entry.by === 'start' ? 'ready' : 'waiting');
    state.leaders[id] = { at, spent: wanted.spent?.includes(id) ?? false };
  }
  for (const side of ['harkonnen', 'atreides'] as const) layLegions(state, side, wanted[side] ?? {});
  for (const id of SIETCHES) {
    const rank = wanted.sietches?.[id];
    state.sietches[id] = rank === null ? null : { at: id, rank: { hidden: rank ?? 2 }, open: false };
  }
  for (const house of HOUSES) state.hands[house] = { hidden: wanted.hands?.[house] ?? [] };
  state.objectives = { hidden: wanted.objectives ?? ['objective-10-5-3'] };
  for (const [id, board] of Object.entries(state.boards)) {
    board.unused = { ...NO_DICE, ...wanted.dice?.[id as BoardId] };
    board.tank = wanted.tank?.[id as BoardId] ?? board.tank;
    for (const leader of board.tank) if (leader) state.leaders[leader] = { ...state.leaders[leader], at: 'tank' };
  }
  if (state.automa) state.automa = { ...state.automa, ...wanted.automa };
  Object.assign(state, wanted.state);
  return { state, agenda: wanted.agenda, seed: seedOf(seed), draws: 0, outcome: null, turn: 0, floor: 0, last: null };
}

/** Tokens that are not laid out are in the pool or, where they are starting ones, out of the game. */
function layLegions(state: ArrakisState, side: Side, wanted: Legions): void {
  const legions: Partial<Record<AreaId, Legion>> = {};
  for (const [at, { named = [], tokens = [], facedown = [], ...figures }] of Object.entries(wanted) as [AreaId, ArrangedLegion][]) {
    const counts = recordOf(['regular', 'elite', 'special', 'generic'] as const, (figure) => figures[figure] ?? 0);
    legions[at] = { ...counts, tokens: { hidden: tokens }, facedown };
    for (const id of named) state.leaders[id] = { ...state.leaders[id], at };
  }
  state.legions[side] = legions;
  if (side === 'harkonnen') return;
  const { starting, standard } = boardOf(state.options).tokens;
  const laid = Object.values(legions).flatMap(({ tokens }) => tokens.hidden);
  state.pool = { hidden: without(standard, laid) };
  state.tokensGone = { hidden: without(starting, laid) };
}
