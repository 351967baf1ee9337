import { isOneOf } from '../../../kernel/typed.ts';
import type { EffectOf, Where } from '../data/notation.ts';
import { AREAS, type AreaId, type Figure, FIGURES, type NamedId, NAMED, type Rank, RANKS, type Side, SIETCHES } from '../ids.ts';
import type { EffectRef, PieceSource, Putting } from '../questions.ts';
import type { State } from '../types.ts';
import { effectAt, isThreatened } from './effects.ts';
import { hostileTo, isEmpty, hasSettlement, terrain } from './areas.ts';
import { figuresAt, legionAt, legionsOf, substitute, supply, tokensAt, unitsAt } from './legions.ts';
import { fits } from './movement.ts';
import { areaOf, book, person, sideOfHouse } from './table.ts';
import { hasWorm } from './wild-maker.ts';

type Placing = EffectOf<'place'> | EffectOf<'deploy'>;
/** What is still to be put, by kind or name; `leader` is a generic or an available named one. */
export type Due = Readonly<Record<string, number>>;

export const placingAt = (state: State, ref: EffectRef): Placing => effectAt(state, ref) as Placing;
/** Everything an effect puts on the map. */
export function dueOf(state: State, { what: { named = [], ...counts } }: Placing): Due {
  const due: Record<string, number> = { ...counts };
  for (const who of named) due[person(state, who)] = 1;
  return due;
}

/** Areas an effect names, whatever stands there. */
function named(state: State, side: Side, to: Where): readonly AreaId[] {
  switch (to.in) {
    case 'areas':
      return to.of;
    case 'settlement':
      return state.settlements.filter((at) => !to.kind || book(state).data.areas[at].settlement === to.kind);
    case 'sietch':
      return SIETCHES.flatMap((id) => state.sietches[id]?.at ?? []).filter(
        (at) => to.threatened === undefined || isThreatened(state, at, to.threatened),
      );
    case 'legion':
      return legionsOf(state, side).filter((at) => fits(state, side, at, to.with ? { with: to.with } : {}));
    case 'terrain':
      return AREAS.filter(
        (at) =>
          to.of.includes(terrain(state, at)) &&
          (to.state === 'free' || isEmpty(state, at)) &&
          (to.nextTo === undefined || isBeside(state, side, at, to.nextTo)),
      );
    case 'picked':
      return AREAS.filter((at) => at === state.turn?.picked);
  }
}
/** Beside a worm or an own legion; worms, which come there, know no borders. R14.8 */
const isBeside = (state: State, side: Side, at: AreaId, what: 'sandworm' | 'legion'): boolean =>
  book(state).touching[at].some((near) => (what === 'legion' ? legionAt(state, side, near) !== null : hasWorm(state, near)));

/** Areas where an effect can put something now: nothing hostile there, and no ruins of a settlement. R2.11, R12.4 */
export function placesOf(state: State, side: Side, { to, spread }: Placing, used: readonly AreaId[]): readonly AreaId[] {
  const areas = spread === 'same' && used.length > 0 ? used : named(state, side, to);
  const hostile = hostileTo(state, side);
  return areas.filter(
    (at) =>
      !hostile.has(at) &&
      (to.in !== 'areas' || !book(state).data.areas[at].settlement || hasSettlement(state, 'harkonnen', at)) &&
      ((spread !== 'one' && spread !== 'each') || !used.includes(at)),
  );
}

const isRank = (what: string): what is Rank => isOneOf(RANKS, what);
const isFigure = (what: string): what is Figure => isOneOf(FIGURES, what);
export const isNamed = (what: string): what is NamedId => isOneOf(NAMED, what);
const isLeader = (what: string): boolean => what === 'generic' || isNamed(what);
/** Leaders who can be deployed, or placed from elsewhere on the map; never out of a tank, nor Paul while he is bound. R2.10 */
const isAvailable = (state: State, id: NamedId | 'wild-maker', isPlaced: boolean): boolean =>
  (state.leaders[id].at === 'ready' || (isPlaced && areaOf(state, id) !== null)) &&
  !(state.paulBound === 'now' && id === person(state, 'paul'));

/** Where a piece can come from. R2.9, R2.10; a worm: R14.10 */
export const sources = (state: State, side: Side, { what, to }: Putting, isPlaced: boolean): readonly PieceSource[] =>
  allSources(state, side, what, isPlaced).filter((from) => isFrom(from, to));
/** A piece that is there already is not put there. */
const isFrom = (from: PieceSource, to: AreaId): boolean => (typeof from === 'object' ? from.at !== to : from !== to);
/** The same, wherever it is to go. A named leader and the Wild Maker come from where they are, which need not be said. */
function allSources(state: State, side: Side, what: Putting['what'], isPlaced: boolean): readonly PieceSource[] {
  const found: PieceSource[] = [];
  if (isFigure(what)) {
    if (isRank(what) ? substitute(state, side, what) !== null : supply(state, side, what) > 0) found.push('supply');
    if (isPlaced) for (const at of legionsOf(state, side)) if (figuresAt(state, side, at, what) > 0) found.push(at);
  } else if (what === 'token') {
    if (state.drawn.hidden.length > 0) found.push('supply');
    if (isPlaced) for (const at of legionsOf(state, side)) for (const token of new Set(tokensAt(state, at))) found.push({ at, token });
  } else if (what === 'sandworm') {
    if (state.worms.length < book(state).data.pieces.worms.sandworm) found.push('supply');
    found.push(...state.worms);
  } else if (isAvailable(state, what, isPlaced)) found.push(areaOf(state, what) ?? 'supply');
  return found;
}

/** Kinds and names that are still due; `leader` is whoever can be one. R7.6 */
function kindsDue(state: State, side: Side, due: Due): readonly Putting['what'][] {
  const kinds: Putting['what'][] = [];
  for (const [what, count] of Object.entries(due)) {
    if (count <= 0) continue;
    if (what === 'leader') kinds.push('generic', ...book(state).namedOf[side]);
    else kinds.push(what as Putting['what']);
  }
  return kinds;
}
/** Everything that can be put where now; a leader only where a unit is. R2.6 */
export function puttings(state: State, { by, ...ref }: EffectRef, due: Due, used: readonly AreaId[]): Putting[] {
  const side = sideOfHouse(by);
  const effect = placingAt(state, { by, ...ref });
  const places = placesOf(state, side, effect, used);
  const found: Putting[] = [];
  if (places.length === 0) return found;
  for (const what of new Set(kindsDue(state, side, due))) {
    const from = allSources(state, side, what, effect.do === 'place');
    if (from.length === 0) continue;
    for (const to of places)
      if ((!isLeader(what) || unitsAt(state, side, to) > 0) && from.some((one) => isFrom(one, to))) found.push({ what, to });
  }
  return found;
}
/** Is there anything to put anywhere? */
export function canPut(state: State, ref: EffectRef, due: Due, used: readonly AreaId[]): boolean {
  const side = sideOfHouse(ref.by);
  const effect = placingAt(state, ref);
  const kinds = kindsDue(state, side, due);
  if (kinds.length === 0) return false;
  const places = placesOf(state, side, effect, used);
  return kinds.some((what) => {
    const from = allSources(state, side, what, effect.do === 'place');
    return places.some((to) => (!isLeader(what) || unitsAt(state, side, to) > 0) && from.some((one) => isFrom(one, to)));
  });
}
/** Areas where a leader would be alone. R2.6 */
export function leaderless(state: State, { by, ...ref }: EffectRef, due: Due, used: readonly AreaId[]): readonly Putting[] {
  const side = sideOfHouse(by);
  const effect = placingAt(state, { by, ...ref });
  const isPlaced = effect.do === 'place';
  return placesOf(state, side, effect, used).flatMap((to) =>
    unitsAt(state, side, to) > 0
      ? []
      : kindsDue(state, side, due)
          .filter((what) => isLeader(what) && sources(state, side, { what, to }, isPlaced).length > 0)
          .map((what) => ({ what, to })),
  );
}
/** What is due after this was put; with `each` every area gets all of it. */
export function dueAfter(due: Due, what: Putting['what'], spread: Placing['spread']): Due {
  if (spread === 'each') return due;
  const key = (due[what] ?? 0) > 0 ? what : 'leader';
  return { ...due, [key]: (due[key] ?? 0) - 1 };
}
