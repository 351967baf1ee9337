import type { TextsLike } from '../../../text/message.ts';
import type { adventureBoxEn } from './box.en.ts';

export const adventureBoxCs: TextsLike<typeof adventureBoxEn> = {
  'adventure.box.name': 'Duna: Dobrodružná hra',
  'adventure.box.short': 'Dobro\u00addružná hra',
  'adventure.box.promise': 'Veď lidi svého rodu po okruhu, vyzbroj je, obchoduj, bojuj v soubojích a zůstaň stát poslední.',
  'adventure.box.goal':
    'Vítězí, kdo má jako poslední na plánu figurku. Figurky padají v soubojích, jedem a v písečné bouři; naživu je drží síla a vybavení.',
};
