import type { Condition, ConditionForms, ConditionKind } from '../effects/conditions.ts';
import type { Counter, CounterForms, CounterKind } from '../effects/counters.ts';
import type { EffectForms, Effects } from '../effects/effects.ts';
import { bookOf, cardRecord, conflictNow, isOfFaction } from '../edition.ts';
import { completedBy } from './contracts.ts';
import { lastGivenUp } from './given-up.ts';
import type { CardName, FactionId, PlayerId } from '../ids.ts';
import { cardplayConditions, cardplayCounters } from './cardplay.ts';
import { SPIES_COUNT, SPIES_HOLD } from './effects/spies.ts';
import { countIn, playerOf } from './table.ts';
import { opponents } from './opponents.ts';
import { alliancesOf } from './alliances.ts';
import { strengthOf, unitsOf } from './strength.ts';
import type { Scene } from '../questions.ts';
import { isRival, countedAs } from './rivals.ts';
import { originOf } from './scene.ts';
import { bearerOf, influenceOf, meantBy, sharesTurn } from './teams.ts';
import { sandwormsOf } from './sandworms.ts';
import type { State } from '../types.ts';

type Holds = { readonly [Kind in ConditionKind]: (state: State, scene: Scene, value: ConditionForms[Kind]) => boolean };
/** Looked at when the effect is resolved. R17.4 */
const CONDITIONS: Holds = {
  influence: (state, { by }, [faction, least]) => meantBy(state, by, faction).some((each) => influenceOf(state, by, each) >= least), // R11.9
  alliance: (state, { by }, faction) =>
    faction === 'any' ? alliancesOf(state, by).length > 0 : meantBy(state, by, faction).some((each) => state.alliances[each] === by), // R11.9
  in_play_other: (state, scene, { faction }) => othersInPlay(state, scene, faction) > 0, // Fremen Bond and its like: R17.5 R17.6, Uprising R8.5
  high_council_seat: (state, { by }, has) => playerOf(state, by).council === has,
  reveal_turn: ({ turn }, { by }) => turn.of === by && turn.kind === 'reveal',
  mentat_on_space: ({ mentat }) => mentat?.holder === null, // R16.2
  opponent_troop_in_conflict: (state, { by }, least) =>
    opponents(state, by).reduce((sum, id) => sum + playerOf(state, id).conflict, 0) >= least, // R19.43
  units_in_conflict: (state, { by }, least) => unitsOf(state, bearerOf(state, by)) >= least,
  owned_cards: (state, { by }, [card, least]) => ownedBy(state, by, card) >= least, // R19.45
  card_count_more_than_each_opponent: (state, { by }, card) =>
    opponents(state, by).every((id) => ownedBy(state, id, card) < ownedBy(state, by, card)),
  tracks_with_influence: (state, { by }, { min_influence, tracks }) =>
    bookOf(state).factions.filter((faction) => influenceOf(state, by, faction) >= min_influence).length >= tracks, // R19.55
  ...SPIES_HOLD,
  maker_hooks: (state, { by }) => playerOf(state, bearerOf(state, by)).hooks === true,
  sandworms_in_conflict: (state, { by }, least) => sandwormsOf(state, bearerOf(state, by)) >= least,
  deployed_units_this_turn: (state, { by }, least) => sharesTurn(state, by) && state.turn.netDeployed >= least,
  strength_in_conflict: (state, { by }, least) => strengthOf(state, bearerOf(state, by)) >= least,
  completed_contracts: (state, { by }, least) => completedBy(state, by) >= least,
  gained_spice_this_turn: ({ turn }, { by }) => turn.of === by && (turn.spiceGained ?? 0) > 0,
  discarded_faction(state, scene, faction) {
    const card = lastGivenUp(state, scene, 'discarded');
    return card !== null && isOfFaction(state, card, faction);
  },
  trashed_card_cost_at_least(state, scene, least) {
    const card = lastGivenUp(state, scene, 'trashed');
    return card !== null && (cardRecord(state, card).cost ?? 0) >= least;
  },
  ...cardplayConditions,
  swordmaster_bonus_token: (state, { by }) => playerOf(state, by).swordmasterBonus === true, // Uprising R18.15
  conflict_tier: (state, _, tier) => conflictNow(state)?.tier === tier, // Uprising R17.6
  bonus_spice: (state, _, [space, least]) => (state.bonusSpice[space] ?? 0) >= least, // Uprising R17.9
};

/** What an effect under a condition does now. R17.4 */
export const branchOf = (state: State, scene: Scene, { if: condition, then, else: otherwise = [] }: EffectForms['if']): Effects =>
  holds(state, scene, condition) ? then : otherwise;
/** Whether the condition holds now. */
export function holds(state: State, scene: Scene, condition: Condition): boolean {
  for (const kind in condition) {
    const check = CONDITIONS[kind as ConditionKind] as (state: State, scene: Scene, value: unknown) => boolean;
    if (!check(state, scene, condition[kind as keyof typeof condition])) return false;
  }
  return true;
}

const inPlayOf = (state: State, by: PlayerId, faction: FactionId): number => {
  let count = 0;
  for (const card of playerOf(state, by).inPlay) if (isOfFaction(state, card, faction)) count++;
  return count;
};
/** Own cards of the Faction in play beside the one that the effect stands on. R17.5 */
function othersInPlay(state: State, scene: Scene, faction: FactionId): number {
  const here = originOf(state, scene);
  const self = here?.works && isOfFaction(state, here.card, faction) ? 1 : 0;
  return inPlayOf(state, scene.by, faction) - self;
}
/** Copies in all own zones. R19.45, J38 */
export function ownedBy(state: State, id: PlayerId, card: CardName): number {
  if (isRival(id)) return countedAs(state, card);
  const { deck, hand, inPlay, discard } = playerOf(state, id);
  return [deck.hidden, hand.hidden, inPlay, discard].reduce((sum, zone) => sum + countIn(zone, card), 0);
}

type Counts = { readonly [Kind in CounterKind]: (state: State, scene: Scene, value: CounterForms[Kind]) => number };
const COUNTERS: Counts = {
  card_in_play: (state, { by }, { faction }) => inPlayOf(state, by, faction), // R19.21
  memory_returned: (state, { by }) => playerOf(state, by).leaderBoard?.returned ?? 0, // Uprising R15.6
  ...SPIES_COUNT,
  sandworm_in_conflict: (state, { by }) => sandwormsOf(state, bearerOf(state, by)),
  completed_contract: (state, { by }) => completedBy(state, by),
  ...cardplayCounters,
};
/** How many things of that sort there are now. */
export function counted(state: State, scene: Scene, counter: Counter): number {
  let sum = 0;
  for (const kind in counter)
    sum += (COUNTERS[kind as CounterKind] as (state: State, scene: Scene, value: unknown) => number)(
      state,
      scene,
      counter[kind as keyof Counter],
    );
  return sum;
}
