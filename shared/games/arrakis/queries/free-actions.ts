import { type AreaId, type PlanningId, SIETCHES, type Side, type SietchId, type ZoneId } from '../ids.ts';
import type { ArrakisInterjections } from '../questions.ts';
import type { State } from '../types.ts';
import { legionsOf, tokensAt } from './legions.ts';
import { book, handOf, isAutoma, isInPlay } from './table.ts';
import { sietchAt } from './areas.ts';
import { zonesAbove, zonesWith } from './vehicles.ts';

/** Free actions are for one's own turn of phase 2, never inside a battle round or a special attack. R7.10, RU-54 */
export const mayActFreely = (state: State, side: Side): boolean =>
  state.phase === 'action' && state.turn?.side === side && !state.held && state.result === null;

/** The automa forbids free reveals where an ornithopter is over a sector of this area. R16.17 */
export const isWatched = (state: State, at: AreaId): boolean =>
  isAutoma(state, 'harkonnen') && zonesAbove(state, at, 'ornithopter').length > 0;
/** Deployment tokens that can be revealed as Guerrilla training. R7.10 */
export function trainable(state: State): ArrakisInterjections['train'][] {
  if (!mayActFreely(state, 'atreides')) return [];
  return legionsOf(state, 'atreides').flatMap((at) =>
    isWatched(state, at) ? [] : [...new Set(tokensAt(state, at))].map((token) => ({ at, token })),
  );
}

/** A sietch there whose rank is not public. */
export const closedSietchAt = (state: State, at: AreaId): SietchId | null => {
  const id = sietchAt(state, at);
  return id && state.sietches[id]?.open === false ? id : null;
};
/** Areas where something lies facedown. R12.5, R12.6 */
export function hidingPlaces(state: State): readonly AreaId[] {
  const sietches = SIETCHES.flatMap((id) => (state.sietches[id]?.open === false ? (state.sietches[id]?.at ?? []) : []));
  return [...new Set([...sietches, ...legionsOf(state, 'atreides').filter((at) => tokensAt(state, at).length > 0)])];
}
/** What an ornithopter can look at; not under the ban of the Spacing Guild. R7.9, R9.9 */
export function scoutings(state: State): { readonly zone: ZoneId; readonly at: AreaId }[] {
  if (!mayActFreely(state, 'harkonnen') || state.bans.includes('spacing-guild')) return [];
  const zones = zonesWith(state, 'ornithopter');
  if (zones.length === 0) return [];
  const hiding = hidingPlaces(state);
  return zones.flatMap((zone) => hiding.filter((at) => book(state).zonesOver[at].includes(zone)).map((at) => ({ zone, at })));
}

/** Copies of Hawat's Scheming that can be discarded now. R17.9 */
export function schemes(state: State): readonly PlanningId[] {
  if (!isInPlay(state, 'thufir-hawat') || !mayActFreely(state, 'harkonnen')) return [];
  return handOf(state, 'house-harkonnen').filter((card) => book(state).planning[card].scheming);
}
