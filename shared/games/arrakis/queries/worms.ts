import { type AreaId, type Side, type Wormsign, WORMSIGNS } from '../ids.ts';
import type { ArrakisAnswers } from '../questions.ts';
import type { State } from '../types.ts';
import { isBare, isFree, desertAreas, isDesert, isExposed, sietchAt, terrain } from './areas.ts';
import { legionAt, legionsOf } from './legions.ts';
import { sandFrom } from '../laid-out.ts';
import { areaOf, book, isAutoma, isInPlay } from './table.ts';
import { hasWorm } from './wild-maker.ts';

// Wormsigns. R14.1, R7.8a
/** How many are not on the map. */
export function wormsignsLeft(state: State): number {
  const { mix } = book(state).data.pieces.wormsigns;
  return WORMSIGNS.reduce((sum, kind) => sum + mix[kind], -state.wormsigns.length);
}
/** All wormsigns of the box; nobody has seen those on the map, so each may be any of them. */
export const mixOf = (state: State): readonly Wormsign[] => {
  const { mix } = book(state).data.pieces.wormsigns;
  return WORMSIGNS.flatMap((kind) => Array.from({ length: mix[kind] }, () => kind));
};
const takesWormsign = (state: State, at: AreaId): boolean =>
  !state.wormsigns.includes(at) && !hasWorm(state, at) && sietchAt(state, at) === null;
/** Desert without wormsign, worm and sietch. R7.8a */
export const wormsignPlaces = (state: State): readonly AreaId[] => desertAreas(state).filter((at) => takesWormsign(state, at));
export const canLayWormsign = (state: State): boolean =>
  wormsignsLeft(state) > 0 && desertAreas(state).some((at) => takesWormsign(state, at));
/** Does this token bring a worm where it lies? R8.3 */
export const bringsWorm = (state: State, at: AreaId, shows: Wormsign): boolean =>
  shows === 'sandworm' || (shows === 'burrowing' && terrain(state, at) === 'deep-desert');

// Where worms come from. R8.4
/** The most worms that tokens bring in one hazards phase. */
export const mostWorms = (state: State): number => {
  const { appear, appearWithMaker } = book(state).data.numbers.worm;
  return isInPlay(state, 'wild-maker') ? appearWithMaker : appear;
};
/** Where the worm for an area can come from; never one that has just been placed. R8.4, R14.10 */
export function wormSources(state: State, bound: readonly AreaId[]): readonly ArrakisAnswers['wormFrom'][] {
  const found: ArrakisAnswers['wormFrom'][] = [];
  if (state.worms.length < book(state).data.pieces.worms.sandworm) found.push('supply');
  const maker = areaOf(state, 'wild-maker');
  if (isInPlay(state, 'wild-maker') && (maker === null || !bound.includes(maker))) found.push('wild-maker');
  for (const at of state.worms) if (!bound.includes(at)) found.push(at);
  return found;
}
// Moves and attacks. R14.6, R14.7
/** Areas with a worm that may be used; `maker`: only the Wild Maker. */
export function wormsOf(state: State, maker: boolean): readonly AreaId[] {
  const wild = areaOf(state, 'wild-maker');
  if (maker) return wild ? [wild] : [];
  return wild ? [...state.worms, wild] : state.worms;
}
type WormMove = Exclude<ArrakisAnswers['moveWorm'], 'done'>;
/** Where worms can move: up to two areas of desert, over any borders; between may be anything. R14.6, R14.8 */
export function wormMoves(state: State, maker: boolean, moved: readonly AreaId[]): WormMove[] {
  const found: WormMove[] = [];
  for (const from of wormsOf(state, maker))
    if (!moved.includes(from)) for (const to of reachOf(state, from)) if (isBare(state, to)) found.push({ from, to });
  return found;
}
export const canMoveWorm = (state: State, maker: boolean, moved: readonly AreaId[]): boolean =>
  wormsOf(state, maker).some((from) => !moved.includes(from) && reachOf(state, from).some((to) => isBare(state, to)));
/** Areas one or two steps of desert away; the atomics may have made one more. R13.9 */
const reachOf = (state: State, from: AreaId): readonly AreaId[] =>
  state.atomics.at ? sandFrom(from, book(state).touching, (at) => isDesert(state, at)) : book(state).sand[from];
type WormAttack = Exclude<ArrakisAnswers['wormAttack'], 'done'>;
/** A legion that worms can reach, or a lone harvester. R14.7 */
export const isPrey = (state: State, at: AreaId): boolean =>
  legionAt(state, 'harkonnen', at) ? isExposed(state, at) : state.harvesters.includes(at) && !legionAt(state, 'atreides', at);
/** What worms can attack: next to them, or behind an area of desert, over any borders. R14.7 */
export function wormAttacks(state: State, maker: boolean): WormAttack[] {
  const prey = preyOf(state, maker);
  return wormsOf(state, maker).flatMap((from) => prey.filter((at) => isInReach(state, from, at)).map((at) => ({ from, at })));
}
export function canAttackByWorm(state: State, maker: boolean): boolean {
  const prey = preyOf(state, maker);
  return wormsOf(state, maker).some((from) => prey.some((at) => isInReach(state, from, at)));
}
const preyOf = (state: State, maker: boolean): readonly AreaId[] =>
  wormsOf(state, maker).length > 0
    ? [...new Set([...legionsOf(state, 'harkonnen'), ...state.harvesters])].filter((at) => isPrey(state, at))
    : [];
function isInReach(state: State, from: AreaId, at: AreaId): boolean {
  const { touching, distanceAnyway } = book(state);
  const steps = distanceAnyway(from, at);
  return steps === 1 || (steps === 2 && touching[at].some((between) => touching[from].includes(between) && isDesert(state, between)));
}

/** What Desert Power can be used for now. R7.8 */
export function desertPowers(state: State): readonly Exclude<ArrakisAnswers['desertPower'], 'done'>[] {
  return (['wormsigns', 'move', 'attack', 'maker'] as const).filter((use) => isPossible(state, use));
}
/** Is there anything to use it for? */
export const hasDesertPower = (state: State): boolean => canLayWormsign(state) || desertPowers(state).length > 0;
function isPossible(state: State, use: Exclude<ArrakisAnswers['desertPower'], 'done'>): boolean {
  if (use === 'wormsigns') return canLayWormsign(state);
  if (use === 'move') return canMoveWorm(state, false, []);
  if (use === 'attack') return canAttackByWorm(state, false);
  const isFaceup = isInPlay(state, 'wild-maker') && !state.leaders['wild-maker'].spent;
  return isFaceup && (canMoveWorm(state, true, []) || canAttackByWorm(state, true));
}

/** Where a legion can be driven: next to it, free, for the Harkonnen without a wormsign; over open borders, the automa over any. R11.15, R16.9 */
export const retreats = (state: State, side: Side, from: AreaId): readonly AreaId[] =>
  (isAutoma(state, side) ? book(state).touching : book(state).open)[from].filter(
    (at) => isFree(state, side, at) && (side === 'atreides' || !state.wormsigns.includes(at)),
  );
