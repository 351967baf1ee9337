import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../../shared/kernel/chance.ts';
import type { Table } from '../../../../shared/kernel/table.ts';
import type { ArrakisEvent } from '../../../../shared/games/arrakis/events.ts';
import { arrakis } from '../../../../shared/games/arrakis/index.ts';
import { open } from '../../../../shared/games/arrakis/tests/story.fixture.ts';
import type { ArrakisGame, State } from '../../../../shared/games/arrakis/types.ts';
import { viewOf } from '../../../../shared/games/arrakis/view.ts';
import { randomMove, startOf } from '../../../../shared/testkit/play.ts';
import { leadersOf, unitsOf } from './arena.ts';
import { type Beat, beatsOf } from './beats.ts';
import { hasBattle } from './has-battle.ts';
import { arenaNow } from './now.ts';

const [FROM, TO] = ['shield-wall-east', 'gara-kulon'] as const;
/** Hits, shields and a Special as their numbers on a real die. */
const [HIT, SHIELD, SPECIAL] = [1, 4, 6] as const;

/** A battle whose dice the test throws; what was told is what everybody hears. */
function battle(wanted: Partial<Parameters<typeof open>[0]> = {}) {
  const { table } = open({
    agenda: [
      { do: 'effect', ref: { by: 'house-harkonnen', of: 'action:harkonnen:leadership:attack', at: [0] } },
      { do: 'relieve', side: 'harkonnen' },
    ],
    options: { dice: 'table' },
    harkonnen: { [FROM]: { regular: 2, special: 1, generic: 1 }, arsunt: { regular: 1, named: ['captain-aramsham'] } },
    atreides: { [TO]: { regular: 1, named: ['stilgar'], tokens: ['s-elite'] } },
    state: { turn: { side: 'harkonnen', house: null, spent: false, moved: { hidden: {} }, picked: null } },
    ...wanted,
  });
  return table;
}
function play(table: Table<ArrakisGame>, answer: unknown, dice?: readonly number[]): readonly ArrakisEvent[] {
  const [seat = 'seat1'] = table.asked;
  return table.play({ seat, answer, ...(dice && { dice }) }).map(({ event }) => event);
}
const seen = (state: State) => viewOf(state, null);
const sidesOf = (beat: Beat | undefined) => beat?.arena.halves.map(({ troop }) => [unitsOf(troop), leadersOf(troop).length]);
const ATTACK = { from: FROM, to: TO, way: 'foot' } as const;

describe('a battle that is shown', () => {
  // R12.6 R11.2
  test('begins with everybody who stands there, the token turned up', () => {
    const table = battle();
    const events = play(table, ATTACK);
    const beats = beatsOf(events, seen(table.state));
    expect(beats.map(({ kind }) => kind)).toEqual(['begins']);
    expect(beats[0]?.turned).toEqual(['s-elite']);
    expect(sidesOf(beats[0])).toEqual([
      [3, 1],
      [3, 1],
    ]);
    expect(beats[0]?.arena.halves[1].rank).toBe(2);
  });
  // R18 R12.6
  test('tells nobody what lies facedown before it is turned up, and nothing of what lies elsewhere', () => {
    const table = battle({
      atreides: { [TO]: { regular: 1, tokens: ['s-elite'] }, windgap: { tokens: ['s-special'] } },
    });
    const wire = () => JSON.stringify([viewOf(table.state, 'seat2'), viewOf(table.state, null)]);
    for (const id of ['s-elite', 's-special', 'objective-10-5-3']) expect(wire()).not.toContain(id);
    const told = JSON.stringify(table.play({ seat: 'seat2', answer: ATTACK }));
    expect(told).toContain('s-elite');
    for (const id of ['s-special', 'objective-10-5-3']) expect(told + wire()).not.toContain(id);
  });
  // R11.5 R11.6
  test('counts the dice of the next throw, and where they come from', () => {
    const table = battle();
    play(table, ATTACK);
    const arena = arenaNow(seen(table.state));
    expect(arena?.halves.map(({ dice }) => dice.length)).toEqual([3, 5]);
    expect(arena?.halves[1].sources).toEqual({ units: 3, rank: 2, cards: 0, more: 0, most: 6 });
    expect(arena?.halves[0].sum).toBeNull();
  });
  // R11.7 R11.8 R11.9 R11.10
  test('shows each die with what it comes to: whose Special it is, which shield is broken', () => {
    const table = battle();
    const first = play(table, ATTACK);
    const events = play(table, 'none', [HIT, SPECIAL, SHIELD, SHIELD, SHIELD, HIT, HIT, SPECIAL]);
    const beats = beatsOf(events, seen(table.state), [...first, ...events]);
    expect(beats.map(({ kind }) => kind)).toEqual(['throw', 'count']);
    expect(beats[0]?.arena.halves.map(({ sum }) => sum)).toEqual([null, null]);
    const [attack, defence] = beats[1]?.arena.halves ?? [];
    expect(attack?.dice.map(({ face }) => face)).toEqual(['hit', 'shield', 'special', 'special']);
    expect(attack?.dice.map(({ leader, free }) => [leader, free]).slice(2)).toEqual([
      ['generic', false],
      [null, true],
    ]);
    expect(defence?.dice.map(({ broken }) => broken)).toEqual([0, 0, 1, 0, 0]);
    const { hits, shields } = attack?.sum ?? { hits: 0, shields: 0 };
    expect(hits).toBe(2);
    expect(shields).toBeGreaterThan(1);
    expect(attack?.sum?.broken).toBe(1);
    // The same is told where the question stands.
    expect(arenaNow(seen(table.state))?.halves.map(({ sum }) => sum)).toEqual([attack?.sum, defence?.sum]);
  });
  test('is remembered where it went on: the last throw and all losses of the round lie there at the end', () => {
    const table = battle();
    const heard = [...play(table, ATTACK), ...play(table, 'none', [HIT, HIT, HIT, HIT, HIT, HIT, SPECIAL, SPECIAL])];
    let last: readonly ArrakisEvent[] = [];
    while (table.task?.do === 'casualty') {
      const choices = table.choices(table.asked[0] ?? 'seat1') as { of: readonly unknown[] };
      last = play(table, choices.of[0]);
      heard.push(...last);
    }
    expect(heard.at(-1)?.type).toBe('battleEnded');
    const [end] = beatsOf(last, seen(table.state), heard);
    expect(end?.kind).toBe('ends');
    expect(end?.lost.length).toBe(heard.filter(({ type }) => type === 'casualty').length);
    expect(end?.arena.halves[1].dice.length).toBe(5);
    expect(sidesOf(end)?.some(([units]) => units === 0)).toBe(true);
    expect(end?.arena.halves[1].sum).not.toBeNull();
    // Where nobody defends nothing is thrown: the dice of the battle before do not lie there.
    const next = [heard[0], heard.at(-1)].map((one) => ({ ...one, at: 'arsunt' }) as ArrakisEvent);
    const [undefended] = beatsOf(next, seen(table.state), [...heard, ...next]).slice(-1);
    expect(undefended?.kind).toBe('ends');
    expect(undefended?.arena.halves.map(({ dice, sum }) => [dice.length, sum])).toEqual([
      [0, null],
      [0, null],
    ]);
  });
});

// R11.10
test('whatever happens, what is reckoned on the sand is what the rules reckon, and nobody is lost from sight', () => {
  let counted = 0;
  for (let seed = 1; counted < 40; seed++) {
    const table = startOf({ module: arrakis, seats: 2, options: {} }, seed);
    const chance = chanceOf(seed);
    const heard: ArrakisEvent[] = [];
    for (let moves = 0; table.task && moves < 3000; moves++) {
      const before = seen(table.state);
      const events = table.play(randomMove(table, chance)).map(({ event }) => event);
      heard.push(...events);
      if (!hasBattle(events)) continue;
      const after = seen(table.state);
      for (const beat of beatsOf(events, after, heard)) {
        const hits = beat.told.flatMap((one) => (one.type === 'hits' && one.cause === 'battle' ? [one] : []));
        if (beat.kind !== 'count') continue;
        counted++;
        for (const { side, sum } of beat.arena.halves) expect(sum?.damage).toBe(hits.find(({ on }) => on !== side)?.count);
        for (const { side, troop, role } of beat.arena.halves) {
          const at = role === 'attack' ? beat.arena.from : beat.arena.at;
          // Nothing happens between throw and count that the view before the throw does not show, unless it began here.
          if (before.battle && before.legions[side][at]) expect(unitsOf(troop)).toBe(unitsOf({ ...before.legions[side][at], tokens: 0 }));
        }
      }
    }
  }
}, 60_000);
