import type { frames as readings } from '../queries/effects/frames.ts';
import { branchOf, counted } from '../queries/conditions.ts';
import { choosable } from '../queries/effects/readings.ts';
import { running, sceneFor, sceneIn, sourceIn } from '../queries/scene.ts';
import { opponents } from '../queries/opponents.ts';
import { chooseForRival } from '../queries/rival-choices.ts';
import { isRival } from '../queries/rivals.ts';
import { forFactions } from '../queries/effects/spies.ts';
import { inOrder, together } from '../queries/effect-order.ts';
import { spiedFactions } from '../queries/spies.ts';
import type { Handlers } from './handler.ts';

/** Effects that hold others. */
export const frames: Handlers<keyof typeof readings> = {
  choose: {
    play({ state }, scene, { choose, n }) {
      const open = choosable(state, scene, choose);
      const count = n ?? 1;
      if (open.length <= count)
        return together(state, { ...sceneIn(scene), agreed: true }, choose.filter((_, at) => open.includes(at)).flat());
      if (isRival(scene.by)) return chooseForRival(state, scene, choose, count);
      return n === undefined ? [{ ...scene, do: 'choose', lists: choose }] : [{ ...scene, do: 'chooseSome', lists: choose, n }];
    },
  },
  if: {
    play: ({ state }, scene, effect) => together(state, scene, branchOf(state, scene, effect)),
  },
  for_each: {
    play(game, scene, { for_each, do: list }) {
      if ('faction_spied_on' in for_each) return inOrder(scene, forFactions(list, spiedFactions(game.state, scene.by)));
      return running(scene, Array.from({ length: counted(game.state, scene, for_each) }, () => list).flat());
    },
  },
  each_opponent: {
    // R17.7
    play: ({ state }, scene, { each_opponent: list }) =>
      opponents(state, scene.by).flatMap((opponent) => running(sceneFor(state, opponent, sourceIn(state, scene)), list)),
  },
  this_round: {
    // Played in the Reveal turn it works at once, before that it waits. R12.6
    play: ({ state: { turn } }, scene, { this_round }) =>
      turn.kind === 'reveal' && !this_round.on_each ? running(scene, this_round.do) : [],
  },
  while_agent_here: { play: () => [] },
  by_cost_option: { play: () => [] },
  signet: { play: () => [] },
};
