import type { cardplay as readings } from '../queries/effects/cardplay.ts';
import { hasHappened } from '../queries/cardplay.ts';
import { amountOf, recruitsToDeploy } from '../queries/deployment.ts';
import { cardOf } from '../queries/effects/moves.ts';
import { together } from '../queries/effect-order.ts';
import { sceneIn } from '../queries/scene.ts';
import { playerOf } from '../queries/table.ts';
import { returnToHand } from '../verbs/cardplay.ts';
import { lookAtTop } from '../verbs/look-top.ts';
import type { Handlers } from './handler.ts';

/** Effects of how cards are played. */
export const cardplay: Handlers<keyof typeof readings> = {
  may: {
    play: ({ state }, scene, { may: list }) =>
      scene.agreed ? together(state, scene, list) : [{ do: 'mayOffer', ...sceneIn(scene), list }],
  },
  lines: {
    play: (_, scene, { lines: lists, min }) => [{ do: 'line', ...sceneIn(scene), lists, min, used: [] }],
  },
  // Uprising R16.4
  look_top: {
    play(game, scene, { look_top, assign }) {
      const of = Math.min(look_top, playerOf(game.state, scene.by).deck.hidden.length);
      lookAtTop(game, scene.by, of);
      const left = assign.flatMap(({ to, count }) => Array.from({ length: count }, () => to)).slice(0, of);
      return left.length > 0 ? [{ do: 'assign', ...sceneIn(scene), of, left }] : [];
    },
  },
  return_this_to_hand: {
    play(game, scene) {
      // What stands on a card has the place of it.
      if (cardOf(game.state, scene) !== null) returnToHand(game, scene.by, scene.origin as number);
    },
  },
  may_deploy: {
    play(game, scene, { may_deploy }) {
      const max = amountOf(may_deploy.max, recruitsToDeploy(game.state, scene.by));
      return max > 0 ? [{ do: 'deploy', ...sceneIn(scene), from: 'garrison', max, counts: true }] : [];
    },
  },
  this_turn: {
    play: ({ state }, scene, { this_turn: { on_first, do: list } }) =>
      hasHappened(state, scene.by, on_first) ? together(state, scene, list) : [],
  },
  // Looked up where it matters. Uprising R4.3, Uprising R15.10
  static: { play: () => [] },
};
