import type { TextsLike } from '../../../text/message.ts';
import type { diceBoxEn } from './box.en.ts';

export const diceBoxHu: TextsLike<typeof diceBoxEn> = {
  'dice.box.name': 'Dűne kockajáték',
  'dice.box.short': 'Kocka\u00adjáték',
  'dice.box.promise': 'Dobj hét kockával, tartsd meg, ami segít, és vedd birtokba a sivatag erősségeit mindenki előtt.',
  'dice.box.goal':
    'Öt régió stratégiai. Az nyer, aki köre végén egyedül hármat birtokol, vagy két szövetséges, akiknek együtt négy jut; ketten játszva négy kell.',
};
