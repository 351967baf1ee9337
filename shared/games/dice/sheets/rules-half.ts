import { halfPage } from '../../../sheets/half.ts';
import type { Row } from '../../../sheets/rows.ts';
import { STEPS } from '../ids.ts';
import { goalOf, sheetOf } from './common.ts';
import { dieFaces, STEP_RULES } from './turn-reference.ts';

/** A turn and its dice on half a page. R3, R5-R15 */
export const rulesHalf = sheetOf('rules-half', (desk) => {
  const { say } = desk;
  const headed = (name: string, rule: string): Row => ({ name, text: '', rule, heading: 'H3' });
  const steps = STEPS.map(
    (step, at): Row => ({
      mark: { letter: String(at + 1) },
      name: say(`dice.step.${step}`),
      text: say(`dice.sheet.step.${step}`),
      rule: STEP_RULES[step],
    }),
  );
  const dice = dieFaces(desk).map(({ sign, name, text }): Row => (text ? { mark: { sign }, name, text, rule: '' } : headed(name, 'R9')));
  return [
    halfPage(desk, [headed(say('dice.sheet.turn-reference'), 'R5'), ...steps, headed(say('dice.sheet.diceTitle'), 'R3'), ...dice], {
      text: goalOf(desk),
      rule: 'R15',
      height: 8.4,
    }),
  ];
});
