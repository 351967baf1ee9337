import type { TextsLike } from '../../../text/message.ts';
import type { uprisingOptionsEn } from './options.en.ts';

export const uprisingOptionsCs: TextsLike<typeof uprisingOptionsEn> = {
  'uprising.option.leaders': 'Vůdci',
  'uprising.option.leaders.about': 'Nikdo nehraje za stejného vůdce jako někdo jiný.',
  'uprising.option.leaders.choose': 'Každý si vybere',
  'uprising.option.leaders.random': 'Rozdá náhoda',

  'uprising.option.choam': 'Modul CHOAM',
  'uprising.option.choam.about': 'Smlouvy, k nim osm vlastních karet a jeden vůdce.',
  'uprising.option.choam.without': 'Beze smluv',
  'uprising.option.choam.with': 'Se smlouvami',
  'uprising.option.choam.without.about': 'Ikona smlouvy dává 2 solary.',
  'uprising.option.choam.with.about': 'Za ikonu smlouvy si vezmeš jednu z odkrytých smluv. Vybrat se dá i Shaddam Corrino IV.',
};
