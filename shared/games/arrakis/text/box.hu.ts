import type { TextsLike } from '../../../text/message.ts';
import type { arrakisBoxEn } from './box.en.ts';

export const arrakisBoxHu: TextsLike<typeof arrakisBoxEn> = {
  'arrakis.box.name': 'Harc az Arrakisért',
  'arrakis.box.short': 'Harc az Arrakisért',
  'arrakis.box.promise': 'Kevesen sokak ellen: a sivatag népe lecsap és eltűnik, a Harkonneneknek meg kell tartaniuk, amit elvettek.',
  'arrakis.box.goal':
    'A Harkonnenek azonnal nyernek, ha a fölény eléri a 10-et. Az Atreidesek akkor nyernek, ha mindhárom jövőlátás-jelző elért egy titkos célt. Nincs utolsó forduló és nincs döntetlen.',
};
