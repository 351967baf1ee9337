import type { TextsLike } from '../../../text/message.ts';
import type { imperiumSpecialsEn } from './specials.en.ts';

/** Odd cards and abilities. */
export const imperiumSpecialsKo: TextsLike<typeof imperiumSpecialsEn> = {
  // What it does, as a phrase
  'imperium.special.carryall': '채취할 때 장소에 인쇄된 스파이스를 두 배로 얻기',
  'imperium.special.the-voice': '장소 하나를 골라 내 다음 차례가 시작될 때까지 상대가 에이전트를 보내지 못하게 하기',
  'imperium.special.other-memory': '카드 1장을 뽑거나, 버림 더미의 베네 게세리트 카드 1장을 핸드로 가져오기',
  'imperium.special.infiltrate': '이번 차례의 다음 에이전트는 상대의 에이전트가 있는 장소에도 보낼 수 있음',
  'imperium.special.dispatch-an-envoy': '이번 차례에 플레이하는 카드가 네 팩션의 아이콘도 모두 가짐',
  'imperium.special.poison-snooper': '카드덱 맨 윗장을 확인하고 뽑거나 폐기',
  'imperium.special.refocus': '버림 더미를 카드덱에 섞고 카드 1장 뽑기',
  'imperium.special.recruitment-mission': '설득 비용 1을 얻고, 획득하는 카드를 카드덱 맨 위에 놓을 수 있음',
  'imperium.special.double-cross': '원하는 상대 한 명이 교전 칸의 병력 1을 잃고, 내 개인 공급처의 병력 1을 배치',
  'imperium.special.prescience': '원할 때마다 카드덱 맨 윗장 확인 가능',
  'imperium.special.masterstroke': '비밀로 둔 팩션 토큰 2개를 공개하고 각 팩션의 영향력 1 얻기',
  'imperium.special.spice-addict': '1 스파이스를 덜 얻고 카드 1장 뽑기',
  'imperium.special.eyes-everywhere': '랜드스래드와 도시 장소에서는 상대의 에이전트가 나를 막지 못함',
  'imperium.special.kwisatz-haderach': '게임판 위의 에이전트를 포함해 아무 에이전트나 아무 장소로 보냄',

  // What it asks
  'imperium.ask.special.the-voice': '{name} 님, {source}: 어느 장소를 상대에게 봉쇄할까요?',
  'imperium.ask.special.other-memory': '{name} 님, {source}: 카드를 뽑을까요, 버림 더미에서 한 장을 되찾을까요?',
  'imperium.ask.special.poison-snooper': '{name} 님, {source}: 카드덱 맨 윗장을 확인했어요. 뽑을까요, 폐기할까요?',
  'imperium.ask.special.poison-snooper.seen': '{name} 님, {source}: 카드덱 맨 윗장은 {card}. 뽑을까요, 폐기할까요?',
  'imperium.ask.special.double-cross': '{name} 님, {source}: 어느 상대가 교전 칸의 병력을 잃을까요?',

  // What its signs mean
  'imperium.sheet.icon.other-memory': '뽑거나, 버림 더미에서 그 팩션의 카드 1장 되찾기.',
  'imperium.sheet.icon.poison-snooper': '내 카드덱 맨 윗장 확인. 여기서는 뽑거나 폐기.',
  'imperium.sheet.icon.carryall': '메이커 장소에 인쇄된 스파이스를 두 배로.',
  'imperium.sheet.icon.infiltrate': '상대의 에이전트가 내 에이전트를 막지 못함.',
  'imperium.sheet.icon.the-voice': '내 다음 차례까지 장소 하나를 상대에게 봉쇄.',
  'imperium.sheet.icon.dispatch-an-envoy': '이번 차례의 카드가 이 아이콘도 가짐.',

  // The same as a sentence of its own
  'imperium.item.play.kwisatz-haderach': '게임판에 있는 에이전트를 포함해 내 에이전트 하나를 아무 장소로나 보내요.',
};
