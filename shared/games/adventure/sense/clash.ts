import type { FigureId } from '../ids.ts';
import { guileOf } from '../queries/guile.ts';
import type { State } from '../types.ts';
import { type Fist, oddsOf } from './odds.ts';
import { figureWorth, gearWorth, POINT } from './worth.ts';

/** What a fight may be expected to change, as worth. */
export interface Clash {
  readonly win: number;
  readonly mine: number;
  readonly theirs: number;
}
/** Part of the loot that its winner can use. */
const LOOT = 0.7;

/** A fight of two sides, each of one colour. R8.6 */
export function clash(state: State, mine: readonly FigureId[], theirs: readonly FigureId[]): Clash {
  const [me, them] = [champion(state, mine), champion(state, theirs)];
  const [poisoned, poisoning] = [bears(state, theirs), bears(state, mine)];
  const one = fistOf(state, mine, me, poisoned);
  const other = fistOf(state, theirs, them, poisoning);
  const { win, left, leftOther } = oddsOf(one, other);
  return {
    win,
    mine: change(state, mine, me, them, win, left - one.strength),
    theirs: change(state, theirs, them, me, 1 - win, leftOther - other.strength),
  };
}
const bears = (state: State, side: readonly FigureId[]): boolean => side.some((figure) => state.figures[figure].gear.includes('poison'));

/** The strongest takes the points: it falls last. R8.6 */
export function champion(state: State, side: readonly FigureId[]): FigureId {
  let best = side[0] as FigureId;
  for (const figure of side) if (state.figures[figure].strength > state.figures[best].strength) best = figure;
  return best;
}
function fistOf(state: State, side: readonly FigureId[], named: FigureId, poisoned: boolean): Fist {
  let [d8, d6, gomJabbars] = [0, 0, 0];
  for (const figure of side) {
    const { strength, gear } = state.figures[figure];
    if (gear.includes('gom-jabbar')) gomJabbars++;
    if (figure === named) continue;
    if (gear.includes('sword')) d8 += strength;
    else d6 += strength;
  }
  const { strength, gear } = state.figures[named];
  // Poison takes about a point from whoever can be hurt by it.
  const toll = poisoned && guileOf(state, named) < 6 ? 1 : 0;
  return { strength: Math.max(1, strength - toll), sword: gear.includes('sword'), d8, d6, gomJabbars };
}
function change(state: State, side: readonly FigureId[], named: FigureId, beaten: FigureId, win: number, points: number): number {
  const { strength } = state.figures[named];
  const fixed = figureWorth(state, named) - POINT * strength;
  let gain = 0;
  for (const figure of side) if (state.figures[figure].strength < 6) gain += POINT;
  for (const card of state.figures[beaten].gear) gain += LOOT * gearWorth(card, strength);
  return win * gain + POINT * points - (1 - win) * fixed;
}
