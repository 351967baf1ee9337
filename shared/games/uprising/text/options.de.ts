import type { TextsLike } from '../../../text/message.ts';
import type { uprisingOptionsEn } from './options.en.ts';

export const uprisingOptionsDe: TextsLike<typeof uprisingOptionsEn> = {
  'uprising.option.leaders': 'Anführer',
  'uprising.option.leaders.about': 'Niemand spielt denselben Anführer wie jemand anders.',
  'uprising.option.leaders.choose': 'Alle wählen selbst',
  'uprising.option.leaders.random': 'Zufällig verteilt',

  'uprising.option.choam': 'CHOAM-Modul',
  'uprising.option.choam.about': 'Verträge, dazu acht eigene Karten und ein Anführer.',
  'uprising.option.choam.without': 'Ohne Verträge',
  'uprising.option.choam.with': 'Mit Verträgen',
  'uprising.option.choam.without.about': 'Ein Vertragssymbol gibt 2 Solari.',
  'uprising.option.choam.with.about': 'Ein Vertragssymbol gibt einen der offenen Verträge. Auch Shaddam Corrino IV. steht zur Wahl.',
};
