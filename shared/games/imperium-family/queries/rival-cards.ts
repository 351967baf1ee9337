import { bookOf } from '../edition.ts';
import type { Effects } from '../effects/effects.ts';
import type { RivalFaction } from '../effects/rivals.ts';
import type { FactionId, PlayerId, PostName, ResourceId, RivalId, RivalName } from '../ids.ts';
import type { RivalRecord } from '../rival-records.ts';
import type { State } from '../types.ts';
import { isStreamlined, leastOf, playsVariant, variantHere } from './rivals.ts';
import { highest, playerOf } from './table.ts';

/** What Rivals with cards of their own go by. */

/** The card that says who a Rival is; null = a person, or a Rival without one. Uprising R17.1 */
export function rivalCardOf(state: State, id: PlayerId): RivalRecord | null {
  const { rivalCard } = playerOf(state, id);
  return rivalCard === undefined ? null : (bookOf(state).rivals?.[rivalCard] ?? null);
}
const isTaken = (state: State, card: RivalName): boolean => state.order.some((id) => playerOf(state, id).rivalCard === card);
/** Cards that no Rival has yet; by the simpler rules only some can be played. Uprising R17.1, Uprising R17.17 */
export const freeRivalCards = (state: State): readonly RivalName[] =>
  Object.entries(bookOf(state).rivals ?? {}).flatMap(([name, { streamlined }]) =>
    isTaken(state, name) || (!streamlined && playsVariant(state, 'streamlined')) ? [] : [name],
  );

/** How many cards a Rival turns up for their swords. Uprising R17.16 */
export function swordCards(state: State, tier: number | undefined): number {
  const brutal = variantHere(state, 'brutal-escalation');
  return brutal?.tier === tier ? (brutal?.combat_cards ?? 1) : 1;
}

// Influence by priority. Uprising R17.8

const orderOf = (state: State, by: PlayerId): readonly FactionId[] => rivalCardOf(state, by)?.priority ?? bookOf(state).factions;
/** Those of them in the order of its card. */
const ordered = (state: State, by: PlayerId, among: readonly FactionId[]): readonly FactionId[] =>
  orderOf(state, by).filter((faction) => among.includes(faction));
/** Where a Rival gains what could go to several: where it has least, and of those the first on its card; without a card all of those. */
export function preferredOf(state: State, by: PlayerId, among: readonly FactionId[]): readonly FactionId[] {
  const least = leastOf(state, by, among);
  return rivalCardOf(state, by) ? ordered(state, by, least).slice(0, 1) : least;
}
/** From where it has least, ties as on its card. Uprising R17.21 */
export function rising(state: State, by: PlayerId, among: readonly FactionId[]): readonly FactionId[] {
  const { influence } = playerOf(state, by);
  return [...ordered(state, by, among)].sort((one, other) => influence[one] - influence[other]);
}
/** The Factions that a card of House Hagal names by where the Rival stands. */
export function byStanding(state: State, by: PlayerId, faction: RivalFaction): readonly FactionId[] {
  if (faction === 'lowest') return bookOf(state).factions;
  const place = Number(faction.slice('priority-'.length));
  return orderOf(state, by).slice(place - 1, place);
}
/** Where that much brings the Alliance; otherwise where it has least. Uprising R17.8 */
export function towardAlliance(state: State, by: PlayerId, amount: number): readonly FactionId[] {
  const { factions, board } = bookOf(state);
  const brings = factions.filter((faction) => {
    const holder = state.alliances[faction];
    const reached = playerOf(state, by).influence[faction] + amount;
    if (holder === by || reached < board.tracks[faction].alliance_at) return false;
    return holder === null || Math.min(reached, board.tracks[faction].spaces) > playerOf(state, holder).influence[faction];
  });
  return preferredOf(state, by, brings.length > 0 ? brings : factions);
}
/** Where it has most; ties as on its card. Uprising R17.8 */
export const whereHighest = (state: State, by: PlayerId): readonly FactionId[] =>
  ordered(
    state,
    by,
    highest(bookOf(state).factions, (faction) => playerOf(state, by).influence[faction]),
  ).slice(0, 1);

// Spies. Uprising R17.11

const isFree = (state: State, post: PostName): boolean => (state.posts?.[post] ?? []).length === 0;
/** Posts of its Factions, in the order of its card. */
function factionPosts(state: State, by: RivalId): readonly PostName[] {
  const { board } = bookOf(state);
  const posts = Object.entries(board.posts ?? {});
  return orderOf(state, by).flatMap((faction) =>
    posts.flatMap(([post, { spaces }]) => (spaces.some((space) => board.spaces[space]?.faction === faction) ? [post] : [])),
  );
}
/** The post that the next Spy goes to; null = none is free. */
export const postForRival = (
  state: State,
  by: RivalId,
  where: 'faction_priority' | { readonly first_free_of: readonly PostName[] },
): PostName | null =>
  (where === 'faction_priority' ? factionPosts(state, by) : where.first_free_of).find((post) => isFree(state, post)) ?? null;

/** What a Rival gives for its third Agent. Uprising R17.13 */
export type SwordmasterPrice = Readonly<Partial<Record<ResourceId | 'intrigue', number>>>;
/** Enough goods and Intrigue cards for its third Agent: what it gives for it, in the order of the rules. Uprising R17.13 */
export function swordmasterPrice(state: State, by: RivalId): SwordmasterPrice | null {
  const card = rivalCardOf(state, by);
  const player = playerOf(state, by);
  if (!card || player.swordmaster) return null;
  const has = { solari: player.solari, spice: player.spice, water: player.water, intrigue: player.intrigue.hidden.length };
  const price: Partial<Record<keyof typeof has, number>> = {};
  let left = card.swordmaster_value;
  for (const what of bookOf(state).hagal.spending.swordmaster ?? []) {
    const given = Math.min(left, has[what]);
    if (given > 0) price[what] = given;
    left -= given;
  }
  return left === 0 ? price : null;
}
/** Whether goods go for VP: not before the third Agent, and not by the simpler rules. R23.12, Uprising R17.13, Uprising R17.17 */
export const exchangesGoods = (state: State, by: RivalId): boolean =>
  rivalCardOf(state, by) === null || (playerOf(state, by).swordmaster && !isStreamlined(state, by));
/** It pays for Victory Points whenever it can. Uprising R17.14 */
export const paysForPoints = (state: State, by: RivalId, then: Effects): boolean =>
  rivalCardOf(state, by) !== null && !isStreamlined(state, by) && then.some((effect) => 'gain' in effect && 'vp' in effect.gain);
