import type { TextsLike } from '../../../text/message.ts';
import type { diceBoxEn } from './box.en.ts';

export const diceBoxCs: TextsLike<typeof diceBoxEn> = {
  'dice.box.name': 'Duna: Kostková hra',
  'dice.box.short': 'Kostková hra',
  'dice.box.promise': 'Hoď sedmi kostkami, nech si, co pomůže, a obsaď pevnosti pouště dřív než ostatní.',
  'dice.box.goal':
    'Pět oblastí je strategických. Vítězí, kdo na konci tahu drží sám tři, nebo dva spojenci, kteří mají dohromady čtyři; ve dvou hráčích jsou potřeba čtyři.',
};
