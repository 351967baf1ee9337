import type { TextsLike } from '../../../text/message.ts';
import type { imperiumDataEn } from './data.en.ts';

export const imperiumDataHu: TextsLike<typeof imperiumDataEn> = {
  'imperium.problem.notAnObject': 'Ide mezőkből álló objektum kell.',
  'imperium.problem.unknownField': 'Nincs ilyen mező.',
  'imperium.problem.notAnAmount': 'Ide {least} és {most} közötti egész szám kell.',
  'imperium.problem.unknownValue': 'Itt ismeretlen: „{value}”. Ismert értékek: {values}.',
  'imperium.problem.unknownName':
    '{sort, select, card {Nincs ilyen nevű kártya: „{name}”.} space {Nincs ilyen nevű helyszín: „{name}”.} leader {Nincs ilyen nevű vezető: „{name}”.} special {Nincs ilyen nevű különleges hatás: „{name}”.} other {Nincs ilyen nevű terület: „{name}”.}}',
  'imperium.problem.notAList': 'Ide lista kell.',
  'imperium.problem.tooFew': 'Itt {count} bejegyzés van. Legalább {least} kell.',
  'imperium.problem.notSoMany': 'Ide {right} bejegyzés kell.',
  'imperium.problem.fieldCount': 'Ide {least} és {most} közötti számú mező kell.',
  'imperium.problem.unknownEffect': 'Ez nem hatás: {effect}',
  'imperium.problem.chooseDistinct': 'Aki több listát választ, különbözőket választ: az „n” mellé írd oda, hogy „distinct”.',
  'imperium.problem.chooseTooMany': 'Ezekből a listákból legfeljebb {most} választható.',
  'imperium.problem.noMode': 'Egy intrikakártyának lista kell tervhez, csatához vagy végjátékhoz.',
  'imperium.problem.timingWithoutMode': 'Ez az időpont {mode, select, plot {tervkártyához} other {csatakártyához}} tartozik.',
  'imperium.problem.triggerNeeded': 'Kiváltó esemény minden kiváltott képességhez tartozik, és csak azokhoz.',

  'imperium.problem.wrongCount': 'Ebből {count} van. A helyes szám {right}.',
  'imperium.problem.spacesOfIcon': 'Ezzel az ikonnal {count} helyszín van: „{icon}”. A helyes szám {right}.',
  'imperium.problem.starterCost': 'A kezdőkártyák költsége 0.',
  'imperium.problem.noPrice': 'Az impériumpakli minden kártyájának van költsége.',
  'imperium.problem.agentBoxWithoutIcons': 'Egy ügynökikon nélküli kártya sosem használja az ügynökmezőjét.',
  'imperium.problem.twice': 'Egy bejegyzés kétszer szerepel.',
  'imperium.problem.onlyOnIntrigue': 'Ezen a kártyán olyan hatás van, amely csak intrikakártyán lehet.',
  'imperium.problem.onlyOnCards': 'Ezen az intrikakártyán olyan hatás van, amely csak egy pakli kártyáin lehet.',
  'imperium.problem.costNotMandatory': 'Egy intrikakártya költsége kötelező.',
  'imperium.problem.costTooDeep': 'Ami egy intrikakártya költsége vagy feltétele, az a választásain kívül áll.',
  'imperium.problem.controlReward': 'Az első jutalom, és csak az, adja a helyszín irányítását, amelyért az ütközet folyik.',
  'imperium.problem.notControlled': 'Ez a helyszín nem irányítható: „{space}”.',
  'imperium.problem.zone': 'Pontosan egy területhez tartozik, és a két táblázatnak egyeznie kell: „{space}”.',
  'imperium.problem.controlBonus': 'Az irányítható helyszíneknek van irányítási bónusza, másnak nincs.',
  'imperium.problem.trackOrder':
    'Egy sáv a kezdetétől a győzelmi pontig emelkedik, aztán együtt a bónuszig és a szövetségig, de nem a végén túlra.',
  'imperium.problem.factionIcon': 'Egy frakció helyszínén a frakció ikonja áll.',
  'imperium.problem.influenceGain': 'A látogatás a helyszín frakciójánál ad befolyást, máshol senkinél.',
  'imperium.problem.harvest': 'A mesterhelyszín egyszer aratja le az alapját; a többi helyszín semmit.',
  'imperium.problem.costOptions': 'Egy többféle árú helyszínnek mindegyikhez egy hatáslista kell, és más költsége nincs.',
  'imperium.problem.reshuffle': 'Pontosan az a kártya nem nevez meg helyszínt, és az kard nélküli, amelyik kever.',
  'imperium.problem.notForRivals': 'Riválisnak nem lehet ez a vezetője: „{leader}”.',
};
