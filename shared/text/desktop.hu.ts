import type { desktopEn } from './desktop.en.ts';
import type { TextsLike } from './message.ts';

export const desktopHu: TextsLike<typeof desktopEn> = {
  'licences.title': 'Mások munkája',
  'licences.about': 'A Sietch mások munkájára épül. Minden sor a feltételeiket nyitja meg, az ő szavaikkal.',
  'licences.count': '{count, plural, one {# csomag} other {# csomag}}',
  'licences.electron':
    'Az asztali alkalmazásban az Electron és a Chromium is benne van. A feltételeik a program mellett vannak: LICENSE.electron.txt és LICENSES.chromium.html.',
  'licences.absent': 'A lista az alkalmazás fordításakor készül. Ez az oldal nem így készült.',
  'licences.unnamed': 'saját feltételek',
  'desktop.trouble': 'Valami elromlott?',
  'desktop.reportAbout': 'Ez kerül a hibajelentésbe: a verziók, a rendszer és a napló legújabb sorai. Nincs benne kód, kulcs vagy kártya.',
  'desktop.report': 'Másolás hibajelentéshez',
  'desktop.reported': 'A vágólapon van. Illeszd be oda, ahol a hibát jelented.',
  'desktop.see': 'Mi kerül a vágólapra?',
  'desktop.logs': 'A naplófájlok megmutatása',
  'desktop.updates': 'Új verziók',
  'desktop.updatesAbout':
    'Az alkalmazás sosem keres új verziót, és senkitől sem kér semmit. Még nincs olyan hely, ahonnan magától jönne: az újat ott találod, ahol ezt.',
  'desktop.torn': 'Ennek a jegyzőkönyvnek hiányzott a vége. Minden, ami ép, itt van; a fájl olyan, amilyen volt.',
};
