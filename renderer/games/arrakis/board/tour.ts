import type { AreaId } from '../../../../shared/games/arrakis/ids.ts';
import { JOURNEY } from '../../../canvas/tween.ts';
import type { Happening } from './happenings.ts';

type Told = { readonly type: string; readonly at?: unknown };
/** An area where something happened, with all of it, and what is told there last. */
export interface Stop {
  readonly at: AreaId;
  readonly happened: readonly Happening[];
  readonly event: Told | null;
}
/** Dangers of the sand come of themselves: nobody is looking where they strike. */
const PERILS: readonly string[] = ['storm', 'worm'];

/** Whoever comes to a table hears the whole game at once, from its set-up on: that is no news. */
const isWholeGame = (events: readonly Told[]): boolean => events.some(({ type }) => type === 'sideTaken');

/** Area by area, in its order, what happened; empty = one sees it anyway, where it was done. */
export function tourOf(happened: readonly Happening[], events: readonly Told[]): readonly Stop[] {
  if (isWholeGame(events)) return [];
  const stops: Stop[] = [];
  for (const one of happened) {
    const last = stops.at(-1);
    if (last?.at === one.at) stops[stops.length - 1] = { ...last, happened: [...last.happened, one] };
    else stops.push({ at: one.at, happened: [one], event: events.findLast(({ at }) => at === one.at) ?? null });
  }
  return stops.length > 1 || happened.some(({ sign }) => PERILS.includes(sign)) ? stops : [];
}

/** In milliseconds at normal speed: how long the map stays at most, at least, and at the last area before it turns back. */
const STAY = 1200;
const LEAST = 700;
const LAST = 1300;
/** However much happened, a tour takes hardly longer. */
const LONGEST = 9000;
/** From the beginning of a tour the map may come nearer: what lies on it is drawn anew when it has come to rest. */
const NEARER = 250;

/** When the map turns to an area, and when it shows there what happened. */
export interface Step {
  readonly turns: number;
  readonly shows: number;
}
/** The times of a tour, in milliseconds from its beginning, and when it is over. */
export function timesOf(count: number, motion: number): { readonly steps: readonly Step[]; readonly over: number } {
  const apart = Math.max(LEAST, Math.min(STAY, LONGEST / Math.max(1, count)));
  const steps = Array.from({ length: count }, (_, nth) => {
    const turns = nth === 0 ? 0 : nth * apart + NEARER;
    return { turns: turns * motion, shows: (turns + JOURNEY + (nth === 0 ? NEARER : 0)) * motion };
  });
  return { steps, over: (steps.at(-1)?.shows ?? 0) + LAST * motion };
}
