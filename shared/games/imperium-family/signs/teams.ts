import type { TeamConditions, TeamEffects } from '../effects/teams.ts';
import type { Effects } from '../effects/effects.ts';
import type { EditionId } from '../types.ts';
import { joined, many, OR, one, tab, type Token, word } from './token.ts';

type Line = readonly Token[];
type Drawn<Forms> = { readonly [Kind in keyof Forms]: (form: Forms[Kind], edition: EditionId) => Line };
/** The own team, before what it has. */
const TEAM = tab(one('pact'));

/** @param inner draws the lists inside */
export const teamSigns = (inner: (list: Effects, edition: EditionId) => Line): Drawn<TeamEffects> => ({
  reinforce: ({ reinforce }) => [TEAM, many('troop', reinforce), word('may'), one('deploy')],
  trade: () => [word('may'), one('deal')],
  split: ({ split: { options } }, edition) => [
    TEAM,
    ...joined(
      options.map((list) => inner(list, edition)),
      OR,
    ),
  ],
  each_ally: ({ each_ally }, edition) => [TEAM, ...inner(each_ally, edition)],
  distribute_face_up_contracts: () => [TEAM, one('contract')],
  refill_contracts: () => [many('contract', '+')],
  throne_row: ({ throne_row: { move_from_imperium_row } }) => [many('aside', move_from_imperium_row), TEAM],
  take_token: () => [one('reveal'), many('swords', '+2')],
});
export const teamConditions: { readonly [Kind in keyof TeamConditions]: () => Line } = {
  swordmaster_bonus_token: () => [one('swordmaster'), many('swords', '+2')],
};
