import { BLEED, duneBack } from '../../../sheets/backs.ts';
import { diamond, line, sign, tag } from '../../../sheets/draw.ts';
import { SMALLEST } from '../../../sheets/measure.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { FORMATS, type Piece, piecePages } from '../../../sheets/pieces.ts';
import { type Column, fitAll, ruled } from '../../../sheets/rows.ts';
import { type CardId, CARDS } from '../ids.ts';
import { CARD_RULES } from '../rule-of.ts';
import { CARD_SIGNS } from '../signs.ts';
import { cardText, type Desk, sheetOf } from './common.ts';

/** The whole deck as cards to cut out, equipment first; one back for all, since they are one deck. R2.2, R4.2 */
export const cards = sheetOf('cards', (desk) => {
  const pieces = CARDS.flatMap((id) => {
    const piece: Piece = { front: (cell) => face(desk, id, cell), back: (cell) => duneBack(cell, 'card') };
    return Array.from({ length: desk.board.data.cards[id].copies }, () => piece);
  });
  return piecePages(desk, [{ cutting: { size: FORMATS.small, bleed: BLEED }, pieces }]);
});

const PAD = 4;
/** Its sign large, so that it is known in a fan of cards; below it what it does. */
function face(desk: Desk, id: CardId, cell: Box): Item[] {
  const { setter, say, board } = desk;
  const { type, source } = board.data.cards[id];
  const inner = { x: cell.x + PAD, y: cell.y + PAD, width: cell.width - 2 * PAD, height: cell.height - 2 * PAD };
  const kind = setter.fit(
    say(`adventure.cardType.${type}`),
    { face: 'regular', size: SMALLEST, ink: 'soft', align: 'right' },
    { x: inner.x + 8, y: inner.y, width: inner.width - 8, height: 4 },
    'middle',
  );
  const name = setter.fit(
    say(`adventure.card.${id}`),
    { face: 'display', size: 13, leading: 1, align: 'centre' },
    { x: inner.x, y: inner.y + 19.6, width: inner.width, height: 6 },
    'middle',
  );
  const room = { x: inner.x, y: inner.y + 29.4, width: inner.width, height: inner.height - 29.4 };
  const when = say(type === 'equipment' ? `adventure.sheet.card.${id}.when` : 'adventure.sheet.card.kanly');
  const set = (size: number, leading: number): Column => {
    const text = setter.set(
      [{ text: `${when}. `, face: 'semibold', ink: 'soft' }, { text: `${cardText(desk, id)} ` }, ...ruled(CARD_RULES[id])],
      { face: 'regular', size, leading },
      room.x,
      room.y,
      room.width,
    );
    return { items: [tag('P', text)], height: text.box.height };
  };
  // Its own cut: equipment is worn by a figure, a Kanly card is played once.
  const bar = type === 'kanly' ? 1.6 : 0.5;
  return [
    sign(CARD_SIGNS[id], inner.x + 2.4, inner.y + 2.2, 5),
    ...(source === 'reconstructed' ? [diamond(inner.x + 7, inner.y + 2.2, 0.9, { stroke: 'ink', width: 0.25 })] : []),
    sign(CARD_SIGNS[id], cell.x + cell.width / 2, inner.y + 12, 14),
    tag('H2', name),
    tag('P', kind),
    line([cell.x - BLEED, inner.y + 26.8], [cell.x + cell.width + BLEED, inner.y + 26.8], { stroke: 'ink', width: bar }),
    ...fitAll([{ room, set }], 9.6, 0),
  ];
}
