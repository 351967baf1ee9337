import type { TextsLike } from './message.ts';
import type { sheetsEn } from './sheets.en.ts';

export const sheetsDe: TextsLike<typeof sheetsEn> = {
  'sheet.pageTitle': '{name}, Seite {number} von {of}',
  'sheet.foot': '{game}. {title}, Seite {number} von {of}.',
  'sheet.ruler': '{length} mm bei Druck mit 100 %',
  'sheet.fanProject': 'Sietch, ein inoffizielles Fanprojekt ohne Bilder und Texte der Verlage. ◇ steht bei rekonstruierten Werten.',
};
