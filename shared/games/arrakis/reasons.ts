import type { Reason } from '../../kernel/types.ts';

/** Why something is not offered. Text keys: `arrakis.why.<name>`; parameters are ids or numbers, named in the comment. */
export const WHY = {
  // Movement
  wrongLegion: { key: 'arrakis.why.wrongLegion', rule: 'R7.2' },
  movedAlready: { key: 'arrakis.why.movedAlready', rule: 'R10.2' },
  needsLeader: { key: 'arrakis.why.needsLeader', rule: 'R7.5' },
  paulBound: { key: 'arrakis.why.paulBound', rule: 'R7.3' },
  enemyThere: { key: 'arrakis.why.enemyThere', rule: 'R2.11' },
  enemySettlement: { key: 'arrakis.why.enemySettlement', rule: 'R2.11' },
  wormThere: { key: 'arrakis.why.wormThere', rule: 'R10.9' },
  impassable: { key: 'arrakis.why.impassable', rule: 'R3.3' },
  // Dice
  notMostFree: { key: 'arrakis.why.notMostFree', rule: 'R6.3' },
  notFewestDice: { key: 'arrakis.why.notFewestDice', rule: 'R6.4' },
  // Cards
  scheming: { key: 'arrakis.why.scheming', rule: 'R7.11' },
  kept: { key: 'arrakis.why.kept', rule: 'R13.10' },
} as const satisfies Record<string, Reason>;
