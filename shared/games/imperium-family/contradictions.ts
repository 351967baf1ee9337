import type { Report } from '../checks.ts';
import type { Edition, Records } from './edition.ts';
import type { Effect, Effects } from './effects/effects.ts';
import { everyEffect } from './effects/walk.ts';
import { INTRIGUE_MODES, type IconId, type SpaceName } from './ids.ts';
import { type CardRecord, type ConflictRecord, copiesOf, type IntrigueRecord, type SpaceRecord, type TrackRecord } from './records.ts';

/** What an edition has of everything, to hold its records against. */
export interface Counted {
  readonly cards: Readonly<Record<Exclude<CardRecord['set'], 'commander'>, number>>;
  readonly intrigue: number;
  readonly conflicts: Readonly<Record<ConflictRecord['tier'], number>>;
  readonly hagal: number;
  readonly spacesOf: Readonly<Partial<Record<IconId, number>>>;
  /** Spaces that can be controlled. R4.2 R14.3 */
  readonly controlled: readonly SpaceName[];
  /** Of one player, the Swordmaster among them. R1.4 */
  readonly agents: number;
}

/** The words of the family for a contradiction are said of every edition. */
export const FAMILY = 'imperium';

/**
 * Reports what contradicts itself in the records of any edition, and names the field. The records are in their forms.
 * @param edition whose Factions and icons are meant
 */
export function holdTogether(
  records: Records,
  { factions, icons }: Pick<Edition, 'factions' | 'icons'>,
  counted: Counted,
  report: Report,
): void {
  const { cards, intrigue, conflicts, board, game } = records;
  counts(records, counted, report);
  for (const icon of icons) {
    const count = Object.values(board.spaces).filter((space) => space.icon === icon).length;
    const right = counted.spacesOf[icon] ?? 0;
    if (count !== right) report('board.spaces', 'spacesOfIcon', { icon, count, right });
  }
  for (const [id, record] of Object.entries(board.spaces)) {
    space(record, `board.spaces.${id}`, report);
    zone(board, id, record, report);
    if (counted.controlled.includes(id) !== Boolean(record.control_bonus)) report(`board.spaces.${id}.control_bonus`, 'controlBonus'); // R14.3
  }
  posts(board, game, report);
  for (const faction of factions) track(board.tracks[faction], `board.tracks.${faction}`, report);
  for (const [id, record] of Object.entries(cards)) card(record, `cards.${id}`, report);
  for (const [id, record] of Object.entries(intrigue)) intrigueCard(record, `intrigue.${id}`, report);
  for (const [id, record] of Object.entries(conflicts)) control(record, `conflicts.${id}`, counted.controlled, report);
  limits(game, conflicts, counted.agents, report);
}

/** Reports a count that is not the right one. */
export function rightCount(report: Report, field: string, count: number, right: number): void {
  if (count !== right) report(field, 'wrongCount', { count, right });
}
/** The box holds as many cards as the rulebook counts. R1.1 R1.2 */
function counts({ cards, intrigue, conflicts, hagal }: Records, counted: Counted, report: Report): void {
  for (const [set, right] of Object.entries(counted.cards))
    rightCount(report, 'cards', copiesOf(Object.values(cards).filter((each) => each.set === set)), right);
  rightCount(report, 'intrigue', copiesOf(Object.values(intrigue)), counted.intrigue);
  for (const [tier, right] of Object.entries(counted.conflicts))
    rightCount(report, 'conflicts', copiesOf(Object.values(conflicts).filter((each) => each.tier === Number(tier))), right);
  rightCount(report, 'hagal.cards', copiesOf(Object.values(hagal.cards)), counted.hagal);
}

function card({ set, cost, icons, agent, reveal, acquire, on_trash = [], factions }: CardRecord, field: string, report: Report): void {
  if (set === 'starter' && cost !== 0) report(`${field}.cost`, 'starterCost'); // Uprising R13.7
  if (set === 'imperium' && !cost) report(`${field}.cost`, 'noPrice'); // R10.3
  if (icons.length === 0 && agent.length > 0) report(`${field}.agent`, 'agentBoxWithoutIcons'); // R6.2
  for (const [name, list] of Object.entries({ icons, factions })) if (new Set(list).size < list.length) report(`${field}.${name}`, 'twice');
  const boxes: Effects = [...agent, ...reveal, ...acquire, ...on_trash];
  if (everyEffect(boxes).some(isOnlyOnIntrigue)) report(field, 'onlyOnIntrigue');
}

/** Words that only an Intrigue card knows. R12.5 R12.6 R19.39 */
const isOnlyOnIntrigue = (effect: Effect): boolean =>
  'this_round' in effect || 'end_turn' in effect || ('pay' in effect && 'mandatory' in effect) || ('if' in effect && 'required' in effect);
/** What only a card of a deck can do. R10.6 R18.1 */
const isOnlyOnCards = (effect: Effect): boolean => 'trash_this' in effect || 'signet' in effect || 'modify_space_influence' in effect;

function intrigueCard(record: IntrigueRecord, field: string, report: Report): void {
  for (const mode of INTRIGUE_MODES) if (everyEffect(record[mode] ?? []).some(isOnlyOnCards)) report(`${field}.${mode}`, 'onlyOnCards');
}

/** A Conflict about a space gives control of it to the winner, and nothing else gives control. R13.11 R14.1 */
function control(
  { location, first, second, third }: ConflictRecord,
  field: string,
  controlled: readonly SpaceName[],
  report: Report,
): void {
  const gives = [first, second, third].map((reward) => reward.flatMap((effect) => ('control' in effect ? [effect.control] : [])));
  const [won = [], ...others] = gives;
  const fits = location === null ? won.length === 0 : won.length === 1 && won[0] === location;
  if (!fits || others.some((list) => list.length > 0)) report(field, 'controlReward');
  if (location && !controlled.includes(location)) report(`${field}.location`, 'notControlled', { space: location });
}

function zone({ zones }: Records['board'], id: SpaceName, record: SpaceRecord, report: Report): void {
  const inZones = Object.keys(zones).filter((name) => zones[name]?.includes(id));
  if (inZones.length !== 1 || inZones[0] !== record.zone) report(`board.spaces.${id}.zone`, 'zone', { space: id });
}
/** Spies have posts to stand on, and posts have Spies. Uprising R5.1 */
function posts({ posts: all }: Records['board'], { limits: { spies } }: Records['game'], report: Report): void {
  for (const [id, { spaces }] of Object.entries(all ?? {}))
    if (new Set(spaces).size < spaces.length) report(`board.posts.${id}.spaces`, 'twice');
  const most = Object.keys(all ?? {}).length;
  if ((spies === undefined) !== (all === undefined) || (spies ?? 0) > most) report('game.limits.spies', 'notAnAmount', { least: 1, most });
}
/** R11.1-R11.4 */
function track({ spaces: most, vp_at, bonus_at, alliance_at, start }: TrackRecord, field: string, report: Report): void {
  const rises = start < vp_at && vp_at < bonus_at && bonus_at <= most && alliance_at === bonus_at;
  if (!rises) report(field, 'trackOrder');
}

/** Fields of one space that have to agree. */
function space({ icon, faction, influence_gain, effects: list, cost, cost_options }: SpaceRecord, field: string, report: Report): void {
  if (faction !== null && faction !== icon) report(`${field}.faction`, 'factionIcon'); // R1.5
  if ((influence_gain?.faction ?? null) !== faction) report(`${field}.influence_gain`, 'influenceGain'); // R6.6
  const priced = list.flatMap((effect) => ('by_cost_option' in effect ? [effect.by_cost_option.length] : []));
  const fits = cost_options
    ? priced.length === 1 && priced[0] === cost_options.length && Object.keys(cost).length === 0
    : priced.length === 0;
  if (!fits) report(`${field}.cost_options`, 'costOptions'); // R7.18
}

function limits({ setup, limits: most }: Records['game'], conflicts: Records['conflicts'], agents: number, report: Report): void {
  const used = setup.conflict_deck.reduce((total, { use }) => total + use, 0);
  rightCount(report, 'game.setup.conflict_deck', used, most.rounds); // R2.2 R3.2
  setup.conflict_deck.forEach(({ tier, use }, at) => {
    const there = copiesOf(Object.values(conflicts).filter((each) => each.tier === tier));
    if (use > there) report(`game.setup.conflict_deck.${at}.use`, 'notAnAmount', { least: 1, most: there });
  });
  if (setup.garrison > most.troops) report('game.setup.garrison', 'notAnAmount', { least: 0, most: most.troops }); // R2.7
  if (setup.agents >= agents) report('game.setup.agents', 'notAnAmount', { least: 1, most: agents - 1 }); // R2.7
}
