import type { AreaId, Side } from '../ids.ts';
import { isExposed, sietchAt, terrain } from '../queries/areas.ts';
import { wormsOf } from '../queries/worms.ts';
import { duel } from './duel.ts';
import { type Force, forcesOf } from './force.ts';
import type { Look } from './look.ts';
import { nearnessOf } from './siege.ts';
import { HIT_WORTH, STORM_HITS, WORM_CHANCE, WORM_HITS } from './weights.ts';

/** How much of the hazards of the coming rounds a bot fears, and of an attack in the open. */
const FEAR = 0.8;
const AMBUSH = 0.35;

/** What standing there costs a force until the next round. */
export const exposureOf = (look: Look, side: Side, at: AreaId, force: Force): number =>
  force.units === 0 ? 0 : side === 'harkonnen' ? hazardOf(look, at, force) : ambushOf(look, at, force);

/** Storms, and worms that are near or may come. R8.8, R14.7 */
export function hazardOf(look: Look, at: AreaId, force: Force): number {
  const { state } = look;
  if (!isExposed(state, at)) return 0;
  const kind = terrain(state, at);
  const prowling = wormsNear(look, at);
  const comes = kind === 'desert' || kind === 'deep-desert' ? WORM_CHANCE[kind] * 0.4 : 0;
  const hits = STORM_HITS[kind] + (comes + Math.min(1, 0.6 * prowling)) * WORM_HITS[kind];
  return FEAR * HIT_WORTH.harkonnen * Math.min(force.hp, hits);
}
/** Worms that could attack there. R14.7 */
export const wormsNear = (look: Look, at: AreaId): number =>
  wormsOf(look.state, false).filter((worm) => look.book.distanceAnyway(worm, at) <= 2).length;
/** A Harkonnen legion beside a legion without a sietch. */
function ambushOf(look: Look, at: AreaId, force: Force): number {
  if (sietchAt(look.state, at)) return 0;
  let risk = 0;
  for (const [from, enemy] of forcesOf(look, 'harkonnen')) {
    const near = nearnessOf(look, 'harkonnen', from, at);
    if (near >= 0.9) risk = Math.max(risk, near * duel(enemy, force, 0).wins);
  }
  return AMBUSH * risk * HIT_WORTH.atreides * force.hp;
}
/** What a wormsign costs a Harkonnen legion that comes upon it. R14.3 */
export function signRisk({ state }: Look, side: Side, at: AreaId): number {
  if (side === 'atreides' || !state.wormsigns.includes(at)) return 0;
  const kind = terrain(state, at);
  return kind === 'desert' || kind === 'deep-desert' ? 0.6 * WORM_CHANCE[kind] : 0;
}
/** Hits that a worm attacking there is likely to make. */
export const biteOf = ({ state }: Look, at: AreaId, maker = false): number => WORM_HITS[terrain(state, at)] * (maker ? 1.5 : 1);

/** All that standing where they are costs the legions of a side. */
export function allExposure(look: Look, side: Side): number {
  let sum = 0;
  for (const [at, force] of forcesOf(look, side)) sum += exposureOf(look, side, at, force);
  return sum;
}
