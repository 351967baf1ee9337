import { expect, test } from 'vitest';
import type { TableState } from '../../shared/protocol/pushes.ts';
import type { GamePictures } from '../games/scene.ts';
import { meanwhile, type Scene, scenes } from './scenes.ts';

const FIGHT = { type: 'fists' };
const pictures = {
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

function table(isWatched = true) {
  const seen: { now: TableState; scene: Scene | null; settled: number[] } = { now: position(0, []), scene: null, settled: [] };
  const coming = scenes({
    isWatched: () => isWatched,
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
  const { seen, coming } = table(false);
  coming.arrive({ state: position(1, told), events: [FIGHT] });
  expect([seen.scene, seen.now.turn]).toEqual([null, 1]);
});
