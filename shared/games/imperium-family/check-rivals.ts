import { effects, someEffects, condition } from './effects/check.ts';
import { amount, amountFrom, amountOrNone, fields, isObject, knownOf, listOf, nameOf, oneOf } from './effects/shape.ts';
import { optional, type Shape, tupleOf, wordOr, yesOrNo } from './effects/shape.ts';
import type { DifficultyRecord, HagalRecord } from './records.ts';
import type { Fork, RivalRecord, VariantId, VariantRecords } from './rival-records.ts';

/** Forms of what Rivals with cards of their own go by. */
const source = oneOf('seed', 'public', 'reconstructed');
const space = nameOf('space');
const byCondition = fields<Extract<Fork, { then: unknown }>>({ if: condition, then: space, else: space });
const byMost = fields<Extract<Fork, { least: unknown }>>({ best_of: listOf(space, 2), by: oneOf('bonus_spice'), least: amountOrNone });
const sendTo: Shape = (value, field, checking) =>
  (isObject(value) ? ('best_of' in value ? byMost : byCondition) : wordOr(null, space))(value, field, checking);
/** One list, or one for each space that it can send to. */
const effectsBySpace: Shape = (value, field, checking) => {
  if (!isObject(value)) return effects(value, field, checking);
  for (const [name, list] of Object.entries(value)) {
    space(name, `${field}.${name}`, checking);
    effects(list, `${field}.${name}`, checking);
  }
};
export const hagalCardShape: Shape = (value, field, checking) => {
  fields<HagalRecord>({
    copies: amount,
    swords: wordOr(null, amountOrNone),
    send_to: sendTo,
    effects: effectsBySpace,
    requires: optional(condition),
    smart_politics: optional(knownOf('faction')),
    mark: oneOf('1P', '2P', null),
    source,
  })(value, field, checking);
  if (!isObject(value) || !isObject(value['effects'])) return;
  // Whatever it sends to has its list.
  const { send_to: to } = value;
  const sendsTo = isObject(to) ? [to['then'], to['else']] : [];
  for (const name of sendsTo) if (!Object.hasOwn(value['effects'], String(name))) checking.report(`${field}.effects.${name}`, 'notAList');
};
export const rivalShape: Shape = (value, field, checking) => {
  const faction = knownOf('faction');
  fields<RivalRecord>({
    swordmaster_value: amount,
    priority: tupleOf(...checking.known.faction.map(() => faction)),
    signet: someEffects,
    scheme: someEffects,
    streamlined: yesOrNo,
    source,
  })(value, field, checking);
  const order = isObject(value) ? value['priority'] : null;
  if (Array.isArray(order) && new Set(order).size < order.length)
    checking.report(`${field}.priority`, 'notSoMany', { right: checking.known.faction.length });
};

type Level = Pick<DifficultyRecord, 'human_bonus' | 'rival_garrison' | 'human_swordmaster' | 'source'> & {
  readonly variants: readonly VariantId[];
};
const variant = oneOf('smart-politics', 'brutal-escalation', 'expert-deployment', 'dice-churn', 'streamlined');
export const levelShape: Shape = fields<Level>({
  human_bonus: effects,
  rival_garrison: amountOrNone,
  variants: listOf(variant),
  human_swordmaster: yesOrNo,
  source,
});
const tier = oneOf(1, 2, 3);
export const variantsShape: Shape = fields<VariantRecords>({
  'smart-politics': fields<VariantRecords['smart-politics']>({ alliance_lead: amount, influence: amount, behind: amount, source }),
  'brutal-escalation': fields<VariantRecords['brutal-escalation']>({ tier, combat_cards: amount, source }),
  'expert-deployment': fields<VariantRecords['expert-deployment']>({ tiers: listOf(tier, 1), lead_in_units: amount, source }),
  'dice-churn': fields<VariantRecords['dice-churn']>({ dice: amount, sides: amountFrom(2), seats: listOf(amount, 1), source }),
  streamlined: fields<VariantRecords['streamlined']>({
    vp_from: tupleOf(oneOf('alliance')),
    wins: oneOf(false),
    gains_after_swordmaster: oneOf(false),
    source,
  }),
});
