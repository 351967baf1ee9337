import type { TextsLike } from '../../../text/message.ts';
import type { arrakisBoxEn } from './box.en.ts';

export const arrakisBoxCs: TextsLike<typeof arrakisBoxEn> = {
  'arrakis.box.name': 'Válka o Arrakis',
  'arrakis.box.short': 'Válka o Arrakis',
  'arrakis.box.promise': 'Málo proti mnoha: lid pouště udeří a zmizí, Harkonnenové musí udržet, co si vzali.',
  'arrakis.box.goal':
    'Harkonnenové vítězí ihned, když nadvláda dosáhne 10. Atreidové vítězí, když všechny tři žetony jasnozřivosti dosáhnou tajného cíle. Poslední kolo ani remíza nejsou.',
};
