import { teachPage } from '../../../sheets/teach.ts';
import { goalOf, sheetOf } from './common.ts';

/** How to teach the Dice Game. */
export const teach = sheetOf('teach', (desk) => {
  const { say } = desk;
  return [
    teachPage(desk, 'dice', {
      aim: { text: goalOf(desk), rule: 'R15' },
      show: { text: say('dice.sheet.teach.show'), rule: 'R1.2, R4' },
      turn: { text: say('dice.sheet.teach.turn'), rule: 'R5, R6' },
      fight: { text: say('dice.sheet.teach.fight'), rule: 'R12' },
      later: { text: say('dice.sheet.teach.later'), rule: 'R7, R16' },
    }),
  ];
});
