import type { Reason } from '../../kernel/types.ts';
import type { Condition } from './effects/conditions.ts';
import type { Costs } from './effects/costs.ts';

/** Why something is not offered. Text keys: `imperium.why.<name>`; parameters are ids or numbers, named in the comment. */
export const WHY = {
  // Sending an Agent
  noAgent: { key: 'imperium.why.noAgent', rule: 'R5.2' },
  noIcons: { key: 'imperium.why.noIcons', rule: 'R6.2' },
  wrongIcon: { key: 'imperium.why.wrongIcon', rule: 'R6.3' },
  ownAgent: { key: 'imperium.why.ownAgent', rule: 'R6.3' },
  occupied: { key: 'imperium.why.occupied', rule: 'R6.3' },
  closed: { key: 'imperium.why.closed', rule: 'R19.37' },
  requirement: { key: 'imperium.why.requirement', rule: 'R6.3' }, // with: condition
  tooDear: { key: 'imperium.why.tooDear', rule: 'R6.3' }, // with: resource, amount, have
  noSwordmaster: { key: 'imperium.why.noSwordmaster', rule: 'R23.18' },
  onlyOnce: { key: 'imperium.why.onlyOnce', rule: 'R6.3' },
  // Effects
  mandatory: { key: 'imperium.why.mandatory', rule: 'R6.8' },
  noCards: { key: 'imperium.why.noCards', rule: 'R10.2' },
  noIntrigue: { key: 'imperium.why.noIntrigue', rule: 'R12.2' },
  supplyEmpty: { key: 'imperium.why.supplyEmpty', rule: 'R8.1' },
  trackFull: { key: 'imperium.why.trackFull', rule: 'R11.1' },
  nobodyHit: { key: 'imperium.why.nobodyHit', rule: 'R17.7' },
  noAgentOut: { key: 'imperium.why.noAgentOut', rule: 'R19.56' },
  rowEmpty: { key: 'imperium.why.rowEmpty', rule: 'R10.9' },
  agentSent: { key: 'imperium.why.agentSent', rule: 'R19.44' },
  nothing: { key: 'imperium.why.nothing', rule: 'R6.8' },
  cannotPay: { key: 'imperium.why.cannotPay', rule: 'R17.2' }, // with: price
  condition: { key: 'imperium.why.condition', rule: 'R17.4' }, // with: condition
  noOption: { key: 'imperium.why.noOption', rule: 'R17.10' },
  noFaction: { key: 'imperium.why.noFaction', rule: 'R18.7' },
  noHand: { key: 'imperium.why.noHand', rule: 'R17.10' },
  noTroop: { key: 'imperium.why.noTroop', rule: 'R17.10' },
  trackEnd: { key: 'imperium.why.trackEnd', rule: 'R15.2' }, // Uprising R15.2
  trashLast: { key: 'imperium.why.trashLast', rule: 'R17.12' },
  deckEmpty: { key: 'imperium.why.deckEmpty', rule: 'R18.8' },
  // Troops
  notCombatSpace: { key: 'imperium.why.notCombatSpace', rule: 'R8.6' },
  tooManyTroops: { key: 'imperium.why.tooManyTroops', rule: 'R8.4' }, // with: most
  // Cards
  tooLittlePersuasion: { key: 'imperium.why.tooLittlePersuasion', rule: 'R10.3' }, // with: cost, have
  notForSale: { key: 'imperium.why.notForSale', rule: 'R10.3' },
  stackEmpty: { key: 'imperium.why.stackEmpty', rule: 'R10.9' },
  wrongTime: { key: 'imperium.why.wrongTime', rule: 'R12.4' },
  turnStart: { key: 'imperium.why.turnStart', rule: 'R19.39' },
  beforeCard: { key: 'imperium.why.beforeCard', rule: 'R19.42' },
  notWon: { key: 'imperium.why.notWon', rule: 'R13.5' },
  taken: { key: 'imperium.why.taken', rule: 'R2.4' },
  notForRivals: { key: 'imperium.why.notForRivals', rule: 'R23.1' },
} as const satisfies Record<string, Reason>;

/** Words and numbers are all that a reason carries, so conditions and prices go as JSON: as they are printed, hence written once. */
const WRITTEN = new WeakMap<Condition | Costs, string>();
function written(printed: Condition | Costs): string {
  const json = WRITTEN.get(printed) ?? JSON.stringify(printed);
  WRITTEN.set(printed, json);
  return json;
}
/** The reason with what would have to be true. */
export const unmet = (why: typeof WHY.condition | typeof WHY.requirement, condition: Condition): Reason => ({
  ...why,
  with: { condition: written(condition) },
});
/** The reason with what would have to be paid. */
export const unpaid = (costs: Costs): Reason => ({ ...WHY.cannotPay, with: { price: written(costs) } });
