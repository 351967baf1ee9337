import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../kernel/chance.ts';
import type { Move } from '../../kernel/types.ts';
import { laws } from '../../testkit/laws.ts';
import { startOf } from '../../testkit/play.ts';
import { SIGNS } from '../../sheets/icons.ts';
import { LANGUAGES, type Message } from '../../text/message.ts';
import { speaker } from '../../text/speak.ts';
import { leaderShape } from './check.ts';
import { everyEffect } from './effects/walk.ts';
import { itemsOf } from './items/index.ts';
import { ACADEMY } from './leaders.fixture.ts';
import { familyModule } from './module.ts';
import type { FamilyEvent } from './events.ts';
import type { LeaderRecord } from './records.ts';
import type { FamilyGame } from './types.ts';
import { senseWith } from './sense/sense.ts';
import { WEIGHTS } from './sense/weights.ts';
import { signsOf } from './signs/effects.ts';
import { signsOfAbility } from './signs/records.ts';
import { signsIn } from './signs/token.ts';
import { familyLeadersEn } from './text/leaders.en.ts';
import { abilityWords, signetWords } from './sheets/leader-cards.ts';
import type { Desk } from './sheets/common.ts';
import { glossaryOf } from './sheets/glossary.ts';
import { type Gaps, said } from './words/names.ts';
import { leaderHint, visitHint } from './words/hints.ts';
import { leaderLines } from './words/leader-lines.ts';
import { option } from './words/options.ts';
import { seat } from './words/seats.ts';
import { story } from './words/story.ts';

const academy = familyModule(ACADEMY);
const LEADERS = Object.entries(ACADEMY.records.leaders);
laws('Leaders who train, remember and turn over', { module: academy, seats: 3, options: { leaders: 'random', start: 'seat1' } }, 3);

describe('in whole games', () => {
  test('all of it happens, and bots know what it is worth', () => {
    const told = new Set<string>();
    const sense = senseWith(WEIGHTS, {});
    for (let seed = 1; seed <= 12; seed++) {
      const table = startOf({ module: academy, seats: 3, options: { leaders: 'random' } }, seed);
      const chance = chanceOf(seed);
      while (!table.position.outcome) {
        const move = sense.habit(table, table.asked[0] as 'seat1', chance);
        expect(move).not.toBeNull();
        if (move) for (const { event } of table.play(move)) told.add(event.type);
      }
    }
    expect([...told]).toEqual(expect.arrayContaining(['trained', 'memories', 'turnedOver']));
  });
  test('Uprising R16.1: what lies on a Leader is for all to see, and nothing of it is dealt anew', () => {
    const boards = new Set<string>();
    const sense = senseWith(WEIGHTS, {});
    for (let seed = 1; seed <= 4; seed++) {
      const table = startOf({ module: academy, seats: 3, options: { leaders: 'random' } }, seed);
      for (const chance = chanceOf(seed); !table.position.outcome; ) {
        table.play(sense.habit(table, table.asked[0] as 'seat1', chance) as Move<FamilyGame>);
        for (const id of table.state.order) {
          const board = JSON.stringify(table.state.players[id]?.leaderBoard);
          boards.add(board);
          for (const viewer of [...table.state.seats, null])
            expect(JSON.stringify(academy.view(table.state, viewer).players[id]?.leaderBoard)).toBe(board);
        }
      }
    }
    expect(boards.size).toBeGreaterThan(2);
  });
  test('an edition without such Leaders has no such field', () => {
    const { players } = startOf({ module: academy, seats: 3, options: {} }, 1).state;
    for (const player of Object.values(players)) expect('leaderBoard' in player).toBe(false);
  });
});

const EVENTS: readonly FamilyEvent[] = [
  { type: 'startsWithout', player: 'seat1', card: 'ring' },
  { type: 'trained', player: 'seat1', place: 'hall' },
  { type: 'memories', player: 'seat1', troops: 2 },
  { type: 'memories', player: 'seat1', troops: -2 },
  { type: 'turnedOver', player: 'seat1', side: 'seer' },
];
/** What the edition itself would name. */
const NAMES = ['leader', 'card', 'intrigue', 'space', 'special'].map((kind) => `academy.${kind}.`);
const view = academy.view(startOf({ module: academy, seats: 2, options: { leaders: 'random' } }, 1).state, 'seat1');
const withBoard = (leader: string, leaderBoard: object): typeof view =>
  ({ ...view, players: { ...view.players, seat1: { ...view.players.seat1, leader, leaderBoard } } }) as typeof view;

describe.each(LANGUAGES)('said in %s', async (language) => {
  const load = async (part: string): Promise<object> => Object.values(await import(`./text/${part}.${language}.ts`))[0] as object;
  const parts = await Promise.all(
    ['effects', 'items', 'words', 'faces', 'leaders', 'sheets', 'things', 'spies', 'cardplay', 'units'].map(load),
  );
  const named = (key: string): boolean => NAMES.some((prefix) => key.startsWith(prefix));
  const used = new Set<string>();
  const texts: Record<string, string> = Object.assign({}, ...parts);
  const note = ({ key, with: gaps }: Message): void => {
    used.add(key);
    if (named(key)) texts[key] = key.split('.')[2] ?? key;
    for (const gap of Object.values(gaps ?? {}).flat()) if (typeof gap === 'object') note(gap as Message);
  };
  const say = (message: Message): string => {
    note(message);
    const spoken = speaker(language, texts).say(message);
    expect(spoken).not.toMatch(/[{}]|undefined|imperium\.|\.\./);
    return spoken;
  };
  const desk = {
    edition: 'academy',
    speaker: { language, say },
    tell: (key: string, gaps?: Gaps) => say(said(`sheet.${key}`, gaps)),
  } as unknown as Desk;

  test('everything, and no text is left over', () => {
    for (const [id, record] of LEADERS) {
      for (const line of leaderLines('academy', id, record)) expect(say(line).length).toBeLessThan(260);
      say(leaderHint({ edition: 'academy', view, names: {} }, id));
      for (const { ability, signet } of [record, ...(record.other_side ? [record.other_side] : [])]) {
        expect(abilityWords(desk, ability)).toMatch(/\.$/);
        signetWords(desk, signet);
      }
    }
    say(said('effect.static.reserved-contracts'));
    for (const way of ['reveal', 'turn']) say(said(`face.ability.${way}`, { when: 'A', effects: 'B' }));
    const spied = { ...withBoard('captain', {}), posts: { ridge: ['seat2'], roof: [] } } as typeof view;
    const watched = { ...spied, players: { ...spied.players, seat2: { ...spied.players.seat2, leader: 'smuggler' } } } as typeof view;
    expect(say(visitHint({ edition: 'academy', view: watched, names: {} }, 'seat1', 'dune', 0))).toContain('seat2');
    for (const { key } of glossaryOf('academy')) if (`imperium.sheet.icon.${key}` in familyLeadersEn) say(said(`sheet.icon.${key}`));
    for (const event of EVENTS) say(story('academy', event, {}, view)?.message as Message);
    for (const look of [withBoard('squire', { place: 'vault' }), withBoard('dreamer', { memories: 2 })])
      for (const { label } of seat(look, 'seat1').has) say(label);
    const lists = [[{ move_track_token: 1, to: { place: 'cellar', reward: [{ recruit: 1 }], after: [{ gain: { solari: 3 } }] } }]];
    const task = { do: 'choose', by: 'seat1', origin: null, since: 0, agreed: true, lists } as const;
    say(option(view, 'choose', 0, undefined, {}, task).label);
    expect(Object.keys(familyLeadersEn).filter((key) => !used.has(key))).toEqual([]);
  });
  test('in its own words', () => {
    const english = familyLeadersEn as Readonly<Record<string, string>>;
    const alike = Object.entries(parts[4] as Record<string, string>).filter(
      ([key, text]) => text === english[key] && /[a-z]{4}/.test(text),
    );
    expect(language === 'en' || alike.every(([, text]) => /^\{[^}]*\}[^a-z]*(\{|$)/.test(text))).toBe(true);
  });
});

describe('beside the words', () => {
  test('signs that there are', () => {
    const lists = LEADERS.flatMap(([, { ability, signet, setup = [], other_side }]) => [
      ...[ability.effects, signet, setup],
      ...(other_side ? [other_side.ability.effects, other_side.signet] : []),
    ]);
    for (const effect of lists.flatMap(everyEffect)) {
      const signs = signsIn(signsOf([effect], 'academy'));
      expect(signs, JSON.stringify(effect)).not.toHaveLength(0);
      for (const sign of signs) expect(SIGNS).toHaveProperty(sign);
    }
    const tabs = LEADERS.map(([id, { ability }]) => [id, signsIn(signsOfAbility(ability, 'academy').slice(0, 1))]);
    expect(Object.fromEntries(tabs)).toMatchObject({ squire: ['reveal'], dreamer: ['agent', 'inf-fremen'], diplomat: ['inf-fremen'] });
  });
  test('the look-up has track, other side and set-up', () => {
    const rules = { cards: {}, intrigue: {}, leaders: {}, spaces: {} };
    const items = itemsOf('academy', ACADEMY.records, rules as never).filter(({ group }) => group === 'imperium.group.leader');
    expect(items.map(({ entity, lines }) => `${entity.id} ${lines.length}`)).toEqual([
      ...['squire 3', 'dreamer 4', 'captain 2', 'diplomat 2', 'regent 2', 'smuggler 2', 'exile 3'],
    ]);
  });
});

describe('the form of a Leader', () => {
  const known = {
    ...{ card: ['ring'], space: [], zone: [], special: ['shortcut'], faction: ACADEMY.factions, icon: ACADEMY.icons },
  };
  const problems = (id: string, change: object = {}): readonly string[] => {
    const found: string[] = [];
    const report = (field: string, problem: string): void => {
      found.push(`${field}: ${problem}`);
    };
    leaderShape([null])({ ...(ACADEMY.records.leaders[id] as LeaderRecord), ...change }, id, { known, report } as never);
    return found;
  };
  test('is that of all of them', () => {
    expect(LEADERS.flatMap(([id]) => problems(id))).toEqual([]);
  });
  test.each<[string, object, string]>([
    ['captain', { ability: { timing: 'own_agent_turn', effects: [{ draw: 1 }] } }, 'captain.ability.trigger: triggerNeeded'],
    [
      'captain',
      { ability: { timing: 'own_reveal_turn', trigger: { harvest: true }, effects: [{ draw: 1 }] } },
      'captain.ability.trigger: triggerNeeded',
    ],
    [
      'captain',
      { ability: { timing: 'on_reach', trigger: { harvest: true }, effects: [{ draw: 1 }] } },
      'captain.ability.trigger: triggerNeeded',
    ],
    [
      'captain',
      { ability: { timing: 'triggered', trigger: { harvest: true }, limit: 'once_per_turn', effects: [{ draw: 1 }] } },
      'captain.ability.limit: unknownValue',
    ],
    [
      'squire',
      { training_track: { start: 'gate', nodes: { gate: { next: ['nowhere'], reward: [] } } } },
      'squire.training_track.nodes.gate.next.0: unknownValue',
    ],
    ['squire', { training_track: { start: 'moon', nodes: {} } }, 'squire.training_track.start: unknownValue'],
    ['squire', { signet: [{ move_track_token: 1, to: { place: 'hall', reward: [], after: [] } }] }, 'squire.signet.0.to: unknownField'],
    ['regent', { signet: [{ static: 'no-such-thing' }] }, 'regent.signet.0.static: unknownValue'],
    [
      'dreamer',
      { other_side: { id: 'other', ability: LEADERS[0]?.[1].ability, signet: [{ draw: 1 }] } },
      'dreamer.ability.effects: unknownName',
    ],
  ])('%s is held to it: %j', (id, change, problem) => {
    expect(problems(id, change)).toContain(problem);
  });
});
