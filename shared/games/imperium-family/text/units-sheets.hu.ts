import type { TextsLike } from '../../../text/message.ts';
import type { imperiumUnitsSheetsEn } from './units-sheets.en.ts';

export const imperiumUnitsSheetsHu: TextsLike<typeof imperiumUnitsSheetsEn> = {
  'imperium.sheet.icon.sandworm': 'Egy homokféreg a bankból azonnal az ütközetbe.',
  'imperium.sheet.icon.take_maker_hooks': 'Mesterhorog, ha még nincs.',
  'imperium.sheet.icon.shield_wall': 'A Pajzsfal végleg eltűnik, ha akarod.',
  'imperium.sheet.icon.bonus_spice': 'A helyszín minden bónusz fűszere.',
  'imperium.sheet.icon.battle_icons': 'Csataikonok: két egyforma 1 győzelmi pont. Az utolsó a végjátékban bármelyikhez illik.',
  'imperium.sheet.icon.cost.flip_battle_card': 'Fordíts le egy megnyert ütközetkártyát, amelyen ilyen ikon van.',
  'imperium.sheet.icon.swords': 'Kard: 1 erő, ha van haderőd az ütközetben.',
  'imperium.sheet.icon.if.units_in_conflict': 'Ennyi haderőd van az ütközetben.',
  'imperium.sheet.row.strength.text':
    '{troop} minden egységért az ütközetben, {sandworm} minden homokféregért, {sword} minden kardért; haderő nélkül 0.',
  'imperium.sheet.row.after.text': 'Az egységek az ütközetből a készletbe, a homokférgek a bankba, minden jelölő 0-ra.',
  'imperium.sheet.row.combat.text':
    'Akinek hadereje van az ütközetben, csatakártyát játszik ki vagy passzol, amíg mind egymás után nem passzolnak. Jutalom erő szerint, aztán minden haderő távozik.',
  'imperium.sheet.row.recall.text':
    '{vp} pont valakinél, vagy nincs több ütközet: végjáték. Különben az ügynökök hazatérnek, a kezdőjátékos-jelölő továbbmegy.',
  'imperium.sheet.row.order.text':
    'Jutalmak a kezdőjátékostól az óramutató szerint, mindenki a maga sorrendjében. Aztán a győztes elveszi az ütközetkártyát.',
  'imperium.sheet.step.board.text': 'A Pajzsfal a helyére, {tokens} szövetségjelölő a sávjára.',
  'imperium.sheet.icon.if.maker_hooks': 'Van mesterhorgod.',
  'imperium.sheet.icon.if.sandworms_in_conflict': 'Ennyi homokférged van az ütközetben.',
  'imperium.sheet.icon.if.deployed_units_this_turn': 'Ennyi haderőt vetettél be ebben a körben.',
  'imperium.sheet.icon.if.strength_in_conflict': 'Az erőd eléri ezt.',
};
