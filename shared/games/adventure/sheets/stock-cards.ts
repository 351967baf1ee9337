import { chamfered, DASHED, line, sign, tag } from '../../../sheets/draw.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { bandOf, stone } from '../../../sheets/stones.ts';
import { CARDS, COLOURS, type Colour, FIELDS } from '../ids.ts';
import { colourName, type Desk } from './common.ts';
import { fieldCell } from './plan.ts';
import { innerOf, ruled } from '../../../sheets/rows.ts';

/** Where spice, Harvesters and stakes of a colour lie. R1.1, R11.2, R12.2 */
export function stockCard(desk: Desk, colour: Colour, cell: Box, bleed = 0): Item[] {
  const { setter, say, speaker, board } = desk;
  const { start } = board.data.game;
  const { house } = board.data.colours[colour];
  const inner = innerOf(cell);
  const title = setter.fit(
    speaker.say(colourName(colour)),
    { face: 'display', size: 12.5, leading: 1 },
    { x: inner.x + 11, y: inner.y, width: inner.width - 11, height: 6 },
    'bottom',
  );
  const about = setter.fit(
    say('adventure.sheet.stock.hand'),
    { face: 'regular', size: 7, ink: 'soft', leading: 1.1 },
    { x: inner.x + 11, y: inner.y + 6, width: inner.width - 11, height: 5.2 },
  );
  const band = { x: cell.x - bleed, y: inner.y + 11.2, width: cell.width + 2 * bleed, height: 2.4 };
  const top = band.y + band.height + 1.6;
  const spice = { ...inner, y: top, height: 19 };
  const harvesters = { ...inner, y: top + 20.4, height: 20 };
  const fields = { ...inner, y: top + 41.8, height: 20.4 };
  const guarded = { x: inner.x + inner.width * 0.56, y: harvesters.y + 4.4, width: inner.width * 0.44, height: harvesters.height - 4.4 };
  return [
    stone(house, inner.x + 4.6, inner.y + 4.9, 10),
    tag('H2', title),
    tag('P', about),
    ...bandOf(house, band),
    ...labelled(desk, spice, 'spice', say('adventure.sheet.stock.spice', { n: start.spice })),
    ...labelled(desk, harvesters, 'harvester', say('adventure.sheet.stock.harvesters', { n: start.harvesters }), inner.width * 0.53),
    chamfered(guarded, 0.8, DASHED),
    sign('sheltered', guarded.x + guarded.width / 2, guarded.y + guarded.height / 2 - 1.4, 7, 'ghost'),
    tag(
      'P',
      setter.fit(
        say('adventure.sheet.stock.protected'),
        { face: 'regular', size: 7, ink: 'quiet', align: 'centre' },
        { x: guarded.x + 0.5, y: guarded.y + guarded.height - 4, width: guarded.width - 1, height: 3.4 },
        'middle',
      ),
    ),
    ...stakes(desk, colour, fields),
  ];
}

/** A line that says what lies here, and the place below it. */
function labelled({ setter }: Desk, { x, y, width, height }: Box, id: SignId, text: string, place = width): Item[] {
  const told = setter.fit(text, { face: 'semibold', size: 7.2, leading: 1.1 }, { x, y: y - 0.8, width, height: 4.9 }, 'bottom');
  const box = { x, y: y + 4.4, width: place, height: height - 4.4 };
  return [tag('P', told), chamfered(box, 0.8, DASHED), sign(id, box.x + place / 2, box.y + box.height / 2, 7, 'ghost')];
}

/** The three investments with room for what is staked on them. R11.2, R11.3 */
function stakes(desk: Desk, colour: Colour, room: Box): Item[] {
  const gap = 1.2;
  const width = (room.width - gap * (FIELDS.length - 1)) / FIELDS.length;
  return FIELDS.flatMap((id, index): Item[] => {
    const box = { x: room.x + index * (width + gap), y: room.y, width, height: 9.6 };
    const place = { ...box, y: box.y + 10, height: room.height - 10 };
    return [
      fieldCell(desk, colour, id, box),
      chamfered(place, 0.8, DASHED),
      sign('spice', place.x + width / 2, place.y + place.height / 2, 5, 'ghost'),
    ];
  });
}

/** What belongs to nobody: deck, spice, Harvesters. R1.2, R4.2, R4.3, R12.7 */
export function bankCard(desk: Desk, cell: Box): Item[] {
  const { say, board } = desk;
  const { spice, harvesters, start } = board.data.game;
  const cards = CARDS.reduce((sum, id) => sum + board.data.cards[id].copies, 0);
  const inner = innerOf(cell);
  const top = inner.y + 18;
  const each = (inner.y + inner.height - top) / 3;
  const rows = [
    ['card', say('adventure.sheet.bank.deck', { n: cards })],
    ['spice', say('adventure.sheet.bank.spice', { all: spice, each: start.spice })],
    ['harvester', say('adventure.sheet.bank.harvesters', { all: harvesters, each: start.harvesters })],
  ] as const;
  return [
    ...titled(desk, inner, say('adventure.sheet.bank'), say('adventure.sheet.bank.about'), 'R12.7'),
    ...rows.flatMap(([id, text], index) => labelled(desk, { ...inner, y: top + index * each, height: each - 1.6 }, id, text)),
  ];
}

/** Lines to note pacts on: between whom, in whose turn made, for how many rounds, and a tick when it is over. R12.5 */
export function pactCard(desk: Desk, cell: Box): Item[] {
  const { setter, say, board } = desk;
  const inner = innerOf(cell);
  const top = inner.y + 18.6;
  const lines = 7;
  const each = (inner.y + inner.height - top - 4) / lines;
  const columns = [
    { key: 'between', width: 0.42 },
    { key: 'made', width: 0.24 },
    { key: 'rounds', width: 0.19 },
    { key: 'over', width: 0.15 },
  ] as const;
  let x = inner.x;
  const heads = columns.map(({ key, width }): Item => {
    const box = { x: x + 0.3, y: top, width: inner.width * width - 0.6, height: 3.6 };
    x += inner.width * width;
    return tag('P', setter.fit(say(`adventure.sheet.pacts.${key}`), { face: 'regular', size: 7, ink: 'soft' }, box, 'middle'));
  });
  const marks = Array.from({ length: lines }, (_, row): Item[] => {
    const y = top + 4 + row * each;
    const stones = COLOURS.map((colour, index) =>
      stone(board.data.colours[colour].house, inner.x + 2.6 + index * 5.4, y + each / 2, 4.2, 'place'),
    );
    const tick = { x: inner.x + inner.width - 4.4, y: y + each / 2 - 1.7, width: 3.4, height: 3.4 };
    return [...stones, line([inner.x, y + each], [inner.x + inner.width, y + each], { stroke: 'hair' }), chamfered(tick, 0.5, DASHED)];
  });
  return [...titled(desk, inner, say('adventure.sheet.pacts'), say('adventure.sheet.pacts.about'), 'R12.5'), ...heads, ...marks.flat()];
}

function titled({ setter }: Desk, { x, y, width }: Box, title: string, about: string, rule: string): Item[] {
  const name = setter.fit(title, { face: 'display', size: 13, leading: 1 }, { x, y, width, height: 6 }, 'bottom');
  const told = setter.fit(
    [{ text: `${about} ` }, ...ruled(rule)],
    { face: 'regular', size: 7, ink: 'soft', leading: 1.25 },
    { x, y: y + 8, width, height: 9.4 },
  );
  return [tag('H2', name), line([x, y + 7], [x + width, y + 7], { stroke: 'ink', width: 0.5 }), tag('P', told)];
}
