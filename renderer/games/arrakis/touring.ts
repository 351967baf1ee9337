import { type Ref, shallowRef, watch } from 'vue';
import type { AreaId } from '../../../shared/games/arrakis/ids.ts';
import { useTimers } from '../timers.ts';
import type { Happening } from './board/happenings.ts';
import { type Stop, timesOf, tourOf } from './board/tour.ts';

type Events = readonly { readonly type: string }[];
interface Journey {
  /** What happened, as the scene is told of it. */
  readonly events: () => Events;
  readonly happened: () => readonly Happening[];
  /** Factor on all durations; 0 = the map does not turn by itself. */
  readonly motion: () => number;
  /** What is told of the area the map has turned to; null = the tour is over. */
  readonly tell: (event: object | null) => void;
}
/** A map that shows but a part of itself, on its way to everything that happened. */
export interface Touring {
  /** The area it has turned to; null = it is where the question is. */
  readonly at: Ref<AreaId | null>;
  /** What is to be marked on it now. */
  readonly marks: Ref<readonly Happening[]>;
  /** A hand wants the map: what was still to be shown is shown at once, wherever it is. */
  readonly end: () => void;
}

/** Turns a map to one area after the other when something has happened there; whoever touches it ends that. */
export function useTouring({ events, happened, motion, tell }: Journey): Touring {
  const timers = useTimers();
  const at = shallowRef<AreaId | null>(null);
  const marks = shallowRef<readonly Happening[]>([]);
  let left: readonly Stop[] = [];
  function over(): void {
    timers.stop();
    left = [];
    at.value = null;
    tell(null);
  }
  function begin(): void {
    if (at.value) over();
    left = motion() > 0 ? tourOf(happened(), events()) : [];
    if (left.length === 0) {
      marks.value = happened();
      return;
    }
    const times = timesOf(left.length, motion());
    for (const [nth, stop] of left.entries()) {
      const step = times.steps[nth];
      if (!step) continue;
      const turn = (): void => {
        at.value = stop.at;
        tell(stop.event);
      };
      // The first at once: until then the end of all that happened would be told.
      if (nth === 0) turn();
      else timers.wait(step.turns, turn);
      timers.wait(step.shows, () => {
        left = left.slice(1);
        marks.value = stop.happened;
      });
    }
    timers.wait(times.over, over);
  }
  watch(events, begin);
  return {
    at,
    marks,
    end() {
      if (!at.value) return;
      marks.value = left.flatMap((stop) => stop.happened);
      over();
    },
  };
}
