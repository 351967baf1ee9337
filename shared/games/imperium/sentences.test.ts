import { beforeAll, describe, expect, it } from 'vitest';
import type { Task } from '../../kernel/types.ts';
import { PEOPLE } from '../../testkit/people.ts';
import type { Message } from '../../text/message.ts';
import type { FamilyEvent } from '../imperium-family/events.ts';
import type { FamilyGame, FamilyView } from '../imperium-family/types.ts';
import type { Reader } from '../words.fixture.ts';
import { imperium } from './index.ts';
import { reading, tableOf, taskOf, viewOf } from './words.fixture.ts';
import { words } from './words.ts';

let reader: Reader<FamilyGame>;
beforeAll(async () => {
  reader = await reading();
});

describe('questions', () => {
  it('say for whom somebody answers', () => {
    const view = viewOf({ seats: 1 });
    expect(reader.say(words.question(view, taskOf('influence', 'rival1'), 'seat1', PEOPLE))).toBe(
      'Zsuzsa, Player turns: with which Faction does Countess Ariana Thorvald gain 1 Influence?',
    );
    expect(reader.say(words.question(view, taskOf('leader', 'rival1'), 'seat1', PEOPLE))).toBe('Zsuzsa, which Leader does a Rival play?');
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
      reader.say(words.question({ ...view, ...change }, { ...taskOf(name, by), ...more }, 'seat1', PEOPLE));
    expect(asks('choose', { turn: agent }, 'seat1', { source: { card: 'test-of-humanity' } })).toBe(
      'Zsuzsa, Test of Humanity: which one do you choose?',
    );
    expect(asks('influence', { turn: { ...agent, of: 'seat1' } })).toContain('Zsuzsa, Secrets: ');
    expect(asks('influence', { turn: { ...agent, of: 'seat1' } }, 'seat1', { origin: 0 })).toContain('Zsuzsa, Test of Humanity: ');
    expect(asks('retreat', {}, 'seat1', { source: { intrigue: 'master-tactician' } })).toContain('Zsuzsa, Master Tactician: ');
    expect(asks('order', { phase: 'combat' }, 'seat1', { source: { conflict: 'machinations' } })).toBe(
      'Zsuzsa, Machinations: which of these do you take first?',
    );
  });
});

describe('what a reader finds in a sentence', () => {
  const line = (event: FamilyEvent, view = viewOf()): string => reader.say(words.story(event, PEOPLE, view)?.message as Message);
  const label = (view: FamilyView, name: string, value: unknown, task?: Task<FamilyGame>): string => {
    const { label: shown, hint } = words.option(view, name, value, undefined, PEOPLE, task);
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
    const { first, target } = words.option(view, 'turn', { card: 'signet-ring', to: 'carthag' }, undefined, PEOPLE);
    expect([first?.entity, target]).toEqual([
      { kind: 'hand', id: 'signet-ring' },
      { kind: 'space', id: 'carthag' },
    ]);
    expect(reader.say(first?.hint as Message)).toContain('you may pay 1 spice: gain 1 Influence');
    expect(label(view, 'turn', { card: 'signet-ring', to: 'carthag', lift: 'arrakeen' })).toContain(
      'Carthag, with the Agent from here: Arrakeen',
    );
  });
  it('what the own Leader adds to a visit', () => {
    const visit = (leader: string, to: string): string =>
      label(viewOf({ players: { seat1: { hand: ['signet-ring'], leader } } }), 'turn', { card: 'signet-ring', to });
    expect(visit('countess-ariana-thorvald', 'hagga-basin')).toContain('gain 2 spice; Spice Addict: take 1 spice less and draw 1 card; ');
    expect(visit('count-ilban-richese', 'rally-troops')).toContain('recruit 4 troops; Ruthless Negotiator: draw 1 card');
    expect(visit('earl-memnon-thorvald', 'high-council')).toContain('Connections: gain 1 Influence');
    for (const [leader, to] of [
      ['countess-ariana-thorvald', 'secure-contract'],
      ['count-ilban-richese', 'hagga-basin'],
      ['baron-vladimir-harkonnen', 'arrakeen'],
    ] as const)
      expect(visit(leader, to)).not.toMatch(/: .*: |Masterstroke|Addict/);
  });
  it('what the own hand gives when it is revealed, and that it ends the question', () => {
    const hand = ['dagger', 'convincing-argument', 'diplomacy', 'spice-hunter'];
    const view = viewOf({ players: { seat1: { hand, council: true, waiting: ['charisma'] } }, agents: { 'hall-of-oratory': ['seat1'] } });
    expect(label(view, 'turn', 'reveal')).toBe('Reveal your hand | at least 9 Persuasion and 2 swords');
    expect(words.option(view, 'turn', 'reveal', undefined, PEOPLE)).toMatchObject({ ends: true, target: { kind: 'act', id: 'reveal' } });
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
    expect(label(view, 'effects', { acquire: 'assassination-mission', from: 'row', to: 'discard' })).toContain('trashed: gain 4 Solari.');
    expect(label(view, 'effects', { acquire: 'kwisatz-haderach', from: 'row', to: 'discard' })).toContain('to any space. Agent turn: ');
    expect(words.option(view, 'effects', buy, undefined, PEOPLE).target).toEqual({ kind: 'row', id: 'opulence' });
    expect(words.option(view, 'effects', { deploy: 2 }, undefined, PEOPLE).amount).toEqual({ of: 'deploy', count: 2 });
  });
  it('a revealed hand with its sum; what a card adds under a condition is told on its own', () => {
    const cards = ['dune-the-desert-planet', 'dagger', 'dagger', 'fedaykin-death-commando'];
    expect(line({ type: 'revealed', player: 'seat1', cards })).toBe(
      'Zsuzsa reveals Dune, the Desert Planet; 2 × Dagger; Fedaykin Death Commando. Together: 2 Persuasion, 2 swords.',
    );
    const scores = (event: FamilyEvent): boolean => words.story(event, PEOPLE, viewOf())?.scores ?? false;
    expect((['vp', 'solari'] as const).map((what) => scores({ type: 'gained', player: 'seat1', what, amount: 1 }))).toEqual([true, false]);
    expect(words.story({ type: 'swords', player: 'seat1', amount: 1, card: 'dagger' }, PEOPLE, viewOf())).toBeNull();
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
      'card',
      'intrigue',
      'troop',
      'ally',
      'flag',
      'landsraad',
    ]);
    expect([seals, goal]).toEqual([4, 10]);
    for (const { label } of has) reader.say(label);
  });
});
