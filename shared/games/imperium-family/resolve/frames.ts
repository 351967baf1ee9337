import type { Reason } from '../../../kernel/types.ts';
import type { Effects } from '../effects/effects.ts';
import { opponents } from '../queries/table.ts';
import type { Scene } from '../questions.ts';
import { unmet, WHY } from '../reasons.ts';
import { chooseForRival } from '../rivals/choices.ts';
import { isRival } from '../rivals/queries.ts';
import type { State } from '../types.ts';
import { counted, holds } from './conditions.ts';
import { canPay, payCosts } from './costs.ts';
import { choosable, type SomeHandlers } from './handler.ts';
import { factionsFor } from './influence.ts';
import { running, sceneFor, sceneIn, sourceIn } from './scene.ts';

/** Influence behind an arrow that no Faction fits. R18.7 */
const leadsNowhere = (state: State, scene: Scene, then: Effects): boolean =>
  then.some((effect) => 'influence' in effect && factionsFor(state, scene.by, effect.influence).length === 0);

/** Effects that hold others. */
export const frames: SomeHandlers<
  'pay' | 'choose' | 'if' | 'for_each' | 'each_opponent' | 'this_round' | 'while_agent_here' | 'by_cost_option' | 'signet'
> = {
  pay: {
    optional: ({ mandatory }) => !mandatory,
    hindrance(state, scene, { pay, then }): Reason | null {
      if (!canPay(state, scene, pay)) return WHY.cannotPay;
      return leadsNowhere(state, scene, then) ? WHY.noFaction : null;
    },
    play(game, scene, { pay, then, mandatory }) {
      if (!canPay(game.state, scene, pay) || leadsNowhere(game.state, scene, then)) return [];
      if (!scene.agreed && !mandatory) return [{ do: 'payOffer', ...sceneIn(scene), pay, then }];
      return [...payCosts(game, scene, pay), ...running(scene, then)];
    },
  },
  choose: {
    hindrance: (state, scene, { choose }, inner) => (choosable(state, scene, choose, inner).length > 0 ? null : WHY.noOption),
    play(game, scene, { choose, n }, inner) {
      const open = choosable(game.state, scene, choose, inner);
      if (isRival(scene.by) && open.length > (n ?? 1)) return chooseForRival(game.state, scene, choose, n ?? 1);
      if (open.length <= (n ?? 1))
        return running(
          { ...sceneIn(scene), agreed: true },
          open.flatMap((at) => choose[at] ?? []),
        );
      return n === undefined ? [{ do: 'choose', ...scene, lists: choose }] : [{ do: 'chooseSome', ...scene, lists: choose, n }];
    },
  },
  if: {
    optional: (effect, inner) => ![...effect.then, ...(effect.else ?? [])].some(inner.isMandatory),
    hindrance(state, scene, effect, inner) {
      const isTrue = holds(state, scene, effect.if);
      if (!isTrue && !effect.else) return unmet(WHY.condition, effect.if);
      return inner.hindranceIn(state, scene, (isTrue ? effect.then : effect.else) ?? []);
    },
    play: (game, scene, effect) => running(scene, (holds(game.state, scene, effect.if) ? effect.then : effect.else) ?? []),
  },
  for_each: {
    idle: (state, scene, { for_each }) => (counted(state, scene, for_each) === 0 ? WHY.nothing : null),
    play(game, scene, { for_each, do: list }) {
      const count = counted(game.state, scene, for_each);
      return count > 0 ? running(scene, Array.from({ length: count }, () => list).flat()) : [];
    },
  },
  each_opponent: {
    // R17.7
    idle: (state, { by }, { each_opponent: list }, { whyInVain }) =>
      opponents(state, by).every((opponent) => whyInVain(state, sceneFor(state, opponent), list)) ? WHY.nobodyHit : null,
    play: ({ state }, scene, { each_opponent: list }) =>
      opponents(state, scene.by).flatMap((opponent) => running(sceneFor(state, opponent, sourceIn(state, scene)), list)),
  },
  this_round: {
    // Played in the Reveal turn it works at once, before that it waits. R12.6
    play: ({ state: { turn } }, scene, { this_round }) => (turn.kind === 'reveal' ? running(scene, this_round.do) : []),
  },
  while_agent_here: { play: () => [] },
  by_cost_option: { play: () => [] },
  signet: { play: () => [] },
};
