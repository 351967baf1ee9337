import type { arrakisTeamsEn } from './teams.en.ts';

/** Three and four players: who shares a side, and what each seat is in the lobby. R15 */
export const arrakisTeamsKo: Record<keyof typeof arrakisTeamsEn, string> = {
  'arrakis.option.shared': '두 명이 함께 하는 진영',
  'arrakis.option.shared.about': '셋이 할 때 둘이 나누어 맡는 진영이에요(R15). 나머지 한 사람은 다른 진영을 혼자 이끌어요.',
  'arrakis.option.shared.harkonnen': '하코넨',
  'arrakis.option.shared.harkonnen.about': '하코넨 가문과 코리노를 각각 한 사람이 맡아요.',
  'arrakis.option.shared.atreides': '아트레이데스',
  'arrakis.option.shared.atreides.about': '아트레이데스 가문과 프레멘을 각각 한 사람이 맡아요.',
  'arrakis.team.atreides': '아트레이데스',
  'arrakis.team.harkonnen': '하코넨',
  'arrakis.team.one': '1번과 3번 자리의 팀',
  'arrakis.team.two': '2번과 4번 자리의 팀',
  'arrakis.team.lot': '추첨으로 정하는 팀',
  'arrakis.role.house-atreides': '아트레이데스 가문',
  'arrakis.role.fremen-ally': '프레멘',
  'arrakis.role.house-harkonnen': '하코넨 가문',
  'arrakis.role.corrino-ally': '코리노',
  'arrakis.role.both': '두 가문 모두',
  'arrakis.role.leads': '가문을 이끌어요',
  'arrakis.role.joins': '그 동맹을 이끌어요',
};
