import { teachPage } from '../../../sheets/teach.ts';
import { sheetOf } from './common.ts';

/** How to teach the adventure game. */
export const teach = sheetOf('teach', (desk) => {
  const { say } = desk;
  return [
    teachPage(desk, 'adventure', {
      aim: { text: say('adventure.sheet.goal'), rule: 'R14.2' },
      show: { text: say('adventure.sheet.teach.show'), rule: 'R1.3, R4.3' },
      turn: { text: say('adventure.sheet.teach.turn'), rule: 'R5.1, R6' },
      fight: { text: say('adventure.sheet.teach.fight'), rule: 'R8' },
      later: { text: say('adventure.sheet.teach.later'), rule: 'R6.4, R12.5' },
    }),
  ];
});
