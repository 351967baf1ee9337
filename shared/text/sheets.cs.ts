import type { TextsLike } from './message.ts';
import type { sheetsEn } from './sheets.en.ts';

export const sheetsCs: TextsLike<typeof sheetsEn> = {
  'sheet.pageTitle': '{name}, strana {number} z {of}',
  'sheet.foot': '{game}. {title}, strana {number} z {of}.',
  'sheet.ruler': '{length} mm při tisku na 100 %',
  'sheet.fanProject': 'Sietch, neoficiální fanouškovský projekt bez obrázků a textů vydavatelů. ◇ značí rekonstruované hodnoty.',
};
