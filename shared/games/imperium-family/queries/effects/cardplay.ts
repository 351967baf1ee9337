import type { CardplayEffects } from '../../effects/cardplay.ts';
import { CARDPLAY_WHY } from '../../reasons-cardplay.ts';
import { WHY } from '../../reasons.ts';
import { hasHappened } from '../cardplay.ts';
import { recruitsToDeploy } from '../deployment.ts';
import { playerOf } from '../table.ts';
import { firstIfAll, type Readings } from './reading.ts';

/** About effects of how cards are played. */
export const cardplay: Readings<keyof CardplayEffects> = {
  may: {
    optional: () => true,
    hindrance: (state, scene, { may }, { hindranceIn }) => hindranceIn(state, scene, may),
    idle: (state, scene, { may }, { whyInVain }) => whyInVain(state, scene, may),
  },
  lines: {
    idle: (state, scene, { lines }, { hindranceIn, whyInVain }) =>
      firstIfAll(lines.map((line) => hindranceIn(state, scene, line) ?? whyInVain(state, scene, line))),
  },
  look_top: {
    idle: (state, { by }) => (playerOf(state, by).deck.hidden.length === 0 ? WHY.deckEmpty : null),
  },
  return_this_to_hand: {},
  may_deploy: {
    optional: () => true,
    idle: (state, { by }) => (recruitsToDeploy(state, by) === 0 ? WHY.noTroop : null),
  },
  this_turn: {
    optional: ({ this_turn }, { isMandatory }) => !this_turn.do.some(isMandatory),
    hindrance: (state, scene, { this_turn: { on_first, do: list } }, { hindranceIn }) =>
      hasHappened(state, scene.by, on_first) ? hindranceIn(state, scene, list) : CARDPLAY_WHY.notYet,
    idle: (state, scene, { this_turn }, { whyInVain }) => whyInVain(state, scene, this_turn.do),
  },
  static: {},
};
