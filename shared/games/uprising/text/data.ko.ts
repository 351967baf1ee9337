import type { TextsLike } from '../../../text/message.ts';
import type { uprisingDataEn } from './data.en.ts';

export const uprisingDataKo: TextsLike<typeof uprisingDataEn> = {
  'uprising.problem.unwatched': '“{space}” 장소를 지켜보는 관측소가 없어요.',
  'uprising.problem.objectives':
    '{persons}명 게임에 목표 카드가 {count}장 있어요. 모두에게 한 장씩 필요하고, 그중 꼭 한 장이 시작 플레이어를 정해요.',
  'uprising.problem.neverDone': '어떤 게임에서도 이 계약을 완수할 수 없어요. 시작 카드는 획득할 수 없고, 채취에는 메이커 장소가 필요해요.',
  'uprising.problem.makerSpace':
    '메이커 장소는 보너스 스파이스 전부와 기본 스파이스를 한 번 줘요. 다른 장소는 보너스 스파이스를 주지 않아요.',
  'uprising.problem.sendsNobody': '에이전트를 보내지 않는 카드는 카드를 더 펼쳐야 해요. 섞는 카드만 검이 없어요.',
};
