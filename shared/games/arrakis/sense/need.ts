import { type ObjectiveId, type Side, TRACKS, type TrackId } from '../ids.ts';
import { type Look, once } from './look.ts';
import { SUPREMACY, WIN } from './weights.ts';

/** Steps that each marker needs for the objective that is nearest. R1.4 */
type Need = Readonly<Record<TrackId, number>>;

export const needOf = once((look): Need => {
  const [first = NO_NEED, ...others] = look.state.objectives.hidden.map((id) => needFor(look, id));
  return others.reduce((best, need) => (totalOf(need) < totalOf(best) ? need : best), first);
});
const NO_NEED: Need = { 'kwisatz-haderach': 0, 'sand-dwellers': 0, jihad: 0 };
function needFor({ state, book }: Look, id: ObjectiveId): Need {
  const { targets } = book.data.objectives[id];
  const missing = (track: TrackId): number => Math.max(0, targets[track] - state.prescience[track]);
  return { 'kwisatz-haderach': missing('kwisatz-haderach'), 'sand-dwellers': missing('sand-dwellers'), jihad: missing('jihad') };
}
export const totalOf = (need: Need): number => TRACKS.reduce((sum, track) => sum + need[track], 0);

/** What steps of the markers are worth: those that are needed count, the last one wins. */
export function stepsWorth(look: Look, gains: Readonly<Partial<Record<TrackId, number>>>, extra = 0): number {
  const need = needOf(look);
  let useful = 0;
  let beyond = 0;
  for (const track of TRACKS) {
    const gain = gains[track] ?? 0;
    useful += Math.min(gain, need[track]);
    beyond += Math.max(0, gain - need[track]);
  }
  useful = Math.min(totalOf(need), useful + extra);
  return useful + 0.05 * beyond + (totalOf(need) > 0 && useful >= totalOf(need) ? WIN : 0);
}
/** What so many spaces of the supremacy track are worth to the Harkonnen. R1.3 */
export const supremacyWorth = ({ state, book }: Look, spaces: number): number =>
  state.supremacy + spaces >= book.data.numbers.tracks.supremacyWins ? WIN : SUPREMACY * spaces;
/** What taking a settlement of a side is worth to the other. R12.2, R12.3 */
export function prizeOf(look: Look, defender: Side, rank: number): number {
  if (defender === 'atreides') return supremacyWorth(look, rank);
  // All markers rise; the win is checked at once only for Arrakeen, else at the end of the round.
  return stepsWorth(look, { 'kwisatz-haderach': rank, 'sand-dwellers': rank, jihad: rank });
}
