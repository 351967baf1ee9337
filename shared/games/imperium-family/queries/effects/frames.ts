import type { Reason } from '../../../../kernel/types.ts';
import type { Effects } from '../../effects/effects.ts';
import type { Scene } from '../../questions.ts';
import { bookOf } from '../../edition.ts';
import { unmet, WHY } from '../../reasons.ts';
import type { State } from '../../types.ts';
import { branchOf, counted, holds } from '../conditions.ts';
import { sceneFor } from '../scene.ts';
import { opponents } from '../opponents.ts';
import type { Inner, Readings } from './reading.ts';

/** Nothing but Influence with named Factions, which may be full. Uprising R12.1 */
const isInfluence = (list: Effects): boolean => list.every((effect) => 'influence' in effect);
/** Why an option cannot be chosen: something in it is impossible, or it would change nothing where that counts. R17.10, Uprising R13.8 */
export function closedIn(state: State, scene: Scene, list: Effects, inner: Pick<Inner, 'hindranceIn' | 'whyInVain'>): Reason | null {
  const why = inner.hindranceIn(state, scene, list);
  if (why || !bookOf(state).rulings.openOptionsChangeSomething || isInfluence(list)) return why;
  return inner.whyInVain(state, scene, list);
}

/** Options that can be chosen: nothing in them is impossible. R17.10 */
export const choosableIn = (
  state: State,
  scene: Scene,
  lists: readonly Effects[],
  inner: Pick<Inner, 'hindranceIn' | 'whyInVain'>,
): readonly number[] => lists.flatMap((list, at) => (closedIn(state, scene, list, inner) ? [] : [at]));

/** About effects that hold others. */
export const frames: Readings<
  'choose' | 'if' | 'for_each' | 'each_opponent' | 'this_round' | 'while_agent_here' | 'by_cost_option' | 'signet'
> = {
  choose: {
    hindrance: (state, scene, { choose }, inner) => (choosableIn(state, scene, choose, inner).length > 0 ? null : WHY.noOption),
  },
  if: {
    optional: ({ then, else: otherwise = [] }, inner) => ![...then, ...otherwise].some(inner.isMandatory),
    spare: (state, scene, effect, inner) => !branchOf(state, scene, effect).some((each) => inner.isDue(state, scene, each)),
    hindrance(state, scene, effect, inner) {
      const list = holds(state, scene, effect.if) ? effect.then : effect.else;
      return list ? inner.hindranceIn(state, scene, list) : unmet(WHY.condition, effect.if);
    },
  },
  for_each: {
    idle: (state, scene, { for_each }) => (counted(state, scene, for_each) === 0 ? WHY.nothing : null),
  },
  each_opponent: {
    // R17.7
    idle: (state, { by }, { each_opponent: list }, { whyInVain }) =>
      opponents(state, by).every((opponent) => whyInVain(state, sceneFor(state, opponent), list)) ? WHY.nobodyHit : null,
  },
  this_round: {},
  while_agent_here: {},
  by_cost_option: {},
  signet: {},
};
