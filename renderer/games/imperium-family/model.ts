import { bookOf, conflictRecord, spaceRecord } from '../../../shared/games/imperium-family/edition.ts';
import type { Effects } from '../../../shared/games/imperium-family/effects/effects.ts';
import {
  type BattleIconId,
  type FactionId,
  type PlayerId,
  type PostName,
  REWARD_PLACES,
  type SpaceName,
} from '../../../shared/games/imperium-family/ids.ts';
import { isProtected } from '../../../shared/games/imperium-family/queries/shield-wall.ts';
import type { SpaceRecord } from '../../../shared/games/imperium-family/records.ts';
import { signsOfCosts } from '../../../shared/games/imperium-family/signs/conditions.ts';
import { signsOf } from '../../../shared/games/imperium-family/signs/effects.ts';
import { GAIN_SIGNS, ICON_SIGNS } from '../../../shared/games/imperium-family/signs/names.ts';
import { signsOfPrice } from '../../../shared/games/imperium-family/signs/records.ts';
import { joined, many, OR, THEN, type Token } from '../../../shared/games/imperium-family/signs/token.ts';
import type { EditionId, FamilyView, PlayerView } from '../../../shared/games/imperium-family/types.ts';
import { openState } from '../../../shared/games/imperium-family/words/names.ts';

/** A space as it is drawn. */
export interface SpaceModel {
  readonly id: SpaceName;
  readonly sign: string;
  /** What it asks and what it does, in one line. */
  readonly line: readonly Token[];
  readonly agents: readonly PlayerId[];
  readonly control: PlayerId | null;
  readonly bonus: number;
  /** Who keeps all others out. R19.37 */
  readonly closedBy: PlayerId | null;
  /** The neutral Agent lies there. R16.1 */
  readonly mentat: boolean;
  /** Who has a place there for good: the seats of the High Council. R7.10 */
  readonly seated: readonly PlayerId[];
  readonly combat: boolean;
}

/** Several prices of one kind are said once: "2–5 spice > 6–12 Solari". */
function rangeOf({ cost_options: options = [], effects }: SpaceRecord): readonly Token[] {
  const [first, last] = [options[0], options.at(-1)].map((cost) => Object.entries(cost ?? {})[0]);
  const bought = effects.flatMap((effect) => ('by_cost_option' in effect ? effect.by_cost_option : []));
  const [least, most] = [bought[0]?.[0], bought.at(-1)?.[0]];
  if (!first || !last || !least || !most || !('gain' in least) || !('gain' in most)) return [];
  const [[kind, from] = ['solari', 0], [, to] = ['', 0]] = [Object.entries(least.gain)[0], Object.entries(most.gain)[0]];
  return [many(GAIN_SIGNS[first[0] as 'spice'], `${first[1]}–${last[1]}`), THEN, many(GAIN_SIGNS[kind as 'solari'], `${from}–${to}`)];
}
/** What is done for every price, then each price and what it buys besides: "2 Solari or 1 spice > 4 Solari". */
function pricedOf({ cost_options: options = [], effects }: SpaceRecord, edition: EditionId): readonly Token[] {
  const always = effects.filter((effect) => !('by_cost_option' in effect));
  const bought = effects.flatMap((effect) => ('by_cost_option' in effect ? [effect.by_cost_option] : []));
  const lines = options.flatMap((cost, at): readonly (readonly Token[])[] => {
    const gives = bought.flatMap((lists) => signsOf(lists[at] ?? [], edition));
    const price = signsOfCosts(cost);
    return gives.length > 0 ? [[...price, ...(price.length > 0 ? [THEN] : []), ...gives]] : [];
  });
  return [...signsOf(always, edition), ...joined(lines, OR)];
}
/** What lies on a maker space is drawn beside it; its line shows what it always gives. R15.3 */
function doneBy(effects: Effects, edition: EditionId): readonly Token[] {
  return effects.flatMap((effect) => {
    if ('harvest' in effect) return [many('spice', effect.harvest.base)];
    return 'bonus_spice' in effect ? [] : signsOf([effect], edition);
  });
}
const LINES = new WeakMap<SpaceRecord, Map<string, readonly Token[]>>();
/** What is printed on a space, as it holds for the viewer now: the same line as long as record and case do. */
function lineOf(space: SpaceRecord, view: FamilyView): readonly Token[] {
  const isDearer = space.cost_if_any_player_has_swordmaster !== undefined && view.order.some((id) => view.players[id]?.swordmaster);
  const isSeated = isCouncil(space) && view.viewer !== null && view.players[view.viewer]?.council === true;
  const lines = LINES.get(space) ?? new Map<string, readonly Token[]>();
  const now = `${isDearer} ${isSeated}`;
  const line = lines.get(now) ?? lineAnew(heldNow(space, isDearer, isSeated), view.edition);
  LINES.set(space, lines.set(now, line));
  return line;
}
/** The space with the price of this moment, and with what its one effect that asks about a seat does now. Uprising R4.13, Uprising R4.14 */
function heldNow({ cost_if_any_player_has_swordmaster: later, ...space }: SpaceRecord, isDearer: boolean, isSeated: boolean): SpaceRecord {
  const effects = space.effects.flatMap((effect): Effects => {
    if (!('if' in effect) || !('high_council_seat' in effect.if)) return [effect];
    return isSeated ? effect.then : (effect.else ?? []);
  });
  return { ...space, effects, ...(isDearer && later && { cost: later }) };
}
function lineAnew(space: SpaceRecord, edition: EditionId): readonly Token[] {
  if (space.cost_options) return isRange(space) ? rangeOf(space) : pricedOf(space, edition);
  const price = Object.keys(space.cost).length > 0;
  return [...signsOfPrice(space), ...(price ? [THEN] : []), ...doneBy(space.effects, edition)];
}
/** Every effect is bought, and for nothing there is none. */
const isRange = ({ cost_options: options = [], effects }: SpaceRecord): boolean =>
  options.every((cost) => Object.keys(cost).length > 0) && effects.every((effect) => 'by_cost_option' in effect);
const hasSeat = (effect: Effects[number]): boolean => 'high_council_seat' in effect || ('if' in effect && 'high_council_seat' in effect.if);
const isCouncil = ({ effects }: SpaceRecord): boolean => effects.some(hasSeat);
const isMentat = ({ effects }: SpaceRecord): boolean => effects.some((effect) => 'take_mentat' in effect);

export function spaceModel(view: FamilyView, id: SpaceName): SpaceModel {
  const record = spaceRecord(view, id);
  return {
    id,
    sign: ICON_SIGNS[record.icon],
    line: lineOf(record, view),
    agents: view.agents[id] ?? [],
    control: view.control[id] ?? null,
    bonus: view.bonusSpice[id] ?? 0,
    closedBy: view.voices.find(({ space }) => space === id)?.by ?? null,
    mentat: isMentat(record) && view.mentat?.holder === null,
    seated: isCouncil(record) ? view.order.filter((player) => view.players[player]?.council) : [],
    combat: record.combat,
  };
}

/** An Influence track as it is drawn: who stands on which step. */
export interface TrackModel {
  readonly faction: FactionId;
  /** Whose cubes are on it, in turn order. */
  readonly players: readonly PlayerId[];
  readonly spaces: readonly SpaceName[];
  /** Observation posts between them. */
  readonly posts: readonly PostName[];
  readonly steps: readonly {
    readonly step: number;
    readonly here: readonly PlayerId[];
    readonly point: boolean;
    readonly alliance: boolean;
    /** What everybody of its owner's team gains there. Uprising R18.13 */
    readonly gives: readonly Token[];
  }[];
  readonly bonus: readonly Token[];
  readonly holder: PlayerId | null;
}
/** The tracks of the board. A Commander has no cube there, and counts what the Allies have. Uprising R18.11 */
export const trackModels = (view: FamilyView): readonly TrackModel[] => {
  const players = view.order.filter((player) => !view.players[player]?.arrows);
  return bookOf(view).factions.map((faction) => trackModel(view, faction, bookOf(view).board.zones[faction] ?? [], players));
};
/** The own board of the Commander among these seats: his track, and the spaces to which he alone sends Agents; null = none of them has one. Uprising R18.3 */
export function ownBoard(view: FamilyView, seats: readonly PlayerId[]): TrackModel | null {
  const { board, everyFaction } = bookOf(view);
  for (const id of seats) {
    const leader = view.players[id]?.leader;
    const faction = everyFaction.find((one) => board.tracks[one].owner !== undefined && board.tracks[one].owner === leader);
    const spaces = Object.entries(board.spaces).flatMap(([space, { only }]) => (only !== undefined && only === leader ? [space] : []));
    if (faction) return trackModel(view, faction, spaces, [id]);
  }
  return null;
}
function trackModel(view: FamilyView, faction: FactionId, own: readonly SpaceName[], players: readonly PlayerId[]): TrackModel {
  const { posts = {}, tracks } = bookOf(view).board;
  const { spaces, start, vp_at, alliance_at, bonus, team_rewards = {} } = tracks[faction];
  const steps = Array.from({ length: spaces - start + 1 }, (_, at) => ({
    step: at + start,
    here: players.filter((player) => view.players[player]?.influence[faction] === at + start),
    point: at + start === vp_at,
    alliance: at + start === alliance_at,
    gives: signsOf(team_rewards[at + start] ?? [], view.edition),
  }));
  const watching = Object.entries(posts).flatMap(([id, post]) => (post.spaces.some((space) => own.includes(space)) ? [id] : []));
  return { faction, players, spaces: own, posts: watching, steps, bonus: signsOf(bonus, view.edition), holder: view.alliances[faction] };
}

/** The Conflict of this round and everybody in it, the strongest first. R9.7 */
export interface ConflictModel {
  readonly id: string | null;
  readonly tier: 1 | 2 | 3 | null;
  readonly location: SpaceName | null;
  /** Its battle icon; null = it has none. Uprising R10.6 */
  readonly icon: BattleIconId | null;
  /** Sandworms cannot come. Uprising R7.6 */
  readonly walled: boolean;
  readonly rewards: readonly { readonly place: (typeof REWARD_PLACES)[number]; readonly line: readonly Token[] }[];
  readonly fighters: readonly ({ readonly player: PlayerId; readonly share: number; readonly sandworms: number } & Pick<
    PlayerView,
    'strength' | 'conflict' | 'swords' | 'garrison' | 'revealed'
  >)[];
  readonly left: number;
  readonly earlier: readonly string[];
}
/** A bar is full at this strength, or at that of the strongest. */
const FULL_BAR = 8;
export function conflictModel(view: FamilyView): ConflictModel {
  const id = view.conflicts.at(-1) ?? null;
  const record = id === null ? null : conflictRecord(view, id);
  const full = Math.max(FULL_BAR, ...view.order.map((player) => view.players[player]?.strength ?? 0));
  const fighters = view.order.flatMap((player) => {
    const seen = view.players[player];
    // A Commander has no units: the Allies fight. Uprising R18.5
    if (!seen || seen.arrows) return [];
    const { strength, conflict, sandworms = 0, swords, garrison, revealed } = seen;
    return [{ player, strength, conflict, sandworms, swords, garrison, revealed, share: strength / full }];
  });
  return {
    id,
    tier: record?.tier ?? null,
    location: record?.location ?? null,
    icon: record?.battle_icon ?? null,
    walled: isProtected(openState({ view })),
    rewards: record
      ? REWARD_PLACES.map((place) => ({ place, line: signsOf(record[place], view.edition) })).filter(({ line }) => line.length > 0)
      : [],
    fighters: fighters.sort((one, other) => other.strength - one.strength),
    left: view.conflictDeck,
    earlier: view.conflicts.slice(0, -1),
  };
}
const ROMAN = ['', 'I', 'II', 'III'] as const;
export const roman = (tier: number): string => ROMAN[tier] ?? String(tier);

/** Equal cards lie on each other, in the order in which they come. */
export function piled<Name extends string>(cards: readonly Name[]): readonly { readonly id: Name; readonly count: number }[] {
  return [...new Set(cards)].map((id) => ({ id, count: cards.filter((card) => card === id).length }));
}
