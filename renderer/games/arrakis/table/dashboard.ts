import { boardOf, otherSide, sideOfHouse } from '../../../../shared/games/arrakis/board.ts';
import {
  type ActionSymbol,
  BOARDS,
  type BoardId,
  type HouseId,
  LEADERS,
  type LeaderId,
  type NamedId,
  type Side,
  SYMBOLS,
} from '../../../../shared/games/arrakis/ids.ts';
import type { ArrakisView, LeaderPlace } from '../../../../shared/games/arrakis/types.ts';

/** What lies in a slot: a die that can still be spent, one that was, the Bene Gesserit token, nothing. */
export type Slot = 'die' | 'used' | 'token' | 'empty';
/** A leader's card, faceup or facedown, at its slot. R17.1, R17.3 */
export interface LeaderCard {
  readonly id: LeaderId;
  readonly house: HouseId;
  readonly spent: boolean;
  readonly at: LeaderPlace;
  /** What a Special becomes; null = a worm. R11.8 */
  readonly combat: { readonly hits: number; readonly shields: number } | null;
  /** Seek Out the Mahdi: he neither moves nor attacks. */
  readonly bound: boolean;
}
export interface Column {
  readonly symbol: ActionSymbol;
  /** Dice in the order used, not used, token; a die that has no slot yet stands last. */
  readonly slots: readonly Slot[];
  readonly unused: number;
  readonly used: number;
  readonly token: boolean;
  /** More dice than slots: one must change. R6.3 */
  readonly over: boolean;
  /** Truthtrance: this die, or the token, must be spent next. */
  readonly forced: 'die' | 'token' | null;
  readonly leaders: readonly LeaderCard[];
}
/** Slot of a regeneration tank, START first; `left`: advances until its leader is free. R12.9 */
export interface TankSlot {
  readonly leader: NamedId | null;
  readonly left: number;
}
export interface Dashboard {
  readonly id: BoardId;
  readonly side: Side;
  readonly houses: readonly HouseId[];
  readonly columns: readonly Column[];
  readonly tank: readonly TankSlot[];
  /** Dice that can be spent, the token among them. */
  readonly unused: number;
  readonly all: number;
}
/** What has a leader's slot but no dice. R7.8 */
export interface DesertPower {
  readonly own: number;
  readonly enemy: number;
  /** The Atreides have fewer unused dice. */
  readonly open: boolean;
  readonly maker: LeaderCard | null;
}

const isShownCard = ({ at }: Pick<LeaderCard, 'at'>): boolean => at !== 'waiting' && at !== 'gone';
function cardOf(view: ArrakisView, id: LeaderId): LeaderCard {
  const { house, combat } = boardOf(view.options).data.leaders[id];
  const { at, spent } = view.leaders[id];
  const bound =
    view.paulBound !== null && (id === 'paul-muaddib' || (id === 'paul-atreides' && view.leaders['paul-muaddib'].at === 'waiting'));
  return { id, house, spent, at, combat, bound };
}
/** Cards of leaders in play that lie at a slot, of these Houses. */
const cardsAt = (view: ArrakisView, slot: ActionSymbol, houses: readonly HouseId[]): readonly LeaderCard[] =>
  LEADERS.filter((id) => boardOf(view.options).data.leaders[id].slot === slot)
    .map((id) => cardOf(view, id))
    .filter((card) => houses.includes(card.house) && isShownCard(card));

function columnOf(view: ArrakisView, id: BoardId, symbol: ActionSymbol): Column {
  const { houses, slots: count } = boardOf(view.options).data.pieces.boards[id];
  const board = view.boards[id];
  const unused = board?.unused[symbol] ?? 0;
  const used = board?.used[symbol] ?? 0;
  const token = board?.token === symbol;
  const lying: readonly Slot[] = [
    ...Array.from({ length: used }, (): Slot => 'used'),
    ...Array.from({ length: unused }, (): Slot => 'die'),
    ...(token ? (['token'] as const) : []),
  ];
  const isForced = sideOf(id, view) === 'harkonnen' && view.forced?.symbol === symbol;
  return {
    symbol,
    slots: [...lying, ...Array.from({ length: Math.max(0, count - lying.length) }, (): Slot => 'empty')],
    unused,
    used,
    token,
    over: unused > count,
    forced: isForced ? (view.forced?.token ? 'token' : 'die') : null,
    leaders: cardsAt(view, symbol, houses),
  };
}
function sideOf(id: BoardId, view: ArrakisView): Side {
  const [first] = boardOf(view.options).data.pieces.boards[id].houses;
  return first ? sideOfHouse(first) : 'harkonnen';
}

/** The dashboards of a side: one, or two where it is shared. R6.2, R15.2 */
export function dashboardsOf(view: ArrakisView, side: Side): readonly Dashboard[] {
  const { boards } = boardOf(view.options).data.pieces;
  return BOARDS.filter((id) => view.boards[id] && sideOf(id, view) === side).map((id) => {
    const columns = SYMBOLS.filter((symbol) => boards[id].symbols.includes(symbol)).map((symbol) => columnOf(view, id, symbol));
    const tank = view.boards[id]?.tank ?? [];
    const sum = (of: (column: Column) => number): number => columns.reduce((all, column) => all + of(column), 0);
    const unused = sum((column) => column.unused + (column.token ? 1 : 0));
    return {
      id,
      side,
      houses: boards[id].houses,
      columns,
      tank: tank.map((leader, at) => ({ leader, left: tank.length - at })),
      unused,
      all: unused + sum(({ used }) => used),
    };
  });
}
/** Dice of a side that are left; of the automa also those it has not rolled yet. R7.8 */
export const leftOf = (view: ArrakisView, side: Side): number =>
  dashboardsOf(view, side).reduce((sum, { unused }) => sum + unused, 0) + (side === 'harkonnen' ? (view.automa?.unrolled ?? 0) : 0);

/** Dice of a side in this round, spent or not. */
export const allOf = (view: ArrakisView, side: Side): number =>
  dashboardsOf(view, side).reduce((sum, { all, unused }) => sum + all - unused, 0) + leftOf(view, side);

/** Whether the desert obeys the Atreides now. R7.8 */
export function desertPower(view: ArrakisView): DesertPower {
  const [own, enemy] = [leftOf(view, 'atreides'), leftOf(view, 'harkonnen')];
  const maker = cardOf(view, 'wild-maker');
  return { own, enemy, open: view.phase === 'action' && own < enemy, maker: isShownCard(maker) ? maker : null };
}

/** The leaders in play of these Houses, with the symbol their cards lie at. */
export const leaderCards = (view: ArrakisView, houses: readonly HouseId[]) =>
  LEADERS.map((id) => ({ card: cardOf(view, id), slot: boardOf(view.options).data.leaders[id].slot })).filter(
    ({ card }) => houses.includes(card.house) && isShownCard(card),
  );

/** Before the first turn dice and tokens are put to their symbols: places are chosen then, not dice. R6.3, R6.4 */
export const isPlacing = ({ turn }: Pick<ArrakisView, 'turn'>): boolean => turn === null;

/** Whose dice lie in front: the viewer's; for whoever only looks on always the same. */
export const nearSide = ({ side }: Pick<ArrakisView, 'side'>): Side => side ?? 'atreides';
/** What a die of this side is called: bare where it is one of the near side. */
export function dieId(near: Side, side: Side, symbol: ActionSymbol, isToken = false): string {
  const die = isToken ? `token/${symbol}` : symbol;
  return side === near ? die : `enemy/${die}`;
}
/** Leaders that a House has in its tanks, nearest to being free first. */
export const inTank = (boards: readonly Dashboard[]): readonly (TankSlot & { readonly leader: NamedId })[] =>
  boards
    .flatMap(({ tank }) => tank)
    .flatMap(({ leader, left }) => (leader ? [{ leader, left }] : []))
    .sort((one, other) => one.left - other.left);

/** The two sides, the near one first. */
export const bothSides = (near: Side): readonly [Side, Side] => [near, otherSide(near)];
/** Does the viewer lead a House of this board? Whose hand is open to the viewer is the viewer's own. R15.3 */
export const isOwn = (view: ArrakisView, { houses }: Pick<Dashboard, 'houses'>): boolean =>
  houses.some((house) => view.hands[house].cards !== null);
