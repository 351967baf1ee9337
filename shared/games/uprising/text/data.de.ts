import type { TextsLike } from '../../../text/message.ts';
import type { uprisingDataEn } from './data.en.ts';

export const uprisingDataDe: TextsLike<typeof uprisingDataEn> = {
  'uprising.problem.unwatched': 'Kein Posten beobachtet „{space}“.',
  'uprising.problem.objectives':
    'Im Spiel zu {persons} ist die Zahl der Ziele {count}. Alle brauchen eines, und genau eines davon bestimmt, wer beginnt.',
  'uprising.problem.neverDone':
    'Diesen Vertrag kann keine Partie erfüllen: Karten der Startdecks erwirbt man nicht, und eine Ernte braucht ein Sandwurmfeld.',
  'uprising.problem.makerSpace':
    'Ein Sandwurmfeld gibt einmal all sein Bonus-Spice und seinen Grundwert; andere Felder geben kein Bonus-Spice.',
  'uprising.problem.sendsNobody':
    'Eine Karte, die niemanden entsendet, deckt eine weitere auf; ohne Schwerter ist nur die, nach der gemischt wird.',
};
