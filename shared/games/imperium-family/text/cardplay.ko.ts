import type { TextsLike } from '../../../text/message.ts';
import type { familyCardplayEn } from './cardplay.en.ts';

/** `effects.ko.ts`와 같은 꼴: 효과는 “~기”나 명사, 조건은 “~면”. */
export const familyCardplayKo: TextsLike<typeof familyCardplayEn> = {
  'imperium.effect.may': '원하면 모두 하기: {then}',
  'imperium.effect.lines': '다음 줄을 하나 이상, 각각 한 번 사용: {options}',
  'imperium.effect.look_top': '내 카드덱 맨 위 {count}장 확인: {parts}',
  'imperium.effect.look_top.hand': '{count}장 뽑기',
  'imperium.effect.look_top.discard': '{count}장 버리기',
  'imperium.effect.look_top.trash': '{count}장 폐기',
  'imperium.effect.return_this_to_hand': '이 카드를 핸드로 되가져오기',
  'imperium.effect.may_deploy': '원하면 이번 차례에 소집한 병력을 {max}까지 배치',
  'imperium.effect.may_deploy.all': '원하면 이번 차례에 소집한 병력을 얼마든지 배치',
  'imperium.effect.this_turn': '이번 차례에 한 번, {card} 카드를 획득하면: {then}',
  'imperium.effect.this_turn.any': '이번 차례에 한 번, 카드를 획득하면: {then}',
  'imperium.effect.this_round.each': '이번 라운드의 내 공개 차례에 {card} 카드를 획득할 때마다: {then}',
  'imperium.effect.this_round.each.any': '이번 라운드의 내 공개 차례에 카드를 획득할 때마다: {then}',
  'imperium.effect.static.ignore-influence-requirements': '영향력이 모자라도 에이전트를 보낼 수 있음',
  'imperium.effect.static.no-deployment-this-turn': '이번 차례에는 아무것도 배치할 수 없음',
  'imperium.effect.recall_agent.others': '내 에이전트 {count}명 소환(방금 보낸 에이전트는 제외)',
  'imperium.effect.trash.must': '카드 {count}장 폐기',
  'imperium.effect.trash.must.from': '카드 {count}장 폐기({zones}에서)',
  'imperium.cost.lose_influence.times': '{cost}, {times}번',
  'imperium.condition.sent_agent_to.maker': '이번 차례의 에이전트가 메이커 장소에 있으면',
  'imperium.condition.sent_agent_to.faction_space': '이번 차례의 에이전트가 팩션 장소에 있으면',
  'imperium.condition.swordmaster': '소드마스터가 있으면',
  'imperium.condition.deck_size': '내 카드덱에 카드가 {least}장 이상 있으면',
  'imperium.condition.influence_where_opponent_has_alliance': '상대가 동맹 토큰을 가진 팩션의 영향력이 {least} 이상이면',
  'imperium.condition.high_council_seat.none': '원로회 의석이 없으면',
  'imperium.counter.other_revealed_card_providing_swords': '이번 차례에 공개해 검을 준 다른 카드',
  'imperium.counter.revealed_card': '이 카드를 포함해 이번 차례에 공개한 {faction} 카드',

  // Questions
  'imperium.ask.mayOffer': '{name} 님, {source}: 이렇게 할까요? {then}.',
  'imperium.ask.line': '{name} 님, {source}: 어느 줄을 사용할까요?',
  'imperium.ask.line.more': '{name} 님, {source}: 다른 줄도 사용할까요?',
  'imperium.ask.assign.hand': '{name} 님, {source}: 이 중 어느 카드를 뽑을까요?',
  'imperium.ask.assign.discard': '{name} 님, {source}: 이 중 어느 카드를 버릴까요?',
  'imperium.ask.assign.trash': '{name} 님, {source}: 이 중 어느 카드를 폐기할까요?',
  'imperium.wait.mayOffer': '{who} 님이 효과를 생각하고 있어요.',
  'imperium.wait.line': '{who} 님이 카드의 줄을 고르고 있어요.',
  'imperium.wait.assign': '{who} 님이 자기 카드덱의 카드를 확인하고 있어요.',
  'imperium.choice.mayOffer': '하기',
  'imperium.choice.enough': '더 사용하지 않기',
  'imperium.story.sawTop': '{who}: 자기 카드덱 맨 위 {count}장을 확인해요.',
  'imperium.story.sawTopCards': '{who}: 카드덱 맨 위는 {cards}.',

  // Why not
  'imperium.why.notYet': '기다리는 일이 이번 차례에 아직 일어나지 않았어요.',
  'imperium.why.noFactionSpace': '에이전트가 영향력을 주는 장소에 있지 않아요.',
  'imperium.why.noDeployment': '이번 차례에는 아무것도 배치할 수 없어요.',
  'imperium.why.otherLeader': '한 지도자만 갈 수 있는 장소예요: {leader}.',
  'imperium.why.councilFull': '원로회 의석이 모두 찼어요.',
  'imperium.why.nothingTrashable': '거기에 폐기할 카드가 없어요.',

  // Spaces
  'imperium.fact.price.later': '{price}; 누구든 소드마스터가 있으면: {later}',
  'imperium.fact.only': '전용 지도자',
};
