import type { desktopEn } from './desktop.en.ts';
import type { TextsLike } from './message.ts';

export const desktopDe: TextsLike<typeof desktopEn> = {
  'licences.title': 'Die Arbeit anderer',
  'licences.about': 'Sietch baut auf der Arbeit anderer auf. Jede Zeile öffnet ihre Bedingungen, in ihren eigenen Worten.',
  'licences.count': '{count, plural, one {# Paket} other {# Pakete}}',
  'licences.electron':
    'In der Desktop-App stecken auch Electron und Chromium. Ihre Bedingungen liegen neben dem Programm: LICENSE.electron.txt und LICENSES.chromium.html.',
  'licences.absent': 'Die Liste entsteht beim Bauen der App. Diese Seite wurde nicht gebaut.',
  'licences.unnamed': 'eigene Bedingungen',
  'desktop.trouble': 'Ist etwas schiefgegangen?',
  'desktop.reportAbout':
    'Das gehört in einen Fehlerbericht: Versionen, System und die neuesten Zeilen des Protokolls. Codes, Schlüssel und Karten stehen nicht darin.',
  'desktop.report': 'Für einen Fehlerbericht kopieren',
  'desktop.reported': 'Kopiert. Füge es dort ein, wo du den Fehler meldest.',
  'desktop.see': 'Was kopiert wird',
  'desktop.logs': 'Protokolldateien zeigen',
  'desktop.updates': 'Neue Versionen',
  'desktop.updatesAbout':
    'Diese App sucht nie nach neuen Versionen und fragt niemanden nach etwas. Noch gibt es keinen Ort, von dem sie von selbst kommen: Eine neue gibt es dort, wo du diese herhast.',
  'desktop.torn': 'Dieser Aufzeichnung fehlte das Ende. Alles, was ganz ist, ist hier; die Datei ist, wie sie war.',
};
