import type { Reason } from '../../../../kernel/types.ts';
import type { Effects } from '../../effects/effects.ts';
import type { Scene } from '../../questions.ts';
import { WHY } from '../../reasons.ts';
import { CARDPLAY_WHY } from '../../reasons-cardplay.ts';
import type { State } from '../../types.ts';
import { changesNoInfluence } from '../visit-influence.ts';
import { canPay, canPayTogether } from '../costs.ts';
import { whyCannotPay } from '../price.ts';
import { whyWormsStayAway } from '../sandworms.ts';
import { factionsFor } from './influence.ts';
import type { Readings } from './reading.ts';

/** Influence behind an arrow that no Faction fits. R18.7, Uprising R4.9 */
export const leadsNowhere = (state: State, scene: Scene, then: Effects): boolean =>
  then.some((effect) => 'influence' in effect && factionsFor(state, scene.by, effect.influence).length === 0);

/** About a price with what stands behind its arrow. R17.2 */
export const arrow: Readings<'pay'> = {
  pay: {
    optional: ({ mandatory }) => !mandatory,
    hindrance(state, scene, { pay, then, allies_may_contribute }): Reason | null {
      if (allies_may_contribute && canPayTogether(state, scene, pay)) return null;
      if (!canPay(state, scene, pay)) return whyCannotPay(state, scene.by, pay);
      if (changesNoInfluence(state, then)) return CARDPLAY_WHY.noFactionSpace;
      return leadsNowhere(state, scene, then) ? WHY.noFaction : whyWormsStayAway(state, scene.by, then);
    },
  },
};
