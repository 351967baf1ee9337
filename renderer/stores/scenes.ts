import type { Heard, TableState } from '../../shared/protocol/pushes.ts';
import { type GamePictures, LIE, TUMBLE } from '../games/scene.ts';

type Events = readonly Heard['event'][];
/** Something that is seen before anything tells how it ends, e.g. two fists that open. */
export interface Scene {
  /** The position after it. */
  readonly view: unknown;
  readonly events: Events;
  /** All that these eyes have heard so far: how it began may have been told before. */
  readonly heard: Events;
}
/** Dice that tumble before anything tells how they lie. */
export interface Throw {
  /** The position in which they lie. */
  readonly view: unknown;
  /** Which of them, as the tray calls them. */
  readonly dice: readonly string[];
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
/** Are dice thrown on the way there? */
export function throwOf(pictures: GamePictures | undefined, { state: { view }, events }: Arrival): Throw | null {
  const dice = view ? (pictures?.thrown?.(events) ?? []) : [];
  return dice.length > 0 ? { view, dice } : null;
}
/** The table while dice tumble: people come, go and talk, and the question before the throw still stands there. */
export function whileThrown(before: TableState, next: TableState): TableState {
  const { seats, spectators, open, clock, paused, chat } = next;
  return { ...before, seats, spectators, open, clock, paused, chat, undo: { free: false, seal: null, plea: null } };
}
/**
 * The table while a scene lies over it: people come, go and talk, but nothing tells what the scene is going to show,
 * and nobody is asked.
 */
export const meanwhile = (before: TableState, next: TableState): TableState => ({ ...whileThrown(before, next), asking: null });

interface Stage {
  /** Nobody looks: then nothing is held back. */
  readonly isWatched: () => boolean;
  /** Factor on how long things move; 0 = nothing does. */
  readonly motion: () => number;
  readonly pictures: (game: string) => GamePictures | undefined;
  readonly shown: () => TableState | null;
  readonly show: (state: TableState) => void;
  /** A scene begins, or all of them are over. */
  readonly raise: (scene: Scene | null) => void;
  /** Dice begin to tumble, or lie. */
  readonly tumble: (thrown: Throw | null) => void;
  /** Later, in milliseconds. @returns how it is called off */
  readonly after: (ms: number, then: () => void) => () => void;
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
export function scenes({ isWatched, motion, pictures, shown, show, raise, tumble, after, settle }: Stage): Scenes {
  /** What the scene leads to, and what came after it. */
  let queue: Arrival[] = [];
  /** The dice of the first in the queue have been seen. */
  let isThrown = false;
  let callOff: (() => void) | null = null;
  /** What the table tells of what goes on behind the scene. */
  const reveal = ({ state }: Arrival): void => {
    const before = shown();
    if (before) show((callOff || goOn ? whileThrown : meanwhile)(before, state));
  };
  const rest = (): void => {
    callOff?.();
    callOff = null;
    tumble(null);
  };
  /** Somebody else's dice lie there now: what comes next waits until they can have been read. */
  let goOn: (() => void) | null = null;
  const lie = (): void => {
    if (shown()?.asking?.choices) return;
    goOn = after(LIE * motion(), () => {
      goOn = null;
      begin();
    });
  };
  const lift = (): void => {
    goOn?.();
    goOn = null;
  };
  /** Whoever is behind catches up: dice tumble only on the way to the newest position. */
  const throwsTo = (next: Arrival): Throw | null =>
    !isThrown && queue.length === 1 && isWatched() && motion() > 0 && shown() ? throwOf(pictures(next.state.game), next) : null;
  /** What comes now; nothing while dice lie there to be read. */
  const due = (): Arrival | undefined => (goOn ? undefined : queue[0]);
  const begin = (): void => {
    for (let next = due(); next; next = due()) {
      const thrown = throwsTo(next);
      if (thrown) {
        callOff = after(TUMBLE * motion(), () => {
          isThrown = true;
          rest();
          begin();
        });
        reveal(next);
        raise(null);
        tumble(thrown);
        return;
      }
      const { game, view, asking, heard } = next.state;
      const whole = { view, events: next.events, heard: heard.map(({ event }) => event) };
      const scene = isWatched() ? sceneOf(pictures(game), asking?.task ?? null, whole) : null;
      if (scene && shown()) {
        reveal(next);
        raise(scene);
        return;
      }
      const wasThrown = isThrown;
      leave();
      settle(next);
      if (wasThrown) lie();
    }
    raise(null);
  };
  const leave = (): void => {
    queue.shift();
    isThrown = false;
  };
  const clear = (): void => {
    queue = [];
    isThrown = false;
    lift();
    rest();
    raise(null);
  };
  return {
    arrive(arrival) {
      const newest = queue.at(-1)?.state ?? shown();
      // What was about to be shown has been taken back.
      if (newest && arrival.state.heard.length < newest.heard.length) clear();
      queue.push(arrival);
      if (queue.length === 1 && !goOn) begin();
      else reveal(arrival);
    },
    seen() {
      lift();
      const now = queue[0];
      if (!now) return;
      rest();
      leave();
      settle(now);
      begin();
    },
    clear,
    waiting: () => Math.max(0, queue.length - 1),
  };
}
