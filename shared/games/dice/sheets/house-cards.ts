import { BLEED, duneBack } from '../../../sheets/backs.ts';
import { chamfered, line, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf } from '../../../sheets/frame.ts';
import { CARD, cellOf, cropMarks, gridOn, trimOf } from '../../../sheets/grid.ts';
import type { Box, Item, Page, Size } from '../../../sheets/page.ts';
import { FORMATS, type Piece, piecePages } from '../../../sheets/pieces.ts';
import { patternIn, stone } from '../../../sheets/stones.ts';
import { ASSETS, type HouseId, HOUSES, TOKENS } from '../ids.ts';
import { ASSET_SIGNS, type Desk, optionsIn, sheetOf, TOKEN_SIGNS } from './common.ts';
import { available } from '../queries/table.ts';
import { type CardFormat, houseCard, LARGE, SMALL, TAROT } from './house-card.ts';
import { drawnSetup } from './setup-sheet.ts';

/**
 * The Houses and the card of what lies beside the board: one page, or with backs as many as they need. For tonight only
 * those that may be chosen from.
 */
export const houseCards = sheetOf('house-cards', (desk) => {
  if ((desk.request.backs ?? 'none') !== 'none') return backedCards(desk, FORMATS.card, SMALL);
  const foot = desk.request.paper === 'letter' ? 'side' : 'below';
  const paper = paperOf(desk.request);
  const grid = gridOn(paper, CARD, 3, 3, foot === 'side' ? 0 : 3.5);
  const houses = housesFor(desk);
  const cards = houses.map((house, index) => tag('Sect', ...houseCard(desk, house, cellOf(grid, index), SMALL)));
  const pool = poolCard(desk, cellOf(grid, houses.length));
  const page = framed(desk.frame, { number: 1, of: 1, foot }, [...cards, ...pool, ...cropMarks(grid, paper, foot)]);
  return [{ ...page, trim: trimOf(grid) }];
});

const housesFor = ({ request: { names, seats, seed, options } }: Desk): readonly HouseId[] =>
  names ? available(drawnSetup(seats, seed, optionsIn(options))) : HOUSES;

/** The same as large as a tarot card, for sleeves of that size: room for both ways of the Face Dancers. R16.9 */
export const houseTarot = sheetOf('house-tarot', (desk) => backedCards(desk, FORMATS.tarot, TAROT));

function backedCards(desk: Desk, size: Size, format: CardFormat): readonly Page[] {
  const house = housesFor(desk).map(
    (id): Piece => ({
      front: (cell) => houseCard(desk, id, cell, format, BLEED),
      back: (cell) => houseBack(desk, id, cell),
    }),
  );
  const pool: Piece = { front: (cell) => poolCard(desk, inMiddle(cell), BLEED), back: (cell) => duneBack(cell, 'sietch') };
  return piecePages(desk, [{ cutting: { size, bleed: BLEED }, pieces: [...house, pool] }]);
}
/** What is drawn for a playing card, on a larger one. */
const inMiddle = (cell: Box): Box => ({ ...CARD, x: cell.x + (cell.width - CARD.width) / 2, y: cell.y + (cell.height - CARD.height) / 2 });

/** The pattern of the House to the very edge, its stone in the middle. */
function houseBack({ setter, say }: Desk, id: HouseId, cell: Box): readonly Item[] {
  const all = { x: cell.x - BLEED, y: cell.y - BLEED, width: cell.width + 2 * BLEED, height: cell.height + 2 * BLEED };
  const plate = { x: cell.x + 6, y: cell.y + 6, width: cell.width - 12, height: cell.height - 12 };
  const size = plate.width * 0.66;
  const name = setter.fit(
    say(`dice.house.${id}`),
    { face: 'display', size: 17, align: 'centre', leading: 1.05 },
    { x: plate.x + 2, y: plate.y + plate.height - 20, width: plate.width - 4, height: 14 },
    'middle',
  );
  return [
    patternIn(id, all),
    chamfered(plate, 3, { fill: 'paper', stroke: 'ink', width: 0.7 }),
    stone(id, cell.x + cell.width / 2, plate.y + (plate.height - 14) / 2, size),
    tag('P', name),
  ];
}

/** A quarter of a page each: tokens of the token sheet fit on their places. */
export const houseBoards = sheetOf('house-boards', (desk) => {
  const paper = paperOf(desk.request);
  const board: Size = { width: 95, height: desk.request.paper === 'letter' ? 125 : 132 };
  const grid = gridOn(paper, board, 2, 2, 3.5);
  const pages = HOUSES.length / 4;
  return Array.from({ length: pages }, (_, page): Page => {
    const boards = HOUSES.slice(page * 4, page * 4 + 4).map((house, index) =>
      tag('Sect', ...houseCard(desk, house, cellOf(grid, index), LARGE)),
    );
    return { ...framed(desk.frame, { number: page + 1, of: pages }, [...boards, ...cropMarks(grid, paper)]), trim: trimOf(grid) };
  });
});

/** Places for the common pool and the asset supply. R4.2, R4.3 */
function poolCard({ setter, say, board }: Desk, cell: Box, bleed = 0): Item[] {
  const [x, y, width] = [cell.x + SMALL.pad, cell.y + SMALL.pad, cell.width - 2 * SMALL.pad];
  const title = setter.fit(say('dice.sheet.pool'), { face: 'display', size: SMALL.name, leading: 1 }, { x, y, width, height: 7 }, 'bottom');
  const about = setter.fit(
    say('dice.sheet.pool.about'),
    { face: 'regular', size: 7, ink: 'soft', leading: 1.25 },
    { x, y: y + 7.6, width, height: 6.4 },
  );
  const { tokens, assets } = board.data.components;
  const gap = 0.4;
  const edge = (width - 3 * gap) / 4;
  const row = (signs: readonly Parameters<typeof sign>[0][], top: number): Item[] =>
    signs.flatMap((id, index) => {
      const box = { x: x + (index % 4) * (edge + gap), y: top + Math.floor(index / 4) * (edge + gap), width: edge, height: edge };
      return [
        chamfered(box, 0.8, { stroke: 'place', width: 0.25, dash: [0.9, 0.7] }),
        sign(id, box.x + edge / 2, box.y + edge / 2, 5, 'ghost'),
      ];
    });
  const repeat = <T>(item: T, times: number): T[] => Array.from({ length: times }, () => item);
  const pool = TOKENS.flatMap((id) => repeat(TOKEN_SIGNS[id], tokens[id].count));
  const supply = ASSETS.flatMap((id) => repeat(ASSET_SIGNS[id], assets[id].count));
  const label = (text: string, top: number): Item =>
    tag('H3', setter.fit(text, { face: 'bold', size: 7.7 }, { x, y: top, width, height: 3.8 }));
  const first = y + 17;
  const second = first + 5 + 2 * (edge + gap) + 1.6;
  return [
    tag('H2', title),
    tag('P', about),
    line([cell.x - bleed, y + 14.6], [cell.x + cell.width + bleed, y + 14.6], { stroke: 'ink', width: 0.35 }),
    label(say('dice.sheet.pool.tokens'), first - 0.6),
    ...row(pool, first + 4.2),
    label(say('dice.sheet.pool.assets'), second - 0.6),
    ...row(supply, second + 4.2),
  ];
}
