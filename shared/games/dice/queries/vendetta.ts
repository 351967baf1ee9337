import type { Blocked, Reason } from '../../../kernel/types.ts';
import { type HouseId, KINDS, type Kind, type RegionId, REGIONS, type TokenId, type VendettaFace } from '../ids.ts';
import { WHY } from '../reasons.ts';
import type { State, Vendetta } from '../types.ts';
import { isUnderStorm } from './map.ts';
import { count, holds, troops, usesPowerOf } from './table.ts';

const TOKEN_OF: Readonly<Partial<Record<VendettaFace, TokenId>>> = { snooper: 'snooper', shield: 'shield', thumper: 'thumper' };
export const tokenOf = (face: VendettaFace | null): TokenId | null => (face && TOKEN_OF[face]) ?? null;
/** Snooper and Shield from wherever they are, a Thumper only from the pool by who has none. R9.3, R9.4, R1.6 */
export const canTake = (state: State, id: HouseId, token: TokenId): boolean =>
  !holds(state, id, token) && (token !== 'thumper' || state.pool.thumper > 0);

/** Why a troop of this House cannot be the victim; null = it can. R9.1, R9.2, R14.6 */
function whyNoVictim(state: State, of: HouseId, at: RegionId): Reason | null {
  if (isUnderStorm(state, at)) return WHY.underStorm;
  switch (state.turn.dice.vendetta.face) {
    case 'poison':
      if (holds(state, of, 'snooper')) return WHY.snooperProtects;
      return usesPowerOf(state, 'bene-gesserit', of) ? WHY.immuneToPoison : null; // R16.18
    case 'crysknife':
      if (holds(state, of, 'shield')) return WHY.shieldProtects;
      return of === 'fremen' ? WHY.immuneToCrysknife : null; // R16.6
    default:
      return null; // R9.2: nothing protects against the Hunter-Seeker
  }
}

export interface Victim {
  readonly remove: Kind;
  readonly of: HouseId;
  readonly at: RegionId;
}
function victimsWhere(state: State, fits: (why: Reason | null) => boolean, found: (victim: Victim, why: Reason | null) => void): void {
  for (const of of state.order) {
    for (const at of REGIONS) {
      if (troops(state, of, at) === 0) continue;
      const why = whyNoVictim(state, of, at);
      if (fits(why)) for (const remove of KINDS) if (count(state, of, remove, at) > 0) found({ remove, of, at }, why);
    }
  }
}
/** Everything the Vendetta die allows; always `none` first. R9.5 */
export function vendettas(state: State, id: HouseId): Vendetta[] {
  const options: Vendetta[] = ['none'];
  const token = tokenOf(state.turn.dice.vendetta.face);
  if (token) {
    if (canTake(state, id, token)) options.push('take');
    return options;
  }
  victimsWhere(
    state,
    (why) => why === null,
    (victim) => options.push(victim),
  );
  return options;
}
export function spared(state: State): Blocked[] {
  const blocked: Blocked[] = [];
  if (tokenOf(state.turn.dice.vendetta.face)) return blocked;
  victimsWhere(
    state,
    (why) => why !== null,
    (target, why) => blocked.push({ target, why: why as Reason }),
  );
  return blocked;
}
