import { describe, expect, test } from 'vitest';
import { INTRIGUE_MODES } from '../../imperium-family/ids.ts';
import type { AbilityRecord, IntrigueRecord, Trigger } from '../../imperium-family/records.ts';
import { DATA } from '../data.ts';
import { brief, briefCondition, briefCosts, briefly } from './brief.fixture.ts';
import reading from './second-reading.json' with { type: 'json' };

const TRIGGERS: Readonly<Record<string, (value: never) => string>> = {
  take_high_council_seat: () => 'council seat',
  harvest: () => 'harvest',
  pay_for_space: (resource: string) => `pay ${resource}`,
  deployed_in_own_turn: (least: number) => `deployed ${least}`,
};
const trigger = (when: Trigger): string =>
  Object.entries(when)
    .map(([kind, value]) => TRIGGERS[kind]?.(value as never) ?? kind)
    .join();
const ability = ({ effects, trigger: when, limit }: AbilityRecord): readonly string[] =>
  [...briefly(effects), ...(when ? [`at ${trigger(when)}`] : []), ...(limit ? [limit] : [])].sort();
function modes(card: IntrigueRecord): object {
  const at = card.timing ? [`at ${card.timing}`] : [];
  return Object.fromEntries(
    INTRIGUE_MODES.flatMap((mode) => (card[mode] ? [[mode, [...at, ...briefly(card[mode])].sort()] as const] : [])),
  );
}

const each = <Value>(records: Readonly<Record<string, Value>>, facts: (value: Value, id: string) => object): object =>
  Object.fromEntries(Object.entries(records).map(([id, value]) => [id, facts(value, id)]));
/** Our data in the form and notation of the second reading. */
const OURS = {
  cards: each(DATA.cards, ({ copies, cost, factions, icons, agent, reveal, acquire, on_trash }) => ({
    ...{ copies, cost, factions, icons },
    ...{ agent: briefly(agent), reveal: briefly(reveal), acquire: briefly(acquire), on_trash: briefly(on_trash) },
  })),
  intrigue: each(DATA.intrigue, (card) => ({ copies: card.copies, ...modes(card) })),
  conflicts: each(DATA.conflicts, ({ tier, location, first, second, third }) => ({
    ...{ tier, location },
    ...{ first: briefly(first), second: briefly(second), third: briefly(third) },
  })),
  leaders: each(DATA.leaders, (leader) => ({
    complexity: leader.complexity,
    ability: ability(leader.ability),
    signet: briefly(leader.signet),
  })),
  hagal: each(DATA.hagal.cards, ({ copies, send_to, swords, mark, effects }) => ({
    ...{ copies, send_to, swords: swords ?? 0, mark },
    effects: briefly(effects),
  })),
  spaces: each(DATA.board.spaces, (space) => ({
    icon: space.icon,
    cost: (space.cost_options ?? [space.cost]).map(briefCosts).filter(Boolean),
    requirement: space.requirement && briefCondition(space.requirement),
    once_per_player: space.once_per_player,
    combat: space.combat,
    base_spice: space.base_spice ?? null,
    control_bonus: briefly(space.control_bonus ?? []),
    effects: [...(space.influence_gain ? [brief({ influence: space.influence_gain })] : []), ...briefly(space.effects)].sort(),
  })),
  council: DATA.board.council.persuasion,
};

/** Facts by their place, lists in alphabetical order: `cards.dagger.cost` to what stands there. */
function flat(value: unknown, place: string, into: Map<string, string>): Map<string, string> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return into.set(place, JSON.stringify(Array.isArray(value) ? [...value].sort() : value));
  for (const [key, inner] of Object.entries(value)) flat(inner, place ? `${place}.${key}` : key, into);
  return into;
}
interface Difference {
  readonly ours: string | undefined;
  readonly theirs: string | undefined;
}
function differences(ours: unknown, theirs: unknown): Readonly<Record<string, Difference>> {
  const [mine, other] = [flat(ours, '', new Map()), flat(theirs, '', new Map())];
  const places = [...new Set([...mine.keys(), ...other.keys()])].filter((place) => mine.get(place) !== other.get(place));
  return Object.fromEntries(places.map((place) => [place, { ours: mine.get(place), theirs: other.get(place) }]));
}

const STARTERS = Object.entries(DATA.cards).flatMap(([id, { set }]) => (set === 'starter' ? [id] : []));
const FUNCTION = 'An odd card is a function here; the tests of its rule prove that it does what the second reading tells.';
/** Odd cards: ours, theirs. */
const ODD: Readonly<Record<string, readonly [ours: string, theirs: string]>> = {
  'cards.the-voice.agent': ['["special the-voice"]', '["close a space"]'],
  'cards.other-memory.agent': ['["special other-memory"]', '["draw 1 | take a bene-gesserit card of the discard pile"]'],
  'cards.carryall.agent': ['["special carryall"]', '["harvest base x 2"]'],
  'intrigue.dispatch-an-envoy.plot': ['["special dispatch-an-envoy"]', '["four faction icons"]'],
  'intrigue.infiltrate.plot': ['["special infiltrate"]', '["enemies do not block"]'],
  'intrigue.poison-snooper.plot': ['["special poison-snooper"]', '["look at the top card, draw it or trash it"]'],
  'intrigue.refocus.plot': ['["special refocus"]', '["draw 1","shuffle discard pile into deck"]'],
  'intrigue.recruitment-mission.plot': [
    '["in reveal: special recruitment-mission"]',
    '["acquired cards on deck","in reveal: persuasion 1"]',
  ],
  'leaders.paul-atreides.ability': ['["special prescience"]', '["may look at the top card"]'],
  'leaders.baron-vladimir-harkonnen.ability': [
    '["at deployed 4","once_per_game","special masterstroke"]',
    '["at deployed 4","once_per_game","reveal 2 tokens, influence 1 each"]',
  ],
  'leaders.countess-ariana-thorvald.ability': ['["at harvest","special spice-addict"]', '["1 spice less, draw 1","at harvest"]'],
  'leaders.helena-richese.ability': ['["special eyes-everywhere"]', '["enemies do not block on landsraad and city"]'],
};
/** All places where the readings differ: ours, theirs, and why ours stands. */
const SETTLED: Readonly<Record<string, readonly [ours: string, theirs: string, why: string]>> = {
  ...Object.fromEntries(Object.entries(ODD).map(([place, [ours, theirs]]) => [place, [ours, theirs, FUNCTION] as const])),
  ...Object.fromEntries(
    STARTERS.map((id) => [`cards.${id}.cost`, ['0', 'null', 'Nobody can buy them either way; with 0 they can be compared by cost.']]),
  ),
  'cards.kwisatz-haderach.agent': [
    '["draw 1"]',
    '["draw 1","send an agent from anywhere"]',
    'It stands in `special_play`: it is a way to send the Agent and comes before all effects. Rule R19.20.',
  ],
  'intrigue.double-cross.plot': [
    '["if opponents have 1 in conflict: 1 solari -> special double-cross"]',
    '["1 solari -> an opponent: lose conflict 1, deploy supply 1"]',
    'An odd card with the condition that the FAQ states. Rule R19.43.',
  ],
  'intrigue.calculated-hire.plot': [
    '["if mentat on space: 1 spice -> mentat from_space"]',
    '["1 spice -> mentat from_space"]',
    'The rulebook lets it be played only while the Mentat lies there. Rule R19.41.',
  ],
  'intrigue.staged-incident.combat': [
    '["if have 3 in conflict: lose conflict 3 -> 1 vp"]',
    '["lose conflict 3 -> 1 vp"]',
    'The FAQ states as a condition what the price asks anyway. Rule R19.52.',
  ],
  'leaders.glossu-the-beast-rabban.signet': [
    '["if alliance any: recruit 2 else recruit 1"]',
    '["recruit 1, or 2 if alliance any"]',
    'The same as a condition with two outcomes, so that nobody is asked. Rule R18.3.',
  ],
};

describe('the second reading', () => {
  test('covers everything', () => {
    for (const part of ['cards', 'intrigue', 'conflicts', 'leaders', 'hagal', 'spaces'] as const)
      expect(Object.keys(reading[part]).sort()).toEqual(Object.keys(OURS[part]).sort());
  });
  // R1.1 R1.2 R1.5
  test('differs from ours only where that was settled', () => {
    const settled = Object.fromEntries(Object.entries(SETTLED).map(([place, [ours, theirs]]) => [place, { ours, theirs }]));
    expect(differences(OURS, reading)).toEqual(settled);
  });
  test('finds a single other number', () => {
    const other = { ...OURS, council: 3, hagal: { ...OURS.hagal, 'hagal-wealth': {} } };
    const found = Object.keys(differences(other, reading)).filter((place) => !SETTLED[place]);
    expect(found.sort()).toEqual([
      'council',
      ...['copies', 'effects', 'mark', 'send_to', 'swords'].map((fact) => `hagal.hagal-wealth.${fact}`),
    ]);
  });
});
