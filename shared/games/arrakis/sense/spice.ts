import { POWERS } from '../ids.ts';
import { totalCost } from '../queries/spice.ts';
import type { SpiceSplit } from '../questions.ts';
import type { Look } from './look.ts';
import { supremacyWorth } from './need.ts';
import { BAN, LOWEST_STEP, OTHER_STEP, RESERVE } from './weights.ts';

/** What a way to spend the spice leads to: the lowest marker counts most, a dropped one bans. R5.3, R9 */
export function splitWorth(look: Look, split: SpiceSplit): number {
  const { state, book } = look;
  const { imperium, spice } = book.data.numbers;
  let worth = split.stockpile ? supremacyWorth(look, 1) : 0;
  let lowest: number = imperium.top;
  for (const power of POWERS) {
    const before = state.imperium[power];
    const answer = split[power];
    const step = Math.max(imperium.bottom, Math.min(imperium.top, before + (answer === 'raise' ? 1 : answer === 'drop' ? -1 : 0)));
    lowest = Math.min(lowest, step);
    worth += OTHER_STEP * step;
    if (step < before || step <= imperium.bottom) worth -= BAN[power];
  }
  worth += LOWEST_STEP * lowest;
  const left = state.spice - totalCost(state, split);
  return worth + RESERVE * Math.min(spice.reserve, left);
}
