import { editionOf } from '../edition.ts';
import type { Costs } from '../effects/costs.ts';
import type { Effects } from '../effects/effects.ts';
import type { AbilityRecord, SpaceRecord } from '../records.ts';
import type { EditionId } from '../types.ts';
import { signsOfCondition, signsOfCosts, signsOfTrigger } from './conditions.ts';
import { signsOf, signsOfEffect } from './effects.ts';
import { ICON_SIGNS } from './names.ts';
import { joined, many, one, OR, tab, THEN, type Token } from './token.ts';

type Line = readonly Token[];

/** One line per effect. */
export const linesOf = (effects: Effects, edition: EditionId): readonly Line[] =>
  everyFaction(effects, edition)
    ? [[{ text: '+1' }, ...editionOf(edition).factions.map((faction) => one(ICON_SIGNS[faction]))]]
    : effects.map((effect) => signsOfEffect(effect, edition));
/** Influence with each Faction is said once. */
const everyFaction = (effects: Effects, edition: EditionId): boolean =>
  effects.length === editionOf(edition).factions.length &&
  editionOf(edition).factions.every((faction) =>
    effects.some((effect) => 'influence' in effect && effect.influence.faction === faction && effect.influence.amount === 1),
  );

/** What a space asks before an Agent enters; prices first. R6.3 */
export function signsOfPrice({ cost, cost_options, cost_if_any_player_has_swordmaster: later, requirement }: SpaceRecord): Line {
  const printed = cost_options ? joined(cost_options.map(signsOfCosts), OR) : signsOfCosts(cost);
  const prices = later ? [...printed, OR, tab(one('swordmaster')), ...signsOfCosts(later)] : printed; // Uprising R4.13
  return requirement ? [tab(...signsOfCondition(requirement)), ...prices] : prices;
}
/** What is bought, after its price if it has one. */
function pricedLine(cost: Costs, bought: Line): Line {
  const price = signsOfCosts(cost);
  return price.length > 0 ? [...price, THEN, ...bought] : bought;
}
/** What a space does, a line per effect; several prices stand before what each buys. */
export function signsOfSpace({ cost_options, influence_gain, effects }: SpaceRecord, edition: EditionId): readonly Line[] {
  const influence = influence_gain ? [[many(ICON_SIGNS[influence_gain.faction], `+${influence_gain.amount}`)]] : [];
  const lines = effects.flatMap((effect): readonly Line[] =>
    'by_cost_option' in effect && cost_options
      ? effect.by_cost_option.flatMap((bought, at) =>
          bought.length > 0 ? [pricedLine(cost_options[at] ?? {}, signsOf(bought, edition))] : [],
        )
      : [signsOfEffect(effect, edition)],
  );
  return [...influence, ...lines];
}
/** The ability of a Leader: what sets it off, then what it does. R18.1 */
export function signsOfAbility({ timing, trigger, effects }: AbilityRecord, edition: EditionId): Line {
  if (timing === 'own_reveal_turn') return [tab(one('reveal')), ...signsOf(effects, edition)];
  return trigger ? [tab(...signsOfTrigger(trigger)), ...signsOf(effects, edition)] : signsOf(effects, edition);
}
