import type { TextsLike } from '../../../text/message.ts';
import type { familyContractsEn } from './contracts.en.ts';

export const familyContractsKo: TextsLike<typeof familyContractsEn> = {
  'imperium.effect.contract': '계약 {count}개 가져오기(남은 것이 없으면 {otherwise})',
  'imperium.effect.complete': '계약 완수: {then}',
  'imperium.effect.acquire.other': '{what} {paid} 획득해 {where} 두기',
  'imperium.acquire.what.upTo': '비용 {cost} 이하인 카드 1장을',
  'imperium.acquire.what.exactly': '비용이 정확히 {cost}인 카드 1장을',
  'imperium.acquire.what.any': '비용에 상관없이 카드 1장을',
  'imperium.acquire.what.card': '예비 카드 {card} 1장을',
  'imperium.acquire.where.discard': '버림 더미에',
  'imperium.acquire.where.deck_top': '카드덱 맨 위에',
  'imperium.acquire.where.hand': '핸드에',
  'imperium.acquire.where.if': '{condition} {then}, 아니면 {else}',
  'imperium.acquire.paid.nothing': '설득 비용 없이',
  'imperium.acquire.paid.solari': '비용만큼 솔라리를 내고',

  'imperium.cost.discard': '핸드에서 카드 {count}장 버리기',
  'imperium.cost.trash_intrigue': '책략 카드 {count}장 폐기',
  'imperium.cost.trash_from_hand': '핸드의 {faction} 카드 1장 폐기',
  'imperium.cost.trash_from_play': '플레이 영역의 다른 {faction} 카드 1장 폐기',

  'imperium.condition.completed_contracts': '완수한 계약이 {least}개 이상이면',
  'imperium.condition.gained_spice_this_turn': '이번 차례에 스파이스를 얻었으면',
  'imperium.condition.discarded_faction': '버린 카드가 {faction} 카드이면',
  'imperium.condition.trashed_card_cost_at_least': '폐기한 카드의 비용이 {least} 이상이면',
  'imperium.counter.completed_contract': '완수한 계약',
  'imperium.when.discard': '핸드에서 버릴 때: {effects}.',

  'imperium.contract.named': '{name} 계약',
  'imperium.contract.titled': '{name} – {effects}',
  'imperium.contract.reserved': '{contract}, 따로 둔 계약',

  'imperium.ask.contract': '{name} 님, {source}: 어느 계약을 가져올까요?',
  'imperium.ask.trashIntrigue': '{name} 님, {source}: 비용으로 어느 책략 카드를 폐기할까요?',
  'imperium.ask.acquire.hand': '{name} 님, {source}: 비용 {cost} 이하인 어느 카드를 설득 비용 없이 핸드로 획득할까요?',
  'imperium.ask.acquire.exact': '{name} 님, {source}: 비용이 정확히 {cost}인 어느 카드를 설득 비용 없이 획득할까요?',
  'imperium.ask.acquire.solari': '{name} 님, {source}: 비용만큼 솔라리를 내고 어느 카드를 획득할까요?',
  'imperium.wait.contract': '{who} 님이 계약을 가져오고 있어요.',
  'imperium.wait.trashIntrigue': '{who} 님이 책략 카드를 폐기하고 있어요.',
  'imperium.choice.contract.otherwise': '계약 대신: {effects}',
  'imperium.choice.inHand': '{card}, 핸드로',
  'imperium.hint.inHand': '핸드에 들어와요.',
  'imperium.hint.cost.solari': '비용 {cost} 솔라리.',

  'imperium.has.contracts': '진행 중인 계약 {count}개',
  'imperium.has.completed': '완수한 계약 {count}개',

  'imperium.story.contracts': '가져올 수 있는 계약: {open}.',
  'imperium.story.contracts.reserved': '가져올 수 있는 계약: {open}. 따로 둔 계약: {reserved}.',
  'imperium.story.tookContract': '{who}: 계약을 가져와요, {contract}.',
  'imperium.story.newContract': '새로 가져올 수 있는 계약: {contract}.',
  'imperium.story.completedContract': '{who}: 계약을 완수해요, {contract}.',
  'imperium.story.trashedIntrigue': '{who}: {card} 책략 카드를 폐기해요.',
  'imperium.story.acquiredInHand': '{who}: {from}에서 {card} 카드를 핸드로 획득해요.',

  'imperium.group.contract': '계약',
  'imperium.item.contract.send_agent_to': '{space}에 에이전트를 보내면 완수해요: {effects}.',
  'imperium.item.contract.harvest':
    '메이커 장소에 에이전트를 보낸 차례에 어디서든 스파이스를 모두 {count} 얻으면 바로 완수해요: {effects}.',
  'imperium.item.contract.immediate': '가져오면 바로 완수해요: {effects}.',
  'imperium.item.contract.acquire_card': '다음에 {card}을/를 획득하면 완수해요: {effects}.',
  'imperium.fact.reserved': '따로 두는 대상',
  'imperium.item.icon.contract': '계약',
  'imperium.item.icon.contract.1': '펼쳐진 계약 하나를 가져와요. 그 뒤에 보낸 에이전트나 그 뒤의 획득으로만 완수할 수 있어요.',

  'imperium.face.discarded': '버릴 때',
  'imperium.sheet.icon.contract': '펼쳐진 계약 하나를 가져오기.',
  'imperium.sheet.icon.if.completed_contracts': '그만큼 계약을 완수함.',
  'imperium.sheet.icon.if.gained_spice_this_turn': '이번 차례에 스파이스를 얻음.',
  'imperium.sheet.icon.if.discarded_faction': '이 효과로 버린 카드가 그 팩션의 카드.',
  'imperium.sheet.icon.if.trashed_card_cost_at_least': '이 효과로 폐기한 카드의 비용이 그 이상.',
};
