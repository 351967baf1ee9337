import type { TextsLike } from '../../../text/message.ts';
import type { imperiumUnitsSheetsEn } from './units-sheets.en.ts';

export const imperiumUnitsSheetsCs: TextsLike<typeof imperiumUnitsSheetsEn> = {
  'imperium.sheet.icon.sandworm': 'Písečný červ z banky hned do střetu.',
  'imperium.sheet.icon.take_maker_hooks': 'Háky Tvůrců, pokud je nemáš.',
  'imperium.sheet.icon.shield_wall': 'Štítový val opustí hru, chceš-li.',
  'imperium.sheet.icon.bonus_spice': 'Všechno bonusové koření z pole.',
  'imperium.sheet.icon.battle_icons': 'Bojové ikony: dvě stejné jsou 1 VB. Poslední se v závěru hry hodí ke kterékoli.',
  'imperium.sheet.icon.cost.flip_battle_card': 'Otoč lícem dolů získanou kartu střetu s jednou z těchto ikon.',
  'imperium.sheet.icon.swords': 'Meč: síla 1, máš-li ve střetu nějaké vojsko.',
  'imperium.sheet.icon.if.units_in_conflict': 'Máš ve střetu tolik vojsk.',
  'imperium.sheet.row.strength.text':
    '{troop} za každou jednotku ve střetu, {sandworm} za každého písečného červa, {sword} za každý meč; bez vojska 0.',
  'imperium.sheet.row.after.text': 'Jednotky ze střetu jdou do zásoby, píseční červi do banky, všechny ukazatele na 0.',
  'imperium.sheet.row.combat.text':
    'Kdo má ve střetu vojsko, hraje karty boje nebo pasuje, dokud všichni po sobě nepasují. Odměny podle síly, pak vojsko odchází.',
  'imperium.sheet.row.recall.text':
    'Někdo má {vp} bodů, nebo nezbývá střet: závěr hry. Jinak se agenti vrátí a žeton začínajícího hráče jde dál.',
  'imperium.sheet.row.order.text':
    'Odměny od začínajícího hráče po směru hodin, každý v pořadí podle sebe. Pak si vítěz vezme kartu střetu.',
  'imperium.sheet.step.board.text': 'Štítový val na své místo, žetony spojenectví ({tokens}) na stupnice.',
  'imperium.sheet.icon.if.maker_hooks': 'Máš háky Tvůrců.',
  'imperium.sheet.icon.if.sandworms_in_conflict': 'Máš ve střetu tolik písečných červů.',
  'imperium.sheet.icon.if.deployed_units_this_turn': 'V tomto tahu tolik nasazených vojsk.',
  'imperium.sheet.icon.if.strength_in_conflict': 'Tvá síla toho dosáhne.',
};
