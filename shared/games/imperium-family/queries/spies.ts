import { blockedAmong } from '../../../kernel/choices.ts';
import type { Blocked, Reason } from '../../../kernel/types.ts';
import { bookOf, postRecord, spaceRecord } from '../edition.ts';
import type { SpyPlacement, Watched } from '../effects/spies.ts';
import type { FactionId, IconId, PlayerId, PostName, SpaceName } from '../ids.ts';
import { SPY_WHY, type SpyTasks } from '../spies.ts';
import type { State } from '../types.ts';
import { playerOf } from './table.ts';

const NO_POSTS: readonly PostName[] = [];
const postNames = ({ posts }: State): readonly PostName[] => (posts ? Object.keys(posts) : NO_POSTS);
const hasSpyOn = ({ posts }: State, by: PlayerId, post: PostName): boolean => posts?.[post]?.includes(by) === true;

/** Posts where a player has a Spy. */
export const spyPosts = (state: State, by: PlayerId): readonly PostName[] => postNames(state).filter((post) => hasSpyOn(state, by, post));
/** Those of them that watch the space. Uprising R5.5, Uprising R5.6 */
export function spyPostsAt(state: State, by: PlayerId, space: SpaceName): readonly PostName[] {
  if (!state.posts) return [];
  return (bookOf(state).postsOf[space] ?? NO_POSTS).filter((post) => hasSpyOn(state, by, post));
}
/** Uprising R5.7 */
export const isSpyingOn = (state: State, by: PlayerId, space: SpaceName): boolean => spyPostsAt(state, by, space).length > 0;
/** Spaces that own Spies watch, from the top of the board. Uprising R4.2 */
export const spiedSpaces = (state: State, by: PlayerId): readonly SpaceName[] =>
  state.posts ? bookOf(state).spaceNames.filter((space) => isSpyingOn(state, by, space)) : [];
/** Factions with a space that an own Spy watches, from the top of the board. Uprising R5.7 */
export function spiedFactions(state: State, by: PlayerId): readonly FactionId[] {
  const spied = spiedSpaces(state, by).map((space) => spaceRecord(state, space).faction);
  return bookOf(state).factions.filter((faction) => spied.includes(faction));
}

/** The post watches a space with one of these icons. Uprising R5.2, Uprising R15.11 */
export const watchesIcon = (state: State, post: PostName, icons: readonly Watched[]): boolean =>
  postRecord(state, post).spaces.some((space) => icons.includes(spaceRecord(state, space).icon));
function isWanted(state: State, post: PostName, on: SpyPlacement['on']): boolean {
  if (!on || watchesIcon(state, post, on)) return true;
  const { space } = state.turn;
  return on.includes('space_visited_this_turn') && space !== null && postRecord(state, post).spaces.includes(space);
}
/** Why no Spy can be placed there, when the one on `leaving` has gone. Uprising R5.1, Uprising R5.2 */
function whyShut(state: State, by: PlayerId, { on, may_share_post }: SpyPlacement, post: PostName, leaving?: PostName): Reason | null {
  if (post !== leaving && hasSpyOn(state, by, post)) return SPY_WHY.ownSpy;
  if (!may_share_post && state.posts?.[post]?.some((id) => id !== by)) return SPY_WHY.postTaken;
  return isWanted(state, post, on) ? null : SPY_WHY.wrongPost;
}
/** Posts where a Spy can be placed; `leaving`: the own one there has gone. Uprising R5.2 */
export const openPosts = (state: State, by: PlayerId, placement: SpyPlacement, leaving?: PostName): readonly PostName[] =>
  postNames(state).filter((post) => !whyShut(state, by, placement, post, leaving));
export const shutPosts = (state: State, by: PlayerId, placement: SpyPlacement): readonly Blocked[] =>
  blockedAmong(postNames(state), (post) => whyShut(state, by, placement, post));
export const hasSpyLeft = (state: State, by: PlayerId): boolean => (playerOf(state, by).spies ?? 0) > 0;
/** Own Spies that can be recalled to be placed somewhere. Uprising R5.2 */
export const replaceable = (state: State, by: PlayerId, placement: SpyPlacement): readonly PostName[] =>
  spyPosts(state, by).filter((post) => openPosts(state, by, placement, post).length > 0);

/** Own Spies that can be recalled for this. Uprising R5.2, Uprising R5.4-R5.6 */
export function recallable(state: State, { by, at, errand, then = {} }: SpyTasks['recallSpy']): readonly PostName[] {
  if (errand === 'replace') return replaceable(state, by, then);
  return at === null ? spyPosts(state, by) : spyPostsAt(state, by, at);
}
/** Icons lead to the spaces that show them, the Spy icon to those that own Spies watch; each space once. Uprising R4.2 */
export function withSpied(state: State, by: PlayerId, icons: readonly IconId[], printed: readonly SpaceName[]): readonly SpaceName[] {
  if (!state.posts || !icons.includes('spy')) return printed;
  return [...printed, ...spiedSpaces(state, by).filter((space) => !printed.includes(space))];
}
