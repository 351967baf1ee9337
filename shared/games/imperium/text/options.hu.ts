import type { TextsLike } from '../../../text/message.ts';
import type { imperiumOptionsEn } from './options.en.ts';

export const imperiumOptionsHu: TextsLike<typeof imperiumOptionsEn> = {
  'imperium.option.leaders': 'Vezetők',
  'imperium.option.leaders.about': 'Két játékosnak nem lehet ugyanaz a vezetője.',
  'imperium.option.leaders.choose': 'Mindenki választ',
  'imperium.option.leaders.random': 'Véletlenül kiosztva',

  'imperium.option.houses': 'Házak',
  'imperium.option.houses.about': 'Minden Házhoz két vezető tartozik. Játszhat együtt mindkettő, vagy csak az egyikük.',
  'imperium.option.houses.any': 'Bármelyik vezető',
  'imperium.option.houses.distinct': 'Házanként egy vezető',

  'imperium.option.start': 'Kezdőjátékos',
  'imperium.option.start.about': 'Ő kezdi az első fordulót.',
  'imperium.option.start.random': 'Kisorsolva',
  'imperium.option.start.seat1': 'Az első hely',

  'imperium.option.difficulty': 'Nehézség',
  'imperium.option.difficulty.about': 'Egyedül két rivális ellen játszol, akiket a Hagal-ház vezet.',
  'imperium.option.difficulty.mercenary': 'Zsoldos (kezdő)',
  'imperium.option.difficulty.mercenary.about':
    'Te 1 solarisszal és 1 fűszerrel kezdesz, a riválisok egységek nélkül. A harmadik ügynökük az 5. fordulóban jön.',
  'imperium.option.difficulty.sardaukar': 'Sardaukar (haladó)',
  'imperium.option.difficulty.sardaukar.about':
    'A Mentát neked 5 solarisba kerül. A riválisok 3 egységgel és egy intrikakártyával kezdenek; a harmadik ügynökük a 4. fordulóban jön.',
  'imperium.option.difficulty.mentat': 'Mentát (mester)',
  'imperium.option.difficulty.mentat.about':
    'Mint a haladó. A riválisok megfontoltabban vetik be az egységeiket, és a harmadik ügynökük a 3. fordulóban jön.',
  'imperium.option.difficulty.kwisatz-haderach': 'Kwisatz Haderach (mester+)',
  'imperium.option.difficulty.kwisatz-haderach.about': 'Mint a mester, és neked nem jut kardmester.',

  'imperium.option.board': 'Hol játszotok',
  'imperium.option.board.about': 'Egy vagy két játékosnál a Hagal-ház is játszik, ezen a képernyőn vagy a saját táblátok mellett.',
  'imperium.option.board.app': 'Ezen a képernyőn',
  'imperium.option.board.companion': 'Kísérő a saját táblátokhoz',
  'imperium.option.board.companion.about':
    'A nyomtatott táblátokon játszotok, és megmondjátok a programnak, ami a riválisoknak számít. Ő fordítja fel a Hagal-ház kártyáit, és vezeti a riválisok könyveit.',
};
