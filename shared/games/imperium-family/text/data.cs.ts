import type { TextsLike } from '../../../text/message.ts';
import type { imperiumDataEn } from './data.en.ts';

/** What is said about the data files: contradictions in an owner's corrections. */
export const imperiumDataCs: TextsLike<typeof imperiumDataEn> = {
  'imperium.problem.notAnObject': 'Tady má být objekt s poli.',
  'imperium.problem.unknownField': 'Takové pole neexistuje.',
  'imperium.problem.notAnAmount': 'Tady má být celé číslo od {least} do {most}.',
  'imperium.problem.unknownValue': '„{value}“ tu není známo. Známé hodnoty: {values}.',
  'imperium.problem.unknownName':
    '{sort, select, card {Žádná karta nemá jméno „{name}“.} space {Žádné pole nemá jméno „{name}“.} leader {Žádný vůdce nemá jméno „{name}“.} special {Žádný zvláštní účinek nemá jméno „{name}“.} other {Žádná zóna nemá jméno „{name}“.}}',
  'imperium.problem.notAList': 'Tady má být seznam.',
  'imperium.problem.tooFew':
    '{count, plural, one {Je tu # položka} few {Jsou tu # položky} other {Je tu # položek}}. Potřebný počet: nejméně {least}.',
  'imperium.problem.notSoMany': 'Potřebný počet položek: {right}.',
  'imperium.problem.fieldCount': 'Potřebný počet polí: {least} až {most}.',
  'imperium.problem.unknownEffect': 'Tohle není účinek: {effect}',
  'imperium.problem.chooseDistinct': 'Kdo volí více seznamů, volí různé: vedle „n“ napiš „distinct“.',
  'imperium.problem.chooseTooMany': 'Z těchto seznamů lze zvolit nejvýše {most}.',
  'imperium.problem.noMode': 'Karta intrik potřebuje seznam pro plán, boj nebo závěr hry.',
  'imperium.problem.timingWithoutMode': 'Tato doba patří ke kartě {mode, select, plot {plánu} other {boje}}.',
  'imperium.problem.triggerNeeded': 'Spouštěč patří ke každé spouštěné schopnosti a k žádné jiné.',

  'imperium.problem.wrongCount': 'Je jich tu {count}. Správný počet je {right}.',
  'imperium.problem.spacesOfIcon': 'Počet polí s ikonou „{icon}“: {count}. Má jich být {right}.',
  'imperium.problem.starterCost': 'Počáteční karty mají cenu 0.',
  'imperium.problem.noPrice': 'Karta z balíčku Impéria má cenu.',
  'imperium.problem.agentBoxWithoutIcons': 'Karta bez ikon agenta svou část agenta nikdy nepoužije.',
  'imperium.problem.twice': 'Jedna položka je tu dvakrát.',
  'imperium.problem.onlyOnIntrigue': 'Tato karta má účinek, který smějí mít jen karty intrik.',
  'imperium.problem.onlyOnCards': 'Tato karta intrik má účinek, který smějí mít jen karty z balíčku.',
  'imperium.problem.costNotMandatory': 'Cena karty intrik je povinná.',
  'imperium.problem.costTooDeep': 'Co se má za kartu intrik zaplatit nebo co má platit, stojí mimo její volby.',
  'imperium.problem.controlReward': 'Kontrolu pole, o které se bojuje, dává první odměna a jen ona.',
  'imperium.problem.notControlled': '„{space}“ nelze kontrolovat.',
  'imperium.problem.zone': '„{space}“ patří právě do jedné zóny a obě tabulky se musí shodovat.',
  'imperium.problem.controlBonus': 'Bonus za kontrolu mají pole, která lze kontrolovat, a žádná jiná.',
  'imperium.problem.trackOrder': 'Stupnice stoupá od začátku k vítěznému bodu, pak k bonusu a spojenectví zároveň, a ne za svůj konec.',
  'imperium.problem.factionIcon': 'Pole frakce má ikonu své frakce.',
  'imperium.problem.influenceGain': 'Návštěva dává vliv u frakce, které pole patří, jinde u žádné.',
  'imperium.problem.harvest': 'Pole Tvůrců jednou sklidí svůj základ; ostatní pole nesklízejí nic.',
  'imperium.problem.costOptions': 'Pole s více cenami potřebuje pro každou z nich jeden seznam účinků a žádnou další cenu.',
  'imperium.problem.reshuffle': 'Právě ta karta, která míchá, nejmenuje žádné pole a nemá meče.',
  'imperium.problem.notForRivals': 'Rivalové nemohou mít tohoto vůdce: „{leader}“.',
};
