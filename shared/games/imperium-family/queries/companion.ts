import { blockedAmong } from '../../../kernel/choices.ts';
import type { Blocked, Reason } from '../../../kernel/types.ts';
import type { Effect, Effects } from '../effects/effects.ts';
import { everyEffect } from '../effects/walk.ts';
import { bookOf, conflictRecord } from '../edition.ts';
import type { ConflictName, FactionId, PlayerId, RivalId, SeatId, SpaceName } from '../ids.ts';
import { leading } from './score.ts';
import { whySpent } from './place.ts';
import { highest, isPerson, playerOf } from './table.ts';
import type { FamilyTasks, Noted, NotedThing, SpyNote, TokenNote, ToldMore, ToldTurn } from '../questions.ts';
import { WHY } from '../reasons.ts';
import { collects, haveCards, isCompanion, rivalsOf } from './rivals.ts';
import { holdsBack } from './rival-deployment.ts';
import type { State } from '../types.ts';
import { hasSpyLeft, openPosts, spyPosts } from './spies.ts';
import { whyNoSandworm } from './sandworms.ts';

const TRACKED = [
  ...(['influence', 'control', 'take_mentat', 'high_council_seat', 'take_swordmaster', 'steal_intrigue'] as const),
  ...(['place_spy', 'take_maker_hooks', 'shield_wall', 'sandworm'] as const),
] as const;
const isTracked = (effect: Effect): boolean => TRACKED.some((kind) => kind in effect) || ('gain' in effect && 'vp' in effect.gain);
/** What a person gains that Rivals have to know of. */
export const trackedIn = (effects: Effects): Effects => effects.filter((effect) => everyEffect([effect]).some(isTracked));

/** Conflict cards of the level of this one that have not been seen yet. R2.2 */
function unseenLike(state: State, card: ConflictName | undefined): readonly ConflictName[] {
  if (card === undefined) return [];
  const tierOf = (name: ConflictName): number => conflictRecord(state, name).tier;
  return Object.keys(bookOf(state).conflicts).filter((name) => tierOf(name) === tierOf(card) && !state.conflicts.includes(name));
}
/** Conflict cards that can be turned up now. R2.2 */
export const conflictsToCome = (state: State): readonly ConflictName[] => unseenLike(state, state.conflictDeck.hidden[0]);
/** Conflict cards that can have been turned up instead of the one that was told; none, once somebody has won it. R2.2, Uprising R10.6 */
export function conflictsInstead(state: State): readonly ConflictName[] {
  const told = state.conflicts.at(-1);
  const isWon = state.order.some((id) => playerOf(state, id).won?.some(({ conflict }) => conflict === told));
  return isWon ? [] : unseenLike(state, told);
}

/** Why a person cannot have sent an Agent there. What cards may allow is not held against them. */
function whyNotTold(state: State, by: SeatId, space: SpaceName): Reason | null {
  if (playerOf(state, by).agents === 0) return WHY.noAgent;
  return state.agents[space]?.includes(by) ? WHY.ownAgent : whySpent(state, by, space);
}
export const toldTurns = (state: State, by: SeatId): readonly ToldTurn[] => [
  ...bookOf(state)
    .spaceNames.filter((space) => !whyNotTold(state, by, space))
    .map((to) => ({ to })),
  'revealed',
  'passed',
];
export const notToldTurns = (state: State, by: SeatId): readonly Blocked[] =>
  blockedAmong(
    bookOf(state).spaceNames,
    (to) => whyNotTold(state, by, to),
    (to) => ({ to }),
  );

/** What a card may have changed beside its space: what Rivals compete for, and what stands in their way. R11.10 */
export function toldMore(state: State, by: SeatId): readonly ToldMore[] {
  const { influence } = playerOf(state, by);
  const { tracks } = bookOf(state).board;
  const steps = bookOf(state).factions.flatMap((faction): readonly ToldMore[] => [
    ...(influence[faction] < tracks[faction].spaces ? [{ faction, step: 1 } as const] : []),
    ...(influence[faction] > 0 ? [{ faction, step: -1 } as const] : []),
  ]);
  return ['over', ...steps, ...toldUnits(state, by), ...toldSpies(state, by)];
}
/** Uprising R6.4, Uprising R7.5, Uprising R7.7 */
function toldUnits(state: State, by: SeatId): readonly ToldMore[] {
  const { sandworms, hooks } = playerOf(state, by);
  return [
    ...(sandworms !== undefined && !whyNoSandworm(state, by) ? ['sandworm' as const] : []),
    ...(hooks === false ? ['hooks' as const] : []),
    ...(state.shieldWall ? ['wall' as const] : []),
  ];
}
/** A card may let a Spy share its post. Uprising R5.1, Uprising R5.2, Uprising R5.4 */
function toldSpies(state: State, by: SeatId): readonly ToldMore[] {
  const open = hasSpyLeft(state, by) ? openPosts(state, by, { may_share_post: true }) : [];
  return [...open.map((spy) => ({ spy, step: 1 }) as const), ...spyPosts(state, by).map((spy) => ({ spy, step: -1 }) as const)];
}
/** Where Spies can stand, or are not, unlike what was told. Uprising R5.1 */
export const spiesElsewhere = (state: State): readonly SpyNote[] =>
  state.order.flatMap((player) => {
    const there = spyPosts(state, player);
    const left = hasSpyLeft(state, player);
    return Object.keys(state.posts ?? {}).flatMap((post): readonly SpyNote[] => {
      if (there.includes(post)) return [{ player, post, there: false }];
      return left ? [{ player, post, there: true }] : [];
    });
  });

/** What must be told before a Rival deploys: nothing, unless it weighs and leads the other Rival by enough. R23.16 */
export function troopsToTell(state: State, by: RivalId): readonly ({ readonly do: 'tellTroops' } & FamilyTasks['tellTroops'])[] {
  if (!isCompanion(state) || !holdsBack(state, by, rivalsOf(state))) return [];
  return state.seats.map((seat) => ({ do: 'tellTroops', by: seat }) as const);
}
/** Persons who share the highest score. R16.8 */
export function tiedPersons(state: State): readonly SeatId[] {
  const best = leading(state);
  return best.length > 1 ? best.filter(isPerson) : [];
}

/** What is known of a player beside a physical board. */
function notedOf(state: State, id: PlayerId): readonly Noted[] {
  const { factions } = bookOf(state);
  const units = unitsNoted(state, id);
  if (isPerson(id)) return ['vp', ...factions, 'agents', ...units, 'revealed', 'council', 'swordmaster'];
  const own = [...factions, ...units, 'garrison'] as const;
  if (!collects(state, id, 'vp')) return own;
  return ['vp', ...own, 'solari', 'spice', 'water', 'intrigue', ...(haveCards(state) ? ['swordmaster' as const] : [])];
}
/** After the Conflict nobody has units in it. R13.12 */
function unitsNoted(state: State, id: PlayerId): readonly Noted[] {
  const isFought = state.phase === 'turns' || state.phase === 'combat';
  const hasWorms = playerOf(state, id).sandworms !== undefined;
  return [
    ...(isFought ? (['conflict', ...(hasWorms ? ['sandworms' as const] : [])] as const) : []),
    ...(hasWorms ? ['hooks' as const] : []),
  ];
}
/** Everything that can be set right. */
export const notable = (state: State): readonly NotedThing[] => [
  ...state.order.flatMap((player) => notedOf(state, player).map((what) => ({ player, what }))),
  ...bookOf(state).makers.map((bonusAt) => ({ bonusAt })),
  ...(state.shieldWall === undefined ? [] : [{ wall: true } as const]),
];

/** Where tokens can lie instead: nobody is offered what the rules cannot have given them. R11.4 R14.1 R16.2 R22.7 */
export function tokensElsewhere(state: State): readonly TokenNote[] {
  const { board, controlled, factions } = bookOf(state);
  const elsewhere = (token: TokenNote['token'], now: PlayerId | null, holders: readonly (PlayerId | null)[]): readonly TokenNote[] =>
    holders.filter((holder) => holder !== now).map((holder) => ({ token, holder }));
  const owners = [...state.order.filter((id) => collects(state, id, 'vp')), null];
  const levelOf = (faction: FactionId) => (id: PlayerId) => playerOf(state, id).influence[faction];
  const allies = (faction: FactionId) =>
    highest(state.order, levelOf(faction)).filter((id) => levelOf(faction)(id) >= board.tracks[faction].alliance_at);
  return [
    ...factions.flatMap((faction) => elsewhere({ alliance: faction }, state.alliances[faction], allies(faction))),
    ...controlled.flatMap((space) => elsewhere({ control: space }, state.control[space] ?? null, owners)),
    ...mentatElsewhere(state, owners).map((holder) => ({ token: 'mentat', holder }) as const),
  ];
}
/** Who may have the Mentat instead: it is taken from nobody who would have to take an Agent off the board for it. R16.3 R16.4 */
function mentatElsewhere({ mentat, phase, ...state }: State, owners: readonly (PlayerId | null)[]): readonly (PlayerId | null)[] {
  if (!mentat) return [];
  const now = phase === 'turns' ? mentat.holder : mentat.next;
  const isFree = phase !== 'turns' || now === null || (state.players[now]?.agents ?? 0) > 0;
  return isFree ? owners.filter((holder) => holder !== now) : [];
}
