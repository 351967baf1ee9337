import type { coreEn } from './app-core.en.ts';
import type { TextsLike } from './message.ts';

export const coreKo: TextsLike<typeof coreEn> = {
  'refused.gameOver': '게임이 끝났어요. 더는 답할 것이 없어요.',
  'refused.notAsked': '이 질문은 지금 이 자리에 묻는 것이 아니에요. 누구에게 묻는지는 질문 자리에 나와 있어요.',
  'refused.notOffered': '선택지에 없는 것이에요. 밝게 보이는 것 중에서 고르세요.',
};
