import { halfPage } from '../../../sheets/half.ts';
import type { Row } from '../../../sheets/rows.ts';
import { sheetFor } from './common.ts';
import { agentRows, goalOf, revealRows, roundRows } from './turn-reference.ts';

/** The round, the Agent turn and the Reveal turn on half a page. R3-R10, R13 */
export const rulesHalf = sheetFor('rules-half', (desk) => {
  const headed = (id: 'round' | 'agent' | 'reveal', rule: string): Row => ({
    name: desk.tell(id),
    text: '',
    rule: desk.counted(rule),
    heading: 'H3',
  });
  const rows = [
    headed('round', 'R3.1'),
    ...roundRows(desk),
    headed('agent', 'R6.1'),
    ...agentRows(desk),
    headed('reveal', 'R9.2'),
    ...revealRows(desk),
  ];
  return [halfPage(desk, rows, goalOf(desk))];
});
