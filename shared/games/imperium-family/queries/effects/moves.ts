import { specialOf } from '../../edition.ts';
import type { Effect } from '../../effects/effects.ts';
import type { Scene } from '../../questions.ts';
import { CARDPLAY_WHY } from '../../reasons-cardplay.ts';
import { WHY } from '../../reasons.ts';
import type { State } from '../../types.ts';
import { deployableBy, isDeploymentForbidden } from '../deployment.ts';
import { agentsToRecall } from '../agents.ts';
import { isCouncilFull } from '../council.ts';
import { openPiecesBefore } from '../effect-order.ts';
import { originOf } from '../scene.ts';
import { playerOf } from '../table.ts';
import { bearerOf } from '../teams.ts';
import { trashOptions } from '../zones.ts';
import type { Readings } from './reading.ts';

/** The card that the effect stands on, while it works. */
export const cardOf = (state: State, scene: Scene): string | null => {
  const found = originOf(state, scene);
  return found?.works ? found.card : null;
};

/** About effects that move cards, troops, Agents and markers. */
export const moves: Readings<
  | 'trash'
  | 'trash_this'
  | 'deploy'
  | 'retreat'
  | 'recall_agent'
  | 'discard'
  | 'lose_troop'
  | 'modify'
  | 'take_mentat'
  | 'control'
  | 'end_turn'
  | 'high_council_seat'
  | 'take_swordmaster'
  | 'special'
  | 'reshuffle_hagal_deck_and_reveal_again'
> = {
  trash: {
    optional: ({ trash }) => trash.optional === true,
    hindrance: (state, { by }, { trash: { from, optional } }) =>
      !optional && trashOptions(state, by, from).length === 0 ? CARDPLAY_WHY.nothingTrashable : null,
    idle: (state, { by }, { trash: { from } }) => (trashOptions(state, by, from).length === 0 ? WHY.nothing : null),
  },
  trash_this: {
    hindrance(state, scene, _, { whyWaits }) {
      const waits = (effect: Effect): boolean => whyWaits(state, scene, effect) !== null;
      return openPiecesBefore(state, scene.origin, waits) ? WHY.trashLast : null; // R17.12
    },
  },
  deploy: {
    optional: () => true,
    idle(state, scene, { deploy: { from, max } }) {
      if (deployableBy(state, scene, from, max) > 0) return null;
      return isDeploymentForbidden(state, scene.by) ? CARDPLAY_WHY.noDeployment : WHY.noTroop;
    },
  },
  retreat: {
    optional: () => true,
    idle: (state, { by }) => (playerOf(state, bearerOf(state, by)).conflict === 0 ? WHY.noTroop : null),
  },
  recall_agent: {
    idle: (state, { by }, { include_just_sent }) =>
      agentsToRecall(state, by, include_just_sent !== true).length > 0 ? null : WHY.noAgentOut,
  },
  // What is impossible is no option. R19.35
  discard: {
    hindrance: (state, { by }) => (playerOf(state, by).hand.hidden.length === 0 ? WHY.noHand : null),
  },
  lose_troop: {
    hindrance: (state, { by }, { lose_troop: { from } }) => (playerOf(state, bearerOf(state, by))[from] === 0 ? WHY.noTroop : null),
  },
  modify: {},
  take_mentat: {
    idle: ({ mentat }, _, { take_mentat }) => (take_mentat === 'from_space' && mentat?.holder !== null ? WHY.nothing : null),
  },
  control: {},
  end_turn: { optional: () => true },
  high_council_seat: {
    hindrance: (state, { by }) => (isCouncilFull(state, by) ? CARDPLAY_WHY.councilFull : null),
  },
  take_swordmaster: {},
  special: {
    hindrance: (state, scene, { special }) => specialOf(state, special).hindrance?.(state, scene),
    idle: (state, scene, { special }) => specialOf(state, special).idle?.(state, scene),
  },
  reshuffle_hagal_deck_and_reveal_again: {},
};
