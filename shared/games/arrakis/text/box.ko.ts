import type { TextsLike } from '../../../text/message.ts';
import type { arrakisBoxEn } from './box.en.ts';

export const arrakisBoxKo: TextsLike<typeof arrakisBoxEn> = {
  'arrakis.box.name': '아라키스 전쟁',
  'arrakis.box.short': '아라키스 전쟁',
  'arrakis.box.promise': '적은 수로 많은 수에 맞서요. 사막의 사람들은 치고 사라지고, 하코넨은 빼앗은 것을 지켜야 해요.',
  'arrakis.box.goal':
    '패권이 10에 이르면 하코넨이 바로 이겨요. 예지 표식 셋이 모두 비밀 목표에 닿으면 아트레이데스가 이겨요. 마지막 라운드도 무승부도 없어요.',
};
