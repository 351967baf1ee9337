import type { TextsLike } from '../../../text/message.ts';
import type { familyLeadersEn } from './leaders.en.ts';

export const familyLeadersDe: TextsLike<typeof familyLeadersEn> = {
  'imperium.effect.move_track_token':
    'deinen Marker {count, plural, one {# Schritt} other {# Schritte}} auf der Trainingsleiste weiterrücken',
  'imperium.effect.track_way': 'diesen Weg gehen: {way}',
  'imperium.track.then': '{one}, danach {other}',
  'imperium.effect.troop_supply_to_memory':
    '{count, plural, one {# Truppe aus deinem Vorrat als Erinnerung} other {# Truppen aus deinem Vorrat als Erinnerungen}} auf deinen Anführer legen',
  'imperium.effect.return_all_memories': 'alle Erinnerungen in deinen Vorrat zurücknehmen',
  'imperium.effect.flip_leader': 'deinen Anführer für immer wenden: {side}',
  'imperium.effect.repeat': 'das Aufgedruckte dieses Feldes noch einmal nutzen',
  'imperium.effect.remove_from_starting_deck': 'dein Deck beginnt ohne „{card}“',
  'imperium.effect.static.reserved-contracts':
    'einige Verträge sind für dich zurückgelegt: statt eines offenen darfst du einen davon nehmen',
  'imperium.counter.memory_returned': 'eben zurückgenommene Erinnerung',

  // When an ability works, and what else is printed on a Leader
  'imperium.item.trigger.send_agent_to': 'Wenn du einen Agenten auf ein Feld mit diesem Symbol entsendest ({icons})',
  'imperium.item.trigger.reach_influence': 'Immer wenn dein Einfluss auf {height} steigt ({faction})',
  'imperium.item.trigger.another_player_sends_agent_to':
    'Immer wenn jemand anders einen Agenten auf ein Sandwurmfeld entsendet, das du ausspionierst',
  'imperium.item.ability.reveal': '{name}. In deinem Aufdeckzug: {effects}.',
  'imperium.item.ability.turn': '{name}. {when}, einmal im Zug: {effects}.',
  'imperium.item.leader.setup': 'Zu Beginn der Partie: {effects}.',
  'imperium.item.leader.track': 'Trainingsleiste, Schritt für Schritt: {stages}.',
  'imperium.item.leader.stage': '{n}. {ways}',
  'imperium.item.leader.other': 'Die andere Seite: {side}.',
  'imperium.face.ability.reveal': 'In deinem Aufdeckzug: {effects}.',
  'imperium.face.ability.turn': '{when}, einmal im Zug: {effects}.',
  'imperium.sheet.leader.reveal': 'In deinem Aufdeckzug: {effects}.',
  'imperium.sheet.leader.turn': '{when}, einmal im Zug: {effects}.',
  'imperium.sheet.icon.move_track_token': 'Ein Schritt deines Markers auf der Trainingsleiste.',
  'imperium.sheet.icon.troop_supply_to_memory': 'Eine Truppe aus deinem Vorrat liegt als Erinnerung auf deinem Anführer.',
  'imperium.sheet.icon.return_all_memories': 'Alle Erinnerungen gehen in deinen Vorrat zurück.',
  'imperium.sheet.icon.flip_leader': 'Dein Anführer wird für immer gewendet.',
  'imperium.sheet.icon.repeat': 'Was auf dem Feld aufgedruckt ist, noch einmal.',

  // What happens
  'imperium.hint.profits': '{who} hat auch etwas davon: {effects}',
  'imperium.has.track': 'Trainingsleiste, Schritt {count}',
  'imperium.has.memories': '{count, plural, one {# Erinnerung} other {# Erinnerungen}} auf dem Anführer',
  'imperium.story.startsWithout': '{who} beginnt ohne „{card}“.',
  'imperium.story.trained': '{who} rückt auf der Trainingsleiste weiter.',
  'imperium.story.memories':
    '{who} legt {troops, plural, one {# Truppe als Erinnerung} other {# Truppen als Erinnerungen}} auf den Anführer.',
  'imperium.story.memoriesReturned': '{who} nimmt {troops, plural, one {# Erinnerung} other {# Erinnerungen}} in den Vorrat zurück.',
  'imperium.story.turnedOver': '{who} wendet den Anführer: {side}.',
};
