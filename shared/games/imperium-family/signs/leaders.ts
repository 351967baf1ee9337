import type { Effects } from '../effects/effects.ts';
import type { LeaderCounterForms, LeaderEffectForms } from '../effects/leaders.ts';
import type { EditionId } from '../types.ts';
import { many, one, tab, type Token, word } from './token.ts';

type Line = readonly Token[];
/** How a list of effects is drawn. */
type Lines = (effects: Effects, edition: EditionId) => Line;
type Drawn = { readonly [Kind in keyof LeaderEffectForms]: (effect: LeaderEffectForms[Kind], edition: EditionId) => Line };

/** What Leaders do with their tracks, the troops on them and their sides. */
export const leaderSigns = (linesOf: Lines): Drawn => ({
  move_track_token: ({ move_track_token: steps, to }, edition) =>
    to ? [tab(one('training')), ...linesOf([...to.reward, ...to.after], edition)] : [many('training', steps)],
  troop_supply_to_memory: ({ troop_supply_to_memory: count }) => [tab(one('leader')), many('troop', `+${count}`)],
  return_all_memories: () => [tab(one('leader')), word('any'), many('troop', '−')],
  flip_leader: () => [one('leader'), one('replay')],
  repeat: () => [one('agent'), { text: '×2' }],
  remove_from_starting_deck: ({ remove_from_starting_deck: card }) => [one('trash'), { card }],
});
export const leaderCounterSigns: { readonly [Kind in keyof LeaderCounterForms]: () => Line } = {
  memory_returned: () => [tab(one('leader')), one('troop')], // Uprising R15.6
};
