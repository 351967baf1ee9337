import type { SignId } from '../../sheets/icons.ts';
import type { Role } from './data.ts';
import type { CardId, SpaceKind } from './ids.ts';

/** Signs of `icons.svg` without their `i-`, on board, faces and printed sheets alike. */
export const CARD_SIGNS: Readonly<Record<CardId, SignId>> = {
  sword: 'sword',
  poison: 'poison',
  'gom-jabbar': 'gom-jabbar',
  lasgun: 'lasgun',
  shield: 'shield',
  stillsuit: 'stillsuit',
  ornithopter: 'ornithopter',
  'secret-silo': 'silo',
  'hunter-seeker': 'hunter',
  'harvester-raid': 'harvester',
};
export const SPACE_SIGNS: Readonly<Record<SpaceKind, SignId>> = {
  sietch: 'sietch',
  spice: 'spice',
  sandstorm: 'storm',
  worm: 'worm',
  duel: 'duel',
  training: 'training',
  smuggler: 'smuggler',
  'spice-raid': 'raid',
  traitor: 'traitor',
  poison: 'poison',
  'bene-gesserit': 'inf-bg',
  'space-guild': 'inf-guild',
};
export const ROLE_SIGNS: Readonly<Record<Role, SignId>> = { heir: 'fig-heir', ruler: 'fig-ruler', warrior: 'fig-warrior' };
