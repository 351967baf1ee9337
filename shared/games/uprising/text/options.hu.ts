import type { TextsLike } from '../../../text/message.ts';
import type { uprisingOptionsEn } from './options.en.ts';

export const uprisingOptionsHu: TextsLike<typeof uprisingOptionsEn> = {
  'uprising.option.leaders': 'Vezetők',
  'uprising.option.leaders.about': 'Két játékosnak nem lehet ugyanaz a vezetője.',
  'uprising.option.leaders.choose': 'Mindenki választ',
  'uprising.option.leaders.random': 'Véletlenül kiosztva',

  'uprising.option.choam': 'KHAFT modul',
  'uprising.option.choam.about': 'Szerződések, hozzájuk nyolc saját kártya és egy vezető.',
  'uprising.option.choam.without': 'Szerződések nélkül',
  'uprising.option.choam.with': 'Szerződésekkel',
  'uprising.option.choam.without.about': 'A szerződés ikon 2 solarist ad.',
  'uprising.option.choam.with.about': 'A szerződés ikonért a nyílt szerződések egyikét veszed el. IV. Shaddam Corrino is választható.',
};
