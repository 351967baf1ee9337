import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { facts } from '../facts.ts';
import { HOUSES, type HouseId, SEATS, type SeatId, type Side } from '../ids.ts';
import { leads, seated, teamSeats } from '../seating.ts';
import { freshState } from '../verbs/setup.ts';

/** Seats that lead House Harkonnen, Corrino, House Atreides and the Fremen; 0 = the automa. */
const numbers = (lead: Readonly<Record<HouseId, SeatId | null>>): string =>
  HOUSES.map((house) => (lead[house] === null ? 0 : SEATS.indexOf(lead[house]) + 1)).join('');

describe('who leads which House', () => {
  // R1.2 R15.1 R15.9
  test.each<[number, Side, Side, string]>([
    [2, 'harkonnen', 'atreides', '2211'],
    [2, 'harkonnen', 'harkonnen', '1122'],
    [2, 'atreides', 'atreides', '2211'],
    [3, 'harkonnen', 'atreides', '2311'],
    [3, 'harkonnen', 'harkonnen', '1322'],
    [3, 'atreides', 'atreides', '2213'],
    [3, 'atreides', 'harkonnen', '1123'],
    [4, 'harkonnen', 'atreides', '2413'],
    [4, 'atreides', 'harkonnen', '1324'],
  ])('%i seats, the %s shared, the first leads the %s: %s', (count, shared, first, wanted) => {
    expect(numbers(seated(SEATS.slice(0, count), shared, first))).toBe(wanted);
  });
  // R1.2 R16.1
  test('against the automa everybody plays the Atreides: alone both Houses, two of them one each', () => {
    const lead = (count: number, mode: 'war' | 'mahdi'): string =>
      numbers(leads(SEATS.slice(0, count), freshState({ seats: SEATS, options: { mode } }, chanceOf(1)).options, chanceOf(1)));
    expect([lead(1, 'war'), lead(1, 'mahdi'), lead(2, 'war'), lead(2, 'mahdi'), lead(3, 'mahdi')]).toEqual([
      '0011',
      '0011',
      '2211',
      '0012',
      '2311',
    ]);
  });
  // R1.2
  test('the lot gives the first seat either side', () => {
    const drawn = new Map<number, string>();
    for (const lot of [0, 1]) {
      const { options } = freshState({ seats: SEATS.slice(0, 2), options: { sides: 'random' } }, chanceOf(1));
      const chance = { ...chanceOf(1), below: (most: number) => (most === 2 ? lot : -1) };
      drawn.set(lot, numbers(leads(SEATS.slice(0, 2), options, chance)));
    }
    expect([...drawn.values()]).toEqual(['2211', '1122']);
  });
});

describe('teams, before a game and in it', () => {
  const line = (seats: ReturnType<typeof teamSeats>) => seats?.map(({ team, role }) => `${team} ${role}`) ?? null;
  // R15
  test('two people are no teams', () => {
    expect([teamSeats(1, {}), teamSeats(2, {}), teamSeats(2, { mode: 'mahdi' })]).toEqual([null, null, null]);
  });
  test('three: two share a side', () => {
    expect(line(teamSeats(3, {}))).toEqual(['atreides both', 'harkonnen house-harkonnen', 'harkonnen corrino-ally']);
    expect(line(teamSeats(3, { sides: 'harkonnen', shared: 'atreides' }))).toEqual([
      'harkonnen both',
      'atreides house-atreides',
      'atreides fremen-ally',
    ]);
    expect(line(teamSeats(3, { sides: 'random' }))).toEqual(['lot leads', 'lot leads', 'lot joins']);
  });
  test('four: every other one plays together', () => {
    expect(line(teamSeats(4, {}))).toEqual([
      'atreides house-atreides',
      'harkonnen house-harkonnen',
      'atreides fremen-ally',
      'harkonnen corrino-ally',
    ]);
    expect(line(teamSeats(4, { sides: 'harkonnen' }))).toEqual([
      'harkonnen house-harkonnen',
      'atreides house-atreides',
      'harkonnen corrino-ally',
      'atreides fremen-ally',
    ]);
    expect(line(teamSeats(4, { sides: 'random' }))).toEqual(['one leads', 'two leads', 'one joins', 'two joins']);
  });
  test('in a game they are as it is led, also after a lot', () => {
    const lead = seated(SEATS, 'harkonnen', 'harkonnen');
    expect(line(teamSeats(4, { sides: 'random' }, { lead }))?.[0]).toBe('harkonnen house-harkonnen');
    expect(line(teamSeats(4, { sides: 'random' }, null))?.[0]).toBe('one leads');
  });
});

// R1.2 RU-5 RU-6 RU-16
test('what the lobby offers: by how many play, the default first', () => {
  const offered = (count: number): readonly string[] =>
    facts.options.filter(({ seats }) => !seats || seats.includes(count)).map(({ id, values }) => `${id}: ${values.join(' ')}`);
  const always = ['transport: round turn', 'surprise: special die', 'token: returns lost', 'odds: shown hidden', 'dice: app table'];
  const between = (first: readonly string[], mahdi: readonly string[]) => [...first, ...always.slice(0, 3), ...mahdi, ...always.slice(3)];
  const mahdi = ['flights: moves all', 'advances: always asked', 'baron: vehicles alone'];
  const [board, sides] = ['board: app companion', 'sides: atreides harkonnen random'];
  expect(facts.seatCounts.map(offered)).toEqual([
    between([board], mahdi),
    between(['mode: war mahdi', board, sides], mahdi),
    between([sides, 'shared: harkonnen atreides'], []),
    between([sides], []),
  ]);
  expect([facts.id, facts.rulesVersion, facts.seatIds, facts.seatCounts]).toEqual(['arrakis', 2, SEATS, [1, 2, 3, 4]]);
});
