import { BLEED, duneBack } from '../../../sheets/backs.ts';
import { chamfered, line, sign, silent, tag } from '../../../sheets/draw.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { FORMATS, type Piece, piecePages, type Stack } from '../../../sheets/pieces.ts';
import { innerOf, type Row, rowsCard, ruled } from '../../../sheets/rows.ts';
import type { HagalName } from '../ids.ts';
import { hagalLines } from '../items/rivals.ts';
import { listsIn, spacesIn } from '../queries/hagal-cards.ts';
import type { HagalRecord } from '../records.ts';
import { signsOf } from '../signs/effects.ts';
import { type Desk, hagalTitle, sheetFor, swordsOf, text } from './common.ts';
import { soloRows, turnRows, twoRows } from './hagal-reference.ts';
import { combatCard, flowCard, gainsCard, setupCard } from './rival-reference.ts';
import { signLines } from './sign-line.ts';

/**
 * The Hagal deck to play alone or in twos: every card with its copies, one back for all, cards that say what a Rival does,
 * and a board for the goods of each. R21-R23, Uprising R17
 */
export const hagalCards = sheetFor('hagal-cards', (desk) => {
  const deck = Object.entries(desk.book.hagal.cards).flatMap(([id, card]) => {
    const piece: Piece = { front: (cell) => hagalCard(desk, id, card, cell), back: (cell) => duneBack(cell, 'bot') };
    return Array.from({ length: card.copies }, () => piece);
  });
  const rules = rulesOf(desk).map((front): Piece => ({ front, back: (cell) => duneBack(cell, 'rules') }));
  const boards = Array.from(
    { length: RIVALS },
    (): Piece => ({ front: (cell) => board(desk, cell), back: (cell) => duneBack(cell, 'agent') }),
  );
  const stacks: readonly Stack[] = [
    { cutting: { size: FORMATS.card, bleed: BLEED }, pieces: [...deck, ...rules] },
    { cutting: { size: FORMATS.tarot, bleed: BLEED }, pieces: boards },
  ];
  return piecePages(desk, stacks);
});
/** Beside one person; beside two one of them is left over. */
const RIVALS = 2;

const HEAD = 11;
const FOOT = 12;
/** Where it sends, what it gives there in signs and words, its swords at the foot. */
function hagalCard(desk: Desk, id: HagalName, card: HagalRecord, cell: Box): readonly Item[] {
  const { x, y, width, height } = innerOf(cell);
  const isCombat = spacesIn(card).some((space) => desk.book.board.spaces[space]?.combat);
  const words = hagalLines({ ...desk.book, edition: desk.edition, rules: desk.rules }, id).map((one) => desk.speaker.say(one));
  const rule = desk.counted('R21');
  const lists = listsIn(card).map((list) => signsOf(list, desk.edition));
  const foot = y + height - FOOT;
  const middle = foot + FOOT / 2 + 1;
  return [
    tag('H2', text(desk, hagalTitle(desk, id, card), { x, y, width: width - 8, height: HEAD - 1.6 }, HEADLINE)),
    ...(isCombat ? [sign('deploy', x + width - 3, y + HEAD / 2 - 1, 6)] : []),
    line([cell.x - BLEED, y + HEAD], [cell.x + cell.width + BLEED, y + HEAD], { stroke: 'ink', width: 0.7 }),
    ...signLines(desk, lists, { x, y: y + HEAD + 2, width, height: 20 }, { size: 8, align: 'centre' }),
    tag(
      'P',
      desk.setter.fit([{ text: `${words.join(' ')} ` }, ...ruled(rule)], WORDS, {
        x,
        y: y + HEAD + 24,
        width,
        height: foot - y - HEAD - 26,
      }),
    ),
    line([x, foot], [x + width, foot], { stroke: 'hair' }),
    ...(card.swords === null
      ? []
      : signLines(
          desk,
          [[{ sign: 'swords', count: String(card.swords) }]],
          { x, y: foot + 1, width: width / 2, height: FOOT },
          { size: 7.4, said: swordsOf(desk, card.swords) },
        )),
    ...(card.mark
      ? [
          tag(
            'P',
            text(
              desk,
              card.mark,
              { x: x + width / 2, y: middle - 4, width: width / 2, height: 8 },
              { size: 13, face: 'bold', align: 'right' },
            ),
          ),
        ]
      : []),
  ];
}
const HEADLINE = { face: 'display', size: 14, leading: 1.02 } as const;
const WORDS = { face: 'regular', size: 9.2, leading: 1.28 } as const;

/** What a Rival does, on cards that lie beside the deck. */
function rulesOf(desk: Desk): readonly ((cell: Box) => readonly Item[])[] {
  if (desk.book.rivals) return [flowCard, gainsCard, combatCard, setupCard].map((card) => (cell: Box) => card(desk, cell));
  const solo = soloRows(desk);
  const half = Math.ceil(solo.length / 2);
  const card = (title: string, rows: readonly Row[]) => (cell: Box) => rowsCard(desk, cell, title, [rows], { largest: 8 });
  const alone = desk.tell('hagal.solo', { n: RIVALS });
  return [
    card(desk.tell('hagal.turn'), turnRows(desk)),
    card(desk.tell('hagal.two'), twoRows(desk)),
    card(`${alone} 1/2`, solo.slice(0, half)),
    card(`${alone} 2/2`, solo.slice(half)),
  ];
}

/** What a Rival has, and up to how much: a marker lies on the number. */
const TRACKS: readonly (readonly [SignId, number])[] = [
  ['solari', 11],
  ['spice', 11],
  ['water', 11],
  ['troop', 11],
  ['vp', 11],
];
function board(desk: Desk, cell: Box): readonly Item[] {
  const inner = innerOf(cell);
  const { x, y, width, height } = inner;
  const top = y + 20;
  const each = (y + height - top) / TRACKS.length;
  const tracks = TRACKS.flatMap(([mark, most], at): Item[] => {
    const from = top + at * each;
    const columns = 6;
    const edge = (width - 9) / columns;
    const cells = Array.from({ length: most + 1 }, (_, n): Item[] => {
      const box = { x: x + 9 + (n % columns) * edge, y: from + Math.floor(n / columns) * edge, width: edge - 0.6, height: edge - 0.6 };
      const number = desk.setter.fit(String(n), { face: 'semibold', size: 8.5, ink: 'quiet', align: 'centre' }, box, 'middle');
      return [chamfered(box, 0.7, { stroke: 'place', width: 0.25 }), silent(number)];
    });
    return [sign(mark, x + 3.4, from + edge, 6.4), ...cells.flat()];
  });
  return [
    tag('H2', text(desk, desk.tell('rival.board'), { x, y, width, height: 7 }, { face: 'display', size: 14, leading: 1 })),
    line([cell.x - BLEED, y + 8], [cell.x + cell.width + BLEED, y + 8], { stroke: 'ink', width: 0.7 }),
    tag(
      'P',
      desk.setter.fit(desk.tell('rival.board.how'), { face: 'regular', size: 7.6, leading: 1.25 }, { x, y: y + 9.4, width, height: 10 }),
    ),
    ...tracks,
  ];
}
