import { type Desk, CARD_RULES, CARD_SIGNS, sheetOf } from './common.ts';
import { type CardId, EQUIPMENT, KANLY } from '../ids.ts';
import { cellOf, type Row, rowsCard, threeSets } from './rows.ts';

/** All ten kinds with copies, timing, effect and rule: equipment two cards wide, Kanly beside it. R9, R10 */
export const cardReference = sheetOf('card-reference', (desk) => [
  threeSets(desk, (grid, first) => {
    const { say } = desk;
    const equipment = EQUIPMENT.map((id) => rowOf(desk, id, say(`adventure.sheet.card.${id}.when`)));
    const how: Row = { mark: { sign: 'card' }, name: '', text: say('adventure.sheet.equipment.how'), rule: 'R9.1' };
    const when: Row = { mark: { sign: 'card' }, name: '', text: say('adventure.sheet.kanly.when'), rule: 'R10.1, R10.5' };
    return [
      ...rowsCard(desk, cellOf(grid, first, 2), say('adventure.cardType.equipment'), [equipment.slice(0, 4), [...equipment.slice(4), how]]),
      ...rowsCard(desk, cellOf(grid, first + 2), say('adventure.cardType.kanly'), [[when, ...KANLY.map((id) => rowOf(desk, id))]]),
    ];
  }),
]);

function rowOf({ say, board }: Desk, id: CardId, when?: string): Row {
  const { limits, tests } = board.data.game;
  const copies = say('adventure.sheet.copies.sign', { n: board.data.cards[id].copies });
  const most = id === 'stillsuit' ? limits.guile : limits.fightDice;
  return {
    mark: { sign: CARD_SIGNS[id] },
    name: say(`adventure.card.${id}`),
    aside: when ? `${copies}, ${when}.` : `${copies}.`,
    text: say(`adventure.sheet.card.${id}.text`, { most, lost: tests.ornithopterLostFrom }),
    rule: CARD_RULES[id],
  };
}
