import type { TextsLike } from '../../../text/message.ts';
import type { uprisingOptionsEn } from './options.en.ts';

export const uprisingOptionsCs: TextsLike<typeof uprisingOptionsEn> = {
  'uprising.option.leaders': 'Vůdci',
  'uprising.option.leaders.about': 'Nikdo nehraje za stejného vůdce jako někdo jiný.',
  'uprising.option.leaders.choose': 'Každý si vybere',
  'uprising.option.leaders.random': 'Rozdá náhoda',

  'uprising.option.choam': 'Modul CHOAM',
  'uprising.option.choam.about': 'Smlouvy, k nim osm vlastních karet a jeden vůdce.',
  'uprising.option.choam.without': 'Beze smluv',
  'uprising.option.choam.with': 'Se smlouvami',
  'uprising.option.choam.without.about': 'Ikona smlouvy dává 2 solary.',
  'uprising.option.choam.with.about': 'Za ikonu smlouvy si vezmeš jednu z odkrytých smluv. Vybrat se dá i Shaddam Corrino IV.',

  'uprising.option.board': 'Kde hrajete',
  'uprising.option.board.about': 'V jednom nebo ve dvou hraje s vámi rod Hagal, na této obrazovce nebo vedle vlastního plánu.',
  'uprising.option.board.app': 'Na této obrazovce',
  'uprising.option.board.companion': 'Společník k vlastnímu plánu',
  'uprising.option.board.companion.about':
    'Hraješ na svém tištěném plánu a aplikaci říkáš, na čem rivalům záleží. Ona otáčí karty rodu Hagal a vede rivalům účty.',

  'uprising.option.difficulty': 'Obtížnost',
  'uprising.option.difficulty.about': 'Sólo hraješ proti dvěma rivalům, které vede rod Hagal.',
  'uprising.option.difficulty.mercenary': 'Žoldnéř (nováček)',
  'uprising.option.difficulty.mercenary.about': 'Začínáš s kartou intrik, rivalové bez jednotek.',
  'uprising.option.difficulty.sardaukar': 'Sardaukar (veterán)',
  'uprising.option.difficulty.sardaukar.about': 'Každý rival začíná se 3 jednotkami.',
  'uprising.option.difficulty.mentat': 'Mentat (znalec)',
  'uprising.option.difficulty.mentat.about': 'Rivalové hrají s chytrou politikou, krutou eskalací a znaleckým nasazením.',
  'uprising.option.difficulty.kwisatz-haderach': 'Kwisatz Haderach (znalec+)',
  'uprising.option.difficulty.kwisatz-haderach.about': 'Jako pro znalce, a navíc pro tebe není žádný Mistr meče.',

  'uprising.option.streamlined': 'Zjednodušený rival',
  'uprising.option.streamlined.about': 'Rival boduje jen za spojenectví a nemůže vyhrát. Hodí se na první hru.',
  'uprising.option.streamlined.without': 'Celý rival',
  'uprising.option.streamlined.with': 'Zjednodušený',

  'uprising.option.smart-politics': 'Chytrá politika',
  'uprising.option.smart-politics.about': 'Rivalové vynechávají frakce, kde by agent přinesl málo.',
  'uprising.option.smart-politics.without': 'Bez ní',
  'uprising.option.smart-politics.with': 'S ní',

  'uprising.option.brutal-escalation': 'Krutá eskalace',
  'uprising.option.brutal-escalation.about': 'Ve střetech úrovně III otáčí každý rival kvůli mečům dvě karty.',
  'uprising.option.brutal-escalation.without': 'Bez ní',
  'uprising.option.brutal-escalation.with': 'S ní',

  'uprising.option.expert-deployment': 'Znalecké nasazení',
  'uprising.option.expert-deployment.about': 'Ve střetech úrovně I a II rival s náskokem 3 a více jednotek žádné nenasadí.',
  'uprising.option.expert-deployment.without': 'Bez něj',
  'uprising.option.expert-deployment.with': 'S ním',

  'uprising.option.dice-churn': 'Kostky pro řadu',
  'uprising.option.dice-churn.about': 'Po každém tvém tahu odhalení vyprázdní dvě kostky místa v řadě Impéria.',
  'uprising.option.dice-churn.without': 'Bez kostek',
  'uprising.option.dice-churn.with': 'S kostkami',

  'uprising.option.base-imperium': 'Karty Impéria z první hry',
  'uprising.option.base-imperium.about': 'Do balíčku Impéria přibude 67 karet hry Duna: Impérium.',
  'uprising.option.base-imperium.without': 'Bez nich',
  'uprising.option.base-imperium.with': 'Přimíchat',

  'uprising.option.base-intrigue': 'Karty intrik z první hry',
  'uprising.option.base-intrigue.about': 'Do balíčku intrik přibude 39 karet hry Duna: Impérium; Promyšlený nájem zůstane venku.',
  'uprising.option.base-intrigue.without': 'Bez nich',
  'uprising.option.base-intrigue.with': 'Přimíchat',

  'uprising.option.base-conflicts': 'Střety z první hry',
  'uprising.option.base-conflicts.about':
    'Objevit se mohou i karty střetů hry Duna: Impérium. Nemají bojové ikony, a tak se dvojice hledají hůř.',
  'uprising.option.base-conflicts.without': 'Bez nich',
  'uprising.option.base-conflicts.with': 'Přimíchat',

  'uprising.team.muaddib': 'Tým Muad’Diba',
  'uprising.team.shaddam-corrino-iv': 'Tým Shaddama Corrina IV.',
  'uprising.role.commander': 'Velitel',
  'uprising.role.ally': 'Spojenec',
};
