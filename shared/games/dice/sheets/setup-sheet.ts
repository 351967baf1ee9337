import { begin } from '../../../kernel/table.ts';
import { seedOf } from '../../../kernel/chance.ts';
import { diamond, group, line, rect, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { stone } from '../../../sheets/stones.ts';
import type { Message } from '../../../text/message.ts';
import { ASSETS, type HouseId, type SeatId, SEATS, TOKENS } from '../ids.ts';
import { dice } from '../index.ts';
import { available, draftOrder } from '../queries/table.ts';
import type { DiceOptions, State } from '../types.ts';
import { ASSET_SIGNS, type Desk, optionsIn, sheetOf } from './common.ts';
import { startOf } from './house-card.ts';
import { halfHeightOf, landDrawing } from './land-drawing.ts';

/**
 * The position before the first House is chosen, as a game with this seed would begin.
 * @param seed as given on the command line or in the print studio; the game's own seed is made from it
 */
export function drawnSetup(seats: number, seed: number, options: DiceOptions): State {
  const table = begin(dice, { seats: SEATS.slice(0, seats), options: { ...options, dice: 'app' }, seed: seedOf(seed) });
  return table.position.state;
}

/** A set-up that has already been drawn, to be copied onto a real table. R4 */
export const setupSheet = sheetOf(
  'setup-sheet',
  (desk) => {
    const { request, say } = desk;
    const { seats, seed } = request;
    const state = drawnSetup(seats, seed, optionsIn(request.options));
    const room = roomOf(paperOf(request), true);
    const half = 71;
    const mapHeight = 2 * halfHeightOf(half);
    const drawing = landDrawing(desk, { half, place: 7.4, name: 9.4, storm: 4.6, setUp: { assets: state.assets, storm: state.storm } });
    const right = { x: room.x + 2 * half + 7, y: room.y - 1, width: room.width - 2 * half - 7, height: mapHeight + 1 };
    const below = { ...room, y: room.y + mapHeight + 5, height: room.height - mapHeight - 5 };
    const table = tableList(desk, state, below);
    const houses = { ...below, y: below.y + table.height + 4, height: below.height - table.height - 4 };
    const items = [
      group(room.x + half, room.y + mapHeight / 2, drawing),
      ...seatList(desk, state, right),
      ...table.items,
      ...houseList(desk, available(state), houses),
    ];
    return [framed(desk.frame, { number: 1, of: 1, head: { note: say('dice.sheet.setup.note', { seats, seed: String(seed) }) } }, items)];
  },
  true,
);

/** Seats in the order in which they choose, with room for a name and a House. R4.4, R4.5 */
function seatList({ setter, say, request }: Desk, state: State, room: Box): Item[] {
  const title = setter.fit(say('dice.sheet.setup.seats'), { face: 'display', size: 13, leading: 1.1 }, { ...room, height: 6 });
  const about = setter.set(
    say('dice.sheet.setup.seats.about'),
    { face: 'regular', size: 7.2, ink: 'soft' },
    room.x,
    room.y + 6.6,
    room.width,
  );
  const top = about.box.y + about.box.height + 1.5;
  const each = Math.min(14, (room.y + room.height - top) / state.seats.length);
  const rows = draftOrder(state).map((seat, index) => {
    const row = { x: room.x, y: top + index * each, width: room.width, height: each };
    return tag('P', ...seatRow({ setter, say, request }, row, seat, index + 1, state.startSeat === seat));
  });
  return [tag('H2', title), tag('P', about), ...rows];
}
function seatRow(
  { setter, say, request }: Pick<Desk, 'setter' | 'say' | 'request'>,
  room: Box,
  seat: SeatId,
  turn: number,
  starts: boolean,
): Item[] {
  const [x, y] = [room.x, room.y + 3.2];
  const number = setter.fit(
    String(turn),
    { face: 'bold', size: 8.5, align: 'centre' },
    { x, y: y - 2.8, width: 5.6, height: 5.6 },
    'middle',
  );
  const name = request.names?.[SEATS.indexOf(seat)] || say('dice.sheet.setup.seat', { n: SEATS.indexOf(seat) + 1 });
  const text = setter.fit(
    starts ? [{ text: `${name}, ` }, { text: say('dice.sheet.setup.start'), face: 'bold' }] : name,
    { face: 'regular', size: 8, leading: 1.15 },
    { x: x + 7.4, y: y - 2.8, width: room.width - 7.4, height: 4 },
    'middle',
  );
  const mark = diamond(x + 2.8, y, 2.9, starts ? { stroke: 'spice', width: 0.5 } : { stroke: 'ink', width: 0.35 });
  const base = room.y + room.height - 0.8;
  return [mark, number, text, line([x + 7.4, base], [x + room.width, base], { stroke: 'place', width: 0.2 })];
}

/** What lies where besides the assets on the map. R4.1-R4.3 */
function tableList({ setter, say, board }: Desk, state: State, room: Box): { items: Item[]; height: number } {
  const counted = (n: number, key: string): Message => (n === 1 ? { key } : { key: 'dice.sheet.setup.count', with: { n, name: { key } } });
  const pool = TOKENS.map((id) => counted(board.data.components.tokens[id].count, `dice.token.${id}`));
  const left = ASSETS.filter((id) => state.assetSupply[id] > 0).map((id): Message => counted(state.assetSupply[id], `dice.asset.${id}`));
  const { victory, alliancesFromSeats } = board.data.game;
  const solo = victory.solo[String(state.seats.length)] ?? 3;
  const lines = [
    ['storm', say('dice.sheet.setup.storm', { zone: state.storm })],
    [ASSET_SIGNS[ASSETS.find((id) => state.assetSupply[id] > 0) ?? 'fortification'], say('dice.sheet.setup.leftOver', { asset: left })],
    ['more', say('dice.sheet.setup.pool', { items: pool })],
    [
      'seal',
      `${say('dice.sheet.setup.turn')} ${say(state.seats.length >= alliancesFromSeats ? 'dice.sheet.setup.allied' : 'dice.sheet.setup.alone', { solo, allied: victory.allied })}`,
    ],
  ] as const;
  const width = (room.width - 6) / 2;
  const items = lines.flatMap(([id, text], index): Item[] => {
    const [x, y] = [room.x + (index % 2) * (width + 6), room.y + Math.floor(index / 2) * 8.4];
    const words = setter.fit(text, { face: 'regular', size: 8.5, leading: 1.25 }, { x: x + 6, y, width: width - 6, height: 7.8 });
    return [sign(id, x + 2, y + 2, 4, id === 'storm' || id === 'seal' ? 'spice' : 'ink'), tag('P', words)];
  });
  return { items, height: 16.8 };
}

/** The Houses that can be chosen and how each begins. R4.6-R4.8 */
function houseList(desk: Desk, houses: readonly HouseId[], room: Box): Item[] {
  const { setter, say, board } = desk;
  const title = setter.fit(say('dice.sheet.setup.houses'), { face: 'display', size: 13, leading: 1.1 }, { ...room, height: 6 });
  const ordered = board.data.game.setupOrder.filter((id) => houses.includes(id));
  const rows = Math.ceil(ordered.length / 2);
  const each = Math.min(19, (room.height - 8) / rows);
  const width = (room.width - 8) / 2;
  const cells = ordered.map((house, index): Item => {
    const [x, y] = [room.x + Math.floor(index / rows) * (width + 8), room.y + 8 + (index % rows) * each];
    const name = setter.fit(
      say(`dice.house.${house}`),
      { face: 'display', size: 11.5, leading: 1.1 },
      { x: x + 15, y: y + 1, width: width - 21, height: 5 },
    );
    const start = setter.fit(
      startOf(desk, house, 'dice.sheet.setup.card'),
      { face: 'regular', size: 8, leading: 1.25 },
      { x: x + 15, y: y + 6, width: width - 21, height: each - 6.6 },
    );
    const tick = rect({ x: x + width - 4.2, y: y + (each - 4) / 2, width: 4, height: 4 }, { stroke: 'ink', width: 0.3 });
    return group(0, 0, [
      line([x, y], [x + width, y], { stroke: 'hair' }),
      stone(house, x + 6, y + each / 2, Math.min(12, each - 3)),
      tag('H3', name),
      tag('P', start),
      tick,
    ]);
  });
  return [tag('H2', title), ...cells];
}
