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

  'uprising.option.board': '어디서 하나요',
  'uprising.option.board.about': '한 명이나 두 명이면 하갈 가문이 함께해요. 이 화면에서 하거나 내 게임판 옆에서 도와요.',
  'uprising.option.board.app': '이 화면에서',
  'uprising.option.board.companion': '내 게임판의 도우미',
  'uprising.option.board.companion.about':
    '인쇄된 게임판으로 하면서 라이벌에게 중요한 것을 앱에 알려 줘요. 앱이 하갈 가문 카드를 공개하고 라이벌의 장부를 맡아요.',

  'uprising.option.difficulty': '난이도',
  'uprising.option.difficulty.about': '혼자라면 하갈 가문이 이끄는 라이벌 두 명과 겨뤄요.',
  'uprising.option.difficulty.mercenary': '용병 (초보자)',
  'uprising.option.difficulty.mercenary.about': '나는 책략 카드 1장을 갖고 시작하고, 라이벌은 병력이 없어요.',
  'uprising.option.difficulty.sardaukar': '사다우카 (숙련자)',
  'uprising.option.difficulty.sardaukar.about': '라이벌마다 병력 3으로 시작해요.',
  'uprising.option.difficulty.mentat': '멘타트 (전문가)',
  'uprising.option.difficulty.mentat.about': '라이벌이 영리한 정치, 잔혹한 격화, 전문가 배치를 써요.',
  'uprising.option.difficulty.kwisatz-haderach': '퀴사츠 해더락 (전문가+)',
  'uprising.option.difficulty.kwisatz-haderach.about': '전문가와 같고, 나는 소드마스터를 얻지 못해요.',

  'uprising.option.streamlined': '간소화된 라이벌',
  'uprising.option.streamlined.about': '라이벌이 동맹으로만 득점하고 이기지 못해요. 첫 게임에 좋아요.',
  'uprising.option.streamlined.without': '온전한 라이벌',
  'uprising.option.streamlined.with': '간소화',

  'uprising.option.smart-politics': '영리한 정치',
  'uprising.option.smart-politics.about': '얻을 것이 적은 팩션을 라이벌이 넘어가요.',
  'uprising.option.smart-politics.without': '사용 안 함',
  'uprising.option.smart-politics.with': '사용',

  'uprising.option.brutal-escalation': '잔혹한 격화',
  'uprising.option.brutal-escalation.about': 'III 단계 교전에서 라이벌마다 검을 얻으려고 카드를 2장 펼쳐요.',
  'uprising.option.brutal-escalation.without': '사용 안 함',
  'uprising.option.brutal-escalation.with': '사용',

  'uprising.option.expert-deployment': '전문가 배치',
  'uprising.option.expert-deployment.about': 'I·II 단계 교전에서 3 유닛 이상 앞선 라이벌은 병력을 보내지 않아요.',
  'uprising.option.expert-deployment.without': '사용 안 함',
  'uprising.option.expert-deployment.with': '사용',

  'uprising.option.dice-churn': '열 교체 주사위',
  'uprising.option.dice-churn.about': '내 공개 차례가 끝날 때마다 주사위 2개로 임페리움 열의 자리를 비워요.',
  'uprising.option.dice-churn.without': '사용 안 함',
  'uprising.option.dice-churn.with': '사용',

  'uprising.option.base-imperium': '전작의 임페리움 카드',
  'uprising.option.base-imperium.about': '임페리움 카드덱에 듄: 임페리움의 카드 67장이 더해져요.',
  'uprising.option.base-imperium.without': '사용 안 함',
  'uprising.option.base-imperium.with': '섞기',

  'uprising.option.base-intrigue': '전작의 책략 카드',
  'uprising.option.base-intrigue.about': '책략 카드덱에 듄: 임페리움의 카드 39장이 더해져요. 계획적 고용은 빼요.',
  'uprising.option.base-intrigue.without': '사용 안 함',
  'uprising.option.base-intrigue.with': '섞기',

  'uprising.option.base-conflicts': '전작의 교전 카드',
  'uprising.option.base-conflicts.about': '듄: 임페리움의 교전 카드도 나올 수 있어요. 배틀 아이콘이 없어 짝을 찾기가 더 어려워요.',
  'uprising.option.base-conflicts.without': '사용 안 함',
  'uprising.option.base-conflicts.with': '섞기',

  'uprising.team.muaddib': '무앗딥 팀',
  'uprising.team.shaddam-corrino-iv': '샤담 코리노 4세 팀',
  'uprising.role.commander': '사령관',
  'uprising.role.ally': '동맹군',
};
