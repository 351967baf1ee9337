import type { TextsLike } from '../../../text/message.ts';
import type { arrakisMapEn } from './pictures-map.en.ts';

/** 지도가 스스로 하는 말. */
export const arrakisMapKo: TextsLike<typeof arrakisMapEn> = {
  'arrakis.map.foot': '걸어서',
  'arrakis.map.sand': '벌레를 타고',
  'arrakis.map.air': '오니솝터로',
  'arrakis.map.worm': '벌레',
  'arrakis.map.attack': '공격',
  'arrakis.map.cost': '숫자: 지나는 지역 수',
  'arrakis.map.over': '{how}, 경유: {places}',
  'arrakis.map.ranked': '{what}, 등급 {rank}',
  'arrakis.map.unranked': '{what}, 등급 모름',
  'arrakis.map.legend': '장소에 이르는 방법',
  'arrakis.map.short.baron-harkonnen': '남작',
  'arrakis.map.short.beast-rabban': '라반',
  'arrakis.map.short.thufir-hawat': '하와',
  'arrakis.map.short.feyd-rautha': '페이',
  'arrakis.map.short.gaius-helen-mohiam': '모히',
  'arrakis.map.short.captain-aramsham': '아람',
  'arrakis.map.short.shaddam-iv': '샤담',
  'arrakis.map.short.paul-atreides': '폴',
  'arrakis.map.short.lady-jessica': '제시',
  'arrakis.map.short.stilgar': '스틸',
  'arrakis.map.short.gurney-halleck': '거니',
  'arrakis.map.short.alia': '알리',
  'arrakis.map.short.chani': '챠니',
  'arrakis.map.short.paul-muaddib': '무앗',
  'arrakis.map.short.reverend-mother-jessica': '대모',
};
