import type { TextsLike } from '../../../text/message.ts';
import type { uprisingDataEn } from './data.en.ts';

export const uprisingDataCs: TextsLike<typeof uprisingDataEn> = {
  'uprising.problem.unwatched': '„{space}“ nevidí žádná pozorovatelna.',
  'uprising.problem.objectives':
    'Ve hře s počtem hráčů {persons} je počet cílů {count}. Každý potřebuje jeden a právě jeden z nich určuje začínajícího hráče.',
  'uprising.problem.neverDone':
    'Tuto smlouvu nelze v žádné partii splnit: karty počátečních balíčků se nezískávají a sklizeň potřebuje pole Tvůrců.',
  'uprising.problem.makerSpace': 'Pole Tvůrců vydá jednou všechno bonusové koření a svůj základ; jiná pole bonusové koření nedávají.',
  'uprising.problem.sendsNobody': 'Karta, která nikoho nevysílá, otočí další; bez mečů je jen ta, po které se míchá.',
};
