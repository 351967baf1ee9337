import type { CardId, SpaceKind } from './ids.ts';

/** The rule each kind of space stands under. */
export const SPACE_RULES: Readonly<Record<SpaceKind, string>> = {
  sietch: 'R6.11',
  spice: 'R6.12',
  sandstorm: 'R6.15',
  worm: 'R6.14',
  duel: 'R6.13',
  training: 'R6.16',
  smuggler: 'R6.17',
  'spice-raid': 'R6.21',
  traitor: 'R6.20',
  poison: 'R6.18',
  'bene-gesserit': 'R6.19',
  'space-guild': 'R6.22',
};
/** The rule each card stands under. */
export const CARD_RULES: Readonly<Record<CardId, string>> = {
  sword: 'R9.2',
  'gom-jabbar': 'R9.3',
  lasgun: 'R9.4',
  shield: 'R9.5',
  poison: 'R9.6',
  stillsuit: 'R9.7',
  ornithopter: 'R9.8',
  'secret-silo': 'R10.2',
  'hunter-seeker': 'R10.3',
  'harvester-raid': 'R10.4',
};
