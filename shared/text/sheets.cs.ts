import type { TextsLike } from './message.ts';
import type { sheetsEn } from './sheets.en.ts';

export const sheetsCs: TextsLike<typeof sheetsEn> = {
  'sheet.pageTitle': '{name}, strana {number} z {of}',
  'sheet.foot': '{game}. {title}, strana {number} z {of}.',
  'sheet.ruler': '{length} mm při tisku na 100 %',
  'sheet.fanProject': 'Sietch, neoficiální fanouškovský projekt bez obrázků a textů vydavatelů. ◇ značí rekonstruované hodnoty.',
  'sheet.tonight': 'Dnešní hra',
  'sheet.tonight.title': 'Dnes večer: {game}',
  'sheet.tonight.note': '{game}\nPro {seats, plural, one {# hráče} few {# hráče} other {# hráčů}}, los {seed}',
  'sheet.tonight.players': 'U stolu',
  'sheet.tonight.setup': 'Příprava',
  'sheet.tonight.play': 'Hra',
  'sheet.tonight.end': 'Na konci',
  'sheet.tonight.pages': '{n, plural, one {# strana} few {# strany} other {# stran}}',
};
