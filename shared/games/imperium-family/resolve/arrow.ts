import type { Task } from '../../../kernel/types.ts';
import type { Costs } from '../effects/costs.ts';
import type { Effects } from '../effects/effects.ts';
import { changesNoInfluence } from '../queries/visit-influence.ts';
import { canPay, canPayTogether } from '../queries/costs.ts';
import { leadsNowhere } from '../queries/effects/arrow.ts';
import { together } from '../queries/effect-order.ts';
import { paysForPoints } from '../queries/rival-cards.ts';
import { isRival } from '../queries/rivals.ts';
import { sceneIn } from '../queries/scene.ts';
import type { Scene } from '../questions.ts';
import type { FamilyGame, Game } from '../types.ts';
import { payCosts } from './costs.ts';
import type { Handlers } from './handler.ts';
import { paidTogether } from './together.ts';

/** The price before an arrow is paid, then what stands behind it follows. R17.2 */
export const throughArrow = (game: Game, scene: Scene, costs: Costs, then: Effects): Task<FamilyGame>[] => [
  ...payCosts(game, scene, costs),
  ...together(game.state, scene, then),
];

/** An arrow is paid at once where that is settled; otherwise its owner is asked, once. R17.2 R17.3, Uprising R4.8 */
export const arrow: Handlers<'pay'> = {
  pay: {
    play(game, scene, { pay, then, mandatory, allies_may_contribute }) {
      if (allies_may_contribute) return canPayTogether(game.state, scene, pay) ? paidTogether(game, scene, pay, then) : [];
      const leadsOn = !leadsNowhere(game.state, scene, then) && !changesNoInfluence(game.state, then);
      if (!canPay(game.state, scene, pay) || !leadsOn) return [];
      const isSettled = scene.agreed || mandatory || (isRival(scene.by) && paysForPoints(game.state, scene.by, then));
      if (!isSettled) return [{ ...sceneIn(scene), do: 'payOffer', pay, then }];
      return throughArrow(game, scene, pay, then);
    },
  },
};
