import type { TextsLike } from '../../../text/message.ts';
import type { imperiumUnitsSheetsEn } from './units-sheets.en.ts';

export const imperiumUnitsSheetsDe: TextsLike<typeof imperiumUnitsSheetsEn> = {
  'imperium.sheet.icon.sandworm': 'Ein Sandwurm aus der Bank, sofort in den Konflikt.',
  'imperium.sheet.icon.take_maker_hooks': 'Sandwurmhaken, falls du keine hast.',
  'imperium.sheet.icon.shield_wall': 'Der Schildwall verlässt das Spiel, wenn du willst.',
  'imperium.sheet.icon.bonus_spice': 'Alles Bonus-Spice des Feldes.',
  'imperium.sheet.icon.battle_icons': 'Kampfsymbole: Zwei gleiche sind 1 SP. Das letzte passt im Endspiel zu jedem.',
  'imperium.sheet.icon.cost.flip_battle_card': 'Eine gewonnene Konfliktkarte mit einem dieser Symbole umdrehen.',
  'imperium.sheet.icon.swords': 'Schwert: 1 Stärke, wenn du eine Einheit im Konflikt hast.',
  'imperium.sheet.icon.if.units_in_conflict': 'Du hast so viele Einheiten im Konflikt.',
  'imperium.sheet.row.strength.text': '{troop} je Truppe im Konflikt, {sandworm} je Sandwurm, {sword} je Schwert; 0 ohne Einheit.',
  'imperium.sheet.row.after.text': 'Truppen im Konflikt in den Vorrat, Sandwürmer in die Bank, alle Marker auf 0.',
  'imperium.sheet.row.combat.text':
    'Wer Einheiten im Konflikt hat, spielt Kampfkarten oder passt, bis alle nacheinander passen. Belohnungen nach Stärke, dann gehen alle Einheiten.',
  'imperium.sheet.row.recall.text':
    '{vp} Punkte bei jemandem oder kein Konflikt mehr: Endspiel. Sonst kommen die Agenten heim, der Startspielermarker wandert weiter.',
  'imperium.sheet.row.order.text':
    'Belohnungen ab dem Startspieler im Uhrzeigersinn, jeder in eigener Reihenfolge. Dann nimmt, wer gewonnen hat, die Konfliktkarte.',
  'imperium.sheet.step.board.text': 'Den Schildwall an seinen Platz, {tokens} Allianzmarker auf ihre Leisten.',
  'imperium.sheet.icon.if.maker_hooks': 'Du hast Sandwurmhaken.',
  'imperium.sheet.icon.if.sandworms_in_conflict': 'Du hast so viele Sandwürmer im Konflikt.',
  'imperium.sheet.icon.if.deployed_units_this_turn': 'Du hast in diesem Zug so viele Einheiten eingesetzt.',
  'imperium.sheet.icon.if.strength_in_conflict': 'Deine Stärke erreicht so viel.',
};
