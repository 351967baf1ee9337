import type { TextsLike } from '../../../text/message.ts';
import type { familyLeadersEn } from './leaders.en.ts';

export const familyLeadersKo: TextsLike<typeof familyLeadersEn> = {
  'imperium.effect.move_track_token': '훈련 트랙에서 내 토큰 {count}칸 전진',
  'imperium.effect.track_way': '이쪽으로: {way}',
  'imperium.track.then': '{one}, 그다음 {other}',
  'imperium.effect.troop_supply_to_memory': '공급처의 병력 {count} 지도자에 기억으로 놓기',
  'imperium.effect.return_all_memories': '기억을 모두 공급처로 되돌리기',
  'imperium.effect.flip_leader': '지도자 영구히 뒤집기: {side}',
  'imperium.effect.repeat': '이 장소에 적힌 효과 한 번 더',
  'imperium.effect.remove_from_starting_deck': '{card} 카드 없이 시작',
  'imperium.effect.static.reserved-contracts': '나를 위해 따로 둔 계약이 있음: 펼쳐진 계약 대신 그중 하나를 가져와도 됨',
  'imperium.counter.memory_returned': '방금 되돌린 기억',

  // When an ability works, and what else is printed on a Leader
  'imperium.item.trigger.send_agent_to': '이 아이콘이 있는 장소에 에이전트를 보낼 때({icons})',
  'imperium.item.trigger.reach_influence': '{faction} 영향력이 {height}에 이를 때마다',
  'imperium.item.trigger.another_player_sends_agent_to': '내가 염탐하는 메이커 장소에 다른 플레이어가 에이전트를 보낼 때마다',
  'imperium.item.ability.reveal': '{name}. 내 공개 차례에: {effects}.',
  'imperium.item.ability.turn': '{name}. {when}, 차례에 한 번: {effects}.',
  'imperium.item.leader.setup': '게임을 시작할 때: {effects}.',
  'imperium.item.leader.track': '훈련 트랙, 한 칸씩: {stages}.',
  'imperium.item.leader.stage': '{n}. {ways}',
  'imperium.item.leader.other': '뒷면: {side}.',
  'imperium.face.ability.reveal': '내 공개 차례에: {effects}.',
  'imperium.face.ability.turn': '{when}, 차례에 한 번: {effects}.',
  'imperium.sheet.leader.reveal': '내 공개 차례에: {effects}.',
  'imperium.sheet.leader.turn': '{when}, 차례에 한 번: {effects}.',
  'imperium.sheet.icon.move_track_token': '훈련 트랙에서 내 토큰 한 칸 전진.',
  'imperium.sheet.icon.troop_supply_to_memory': '공급처의 병력 하나가 기억으로 지도자에 놓여요.',
  'imperium.sheet.icon.return_all_memories': '기억이 모두 공급처로 돌아가요.',
  'imperium.sheet.icon.flip_leader': '지도자를 영구히 뒤집어요.',
  'imperium.sheet.icon.repeat': '장소에 적힌 효과를 한 번 더.',

  // What happens
  'imperium.hint.profits': '{who}에게도 이득: {effects}',
  'imperium.has.track': '훈련 트랙 {count}칸',
  'imperium.has.memories': '지도자 위의 기억 {count}',
  'imperium.story.startsWithout': '{who}: {card} 카드 없이 시작해요.',
  'imperium.story.trained': '{who}: 훈련 트랙에서 앞으로 가요.',
  'imperium.story.memories': '{who}: 지도자에 기억으로 병력을 {troops} 놓아요.',
  'imperium.story.memoriesReturned': '{who}: 기억을 {troops} 개인 공급처로 되돌려요.',
  'imperium.story.turnedOver': '{who}: 지도자를 뒤집어요: {side}.',
};
