import type { influence as readings } from '../queries/effects/influence.ts';
import { factionsFor } from '../queries/effects/influence.ts';
import { setVisitInfluence } from '../verbs/visit-influence.ts';
import { moveInfluence } from '../verbs/influence.ts';
import type { Handlers } from './handler.ts';

/** Influence moves: all of an amount with one Faction. R11.7, Uprising R12.6 */
export const influence: Handlers<keyof typeof readings> = {
  influence: {
    play(game, scene, { influence: move }) {
      const among = factionsFor(game.state, scene.by, move);
      const [only] = among;
      if (only === undefined) return [];
      if (among.length === 1) return moveInfluence(game, scene.by, only, move.amount);
      return [{ ...scene, do: 'influence', amount: move.amount, among }];
    },
  },
  // No piece where it is looked up when the Influence of the visit is taken. R19.26, Uprising R4.9
  modify_space_influence: {
    play: (game, { by }, { modify_space_influence }) => setVisitInfluence(game, by, modify_space_influence.set_amount),
  },
};
