import { BLEED, duneBack } from '../../../sheets/backs.ts';
import { chamfered, DASHED, group, line, rect, sign, silent, tag } from '../../../sheets/draw.ts';
import type { Box, Item, Page } from '../../../sheets/page.ts';
import { FORMATS, type Piece, piecePages } from '../../../sheets/pieces.ts';
import { bandOf, patternIn, stone, type StoneId } from '../../../sheets/stones.ts';
import { type Colour, COLOURS, EQUIPMENT, FIGURES, type FigureId } from '../ids.ts';
import { CARD_SIGNS, ROLE_SIGNS } from '../signs.ts';
import { colourName, coloursFor, type Desk, sheetOf } from './common.ts';
import { figureMark } from './figures.ts';
import { cardPages, innerOf, PAD } from '../../../sheets/rows.ts';
import { bankCard, pactCard, stockCard } from './stock-cards.ts';

/** Twelve fighters to play on, a stock card for each colour, the bank and the pacts: two pages of nine. R1.3, R1.4, R2.3 */
export const fighterCards = sheetOf('fighter-cards', (desk) => {
  const { names, seats } = desk.request;
  // Who prints for tonight wants no colour that nobody plays.
  const colours = names ? coloursFor(seats) : COLOURS;
  const figures = FIGURES.filter((id) => colours.includes(desk.board.data.fighters[id].colour));
  if ((desk.request.backs ?? 'none') !== 'none') return backedCards(desk, figures, colours);
  return cardPages(desk, [
    ...figures.map((id) => (cell: Box) => fighterCard(desk, id, cell)),
    ...colours.map((colour) => (cell: Box) => stockCard(desk, colour, cell)),
    (cell) => bankCard(desk, cell),
    (cell) => pactCard(desk, cell),
  ]);
});

function backedCards(desk: Desk, figures: readonly FigureId[], colours: readonly Colour[]): readonly Page[] {
  const { data } = desk.board;
  const houseOf = (colour: Colour): StoneId => data.colours[colour].house;
  const dunes = (cell: Box): readonly Item[] => duneBack(cell, 'sietch');
  const pieces: readonly Piece[] = [
    ...figures.map((id): Piece => {
      const { colour, role } = data.fighters[id];
      const face = (x: number, y: number, size: number): Item => figureMark(role, houseOf(colour), x, y, size);
      return { front: (cell) => fighterCard(desk, id, cell, BLEED), back: (cell) => patternBack(cell, houseOf(colour), face) };
    }),
    ...colours.map((colour): Piece => {
      const face = (x: number, y: number, size: number): Item => stone(houseOf(colour), x, y, size);
      return { front: (cell) => stockCard(desk, colour, cell, BLEED), back: (cell) => patternBack(cell, houseOf(colour), face) };
    }),
    { front: (cell) => bankCard(desk, cell), back: dunes },
    { front: (cell) => pactCard(desk, cell), back: dunes },
  ];
  return piecePages(desk, [{ cutting: { size: FORMATS.card, bleed: BLEED }, pieces }]);
}
/** The pattern of the House to the very edge, who it is in the middle. */
function patternBack(cell: Box, house: StoneId, face: (x: number, y: number, size: number) => Item): readonly Item[] {
  const all = { x: cell.x - BLEED, y: cell.y - BLEED, width: cell.width + 2 * BLEED, height: cell.height + 2 * BLEED };
  const plate = { x: cell.x + 6, y: cell.y + 6, width: cell.width - 12, height: cell.height - 12 };
  const [x, y] = [cell.x + cell.width / 2, cell.y + cell.height / 2];
  return [patternIn(house, all), chamfered(plate, 3, { fill: 'paper', stroke: 'ink', width: 0.7 }), face(x, y, plate.width * 0.74)];
}

/** @param bleed how far what crosses the card goes on beyond its cut */
function fighterCard(desk: Desk, id: FigureId, cell: Box, bleed = 0): Item[] {
  const inner = innerOf(cell);
  const track = 15;
  const top = inner.y + 18.6;
  const places = { ...inner, y: top + 13.6, height: cell.y + cell.height - track - top - 15 };
  return [
    ...headOf(desk, id, cell, inner, bleed),
    ...valuesOf(desk, id, { ...inner, y: top, height: 12.4 }),
    ...gearOf(desk, places),
    ...trackOf(desk, id, { ...inner, y: cell.y + cell.height - track, height: track }, bleed),
  ];
}

/** Stone and silhouette, name, House with the box's colour, and the pattern of the House across the card. */
function headOf({ setter, say, speaker, board }: Desk, id: FigureId, cell: Box, inner: Box, bleed: number): Item[] {
  const { colour, role } = board.data.fighters[id];
  const { house } = board.data.colours[colour];
  const size = 13;
  const x = inner.x + size + 2.6;
  const width = inner.width - size - 2.6;
  const name = setter.fit(
    say(`adventure.figure.${id}`),
    { face: 'display', size: 13.5, leading: 1 },
    { x, y: inner.y, width, height: 7.4 },
    'bottom',
  );
  const told = setter.fit(
    speaker.say(colourName(colour)),
    { face: 'regular', size: 7.4, ink: 'soft', leading: 1.2 },
    { x: x + 4.4, y: inner.y + 8.4, width: width - 4.4, height: 3.6 },
    'middle',
  );
  const band = { x: cell.x - bleed, y: inner.y + size + 1.1, width: cell.width + 2 * bleed, height: 2.4 };
  return [
    stone(house, inner.x + size / 2 - 0.4, inner.y + size / 2, size),
    tag('H2', name),
    sign(ROLE_SIGNS[role], x + 1.6, inner.y + 10.1, 3.8, 'soft'),
    tag('P', told),
    ...bandOf(house, band),
  ];
}

/** Printed Guile, large, and a place for what is bought on top. R1.3, R12.1 */
function valuesOf({ setter, say, board }: Desk, id: FigureId, room: Box): Item[] {
  const { guile } = board.data.fighters[id];
  const { limits } = board.data.game;
  const word = setter.fit(
    say('adventure.value.guile'),
    { face: 'display', size: 12, leading: 1 },
    { x: room.x + 8, y: room.y, width: 16, height: room.height },
    'middle',
  );
  const value = setter.fit(
    String(guile),
    { face: 'bold', size: 24, align: 'centre', leading: 1 },
    { x: room.x + 24, y: room.y, width: 8, height: room.height },
    'middle',
  );
  const bought = limits.guile - guile;
  const gap = 1;
  const left = room.x + 34;
  const label = setter.fit(
    say('adventure.sheet.fighter.bought'),
    { face: 'regular', size: 7, ink: 'quiet', leading: 1.1 },
    { x: left, y: room.y + 0.2, width: room.x + room.width - left, height: 3.4 },
    'bottom',
  );
  const each = Math.min(6.2, (room.x + room.width - left - gap * (bought - 1)) / Math.max(1, bought));
  const steps = Array.from({ length: bought }, (_, index): Item[] => {
    const box = { x: left + index * (each + gap), y: room.y + 4.4, width: each, height: 7 };
    const number = setter.fit(String(guile + index + 1), { face: 'semibold', size: 8, ink: 'place', align: 'centre' }, box, 'middle');
    return [chamfered(box, 0.7, DASHED), silent(number)];
  });
  return [
    sign('guile', room.x + 3, room.y + room.height / 2, 6.4),
    tag('P', word, value),
    ...(bought > 0 ? [tag('P', label)] : []),
    ...steps.flat(),
  ];
}

/** A place for each kind of equipment: at most one of each. R9.1 */
function gearOf({ setter, say }: Desk, room: Box): Item[] {
  const columns = 4;
  const gap = 1.2;
  const rows = Math.ceil(EQUIPMENT.length / columns);
  const height = (room.height - gap * (rows - 1)) / rows;
  return EQUIPMENT.flatMap((id, index): Item[] => {
    const row = Math.floor(index / columns);
    const here = row === rows - 1 ? EQUIPMENT.length - row * columns : columns;
    const width = (room.width - gap * (here - 1)) / here;
    const box = { x: room.x + (index % columns) * (width + gap), y: room.y + row * (height + gap), width, height };
    const name = setter.fit(
      say(`adventure.card.${id}`),
      { face: 'regular', size: 7, ink: 'quiet', align: 'centre', leading: 1.05 },
      { x: box.x + 0.4, y: box.y + height - 5.4, width: width - 0.8, height: 5 },
      'middle',
    );
    return [
      chamfered(box, 0.8, DASHED),
      sign(CARD_SIGNS[id], box.x + width / 2, box.y + (height - 5) / 2 + 0.3, 5.6, 'place'),
      tag('P', name),
    ];
  });
}

/** Cells along the lower edge, where the clip slides; the start value stands in spice. R1.3 */
function trackOf({ setter, say, board }: Desk, id: FigureId, room: Box, bleed: number): Item[] {
  const { strength } = board.data.fighters[id];
  const { limits } = board.data.game;
  const label = setter.fit(
    say('adventure.sheet.fighter.track', { strength }),
    { face: 'regular', size: 7, ink: 'soft', leading: 1.1 },
    { x: room.x + 5, y: room.y, width: room.width - 5, height: 3.6 },
    'middle',
  );
  const width = room.width / limits.strength;
  const top = room.y + 4.2;
  const bottom = room.y + room.height;
  const cells = Array.from({ length: limits.strength }, (_, index): Item => {
    const value = index + 1;
    const x = room.x + index * width;
    const starts = value === strength;
    const number = setter.fit(
      String(value),
      { face: 'bold', size: 11, align: 'centre', ink: starts ? 'spice' : 'ink' },
      { x, y: top, width, height: bottom - PAD - top },
      'middle',
    );
    const ends = index > 0 ? [line([x, top], [x, bottom + bleed], { stroke: 'ink', width: 0.2 })] : [];
    const mark = starts
      ? [rect({ x: x + 0.7, y: top + 0.7, width: width - 1.4, height: bottom - PAD - top - 1 }, { stroke: 'spice', width: 0.4 })]
      : [];
    return group(0, 0, [...ends, ...mark, silent(number)]);
  });
  return [
    sign('strength', room.x + 1.9, room.y + 1.8, 4),
    tag('P', label),
    line([room.x, top], [room.x + room.width, top], { stroke: 'ink', width: 0.35 }),
    ...[room.x, room.x + room.width].map((x) => line([x, top], [x, bottom + bleed], { stroke: 'ink', width: 0.35 })),
    ...cells,
  ];
}
