import { cellOf } from '../../../sheets/grid.ts';
import { type CardId, EQUIPMENT, KANLY } from '../ids.ts';
import { CARD_RULES } from '../rule-of.ts';
import { CARD_SIGNS } from '../signs.ts';
import { cardText, counted, type Desk, sheetOf } from './common.ts';
import { type Row, rowsCard, threeSets } from '../../../sheets/rows.ts';

/** All ten kinds with copies, timing, effect and rule: equipment two cards wide, Kanly beside it. R9, R10 */
export const cardReference = sheetOf('card-reference', (desk) => [
  threeSets(
    desk,
    1,
    (grid, first) => {
      const { say, board } = desk;
      const copies = (ids: readonly CardId[]): string =>
        say('adventure.sheet.copies', { n: ids.reduce((sum, id) => sum + board.data.cards[id].copies, 0) });
      const equipment = EQUIPMENT.map((id) => rowOf(desk, id, say(`adventure.sheet.card.${id}.when`)));
      const how: Row = { mark: { sign: 'card' }, name: '', text: say('adventure.sheet.equipment.how'), rule: 'R9.1' };
      const when: Row = { mark: { sign: 'card' }, name: '', text: say('adventure.sheet.kanly.when'), rule: 'R10.1, R10.5' };
      return [
        ...rowsCard(
          desk,
          cellOf(grid, first, 2),
          say('adventure.cardType.equipment'),
          [equipment.slice(0, 4), [...equipment.slice(4), how]],
          { note: copies(EQUIPMENT), largest: 8.4 },
        ),
        ...rowsCard(desk, cellOf(grid, first + 2), say('adventure.cardType.kanly'), [[...KANLY.map((id) => rowOf(desk, id)), when]], {
          note: copies(KANLY),
          largest: 8.4,
        }),
      ];
    },
    2,
  ),
]);

function rowOf(desk: Desk, id: CardId, when?: string): Row {
  const { say, board } = desk;
  return {
    mark: { sign: CARD_SIGNS[id] },
    name: say(`adventure.card.${id}`),
    ...counted(desk, board.data.cards[id].copies),
    ...(when ? { when } : {}),
    text: cardText(desk, id),
    rule: CARD_RULES[id],
  };
}
