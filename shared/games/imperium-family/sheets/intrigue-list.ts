import { sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { ruled } from '../../../sheets/rows.ts';
import { INTRIGUE_MODES, type IntrigueMode, type IntrigueName } from '../ids.ts';
import { copiesOf, type IntrigueRecord } from '../records.ts';
import { MODE_SIGNS } from '../signs/names.ts';
import { signsOfEffect } from '../signs/effects.ts';
import { nameOf } from '../words/names.ts';
import { type Desk, hairline, heading, saidOn, sheetFor, split, text, titleOf } from './common.ts';
import { signDepth, signLines } from './sign-line.ts';
import { depth, type Layer, paged, stack } from './stack.ts';

const SHARES = [44, 54, 88] as const;
const MODE_HEAD = 7.6;
const SIZE = 3.8;
const LARGEST = 8.4;
/** Of letters, if that saves a page. */
const SMALL = 7;

/** Every Intrigue card under the way it is used. R12.3 */
export const intrigueList = sheetFor('intrigue-list', (desk) => {
  const room = roomOf(paperOf(desk.request), true);
  const layers = INTRIGUE_MODES.flatMap((mode) => modeLayers(desk, mode, room.width));
  const pages = paged(room.height, layers, SMALL);
  return pages.map((here, at) =>
    framed(desk.frame, { number: at + 1, of: pages.length, head: { note: noteOf(desk) } }, stack(room, here, LARGEST, 1.6)),
  );
});

/** How many cards there are, and which of them are listed under several kinds. R12.3 */
function noteOf({ book, edition, tell }: Desk): string {
  const all = Object.entries(book.intrigue);
  const twice = all.filter(([, card]) => INTRIGUE_MODES.filter((mode) => card[mode]).length > 1);
  const n = copiesOf(all.map(([, card]) => card));
  return twice.length > 0
    ? tell('list.twice', { n, cards: twice.map(([id]) => nameOf(edition, 'intrigue', id)) })
    : tell('list.copies', { n });
}
function modeLayers(desk: Desk, mode: IntrigueMode, width: number): readonly Layer[] {
  const cards = Object.entries(desk.book.intrigue).filter(([, card]) => card[mode]);
  const n = copiesOf(cards.map(([, card]) => card));
  const named = (name: string): Layer => ({
    firm: true,
    need: () => MODE_HEAD,
    draw: ({ x, y, width: wide }) => [
      ...heading(desk, { x: x + 6, y: y + 0.2, width: wide - 6 }, name, 'R12.4', desk.tell('list.copies', { n })),
      sign(MODE_SIGNS[mode], x + 2.4, y + 4, 4.6),
    ],
  });
  const name = desk.tell(`list.mode.${mode}`);
  const head: Layer = { ...named(name), apart: 4, again: named(desk.say('sheet.again', { name })) };
  return [head, ...cards.map(([id, card], at) => cardLayer(desk, id, { card, mode, ruledOff: at > 0 }, width))];
}

interface Use {
  readonly card: IntrigueRecord;
  readonly mode: IntrigueMode;
  readonly ruledOff: boolean;
}
/**
 * A card is a section, not the row of a table: its signs and its words say the same once each, so there are no columns that
 * one could look something up in, only cards under a heading.
 */
function cardLayer(desk: Desk, id: IntrigueName, { card, mode, ruledOff }: Use, width: number): Layer {
  const effects = card[mode] ?? [];
  const signs = effects.map((effect) => signsOfEffect(effect, desk.edition));
  const timing = card.timing ? `${desk.tell(`list.timing.${card.timing}`)} ` : '';
  const words = `${timing}${saidOn(desk, effects)}.`;
  const rule = desk.rules.intrigue[id] ?? '';
  const [, middle, last] = split({ x: 0, y: 0, width, height: 0 }, SHARES, 3) as [Box, Box, Box];
  return {
    need: (size) =>
      Math.max(5.6, signDepth(desk, signs, SIZE, middle.width) + 1, depth(desk.setter, `${words} ${rule}`, size, last.width) + 1),
    draw(box, size): Item[] {
      const row = { ...box, y: box.y + 0.3, height: box.height - 0.6 };
      const [name, drawn, said] = split(row, SHARES, 3) as [Box, Box, Box];
      return [
        ...(ruledOff ? [hairline(box.x, box.y, box.width)] : []),
        tag(
          'Sect',
          tag('H3', text(desk, titleOf(desk, 'intrigue', id, card.copies), name, { size: 8.4, leading: 1.05 })),
          ...signLines(desk, signs, drawn, { size: SIZE }),
          tag('P', text(desk, [{ text: `${words} ` }, ...ruled(rule)], said, { size })),
        ),
      ];
    },
  };
}
