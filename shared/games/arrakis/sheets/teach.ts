import { teachPage } from '../../../sheets/teach.ts';
import { sheetOf } from './common.ts';

/** How to teach War for Arrakis. */
export const teach = sheetOf('teach', (desk) => {
  const { tell, rule } = desk;
  return [
    teachPage(desk, 'arrakis', {
      aim: { text: `${rule('R1.3')} ${rule('R1.4')}`, rule: 'R1.3, R1.4' },
      show: { text: tell('teach.show'), rule: 'R2.7, R14.1' },
      turn: { text: tell('teach.turn'), rule: 'R6.2, R6.6' },
      fight: { text: tell('teach.fight'), rule: 'R11.6, R11.8, R11.10, R11.12' },
      later: { text: tell('teach.later'), rule: '' },
    }),
  ];
});
