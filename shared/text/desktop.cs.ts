import type { desktopEn } from './desktop.en.ts';
import type { TextsLike } from './message.ts';

export const desktopCs: TextsLike<typeof desktopEn> = {
  'licences.title': 'Práce jiných',
  'licences.about': 'Sietch stojí na práci jiných. Každý řádek otevře jejich podmínky, jejich vlastními slovy.',
  'licences.count': '{count, plural, one {# balíček} few {# balíčky} other {# balíčků}}',
  'licences.electron':
    'V aplikaci pro počítač je i Electron a Chromium. Jejich podmínky leží vedle programu: LICENSE.electron.txt a LICENSES.chromium.html.',
  'licences.absent': 'Seznam vzniká při sestavení aplikace. Tato stránka sestavena nebyla.',
  'licences.unnamed': 'vlastní podmínky',
  'desktop.trouble': 'Něco se pokazilo?',
  'desktop.reportAbout': 'Tohle patří do hlášení chyby: verze, systém a nejnovější řádky protokolu. Nejsou v tom kódy, klíče ani karty.',
  'desktop.report': 'Kopírovat pro hlášení chyby',
  'desktop.reported': 'Zkopírováno. Vlož to tam, kde chybu hlásíš.',
  'desktop.see': 'Co se kopíruje',
  'desktop.logs': 'Ukázat soubory protokolu',
  'desktop.updates': 'Nové verze',
  'desktop.updatesAbout':
    'Aplikace nikdy nehledá nové verze a nikoho se na nic neptá. Zatím není místo, odkud by přicházely samy: novou najdeš tam, odkud máš tuhle.',
  'desktop.torn': 'Tomuto záznamu chyběl konec. Vše, co je celé, je tady; soubor je takový, jaký byl.',
};
