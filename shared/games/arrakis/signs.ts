import type { SignId } from '../../sheets/icons.ts';
import type { ActionSymbol, CombatFace, Figure, HouseId, PowerId, SettlementKind, Side, TrackId, Vehicle } from './ids.ts';

/** Signs of `icons.svg` without their `i-`, on dice, boards, map, cards and printed sheets alike. */

/** Faces of the action dice, and Desert Power, which has a leader's slot but no dice. R6.2, R7.8 */
export const SYMBOL_SIGNS: Readonly<Record<ActionSymbol | 'desert-power', SignId>> = {
  strategy: 'flag',
  deployment: 'deploy',
  leadership: 'leader',
  mentat: 'mentat',
  house: 'signet',
  'desert-power': 'worm',
};
/** Faces of the combat dice. R2.2 */
export const FACE_SIGNS: Readonly<Record<CombatFace, SignId>> = { hit: 'sword', shield: 'shield', special: 'special' };
/** Figures without a name, by side. R2.5 */
export const FIGURE_SIGNS: Readonly<Record<Side, Readonly<Record<Figure, SignId>>>> = {
  harkonnen: { regular: 'rank-regular', elite: 'rank-elite', special: 'rank-sardaukar', generic: 'leader' },
  atreides: { regular: 'rank-regular', elite: 'rank-elite', special: 'rank-fedaykin', generic: 'leader' },
};
/** Houses and their allies. R1.1 */
export const HOUSE_SIGNS: Readonly<Record<HouseId, SignId>> = {
  'house-harkonnen': 'e-harkonnen',
  'corrino-ally': 'e-corrino',
  'house-atreides': 'e-atreides',
  'fremen-ally': 'e-fremen',
};
export const VEHICLE_SIGNS: Readonly<Record<Vehicle, SignId>> = {
  harvester: 'harvester',
  ornithopter: 'ornithopter',
  carryall: 'carryall',
};
/** Markers of the spice board. R9 */
export const POWER_SIGNS: Readonly<Record<PowerId, SignId>> = { choam: 'choam', 'spacing-guild': 'inf-guild', landsraad: 'landsraad' };
/** The tracks of both sides. R1.3, R13.1 */
export const TRACK_SIGNS: Readonly<Record<TrackId | 'supremacy', SignId>> = {
  'kwisatz-haderach': 'kwisatz',
  'sand-dwellers': 'dwellers',
  jihad: 'jihad',
  supremacy: 'supremacy',
};
export const SETTLEMENT_SIGNS: Readonly<Record<SettlementKind, SignId>> = {
  'pyon-village': 'settlement',
  carthag: 'city',
  arrakeen: 'fort',
};
/** Everything else of the box, by the names that `arrakis.piece` has for it. */
export const PIECE_SIGNS = {
  sietch: 'sietch',
  station: 'station',
  wormsign: 'wormsign',
  sandworm: 'worm',
  token: 'token',
  sister: 'inf-bg',
  atomics: 'atomics',
  cone: 'cone',
  tank: 'vat',
  planning: 'card',
  prescience: 'prescience',
} as const satisfies Readonly<Record<string, SignId>>;
