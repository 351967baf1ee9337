import type { TextsLike } from './message.ts';
import type { sheetsEn } from './sheets.en.ts';

export const sheetsHu: TextsLike<typeof sheetsEn> = {
  'sheet.pageTitle': '{name}, {number}/{of}. oldal',
  'sheet.foot': '{game}. {title}, {number}/{of}. oldal.',
  'sheet.ruler': '{length} mm? Akkor jó a méret (100%-os nyomtatás).',
  'sheet.fanProject': 'Sietch, nem hivatalos rajongói munka a kiadók képei és szövegei nélkül. ◇ jelöli a rekonstruált értékeket.',
  'sheet.poster.part': '{name}, {n}. rész a(z) {of} közül',
  'sheet.poster.first': 'A többit a szaggatott vonal mentén vágd el, és ragaszd a {overlap} mm-es csíkokra; a sarkok mutatják a kép végét.',
  'sheet.poster.next': 'Vágd el a belső széleken a szaggatott vonal mentén, aztán ragaszd a szomszédja csíkjára.',
  'sheet.teach.note': 'Tíz perc, aztán játszotok.\nA számok a szabályokéi',
  'sheet.teach.aim': 'Először azt mondd el, hogyan lehet nyerni',
  'sheet.teach.show': 'Előkészítés közben mutasd meg, mi van az asztalon',
  'sheet.teach.turn': 'Aztán egy kört, a kártyával a kezedben',
  'sheet.teach.fight': 'Aztán egy harcot, végigjátszva',
  'sheet.teach.later': 'Ezt hagyd későbbre',
  'sheet.teach.first': 'Az első fordulót játsszátok nyíltan',
  'sheet.teach.first.text':
    'Mindenki gondolkodhat hangosan, és a lépéseket vissza lehet vonni. Egy forduló után kérdezd meg: újrakezditek, vagy folytatjátok?',
  'sheet.tonight': 'A mai játék',
  'sheet.tonight.title': 'Ma este: {game}',
  'sheet.tonight.note': '{game}\n{seats} játékos, {seed}. sorsolás',
  'sheet.tonight.players': 'Az asztalnál',
  'sheet.tonight.setup': 'Előkészítés',
  'sheet.tonight.play': 'Játék',
  'sheet.tonight.end': 'A végén',
  'sheet.tonight.pages': '{n} oldal',
};
