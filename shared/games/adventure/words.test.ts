import { describe, expect, it } from 'vitest';
import { chanceOf } from '../../kernel/chance.ts';
import { heard } from '../../kernel/table.ts';
import { PEOPLE } from '../../testkit/people.ts';
import { randomMove, startOf } from '../../testkit/play.ts';
import type { Message } from '../../text/message.ts';
import { withCorrections } from './corrections.ts';
import { DATA } from './data.ts';
import type { AdventureEvent } from './events.ts';
import { adventure } from './index.ts';
import { ASKED, everythingRead, INTERJECTED, LONGEST, MEDDLING, reading, taskOf, viewOf, withoutSpice } from './reading.fixture.ts';
import { WHY } from './reasons.ts';
import { reconstructed } from './reconstructed.ts';
import { rules } from './rules-text.ts';
import { adventureDataEn } from './text/data.en.ts';
import { adventureEn } from './text/words.en.ts';
import { adventureNamesEn } from './text/names.en.ts';
import { adventureRulesEn } from './text/rules.en.ts';
import type { AdventureGame, AdventureView } from './types.ts';
import { words } from './words.ts';

const reader = await reading();
const say = (message: Message, longest?: number): string => reader.say(message, longest);

describe('everything that happens in random games and seldom', () => {
  it('can be said, every question and event is met on the way, and no text is left over', async () => {
    const { reader: read, tasks, events } = await everythingRead();
    expect(ASKED.filter((name) => !tasks.has(name))).toEqual([]);
    expect(events.size).toBeGreaterThan(50);
    expect(
      ['shot', 'dosed', 'silo', 'harvesterRaid', 'flew', 'guildFlight', 'pactOver', 'lapsed', 'transferred'].filter(
        (type) => !events.has(type),
      ),
    ).toEqual([]);
    const byHouse =
      /^adventure\.(name|title|claim|option\.(dice|start)|problem|reconstructed|why|boxColour|kind|role|cardType|ring|good|value|die|phase)/;
    const all = Object.keys({ ...adventureEn, ...adventureNamesEn, ...adventureDataEn });
    expect(all.filter((key) => !read.used.has(key) && !byHouse.test(key))).toEqual([]);
  }, 120_000);
});

/** Corrections of an owner that contradict the game, one for each sentence about them. */
const BROKEN: readonly unknown[] = [
  { board: 3, nobody: {} },
  { board: { spaces: { duel: { kind: 'sietch' } } } },
  ...[
    { kind: 'dune' },
    { ring: 'moon' },
    { colour: 'red' },
    { next: [] },
    { next: ['nowhere'] },
    { ring: 'castle' },
    { next: ['spice-4', 'worm-1'] },
    { next: ['traitor'] },
    { next: ['spice-2'] },
    { kind: 'training', colour: 'red' },
  ].map((space) => ({ board: { spaces: { 'duel-1': space } } })),
  { board: { spaces: { 'training-red': { next: ['smuggler'] } } } },
  ...[{ colour: 'red' }, { role: 'cook' }, { guile: 7 }].map((fighter) => ({ fighters: { chani: fighter } })),
  { cards: { sword: { type: 'kanly', copies: 9 }, shield: { copies: -1 } } },
  { investments: { red: { left: { numbers: [5, 5], ratio: 0 } } } },
  { colours: { red: { house: 'nobody' }, blue: { house: 'corrino' } } },
  { game: { start: { spice: 60 }, prices: { guile: 0 }, tests: { harvesterLostFrom: 9 } } },
];

describe('texts', () => {
  it('ask, wait and act for every question there is, addressed by name', () => {
    const view = viewOf();
    for (const name of ASKED) {
      const task = taskOf(name);
      expect(say(words.question(view, task, 'seat1', PEOPLE), LONGEST.question)).toMatch(/^Zsuzsa, /);
      expect(say(words.waiting(view, task, ['seat1', 'seat2'], PEOPLE))).toMatch(/^Zsuzsa and Judit /);
    }
    for (const name of INTERJECTED) say(words.field(view, name, undefined), LONGEST.label);
  });
  it('name the House where one player has two', () => {
    const task = { do: 'open', colour: 'blue' } as const;
    expect(say(words.question(viewOf({ seats: 2 }), task, 'seat1', PEOPLE))).toMatch(/^Zsuzsa \(Fremen\), your turn/);
    expect(say(words.question(viewOf(), { do: 'open', colour: 'blue' }, 'seat3', PEOPLE))).toMatch(/^Ferenc, your turn/);
    const event = { type: 'smuggled', colour: 'blue', die: 5, spice: 5 } as const;
    expect(say(words.story(event, PEOPLE, viewOf({ seats: 2 }))?.message as Message)).toBe(
      'Zsuzsa (Fremen) throws 5. The Smuggler brings 5 spice.',
    );
    expect(words.seat(viewOf({ seats: 2 }), 'seat1').sides?.map(({ stone }) => stone)).toEqual(['atreides', 'fremen']);
    expect(words.seat(viewOf(), 'seat2')).toMatchObject({ stone: 'corrino' });
  });
  it('give every reason, reconstructed value and contradiction a sentence', () => {
    const params = { price: 3, spice: 1, space: 'duel-1' };
    for (const why of Object.values(WHY)) say(words.reason({ ...why, with: params }), LONGEST.question);
    for (const { key, with: gaps } of reconstructed(DATA)) say(words.reason({ key, rule: '', with: gaps }), LONGEST.question);
    const problems = BROKEN.flatMap((correction) => withCorrections(DATA, correction).problems ?? []);
    for (const { key, with: gaps } of problems) say({ key, ...(gaps && { with: gaps }) }, LONGEST.question);
    const contradictions = Object.keys(adventureDataEn).filter((key) => key.startsWith('adventure.problem.'));
    expect(contradictions.filter((key) => !problems.some((problem) => problem.key === key))).toEqual([]);
    expect(Object.keys(adventureEn).filter((key) => key.startsWith('adventure.why.'))).toEqual(Object.values(WHY).map(({ key }) => key));
  });
  it('tell every rule and ruling of the digest once, under a topic', () => {
    for (const { topic, text } of rules) {
      say(text, LONGEST.sentence * 1.5);
      say({ key: `adventure.topic.${topic}` }, LONGEST.label);
    }
    const told = rules.map(({ text }) => text.key);
    expect(new Set(told).size).toBe(rules.length);
    expect(Object.keys(adventureRulesEn).filter((key) => !key.startsWith('adventure.topic.'))).toEqual(told);
  });
  it('have the prefix of the game and are not empty', async () => {
    for (const [key, text] of Object.entries(await words.texts.en())) {
      expect(key).toMatch(/^adventure\./);
      expect(text.trim()).not.toBe('');
    }
  });
});

describe('what a reader finds in a sentence', () => {
  const line = (event: AdventureEvent, view = viewOf()): string => say(words.story(event, PEOPLE, view)?.message as Message);
  const label = (view: AdventureView, name: string, value: unknown): string => {
    const { label: shown, hint } = words.option(view, name, value, undefined, PEOPLE);
    return `${say(shown)} | ${hint ? say(hint) : ''}`;
  };

  it('a move: where to, what the space does, the toll, and who may call an ambush', () => {
    const view = viewOf({ figures: { 'beast-rabban': 'spice-3', chani: 'training-yellow' }, dice: [4, 6], step: 'move' });
    expect(label(view, 'firstMove', { figure: 'paul-atreides', dice: 'b', to: 'spice-3' })).toBe(
      'Spice 3, 6 steps | 3 spice from your Harvesters; possible ambush: Beast Rabban with Strength 5',
    );
    expect(label(view, 'firstMove', { figure: 'paul-atreides', dice: 'b', to: 'training-yellow' })).toContain('1 spice toll');
    const { first, target } = words.option(view, 'firstMove', { figure: 'duke-leto', dice: 'both', to: 'duel-2' }, undefined, PEOPLE);
    expect([first?.entity, target]).toEqual([
      { kind: 'figure', id: 'duke-leto' },
      { kind: 'space', id: 'duel-2' },
    ]);
  });
  it('the toll is waived for who cannot pay it and has no other move', () => {
    const move = { figure: 'paul-atreides', dice: 'a', to: 'training-yellow' };
    expect(label(viewOf({ dice: [4, 6], step: 'move' }), 'firstMove', move)).toContain('1 spice toll');
    expect(label(withoutSpice(), 'firstMove', move)).toContain('the toll is waived');
  });
  it('protection and Guile name their price', () => {
    const asked = (name: string) => say(words.question(viewOf(), taskOf(name), 'seat1', PEOPLE));
    expect(asked('brace')).toContain('3 spice a point');
    expect(asked('shelter')).toContain('1 spice each');
    expect(label(viewOf(), 'protect', { colour: 'red', harvesters: 2 })).toContain('2 spice');
  });
  it('nobody ambushes on the own sietch, nor under a promise', () => {
    const figures = { 'beast-rabban': 'red-sietch', 'paul-atreides': 'worm-4', chani: 'spice-1' } as const;
    const view = viewOf({ figures, dice: [1, 2], pacts: [{ between: ['seat1', 'seat3'], madeIn: 'red', rounds: 1 }] });
    expect(label(view, 'firstMove', { figure: 'paul-atreides', dice: 'a', to: 'red-sietch' })).not.toContain('ambush');
    expect(label(view, 'firstMove', { figure: 'paul-atreides', dice: 'b', to: 'spice-1' })).not.toContain('ambush');
  });
  it('a round of a fight shows both throws and the loss. W2', () => {
    const thrown = {
      attacker: { colour: 'blue', dice: [2, 3, 3, 3, 5], d8: 0 },
      defender: { colour: 'red', dice: [1, 2, 6], d8: 0 },
    } as const;
    expect(line({ type: 'fightRound', nth: 1, ...thrown, loser: { figure: 'chani', strength: 4 } })).toBe(
      'Round 1. Ferenc: 2 3 3 3 5. Zsuzsa: 1 2 6. Chani loses a point, Strength 4.',
    );
  });
  it('a trade tells the faces of cards to the partners alone', () => {
    const offer = { id: 1, from: 'red', to: 'blue', wants: { spice: 2 }, cards: { gives: 2, wants: 0 }, pact: 1, counter: false } as const;
    const open = words.story({ type: 'proposed', offer: { ...offer, gives: {} } }, PEOPLE, viewOf());
    const secret = words.story({ type: 'proposed', offer: { ...offer, gives: { sword: 1, poison: 1 } } }, PEOPLE, viewOf());
    expect([say(open?.message as Message), open?.secret]).toEqual([
      'Zsuzsa proposes a trade to Ferenc (Fremen). Gives: 2 hidden cards. Wants: 2 spice. Neither attacks the other for 1 round.',
      undefined,
    ]);
    expect([say(secret?.message as Message), secret?.secret]).toEqual([expect.stringContaining('Sword and Poison card'), true]);
  });
  it('danger is announced with the Guile that counts, a Stillsuit included', () => {
    const view = viewOf({ figures: { 'paul-atreides': { at: 'spice-1', gear: ['stillsuit'] } } });
    const task = { do: 'brace', figure: 'paul-atreides', danger: 'sandstorm', by: 'green' } as const;
    expect(say(words.question(view, task, 'seat1', PEOPLE))).toContain('Guile 4');
    expect(say(words.question(view, { ...task, danger: 'poison-space' }, 'seat1', PEOPLE))).toContain('Guile 3');
  });
  it('an investment says what it wins on', () => {
    const said = words.option(viewOf(), 'invest', 1, 'middle', PEOPLE);
    expect([say(said.label), say(said.hint as Message), said.target]).toEqual([
      'Middle field',
      'wins on 4 and 10, pays 3 to 1',
      { kind: 'field', id: 'red/middle' },
    ]);
  });
  it('pebbles are fighters', () => {
    const { now, of, label: said } = words.progress(viewOf({ seats: 3, figures: { chani: null, 'duke-leto': null } }));
    expect([now, of, say(said)]).toEqual([2, 9, 'Round 1, 7 fighters left']);
  });
});

describe('secrets', () => {
  it('a spectator hears no faces of drawn, kept or stolen cards', () => {
    const table = startOf<AdventureGame>({ module: adventure, seats: 4, options: {} }, 6);
    const chance = chanceOf(6, 6);
    const open: string[] = [];
    for (let at = 0; at < 400 && !table.position.outcome; at++) {
      const told = table.play(randomMove(table, chance, MEDDLING));
      for (const event of heard(told, null)) {
        const line = words.story(event, PEOPLE, adventure.view(table.state, null));
        if (line) open.push(`${line.secret ? 'secret ' : ''}${say(line.message)}`);
      }
    }
    expect(open.length).toBeGreaterThan(100);
    expect(open.filter((line) => /^secret|Drawn:|Kept hidden:/.test(line))).toEqual([]);
  });
});
