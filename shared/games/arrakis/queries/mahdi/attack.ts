import type { Which } from '../../data/notation.ts';
import type { AreaId } from '../../ids.ts';
import type { Route } from '../../questions.ts';
import type { State } from '../../types.ts';
import { rankAt } from '../battle.ts';
import { legionAt, legionsOf } from '../legions.ts';
import { fits } from '../movement.ts';
import { book, namedAt } from '../table.ts';
import { sietchAt } from '../areas.ts';
import { hasWorm } from '../wild-maker.ts';
import { carriersOver } from '../travel.ts';
import { best, type Choice, type Row } from './choice.ts';
import { powerAt } from './power.ts';
import { countsAttacks, hasFlightLeft } from './flights.ts';
import { areaOfSietch, standing, targetArea } from './target.ts';

/** Greater power than the defenders, and no worm there. R16.8 */
export const isAttackable = (state: State, from: AreaId, at: AreaId): boolean =>
  !hasWorm(state, at) &&
  (legionAt(state, 'atreides', at) !== null || sietchAt(state, at) !== null) &&
  powerAt(state, 'harkonnen', from) > powerAt(state, 'atreides', at);
const difference = (state: State, { from, to }: Route): number => powerAt(state, 'harkonnen', from) - powerAt(state, 'atreides', to);
/** How a legion reaches an area to attack it: over any border on foot, else by each ornithopter over it. R16.8, R16.9 */
function waysTo(state: State, from: AreaId, to: AreaId): readonly Route[] {
  const { touching, flight } = book(state);
  if (touching[from].includes(to)) return [{ from, to, way: 'foot' }];
  if (state.carried[from] || !flight[from].includes(to) || (countsAttacks(state) && !hasFlightLeft(state))) return [];
  return carriersOver(state, from).map((way): Route => ({ from, to, way }));
}
/** Can a legion reach this sietch to attack it, whoever defends it? R16.12 */
export const isInReach = (state: State, from: AreaId, at: AreaId): boolean => waysTo(state, from, at).length > 0;

/** The attack on a sietch, if any is possible. R16.8 */
export function sietchAttack(state: State, which: Which): Choice<Route> {
  const found: Route[] = [];
  for (const from of legionsOf(state, 'harkonnen')) {
    if (!fits(state, 'harkonnen', from, which)) continue;
    for (const id of standing(state)) {
      const at = areaOfSietch(state, id);
      if (at && book(state).distanceAnyway(from, at) < 3 && isAttackable(state, from, at)) found.push(...waysTo(state, from, at));
    }
  }
  const target = targetArea(state);
  return best(found, [
    { row: 'highestRank', by: ({ to }) => rankAt(state, to) },
    { row: 'greatestDifference', by: (route) => difference(state, route) },
    { row: 'noOrnithopter', by: ({ way }) => way === 'foot' },
    { row: 'targetSietch', by: ({ to }) => to === target },
  ]);
}
/** The attack on a legion, if any is possible; never by ornithopter. R16.8 */
export function legionAttack(state: State, which: Which): Choice<Route> {
  const { touching, onFoot } = book(state);
  const found: Route[] = [];
  for (const from of legionsOf(state, 'harkonnen')) {
    if (!fits(state, 'harkonnen', from, which)) continue;
    for (const to of touching[from])
      if (legionAt(state, 'atreides', to) && sietchAt(state, to) === null && isAttackable(state, from, to))
        found.push(onFoot[from].find((route) => route.to === to) ?? { from, to, way: 'foot' });
  }
  return best<Route>(found, targetRows(state));
}
/** Which legion of the Atreides is hit first. R16.8 */
export const targetRows = (state: State): readonly Row<Pick<Route, 'to'>>[] => [
  { row: 'strongestTarget', by: ({ to }) => powerAt(state, 'atreides', to) },
  { row: 'namedTarget', by: ({ to }) => namedAt(state, 'atreides', to).length > 0 },
];
/** Is there any attack by one of these legions? */
export const canAttack = (state: State, which: Which): boolean =>
  sietchAttack(state, which).of.length > 0 || legionAttack(state, which).of.length > 0;
