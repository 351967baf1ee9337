import { halfPage } from '../../../sheets/half.ts';
import type { Row } from '../../../sheets/rows.ts';
import { sheetOf } from './common.ts';
import { alwaysRows, landingRows, stepRows } from './turn-reference.ts';

/** A turn, its fights, and what is always possible, on half a page. R5-R8, R12 */
export const rulesHalf = sheetOf('rules-half', (desk) => {
  const headed = (id: string, rule: string): Row => ({ name: desk.say(`adventure.sheet.${id}`), text: '', rule, heading: 'H3' });
  const rows = [
    headed('turn-reference', 'R5.1'),
    ...stepRows(desk),
    ...landingRows(desk),
    headed('row.tests', 'R6.23'),
    ...alwaysRows(desk),
  ];
  return [halfPage(desk, rows, { text: desk.say('adventure.sheet.goal'), rule: 'R14.2' })];
});
