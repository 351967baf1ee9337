import { beforeAll, describe, expect, it } from 'vitest';
import { chanceOf } from '../../kernel/chance.ts';
import { heard, Table } from '../../kernel/table.ts';
import type { Task } from '../../kernel/types.ts';
import { randomMove, startOf } from '../../testkit/play.ts';
import type { Message } from '../../text/message.ts';
import { type Arrangement, arranged } from '../imperium-family/arrange.ts';
import type { FamilyEvent } from '../imperium-family/events.ts';
import type { FamilyAnswers } from '../imperium-family/questions.ts';
import { WHY } from '../imperium-family/reasons.ts';
import { imperiumWordsEn } from '../imperium-family/text/words.en.ts';
import type { FamilyGame, FamilyOptions, FamilyView } from '../imperium-family/types.ts';
import { NAMES, type Reader, readerOf } from '../words.fixture.ts';
import { imperium } from './index.ts';
import { words } from './words.ts';

const LONGEST = { question: 150, label: 90, sentence: 420 };
let reader: Reader<FamilyGame>;
beforeAll(async () => {
  reader = await readerOf(imperium, words, LONGEST);
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

/** What is laid out, begun, as the first seat sees it. */
function viewOf(arrangement: Arrangement = {}): FamilyView {
  return imperium.view(tableOf(arrangement).state, 'seat1');
}
const tableOf = (arrangement: Arrangement): Table<FamilyGame> => new Table<FamilyGame>(imperium, arranged('imperium', arrangement), {});
const SCENE = { by: 'seat1', origin: null, since: 0, agreed: false } as const;
const LISTS = [[{ gain: { spice: 1 } }], [{ influence: { faction: 'fremen', amount: 1 } }]] as const;
/** Every question with all that any of them needs. */
const taskOf = (name: string, by = 'seat1'): Task<FamilyGame> =>
  ({
    ...SCENE,
    do: name,
    by,
    amount: 1,
    max: 2,
    maxCost: 3,
    to: 'discard',
    from: name === 'trash' ? ['hand'] : 'garrison',
    left: 2,
    n: 2,
    faction: 'fremen',
    pay: { spice: 2 },
    then: [{ draw: 1 }],
    lists: LISTS,
    list: LISTS.flat(),
    name: 'the-voice',
    played: false,
  }) as unknown as Task<FamilyGame>;

describe('texts', () => {
  it('ask, wait and act for every question there is, addressed by name', () => {
    const view = viewOf();
    for (const name of Object.keys(ASKED)) {
      expect(reader.say(words.question(view, taskOf(name), 'seat1', NAMES), LONGEST.question)).toMatch(/^Zsuzsa, .*[?.]$/);
      expect(reader.say(words.waiting(view, taskOf(name), ['seat1'], NAMES))).toMatch(/^Zsuzsa .*\.$/);
      reader.say(words.eyebrow(view, taskOf(name)), LONGEST.label);
    }
  });
  it('say for whom somebody answers', () => {
    const view = viewOf({ seats: 1 });
    expect(reader.say(words.question(view, taskOf('influence', 'rival1'), 'seat1', NAMES))).toBe(
      'Zsuzsa (for Countess Ariana Thorvald), Player turns: with which Faction do you gain 1 Influence?',
    );
    expect(reader.say(words.question(view, taskOf('leader', 'rival1'), 'seat1', NAMES))).toBe('Zsuzsa, which Leader does a Rival play?');
    expect(words.stone?.(view, taskOf('influence', 'rival1'), 'seat1')).toBe('corrino');
    expect(words.stone?.(view, taskOf('influence'), 'seat1')).toBeNull();
  });
  it('say what a question comes from', () => {
    const view = viewOf();
    const agent = {
      ...view.turn,
      of: 'seat2',
      kind: 'agent',
      space: 'secrets',
      origins: [{ card: 'test-of-humanity', works: true }],
    } as const;
    const asks = (name: string, change: Partial<FamilyView>, by = 'seat1', more: object = {}): string =>
      reader.say(words.question({ ...view, ...change }, { ...taskOf(name, by), ...more } as Task<FamilyGame>, 'seat1', NAMES));
    expect(asks('choose', { turn: agent })).toBe('Zsuzsa, Test of Humanity: which one do you choose?');
    expect(asks('influence', { turn: { ...agent, of: 'seat1' } })).toContain('Zsuzsa, Secrets: ');
    expect(asks('influence', { turn: { ...agent, of: 'seat1' } }, 'seat1', { origin: 0 })).toContain('Zsuzsa, Test of Humanity: ');
    expect(asks('retreat', { resolving: ['master-tactician'] })).toContain('Zsuzsa, Master Tactician: ');
    expect(asks('order', { phase: 'combat', conflicts: ['machinations'] })).toBe('Zsuzsa, Machinations: which of these do you take first?');
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
});

describe('what a reader finds in a sentence', () => {
  const line = (event: FamilyEvent, view = viewOf()): string => reader.say(words.story(event, NAMES, view)?.message as Message);
  const label = (view: FamilyView, name: string, value: unknown, task?: Task<FamilyGame>): string => {
    const { label: shown, hint } = words.option(view, name, value, undefined, NAMES, task);
    return `${reader.say(shown)} | ${hint ? reader.say(hint) : ''}`;
  };

  it('a way to send an Agent: the card first, then what the space takes and gives now', () => {
    const view = viewOf({
      players: { seat1: { hand: ['signet-ring', 'dagger'], leader: 'duke-leto-atreides' } },
      bonusSpice: { 'hagga-basin': 2 },
      control: { carthag: 'seat2' },
    });
    expect(label(view, 'turn', { card: 'signet-ring', to: 'hagga-basin' })).toBe(
      'Hagga Basin | pay 1 water: gain 4 spice; troops may follow',
    );
    expect(label(view, 'turn', { card: 'dagger', to: 'rally-troops' })).toBe('Rally Troops | pay 3 Solari: recruit 4 troops');
    expect(label(view, 'turn', { card: 'signet-ring', to: 'carthag' })).toContain('Judit controls it and has this: gain 1 Solari');
    expect(label(view, 'turn', { card: 'signet-ring', to: 'sell-melange', price: 1 })).toBe(
      'Sell Melange: pay 3 spice | pay 3 spice: gain 8 Solari',
    );
    const { first, target } = words.option(view, 'turn', { card: 'signet-ring', to: 'carthag' }, undefined, NAMES);
    expect([first?.entity, target]).toEqual([
      { kind: 'hand', id: 'signet-ring' },
      { kind: 'space', id: 'carthag' },
    ]);
    expect(reader.say(first?.hint as Message)).toContain('you may pay 1 spice: gain 1 Influence');
    expect(label(view, 'turn', { card: 'signet-ring', to: 'carthag', lift: 'arrakeen' })).toContain(
      'Carthag, with the Agent from here: Arrakeen',
    );
  });
  it('what the own hand gives when it is revealed, and that it ends the question', () => {
    const hand = ['dagger', 'convincing-argument', 'diplomacy', 'spice-hunter'];
    const view = viewOf({ players: { seat1: { hand, council: true, waiting: ['charisma'] } }, agents: { 'hall-of-oratory': ['seat1'] } });
    expect(label(view, 'turn', 'reveal')).toBe('Reveal your hand | at least 9 Persuasion and 2 swords');
    expect(words.option(view, 'turn', 'reveal', undefined, NAMES)).toMatchObject({ ends: true, target: { kind: 'act', id: 'reveal' } });
  });
  it('an effect under the name of what it stands on, and a list by its place', () => {
    const table = tableOf({ players: { seat1: { hand: ['signet-ring'] } } });
    table.start();
    table.play({ seat: 'seat1', answer: { card: 'signet-ring', to: 'arrakeen' } });
    const view = imperium.view(table.state, 'seat1');
    const said = view.turn.pieces.map(({ id }) => label(view, 'effects', { piece: id }, taskOf('effects')));
    expect(said).toEqual([
      'Arrakeen: recruit 1 troop | ',
      'Arrakeen: draw 1 card | ',
      'Brutality | if you hold an Alliance: recruit 2 troops; otherwise: recruit 1 troop',
    ]);
    expect(label(view, 'choose', 0, taskOf('choose'))).toBe('gain 1 spice | ');
    expect(label(view, 'order', 1, taskOf('order'))).toContain('gain 1 Influence with the Fremen | now at 0');
    expect(label(view, 'payOffer', true, taskOf('payOffer'))).toBe('Pay for it | pay 2 spice: draw 1 card');
    expect(label(view, 'payOffer', false, taskOf('payOffer'))).toBe('Not this time | ');
  });
  it('cards to buy, and deployments as one amount', () => {
    const view = viewOf({ row: ['opulence', 'dr-yueh', 'scout', 'chani', 'stilgar'] });
    const buy = { acquire: 'opulence', from: 'row', to: 'deck' };
    expect(label(view, 'effects', buy)).toContain(
      'Opulence, onto your deck | 6 Persuasion. Comes onto your deck. Agent turn: gain 3 Solari.',
    );
    expect(words.option(view, 'effects', buy, undefined, NAMES).target).toEqual({ kind: 'row', id: 'opulence' });
    expect(words.option(view, 'effects', { deploy: 2 }, undefined, NAMES).amount).toEqual({ of: 'deploy', count: 2 });
  });
  it('a revealed hand with its sum; what a card adds under a condition is told on its own', () => {
    const cards = ['dune-the-desert-planet', 'dagger', 'dagger', 'fedaykin-death-commando'];
    expect(line({ type: 'revealed', player: 'seat1', cards })).toBe(
      'Zsuzsa reveals Dune, the Desert Planet; 2 × Dagger; Fedaykin Death Commando. Together: 2 Persuasion, 2 swords.',
    );
    expect(words.story({ type: 'swords', player: 'seat1', amount: 1, card: 'dagger' }, NAMES, viewOf())).toBeNull();
    expect(line({ type: 'swords', player: 'seat1', amount: 3, card: 'fedaykin-death-commando' })).toBe(
      'Fedaykin Death Commando brings Zsuzsa 3 swords.',
    );
  });
  it('why a Hagal card is passed over, and where the next one goes', () => {
    const view = viewOf({ seats: 2 });
    const hagal = { type: 'hagal', player: 'rival1', card: 'hagal-carthag' } as const;
    expect(line({ ...hagal, to: null, ignored: 'occupied' }, view)).toBe(
      'House Hagal turns up Carthag: passed over, an Agent stands there.',
    );
    expect(line({ ...hagal, to: 'carthag', ignored: null }, view)).toBe('House Hagal turns up Carthag: an Agent goes there.');
    expect(line({ ...hagal, card: 'hagal-harvest-spice', to: 'hagga-basin', ignored: null }, view)).toBe(
      'House Hagal turns up Harvest Spice: an Agent goes to Hagga Basin.',
    );
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
    for (const event of events) line(event, viewOf({ seats: 1 }));
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

describe('players beside the board', () => {
  it('Rivals stand behind whoever comes before them; nobody has the stone of another', () => {
    const view = viewOf({ seats: 1 });
    const others = words.others?.(view) ?? [];
    expect(others.map(({ id, after }) => [id, after])).toEqual([
      ['rival1', view.order[view.order.indexOf('rival1') - 1] ?? view.order.at(-1)],
      ['rival2', view.order[view.order.indexOf('rival2') - 1] ?? view.order.at(-1)],
    ]);
    const stones = [words.seat(view, 'seat1').stone, ...others.map(({ stone }) => stone)];
    expect(new Set(stones).size).toBe(3);
    expect(words.others?.(viewOf({ seats: 4 }))).toEqual([]);
  });
  it('two Leaders of one House have two stones', () => {
    const view = viewOf({ players: { seat1: { leader: 'paul-atreides' }, seat3: { leader: 'duke-leto-atreides' } } });
    expect([words.seat(view, 'seat1').stone, words.seat(view, 'seat3').stone]).toEqual(['atreides', 'fremen']);
  });
  it('what they openly own; House Hagal has no goods and scores nothing', () => {
    const hagal = words.others?.(viewOf({ seats: 2 }))[0];
    expect(hagal?.has.map(({ icon }) => icon)).toEqual(['agent', 'troop']);
    expect([hagal?.seals, hagal?.goal]).toEqual([0, 0]);
    const rich = viewOf({ players: { seat2: { council: true, vp: 4 } }, control: { carthag: 'seat2' }, alliances: { fremen: 'seat2' } });
    const { has, seals, goal } = words.seat(rich, 'seat2');
    expect(has.map(({ icon }) => icon)).toEqual([
      'solari',
      'spice',
      'water',
      'agent',
      'troop',
      'intrigue',
      'card',
      'ally',
      'flag',
      'landsraad',
    ]);
    expect([seals, goal]).toEqual([4, 10]);
    for (const { label } of has) reader.say(label);
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
    ] as const) {
      const { label, hint } = words.option(view, name, value, undefined, NAMES, taskOf(name));
      for (const message of [label, hint]) if (message) reader.say(message);
    }
    reader.say(words.option(view, 'turn', { card: 'kwisatz-haderach' }, undefined, NAMES).hint as Message);
    reader.say(words.eyebrow({ ...view, phase: 'over' }, taskOf('turn')));
    reader.say(words.field(view, 'turn', undefined));
    for (const name of ['tellRest', 'note', 'tokens']) reader.say(words.act(view, name));
    for (const key of ['solari', 'garrison']) reader.say(words.field(view, 'tellRest', key));
    expect(Object.keys(imperiumWordsEn).filter((key) => !reader.used.has(key))).toEqual([]);
  });
});
