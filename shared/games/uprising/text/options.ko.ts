import type { TextsLike } from '../../../text/message.ts';
import type { uprisingOptionsEn } from './options.en.ts';

export const uprisingOptionsKo: TextsLike<typeof uprisingOptionsEn> = {
  'uprising.option.leaders': '지도자',
  'uprising.option.leaders.about': '같은 지도자를 두 사람이 맡지 않아요.',
  'uprising.option.leaders.choose': '각자 선택',
  'uprising.option.leaders.random': '무작위',

  'uprising.option.choam': '초암 모듈',
  'uprising.option.choam.about': '계약과 전용 카드 8장, 지도자 1명이 더해져요.',
  'uprising.option.choam.without': '계약 없이',
  'uprising.option.choam.with': '계약 포함',
  'uprising.option.choam.without.about': '계약 아이콘은 2 솔라리를 줘요.',
  'uprising.option.choam.with.about': '계약 아이콘으로 펼쳐진 계약 하나를 가져와요. 샤담 코리노 4세도 고를 수 있어요.',
};
