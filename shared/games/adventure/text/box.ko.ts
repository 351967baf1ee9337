import type { TextsLike } from '../../../text/message.ts';
import type { adventureBoxEn } from './box.en.ts';

export const adventureBoxKo: TextsLike<typeof adventureBoxEn> = {
  'adventure.box.name': '듄: 모험 게임',
  'adventure.box.short': '모험 게임',
  'adventure.box.promise': '가문의 인물들을 이끌고 고리를 돌며 무장하고, 거래하고, 결투해서 끝까지 살아남으세요.',
  'adventure.box.goal': '마지막까지 말이 남은 사람이 이겨요. 말은 결투와 독과 모래폭풍에 쓰러지고, 힘과 장비가 지켜 줘요.',
};
