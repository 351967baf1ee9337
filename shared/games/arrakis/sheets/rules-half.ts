import { halfPage } from '../../../sheets/half.ts';
import type { Row } from '../../../sheets/rows.ts';
import { said } from '../words/names.ts';
import { LEAST, spoken } from './blocks.ts';
import { sheetOf } from './common.ts';

/** The chapters of a round, and the rules that are enough to follow one. */
const CHAPTERS = [
  ['topic.round', ['R5.2', 'R5.4']],
  ['topic.dice', ['R6.2', 'R6.6', 'R6.9']],
  ['topic.actions', ['R7.4', 'R7.5', 'R7.6', 'R7.7', 'R7.8']],
  ['topic.battle', ['R11.6', 'R11.10', 'R11.11', 'R11.12']],
  ['phase.hazards', ['R8.2', 'R8.3', 'R8.5', 'R8.8']],
  ['phase.spice', ['R9.2', 'R9.3']],
  ['phase.end', ['R13.10']],
] as const;

/** The round of both sides on half a page. R5-R9, R11 */
export const rulesHalf = sheetOf('rules-half', (desk) => {
  const { word, rule } = desk;
  const rows = CHAPTERS.flatMap(([name, rules]): readonly Row[] => [
    { name: word(said(name)), text: '', rule: '', heading: 'H3' },
    ...rules.map((id): Row => ({ ...spoken(desk, id), rule: id })),
  ]);
  return [halfPage(desk, rows, { text: `${rule('R1.3')} ${rule('R1.4')}`, rule: 'R1.3, R1.4', height: 8.4 }, LEAST)];
});
