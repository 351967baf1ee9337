import { describe, expect, test } from 'vitest';
import { POSTS } from '../../../shared/games/uprising/data.ts';
import { bookOf } from '../../../shared/games/imperium-family/edition.ts';
import { seat } from '../../../shared/games/imperium-family/words/seats.ts';
import { type Chart, linesFrom, type Place } from '../imperium-family/land.ts';
import { conflictModel, ownBoard, spaceModel, trackModels } from '../imperium-family/model.ts';
import { uprisingView } from './gallery/uprising-views.ts';
import { BOARD_SIDED, BOARD_SIX, NEAR_SIX, SIDED_YIELDS } from './places-six.ts';

const six = uprisingView({
  seats: 6,
  leaders: { seat2: 'feyd-rautha-harkonnen', seat3: 'gurney-halleck', seat5: 'lady-amber-metulli', seat6: 'princess-irulan' },
  players: { seat4: { influence: { emperor: 3 } } },
});
const book = bookOf(six);
const ofFactions = book.factions.flatMap((faction) => book.board.zones[faction] ?? []);
const others = book.spaceNames.filter((space) => !ofFactions.includes(space));

describe('the side of the board for six', () => {
  const CHARTS: readonly (readonly [string, Chart])[] = [
    ['board', BOARD_SIX],
    ['sided', BOARD_SIDED],
    ['row', NEAR_SIX.row],
    ['planet', NEAR_SIX.planet],
  ];
  test('R18.3 every space that is no Faction’s lies on the land, those of the Commanders too, and on a phone all have a place', () => {
    expect(Object.keys(BOARD_SIX.places).toSorted()).toEqual(others.toSorted());
    expect([...Object.keys(NEAR_SIX.row.places), ...Object.keys(NEAR_SIX.planet.places)].toSorted()).toEqual(others.toSorted());
  });
  test('R18.3 beside their teams lie the two spaces of each Commander; all others stay on the land between them', () => {
    const own = (
      [
        ['seat1', 'seat3', 'seat5'],
        ['seat2', 'seat4', 'seat6'],
      ] as const
    ).map((seats) => ownBoard(six, seats));
    expect(own.map((board) => [board?.faction, board?.players, board?.spaces])).toEqual([
      ['fremen', ['seat1'], ['hardy-warriors', 'desert-mastery']],
      ['emperor', ['seat4'], ['vast-wealth', 'sardaukar-6p']],
    ]);
    const beside = own.flatMap((board) => board?.spaces ?? []);
    expect(Object.keys(BOARD_SIDED.places).toSorted()).toEqual(others.filter((space) => !beside.includes(space)).toSorted());
    expect(Object.keys(BOARD_SIDED.posts).toSorted()).toEqual(Object.keys(BOARD_SIX.posts).toSorted());
    expect(others.filter((space) => !SIDED_YIELDS.includes(space) && !beside.includes(space)).toSorted()).toEqual([
      'accept-contract',
      'shipping',
    ]);
  });
  test('R18.13 a Commander’s track shows the one cube, and what each of the team gains at 1 and 3', () => {
    const board = ownBoard(six, ['seat2', 'seat4', 'seat6']);
    expect(board?.steps.flatMap(({ step, here }) => (here.length > 0 ? [[step, here]] : []))).toEqual([[3, ['seat4']]]);
    expect(board?.steps.flatMap(({ step, gives }) => (gives.length > 0 ? [step] : []))).toEqual([1, 3]);
    expect(ownBoard(six, ['seat2', 'seat6'])).toBeNull();
  });
  test('R18.5 Commanders are not among the fighters', () => {
    expect(
      conflictModel(six)
        .fighters.map(({ player }) => player)
        .toSorted(),
    ).toEqual(['seat2', 'seat3', 'seat5', 'seat6']);
  });
  test('all 15 posts stand on the table', () => {
    const between = trackModels(six).flatMap((track) => track.posts);
    expect([...between, ...Object.keys(BOARD_SIX.posts)].toSorted()).toEqual(POSTS.six.toSorted());
    expect([...Object.keys(NEAR_SIX.row.posts), ...Object.keys(NEAR_SIX.planet.posts)].toSorted()).toEqual(
      Object.keys(BOARD_SIX.posts).toSorted(),
    );
  });
  test.each(CHARTS)('%s: everything lies inside, no two spaces on each other, and each post has a line to what it watches', (_, chart) => {
    const boxes = Object.values(chart.places).map(([x, y, width = 0]) => ({ left: x - width / 2, right: x + width / 2, y }));
    for (const { left, right, y } of boxes) {
      expect(Math.min(left, y)).toBeGreaterThan(0);
      expect(Math.max(right, y)).toBeLessThan(1);
    }
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1))
        expect(one.right <= other.left || other.right <= one.left || Math.abs(one.y - other.y) > 0.12).toBe(true);
    for (const [id, place] of Object.entries(chart.posts ?? {})) {
      const watched = book.board.posts?.[id]?.spaces ?? [];
      const lines = linesFrom(chart, place as Place, watched);
      expect(lines, id).toHaveLength(watched.length);
    }
  });
  test('each of the 28 says in signs what it asks and what it does', () => {
    expect(book.spaceNames).toHaveLength(28);
    for (const id of book.spaceNames) expect(spaceModel(six, id).line.length, id).toBeGreaterThan(0);
  });
  test('R18.13 a Commander shows the own track among what is owned', () => {
    expect(seat(six, 'seat4').has.find(({ icon }) => icon === 'inf-emperor')?.count).toBe(3);
    expect(seat(six, 'seat2').has.some(({ icon }) => icon === 'inf-emperor')).toBe(false);
  });
});
