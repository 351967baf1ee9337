import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../kernel/chance.ts';
import { arrange } from '../arranged-position.ts';
import { boardOf } from '../board.ts';
import { problemsOf } from '../check.ts';
import { withCorrections } from '../corrections.ts';
import { DATA } from '../data.ts';
import { CARDS, CASTLE, COLOURS, DESERT, EQUIPMENT, FIELDS, FIGURES, KANLY, type SpaceId } from '../ids.ts';
import { reconstructed } from '../reconstructed.ts';

const problems = (correction: unknown): string[] =>
  (withCorrections(DATA, correction).problems ?? []).map(({ field, key }) => `${field}: ${key.replace('adventure.problem.', '')}`);
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);
const reach = (from: SpaceId, steps: number): string[] => [...(boardOf({}).reach[from][steps] ?? [])].sort();

describe('data', () => {
  test('the delivered data contradict themselves nowhere', () => {
    expect(problemsOf(DATA)).toEqual([]);
  });
  // R2.1
  test('components are counted', () => {
    expect(FIGURES).toHaveLength(12);
    expect(sum(CARDS.map((card) => DATA.cards[card].copies))).toBe(52);
    expect(DATA.game).toMatchObject({ spice: 70, harvesters: 24 });
  });
  // R2.2
  test('36 pieces of equipment and 16 Kanly cards', () => {
    expect(EQUIPMENT.map((card) => DATA.cards[card].copies)).toEqual([8, 8, 4, 4, 4, 4, 4]);
    expect(KANLY.map((card) => DATA.cards[card].copies)).toEqual([6, 5, 5]);
  });
  // R1.1 R2.3
  test('each colour has a heir 3/4, a ruler 4/3 and a warrior 3/5', () => {
    for (const colour of COLOURS) {
      const facts = boardOf({}).figuresOf[colour].map((figure) => DATA.fighters[figure]);
      expect(facts.map(({ role, guile, strength }) => `${role} ${guile}/${strength}`)).toEqual(['heir 3/4', 'ruler 4/3', 'warrior 3/5']);
    }
  });
  // R3.1 R3.2 R3.3
  test('two rings in the order of the board', () => {
    const ring = (spaces: readonly SpaceId[]): string[] => spaces.map((id) => DATA.board.spaces[id].kind);
    const outer = ['sietch', 'spice', 'duel', 'spice', 'worm'];
    expect(ring(DESERT)).toEqual(['sietch', 'spice', 'sandstorm', 'spice', 'worm', ...outer, ...outer, ...outer]);
    const third = [
      ['smuggler', 'spice-raid'],
      ['traitor', 'poison'],
      ['bene-gesserit', 'poison'],
      ['space-guild', 'spice-raid'],
    ];
    expect(ring(CASTLE)).toEqual(third.flatMap((two) => ['training', ...two]));
    for (const spaces of [DESERT, CASTLE])
      spaces.forEach((id, at) => {
        expect(DATA.board.spaces[id].next).toContain(spaces[(at + 1) % spaces.length]);
      });
  });
  // R3.4
  test('a link leads both ways, but never straight back', () => {
    expect(reach('red-sietch', 1)).toEqual(['spice-1', 'training-red']);
    expect(reach('red-sietch', 4)).toEqual(['training-yellow', 'worm-1']);
    expect(reach('red-sietch', 5)).toEqual(['traitor', 'yellow-sietch']);
    expect(reach('red-sietch', 6)).toEqual(['poison-1', 'spice-3', 'training-yellow']);
    expect(reach('red-sietch', 10)).toEqual(['bene-gesserit', 'blue-sietch', 'duel-2', 'training-green']); // D1
    expect(reach('training-green', 1)).toEqual(['green-sietch', 'space-guild']);
    expect(reach('training-green', 2)).toEqual(['spice-7', 'spice-raid-2']); // D2
  });
  // R3.6
  test('investment spaces are no spaces of the board', () => {
    for (const colour of COLOURS) expect(Object.keys(DATA.investments[colour])).toEqual([...FIELDS]);
    expect([...DESERT, ...CASTLE].filter((id) => FIELDS.some((field) => id.includes(field)))).toEqual([]);
  });
  // R11.3
  test('numbers and ratios of the investments', () => {
    for (const colour of COLOURS) {
      const facts = FIELDS.map((field) => DATA.investments[colour][field]);
      expect(facts.map(({ numbers, ratio }) => [...numbers, ratio])).toEqual([
        [5, 9, 2],
        [4, 10, 3],
        [3, 11, 4],
      ]);
    }
  });
  test('what the rulebook does not state is marked', () => {
    const marks = reconstructed(DATA);
    expect(marks).toContainEqual({
      field: 'investments.red.middle',
      key: 'adventure.reconstructed.investment',
      source: 'reconstructed',
      with: { colour: 'red', field: 'middle', one: 4, other: 10, ratio: 3 },
    });
    expect(marks).toHaveLength(12 + 1 + 12 + 10 + 4);
    expect(marks.map(({ field }) => field)).not.toContain('game');
  });
});

test('a position laid out without a seed has the first one', () => {
  expect([arrange({}).seed, arrange({ seed: 2 }).seed]).toEqual([seedOf(1), seedOf(2)]);
});

describe('corrections', () => {
  test('the board follows them, and a copy of them is the same board', () => {
    const corrections = { fighters: { stilgar: { strength: 6 } }, investments: { red: { left: { numbers: [6, 8] } } } };
    const board = boardOf({ corrections });
    expect(board.data.fighters.stilgar).toMatchObject({ guile: 3, strength: 6 });
    expect(board.data.investments.red.left.numbers).toEqual([6, 8]);
    expect(boardOf({ corrections: structuredClone(corrections) })).toBe(board);
    expect(boardOf({}).data).toBe(DATA);
  });
  test('a contradiction is named by its field', () => {
    expect(problems({ investments: { red: { left: { numbers: [1, 9] } } } })).toEqual(['investments.red.left.numbers: investmentNumbers']);
    expect(problems({ investments: { red: { left: { numbers: [9] } } } })).toEqual(['investments.red.left.numbers: investmentNumbers']);
    expect(problems({ cards: { sword: { copies: 9 } } })).toEqual(['cards: cardCount']);
    expect(problems({ cards: { sword: { type: 'kanly' } } })).toEqual(['cards.sword.type: cardType']);
    expect(problems({ fighters: { chani: { strength: 7 } } })).toEqual(['fighters.chani.strength: fighterValue']);
    expect(problems({ fighters: { chani: { colour: 'red' } } })).toEqual(['fighters.chani.colour: fighterColour']);
    expect(problems({ fighters: { chani: { role: 'baker' } } })).toEqual(['fighters.chani.role: unknownRole']);
    expect(problems({ fighters: { chani: { guile: 0 } } })).toEqual(['fighters.chani.guile: fighterValue']);
    expect(problems({ game: { harvesters: 1000 } })).toEqual(['game.harvesters: notAnAmount']);
    expect(problems({ game: { spice: 1000 } })).toEqual(['game.spice: notAnAmount']);
    expect(problems({ game: { prices: { salePieces: 0 } } })).toEqual(['game.prices.salePieces: notFree']);
    expect(problems({ colours: { red: { house: 'moritani' } } })).toEqual(['colours.red.house: unknownHouse']);
    expect(problems({ investments: { red: { left: { numbers: [6, 6] } } } })).toEqual(['investments.red.left.numbers: investmentNumbers']);
    expect(problems({ investments: { red: { left: { ratio: 0 } } } })).toEqual(['investments.red.left.ratio: notAnAmount']);
    expect(problems({ game: { spice: 20 } })).toEqual(['game.start.spice: startTooMany']);
    expect(problems({ game: { prices: { guile: 0 } } })).toEqual(['game.prices.guile: notFree']);
    expect(problems({ colours: { red: { house: 'fremen' } } })).toContain('colours.red.house: houseTwice');
    expect(problems({ cards: { crysknife: {} } })).toEqual(['cards.crysknife: unknownField']);
    expect(problems({ fighters: { chani: { strength: 0 } } })).toEqual(['fighters.chani.strength: fighterValue']);
    expect(problems({ game: { limits: { fightDice: 13 } } })).toEqual(['game.limits.fightDice: notAnAmount']);
    expect(problems({ game: { limits: { fightDice: 0 } } })).toEqual(['game.limits.fightDice: notAnAmount']);
    expect(problems({ game: { start: { spice: -1 } } })).toEqual(['game.start.spice: notAnAmount']);
    expect(problems('nonsense')).toEqual(['.: notAnObject']);
    expect(() => boardOf({ corrections: { game: { harvesters: 5 } } })).toThrow('game.start.harvesters');
  });
  test('the bounds themselves are allowed', () => {
    for (const good of [
      { fighters: { chani: { strength: 1, guile: 1 } } },
      { fighters: { chani: { strength: 6, guile: 6 } } },
      { game: { limits: { fightDice: 1 } } },
      { game: { limits: { fightDice: 12 } } },
      { game: { prices: { guile: 1, salePieces: 1, card: 0 } } },
      { game: { spice: 999, harvesters: 999 } },
      { game: { start: { spice: 0, harvesters: 0 } } },
      { investments: { red: { left: { ratio: 1, numbers: [2, 12] } } } },
    ])
      expect(problems(good), JSON.stringify(good)).toEqual([]);
  });
  // R3.1 R3.4
  test('a board that does not close is none', () => {
    const spaces = (changed: object): string[] => problems({ board: { spaces: changed } });
    expect(spaces({ 'worm-1': { next: ['blue-sietch'] } })).toContain('board.spaces.red-sietch.next: ringOpen');
    expect(spaces({ 'worm-1': { next: ['atlantis'] } })).toEqual(['board.spaces.worm-1.next: unknownSpace']);
    expect(spaces({ 'training-red': { next: ['smuggler'] } })).toEqual(['board.spaces.red-sietch.next: linkOneWay']);
    expect(spaces({ smuggler: { next: ['spice-raid-1', 'spice-1'] } })).toContain('board.spaces.smuggler.next: noLink');
    expect(spaces({ 'spice-1': { colour: 'red' } })).toEqual(['board.spaces.spice-1.colour: spaceColour']);
    expect(spaces({ 'spice-1': { kind: 'oasis' } })).toEqual(['board.spaces.spice-1.kind: unknownKind']);
    expect(spaces({ 'spice-1': { ring: 'castle' } })).toContain('board.spaces: ringSize');
    expect(spaces({ 'spice-1': { ring: 'castle' } }).filter((problem) => problem === 'board.spaces: ringSize')).toHaveLength(2);
    expect(spaces({ 'spice-1': { ring: 'moon' } })).toEqual(['board.spaces.spice-1.ring: unknownRing']);
    expect(spaces({ 'spice-1': { next: [] } })).toEqual(['board.spaces.spice-1.next: noWayOn']);
    expect(spaces({ 'spice-1': { next: ['sandstorm', 'spice-2'] } })).toContain('board.spaces.spice-1.next: oneWayOn');
    // A second home of a colour, where another colour has none.
    expect(spaces({ 'red-sietch': { colour: 'blue' } })).toEqual(expect.arrayContaining(['board.spaces: oneEach']));
    // Linked are a sietch and Training of the same colour, not of others, and not two spaces that are neither.
    expect(spaces({ 'training-red': { next: ['smuggler', 'blue-sietch'] } })).toContain('board.spaces.training-red.next: noLink');
  });
  // R6.23
  test('a test is lost from a face of the die on, or with one more than its faces never', () => {
    const lostFrom = (face: number) => withCorrections(DATA, { game: { tests: { harvesterLostFrom: face } } }).problems;
    expect([lostFrom(1), lostFrom(7)]).toEqual([undefined, undefined]);
    for (const face of [0, 8])
      expect(lostFrom(face)).toMatchObject([
        { field: 'game.tests.harvesterLostFrom', key: 'adventure.problem.dieFace', with: { most: 7 } },
      ]);
  });
  test('nothing in a torn file throws', () => {
    const torn = [
      null,
      [],
      7,
      { board: { spaces: { 'worm-1': { next: null } } } },
      { investments: { red: null } },
      { cards: { sword: 3 } },
    ];
    const worse = [
      { investments: { red: { left: { numbers: 5 } } } },
      { game: { limits: { strength: 'much' } } },
      { fighters: { chani: [] } },
    ];
    for (const each of [...torn, ...worse]) expect(problems(each).length).toBeGreaterThan(0);
  });
});
