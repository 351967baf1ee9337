import { describe, expect, test } from 'vitest';
import { seedOf } from '../../../kernel/chance.ts';
import { begin } from '../../../kernel/table.ts';
import type { Arrangement } from '../arranged-position.ts';
import { DATA } from '../data.ts';
import { facts } from '../facts.ts';
import { NO_DICE, overfull, sharedOut, totalOf } from '../queries/dice.ts';
import { arrakis } from '../index.ts';
import type { ActionSymbol, Side } from '../ids.ts';
import type { ArrakisGame, ArrakisOptions } from '../types.ts';
import { sendToTank } from '../verbs/tank.ts';
import { open, rest, shown, turnOf } from './story.fixture.ts';

type Dice = Readonly<Partial<Record<ActionSymbol, number>>>;
const four = (more: Arrangement) => open({ seats: 4, ...more });
/** What each of two boards gets of these dice. */
function shares(side: Side, rolled: Dice) {
  const { state } = four({ agenda: [rest], state: { shown } });
  return sharedOut(state, side, { ...NO_DICE, ...rolled }).map(({ dice }) =>
    Object.fromEntries(Object.entries(dice).filter(([, n]) => n > 0)),
  );
}

describe('boards and dice of two players', () => {
  // R15.2 R6.2 R7.8
  test('the boards have the symbols of R15.2; Desert Power is open to both Atreides', () => {
    const { boards } = DATA.pieces;
    const shared = Object.entries(boards).filter(([, { houses }]) => houses.length === 1);
    expect(Object.fromEntries(shared.map(([id, { symbols, slots }]) => [id, [symbols, slots]]))).toEqual({
      'house-harkonnen-board': [['leadership', 'mentat', 'house'], 2],
      'corrino-ally-board': [['strategy', 'deployment', 'mentat'], 2],
      'house-atreides-board': [['leadership', 'mentat', 'house'], 1],
      'fremen-ally-board': [['strategy', 'deployment', 'leadership'], 1],
    });
    for (const house of ['house-atreides', 'fremen-ally'] as const) {
      const board = house === 'fremen-ally' ? 'fremen-ally-board' : 'house-atreides-board';
      const story = four({
        agenda: [{ do: 'turn', side: 'atreides' }, { do: 'round' }],
        dice: { [board]: { leadership: 1 }, 'corrino-ally-board': { mentat: 2 } },
      });
      expect(story.options(house)).toContain('desertPower');
    }
  });
  // R15.5
  test('W-1: three Strategy, two Deployment, one Leadership, two Mentat', () => {
    const story = open({
      seats: 3,
      agenda: [{ do: 'splitDice', side: 'harkonnen' }, { do: 'excess', next: 'harkonnen' }, rest],
      dice: { 'house-harkonnen-board': { strategy: 3, deployment: 2, leadership: 1, mentat: 2 } },
      state: { shown },
    });
    expect(story.asked).toBe('changeDie harkonnen');
    expect(story.table.asked).toEqual(['seat2']);
    expect(story.options('house-harkonnen')).toEqual(['house']); // the symbol with the fewest dice there
    story.play('house-harkonnen', 'house');
    expect(story.state.boards['corrino-ally-board']?.unused).toEqual({ ...NO_DICE, strategy: 2, deployment: 2 });
    expect(story.state.boards['house-harkonnen-board']?.unused).toEqual({ ...NO_DICE, leadership: 1, mentat: 2, house: 1 });
    expect(story.told('diceSplit').map(({ board }) => board)).toEqual(['house-harkonnen-board', 'corrino-ally-board']);
    expect(story.told('diceSplit').every(({ dice }) => Object.entries(dice).every(([id, count]) => id in NO_DICE && count > 0))).toBe(true);
  });
  // R15.5
  test.each<[Side, Dice, readonly Dice[]]>([
    ['harkonnen', { mentat: 3 }, [{ mentat: 2 }, { mentat: 1 }]], // the odd die is the House's
    ['harkonnen', { mentat: 5 }, [{ mentat: 3 }, { mentat: 2 }]], // beyond the slots one is set aside
    ['harkonnen', { strategy: 4 }, [{ strategy: 2 }, { strategy: 2 }]],
    ['harkonnen', { house: 3, mentat: 1 }, [{ house: 2 }, { house: 1, mentat: 1 }]],
    ['atreides', { leadership: 4 }, [{ leadership: 2 }, { leadership: 2 }]],
    [
      'atreides',
      { strategy: 1, deployment: 1, leadership: 2 },
      [
        { leadership: 1, strategy: 0 },
        { strategy: 1, deployment: 1, leadership: 1 },
      ],
    ],
    [
      'atreides',
      { mentat: 2, house: 2 },
      [
        { mentat: 1, house: 1 },
        { mentat: 1, house: 1 },
      ],
    ],
  ])('%s with %j', (side, rolled, wanted) => {
    expect(shares(side, rolled)).toEqual(wanted.map((dice) => Object.fromEntries(Object.entries(dice).filter(([, n]) => n > 0))));
  });
  // R15.5 R6.1
  test('after every roll totals differ by one at most where slots allow it, and all dice have their slot', () => {
    for (let seed = 1; seed <= 40; seed++) {
      const story = four({ agenda: [{ do: 'rollActionDice' }], seed, sietches: {} }).until('act');
      const { boards } = story.state;
      const total = (id: keyof typeof boards) => totalOf(boards[id]?.unused ?? NO_DICE);
      expect([total('house-atreides-board'), total('fremen-ally-board')].sort()).toEqual([2, 2]);
      expect([total('house-harkonnen-board'), total('corrino-ally-board')].sort()).toEqual([4, 4]);
      for (const id of Object.keys(boards) as (keyof typeof boards)[]) expect(overfull(story.state, id)).toBeNull();
    }
  });
});

describe('turns', () => {
  const turn = (side: Side, more: Partial<Arrangement> = {}) =>
    four({
      agenda: [{ do: 'turn', side }, { do: 'round' }],
      dice: {
        'house-atreides-board': { house: 1 },
        'fremen-ally-board': { strategy: 1 },
        'house-harkonnen-board': { leadership: 1 },
        'corrino-ally-board': { mentat: 2 },
      },
      ...more,
    });
  // R15.6
  test('teammates say who acts; only the one with dice is asked where the other has none; nobody spends the other’s', () => {
    const story = turn('atreides');
    expect(story.asked).toBe('volunteer atreides');
    expect(story.options('house-atreides')).toEqual(['house-atreides', 'fremen-ally']);
    story.play('house-atreides', 'fremen-ally');
    expect(story.table.asked).toEqual(['seat3']);
    expect(story.told('volunteered')).toEqual([{ type: 'volunteered', house: 'fremen-ally' }]);
    expect(new Set(story.options('fremen-ally').flatMap((act) => (typeof act === 'object' ? [(act as { die: string }).die] : [])))).toEqual(
      new Set(['strategy']),
    );
    const alone = turn('harkonnen', { dice: { 'corrino-ally-board': { mentat: 1 }, 'fremen-ally-board': { strategy: 1 } } });
    expect(alone.table.asked).toEqual(['seat4']);
  });
  // R15.6 R15.4
  test('under Truthtrance only who has that die can act', () => {
    const forced = turn('harkonnen', { state: { forced: { symbol: 'mentat', token: false } } });
    expect(forced.asked).toBe('act harkonnen');
    expect(forced.table.asked).toEqual(['seat4']);
  });
  // R15.6
  test('who acts decides about casualties and what overflows; the House defends', () => {
    const story = four({
      agenda: [
        { do: 'casualty', side: 'harkonnen', at: 'ne-outer-8', left: 1, cause: 'battle' },
        { do: 'overflow', side: 'atreides', at: 'ne-outer-9' },
        rest,
      ],
      harkonnen: { 'ne-outer-8': { regular: 2 } },
      atreides: { 'ne-outer-9': { regular: 6, elite: 1 } },
      state: { shown, turn: { ...turnOf('harkonnen').turn, house: 'corrino-ally' } },
    });
    expect(story.table.asked).toEqual(['seat4']);
    story.play('corrino-ally', 'regular');
    expect(story.table.asked).toEqual(['seat1']);
  });
  // R15.8 RU-43
  test('a House die of House Atreides taken for a symbol of the Fremen is carried out by the Fremen', () => {
    const story = turn('atreides', {
      atreides: { 'ne-outer-5': { regular: 2 }, 'gara-kulon': { regular: 1, named: ['paul-atreides', 'stilgar'] } },
    });
    story.play('house-atreides', 'house-atreides');
    const offered = story.options('house-atreides') as readonly { as?: string; for?: { leader?: string } }[];
    const leaders = (as: string) => offered.filter((act) => act.as === as).flatMap((act) => act.for?.leader ?? []);
    expect([leaders('strategy'), leaders('leadership')]).toEqual([['stilgar'], ['paul-atreides']]);
    story.play('house-atreides', { die: 'house', as: 'strategy', for: { action: 'move' } });
    expect(story.asked).toBe('march atreides');
    expect(story.table.asked).toEqual(['seat3']);
    expect(story.state.boards['house-atreides-board']).toMatchObject({ unused: { house: 0 }, used: { house: 1 } });
    const own = turn('atreides', { atreides: { 'gara-kulon': { regular: 2, generic: 1 } } });
    own.play('house-atreides', 'house-atreides').play('house-atreides', { die: 'house', as: 'leadership', for: { action: 'move' } });
    expect(own.table.asked).toEqual(['seat1']);
  });
  // R15.7 R17.10
  test('a special action is its board’s; figures serve both', () => {
    const dice = { 'house-atreides-board': { leadership: 1 }, 'fremen-ally-board': { leadership: 1 }, 'corrino-ally-board': { mentat: 1 } };
    const atreides = { 'gara-kulon': { regular: 2, named: ['paul-atreides', 'stilgar'] } } as const;
    const specials = (house: 'house-atreides' | 'fremen-ally') => {
      const story = turn('atreides', { dice, atreides });
      story.play('house-atreides', house);
      return (story.options(house) as readonly { for?: { leader?: string } }[]).flatMap((act) => act.for?.leader ?? []);
    };
    expect(specials('house-atreides')).toEqual(['paul-atreides']);
    expect(specials('fremen-ally')).not.toContain('paul-atreides');
    const story = turn('atreides', { dice, atreides });
    story.play('house-atreides', 'fremen-ally').play('fremen-ally', { die: 'leadership', for: { action: 'move' } });
    story.play('fremen-ally', { from: 'gara-kulon', to: 'ne-outer-11', way: 'foot' });
    story.play('fremen-ally', { units: { regular: 1 }, leaders: { 'paul-atreides': 1, stilgar: 0 } });
    expect(story.legion('atreides', 'ne-outer-11')).toMatchObject({ regular: 1, named: ['paul-atreides'] });
  });
  // R15.7 R15.10 R12.10 RU-57
  test('a leader recovers on the board of its House; both tanks advance whoever spends a die', () => {
    const story = turn('atreides', {
      atreides: { 'gara-kulon': { regular: 2, named: ['paul-muaddib', 'lady-jessica'] } },
      leaders: { 'paul-atreides': 'gone' },
    });
    sendToTank(story.table, 'paul-muaddib');
    sendToTank(story.table, 'lady-jessica');
    expect(story.state.boards['fremen-ally-board']?.tank).toEqual(['paul-muaddib', null, null]);
    expect(story.state.boards['house-atreides-board']?.tank).toEqual(['lady-jessica', null, null]);
    story.play('house-atreides', 'fremen-ally').play('fremen-ally', { die: 'strategy', for: { action: 'attack' } });
    expect(story.state.boards['fremen-ally-board']?.tank).toEqual([null, 'paul-muaddib', null]);
    expect(story.state.boards['house-atreides-board']?.tank).toEqual([null, 'lady-jessica', null]);
  });
  // R15.11 R7.8
  test.each([
    [1, 1, 1, 1, false],
    [1, 0, 1, 1, true],
    [1, 1, 2, 1, true],
  ])('with %i and %i dice against %i and %i Desert Power is %s', (house, ally, theirs, allied, allowed) => {
    const story = turn('atreides', {
      dice: {
        'house-atreides-board': { mentat: house },
        'fremen-ally-board': { strategy: ally },
        'house-harkonnen-board': { leadership: theirs },
        'corrino-ally-board': { mentat: allied },
      },
    });
    if (ally > 0) story.play('house-atreides', 'house-atreides');
    expect(story.options('house-atreides').includes('desertPower')).toBe(allowed);
  });
});

describe('cards of teammates', () => {
  // R15.3 R5.2
  test('each draws from his own deck alone at the start of a round, and plays his own cards', () => {
    const story = four({ agenda: [{ do: 'startOfRound' }, rest] });
    expect(story.told('drew').map(({ house, deck, count }) => [house, deck, count])).toEqual(
      ['house-harkonnen', 'corrino-ally', 'house-atreides', 'fremen-ally'].map((house) => [house, house, 1]),
    );
  });
  // R15.3
  test('House Atreides may draw for the Fremen, who gets the card; the others draw from their own deck', () => {
    const mentat = (by: 'house-atreides' | 'fremen-ally' | 'corrino-ally') =>
      four({
        agenda: [
          { do: 'effect', ref: { by, of: `action:${by === 'corrino-ally' ? 'harkonnen' : 'atreides'}:mentat:draw`, at: [0] } },
          rest,
        ],
        state: { shown, ...turnOf(by === 'corrino-ally' ? 'harkonnen' : 'atreides') },
      });
    const house = mentat('house-atreides');
    expect(house.choices('house-atreides')).toMatchObject({ most: { 'house-atreides': 2, 'fremen-ally': 2 } });
    house.play('house-atreides', { 'house-atreides': 1, 'fremen-ally': 1 });
    expect([house.state.hands['house-atreides'].hidden.length, house.state.hands['fremen-ally'].hidden.length]).toEqual([1, 1]);
    for (const ally of ['fremen-ally', 'corrino-ally'] as const) {
      const story = mentat(ally);
      expect(story.asked).toBe('prune atreides'); // nothing to decide
      expect(story.state.hands[ally].hidden).toHaveLength(2);
    }
  });
  // R15.3 R13.10
  test('four cards each at the end of a round', () => {
    const story = four({
      agenda: [{ do: 'endOfRound' }, rest],
      hands: {
        'house-harkonnen': ['sandmasters', 'spotter-control', 'hunter-seeker', 'mudir-nahya'],
        'corrino-ally': ['shigawire', 'troop-carriers', 'breeding-program', 'sardaukar-pogrom', 'reports-of-traitors'],
      },
    });
    expect(story.asked).toBe('handLimit harkonnen');
    expect(story.table.asked).toEqual(['seat4']);
    expect(story.choices('corrino-ally')).toMatchObject({ min: 1, max: 1 });
  });
  // R15.3 R11.5
  test('both discard for combat dice, attacking and defending', () => {
    const story = four({
      agenda: [{ do: 'effect', ref: { by: 'corrino-ally', of: 'action:harkonnen:strategy:attack', at: [0] } }, rest],
      harkonnen: { 'ne-outer-8': { regular: 1 } },
      atreides: { 'ne-outer-9': { regular: 1 } },
      hands: {
        'house-harkonnen': ['sandmasters'],
        'corrino-ally': ['shigawire'],
        'house-atreides': ['war-plan'],
        'fremen-ally': ['thumpers'],
      },
      state: { shown, turn: { ...turnOf('harkonnen').turn, house: 'corrino-ally' } },
    });
    story.play('corrino-ally', { from: 'ne-outer-8', to: 'ne-outer-9', way: 'foot' });
    const asked: string[] = [];
    for (let { task } = story.table; task?.do === 'combatCards'; task = story.table.task) {
      asked.push(...story.table.asked);
      story.play(task.house, Object.fromEntries(story.state.hands[task.house].hidden.map((card) => [card, 1])));
    }
    expect(asked).toEqual(['seat2', 'seat4', 'seat1', 'seat3']);
    expect(story.told('battleRoll').map(({ dice }) => dice)).toEqual([3, 3]);
  });
  // R15.12 R9.9
  test('the ban of the Landsraad binds both Harkonnen; one Bene Gesserit token a round for both', () => {
    const banned = four({
      agenda: [{ do: 'effect', ref: { by: 'corrino-ally', of: 'action:harkonnen:strategy:attack', at: [0] } }, rest],
      harkonnen: { 'ne-outer-8': { regular: 1 } },
      atreides: { 'ne-outer-9': { regular: 1 } },
      hands: { 'house-harkonnen': ['sandmasters'], 'corrino-ally': ['shigawire'] },
      state: { shown, bans: ['landsraad'], turn: { ...turnOf('harkonnen').turn, house: 'corrino-ally' } },
    });
    banned.play('corrino-ally', { from: 'ne-outer-8', to: 'ne-outer-9', way: 'foot' });
    expect(banned.told('battleRoll')).toHaveLength(2); // nobody was asked for cards
    const tokens = four({
      agenda: [{ do: 'sister', side: 'atreides' }, rest],
      dice: { 'house-atreides-board': { leadership: 1, mentat: 1 }, 'fremen-ally-board': { strategy: 1 } },
      state: { shown, sisters: { atreides: 2, harkonnen: 0, reserve: 3 } },
    });
    expect(tokens.options('atreides')).toEqual([
      'none',
      { board: 'house-atreides-board', symbol: 'house' },
      { board: 'fremen-ally-board', symbol: 'deployment' },
      { board: 'fremen-ally-board', symbol: 'leadership' },
    ]);
    tokens.play('atreides', { board: 'fremen-ally-board', symbol: 'deployment' });
    expect(tokens.asked).toBe('prune atreides');
    expect(tokens.state.sisters.atreides).toBe(1);
  });
});

describe('who decides', () => {
  // R15.9 RU-43
  test('House Harkonnen places vehicles and splits the spice, the Fremen face the desert, House Atreides claims', () => {
    const phase = (agenda: Arrangement['agenda'], state: Arrangement['state']) =>
      four({ agenda: [...agenda, rest], state: { shown, turn: null, ...state } }).table.asked;
    expect(phase([{ do: 'phase', phase: 'vehicles' }], { phase: 'vehicles' })).toEqual(['seat2']);
    expect(phase([{ do: 'harvest' }], { phase: 'spice', harvesters: ['ne-outer-1'] })).toEqual(['seat2']);
    expect(phase([{ do: 'nextWorm' }], { phase: 'hazards', coming: ['ne-outer-1', 'ne-outer-2'] })).toEqual(['seat3']);
    expect(phase([], {})).toEqual(['seat1']);
  });
});

describe('cones of silence', () => {
  const cone = () =>
    four({ agenda: [rest], hands: { 'house-harkonnen': ['sandmasters'], 'corrino-ally': ['shigawire'] }, state: { shown } });
  const hand = (story: ReturnType<typeof cone>, seat: 'seat1' | 'seat2' | 'seat4', house: 'house-harkonnen' | 'corrino-ally') =>
    story.table.module.view(story.state, seat).hands[house].cards;
  // R15.13 R15.1
  test('a cone shows teammates each other’s hands, and nobody else', () => {
    const story = cone();
    expect(hand(story, 'seat2', 'corrino-ally')).toBeNull();
    story.interject('corrino-ally', 'cone', true);
    expect(story.state.cones).toEqual({ harkonnen: 2, atreides: 3 });
    expect([hand(story, 'seat2', 'corrino-ally'), hand(story, 'seat4', 'house-harkonnen')]).toEqual([['shigawire'], ['sandmasters']]);
    expect([hand(story, 'seat1', 'corrino-ally'), hand(story, 'seat1', 'house-harkonnen')]).toEqual([null, null]);
    expect(story.table.canUndo).toBe(false); // what was seen cannot be unseen
    expect(story.table.interjections('seat2')).not.toHaveProperty('cone');
    expect(story.table.interjections('seat1')).toHaveProperty('cone');
  });
  // R15.13
  test('it lasts until the turn or the phase is over; three there are, and none where one plays both Houses', () => {
    const story = four({
      agenda: [{ do: 'endTurn', side: 'harkonnen' }, { do: 'turn', side: 'atreides' }, rest],
      dice: {},
      state: { shown, talking: ['harkonnen'] },
    });
    expect(story.state.talking).toEqual([]);
    expect(four({ agenda: [{ do: 'phase', phase: 'hazards' }, rest], state: { shown, talking: ['atreides'] } }).state.talking).toEqual([]);
    const spent = four({ agenda: [rest], state: { shown, cones: { harkonnen: 0, atreides: 1 } } });
    expect(spent.table.interjections('seat2')).toEqual({});
    expect(open({ agenda: [rest], state: { shown } }).table.interjections('seat1')).toEqual({});
  });
});

describe('the table of three and four', () => {
  // R4.17 R1.2 R15.1
  test('begins, and the lobby knows what each seat is', () => {
    expect(facts.seatCounts).toEqual([1, 2, 3, 4]);
    const teams = (seats: number, options: ArrakisOptions = {}) =>
      facts.teams?.(seats, options)?.map(({ team, role }) => `${team} ${role}`);
    expect(teams(2)).toBeUndefined();
    expect(teams(3)).toEqual(['atreides both', 'harkonnen house-harkonnen', 'harkonnen corrino-ally']);
    expect(teams(3, { shared: 'atreides', sides: 'harkonnen' })).toEqual([
      'harkonnen both',
      'atreides house-atreides',
      'atreides fremen-ally',
    ]);
    expect(teams(4)).toEqual(['atreides house-atreides', 'harkonnen house-harkonnen', 'atreides fremen-ally', 'harkonnen corrino-ally']);
    expect(teams(4, { sides: 'random' })).toEqual(['one leads', 'two leads', 'one joins', 'two joins']);
    expect(teams(3, { sides: 'random' })).toEqual(['lot leads', 'lot leads', 'lot joins']);
    // What a lot has decided is known in the game: nobody talks to a rival as to the own team.
    const { state } = begin<ArrakisGame>(arrakis, { seats: ['seat1', 'seat2', 'seat3'], options: { sides: 'random' }, seed: seedOf(2) });
    const teamNow = arrakis.teams?.(3, { sides: 'random' }, state)?.map(({ team }) => team) ?? [];
    expect(new Set(teamNow)).toEqual(new Set(['atreides', 'harkonnen']));
    expect(arrakis.teams?.(3, { sides: 'random' }, arrakis.view(state, 'seat2'))?.map(({ team }) => team)).toEqual(teamNow);
    for (const seats of [3, 4]) {
      const table = begin<ArrakisGame>(arrakis, { seats: arrakis.seatIds.slice(0, seats), options: {}, seed: seedOf(seats) });
      const lead = Object.values(table.state.lead);
      expect(new Set(lead).size).toBe(seats);
      expect(table.asked).toEqual(['seat2']);
    }
  });
});
