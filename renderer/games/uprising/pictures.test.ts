import { describe, expect, test } from 'vitest';
import { DATA, POSTS, SPACES } from '../../../shared/games/uprising/data.ts';
import { FACTIONS } from '../../../shared/games/uprising/ids.ts';
import type { TrackOfLeader } from '../../../shared/games/imperium-family/records.ts';
import { RECORDS } from '../../../shared/games/uprising/records.ts';
import { seat } from '../../../shared/games/imperium-family/words/seats.ts';
import { light } from '../../canvas/land/relief.ts';
import { LAND_LIGHT } from '../../canvas/land/terrain.ts';
import { trackColumns } from '../imperium-family/faces/track.ts';
import { keptBy } from '../imperium-family/kept.ts';
import { type Chart, linesFrom, type Place } from '../imperium-family/land.ts';
import { conflictModel, spaceModel, trackModels } from '../imperium-family/model.ts';
import { tableParts } from '../imperium-family/table-parts.ts';
import { landPlane, modelGround } from './bake/ground.ts';
import { UPRISING_VIEWS, uprisingView } from './gallery/uprising-views.ts';
import { pictures } from './index.ts';
import { BOARD, NEAR } from './places.ts';
import { LENT } from '../../../shared/games/uprising/base/records.ts';
import { trayPlace } from '../imperium-family/bake/sheets.ts';

const { middle, breached } = UPRISING_VIEWS;
const { zones, spaces, posts } = DATA.board;
const ofFactions: readonly string[] = FACTIONS.flatMap((faction) => zones[faction]);
const others = SPACES.one_to_four.filter((id) => !ofFactions.includes(id));
const signs = (line: readonly object[]): readonly string[] =>
  line.map((token) => {
    if ('sign' in token) return `${'count' in token ? token.count : ''}${token.sign}`;
    if ('tab' in token) return `[${signs(token.tab as object[])}]`;
    return 'word' in token ? String(token.word) : 'join' in token && token.join === 'or' ? 'or' : '>';
  });

describe('places', () => {
  const CHARTS: readonly (readonly [string, Chart])[] = [
    ['board', BOARD],
    ['row', NEAR.row],
    ['planet', NEAR.planet],
  ];
  test('every space that is no Faction’s lies on the land, and once on a phone', () => {
    expect(Object.keys(BOARD.places).toSorted()).toEqual(others.toSorted());
    expect([...Object.keys(NEAR.row.places), ...Object.keys(NEAR.planet.places)].toSorted()).toEqual(others.toSorted());
  });
  test('R5.1 all 13 posts stand on the table: those of a Faction between its spaces, the others on the land', () => {
    const between = trackModels(middle).flatMap((track) => track.posts);
    expect(between).toHaveLength(4);
    expect([...between, ...Object.keys(BOARD.posts)].toSorted()).toEqual(POSTS.one_to_four.toSorted());
    expect([...Object.keys(NEAR.row.posts), ...Object.keys(NEAR.planet.posts)].toSorted()).toEqual(Object.keys(BOARD.posts).toSorted());
  });
  test.each(CHARTS)('%s: everything lies inside, and no two spaces on each other', (_, chart) => {
    const boxes = Object.values(chart.places).map(([x, y, width = 0]) => ({ left: x - width / 2, right: x + width / 2, y }));
    for (const { left, right, y } of boxes) {
      expect(Math.min(left, y)).toBeGreaterThan(0);
      expect(Math.max(right, y)).toBeLessThan(1);
    }
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1))
        expect(one.right <= other.left || other.right <= one.left || Math.abs(one.y - other.y) > 0.12).toBe(true);
  });
  test.each(CHARTS)('%s: a line goes from each post to each space that it watches', (_, chart) => {
    for (const [id, place] of Object.entries(chart.posts ?? {})) {
      const watched = posts[id as keyof typeof posts].spaces;
      const lines = linesFrom(chart, place, watched);
      expect(lines).toHaveLength(watched.length);
      for (const [at, [from, [x, y]]] of lines.entries()) {
        const [middleX, middleY, width = 0] = chart.places[watched[at] as string] as Place;
        expect(from).toBe(place);
        expect(Math.abs(x - middleX)).toBeLessThan(width / 2);
        expect(Math.abs(y - middleY)).toBeLessThan(0.05);
      }
    }
  });
});

describe('spaces', () => {
  test('each of the 22 says in signs what it asks and what it does', () => {
    expect(SPACES.one_to_four).toHaveLength(22);
    for (const id of SPACES.one_to_four) {
      const line = signs(spaceModel(middle, id).line);
      expect(line.length, id).toBeGreaterThan(0);
      expect(['>', 'or'], id).not.toContain(line[0]);
    }
    expect(signs(spaceModel(middle, 'gather-support').line)).toEqual(['2troop', '2solari', '>', '1water']);
    expect(signs(spaceModel(middle, 'spice-refinery').line)).toEqual(['2solari', 'or', '1spice', '>', '4solari']);
    expect(signs(spaceModel(middle, 'shipping').line)).toEqual(['[2+inf-guild]', '3spice', '>', '5solari', '+1ring-any']);
    expect(signs(spaceModel(middle, 'hagga-basin').line)).toEqual(['1water', '>', '2spice', 'or', '[maker-hook]', '1worm']);
  });
  test('R4.13 R4.14 the price and the gain of this moment stand there', () => {
    expect(signs(spaceModel(middle, 'swordmaster').line)).toEqual(['8solari', '>', 'swordmaster']);
    const taken = uprisingView({ seats: 3, players: { seat2: { swordmaster: true } } });
    expect(signs(spaceModel(taken, 'swordmaster').line)).toEqual(['6solari', '>', 'swordmaster']);
    expect(signs(spaceModel(middle, 'high-council').line)).toEqual(['5solari', '>', 'council']);
    expect(signs(spaceModel({ ...middle, viewer: 'seat3' }, 'high-council').line)).toEqual([
      '5solari',
      '>',
      '2spice',
      '1intrigue',
      '3troop',
    ]);
  });
  test('occupants, control, bonus spice and seats are there', () => {
    expect(spaceModel(middle, 'arrakeen').agents).toEqual(['seat2']);
    expect(spaceModel(middle, 'spice-refinery').control).toBe('seat2');
    expect(spaceModel(middle, 'deep-desert').bonus).toBe(3);
    expect(spaceModel(middle, 'high-council').seated).toEqual(['seat3']);
    for (const id of SPACES.one_to_four) expect(spaceModel(middle, id).combat).toBe(spaces[id as keyof typeof spaces].combat);
  });
});

describe('beside the board', () => {
  test('R7.6 R10.6 the Conflict shows its battle icon, sandworms, and whether the Shield Wall keeps them out', () => {
    expect(conflictModel(middle)).toMatchObject({ icon: 'crysknife', walled: true });
    expect(conflictModel(breached).walled).toBe(false);
    expect(conflictModel(middle).fighters[0]).toMatchObject({ player: 'seat2', sandworms: 1 });
  });
  test('R10.6 R16.1 contracts, Objectives and won Conflicts lie open, those turned down too', () => {
    expect(keptBy(middle, 'seat1')).toEqual({
      contracts: { open: ['contract-arrakeen-water'], done: ['contract-deliver-supplies'] },
      cards: [
        { objective: 'objective-crysknife', faceUp: true, icon: 'crysknife' },
        { conflict: 'skirmish-desert-mouse', faceUp: true, icon: 'desert-mouse' },
      ],
      icons: ['crysknife', 'desert-mouse'],
    });
    const spent = uprisingView({ seats: 3, players: { seat1: { won: [{ conflict: 'propaganda', faceUp: false }], objectives: [] } } });
    expect(keptBy(spent, 'seat1')).toMatchObject({ cards: [{ conflict: 'propaganda', faceUp: false }], icons: [] });
    expect(seat(middle, 'seat1').has.map(({ icon }) => icon)).toEqual(
      expect.arrayContaining(['spy', 'crysknife', 'desert-mouse', 'contract']),
    );
  });
  test('R15.2 a track is drawn place by place, forks beside each other', () => {
    expect(trackColumns(RECORDS.leaders['feyd-rautha-harkonnen'].training_track as TrackOfLeader)).toEqual([
      ['t0'],
      ['t1a', 't1b'],
      ['t2'],
      ['t3a', 't3b'],
      ['t3c'],
      ['t4'],
    ]);
  });
  test('a phone counts posts that can be chosen with the part where they stand', () => {
    const lit = new Set(['post-fremen', 'post-choam', 'post-deep-desert']);
    const plan = { tracks: trackModels(middle), row: [], planet: [], market: false };
    const spots = { row: Object.keys(NEAR.row.posts), planet: Object.keys(NEAR.planet.posts) };
    const counts = tableParts({ ...plan, row: ['shipping'], posts: spots }, ({ kind, id }) => kind === 'post' && lit.has(id));
    expect(Object.fromEntries(counts.map(({ id, count }) => [id, count]))).toMatchObject({ fremen: 1, emperor: 0, row: 1, planet: 1 });
  });
  test('posts and contracts lie on the board', () => {
    for (const kind of ['post', 'contract']) expect(pictures.sceneKinds).toContain(kind);
  });
});

test('the Shield Wall is gone from the land once it is blown up, and only there', () => {
  const { width } = landPlane(120);
  const [walled, open] = [true, false].map((is) => light(modelGround(120, ['noon'], is), 0, LAND_LIGHT.noon)) as [
    Uint8ClampedArray,
    Uint8ClampedArray,
  ];
  const differs = (x: number, y: number): boolean =>
    [0, 1, 2].some((channel) => {
      const at = (Math.round(y * landPlane(120).height) * width + Math.round(x * width)) * 4 + channel;
      return Math.abs((walled[at] as number) - (open[at] as number)) > 12;
    });
  expect([0.46, 0.5, 0.57, 0.6].filter((x) => differs(x, 0.73)).length).toBeGreaterThan(1);
  expect(differs(0.1, 0.9)).toBe(false);
});

// R19.1
test('cards of the first game have the trays that they have there', () => {
  for (const [kind, table] of Object.entries({ card: LENT.cards, intrigue: LENT.intrigue, conflict: LENT.conflicts }))
    for (const id of Object.keys(table)) {
      const thing = `${kind}:${id}`;
      expect(trayPlace('uprising', thing), thing).toBeDefined();
      expect(trayPlace('uprising', thing)).toEqual(trayPlace('imperium', thing.replace('base-', '')));
    }
});
