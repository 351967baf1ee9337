import type { TextsLike } from '../../../text/message.ts';
import type { familySpiesEn } from './spies.en.ts';

export const familySpiesKo: TextsLike<typeof familySpiesEn> = {
  'imperium.icon.spy': '스파이',

  'imperium.ask.placeSpy': '{name} 님, {source}: 어느 관측소에 스파이를 놓을까요?',
  'imperium.ask.recallSpy.price':
    '{name} 님, {source}: 비용으로 어느 스파이를 소환할까요? {count, plural, =1 {1명이에요.} other {#명을 한 명씩 골라요.}}',
  'imperium.ask.recallSpy.infiltrate': '{name} 님, {source}: 어느 스파이를 소환해서 침투할까요?',
  'imperium.ask.recallSpy.gather': '{name} 님, {source}: 정보 수집을 위해 스파이를 소환하고 카드를 뽑을까요?',
  'imperium.ask.recallSpy.replace': '{name} 님, {source}: 개인 공급처에 스파이가 없어요. 한 명을 소환해서 다시 놓을까요?',
  'imperium.wait.placeSpy': '{who} 님이 스파이를 놓고 있어요.',
  'imperium.wait.recallSpy': '{who} 님이 스파이를 소환할지 생각하고 있어요.',
  'imperium.choice.spy.keep': '소환하지 않기',
  'imperium.hint.post': '감시하는 장소: {spaces}',
  'imperium.hint.post.with': '{who}의 스파이가 있음',
  'imperium.hint.infiltrate': '침투하려고 내 스파이 1명을 소환함',
  'imperium.has.spies': '개인 공급처의 스파이 {count}명',

  'imperium.story.placedSpy': '{who}: 스파이를 놓아요. {post}.',
  'imperium.story.recalledSpy.price': '{who}: 비용으로 스파이를 소환해요. {post}.',
  'imperium.story.recalledSpy.infiltrate': '{who}: 침투하려고 스파이를 소환해요. {post}.',
  'imperium.story.recalledSpy.gather': '{who}: 정보 수집을 위해 스파이를 소환해요. {post}.',
  'imperium.story.recalledSpy.replace': '{who}: 다시 놓으려고 스파이를 소환해요. {post}.',

  'imperium.why.unwatched': '다른 플레이어의 에이전트가 거기 있고, 내 스파이가 감시하지 않는 장소예요.',
  'imperium.why.noSpyThere': '카드에 이 장소의 아이콘이 없고, 내 스파이도 감시하지 않아요.',
  'imperium.why.noSpyOut': '내 스파이가 감시하는 장소로 가는 카드인데, 게임판에 내 스파이가 없어요.',
  'imperium.why.postTaken': '다른 플레이어의 스파이가 거기 있어요.',
  'imperium.why.ownSpy': '내 스파이가 거기 있어요.',
  'imperium.why.wrongPost': '필요한 장소를 감시하지 않는 관측소예요.',
  'imperium.why.noPost': '내 스파이를 놓을 관측소가 없어요.',

  'imperium.effect.place_spy': '스파이 {count}명 놓기',
  'imperium.effect.place_spy.on': '이 장소를 감시하는 관측소에 스파이 {count}명 놓기({spaces})',
  'imperium.effect.place_spy.shared': '{placed}, 다른 플레이어의 스파이 옆도 가능',
  'imperium.post.visited': '내 에이전트의 장소',
  'imperium.cost.recall_spy': '스파이 {count}명 소환',
  'imperium.condition.spies_on_board': '게임판에 내 스파이가 {least}명 이상 있으면',
  'imperium.condition.recalled_spy_this_turn': '이번 차례에 스파이를 소환했으면',
  'imperium.condition.spying_on': '메이커 장소를 염탐 중이면',
  'imperium.condition.placed_on_post_of': '방금 놓은 스파이가 이런 장소를 감시하면({spaces})',
  'imperium.counter.faction_spied_on': '염탐 중인 팩션',
  'imperium.thing.influence.that': '그 팩션의 영향력 {amount}',

  'imperium.group.post': '관측소',
  'imperium.fact.watches': '감시하는 장소',
  'imperium.fact.posts': '감시하는 관측소',
  'imperium.item.post':
    '스파이 1명이 있어요. 스파이의 주인은 스파이 아이콘으로 감시하는 장소에 에이전트를 보내고, 스파이를 소환해서 침투하거나 카드를 뽑을 수 있어요.',
  'imperium.item.icon.spy': '스파이',
  'imperium.item.icon.spy.1': '개인 공급처에서 빈 관측소에 놓아요. 에이전트 아이콘으로는 내 스파이가 감시하는 모든 장소로 이어져요.',
  'imperium.sheet.icon.spy': '스파이: 내 스파이가 감시하는 모든 장소',
  'imperium.sheet.icon.place_spy': '스파이: 개인 공급처에서 빈 관측소로. 앞의 테두리: 관측소가 감시해야 하는 것.',
  'imperium.sheet.icon.cost.recall_spy': '내 스파이 1명을 개인 공급처로.',
  'imperium.sheet.icon.if.spies_on_board': '게임판에 내 스파이가 그만큼 있음.',
  'imperium.sheet.icon.if.recalled_spy_this_turn': '이번 차례에 스파이를 소환했음.',
  'imperium.sheet.icon.if.spying_on': '내 스파이가 메이커 장소를 감시함.',
  'imperium.sheet.icon.if.placed_on_post_of': '방금 놓은 스파이가 이 아이콘의 장소를 감시함.',
  'imperium.sheet.icon.per.faction_spied_on': '내 스파이가 감시하는 장소가 있는 팩션마다.',
};
