import type { TextsLike } from '../../../text/message.ts';
import type { imperiumDataEn } from './data.en.ts';

/** What is said about the data files. */
export const imperiumDataKo: TextsLike<typeof imperiumDataEn> = {
  'imperium.problem.notAnObject': '여기에는 필드가 있는 객체가 필요해요.',
  'imperium.problem.unknownField': '그런 필드는 없어요.',
  'imperium.problem.notAnAmount': '여기에는 {least}에서 {most}까지의 정수가 필요해요.',
  'imperium.problem.unknownValue': '“{value}”: 여기서는 모르는 값이에요. 아는 값: {values}.',
  'imperium.problem.unknownName':
    '{sort, select, card {“{name}”: 그런 이름의 카드는 없어요.} space {“{name}”: 그런 이름의 장소는 없어요.} leader {“{name}”: 그런 이름의 지도자는 없어요.} special {“{name}”: 그런 이름의 특수 효과는 없어요.} other {“{name}”: 그런 이름의 구역은 없어요.}}',
  'imperium.problem.notAList': '여기에는 목록이 필요해요.',
  'imperium.problem.tooFew': '여기에 항목이 {count}개 있어요. {least}개 이상 필요해요.',
  'imperium.problem.notSoMany': '여기에는 항목이 {right}개 필요해요.',
  'imperium.problem.fieldCount': '여기에는 필드가 {least}개에서 {most}개까지 필요해요.',
  'imperium.problem.unknownEffect': '효과가 아니에요: {effect}',
  'imperium.problem.chooseDistinct': '여러 목록을 고를 때는 서로 다른 것을 골라요: “n” 옆에 “distinct”를 적으세요.',
  'imperium.problem.chooseTooMany': '이 목록은 {most}개까지만 고를 수 있어요.',
  'imperium.problem.noMode': '책략 카드에는 음모, 전투, 종료 단계 중 하나의 목록이 필요해요.',
  'imperium.problem.timingWithoutMode': '이 시점은 {mode, select, plot {음모} other {전투}} 카드에만 있어요.',
  'imperium.problem.triggerNeeded': '발동 조건은 발동하는 능력에만, 그리고 반드시 있어야 해요.',

  'imperium.problem.wrongCount': '{count}개 있어요. 올바른 수는 {right}개예요.',
  'imperium.problem.spacesOfIcon': '“{icon}” 아이콘의 장소가 {count}곳이에요. 올바른 수는 {right}곳이에요.',
  'imperium.problem.starterCost': '시작 카드의 비용은 0이에요.',
  'imperium.problem.noPrice': '임페리움 카드에는 비용이 있어야 해요.',
  'imperium.problem.agentBoxWithoutIcons': '에이전트 아이콘이 없는 카드는 에이전트 칸을 쓸 일이 없어요.',
  'imperium.problem.twice': '같은 항목이 두 번 있어요.',
  'imperium.problem.onlyOnIntrigue': '책략 카드에만 있을 수 있는 효과예요.',
  'imperium.problem.onlyOnCards': '카드덱의 카드에만 있을 수 있는 효과예요.',
  'imperium.problem.costNotMandatory': '책략 카드의 비용은 반드시 지불해야 해요.',
  'imperium.problem.costTooDeep': '책략 카드의 비용과 조건은 선택지 밖에 있어야 해요.',
  'imperium.problem.controlReward': '교전이 걸린 장소의 지배권은 1등 보상에만, 그리고 반드시 있어야 해요.',
  'imperium.problem.notControlled': '“{space}”: 지배할 수 없는 장소예요.',
  'imperium.problem.zone': '“{space}”: 장소는 구역 하나에만 속하고, 두 표가 같아야 해요.',
  'imperium.problem.controlBonus': '지배 보너스는 지배할 수 있는 장소에만, 그리고 반드시 있어야 해요.',
  'imperium.problem.trackOrder': '영향력 트랙은 시작 칸, 승점, 보너스와 동맹의 순서로 올라가고, 끝을 넘지 않아야 해요.',
  'imperium.problem.factionIcon': '팩션 장소에는 그 팩션의 아이콘이 있어야 해요.',
  'imperium.problem.influenceGain': '방문하면 그 장소의 팩션 영향력만 얻고, 다른 장소에서는 얻지 않아요.',
  'imperium.problem.harvest': '메이커 장소는 기본 스파이스를 한 번 채취하고, 다른 장소는 채취하지 않아요.',
  'imperium.problem.costOptions': '비용이 여럿인 장소에는 비용마다 효과 목록이 하나씩 필요하고, 다른 비용은 없어야 해요.',
  'imperium.problem.reshuffle': '장소도 검도 없는 카드는 섞는 카드 하나뿐이어야 해요.',
  'imperium.problem.notForRivals': '“{leader}”: 라이벌이 맡을 수 없는 지도자예요.',
};
