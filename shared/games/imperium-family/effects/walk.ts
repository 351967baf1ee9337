import type { Effect, Effects } from './effects.ts';

/** The lists inside one effect, as printed; [] for an effect that holds no other. */
export function nestedIn(effect: Effect): readonly Effects[] {
  if ('choose' in effect) return effect.choose;
  if ('by_cost_option' in effect) return effect.by_cost_option;
  if ('each_opponent' in effect) return [effect.each_opponent];
  if ('pay' in effect || 'complete' in effect) return [effect.then];
  if ('if' in effect) return effect.else ? [effect.then, effect.else] : [effect.then];
  if ('for_each' in effect) return [effect.do];
  if ('this_round' in effect) return [effect.this_round.do];
  if ('move_track_token' in effect) return effect.to ? [effect.to.reward, effect.to.after] : [];
  if ('may' in effect) return [effect.may];
  if ('lines' in effect) return effect.lines;
  if ('this_turn' in effect) return [effect.this_turn.do];
  if ('each_ally' in effect) return [effect.each_ally];
  if ('split' in effect) return effect.split.options;
  if ('while_agent_here' in effect) return [effect.while_agent_here.do];
  return [];
}

/** Every effect of the list and of what is nested in it, outer ones first. */
export const everyEffect = (effects: Effects): readonly Effect[] =>
  effects.flatMap((effect) => [effect, ...nestedIn(effect).flatMap(everyEffect)]);

/** Whether the effect is of one of these kinds: one look at its few fields, however many kinds there are. */
export function isAmong(kinds: ReadonlySet<string>, effect: Effect): boolean {
  for (const field in effect) if (kinds.has(field)) return true;
  return false;
}
