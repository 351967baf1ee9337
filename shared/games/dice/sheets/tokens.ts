import { chamfered, circle, figure, group, line, path, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Box, Item, Page } from '../../../sheets/page.ts';
import { type Piece, piecePages } from '../../../sheets/pieces.ts';
import { spanOf, STONES, stone } from '../../../sheets/stones.ts';
import { ASSETS, type HouseId, HOUSES, type LeaderId, TOKENS } from '../ids.ts';
import { ASSET_SIGNS, type Desk, sheetOf, TOKEN_SIGNS } from './common.ts';

/** Edge of a token in millimetres; places on House boards and the large map are made for it. */
export const TOKEN = 13;
const LABEL = 4.6;
const GAP = 2.2;

/** A token as it is drawn around 0,0, and what it is for a screen reader. */
export interface Token {
  readonly kind: 'troop' | 'large' | 'leader' | 'spice' | 'table';
  readonly items: readonly Item[];
}

/** Every token of the box, a row for each House and one for the table. R2.1, R2.2 */
export const tokens = sheetOf('tokens', (desk) => {
  if ((desk.request.backs ?? 'none') !== 'none') return twoSided(desk);
  const paper = paperOf(desk.request);
  const room = roomOf(paper, true);
  const rows = [
    ...HOUSES.map((house) => ({ name: desk.say(`dice.house.${house}`), tokens: tokensOf(desk, house) })),
    { name: desk.say('dice.sheet.tokens.table'), tokens: tableTokens(desk) },
  ];
  const pitch = LABEL + TOKEN + GAP;
  const about = desk.setter.fit(
    desk.say('dice.sheet.tokens.how'),
    { face: 'regular', size: 7.7, ink: 'soft' },
    { x: room.x, y: room.y - 1.5, width: room.width, height: 4 },
  );
  const drawn = rows.map(({ name, tokens: row }, index) => group(room.x, room.y + 4 + index * pitch, rowOf(desk, name, row)));
  return [framed(desk.frame, { number: 1, of: 1, head: {} }, [tag('P', about), ...drawn])];
});

/** Both sides alike, so that no token can lie the wrong way up. */
function twoSided(desk: Desk): readonly Page[] {
  const all = [...HOUSES.flatMap((house) => tokensOf(desk, house)), ...tableTokens(desk)];
  const pieces = all.map(({ items }): Piece => {
    const face = ({ x, y, width, height }: Box): readonly Item[] => [group(x + width / 2, y + height / 2, items)];
    return { front: face, back: face };
  });
  const alt = desk.say('dice.sheet.tokens.alt', { n: all.length, name: { key: 'dice.title' } });
  return piecePages(desk, [{ cutting: { size: { width: TOKEN, height: TOKEN }, bleed: 0, alt }, pieces }]);
}

const repeat = <T>(item: T, times: number): T[] => Array.from({ length: times }, () => item);

/** All tokens of one House. R2.2 */
export function tokensOf(desk: Desk, house: HouseId): Token[] {
  const { troop, large, spiceMarker } = desk.board.data.houses[house];
  const leaders = desk.board.leadersOf[house].map((id): Token => ({ kind: 'leader', items: leaderToken(desk, house, id) }));
  return [
    ...repeat<Token>({ kind: 'troop', items: [stone(house, 0, 0, TOKEN - 1.6)] }, troop),
    ...repeat<Token>({ kind: 'large', items: largeToken(house) }, large),
    ...leaders,
    ...(spiceMarker ? [{ kind: 'spice', items: [...plain(house), sign('spice', 0, 0, 6.4, 'spice')] } as const] : []),
  ];
}
/** Tokens of nobody: assets, common pool, markers. R2.1 */
export function tableTokens({ board }: Desk): Token[] {
  const { assets, tokens: pool } = board.data.components;
  const square = chamfered({ x: -5.6, y: -5.6, width: 11.2, height: 11.2 }, 1.3, { stroke: 'ink', width: 0.4 });
  const signed = (id: SignId, ink: 'ink' | 'spice' = 'ink'): Token => ({ kind: 'table', items: [square, sign(id, 0, 0, 7.4, ink)] });
  const round: Item = circle(0, 0, 5.6, { stroke: 'ink', width: 0.4 });
  return [
    ...ASSETS.flatMap((id) => repeat(signed(ASSET_SIGNS[id]), assets[id].count)),
    ...TOKENS.flatMap((id) => repeat(signed(TOKEN_SIGNS[id]), pool[id].count)),
    { kind: 'table', items: [round, sign('storm', 0, 0, 7.4, 'spice')] },
    { kind: 'table', items: [round, sign('wait', 0, 0, 7)] },
  ];
}

const scaleOf = (house: HouseId): number => (TOKEN - 1.6) / spanOf(house);
/** The House's cut alone. */
const plain = (house: HouseId): Item[] => [
  group(0, 0, [path(STONES[house].cut, { fill: 'paper', stroke: 'ink', width: 6 })], { scale: scaleOf(house) }),
];

/** The double chevron marks a troop that counts two. R1.1 */
function largeToken(house: HouseId): Item[] {
  const chevrons = path('M-16 40L0 50L16 40M-16 28L0 38L16 28', { stroke: 'ink', width: 6, round: true });
  const clear = path('M-24 22H24V46L0 60L-24 46Z', { fill: 'paper' });
  const { cut, sign: its } = STONES[house];
  const scaled = group(
    0,
    0,
    [path(cut, { fill: 'paper', stroke: 'ink', width: 10 }), group(0, -10, [sign(its, 0, 0, 58)]), group(0, -4, [clear, chevrons])],
    { scale: scaleOf(house) },
  );
  return [scaled];
}

/** Leaders are dark, with their strength. R1.3 */
function leaderToken({ setter, board }: Desk, house: HouseId, id: LeaderId): Item[] {
  const number = setter.fit(
    String(board.strengthOf[id].alone),
    { face: 'bold', size: 9, ink: 'paper', align: 'centre', leading: 1 },
    { x: -3, y: 0.3, width: 6, height: 4 },
    'middle',
  );
  const dark = group(0, 0, [path(STONES[house].cut, { fill: 'ink', stroke: 'ink', width: 6 })], { scale: scaleOf(house) });
  return [dark, sign('leader', 0, -1.9, 4.2, 'paper'), number];
}

/** A row of tokens that touch: one cut parts two of them. */
function rowOf({ setter, say }: Desk, name: string, row: readonly Token[]): Item[] {
  const label = setter.fit(name, { face: 'display', size: 10, leading: 1.1 }, { x: 0, y: 0, width: 90, height: LABEL - 0.4 }, 'middle');
  const width = row.length * TOKEN;
  const cut = { stroke: 'place', width: 0.12 } as const;
  const uprights = Array.from({ length: row.length + 1 }, (_, index) => line([index * TOKEN, LABEL], [index * TOKEN, LABEL + TOKEN], cut));
  const flats = [LABEL, LABEL + TOKEN].map((y) => line([0, y], [width, y], cut));
  const drawn = row.map(({ items }, index) => group((index + 0.5) * TOKEN, LABEL + TOKEN / 2, items));
  return [tag('H2', label), ...flats, ...uprights, figure(say('dice.sheet.tokens.alt', { n: row.length, name }), ...drawn)];
}
