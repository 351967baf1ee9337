import { type Report, reportTo } from '../checks.ts';
import type { Effect, Effects } from '../imperium-family/effects/effects.ts';
import { everyEffect } from '../imperium-family/effects/walk.ts';
import { INTRIGUE_MODES } from '../imperium-family/ids.ts';
import { copiesOf } from '../imperium-family/records.ts';
import type { Problem } from '../merged.ts';
import { CARDS, CONFLICTS, HAGAL, type ImperiumData, INTRIGUE, LEADERS, SPACES, ZONES } from './data.ts';
import { holdForms } from './forms.ts';
import { CONTROLLED, DIFFICULTIES, FACTIONS, HOUSES, ICONS } from './ids.ts';

const COPIES = { starter: 10, reserve: 24, imperium: 67 } as const; // R1.1 R1.2
const INTRIGUE_COPIES = 40; // R1.1
const CONFLICTS_OF_TIER = { 1: 4, 2: 10, 3: 4 } as const; // R1.1
const HAGAL_COPIES = 31; // R1.1
const HAGAL_ONLY = { '1P': 3, '2P': 4 } as const; // R22.1 R23.3
const LEADERS_OF_HOUSE = 2; // R2.4
const SPACES_OF_ICON: Readonly<Record<(typeof ICONS)[number], number>> = {
  emperor: 2,
  'spacing-guild': 2,
  'bene-gesserit': 2,
  fremen: 2,
  landsraad: 5,
  city: 4,
  'spice-trade': 5,
}; // R1.5

/**
 * Finds every contradiction in the data and names the field; an empty list = the data can be played with.
 * Forms are held first: only data in their forms are counted and compared.
 * @param data has the fields of the delivered data; plain values and lists may be anything
 */
export function problemsOf(data: ImperiumData): readonly Problem[] {
  const found: Problem[] = [];
  const report = reportTo('imperium', found);
  holdForms(data, report);
  if (found.length > 0) return found;
  counts(data, report);
  board(data, report);
  for (const id of CARDS) card(data, id, report);
  for (const id of INTRIGUE) intrigueCard(data, id, report);
  for (const id of CONFLICTS) control(data, id, report);
  hagal(data, report);
  game(data, report);
  return found;
}

/** The box holds as many cards as the rulebook counts. R1.1 R1.2 */
function counts({ cards, intrigue, conflicts, leaders, hagal }: ImperiumData, report: Report): void {
  const right = (field: string, count: number, wanted: number): void => {
    if (count !== wanted) report(field, 'wrongCount', { count, right: wanted });
  };
  for (const [set, wanted] of Object.entries(COPIES))
    right('cards', copiesOf(Object.values(cards).filter((each) => each.set === set)), wanted);
  right('intrigue', copiesOf(Object.values(intrigue)), INTRIGUE_COPIES);
  for (const [tier, wanted] of Object.entries(CONFLICTS_OF_TIER))
    right('conflicts', copiesOf(Object.values(conflicts).filter((each) => each.tier === Number(tier))), wanted);
  right('hagal.cards', copiesOf(Object.values(hagal.cards)), HAGAL_COPIES);
  for (const [mark, wanted] of Object.entries(HAGAL_ONLY))
    right('hagal.cards', copiesOf(Object.values(hagal.cards).filter((each) => each.mark === mark)), wanted);
  for (const house of HOUSES) right('leaders', LEADERS.filter((id) => leaders[id].house === house).length, LEADERS_OF_HOUSE);
}

function card({ cards }: ImperiumData, id: (typeof CARDS)[number], report: Report): void {
  const { set, cost, icons, agent, reveal, acquire, on_trash = [], factions } = cards[id];
  const field = `cards.${id}`;
  if (set === 'starter' && cost !== 0) report(`${field}.cost`, 'starterCost');
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

/** The cost of an Intrigue card is part of playing it; so is a condition that encloses the cost. R12.5 */
function intrigueCard({ intrigue }: ImperiumData, id: (typeof INTRIGUE)[number], report: Report): void {
  for (const mode of INTRIGUE_MODES) {
    const list = intrigue[id][mode] ?? [];
    const field = `intrigue.${id}.${mode}`;
    if (everyEffect(list).some(isOnlyOnCards)) report(field, 'onlyOnCards');
    const outer = list.flatMap((effect) => ('if' in effect && effect.required ? [effect, ...effect.then] : [effect]));
    if (outer.some((effect) => 'pay' in effect && !effect.mandatory)) report(field, 'costNotMandatory');
    const inner = everyEffect(list).filter((effect) => !outer.includes(effect));
    if (inner.some((effect) => ('pay' in effect && effect.mandatory) || ('if' in effect && effect.required))) report(field, 'costTooDeep');
  }
}

/** A Conflict about a space gives control of it to the winner, and nothing else gives control. R13.11 R14.1 */
function control({ conflicts }: ImperiumData, id: (typeof CONFLICTS)[number], report: Report): void {
  const { location, first, second, third } = conflicts[id];
  const gives = [first, second, third].map((reward) => reward.flatMap((effect) => ('control' in effect ? [effect.control] : [])));
  const [won = [], ...others] = gives;
  const fits = location === null ? won.length === 0 : won.length === 1 && won[0] === location;
  if (!fits || others.some((list) => list.length > 0)) report(`conflicts.${id}`, 'controlReward');
  if (location && !(CONTROLLED as readonly string[]).includes(location))
    report(`conflicts.${id}.location`, 'notControlled', { space: location });
}

function board({ board: { zones, spaces, tracks } }: ImperiumData, report: Report): void {
  for (const icon of ICONS) {
    const count = SPACES.filter((id) => spaces[id].icon === icon).length;
    if (count !== SPACES_OF_ICON[icon]) report('board.spaces', 'spacesOfIcon', { icon, count, right: SPACES_OF_ICON[icon] });
  }
  for (const id of SPACES) {
    space(spaces[id], `board.spaces.${id}`, report);
    const inZones = ZONES.filter((zone) => zones[zone].includes(id));
    if (inZones.length !== 1 || inZones[0] !== spaces[id].zone) report(`board.spaces.${id}.zone`, 'zone', { space: id });
    const isControlled = (CONTROLLED as readonly string[]).includes(id);
    if (isControlled !== Boolean(spaces[id].control_bonus)) report(`board.spaces.${id}.control_bonus`, 'controlBonus'); // R14.3
  }
  for (const faction of FACTIONS) {
    const { spaces: most, vp_at, bonus_at, alliance_at, start } = tracks[faction];
    const rises = start < vp_at && vp_at < bonus_at && bonus_at <= most && alliance_at === bonus_at; // R11.1-R11.4
    if (!rises) report(`board.tracks.${faction}`, 'trackOrder');
  }
}

/** Fields of one space that have to agree. */
function space(record: ImperiumData['board']['spaces'][(typeof SPACES)[number]], field: string, report: Report): void {
  const { icon, faction, influence_gain, maker, base_spice, effects: list, cost, cost_options } = record;
  if (faction !== null && faction !== icon) report(`${field}.faction`, 'factionIcon'); // R1.5
  if ((influence_gain?.faction ?? null) !== faction) report(`${field}.influence_gain`, 'influenceGain'); // R6.6
  const harvested = list.flatMap((effect) => ('harvest' in effect ? [effect.harvest.base] : []));
  if (maker ? harvested.length !== 1 || harvested[0] !== base_spice : harvested.length > 0 || base_spice !== undefined)
    report(`${field}.base_spice`, 'harvest'); // R15.3
  const priced = list.flatMap((effect) => ('by_cost_option' in effect ? [effect.by_cost_option.length] : []));
  const fits = cost_options
    ? priced.length === 1 && priced[0] === cost_options.length && Object.keys(cost).length === 0
    : priced.length === 0;
  if (!fits) report(`${field}.cost_options`, 'costOptions'); // R7.18
}

function hagal({ hagal: { cards, solo, two_players }, leaders, game }: ImperiumData, report: Report): void {
  for (const id of HAGAL) {
    const { send_to, swords, effects: list } = cards[id];
    const reshuffles = list.some((effect) => 'reshuffle_hagal_deck_and_reveal_again' in effect);
    if (reshuffles !== (send_to === null) || reshuffles !== (swords === null)) report(`hagal.cards.${id}`, 'reshuffle'); // R21.3 R21.9
  }
  solo.recommended_leaders.forEach((id, at) => {
    if (!leaders[id]?.rival_allowed) report(`hagal.solo.recommended_leaders.${at}`, 'notForRivals', { leader: id }); // R23.1
  });
  for (const [name, { agents }] of Object.entries({ solo, two_players }))
    if (agents > game.limits.agents) report(`hagal.${name}.agents`, 'notAnAmount', { least: 1, most: game.limits.agents });
}

function game({ game: { setup, limits }, hagal, conflicts }: ImperiumData, report: Report): void {
  const used = setup.conflict_deck.reduce((total, { use }) => total + use, 0);
  if (used !== limits.rounds) report('game.setup.conflict_deck', 'wrongCount', { count: used, right: limits.rounds }); // R2.2 R3.2
  setup.conflict_deck.forEach(({ tier, use }, at) => {
    const most = copiesOf(CONFLICTS.map((id) => conflicts[id]).filter((each) => each.tier === tier));
    if (use > most) report(`game.setup.conflict_deck.${at}.use`, 'notAnAmount', { least: 1, most });
  });
  if (setup.garrison > limits.troops) report('game.setup.garrison', 'notAnAmount', { least: 0, most: limits.troops }); // R2.7
  if (setup.agents >= limits.agents) report('game.setup.agents', 'notAnAmount', { least: 1, most: limits.agents - 1 }); // R2.7
  for (const id of DIFFICULTIES) {
    const { conflict_cards_above_rival_swordmasters: above, rival_garrison } = hagal.difficulties[id];
    if (above >= used) report(`hagal.difficulties.${id}`, 'notAnAmount', { least: 1, most: used - 1 }); // R23.7
    if (rival_garrison > limits.troops) report(`hagal.difficulties.${id}.rival_garrison`, 'notAnAmount', { least: 0, most: limits.troops });
  }
}
