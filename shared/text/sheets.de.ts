import type { TextsLike } from './message.ts';
import type { sheetsEn } from './sheets.en.ts';

export const sheetsDe: TextsLike<typeof sheetsEn> = {
  'sheet.pageTitle': '{name}, Seite {number} von {of}',
  'sheet.foot': '{game}. {title}, Seite {number} von {of}.',
  'sheet.ruler': '{length} mm bei Druck mit 100 %',
  'sheet.fanProject': 'Sietch, ein inoffizielles Fanprojekt ohne Bilder und Texte der Verlage. ◇ steht bei rekonstruierten Werten.',
  'sheet.poster.part': '{name}, Teil {n} von {of}',
  'sheet.poster.first':
    'Die anderen an ihren gestrichelten Linien abschneiden und über die Streifen von {overlap} mm kleben; Ecken zeigen, wo das Bild endet.',
  'sheet.poster.next': 'An den inneren Rändern entlang der gestrichelten Linie schneiden, dann über den Streifen des Nachbarn kleben.',
  'sheet.teach.note': 'Zehn Minuten, dann spielt ihr.\nDie Nummern sind die der Regeln',
  'sheet.teach.aim': 'Sag zuerst, wie man gewinnt',
  'sheet.teach.show': 'Zeig beim Aufbau, was da liegt',
  'sheet.teach.turn': 'Dann ein Zug, mit der Karte in der Hand',
  'sheet.teach.fight': 'Dann ein Kampf, ganz durchgespielt',
  'sheet.teach.later': 'Das hat Zeit',
  'sheet.teach.first': 'Spielt die erste Runde offen',
  'sheet.teach.first.text': 'Alle dürfen laut denken und Züge zurücknehmen. Fragt nach einer Runde, ob ihr neu beginnt oder weiterspielt.',
  'sheet.tonight': 'Das Spiel heute Abend',
  'sheet.tonight.title': 'Heute Abend: {game}',
  'sheet.tonight.note': '{game}\nFür {seats, plural, one {# Person} other {# Personen}}, Ziehung {seed}',
  'sheet.tonight.players': 'Am Tisch',
  'sheet.tonight.setup': 'Aufbau',
  'sheet.tonight.play': 'Spiel',
  'sheet.tonight.end': 'Am Ende',
  'sheet.tonight.pages': '{n, plural, one {# Seite} other {# Seiten}}',
};
