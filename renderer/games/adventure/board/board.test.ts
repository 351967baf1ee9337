import { describe, expect, test } from 'vitest';
import { boardOf } from '../../../../shared/games/adventure/board.ts';
import { CASTLE, type COLOURS, DESERT, FIELDS, FIGURES, SPACES, type SpaceId } from '../../../../shared/games/adventure/ids.ts';
import { ADVENTURE_VIEWS, adventureView } from '../gallery/adventure-views.ts';
import { BOWL, BEZEL, CORNERS, LINKS, PIT, PLACES, spaceAt } from '../bake/plan.ts';
import { along, journeys, lineOf, wayOf } from './journeys.ts';
import { cornerWidth, FIGURE_ROOM, frameOf, inBox, nearTo, placeFigures, slots } from './layout.ts';
import { boardModel, edgeOf, fieldEntity, isSamePosition, pactsOf } from './model.ts';

const DARK = { lit: [], blocked: [], pointed: null };
const space = (id: string) => ({ kind: 'space', id });
const { spaces } = boardOf({}).data.board;
const apart = (one: SpaceId, other: SpaceId) =>
  Math.hypot(PLACES[one].at[0] - PLACES[other].at[0], PLACES[one].at[1] - PLACES[other].at[1]);

describe('the two rings', () => {
  test('every space has its place in the bowl, and none lies on another', () => {
    for (const [at, one] of SPACES.entries()) {
      const [x, y] = PLACES[one].at;
      expect(Math.hypot(x / (BOWL.x - 100), y / (BOWL.y - 80)), one).toBeLessThan(1);
      for (const other of SPACES.slice(at + 1))
        expect(apart(one, other), `${one}, ${other}`).toBeGreaterThan(PLACES[one].radius + PLACES[other].radius + 30);
    }
  });

  test('both run clockwise, as the arrows of the rules do', () => {
    for (const ring of [DESERT, CASTLE]) {
      const angles = ring.map((id) => Math.atan2(PLACES[id].at[1], PLACES[id].at[0]));
      const turns = angles.map((angle, at) => ((angles[(at + 1) % ring.length] as number) - angle + 2 * Math.PI) % (2 * Math.PI));
      expect(Math.max(...turns)).toBeLessThan(1);
      expect(turns.reduce((sum, turn) => sum + turn, 0)).toBeCloseTo(2 * Math.PI);
    }
  });

  test('the sietches lie on the diagonals, each in the corner of its colour, its Training space between it and the pit', () => {
    for (const [sietch, training] of LINKS) {
      const colour = spaces[sietch].colour as (typeof COLOURS)[number];
      expect([Math.sign(PLACES[sietch].at[0]), Math.sign(PLACES[sietch].at[1])]).toEqual(CORNERS[colour]);
      expect(spaces[sietch].next).toContain(training);
      const others = CASTLE.filter((id) => id !== training).map((id) => apart(sietch, id));
      expect(apart(sietch, training)).toBeLessThan(Math.min(...others));
    }
  });

  test('no space of the castle lies in the pit', () => {
    for (const id of CASTLE) expect(Math.hypot(PLACES[id].at[0] / (PIT.x + 60), PLACES[id].at[1] / (PIT.y + 60)), id).toBeGreaterThan(1);
  });

  test('a place on a space is found again, sand between the rings is none', () => {
    for (const id of SPACES) expect(spaceAt([PLACES[id].at[0] + 30, PLACES[id].at[1] - 30])).toBe(id);
    expect(spaceAt([0, 0])).toBeNull();
  });
});

describe('figures on one space', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12])('%i of them never lie over each other', (count) => {
    const all = slots(count);
    expect(all).toHaveLength(count);
    for (const [at, one] of all.entries())
      for (const other of all.slice(at + 1)) {
        const room = Math.max(one.scale, other.scale);
        const beside = Math.abs(one.at[0] - other.at[0]) >= FIGURE_ROOM.x * 1.9 * room;
        const above = Math.abs(one.at[1] - other.at[1]) >= FIGURE_ROOM.y * 1.85 * room;
        expect(beside || above).toBe(true);
      }
  });

  test('all who are in the game are placed, nobody else', () => {
    const placed = placeFigures(boardModel(ADVENTURE_VIEWS.middle, DARK), 1);
    expect([...placed.keys()].sort()).toEqual(FIGURES.filter((id) => id !== 'beast-rabban').sort());
  });
});

describe('the board in its box', () => {
  test.each([
    [828, 536],
    [1227, 781],
    [3200, 1700],
    [390, 237],
    [700, 900],
  ])('of %i by %i keeps the four corners free', (width, height) => {
    const frame = frameOf(width, height, 16);
    const x = width / 2 - cornerWidth(frame.field) - 4;
    const y = height / 2 - frame.field.height - 4;
    const [a, b] = [(BOWL.x + BEZEL) * frame.scale, (BOWL.y + BEZEL) * frame.scale];
    expect(Math.hypot(x / a, y / b)).toBeGreaterThanOrEqual(1);
    expect(a).toBeLessThanOrEqual(width / 2);
    expect(b).toBeLessThanOrEqual(height / 2);
  });

  test('on a phone a question about a stretch of ring is seen near, every offer of it inside the box', () => {
    const offered: readonly SpaceId[] = ['spice-3', 'duel-1', 'spice-4'];
    const all = frameOf(390, 237, 16);
    const near = nearTo(all, offered);
    expect(near.scale).toBeGreaterThan(all.scale * 1.5);
    for (const id of offered) {
      const { x, y } = inBox(near, PLACES[id].at);
      expect(x > 20 && x < 370 && y > 20 && y < 217).toBe(true);
    }
    expect(nearTo(frameOf(828, 536, 16), offered).near).toBe(false);
    expect(nearTo(all, SPACES).near).toBe(false);
  });
});

describe('what the board shows', () => {
  test('without a question nothing is veiled', () => {
    const model = boardModel(ADVENTURE_VIEWS.middle, DARK);
    expect(model.asks).toBe(false);
    expect(new Set(SPACES.map((id) => model.spaces[id].light))).toEqual(new Set(['plain']));
  });

  test('an offer is lit with its key, the rest lies under the veil; pointing at the rest says why not', () => {
    const model = boardModel(ADVENTURE_VIEWS.middle, {
      lit: [{ entity: space('smuggler'), key: '1' }],
      blocked: [space('worm-1')],
      pointed: space('worm-1'),
    });
    expect(model.spaces.smuggler).toMatchObject({ light: 'offer', key: '1' });
    expect(edgeOf(model.spaces.smuggler)).toBe('offer');
    expect(model.spaces.traitor.light).toBe('veiled');
    expect(edgeOf(model.spaces['worm-1'])).toBe('refused');
    expect(model.focus).toEqual(['smuggler']);
  });

  test('what lies in the hand or the tray does not veil the board', () => {
    expect(boardModel(ADVENTURE_VIEWS.middle, { ...DARK, lit: [{ entity: { kind: 'card', id: 'sword' } }] }).asks).toBe(false);
  });

  test('an investment field is one thing, and pointing at equipment points at its bearer', () => {
    const field = fieldEntity('red', 'right');
    const model = boardModel(ADVENTURE_VIEWS.middle, {
      ...DARK,
      lit: [{ entity: field }],
      pointed: { kind: 'gear', id: 'chani/stillsuit' },
    });
    expect(model.corners[0]?.fields.map(({ light, stake }) => [light, stake])).toEqual([
      ['veiled', 0],
      ['veiled', 0],
      ['offer', 3],
    ]);
    expect(model.figures.chani.pointed).toBe(true);
  });

  test('every House keeps its stone, its fields and the marks of values nobody states', () => {
    const { corners } = boardModel(ADVENTURE_VIEWS.start, DARK);
    expect(corners.map(({ stone }) => stone)).toEqual(['atreides', 'corrino', 'fremen', 'harkonnen']);
    for (const { fields } of corners)
      expect(fields.map(({ id, reconstructed }) => [id, reconstructed])).toEqual(FIELDS.map((id) => [id, true]));
  });

  test('friends by pact carry its mark, and both players show it', () => {
    const model = boardModel(ADVENTURE_VIEWS.middle, DARK);
    expect(FIGURES.filter((id) => model.figures[id].pact)).toEqual(['feyd-rautha', 'baron-harkonnen', 'beast-rabban']);
    expect(pactsOf(ADVENTURE_VIEWS.middle, 'green')).toEqual([{ seat: 'seat1', rounds: 2 }]);
    expect(model.corners.map(({ pacts }) => pacts.length)).toEqual([1, 0, 0, 1]);
  });

  test('with three players the fourth corner is empty', () => {
    expect(boardModel(ADVENTURE_VIEWS.three, DARK).corners.map(({ out }) => out)).toEqual([false, false, false, true]);
  });

  test('a fight that goes on lies in the pit, and a small screen looks at its space', () => {
    const model = boardModel(ADVENTURE_VIEWS.fighting, DARK);
    expect(model.fight).toEqual([['chani'], ['gurney-halleck']]);
    expect(model.spaces['duel-2'].fight).toBe(true);
    expect(model.focus).toEqual(['duel-2']);
  });
});

describe('walking', () => {
  const before = boardModel(ADVENTURE_VIEWS.middle, DARK);
  const after = boardModel(ADVENTURE_VIEWS.moved, DARK);
  const walked = { type: 'moved', figure: 'dr-kynes', from: 'spice-2', to: 'duel-1', steps: 4 };

  test('Dr. Kynes goes four steps, not straight; who was eliminated goes nowhere', () => {
    expect(journeys(before, after, [walked])).toEqual([{ figure: 'dr-kynes', from: 'spice-2', to: 'duel-1', steps: 4 }]);
    expect(wayOf(spaces, { from: 'spice-2', to: 'duel-1', steps: 4 })).toEqual(['spice-2', 'worm-1', 'yellow-sietch', 'spice-3', 'duel-1']);
    expect(journeys(after, after)).toEqual([]);
  });

  test('a way over a link never turns back on it', () => {
    expect(wayOf(spaces, { from: 'training-green', to: 'spice-7', steps: 2 })).toEqual(['training-green', 'green-sietch', 'spice-7']);
    expect(wayOf(spaces, { from: 'green-sietch', to: 'green-sietch', steps: 2 })).toEqual(['green-sietch', 'green-sietch']);
  });

  test('a flight is one straight line', () => {
    const [flight] = journeys(before, after, []);
    expect(flight?.steps).toBeNull();
    expect(wayOf(spaces, { from: 'spice-2', to: 'duel-1', steps: null })).toEqual(['spice-2', 'duel-1']);
  });

  test('between two neighbours the way bends with the ring', () => {
    const line = lineOf(spaces, ['spice-2', 'worm-1']);
    expect(line).toHaveLength(3);
    expect(along(line, 0)).toEqual(PLACES['spice-2'].at);
    expect(along(line, 1)).toEqual(PLACES['worm-1'].at);
    const [x, y] = along(line, 0.5);
    expect(Math.hypot(x / 1085, y / 822)).toBeCloseTo(1, 1);
  });

  test('light moves nothing: what is on its way may go on', () => {
    expect(isSamePosition(before, boardModel(ADVENTURE_VIEWS.middle, { ...DARK, pointed: space('worm-1') }))).toBe(true);
    expect(isSamePosition(before, after)).toBe(false);
    expect(isSamePosition(before, boardModel(adventureView({}), DARK))).toBe(false);
  });
});
