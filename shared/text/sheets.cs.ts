import type { TextsLike } from './message.ts';
import type { sheetsEn } from './sheets.en.ts';

export const sheetsCs: TextsLike<typeof sheetsEn> = {
  'sheet.pageTitle': '{name}, strana {number} z {of}',
  'sheet.foot': '{game}. {title}, strana {number} z {of}.',
  'sheet.ruler': '{length} mm při tisku na 100 %',
  'sheet.fanProject': 'Sietch, neoficiální fanouškovský projekt bez obrázků a textů vydavatelů. ◇ značí rekonstruované hodnoty.',
  'sheet.poster.part': '{name}, díl {n} ze {of}',
  'sheet.poster.first': 'Ostatní odstřihni podle čárkovaných čar a nalep přes proužky {overlap} mm; rohy ukazují konec obrazu.',
  'sheet.poster.next': 'Odstřihni na vnitřních okrajích podle čárkované čáry a nalep přes proužek souseda.',
  'sheet.teach.note': 'Deset minut a hrajete.\nČísla jsou čísla pravidel',
  'sheet.teach.aim': 'Nejdřív řekni, jak se vítězí',
  'sheet.teach.show': 'Při přípravě ukaž, co na stole leží',
  'sheet.teach.turn': 'Potom jeden tah s kartou v ruce',
  'sheet.teach.fight': 'Potom jeden boj, přehraný celý',
  'sheet.teach.later': 'Nech na později',
  'sheet.teach.first': 'První kolo hrajte otevřeně',
  'sheet.teach.first.text':
    'Každý smí přemýšlet nahlas a tahy se smějí vracet. Po jednom kole se zeptej, zda začnete znovu, nebo hrajete dál.',
  'sheet.tonight': 'Dnešní hra',
  'sheet.tonight.title': 'Dnes večer: {game}',
  'sheet.tonight.note': '{game}\nPro {seats, plural, one {# hráče} few {# hráče} other {# hráčů}}, los {seed}',
  'sheet.tonight.players': 'U stolu',
  'sheet.tonight.setup': 'Příprava',
  'sheet.tonight.play': 'Hra',
  'sheet.tonight.end': 'Na konci',
  'sheet.tonight.pages': '{n, plural, one {# strana} few {# strany} other {# stran}}',
};
