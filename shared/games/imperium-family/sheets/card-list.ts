import { chamfered, diamond, figure, headCell, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import type { CardName } from '../ids.ts';
import type { CardRecord } from '../records.ts';
import { ICON_SIGNS } from '../signs/names.ts';
import type { Effects } from '../effects/effects.ts';
import { saidWhen, type When } from '../words/effects.ts';
import { factionName, iconName } from '../words/names.ts';
import { linesOf } from '../signs/records.ts';
import { one, tab } from '../signs/token.ts';
import { specialNamed } from '../special.ts';
import { type Desk, hairline, heading, sheetFor, split, text, titleOf } from './common.ts';
import { copiesInSet } from './counts.ts';
import { signDepth, signLines } from './sign-line.ts';
import { type Layer, paged, stack } from './stack.ts';

const SHARES = [8, 44, 10, 31, 52, 47] as const;
const HEAD = 5;
const SET_HEAD = 8;
const SIZE = 3.7;
const SETS = ['starter', 'reserve', 'imperium'] as const;

/** Every card of the decks by its cost, as signs: to look up what may come. R1.1 R10.3 */
export const cardList = sheetFor('card-list', (desk) => {
  const room = roomOf(paperOf(desk.request), true);
  const layers = SETS.flatMap((set) => setLayers(desk, set, room.width));
  const pages = paged(room.height, layers, SIZE);
  return pages.map((here, at) =>
    framed(desk.frame, { number: at + 1, of: pages.length, head: { note: desk.tell('list.note') } }, stack(room, here, SIZE, 1.2)),
  );
});

/** What stands in which column: the first row of a table of cards. */
export const columnsLayer = (desk: Desk): Layer => ({
  firm: true,
  need: () => HEAD,
  draw: (box) => [columnHeads(desk, { ...box, height: HEAD - 0.6 })],
});
function columnHeads(desk: Desk, room: Box): Item {
  const [, name, , icons, agent, reveal] = split(room, SHARES, 2) as [Box, Box, Box, Box, Box, Box];
  const head = (key: string, box: Box): Item => headCell('Column', text(desk, desk.tell(`list.${key}`), box, { size: 7, ink: 'soft' }));
  return tag('TR', head('name', name), head('icons', icons), head('agent', agent), head('reveal', reveal));
}

function setLayers(desk: Desk, set: (typeof SETS)[number], width: number): readonly Layer[] {
  const cards = Object.entries(desk.book.cards)
    .filter(([, card]) => card.set === set)
    .sort(([, one], [, other]) => (one.cost ?? -1) - (other.cost ?? -1));
  const named = (name: string): Layer => ({
    firm: true,
    need: () => SET_HEAD + HEAD,
    draw: (box) => [
      ...heading(desk, { ...box, y: box.y + 0.2 }, name, '', desk.tell('list.copies', { n: copiesInSet(desk, set) })),
      columnHeads(desk, { ...box, y: box.y + SET_HEAD, height: HEAD - 0.6 }),
    ],
  });
  const name = desk.tell(`list.${set}`);
  const head: Layer = { ...named(name), apart: 4, again: named(desk.say('sheet.again', { name })) };
  return [head, ...cards.map(([id, card], at) => cardLayer(desk, id, card, { width, ruledOff: at > 0 }))];
}

/** A row of so much room; a line parts it from the one above. */
interface Wide {
  readonly width: number;
  readonly ruledOff: boolean;
}
/** A card with its boxes as signs, in one row. */
export function cardLayer(desk: Desk, id: CardName, card: CardRecord, { width, ruledOff }: Wide): Layer {
  const boxes = split({ x: 0, y: 0, width, height: 0 }, SHARES, 2);
  const agent = [
    ...(card.special_play ? [specialNamed(desk.book.specials, card.special_play).sign] : []),
    ...linesOf(card.agent, desk.edition),
  ]; // R19.20
  const extra = [
    ...(card.acquire.length > 0 ? [[tab(one('acquire')), ...linesOf(card.acquire, desk.edition).flat()]] : []),
    ...(card.on_discard_from_hand ? [[tab(one('discard')), ...linesOf(card.on_discard_from_hand, desk.edition).flat()]] : []),
    ...(card.on_trash ? [[tab(one('trash')), ...linesOf(card.on_trash, desk.edition).flat()]] : []),
  ];
  const reveal = [...linesOf(card.reveal, desk.edition), ...extra];
  const words = wordsOf(desk, card);
  return {
    row: true,
    need: () =>
      Math.max(6, signDepth(desk, agent, SIZE, boxes[4]?.width ?? 0) + 1.2, signDepth(desk, reveal, SIZE, boxes[5]?.width ?? 0) + 1.2),
    draw(box) {
      const row = { ...box, y: box.y + 0.4, height: box.height - 0.8 };
      const [cost, name, factions, icons, first, second] = split(row, SHARES, 2) as [Box, Box, Box, Box, Box, Box];
      return [
        ...(ruledOff ? [hairline(box.x, box.y, box.width)] : []),
        tag(
          'TR',
          headCell(
            'Row',
            tag('P', text(desk, titleOf(desk, 'card', id, card.copies), name, { size: 7.8, leading: 1.05 })),
            ...costOf(desk, card, cost),
            ...factionsOf(desk, card, factions),
          ),
          cell(signLines(desk, [card.icons.map((icon) => ({ sign: ICON_SIGNS[icon] }))], icons, { size: SIZE, said: words.sends })),
          cell(signLines(desk, agent, first, { size: SIZE, said: words.agent })),
          cell(signLines(desk, reveal, second, { size: SIZE, said: words.reveal })),
        ),
      ];
    },
  };
}
/** What the signs of a card say. */
function wordsOf({ edition, speaker, name }: Desk, card: CardRecord): Readonly<Record<'sends' | 'agent' | 'reveal', string>> {
  const boxes = (all: readonly (readonly [When, Effects | undefined])[]): string =>
    all.flatMap(([when, list]) => (list && list.length > 0 ? [speaker.say(saidWhen(when, list, edition))] : [])).join(' ');
  const special = card.special_play ? `${name('special', card.special_play)}. ` : '';
  return {
    sends: card.icons.map((icon) => speaker.say(iconName(icon))).join(', '),
    agent: `${special}${boxes([['agent', card.agent]])}`.trim(),
    reveal: boxes([
      ['reveal', card.reveal],
      ['acquire', card.acquire],
      ['discard', card.on_discard_from_hand],
      ['trash', card.on_trash],
    ]),
  };
}
const cell = (items: readonly Item[]): Item => tag('TD', ...items);
/** Persuasion in a diamond, as on the faces; nothing for what cannot be bought. */
function costOf(desk: Desk, { cost, set }: CardRecord, box: Box): Item[] {
  if (cost === null || set === 'starter' || set === 'commander') return [];
  const middle = box.y + box.height / 2;
  const number = text(desk, `${cost}`, { ...box, width: 6 }, { face: 'bold', size: 7.6, align: 'centre' });
  return [diamond(box.x + 3, middle, 2.9, { stroke: 'ink', width: 0.35 }), figure(desk.tell('list.cost', { n: cost }), number)];
}
/** Lozenges of the Factions a card belongs to. */
const factionsOf = ({ speaker }: Desk, { factions }: CardRecord, box: Box): Item[] =>
  factions.map((faction, at) => {
    const lozenge = { x: box.x + at * 5.2, y: box.y + box.height / 2 - 2.3, width: 4.6, height: 4.6 };
    return figure(
      speaker.say(factionName(faction)),
      chamfered(lozenge, 1.4, { stroke: 'ink', width: 0.25 }),
      sign(ICON_SIGNS[faction], lozenge.x + 2.3, lozenge.y + 2.3, 3.2),
    );
  });
