import { beforeAll, describe, expect, it } from 'vitest';
import { chanceOf } from '../../kernel/chance.ts';
import { heard } from '../../kernel/table.ts';
import type { Task } from '../../kernel/types.ts';
import { randomMove, startOf } from '../../testkit/play.ts';
import type { Message } from '../../text/message.ts';
import type { FamilyEvent } from '../imperium-family/events.ts';
import type { FamilyAnswers } from '../imperium-family/questions.ts';
import { WHY } from '../imperium-family/reasons.ts';
import { imperiumWordsEn } from '../imperium-family/text/words.en.ts';
import type { FamilyGame, FamilyOptions, FamilyView } from '../imperium-family/types.ts';
import { NAMES, type Reader } from '../words.fixture.ts';
import { imperium } from './index.ts';
import { LONGEST, reading, taskOf, viewOf } from './words.fixture.ts';
import { words } from './words.ts';

let reader: Reader<FamilyGame>;
beforeAll(async () => {
  reader = await reading();
});

/** Every question there is; `false` = random games may go by without it. */
const ASKED: Readonly<Record<keyof FamilyAnswers, boolean>> = {
  leader: true,
  tokens: true,
  defend: true,
  turn: true,
  effects: true,
  order: true,
  payOffer: false,
  choose: true,
  chooseSome: true,
  influence: true,
  loseInfluence: true,
  trash: true,
  discard: true,
  deploy: true,
  retreat: true,
  recallAgent: true,
  acquire: true,
  setAside: true,
  endEarly: true,
  special: true,
  heir: false,
  window: true,
  victory: true,
  endgame: true,
  tellConflict: true,
  tellTurn: true,
  tellTroops: true,
  tellStrength: true,
  tellEnd: true,
  tellScore: false,
  tellRest: false,
};
interface Way {
  readonly seats: number;
  readonly options: FamilyOptions;
}
const WAYS: readonly Way[] = [
  ...[1, 2, 3, 4].flatMap((seats): Way[] => [
    { seats, options: {} },
    { seats, options: { leaders: 'random', difficulty: 'mentat' } },
  ]),
  ...[1, 2].flatMap((seats): Way[] => [{ seats, options: { board: 'companion', difficulty: 'kwisatz-haderach' } }]),
];
const GAMES_EACH = 3;
const MEDDLING = 4;
/** An event that was told so often is told only now and then. */
const ENOUGH = 150;
const seen = { events: new Map<string, number>(), tasks: new Set<string>() };

function playOut({ seats, options }: Way, nth: number): void {
  const table = startOf<FamilyGame>({ module: imperium, seats, options }, seats * 100 + nth);
  const chance = chanceOf(seats, nth, 7);
  for (const { event } of table.opening) reader.tell(event, imperium.view(table.state, null));
  for (let at = 0; !table.position.outcome; at++) {
    const task = table.task as Task<FamilyGame>;
    if ((at + nth) % 9 === 0 || !seen.tasks.has(task.do)) reader.sayAll(table);
    seen.tasks.add(task.do);
    const told = table.play(randomMove(table, chance, MEDDLING));
    table.forget();
    const view = told.length > 0 ? imperium.view(table.state, null) : undefined;
    for (const { event, others } of told) {
      if (others) reader.tell(others, view);
      const times = (seen.events.get(event.type) ?? 0) + 1;
      seen.events.set(event.type, times);
      if (times <= ENOUGH || times % 11 === 0) reader.tell(event, view);
    }
  }
  const { reason, winners } = table.position.outcome;
  reader.say(words.outcome(imperium.view(table.state, null), reason, winners, NAMES));
}

describe('everything that happens in random games can be said', () => {
  it.each(WAYS)(
    '$seats seats, $options',
    (way) => {
      for (let nth = 0; nth < GAMES_EACH; nth++) playOut(way, nth);
    },
    120_000,
  );
  it('has met nearly every question on the way', () => {
    expect(Object.entries(ASKED).filter(([name, sure]) => sure && !seen.tasks.has(name))).toEqual([]);
    expect(seen.events.size).toBeGreaterThan(45);
  });
});

describe('texts', () => {
  it('ask, wait and act for every question there is, addressed by name', () => {
    const view = viewOf();
    for (const name of Object.keys(ASKED)) {
      expect(reader.say(words.question(view, taskOf(name), 'seat1', NAMES), LONGEST.question)).toMatch(/^Zsuzsa, .*[?.]$/);
      expect(reader.say(words.waiting(view, taskOf(name), ['seat1'], NAMES))).toMatch(/^Zsuzsa .*\.$/);
      reader.say(words.eyebrow(view, taskOf(name)), LONGEST.label);
    }
  });
  it('address whoever a turn beside the physical board is told of, and say for which Rival a choice is', () => {
    const view = viewOf({ seats: 2 });
    const ask = (task: Task<FamilyGame>): string => reader.say(words.question(view, task, 'seat1', NAMES));
    expect(ask({ do: 'tellScore', by: 'seat2' })).toMatch(new RegExp(`^${NAMES['seat2']}, `));
    expect(ask(taskOf('influence', 'rival1'))).toMatch(/^Zsuzsa \(for .+\), /);
  });
  it('ask in other words where another thing is the point', () => {
    const reveal = viewOf({ seats: 3 });
    const turn = (change: object): FamilyView => ({ ...reveal, turn: { ...reveal.turn, ...change } });
    const asks = (name: string, view: FamilyView, change: object = {}): string =>
      reader.say(words.question(view, { ...taskOf(name), ...change } as Task<FamilyGame>, 'seat1', NAMES));
    expect(asks('effects', turn({ kind: 'reveal', persuasion: 4 }))).toContain('4 Persuasion');
    expect(asks('effects', turn({ kind: 'reveal', persuasion: 0 }))).toContain('is spent');
    expect(asks('effects', turn({ kind: 'agent', space: 'carthag' }))).toContain('Carthag');
    expect(asks('turn', viewOf({ players: { seat1: { agents: 0 } } }))).toContain('all your Agents are out');
    for (const [name, change] of [
      ['trash', { due: true }],
      ['acquire', { to: 'deck' }],
      ['deploy', { from: 'supply' }],
      ['window', { played: true }],
      ['special', { name: 'other-memory' }],
      ['special', { name: 'poison-snooper' }],
      ['special', { name: 'double-cross' }],
    ] as const)
      expect(asks(name, reveal, change)).not.toBe(asks(name, reveal));
  });
  it('name the strengths of all who fight before a Combat card is played, the own one first', () => {
    const view = viewOf({
      seats: 4,
      players: { seat1: { conflict: 2 }, seat2: { conflict: 3 }, seat3: {}, seat4: { conflict: 3, swords: 1 } },
    });
    const names = { ...NAMES, seat2: 'Chani', seat3: 'Duncan', seat4: 'Irulan' };
    const task = { ...taskOf('window'), by: 'seat1' } as Task<FamilyGame>;
    expect(reader.say(words.question(view, task, 'seat1', names))).toContain('you 4, Irulan 7, and Chani 6.');
  });
  it('give every reason a sentence', () => {
    for (const why of Object.values(WHY))
      reader.say(words.reason({ ...why, with: { resource: 'spice', amount: 2, most: 1, cost: 3 } }), LONGEST.question);
    const told = Object.keys(imperiumWordsEn).filter((key) => key.startsWith('imperium.why.'));
    expect(told.sort()).toEqual(
      Object.values(WHY)
        .map(({ key }) => key)
        .sort(),
    );
  });
  it('have the prefix of the game and are not empty', async () => {
    for (const [key, text] of Object.entries(await words.texts.en())) {
      expect(key).toMatch(/^imperium\./);
      expect(text.trim()).not.toBe('');
    }
  });
  it('what happens seldom', () => {
    const spaces = { space: 'carthag', player: 'seat1' } as const;
    const events: readonly FamilyEvent[] = [
      { type: 'sent', player: 'seat1', card: 'kwisatz-haderach', to: 'carthag', lifted: 'arrakeen' },
      { type: 'control', ...spaces, from: null },
      { type: 'control', ...spaces, from: 'seat2' },
      { type: 'control', ...spaces, from: 'seat1' },
      { type: 'controlEnded', ...spaces, by: 'rival1' },
      { type: 'alliance', faction: 'fremen', player: 'seat1', lost: 'seat2' },
      { type: 'alliance', faction: 'fremen', player: null, lost: 'seat2' },
      { type: 'lostPoint', player: 'seat1' },
      { type: 'stole', player: 'seat1', from: 'seat2', card: null },
      { type: 'stole', player: 'seat1', from: 'seat2', card: 'ambush' },
      { type: 'acquired', player: 'seat1', card: 'chani', from: 'aside', to: 'deck' },
      { type: 'setAside', player: 'seat1', card: 'chani' },
      { type: 'tookBack', player: 'seat1', card: 'lady-jessica' },
      { type: 'showedTokens', player: 'seat1', factions: ['fremen', 'emperor'] },
      { type: 'shuffled', what: 'deck', player: null },
      { type: 'shuffled', what: 'intrigue', player: null },
      { type: 'revealed', player: 'seat1', cards: [] },
      { type: 'persuasion', player: 'seat1', amount: 2, card: 'liet-kynes' },
      { type: 'placed', player: 'seat1', place: 'first', won: false },
      { type: 'heldBack', player: 'rival1' },
      { type: 'rivalSwordmasters' },
      { type: 'notedBonus', space: 'carthag', to: 2 },
      { type: 'stands', ...spaces },
      ...(['solari', 'spice', 'water', 'intrigue'] as const).map((what) => ({ type: 'spent', player: 'rival1', what, amount: 7 }) as const),
      ...(['occupied', 'closed', 'noBonusSpice', 'reshuffle'] as const).map(
        (ignored) => ({ type: 'hagal', player: 'rival1', card: 'hagal-secrets', to: null, ignored }) as const,
      ),
    ];
    for (const event of events) reader.say(words.story(event, NAMES, viewOf({ seats: 1 }))?.message as Message);
  });
  it('who has won, by what, and a Rival too', () => {
    const won = (result: FamilyView['result'], reason: string): string =>
      reader.say(words.outcome({ ...viewOf({ seats: 1, players: { seat1: { vp: 9 }, rival1: { vp: 11 } } }), result }, reason, [], NAMES));
    expect(won({ winner: 'seat1', by: null }, 'vp')).toBe('Zsuzsa wins with 9 VP.');
    for (const by of ['spice', 'solari', 'water', 'garrison', 'latest_reveal_turn'] as const) won({ winner: 'seat1', by }, by);
    expect(won({ winner: 'rival1', by: null }, 'vp')).toMatch(/^Countess Ariana Thorvald wins with 11 VP\. House Hagal/);
    expect(won(null, 'vp')).not.toBe('');
  });
});

describe('secrets', () => {
  it('a spectator hears no faces of what is drawn, looked at or stolen', () => {
    const table = startOf<FamilyGame>({ module: imperium, seats: 4, options: {} }, 6);
    const chance = chanceOf(6, 6);
    const open: string[] = [];
    for (let at = 0; at < 400 && !table.position.outcome; at++) {
      for (const event of heard(table.play(randomMove(table, chance, MEDDLING)), null)) {
        const said = words.story(event, NAMES, imperium.view(table.state, null));
        if (said) open.push(`${said.secret ? 'secret ' : ''}${reader.say(said.message)}`);
      }
    }
    expect(open.length).toBeGreaterThan(200);
    expect(open.filter((said) => /^secret|rawn by|On top of/.test(said))).toEqual([]);
  });
  it('every text is used by something', () => {
    const rest = { solari: 1, spice: 2, water: 3, garrison: 4 };
    const view = viewOf({ players: { seat1: { influence: { fremen: 2 } } } });
    for (const [name, value] of [
      ['tellRest', rest],
      ['trash', 'keep'],
      ['special', 'draw'],
      ['special', 'trash'],
      ['defend', true],
      ['defend', false],
      ['lookAtTop', 'look'],
      ['tellScore', 3],
      ['heir', 'seat2'],
      ['loseInfluence', 'fremen'],
      ['payOffer', true],
      ['payOffer', false],
      ['turn', { card: 'signet-ring', to: 'carthag', lift: 'arrakeen' }],
    ] as const) {
      const { label, hint } = words.option(view, name, value, undefined, NAMES, taskOf(name));
      for (const message of [label, hint]) if (message) reader.say(message);
    }
    reader.say(words.option(view, 'turn', { card: 'kwisatz-haderach' }, undefined, NAMES).hint as Message);
    reader.say(words.question(view, taskOf('leader', 'rival1'), 'seat1', NAMES));
    reader.say(words.eyebrow({ ...view, phase: 'over' }, taskOf('turn')));
    for (const name of ['turn', 'deploy', 'retreat', 'tellTroops', 'tellStrength', 'tellScore'])
      reader.say(words.field(view, name, undefined));
    for (const name of ['tellRest', 'note', 'tokens']) reader.say(words.act(view, name));
    for (const key of ['solari', 'garrison']) reader.say(words.field(view, 'tellRest', key));
    expect(Object.keys(imperiumWordsEn).filter((key) => !reader.used.has(key))).toEqual([]);
  });
});
