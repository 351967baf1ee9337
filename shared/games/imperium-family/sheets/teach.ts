import { teachPage } from '../../../sheets/teach.ts';
import { sheetFor } from './common.ts';

/** How to teach an edition of the family. */
export const teach = sheetFor('teach', (desk) => {
  const { tell, counted, book } = desk;
  return [
    teachPage(desk, desk.edition, {
      aim: { text: tell('teach.aim', { vp: book.game.end.vp }), rule: counted('R16.5') },
      show: { text: tell('teach.show'), rule: counted('R6.1, R8.4') },
      turn: { text: tell('teach.turn'), rule: counted('R6.1, R9.2') },
      fight: { text: tell('teach.fight'), rule: counted('R13.7, R13.12') },
      later: { text: tell(book.board.posts ? 'teach.spies' : 'teach.later'), rule: '' },
    }),
  ];
});
