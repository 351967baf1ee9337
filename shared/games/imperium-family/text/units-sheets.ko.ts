import type { TextsLike } from '../../../text/message.ts';
import type { imperiumUnitsSheetsEn } from './units-sheets.en.ts';

export const imperiumUnitsSheetsKo: TextsLike<typeof imperiumUnitsSheetsEn> = {
  'imperium.sheet.icon.sandworm': '은행의 모래벌레 1마리를 즉시 교전 칸으로.',
  'imperium.sheet.icon.take_maker_hooks': '없으면 메이커 작살.',
  'imperium.sheet.icon.shield_wall': '원하면 방어벽을 게임에서 제거.',
  'imperium.sheet.icon.bonus_spice': '그 장소의 보너스 스파이스 모두.',
  'imperium.sheet.icon.battle_icons': '배틀 아이콘: 같은 것 둘이면 승점 1점. 마지막 것은 종료 단계에 어느 것과도 짝이 됨.',
  'imperium.sheet.icon.cost.flip_battle_card': '이 아이콘 중 하나가 있는, 승리한 교전 카드 뒤집기.',
  'imperium.sheet.icon.if.maker_hooks': '메이커 작살이 있음.',
  'imperium.sheet.icon.if.sandworms_in_conflict': '교전 칸에 내 모래벌레가 그만큼 있음.',
  'imperium.sheet.icon.if.deployed_units_this_turn': '이번 차례에 부대를 그만큼 배치함.',
  'imperium.sheet.icon.if.strength_in_conflict': '내 전투력이 그만큼 됨.',
};
