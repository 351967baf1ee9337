import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { sample } from '../../../kernel/choices.ts';
import type { Table } from '../../../kernel/table.ts';
import { startOf } from '../../../testkit/play.ts';
import { conflictRecord } from '../../imperium-family/edition.ts';
import { sideName } from '../../imperium-family/queries/leader-board.ts';
import { stepsOf } from '../../imperium-family/queries/leader-track.ts';
import type { PlayerId } from '../../imperium-family/ids.ts';
import { playerOf } from '../../imperium-family/queries/table.ts';
import type { FamilyGame, FamilyOptions, State } from '../../imperium-family/types.ts';
import { FACTIONS } from '../ids.ts';
import { uprising } from '../index.ts';
import { RECORDS } from '../records.ts';

const laid = (seats: number, options: FamilyOptions = {}, seed = 3): Table<FamilyGame> =>
  startOf({ module: uprising, seats, options }, seed);
/** Leaders are chosen: what was picked for a seat, or anything. */
function begun(seats: number, options: FamilyOptions, leaders: Partial<Record<PlayerId, string>> = {}, seed = 3): Table<FamilyGame> {
  const table = laid(seats, options, seed);
  while (table.task?.do === 'leader') {
    const [seat] = table.asked;
    const choices = seat && table.choices(seat);
    if (!seat || choices?.pick !== 'one') throw new Error('Nobody chooses');
    const others = choices.of.filter((leader) => !Object.values(leaders).includes(leader as string));
    table.play({ seat, answer: leaders[seat] ?? sample({ pick: 'one', of: others }, chanceOf(seed)) });
  }
  return table;
}
const objectivesOf = (state: State): readonly (readonly string[])[] =>
  state.seats.map((seat) => (playerOf(state, seat).objectives ?? []).map(({ objective }) => objective));

// R2
test('nobody can take a Mentat: this box has none', () => {
  expect(laid(2).state.mentat).toBeUndefined();
});

describe('what a table can choose', () => {
  const forAll = ['leaders'];
  const boxes = ['base-imperium', 'base-intrigue', 'base-conflicts'];
  const harder = ['smart-politics', 'brutal-escalation', 'expert-deployment'];
  // R14.1 R17.1 R17.2 R17.17 R18.2 R18.4 R19.1
  test.each([
    [1, [...forAll, 'board', 'choam', 'difficulty', ...harder, 'dice-churn', ...boxes]],
    [2, [...forAll, 'board', 'choam', 'streamlined', ...harder, ...boxes]],
    [3, [...forAll, 'choam', ...boxes]],
    [4, [...forAll, 'choam', ...boxes]],
    // Six play with contracts and this box alone.
    [6, forAll],
  ])('with %i persons', (persons, options) => {
    expect(uprising.seatCounts).toContain(persons);
    expect(uprising.options.filter(({ seats }) => seats?.includes(persons) ?? true).map(({ id }) => id)).toEqual(options);
  });
  // R14.1 R17.1
  test('each choice has all its answers', () => {
    const answers = Object.fromEntries(uprising.options.map(({ id, values }) => [id, values.join(' ')]));
    const { leaders, board, difficulty, ...others } = answers;
    expect([leaders, board, difficulty]).toEqual(['choose random', 'app companion', 'mercenary sardaukar mentat kwisatz-haderach']);
    expect(new Set(Object.values(others))).toEqual(new Set(['without with']));
  });
  test('a table that says nothing has the first answer of each, save what games have been played without', () => {
    expect(laid(3).state.options).toEqual({
      ...{ leaders: 'choose', choam: 'without', difficulty: 'mercenary', streamlined: 'without', 'smart-politics': 'without' },
      ...{ 'brutal-escalation': 'without', 'expert-deployment': 'without', 'dice-churn': 'without' },
    });
  });
  // R1.1
  test('one to four persons play, or six', () => {
    expect(uprising.seatCounts).toEqual([1, 2, 3, 4, 6]);
  });
});

describe('set-up', () => {
  // R2.1
  test('the Shield Wall stands, no Agent is on the board, every Alliance lies there', () => {
    const { state } = laid(3);
    expect(state.shieldWall).toBe(true);
    expect(Object.values(state.agents).flat()).toEqual([]);
    expect(FACTIONS.map((faction) => state.alliances[faction])).toEqual([null, null, null, null]);
  });
  // R2.2
  test('W16: a Conflict deck of ten, from the first tier on; six cards are not used', () => {
    for (const seats of [3, 4]) {
      const { state } = laid(seats);
      expect(state.conflictDeck.hidden.map((name) => conflictRecord(state, name).tier)).toEqual([1, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
      expect(state.unusedConflicts.hidden.map((name) => conflictRecord(state, name).tier).sort()).toEqual([1, 1, 2, 2, 2, 2]);
    }
  });
  // R2.3
  test('five cards in the Row, and the cards of the module only with it', () => {
    const counts = (options: FamilyOptions): number[] => {
      const { state } = laid(4, options);
      return [state.row.length, state.row.length + state.imperiumDeck.hidden.length, state.intrigueDeck.hidden.length];
    };
    expect(counts({})).toEqual([5, 65, 40]);
    expect(counts({ choam: 'with' })).toEqual([5, 69, 44]);
    const { state } = laid(4);
    expect(state.reserve).toEqual({ 'prepare-the-way': 8, 'the-spice-must-flow': 10 });
    const used = [...state.row, ...state.imperiumDeck.hidden];
    expect(used.filter((card) => RECORDS.cards[card as 'dagger'].module === 'choam')).toEqual([]);
  });
  // R2.4
  test('Leaders are free, each once; two of one House may meet; Shaddam comes with the module', () => {
    const offered = (options: FamilyOptions): readonly unknown[] => {
      const table = laid(3, options);
      const choices = table.choices(table.asked[0] as 'seat1');
      return choices?.pick === 'one' ? choices.of : [];
    };
    expect([offered({}).length, offered({ choam: 'with' }).length]).toEqual([8, 9]);
    expect(offered({})).not.toContain('shaddam-corrino-iv');
    const { state } = begun(3, {}, { seat1: 'muaddib', seat2: 'gurney-halleck', seat3: 'lady-jessica' });
    expect(state.seats.map((seat) => playerOf(state, seat).leader)).toEqual(['muaddib', 'gurney-halleck', 'lady-jessica']);
    const table = laid(3);
    const [seat] = table.asked as ['seat1'];
    table.play({ seat, answer: 'muaddib' });
    expect(table.blocked(table.asked[0] as 'seat1').map(({ target, why }) => [target, why.key, why.rule])).toEqual([
      ['muaddib', 'imperium.why.taken', 'R2.4'],
    ]);
  });
  // R2.5
  test('a deck of ten, and of nine without Diplomacy for Staban Tuek', () => {
    const { state } = begun(3, {}, { seat1: 'staban-tuek' });
    const own = (seat: PlayerId): readonly string[] => {
      const { deck, hand } = playerOf(state, seat);
      return [...deck.hidden, ...hand.hidden];
    };
    expect([own('seat1').length, own('seat2').length, own('seat1').includes('diplomacy'), own('seat2').includes('diplomacy')]).toEqual([
      9,
      10,
      false,
      true,
    ]);
  });
  // R2.6 R2.7
  test('1 water, two Agents, three troops, three Spies; with four players 1 VP', () => {
    for (const seats of [3, 4]) {
      const player = playerOf(laid(seats).state, 'seat1');
      expect(player).toMatchObject({ solari: 0, spice: 0, water: 1, agents: 2, garrison: 3, supply: 9, spies: 3, sandworms: 0 });
      expect([player.vp, player.swordmaster, player.council, player.hooks]).toEqual([seats === 4 ? 1 : 0, false, false, false]);
      expect(Object.values(player.influence)).toEqual([0, 0, 0, 0]);
    }
  });
  // R2.8
  test('everybody is dealt an Objective, and whoever has the marker on it begins', () => {
    const firsts = new Set<string>();
    for (const seats of [3, 4])
      for (let seed = 1; seed <= 12; seed++) {
        const { state } = begun(seats, { leaders: 'random' }, {}, seed);
        const dealt = objectivesOf(state);
        const used = Object.entries(RECORDS.objectives ?? {}).filter(([, { players }]) => players.includes(seats));
        expect(dealt.map(({ length }) => length)).toEqual(state.seats.map(() => 1));
        expect(dealt.flat().sort()).toEqual(used.map(([id]) => id).sort());
        expect(state.firstPlayer).toBe(state.seats[dealt.findIndex(([objective]) => objective === 'objective-desert-mouse-first')]);
        firsts.add(state.firstPlayer);
      }
    expect(firsts.size).toBe(4);
  });
  // R2.9 R14.6
  test('two contracts of twenty lie open; both of the Sardaukar are kept for Shaddam if he plays', () => {
    const others = { seat1: 'muaddib', seat2: 'gurney-halleck', seat3: 'lady-jessica' };
    const counts = (leaders: Partial<Record<PlayerId, string>>): unknown[] => {
      const { contracts } = begun(3, { choam: 'with' }, leaders).state;
      return [contracts?.open.length, contracts?.deck.hidden.length, [...(contracts?.reserved ?? [])].sort()];
    };
    expect(counts(others)).toEqual([2, 18, []]);
    expect(counts({ ...others, seat1: 'shaddam-corrino-iv' })).toEqual([2, 16, ['contract-sardaukar-draw', 'contract-sardaukar-recall']]);
    expect(laid(3).state.contracts).toBeUndefined();
  });
  // R2.10
  test('Feyd’s token stands at the left of his track, and Lady Jessica is up', () => {
    const { state } = begun(3, {}, { seat1: 'feyd-rautha-harkonnen', seat2: 'lady-jessica', seat3: 'muaddib' });
    expect(stepsOf(state, 'seat1').map(({ place }) => place)).toEqual(['t1a', 't1b']);
    expect(sideName(state, 'seat2')).toBe('lady-jessica');
  });
  // R2.11
  test('one to four persons play, or six in two teams; beside three or four nobody plays for others', () => {
    expect(uprising.seatCounts).toEqual([1, 2, 3, 4, 6]);
    for (const seats of [3, 4]) expect([laid(seats).state.hagal, laid(seats).state.order.length]).toEqual([null, seats]);
  });
});
