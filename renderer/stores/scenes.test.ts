import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { TableState } from '../../shared/protocol/pushes.ts';
import type { GamePictures } from '../games/scene.ts';
import { LIE, TUMBLE } from '../games/scene.ts';
import { meanwhile, type Scene, scenes, type Throw } from './scenes.ts';

const FIGHT = { type: 'fists' };
const THROW = { type: 'threw' };
const pictures = {
  thrown: (events: readonly { type: string }[]) => (events.some(({ type }) => type === 'threw') ? ['a', 'b'] : []),
  overlay: {
    shows: (_view: unknown, _task: unknown, events: readonly { type: string }[] = []) => events.some(({ type }) => type === 'fists'),
  },
} as unknown as GamePictures;
const position = (turn: number, heard: readonly object[], more: object = {}): TableState =>
  ({
    game: 'war',
    turn,
    view: { troops: 10 - turn },
    asking: { question: turn, task: { do: 'move' } },
    heard,
    chat: [],
    phase: 'playing',
    undo: { free: true, seal: null, plea: null },
    ...more,
  }) as unknown as TableState;

interface Seen {
  now: TableState;
  scene: Scene | null;
  thrown: Throw | null;
  settled: number[];
}
function table({ isWatched = true, motion = 1 } = {}) {
  const seen: Seen = { now: position(0, []), scene: null, thrown: null, settled: [] };
  const coming = scenes({
    isWatched: () => isWatched,
    motion: () => motion,
    tumble: (thrown) => (seen.thrown = thrown),
    after: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
    pictures: () => pictures,
    shown: () => seen.now,
    show: (state) => (seen.now = state),
    raise: (scene) => (seen.scene = scene),
    settle: ({ state }) => {
      seen.now = state;
      seen.settled.push(state.turn);
    },
  });
  return { seen, coming };
}
const told = [{ turn: 1, event: FIGHT }];
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('while a battle is seen nothing tells its end, and nobody is asked', () => {
  const { seen, coming } = table();
  coming.arrive({ state: position(1, told, { phase: 'over' }), events: [FIGHT] });
  expect(seen.scene).toEqual({ view: { troops: 9 }, events: [FIGHT], heard: [FIGHT] });
  expect(seen.now).toMatchObject({ turn: 0, view: { troops: 10 }, heard: [], asking: null, phase: 'playing', undo: { free: false } });
  coming.seen();
  expect(seen.scene).toBeNull();
  expect(seen.now).toMatchObject({ turn: 1, view: { troops: 9 }, phase: 'over', asking: { question: 1 } });
});

test('what comes meanwhile waits in its order, another battle among it; people go on talking', () => {
  const { seen, coming } = table();
  coming.arrive({ state: position(1, told), events: [FIGHT] });
  coming.arrive({ state: position(2, [...told, {}], { chat: ['hello'] }), events: [{ type: 'move' }] });
  coming.arrive({ state: position(3, [...told, {}, {}]), events: [FIGHT] });
  coming.arrive({ state: position(4, [...told, {}, {}, {}]), events: [{ type: 'move' }] });
  expect([seen.now.turn, coming.waiting()]).toEqual([0, 3]);
  coming.seen();
  expect(seen.settled).toEqual([1, 2]);
  expect(seen.scene?.view).toEqual({ troops: 7 });
  coming.seen();
  expect(seen.settled).toEqual([1, 2, 3, 4]);
  expect(coming.waiting()).toBe(0);
});

test('talk goes on over a scene', () => {
  expect(meanwhile(position(0, []), position(1, told, { chat: ['hello'] }))).toMatchObject({ turn: 0, chat: ['hello'] });
});

test('a battle that is taken back while it is seen is over at once', () => {
  const { seen, coming } = table();
  coming.arrive({ state: position(1, told), events: [FIGHT] });
  coming.arrive({ state: position(0, []), events: [] });
  expect(seen.scene).toBeNull();
  expect(seen.now.asking).not.toBeNull();
});

test('where nobody looks nothing is held back', () => {
  const { seen, coming } = table({ isWatched: false });
  coming.arrive({ state: position(1, told), events: [FIGHT] });
  expect([seen.scene, seen.now.turn]).toEqual([null, 1]);
});

test('while dice tumble nothing tells how they lie; the question before the throw stands there until they rest', () => {
  const { seen, coming } = table();
  coming.arrive({ state: position(1, [{ turn: 1, event: THROW }]), events: [THROW] });
  expect(seen.thrown).toEqual({ view: { troops: 9 }, dice: ['a', 'b'] });
  expect(seen.now).toMatchObject({ turn: 0, view: { troops: 10 }, heard: [], asking: { question: 0 }, undo: { free: false } });
  vi.advanceTimersByTime(TUMBLE - 1);
  expect(seen.settled).toEqual([]);
  vi.advanceTimersByTime(1);
  expect([seen.thrown, seen.settled]).toEqual([null, [1]]);
  expect(seen.now).toMatchObject({ turn: 1, asking: { question: 1 } });
});

test('a throw that begins a battle is seen before the battle', () => {
  const { seen, coming } = table();
  coming.arrive({ state: position(1, [{}, {}]), events: [THROW, FIGHT] });
  expect([seen.thrown?.dice, seen.scene]).toEqual([['a', 'b'], null]);
  vi.advanceTimersByTime(TUMBLE);
  expect(seen).toMatchObject({ thrown: null, scene: { view: { troops: 9 } }, settled: [], now: { asking: null } });
  coming.seen();
  expect(seen.settled).toEqual([1]);
});

test('who is behind catches up: only the throw to the newest position is seen', () => {
  const { seen, coming } = table();
  for (const turn of [1, 2, 3]) coming.arrive({ state: position(turn, Array(turn).fill({})), events: [THROW] });
  vi.advanceTimersByTime(TUMBLE);
  vi.advanceTimersByTime(LIE);
  expect([seen.settled, seen.thrown?.view]).toEqual([[1, 2], { troops: 7 }]);
  vi.advanceTimersByTime(TUMBLE);
  expect(seen.settled).toEqual([1, 2, 3]);
});

test('the dice of somebody else lie still for a while before anything goes on; who is asked goes on at once', () => {
  const { seen, coming } = table();
  coming.arrive({ state: position(1, [{}]), events: [THROW] });
  vi.advanceTimersByTime(TUMBLE);
  coming.arrive({ state: position(2, [{}, {}], { chat: ['hello'] }), events: [{ type: 'move' }] });
  vi.advanceTimersByTime(LIE - 1);
  expect(seen).toMatchObject({ settled: [1], now: { turn: 1, asking: { question: 1 }, chat: ['hello'] } });
  vi.advanceTimersByTime(1);
  expect(seen.settled).toEqual([1, 2]);
  const own = table();
  const asking = { question: 1, task: { do: 'move' }, choices: { pick: 'one', of: [] } };
  own.coming.arrive({ state: position(1, [{}], { asking }), events: [THROW] });
  vi.advanceTimersByTime(TUMBLE);
  own.coming.arrive({ state: position(2, [{}, {}]), events: [{ type: 'move' }] });
  expect(own.seen.settled).toEqual([1, 2]);
});

test('a throw that is taken back, or forgotten for other eyes, tells nothing later', () => {
  const { seen, coming } = table();
  coming.arrive({ state: position(1, [{}]), events: [THROW] });
  coming.arrive({ state: position(0, []), events: [] });
  vi.advanceTimersByTime(TUMBLE);
  expect([seen.thrown, seen.settled]).toEqual([null, [0]]);
});

test('without motion a throw is told at once, and longer with slow motion', () => {
  const calm = table({ motion: 0 });
  calm.coming.arrive({ state: position(1, [{}]), events: [THROW] });
  expect([calm.seen.thrown, calm.seen.settled]).toEqual([null, [1]]);
  const slow = table({ motion: 2 });
  slow.coming.arrive({ state: position(1, [{}]), events: [THROW] });
  vi.advanceTimersByTime(TUMBLE);
  expect(slow.seen.settled).toEqual([]);
  vi.advanceTimersByTime(TUMBLE);
  expect(slow.seen.settled).toEqual([1]);
});
