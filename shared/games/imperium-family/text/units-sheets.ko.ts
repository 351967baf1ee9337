import type { TextsLike } from '../../../text/message.ts';
import type { imperiumUnitsSheetsEn } from './units-sheets.en.ts';

export const imperiumUnitsSheetsKo: TextsLike<typeof imperiumUnitsSheetsEn> = {
  'imperium.sheet.icon.sandworm': '은행의 모래벌레 1마리를 즉시 교전 칸으로.',
  'imperium.sheet.icon.take_maker_hooks': '없으면 메이커 작살.',
  'imperium.sheet.icon.shield_wall': '원하면 방어벽을 게임에서 제거.',
  'imperium.sheet.icon.bonus_spice': '그 장소의 보너스 스파이스 모두.',
  'imperium.sheet.icon.battle_icons': '배틀 아이콘: 같은 것 둘이면 승점 1점. 마지막 것은 종료 단계에 어느 것과도 짝이 됨.',
  'imperium.sheet.icon.cost.flip_battle_card': '이 아이콘 중 하나가 있는, 승리한 교전 카드 뒤집기.',
  'imperium.sheet.icon.swords': '검: 교전 칸에 내 부대가 있으면 전투력 1.',
  'imperium.sheet.icon.if.units_in_conflict': '교전 칸에 내 부대가 그만큼 있음.',
  'imperium.sheet.row.strength.text': '교전 칸의 병력마다 {troop}, 모래벌레마다 {sandworm}, 검마다 {sword}. 부대가 없으면 0.',
  'imperium.sheet.row.after.text': '교전 칸의 병력은 개인 공급처로, 모래벌레는 은행으로, 전투 마커는 모두 0으로.',
  'imperium.sheet.row.combat.text':
    '교전 칸에 부대가 있으면 모두 연달아 패스할 때까지 전투 카드를 쓰거나 패스해요. 전투력대로 보상을 받고 부대가 떠나요.',
  'imperium.sheet.row.recall.text':
    '누군가 {vp}점이거나 남은 교전이 없으면 종료 단계예요. 아니면 에이전트가 돌아오고 시작 플레이어 마커가 넘어가요.',
  'imperium.sheet.row.order.text':
    '보상은 시작 플레이어부터 시계 방향으로, 각자 원하는 순서로 받아요. 그다음 이긴 사람이 교전 카드를 가져가요.',
  'imperium.sheet.step.board.text': '방어벽은 제자리에, 동맹 토큰 {tokens}개는 트랙에 놓아요.',
  'imperium.sheet.icon.if.maker_hooks': '메이커 작살이 있음.',
  'imperium.sheet.icon.if.sandworms_in_conflict': '교전 칸에 내 모래벌레가 그만큼 있음.',
  'imperium.sheet.icon.if.deployed_units_this_turn': '이번 차례에 부대를 그만큼 배치함.',
  'imperium.sheet.icon.if.strength_in_conflict': '내 전투력이 그만큼 됨.',
};
