import type { TextsLike } from '../../../text/message.ts';
import type { familyLeadersEn } from './leaders.en.ts';

export const familyLeadersCs: TextsLike<typeof familyLeadersEn> = {
  'imperium.effect.move_track_token':
    'posunout svůj žeton na výcvikové stupnici o {count, plural, one {# krok} few {# kroky} other {# kroků}}',
  'imperium.effect.track_way': 'jít tudy: {way}',
  'imperium.track.then': '{one}, potom {other}',
  'imperium.effect.troop_supply_to_memory':
    'položit {count, plural, one {# jednotku ze zásoby na svého vůdce jako vzpomínku} few {# jednotky ze zásoby na svého vůdce jako vzpomínky} other {# jednotek ze zásoby na svého vůdce jako vzpomínky}}',
  'imperium.effect.return_all_memories': 'vrátit všechny vzpomínky do své zásoby',
  'imperium.effect.flip_leader': 'natrvalo otočit svého vůdce: {side}',
  'imperium.effect.repeat': 'ještě jednou využít to, co je na tomto poli natištěno',
  'imperium.effect.remove_from_starting_deck': 'tvůj balíček začíná bez karty {card}',
  'imperium.effect.static.reserved-contracts': 'některé smlouvy jsou odloženy pro tebe: smíš si vzít jednu z nich místo odkryté',
  'imperium.counter.memory_returned': 'vzpomínku, kterou právě vracíš',

  // When an ability works, and what else is printed on a Leader
  'imperium.item.trigger.send_agent_to': 'Když vyšleš agenta na pole s touto ikonou ({icons})',
  'imperium.item.trigger.reach_influence': 'Kdykoli tvůj vliv stoupne na {height} ({faction})',
  'imperium.item.trigger.another_player_sends_agent_to': 'Kdykoli jiný hráč vyšle agenta na pole Tvůrců, které špehuješ',
  'imperium.item.ability.reveal': '{name}. Ve tvém tahu odhalení: {effects}.',
  'imperium.item.ability.turn': '{name}. {when}, jednou za tah: {effects}.',
  'imperium.item.leader.setup': 'Na začátku hry: {effects}.',
  'imperium.item.leader.track': 'Výcviková stupnice, krok za krokem: {stages}.',
  'imperium.item.leader.stage': '{n}. {ways}',
  'imperium.item.leader.other': 'Druhá strana: {side}.',
  'imperium.face.ability.reveal': 'Ve tvém tahu odhalení: {effects}.',
  'imperium.face.ability.turn': '{when}, jednou za tah: {effects}.',
  'imperium.sheet.leader.reveal': 'Ve tvém tahu odhalení: {effects}.',
  'imperium.sheet.leader.turn': '{when}, jednou za tah: {effects}.',
  'imperium.sheet.icon.move_track_token': 'Krok tvého žetonu na výcvikové stupnici.',
  'imperium.sheet.icon.troop_supply_to_memory': 'Jednotka ze zásoby leží na tvém vůdci jako vzpomínka.',
  'imperium.sheet.icon.return_all_memories': 'Všechny vzpomínky se vracejí do tvé zásoby.',
  'imperium.sheet.icon.flip_leader': 'Tvůj vůdce se natrvalo otočí.',
  'imperium.sheet.icon.repeat': 'Co je na poli natištěno, ještě jednou.',

  // What happens
  'imperium.hint.profits': '{who} z toho má také užitek: {effects}',
  'imperium.has.track': 'Výcviková stupnice, krok {count}',
  'imperium.has.memories': '{count, plural, one {# vzpomínka} few {# vzpomínky} other {# vzpomínek}} na vůdci',
  'imperium.story.startsWithout': '{who} začíná bez karty {card}.',
  'imperium.story.trained': '{who} postupuje na výcvikové stupnici.',
  'imperium.story.memories':
    '{who} pokládá na vůdce jako vzpomínky: {troops, plural, one {# jednotka} few {# jednotky} other {# jednotek}}.',
  'imperium.story.memoriesReturned': '{who} vrací do zásoby {troops, plural, one {# vzpomínku} few {# vzpomínky} other {# vzpomínek}}.',
  'imperium.story.turnedOver': '{who} otáčí vůdce: {side}.',
};
