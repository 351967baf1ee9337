import type { Reason } from '../../kernel/types.ts';

/** Why something is not offered. Text keys: `adventure.why.<name>`; parameters are ids or numbers, named in the comment. */
export const WHY = {
  // Moving
  tollTooHigh: { key: 'adventure.why.tollTooHigh', rule: 'R6.3' },
  tollForSecond: { key: 'adventure.why.tollForSecond', rule: 'R6.3' },
  hasMoved: { key: 'adventure.why.hasMoved', rule: 'R6.1' },
  standsThere: { key: 'adventure.why.standsThere', rule: 'R9.8' },
  // Flying
  noOrnithopter: { key: 'adventure.why.noOrnithopter', rule: 'R9.8' },
  wonThisTurn: { key: 'adventure.why.wonThisTurn', rule: 'R8.9' },
  hasFlown: { key: 'adventure.why.hasFlown', rule: 'R9.11' },
  // Targets
  ownSietch: { key: 'adventure.why.ownSietch', rule: 'R1.6' },
  pact: { key: 'adventure.why.pact', rule: 'R12.5' },
  samePlayer: { key: 'adventure.why.samePlayer', rule: 'R13.2' },
  outOfGame: { key: 'adventure.why.outOfGame', rule: 'R6.25' },
  inCastle: { key: 'adventure.why.inCastle', rule: 'R6.14' },
  noHarvesters: { key: 'adventure.why.noHarvesters', rule: 'R6.14' },
  nothingToRaid: { key: 'adventure.why.nothingToRaid', rule: 'R10.5' },
  // Fights
  didNotMove: { key: 'adventure.why.didNotMove', rule: 'R7.3' },
  hasFought: { key: 'adventure.why.hasFought', rule: 'R7.3' },
  notOnSpace: { key: 'adventure.why.notOnSpace', rule: 'R7.3' },
  notInFight: { key: 'adventure.why.notInFight', rule: 'R8.6' },
  gearAfterStart: { key: 'adventure.why.gearAfterStart', rule: 'R9.1' },
  // Lasgun
  noLasgun: { key: 'adventure.why.noLasgun', rule: 'R9.4' },
  hasShot: { key: 'adventure.why.hasShot', rule: 'R9.4' },
  shielded: { key: 'adventure.why.shielded', rule: 'R9.5' },
  tooFar: { key: 'adventure.why.tooFar', rule: 'R9.4' },
  figureBetween: { key: 'adventure.why.figureBetween', rule: 'R9.4' }, // with: space
  // Kanly
  kanlyPlayed: { key: 'adventure.why.kanlyPlayed', rule: 'R10.1' },
  noKanlyTarget: { key: 'adventure.why.noKanlyTarget', rule: 'R10.5' },
  // Cards
  hasKind: { key: 'adventure.why.hasKind', rule: 'R9.1' },
  winnersFirst: { key: 'adventure.why.winnersFirst', rule: 'R8.5' },
  mustBeAssigned: { key: 'adventure.why.mustBeAssigned', rule: 'R9.1' },
  // Amounts
  bankHasNoHarvesters: { key: 'adventure.why.bankHasNoHarvesters', rule: 'R12.7' },
  deckEmpty: { key: 'adventure.why.deckEmpty', rule: 'R12.7' },
  noSpice: { key: 'adventure.why.noSpice', rule: 'R11.1' }, // with: price, spice
  noSpiceToStake: { key: 'adventure.why.noSpiceToStake', rule: 'R11.2' },
  guileTooDear: { key: 'adventure.why.guileTooDear', rule: 'R12.1' }, // with: price, spice
  protectionTooDear: { key: 'adventure.why.protectionTooDear', rule: 'R12.2' }, // with: price, spice
} as const satisfies Record<string, Reason>;
