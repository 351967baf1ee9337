import { postRecord } from '../edition.ts';
import type { SpyConditionForms, SpyCostForms, SpyCounterForms, SpyEffectForms } from '../effects/spies.ts';
import type { PostName, SpaceName } from '../ids.ts';
import { mustInfiltrate } from '../queries/place.ts';
import { hasSpyLeft, openPosts, spiedFactions, spyPosts, spyPostsAt } from '../queries/spies.ts';
import type { SpyAnswers, SpyTasks } from '../spies.ts';
import type { Look, When } from './look.ts';

interface Use {
  readonly look: Look;
  readonly when: When;
}
type Values<Forms> = { readonly [Kind in keyof Forms]: (use: Use, form: Forms[Kind]) => number };
/** What a Spy that only changes its place is worth, in Spies. */
const MOVED = 0.15;

export const SPY_EFFECTS: Values<SpyEffectForms> = {
  place_spy: ({ look, when }, { place_spy: { count, ...placement } }) => {
    const { state, me, price } = look;
    if (when === 'ever') return 0.8 * price.spy * count;
    if (openPosts(state, me, placement).length === 0) return 0;
    return price.spy * (hasSpyLeft(state, me) ? Math.min(count, look.player.spies ?? 0) : MOVED);
  },
};
export const SPY_COSTS: Values<SpyCostForms> = { recall_spy: ({ look }, count) => look.price.spy * count };
type Odds<Forms> = { readonly [Kind in keyof Forms]: (look: Look, value: Forms[Kind]) => number };
/** How likely such a condition will hold some day. */
export const SPY_CONDITIONS: Odds<SpyConditionForms> = {
  spies_on_board: ({ state, me }, least) => (spyPosts(state, me).length >= least ? 0.9 : 0.5),
  recalled_spy_this_turn: () => 0.45,
  spying_on: () => 0.4,
  placed_on_post_of: () => 0.5,
};
export const SPY_COUNTERS: Values<SpyCounterForms> = {
  faction_spied_on: ({ look: { state, me }, when }) => (when === 'ever' ? 1.2 : spiedFactions(state, me).length),
};

/** What Spies add to a visit: one may have to come back for it, another may bring a card. Uprising R5.5, Uprising R5.6 */
export function spiesOnVisit(look: Look, to: SpaceName): number {
  const { state, me, price } = look;
  const there = spyPostsAt(state, me, to).length;
  if (there === 0) return 0;
  const toll = mustInfiltrate(state, me, to) ? 1 : 0;
  return -toll * price.spy + (there > toll ? Math.max(0, gathering(look)) : 0);
}
const gathering = (look: Look): number => look.worth(look, 'now', [{ draw: 1 }]) - look.price.spy;

/** What a post is worth to its Spy: the more it watches, the better, most where others stand in the way. */
export const postWorth = ({ state, me }: Look, post: PostName): number =>
  postRecord(state, post).spaces.reduce((sum, space) => sum + (mustInfiltrate(state, me, space) ? 0.07 : 0.05), 0);
/** What it brings to recall this Spy, or none. */
export function recallWorth(look: Look, { errand, then }: SpyTasks['recallSpy'], answer: SpyAnswers['recallSpy']): number {
  if (answer === 'keep') return 0;
  const lost = postWorth(look, answer.spy);
  if (errand === 'gather') return gathering(look) - lost / 4;
  if (errand !== 'replace') return -lost;
  const open = openPosts(look.state, look.me, then ?? {}, answer.spy);
  return Math.max(...open.map((post) => postWorth(look, post))) - lost;
}
