import type { Heard, TableState } from '../../shared/protocol/pushes.ts';
import type { GamePictures } from '../games/scene.ts';

type Events = readonly Heard['event'][];
/** Something that is seen before anything tells how it ends, e.g. two fists that open. */
export interface Scene {
  /** The position after it. */
  readonly view: unknown;
  readonly events: Events;
  /** All that these eyes have heard so far: how it began may have been told before. */
  readonly heard: Events;
}
/** A position as it came, and what had happened on the way to it. */
export interface Arrival {
  readonly state: TableState;
  readonly events: Events;
}

/** Is what has happened first seen as a scene of its own? */
export function sceneOf(pictures: GamePictures | undefined, task: { readonly do: string } | null, scene: Scene): Scene | null {
  const { view, events } = scene;
  return view && events.length > 0 && pictures?.overlay?.shows(view, task, events) ? scene : null;
}
/**
 * The table while a scene lies over it: people come, go and talk, but nothing tells what the scene is going to show,
 * and nobody is asked.
 */
export function meanwhile(before: TableState, next: TableState): TableState {
  const { seats, spectators, open, clock, paused, chat } = next;
  return { ...before, seats, spectators, open, clock, paused, chat, asking: null, undo: { free: false, seal: null, plea: null } };
}

interface Stage {
  /** Nobody looks: then nothing is held back. */
  readonly isWatched: () => boolean;
  readonly pictures: (game: string) => GamePictures | undefined;
  readonly shown: () => TableState | null;
  readonly show: (state: TableState) => void;
  /** A scene begins, or all of them are over. */
  readonly raise: (scene: Scene | null) => void;
  /** The position is the one that is shown now, with what has happened. */
  readonly settle: (arrival: Arrival) => void;
}
/** Lets positions come in their order, each after the scene that leads to it has been seen. */
export interface Scenes {
  readonly arrive: (arrival: Arrival) => void;
  /** The scene has been seen: what it led to is shown. */
  readonly seen: () => void;
  /** Everything that waits is forgotten, e.g. for other eyes. */
  readonly clear: () => void;
  /** How many positions wait behind the scene. */
  readonly waiting: () => number;
}
export function scenes({ isWatched, pictures, shown, show, raise, settle }: Stage): Scenes {
  /** What the scene leads to, and what came after it. */
  let queue: Arrival[] = [];
  const begin = (): void => {
    for (let next = queue[0]; next; next = queue[0]) {
      const { game, view, asking, heard } = next.state;
      const whole = { view, events: next.events, heard: heard.map(({ event }) => event) };
      const scene = isWatched() ? sceneOf(pictures(game), asking?.task ?? null, whole) : null;
      const before = shown();
      if (scene && before) {
        show(meanwhile(before, next.state));
        raise(scene);
        return;
      }
      queue.shift();
      settle(next);
    }
    raise(null);
  };
  const clear = (): void => {
    queue = [];
    raise(null);
  };
  return {
    arrive(arrival) {
      const newest = queue.at(-1)?.state ?? shown();
      // What was about to be shown has been taken back.
      if (newest && arrival.state.heard.length < newest.heard.length) clear();
      queue.push(arrival);
      if (queue.length === 1) begin();
      else {
        const before = shown();
        if (before) show(meanwhile(before, arrival.state));
      }
    },
    seen() {
      const now = queue.shift();
      if (!now) return;
      settle(now);
      begin();
    },
    clear,
    waiting: () => Math.max(0, queue.length - 1),
  };
}
