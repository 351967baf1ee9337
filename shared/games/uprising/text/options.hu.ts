import type { TextsLike } from '../../../text/message.ts';
import type { uprisingOptionsEn } from './options.en.ts';

export const uprisingOptionsHu: TextsLike<typeof uprisingOptionsEn> = {
  'uprising.option.leaders': 'Vezetők',
  'uprising.option.leaders.about': 'Két játékosnak nem lehet ugyanaz a vezetője.',
  'uprising.option.leaders.choose': 'Mindenki választ',
  'uprising.option.leaders.random': 'Véletlenül kiosztva',

  'uprising.option.choam': 'KHAFT modul',
  'uprising.option.choam.about': 'Szerződések, hozzájuk nyolc saját kártya és egy vezető.',
  'uprising.option.choam.without': 'Szerződések nélkül',
  'uprising.option.choam.with': 'Szerződésekkel',
  'uprising.option.choam.without.about': 'A szerződés ikon 2 solarist ad.',
  'uprising.option.choam.with.about': 'A szerződés ikonért a nyílt szerződések egyikét veszed el. IV. Shaddam Corrino is választható.',

  'uprising.option.board': 'Hol játszotok',
  'uprising.option.board.about': 'Egy vagy két játékosnál a Hagal-ház is játszik, ezen a képernyőn vagy a saját táblátok mellett.',
  'uprising.option.board.app': 'Ezen a képernyőn',
  'uprising.option.board.companion': 'Kísérő a saját táblátokhoz',
  'uprising.option.board.companion.about':
    'A nyomtatott táblátokon játszotok, és megmondjátok a programnak, ami a riválisoknak számít. Ő fordítja fel a Hagal-ház kártyáit, és vezeti a riválisok könyveit.',

  'uprising.option.difficulty': 'Nehézség',
  'uprising.option.difficulty.about': 'Egyedül két rivális ellen játszol, akiket a Hagal-ház vezet.',
  'uprising.option.difficulty.mercenary': 'Zsoldos (kezdő)',
  'uprising.option.difficulty.mercenary.about': 'Egy intrikakártyával kezdesz, a riválisok egységek nélkül.',
  'uprising.option.difficulty.sardaukar': 'Sardaukar (haladó)',
  'uprising.option.difficulty.sardaukar.about': 'Minden rivális 3 egységgel kezd.',
  'uprising.option.difficulty.mentat': 'Mentát (mester)',
  'uprising.option.difficulty.mentat.about': 'A riválisoknál él az okos politika, a brutális fokozás és a szakértő bevetés.',
  'uprising.option.difficulty.kwisatz-haderach': 'Kwisatz Haderach (mester+)',
  'uprising.option.difficulty.kwisatz-haderach.about': 'Mint a mester, és neked nem jut kardmester.',

  'uprising.option.streamlined': 'Egyszerűsített rivális',
  'uprising.option.streamlined.about': 'A rivális csak szövetségért kap pontot, és nem nyerhet. Első játékhoz jó.',
  'uprising.option.streamlined.without': 'Teljes rivális',
  'uprising.option.streamlined.with': 'Egyszerűsített',

  'uprising.option.smart-politics': 'Okos politika',
  'uprising.option.smart-politics.about': 'A riválisok kihagyják azt a frakciót, ahol egy ügynök keveset hozna.',
  'uprising.option.smart-politics.without': 'Nélküle',
  'uprising.option.smart-politics.with': 'Vele',

  'uprising.option.brutal-escalation': 'Brutális fokozás',
  'uprising.option.brutal-escalation.about': 'III-as ütközetben minden rivális két kártya kardját kapja.',
  'uprising.option.brutal-escalation.without': 'Nélküle',
  'uprising.option.brutal-escalation.with': 'Vele',

  'uprising.option.expert-deployment': 'Szakértő bevetés',
  'uprising.option.expert-deployment.about': 'I-es és II-es ütközetben a legalább 3 egységgel vezető rivális nem küld egységet.',
  'uprising.option.expert-deployment.without': 'Nélküle',
  'uprising.option.expert-deployment.with': 'Vele',

  'uprising.option.dice-churn': 'Kockák a sorhoz',
  'uprising.option.dice-churn.about': 'Minden felfedésköröd után két kocka üríti az impériumsor helyeit.',
  'uprising.option.dice-churn.without': 'Nélkülük',
  'uprising.option.dice-churn.with': 'Velük',

  'uprising.option.base-imperium': 'Az első játék impériumkártyái',
  'uprising.option.base-imperium.about': 'Az impériumpakli a Dűne: Impérium 67 kártyájával bővül.',
  'uprising.option.base-imperium.without': 'Nélkülük',
  'uprising.option.base-imperium.with': 'Bekeverve',

  'uprising.option.base-intrigue': 'Az első játék intrikakártyái',
  'uprising.option.base-intrigue.about': 'Az intrikapakli a Dűne: Impérium 39 kártyájával bővül; az Előrelátó felbérlés kimarad.',
  'uprising.option.base-intrigue.without': 'Nélkülük',
  'uprising.option.base-intrigue.with': 'Bekeverve',

  'uprising.option.base-conflicts': 'Az első játék ütközetei',
  'uprising.option.base-conflicts.about':
    'A Dűne: Impérium ütközetkártyái is felbukkanhatnak. Nincs rajtuk csataikon, így nehezebb párt találni.',
  'uprising.option.base-conflicts.without': 'Nélkülük',
  'uprising.option.base-conflicts.with': 'Bekeverve',

  'uprising.team.muaddib': 'Muad-Dib csapata',
  'uprising.team.shaddam-corrino-iv': 'IV. Shaddam Corrino csapata',
  'uprising.role.commander': 'Parancsnok',
  'uprising.role.ally': 'Szövetséges',
};
