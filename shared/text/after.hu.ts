import type { afterEn } from './after.en.ts';
import type { TextsLike } from './message.ts';

export const afterHu: TextsLike<typeof afterEn> = {
  'review.title': 'A mentát visszatekintése',
  'review.counted': 'Ami a legtöbbet számított',
  'review.ofDecisions': '{count} döntés átnézve',
  'review.worth': '{by} a 100-ból',
  'review.turned': '{change, select, up {nyereség} other {veszteség}}',
  'review.same': '{count} döntésből {same} esetben a mentát is így tett volna.',
  'review.nothing': 'Egyelőre nincs mit mondani: e hely egyetlen döntéséről sem tudni, hogy bármit vitt vagy hozott volna.',
  'review.chart': 'Ki győzött volna',
  'review.chartAbout': 'esélyek 100-ból, ahogy {name} tudhatta',
  'review.chartLong':
    'Az egyes helyek esélye a győzelemre a játszma során: sávok, amelyek együtt kitöltik a magasságot. A végén: {chances}.',
  'review.chance': '{name}: {chance}',
  'review.house': 'maga a játék',
  'review.fromTo': '{before} helyett {after}',
  'review.asked': 'Mi volt a kérdés',
  'review.did': 'Mit tett {name}',
  'review.would': 'Mit tenne a mentát',
  'review.usual': 'Mit tenne a legtöbb játékos',
  'review.line': 'Egy lehetséges folytatás',
  'review.sure':
    '{how, select, very {Egészen biztos.} fairly {Elég biztos.} other {Nem nagyon biztos.}} {by} a 100-ból, plusz-mínusz {doubt}; {games} továbbjátszott játszma.',
  'review.progress': '{looks} pillantásból {looked} kész',
  'review.seconds': 'még körülbelül {seconds} másodperc; ami kész, olvasható',
  'review.begin': 'Nézze át a mentát',
  'review.stop': 'Megállítás',
  'review.stopped': 'Megállítva. Amit talált, megmarad.',
  'review.failed': 'Valami elromlott, miközben a mentát nézte. Amit talált, megmarad; újra megnézheti.',
  'review.note': 'Csak a játszma után. A mentát azt kapja meg, amit az adott hely tudhatott, sosem azt, ami rejtve volt előtte.',
  'review.before': 'Előző döntés',
  'review.after': 'Következő döntés',
  'review.watch': 'Megnézem ezt',
  'playOn.go': 'Innen játszom tovább',
  'playOn.as': 'új asztal, te vagy {name}',
  'playOn.about':
    'Új asztal kezdődik, úgy, ahogy itt állt a játszma. A többi helyre botok ülnek, és amit a te helyed nem tudhatott, azt újraosztják. A befejezett játszma marad, ahogy van.',
  'playOn.seat': 'Melyik hely a tiéd?',
  'playOn.level': 'Hogyan játsszanak a botok',
};
