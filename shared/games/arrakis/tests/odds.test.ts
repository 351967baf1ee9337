import { describe, expect, test } from 'vitest';
import type { Table } from '../../../kernel/table.ts';
import type { ArrangedLegion, Arrangement } from '../arranged-position.ts';
import { DATA } from '../data.ts';
import { type AreaId, type Side, SIETCHES } from '../ids.ts';
import { abilityOf, convertersAt, defenderOf, diceOf, type Fight, standOf } from '../queries/battle.ts';
import { wholeOf } from '../queries/legions.ts';
import { afterHit, type Known, type Odds, oddsOf, type Plan } from '../queries/odds.ts';
import { forecast, forecastBattle } from '../queries/forecast.ts';
import type { ArrakisGame, State } from '../types.ts';
import { viewOf } from '../view.ts';
import { open, rest, still, turnOf } from './story.fixture.ts';

/** What everybody may see. */
const seen = (state: State) => viewOf(state, null);

interface Case {
  readonly attacker: ArrangedLegion;
  readonly defender: ArrangedLegion;
  readonly rank: number;
  readonly surprise: boolean;
  readonly rounds: number;
}
const [FROM, TO] = ['shield-wall-east', 'gara-kulon'] as const satisfies readonly AreaId[];
const ROUTE = { from: FROM, to: TO, way: 'foot' } as const;

/** The real game up to the first throw of this battle. */
function battle({ attacker, defender, rank, surprise }: Case) {
  const { table } = open({
    agenda: [
      { do: 'effect', ref: { by: 'house-harkonnen', of: `action:harkonnen:${surprise ? 'leadership' : 'strategy'}:attack`, at: [0] } },
      { do: 'relieve', side: 'harkonnen' },
    ],
    options: { dice: 'table' },
    harkonnen: { [FROM]: attacker, arsunt: { regular: 1, named: ['captain-aramsham'] } } as NonNullable<Arrangement['harkonnen']>,
    atreides: { [TO]: defender },
    // The rank there is known to all when every sietch has it.
    sietches: Object.fromEntries(SIETCHES.map((id) => [id, id === TO && rank === 0 ? null : rank])),
    state: turnOf('harkonnen'),
  });
  return table;
}
/** One face of each kind, with how many of six a die has. */
const FACES = [
  [1, 3],
  [4, 2],
  [6, 1],
] as const;
function* throwsOf(count: number): Generator<{ readonly dice: readonly number[]; readonly chance: number }> {
  if (count === 0) yield { dice: [], chance: 1 };
  else
    for (const { dice, chance } of throwsOf(count - 1))
      for (const [face, share] of FACES) yield { dice: [...dice, face], chance: (chance * share) / 6 };
}

type Sums = Record<'attacker' | 'defender' | 'nobody' | 'open', number> & { left: { attacker: number[]; defender: number[] } };
/** Plays every throw of every battle round with the real rules; owners lose what costs no die first, and the best leaders convert. */
function bruteForce(wanted: Case): Sums {
  const table = battle(wanted);
  table.play({ seat: 'seat2', answer: ROUTE });
  const sums: Sums = { attacker: 0, defender: 0, nobody: 0, open: 0, left: { attacker: Array(7).fill(0), defender: Array(7).fill(0) } };
  walk(table, wanted.rounds, 1, sums);
  return sums;
}
function walk(table: Table<ArrakisGame>, rounds: number, chance: number, sums: Sums): void {
  const { task, state } = table;
  const fight = state.battle as Fight | null;
  if (!fight || !task) {
    count(table, chance, sums);
    return;
  }
  const [seat = 'seat1'] = table.asked;
  const side: Side = seat === 'seat1' ? 'atreides' : 'harkonnen';
  const on = (answer: unknown, share: number, dice?: readonly number[]): void => {
    table.play({ seat, answer, ...(dice && { dice }) });
    walk(table, rounds, chance * share, sums);
    table.undo();
  };
  if (task.do === 'combatCards') {
    const dice = diceOf(state, fight, fight.attacker) + diceOf(state, fight, defenderOf(fight));
    for (const thrown of throwsOf(dice)) on('none', thrown.chance, thrown.dice);
  } else if (task.do === 'casualty') on(loss(table, side, task.at), 1);
  else if (task.do === 'goOn') on(fight.round < rounds ? 'continue' : 'stop', 1);
  else if (task.do === 'convert') on(bestOf(table, side, fight), 1);
  else on(false, 1);
}
function count({ state }: Table<ArrakisGame>, chance: number, sums: Sums): void {
  const units = (side: Side, at: AreaId): number => {
    const { regular, elite, special } = wholeOf(state, side, at);
    return regular + elite + special;
  };
  const [attack, defence] = [units('harkonnen', FROM), units('atreides', TO)];
  sums[attack > 0 && defence > 0 ? 'open' : attack > 0 ? 'attacker' : defence > 0 ? 'defender' : 'nobody'] += chance;
  sums.left.attacker[attack] = (sums.left.attacker[attack] ?? 0) + chance;
  sums.left.defender[defence] = (sums.left.defender[defence] ?? 0) + chance;
}
function loss({ state }: Table<ArrakisGame>, side: Side, at: AreaId): string {
  const { regular, elite, special, generic, named } = wholeOf(state, side, at);
  if (elite > 0) return 'elite';
  if (generic + named.length > 1) return generic > 0 ? 'generic' : (named[0] as string);
  if (special > 0) return 'special';
  if (generic + named.length === 1 && regular === 1) return generic > 0 ? 'generic' : (named[0] as string);
  return 'regular';
}
function bestOf(table: Table<ArrakisGame>, side: Side, fight: Fight): Record<string, number> {
  const choices = table.choices(table.asked[0] as 'seat1') as unknown as { most: Record<string, number>; min: number };
  const value = (id: string): number => {
    const { hits, shields } = abilityOf(table.state, id as 'generic');
    return 10 * (hits + shields) + hits;
  };
  const order = [...convertersAt(table.state, side, standOf(fight, side))].sort((one, other) => value(other) - value(one));
  const answer = Object.fromEntries(Object.keys(choices.most).map((id) => [id, 0]));
  for (const id of order.slice(0, choices.min)) answer[id] = (answer[id] ?? 0) + 1;
  return answer;
}

const CASES: readonly Case[] = [
  { attacker: { regular: 1, generic: 1 }, defender: { elite: 1, named: ['stilgar'] }, rank: 0, surprise: true, rounds: 2 },
  { attacker: { elite: 1, special: 1 }, defender: { regular: 1 }, rank: 1, surprise: false, rounds: 1 },
  { attacker: { regular: 1, named: ['beast-rabban'] }, defender: { special: 1 }, rank: 0, surprise: true, rounds: 3 },
  { attacker: { regular: 1, generic: 1, named: ['baron-harkonnen'] }, defender: { regular: 1 }, rank: 1, surprise: false, rounds: 2 },
];

describe('odds', () => {
  // R11.4 R11.5 R11.6 R11.8 R11.10 R11.11 R11.12
  test.each(CASES)(
    '%j: the chances are those of every throw played by the rules',
    (wanted) => {
      const odds = forecast(
        seen(battle(wanted).state),
        { side: 'harkonnen', route: ROUTE, surprise: wanted.surprise, terms: {} },
        wanted.rounds,
      );
      const exact = bruteForce(wanted);
      for (const who of ['attacker', 'defender', 'nobody', 'open'] as const) expect(odds[who]).toBeCloseTo(exact[who], 10);
      for (const side of ['attacker', 'defender'] as const)
        for (const [units, chance] of exact.left[side].entries()) expect(odds.left[side][units] ?? 0).toBeCloseTo(chance, 10);
    },
    60_000,
  );
});

const plan = (more: Partial<Plan>): Plan => ({
  attacker: { regular: 1, elite: 0, special: 0, leaders: [], supply: 9 },
  defender: { regular: 1, elite: 0, special: 0, leaders: [], supply: 9 },
  rank: 0,
  first: { specials: 0, dice: [0, 0], pays: false, isOpening: true },
  terms: {},
  faces: DATA.pieces.combatDice.faces,
  most: 6,
  ...more,
});
const sum = ({ attacker, defender, nobody, open: undecided }: Odds): number => attacker + defender + nobody + undecided;

// R11.8
test('of leaders as good as each other the one who hits converts first', () => {
  const [hitter, shielder] = [
    { hits: 2, shields: 0 },
    { hits: 0, shields: 2 },
  ];
  const hits = (...leaders: (typeof hitter)[]) => oddsOf(plan({ attacker: { ...plan({}).attacker, leaders } })).hits.defender;
  expect(hits(hitter, shielder)).toBeCloseTo(hits(hitter), 9);
  expect(hits(shielder, hitter)).toBeCloseTo(hits(hitter), 9);
  expect(hits(hitter)).toBeGreaterThan(hits(shielder));
});

// R11.13 R11.16
test('one against one in the open goes on to the end: who hits where the other neither hits nor shields has won', () => {
  // A die each: a hit that meets no shield kills; 1/2 hit, 1/3 shield, 1/6 nothing.
  const wins = (1 / 2) * (1 / 6);
  const both = (1 / 2) * (1 / 2);
  const odds = oddsOf(plan({}));
  expect(odds.attacker).toBeCloseTo(wins / (2 * wins + both), 9);
  expect(odds.nobody).toBeCloseTo(both / (2 * wins + both), 9);
  expect(sum(odds)).toBeCloseTo(1, 9);
});
// R11.12
test('who pays for going on cannot come out of it whole: the chance of that is told as none', () => {
  const three = { regular: 3, elite: 0, special: 0, leaders: [], supply: 9 };
  const first = { specials: 0, dice: [0, 0], pays: true, isOpening: false } as const;
  const { left } = oddsOf(plan({ attacker: three, rank: 1, first }));
  expect([left.attacker.length, left.attacker[3]]).toEqual([4, 0]);
});
// R11.12
test('an attacker who cannot pay for going on has lost; Killers Without Mercy pay nothing', () => {
  const paying = oddsOf(plan({ rank: 3 }));
  const free = oddsOf(plan({ rank: 3, terms: { freeContinue: true } }));
  expect(paying.open).toBe(0);
  expect(free.attacker).toBeGreaterThan(paying.attacker);
});
// R11.6
test('a card that leaves the defender few dice does so in the first battle round only', () => {
  const crowd = { regular: 6, elite: 0, special: 0, leaders: [], supply: 9 };
  const alone = { regular: 1, elite: 0, special: 0, leaders: [], supply: 9 };
  // A die hits with 1/2; one of two is stopped by the attacker's shield with 1/3.
  const first = oddsOf(plan({ attacker: alone, defender: crowd, terms: { defenderMost: 1 } }), 1);
  expect(first.hits.attacker).toBeCloseTo((1 / 2) * (2 / 3), 9);
  const later = { specials: 0, dice: [0, 0], pays: false, isOpening: false } as const;
  expect(oddsOf(plan({ attacker: alone, defender: crowd, terms: { defenderMost: 1 }, first: later }), 1)).toEqual(
    oddsOf(plan({ attacker: alone, defender: crowd }), 1),
  );
});
// R11.5
test('a card of the defender is a die more for the defender', () => {
  const hits = (cards: number): number =>
    oddsOf(plan({ first: { specials: 0, dice: [0, cards], pays: false, isOpening: true } }), 1).hits.attacker;
  expect(hits(1)).toBeGreaterThan(hits(0));
  expect(hits(2)).toBeGreaterThan(hits(1));
});
// R11.11
test('a hit on regulars takes one of them, which goes back to the supply; a special elite goes last', () => {
  const { attacker } = plan({});
  expect(afterHit(attacker)).toEqual({ ...attacker, regular: 0, supply: 10 });
  expect(afterHit({ ...attacker, regular: 3 })).toEqual({ ...attacker, regular: 2, supply: 10 });
  expect(afterHit({ ...attacker, regular: 0, special: 1, supply: 0 })).toMatchObject({ regular: 0, special: 0, supply: 0 });
});
// R11.6 R11.7
test('an attack that has not begun is forecast from its opening round', () => {
  const { state } = battle({ attacker: { regular: 1 }, defender: { regular: 5 }, rank: 0, surprise: false, rounds: 1 });
  const attack = { side: 'harkonnen', route: ROUTE, surprise: false } as const;
  // One die of the defender, of which a shield of the attacker's stops a third.
  expect(forecast(seen(state), { ...attack, terms: { defenderMost: 1 } }, 1).hits.attacker).toBeCloseTo((1 / 2) * (2 / 3), 9);
  expect(forecast(seen(state), { ...attack, terms: {} }, 1).hits.attacker).toBeGreaterThan(2);
});
// R11.11 R2.9
test('without a regular in the supply an elite is lost at the first hit', () => {
  const poor = { regular: 0, elite: 2, special: 0, leaders: [], supply: 0 };
  expect(oddsOf(plan({ defender: poor })).attacker).toBeGreaterThan(oddsOf(plan({ defender: { ...poor, supply: 9 } })).attacker);
});

// R18.1 R12.6
test('what lies facedown counts with all that it may be, the same for whatever it is', () => {
  const odds = (token: 's-elite' | 's-two-regulars', rank: number): Odds => {
    const { state } = open({
      agenda: [{ do: 'relieve', side: 'harkonnen' }],
      harkonnen: { [FROM]: { regular: 4, named: ['beast-rabban'] } },
      atreides: {
        [TO]: { tokens: [token] },
        windgap: { tokens: [token === 's-elite' ? 's-two-regulars' : 's-elite'] },
      },
      sietches: { [TO]: rank, windgap: 4 - rank, 'hobars-gap': null },
    });
    return forecast(seen(state), { side: 'harkonnen', route: ROUTE, surprise: false, terms: {} });
  };
  const one = odds('s-elite', 1);
  const other = odds('s-two-regulars', 3);
  expect(one.attacker).toBeCloseTo(other.attacker, 12);
  expect(one.left.defender.map((chance) => chance.toFixed(9))).toEqual(other.left.defender.map((chance) => chance.toFixed(9)));
  expect(sum(one)).toBeCloseTo(1, 9);
});

// R2.14 R11.9
test('a settlement that stands defends with its rank, a lost one and mere ground do not', () => {
  const { state } = open({
    agenda: [rest],
    harkonnen: { arrakeen: { regular: 1 }, carthag: { regular: 1 }, arsunt: { regular: 1 }, 'ne-outer-2': { regular: 1 } },
    atreides: { 'ne-outer-1': { regular: 3 } },
    state: { ...still, settlements: ['arrakeen', 'arsunt'] },
  });
  const holds = (to: AreaId): number =>
    forecast(seen(state), { side: 'atreides', route: { from: 'ne-outer-1', to, way: 'foot' }, surprise: false, terms: {} }).defender;
  const [city, village, lost, ground] = [holds('arrakeen'), holds('arsunt'), holds('carthag'), holds('ne-outer-2')];
  expect(city).toBeGreaterThan(village);
  expect(village).toBeGreaterThan(ground);
  expect(lost).toBe(ground);
});

/** Both at their largest, everything facedown. */
function largest() {
  const { state } = open({
    agenda: [{ do: 'relieve', side: 'harkonnen' }],
    harkonnen: {
      [FROM]: { elite: 4, special: 2, generic: 2, named: ['beast-rabban', 'baron-harkonnen'] },
    },
    atreides: {
      [TO]: { regular: 1, elite: 1, special: 1, generic: 2, named: ['stilgar'], tokens: ['s-elite', 'd-two-elites', 's-two-regulars'] },
    },
  });
  return { ...state, pool: { hidden: state.pool.hidden.slice(0, 3) } };
}
test('the longest forecast reckons no throw twice: so few that it is there at once', () => {
  const view = seen(largest());
  const attack = { side: 'harkonnen', route: ROUTE, surprise: true, terms: {} } as const;
  const known: Known = new Map();
  expect(sum(forecast(view, attack, undefined, known))).toBeCloseTo(1, 9);
  const { size } = known;
  expect(size).toBeLessThan(300);
  const [reckoned] = known.values();
  expect(sum(forecast(view, attack, undefined, known))).toBeCloseTo(1, 9);
  expect([known.size, [...known.values()][0] === reckoned]).toEqual([size, true]);
});
test('who may know what is facedown is shown the same odds', () => {
  const state = largest();
  const attack = { side: 'harkonnen', route: ROUTE, surprise: false, terms: {} } as const;
  const known = viewOf(state, 'seat1');
  expect(known.legions.atreides[TO]?.known).not.toBeNull();
  expect(forecast(known, attack)).toEqual(forecast(seen(state), attack));
});

// R11.12
test('in a battle the odds are those of its next throw: with the cards that were given, and after the price of going on', () => {
  const wanted: Case = { attacker: { regular: 3, generic: 1 }, defender: { regular: 2 }, rank: 1, surprise: true, rounds: 1 };
  const table = battle(wanted);
  table.play({ seat: 'seat2', answer: ROUTE });
  const now = forecastBattle(seen(table.state), 'throw');
  const more = forecastBattle({ ...seen(table.state), battle: withCard(table.state) }, 'throw');
  expect(now?.attacker).toBeCloseTo(
    forecast(seen(battle(wanted).state), { side: 'harkonnen', route: ROUTE, surprise: true, terms: {} }).attacker,
    10,
  );
  expect(more?.attacker).toBeGreaterThan(now?.attacker ?? 1);
  const goesOn = forecastBattle(seen(table.state), 'goOn')?.attacker ?? 1;
  expect(goesOn).toBeLessThan(forecastBattle(seen(table.state), 'paid')?.attacker ?? 0);
  // The surprise is over by then.
  expect(forecastBattle(seen(table.state), 'paid')?.attacker).toBeLessThan(now?.attacker ?? 0);
});
/** The battle after the attacker has given a card. R11.5 */
function withCard({ battle: fight }: State): NonNullable<State['battle']> {
  const on = fight as NonNullable<State['battle']>;
  return { ...on, sides: { ...on.sides, harkonnen: { ...on.sides.harkonnen, cards: 1 } } };
}
