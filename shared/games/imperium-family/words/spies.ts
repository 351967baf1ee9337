import type { OptionLabel } from '../../face.ts';
import type { Message } from '../../../text/message.ts';
import { postRecord } from '../edition.ts';
import type { SpyConditionForms, SpyCostForms, SpyCounterForms, SpyEffectForms, Watched } from '../effects/spies.ts';
import type { PlayerId, PostName, SpaceName } from '../ids.ts';
import { mustInfiltrate } from '../queries/place.ts';
import type { SpyNote } from '../questions.ts';
import type { SpyAnswers, SpyEvent } from '../spies.ts';
import { apart, type Here, iconName, listed, nameOf, ofPost, openState, playerName, said } from './names.ts';
import type { Tellings } from './telling.ts';

type Sayings<Forms> = { readonly [Kind in keyof Forms]: (form: Forms[Kind]) => Message };
const watched = (one: Watched): Message => (one === 'space_visited_this_turn' ? said('post.visited') : iconName(one));
/** "Emperor or Fremen": spaces that a post may watch. */
const anyOf = (list: readonly Watched[]): Message => list.map(watched).reduce((one, other) => said('effect.or', { one, other }));

export const SPY_EFFECTS: Sayings<SpyEffectForms> = {
  place_spy({ place_spy: { count, on, may_share_post } }) {
    const placed = on ? said('effect.place_spy.on', { count, spaces: anyOf(on) }) : said('effect.place_spy', { count });
    return may_share_post ? said('effect.place_spy.shared', { placed }) : placed;
  },
};
export const SPY_COSTS: Sayings<SpyCostForms> = { recall_spy: (count) => said('cost.recall_spy', { count }) };
export const SPY_CONDITIONS: Sayings<SpyConditionForms> = {
  spies_on_board: (least) => said('condition.spies_on_board', { least }),
  recalled_spy_this_turn: () => said('condition.recalled_spy_this_turn'),
  spying_on: () => said('condition.spying_on'),
  placed_on_post_of: (icons) => said('condition.placed_on_post_of', { spaces: anyOf(icons) }),
};
export const SPY_COUNTERS: Sayings<SpyCounterForms> = { faction_spied_on: () => said('counter.faction_spied_on') };

/** A post: what it watches, and whose Spies stand there already. */
function onPost(here: Here, post: PostName): OptionLabel {
  const spaces = postRecord(here.view, post).spaces.map((space) => nameOf(here.edition, 'space', space));
  const others = (here.view.posts?.[post] ?? []).filter((id) => id !== here.view.viewer);
  return {
    label: nameOf(here.edition, 'post', post),
    hint: apart([
      said('hint.post', { spaces: listed(spaces) }),
      ...others.map((id) => said('hint.post.with', { who: playerName(here, id) })),
    ]),
    target: ofPost(post),
    icon: 'spy',
  };
}
/** A Spy came to a post of the physical board, or left it. */
export function onSpy(here: Here, { player, post, there }: SpyNote): OptionLabel {
  const gaps = { who: playerName(here, player), post: nameOf(here.edition, 'post', post) };
  return { ...onPost(here, post), label: said(there ? 'choice.spy.there' : 'choice.spy.gone', gaps) };
}
/** One label for each answer about Spies. */
export const SPY_LABELS = {
  placeSpy: onPost,
  recallSpy: (here: Here, answer: SpyAnswers['recallSpy']): OptionLabel =>
    answer === 'keep' ? { label: said('choice.spy.keep'), icon: 'no' } : onPost(here, answer.spy),
};
/** That a visit takes a Spy, where Agents stand in the way. Uprising R5.5 */
export const infiltrationHint = (here: Here, by: PlayerId, space: SpaceName): readonly Message[] =>
  here.view.posts && mustInfiltrate(openState(here), by, space) ? [said('hint.infiltrate')] : [];

/** Spies come and go. */
export const SPY_STORY: Tellings<SpyEvent['type']> = {
  placedSpy: ({ player, post }, { edition }) => ({
    by: player,
    key: 'placedSpy',
    with: { post: nameOf(edition, 'post', post) },
    targets: [ofPost(post)],
  }),
  recalledSpy: ({ player, post, errand }, { edition }) => ({
    by: player,
    key: `recalledSpy.${errand}`,
    with: { post: nameOf(edition, 'post', post) },
    targets: [ofPost(post)],
  }),
};
