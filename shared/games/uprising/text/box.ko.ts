import type { TextsLike } from '../../../text/message.ts';
import type { uprisingBoxEn } from './box.en.ts';

export const uprisingBoxKo: TextsLike<typeof uprisingBoxEn> = {
  'uprising.box.name': '듄: 임페리움 – 봉기',
  'uprising.box.short': '봉기',
  'uprising.box.promise': '궁정 복도마다 스파이가 있고, 작살을 가진 사람은 모래벌레를 타고 싸움에 나가요.',
  'uprising.box.goal':
    '누군가 승점 10점이 되면 게임이 끝나고, 승점이 가장 높은 사람이 이겨요. 영향력과 동맹, 이긴 교전이 승점을 주고, 이긴 교전의 배틀 아이콘 둘이 같아도 승점을 받아요.',
};
