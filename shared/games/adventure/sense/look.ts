import type { Chance } from '../../../kernel/chance.ts';
import type { Table } from '../../../kernel/table.ts';
import { recordOf } from '../../../kernel/typed.ts';
import type { Board } from '../board.ts';
import { type Colour, type FigureId, SPACES, type SeatId, type SpaceId } from '../ids.ts';
import { board, colourOf, figuresOf, isSafe } from '../queries/table.ts';
import type { AdventureGame, State } from '../types.ts';
import type { Outlook } from './standing.ts';
import { power } from './worth.ts';

/** What a bot looks at when it answers. */
export interface Look {
  readonly table: Table<AdventureGame>;
  readonly state: State;
  readonly board: Board;
  readonly seat: SeatId;
  readonly chance: Chance;
  /** What one worth that a colour loses is worth to the seat; negative for its own. */
  readonly spite: Readonly<Partial<Record<Colour, number>>>;
  /** Figures of other players that stand. */
  readonly foes: readonly FigureId[];
  /** What its figures have before them, as far as it has been thought over. */
  readonly outlooks: Map<FigureId, Outlook>;
}

export function lookOf(table: Table<AdventureGame>, seat: SeatId, chance: Chance): Look {
  const { state } = table;
  const foes: FigureId[] = [];
  for (const colour of state.colours) if (state.seatOf[colour] !== seat) foes.push(...figuresOf(state, colour));
  return { table, state, board: board(state), seat, chance, spite: spiteOf(state, seat), foes, outlooks: new Map() };
}
/** The stronger a rival, the more his losses help; the more rivals there are, the less. */
function spiteOf(state: State, seat: SeatId): Look['spite'] {
  const powers = new Map<SeatId, number>();
  for (const colour of state.colours) {
    const owner = state.seatOf[colour] as SeatId;
    powers.set(owner, (powers.get(owner) ?? 0) + power(state, colour));
  }
  const mine = powers.get(seat) ?? 0;
  let others = 0;
  for (const [owner, each] of powers) if (owner !== seat) others += each * each;
  const spite: Partial<Record<Colour, number>> = {};
  for (const colour of state.colours) {
    const owner = state.seatOf[colour] as SeatId;
    spite[colour] = owner === seat ? -1 : 0.7 * Math.min(1.5, (mine * (powers.get(owner) ?? 0)) / (others || 1));
  }
  return spite;
}
export const isMine = ({ state, seat }: Look, colour: Colour): boolean => state.seatOf[colour] === seat;
export const spiteFor = ({ spite }: Look, figure: FigureId): number => spite[colourOf(figure)] ?? 0;
/** It stands on the sietch of its own colour. R1.6 */
export const safe = isSafe;

const REACH = new WeakMap<Board, Float64Array>();
const AT = recordOf(SPACES, (space) => SPACES.indexOf(space));
/** The chance that a throw of two dice can bring a figure from one space to the other in one move. R6.1 */
export function reachOdds(board: Board, from: SpaceId, to: SpaceId): number {
  const odds = REACH.get(board) ?? oddsOn(board);
  return odds[AT[from] * SPACES.length + AT[to]] as number;
}
function oddsOn(board: Board): Float64Array {
  const odds = new Float64Array(SPACES.length ** 2);
  for (const from of SPACES)
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++)
        for (const to of new Set([a, b, a + b].flatMap((steps) => board.reach[from][steps] ?? []))) {
          const at = AT[from] * SPACES.length + AT[to];
          odds[at] = (odds[at] as number) + 1 / 36;
        }
  REACH.set(board, odds);
  return odds;
}
