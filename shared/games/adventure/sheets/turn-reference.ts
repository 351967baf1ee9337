import { cellOf } from '../../../sheets/grid.ts';
import type { Item } from '../../../sheets/page.ts';
import type { Message } from '../../../text/message.ts';
import { type Desk, sheetOf } from './common.ts';
import { type Row, rowsCard, threeSets } from '../../../sheets/rows.ts';

/** Steps, fights and tests on a card each, for three players. R5-R8, R12 */
export const turnReference = sheetOf('turn-reference', (desk) => [
  threeSets(desk, 1, (grid, first) => {
    const cards = [stepsCard, landingCard, alwaysCard];
    return cards.flatMap((card, index): Item[] => card(desk, cellOf(grid, first + index)));
  }),
]);

type CardOf = (desk: Desk, cell: ReturnType<typeof cellOf>) => Item[];
type RowsOf = (desk: Desk) => readonly Row[];
type Gaps = Message['with'];

/** Steps 0 to 4, each with the rules it stands under. R5.1 */
export const stepRows: RowsOf = ({ say, board }) => {
  const { prices } = board.data.game;
  const step = (number: number, id: 'roll' | 'move' | 'fight' | 'buy' | 'invest', rule: string, gaps?: Gaps): Row => ({
    mark: { letter: String(number) },
    name: say(`adventure.phase.${id}`),
    text: say(`adventure.sheet.step.${id}`, gaps),
    rule,
  });
  const also = (id: 'social' | 'links', rule: string, gaps?: Gaps): Row => ({
    mark: { sign: id === 'social' ? 'spice' : 'move' },
    name: '',
    text: say(`adventure.sheet.step.${id}`, gaps),
    rule,
  });
  return [
    step(0, 'roll', 'R5.2, R11.4, R11.6'),
    also('social', 'R5.3', { spice: prices.socialPlan }),
    step(1, 'move', 'R6.1, R6.2'),
    also('links', 'R3.4'),
    step(2, 'fight', 'R7.3, R7.6'),
    step(3, 'buy', 'R11.1', {
      cards: prices.cardsPerTurn,
      card: prices.card,
      harvesters: prices.harvestersPerTurn,
      harvester: prices.harvester,
    }),
    step(4, 'invest', 'R11.2'),
  ];
};
const stepsCard: CardOf = (desk, cell) =>
  rowsCard(desk, cell, desk.say('adventure.sheet.turn-reference'), [stepRows(desk)], {
    foot: { text: desk.say('adventure.sheet.goal'), rule: 'R14.2' },
  });

/** A row whose texts are `adventure.sheet.row.<id>` and the same with `.text`. */
const rowOf = ({ say }: Desk, id: string, rule: string, gaps?: Gaps, mark?: Row['mark']): Row => ({
  ...(mark ? { mark } : {}),
  name: say(`adventure.sheet.row.${id}`),
  text: say(`adventure.sheet.row.${id}.text`, gaps),
  rule,
});
const heading = ({ say }: Desk, id: string, rule: string): Row => ({
  name: say(`adventure.sheet.row.${id}`),
  text: '',
  rule,
  heading: 'H3',
});

/** What happens where a figure ends its move, and a fight round by round. R6.4, R8 */
export const landingRows: RowsOf = (desk) => {
  const { limits, prices } = desk.board.data.game;
  return [
    heading(desk, 'landing', 'R6.4'),
    rowOf(desk, 'toll', 'R6.3', { toll: prices.toll }, { letter: 'a' }),
    rowOf(desk, 'ambush', 'R7.2', {}, { letter: 'b' }),
    rowOf(desk, 'instruction', 'R6.4', {}, { letter: 'c' }),
    rowOf(desk, 'next', 'R6.1', {}, { letter: 'd' }),
    heading(desk, 'fights', 'R8'),
    rowOf(desk, 'dice', 'R8.1, R9.2', { most: limits.fightDice }),
    rowOf(desk, 'compare', 'R8.2', {}),
    rowOf(desk, 'defeat', 'R8.3-R8.5, R8.9', { strength: limits.strength }),
    rowOf(desk, 'pair', 'R8.6', {}),
  ];
};
const landingCard: CardOf = (desk, cell) => rowsCard(desk, cell, desk.say('adventure.sheet.landing'), [landingRows(desk)]);

/** Both tests, the own sietch, and what nobody has to wait for. R1.6, R6.23, R6.24, R12 */
export const alwaysRows: RowsOf = (desk) => {
  const { limits, prices, tests } = desk.board.data.game;
  return [
    rowOf(desk, 'guile-test', 'R6.23', {}, { sign: 'guile' }),
    rowOf(desk, 'harvester-test', 'R6.24', { from: tests.harvesterLostFrom }, { sign: 'harvester' }),
    rowOf(desk, 'sietch', 'R1.6', {}, { sign: 'sietch' }),
    heading(desk, 'anytime', 'R12.6'),
    rowOf(desk, 'guile', 'R12.1', { price: prices.guile, most: limits.guile }, { sign: 'guile' }),
    rowOf(desk, 'protection', 'R12.2', { price: prices.protection }, { sign: 'sheltered' }),
    rowOf(desk, 'sale', 'R12.3', { pieces: prices.salePieces, spice: prices.saleSpice }, { sign: 'spice' }),
    rowOf(desk, 'trade', 'R12.4', {}, { sign: 'deal' }),
    rowOf(desk, 'pact', 'R12.5', {}, { sign: 'pact' }),
  ];
};
const alwaysCard: CardOf = (desk, cell) => rowsCard(desk, cell, desk.say('adventure.sheet.always'), [alwaysRows(desk)]);
