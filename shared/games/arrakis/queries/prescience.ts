import { PRESCIENCE, type PrescienceId, TRACKS } from '../ids.ts';
import type { SpecialTarget } from '../questions.ts';
import type { State } from '../types.ts';
import { book } from './table.ts';

type Target = Exclude<SpecialTarget, 'done'>;

/** Prescience cards that are neither open nor out of the game. R13.11 */
export const prescienceDeck = (state: State): readonly PrescienceId[] =>
  PRESCIENCE.filter(
    (id) => !state.shown.some(({ card }) => card === id) && !state.claimed.includes(id) && !state.prescienceGone.includes(id),
  );
/** Open prescience cards; those that Eyes of Ibad keeps can be neither discarded nor shuffled back. */
export const discardableShown = ({ shown }: State): readonly PrescienceId[] => shown.filter(({ kept }) => !kept).map(({ card }) => card);
export const shownTargets = (state: State): Target[] => discardableShown(state).map((card) => ({ card }));
export const fearTargets = ({ shown }: State): Target[] => shown.filter(({ feared }) => !feared).map(({ card }) => ({ card }));
/** One marker goes down, another up by as much; neither leaves its track. */
export function shifts(state: State): Target[] {
  const { end } = book(state).data.numbers.tracks;
  return TRACKS.flatMap((down) =>
    TRACKS.filter((up) => up !== down).flatMap((up) => {
      const most = Math.min(state.prescience[down], end - state.prescience[up]);
      return Array.from({ length: most }, (_, nth) => ({ down, up, by: nth + 1 }));
    }),
  );
}
