import type { TextsLike } from '../../../text/message.ts';
import type { imperiumOptionsEn } from './options.en.ts';

/** What a table agrees on in its lobby. */
export const imperiumOptionsCs: TextsLike<typeof imperiumOptionsEn> = {
  'imperium.option.leaders': 'Vůdci',
  'imperium.option.leaders.about': 'Nikdo nehraje za stejného vůdce jako někdo jiný.',
  'imperium.option.leaders.choose': 'Každý si vybere',
  'imperium.option.leaders.random': 'Rozdá náhoda',

  'imperium.option.houses': 'Rody',
  'imperium.option.houses.about': 'Ke každému rodu patří dva vůdci. V jedné hře se mohou potkat, nebo hraje jen jeden z nich.',
  'imperium.option.houses.any': 'Kterýkoli vůdce',
  'imperium.option.houses.distinct': 'Jeden vůdce z rodu',

  'imperium.option.start': 'Začínající hráč',
  'imperium.option.start.about': 'Začíná první kolo.',
  'imperium.option.start.random': 'Určí los',
  'imperium.option.start.seat1': 'První místo',

  'imperium.option.difficulty': 'Obtížnost',
  'imperium.option.difficulty.about': 'Sólo hraješ proti dvěma rivalům, které vede rod Hagal.',
  'imperium.option.difficulty.mercenary': 'Žoldnéř (nováček)',
  'imperium.option.difficulty.mercenary.about':
    'Začínáš s 1 solarem a 1 kořením, rivalové bez jednotek. Třetí agenti jim přijdou v 5. kole.',
  'imperium.option.difficulty.sardaukar': 'Sardaukar (veterán)',
  'imperium.option.difficulty.sardaukar.about':
    'Mentat tě stojí 5 solarů. Rivalové začínají se 3 jednotkami a kartou intrik; třetí agenti jim přijdou ve 4. kole.',
  'imperium.option.difficulty.mentat': 'Mentat (znalec)',
  'imperium.option.difficulty.mentat.about':
    'Jako pro veterána. Rivalové posílají jednotky rozumněji a třetí agenti jim přijdou ve 3. kole.',
  'imperium.option.difficulty.kwisatz-haderach': 'Kwisatz Haderach (znalec+)',
  'imperium.option.difficulty.kwisatz-haderach.about': 'Jako pro znalce, a navíc pro tebe není žádný Mistr meče.',

  'imperium.option.board': 'Kde hrajete',
  'imperium.option.board.about': 'V jednom nebo ve dvou hraje s vámi rod Hagal, na této obrazovce nebo vedle vlastního plánu.',
  'imperium.option.board.app': 'Na této obrazovce',
  'imperium.option.board.companion': 'Společník k vlastnímu plánu',
  'imperium.option.board.companion.about':
    'Hraješ na svém tištěném plánu a aplikaci říkáš, na čem rivalům záleží. Ona otáčí karty rodu Hagal a vede rivalům účty.',
};
