import type { TextsLike } from '../../../text/message.ts';
import type { familyLeadersEn } from './leaders.en.ts';

export const familyLeadersHu: TextsLike<typeof familyLeadersEn> = {
  'imperium.effect.move_track_token': 'a jelölőd {count} lépése a kiképzéssávon',
  'imperium.effect.track_way': 'erre tovább: {way}',
  'imperium.track.then': '{one}, majd {other}',
  'imperium.effect.troop_supply_to_memory': '{count} egység a készletedből emlékként a vezetődre',
  'imperium.effect.return_all_memories': 'minden emléked visszavétele a készletedbe',
  'imperium.effect.flip_leader': 'a vezetőd végleges megfordítása: {side}',
  'imperium.effect.repeat': 'a helyszínre nyomtatott hatások még egyszer',
  'imperium.effect.remove_from_starting_deck': 'a húzópaklid e kártya nélkül indul: {card}',
  'imperium.effect.static.reserved-contracts': 'néhány szerződés neked van félretéve: nyílt szerződés helyett ezekből is vehetsz',
  'imperium.counter.memory_returned': 'most visszavett emlék után',

  // When an ability works, and what else is printed on a Leader
  'imperium.item.trigger.send_agent_to': 'Amikor ügynököt küldesz egy ilyen ikonú helyszínre ({icons})',
  'imperium.item.trigger.reach_influence': 'Valahányszor {height} befolyásra emelkedsz itt: {faction}',
  'imperium.item.trigger.another_player_sends_agent_to': 'Valahányszor más küld ügynököt olyan mesterhelyszínre, ahol kémkedsz',
  'imperium.item.ability.reveal': '{name}. A felfedésköröd során: {effects}.',
  'imperium.item.ability.turn': '{name}. {when}, körönként egyszer: {effects}.',
  'imperium.item.leader.setup': 'A játék kezdetén: {effects}.',
  'imperium.item.leader.track': 'Kiképzéssáv, lépésről lépésre: {stages}.',
  'imperium.item.leader.stage': '{n}. {ways}',
  'imperium.item.leader.other': 'A másik oldala: {side}.',
  'imperium.face.ability.reveal': 'A felfedésköröd során: {effects}.',
  'imperium.face.ability.turn': '{when}, körönként egyszer: {effects}.',
  'imperium.sheet.leader.reveal': 'A felfedésköröd során: {effects}.',
  'imperium.sheet.leader.turn': '{when}, körönként egyszer: {effects}.',
  'imperium.sheet.icon.move_track_token': 'A jelölőd egy lépése a kiképzéssávon.',
  'imperium.sheet.icon.troop_supply_to_memory': 'Egy egység a készletedből emlékként a vezetődre kerül.',
  'imperium.sheet.icon.return_all_memories': 'Minden emlék visszakerül a készletedbe.',
  'imperium.sheet.icon.flip_leader': 'A vezetőd végleg megfordul.',
  'imperium.sheet.icon.repeat': 'Ami a helyszínre van nyomtatva, még egyszer.',

  // What happens
  'imperium.hint.profits': '{who} is jól jár vele: {effects}',
  'imperium.has.track': 'Kiképzéssáv, {count}. lépés',
  'imperium.has.memories': '{count} emlék a vezetőn',
  'imperium.story.startsWithout': '{who} e kártya nélkül indul: {card}.',
  'imperium.story.trained': '{who} továbblép a kiképzéssávon.',
  'imperium.story.memories': '{who} {troops} egységet tesz a vezetőjére emlékként.',
  'imperium.story.memoriesReturned': '{who} {troops} emléket vesz vissza a készletébe.',
  'imperium.story.turnedOver': '{who} megfordítja a vezetőjét: {side}.',
};
