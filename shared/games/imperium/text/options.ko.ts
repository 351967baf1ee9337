import type { TextsLike } from '../../../text/message.ts';
import type { imperiumOptionsEn } from './options.en.ts';

/** What a table agrees on in its lobby. */
export const imperiumOptionsKo: TextsLike<typeof imperiumOptionsEn> = {
  'imperium.option.leaders': '지도자',
  'imperium.option.leaders.about': '같은 지도자를 두 사람이 맡지 않아요.',
  'imperium.option.leaders.choose': '각자 선택',
  'imperium.option.leaders.random': '무작위',

  'imperium.option.houses': '가문',
  'imperium.option.houses.about': '가문마다 지도자가 두 명이에요. 둘이 한 게임에서 만나도 되고, 한 명만 나와도 돼요.',
  'imperium.option.houses.any': '지도자 자유',
  'imperium.option.houses.distinct': '가문마다 한 명',

  'imperium.option.start': '시작 플레이어',
  'imperium.option.start.about': '첫 라운드를 시작해요.',
  'imperium.option.start.random': '무작위',
  'imperium.option.start.seat1': '첫 번째 자리',

  'imperium.option.difficulty': '난이도',
  'imperium.option.difficulty.about': '혼자라면 하갈 가문이 이끄는 라이벌 두 명과 겨뤄요.',
  'imperium.option.difficulty.mercenary': '용병 (초보자)',
  'imperium.option.difficulty.mercenary.about':
    '1 솔라리와 1 스파이스를 더 가지고 시작하고, 라이벌은 주둔지에 병력이 없어요. 라이벌의 3번째 에이전트는 라운드 5에 와요.',
  'imperium.option.difficulty.sardaukar': '사다우카 (숙련자)',
  'imperium.option.difficulty.sardaukar.about':
    '멘타트 장소의 비용이 5 솔라리예요. 라이벌은 병력 3과 책략 카드 1장으로 시작하고, 3번째 에이전트는 라운드 4에 와요.',
  'imperium.option.difficulty.mentat': '멘타트 (전문가)',
  'imperium.option.difficulty.mentat.about': '숙련자와 같아요. 라이벌이 병력을 더 영리하게 배치하고, 3번째 에이전트는 라운드 3에 와요.',
  'imperium.option.difficulty.kwisatz-haderach': '퀴사츠 해더락 (전문가+)',
  'imperium.option.difficulty.kwisatz-haderach.about': '전문가와 같고, 나는 소드마스터를 얻지 못해요.',

  'imperium.option.board': '어디서 하나요',
  'imperium.option.board.about': '한 명이나 두 명이면 하갈 가문이 함께해요. 이 화면에서 하거나 내 게임판 옆에서 도와요.',
  'imperium.option.board.app': '이 화면에서',
  'imperium.option.board.companion': '내 게임판의 도우미',
  'imperium.option.board.companion.about':
    '인쇄된 게임판으로 하면서 라이벌에게 중요한 것을 앱에 알려 줘요. 앱이 하갈 가문 카드를 공개하고 라이벌의 장부를 맡아요.',
};
