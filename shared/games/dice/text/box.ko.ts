import type { TextsLike } from '../../../text/message.ts';
import type { diceBoxEn } from './box.en.ts';

export const diceBoxKo: TextsLike<typeof diceBoxEn> = {
  'dice.box.name': '듄: 주사위 게임',
  'dice.box.short': '주사위 게임',
  'dice.box.promise': '주사위 일곱 개를 굴려 쓸 것을 남기고, 누구보다 먼저 사막의 요새를 차지하세요.',
  'dice.box.goal':
    '전략 지역은 다섯이에요. 자기 차례 끝에 혼자 셋을 지배하거나 동맹 둘이 함께 넷을 지배하면 이겨요. 둘이 할 때는 넷이 필요해요.',
};
