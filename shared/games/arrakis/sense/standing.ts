import { type HouseId, HOUSES, type Side } from '../ids.ts';
import { legionsOf, wholeOf } from '../queries/legions.ts';
import { unusedOf } from '../queries/dice.ts';
import { activeStep } from '../queries/end.ts';
import { handOf, sideOfHouse } from '../queries/table.ts';
import type { State } from '../types.ts';
import { partWorth } from './force.ts';
import { promiseNow } from './fulfil.ts';
import { allExposure } from './ground.ts';
import { type Look, lookOf } from './look.ts';
import { needOf, totalOf } from './need.ts';
import { harvesterAt } from './sand.ts';
import { baseSiege } from './siege.ts';
import { CARD, CERTAINTY, DIE, FULL_HAND, LOWEST_STEP, RESERVE, SUPREMACY, WIN, WORM } from './weights.ts';

/** How the game stands for the Atreides, in steps of prescience: above zero they are ahead. */
function balance(state: State): number {
  const look = lookOf(state, 'atreides');
  return standing(look, 'atreides') - standing(look, 'harkonnen');
}
/** What a side has reached, and what it has in hand for the rest. */
function standing(look: Look, side: Side): number {
  const { state } = look;
  let worth = reached(look, side) + 0.3 * baseSiege(look, side) - 0.6 * allExposure(look, side);
  for (const at of legionsOf(state, side)) worth += partWorth(state, side, wholeOf(state, side, at));
  worth += DIE[side] * unusedOf(state, side) * 0.7;
  worth += CARD * Math.min(FULL_HAND, cardsOf(state, side));
  return worth + (side === 'atreides' ? 0.8 * promiseNow(look) + WORM * state.worms.length : imperial(look));
}
function reached(look: Look, side: Side): number {
  const { state, book } = look;
  if (side === 'harkonnen') return SUPREMACY * Math.min(state.supremacy, book.data.numbers.tracks.supremacyWins);
  return WIN - totalOf(needOf(look));
}
function imperial(look: Look): number {
  const { state } = look;
  const harvest = state.harvesters.reduce((sum, at) => sum + harvesterAt(look, at), 0);
  return LOWEST_STEP * activeStep(state) + harvest + RESERVE * state.reserve;
}
const cardsOf = (state: State, side: Side): number =>
  HOUSES.reduce((sum, house: HouseId) => (sideOfHouse(house) === side ? sum + handOf(state, house).length : sum), 0);

/** 0 = the side has lost, 1 = it has won. */
export function chanceOf(state: State, side: Side): number {
  if (state.result) return state.result.side === side ? 1 : 0;
  const ahead = balance(state) * (side === 'atreides' ? 1 : -1);
  return 1 / (1 + Math.exp(-ahead / CERTAINTY));
}
/** Can somebody win with what one action or one end of a round may bring? */
export function isUrgent(state: State): boolean {
  const look = lookOf(state, 'atreides');
  return state.supremacy >= look.book.data.numbers.tracks.supremacyWins - 3 || totalOf(needOf(look)) <= 4;
}
