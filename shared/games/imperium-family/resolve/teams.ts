import type { teams as readings } from '../queries/effects/teams.ts';
import { throneCards } from '../queries/trade.ts';
import { running, sceneFor, sceneIn, sourceIn } from '../queries/scene.ts';
import { alliesOf, partnersOf } from '../queries/teams.ts';
import { refillContracts } from '../verbs/contracts.ts';
import { takeBonusToken } from '../verbs/teams.ts';
import type { Handlers } from './handler.ts';

/** Effects of two teams. */
export const teams: Handlers<keyof typeof readings> = {
  reinforce: { play: (_, scene, { reinforce: troops }) => [{ do: 'reinforce', ...sceneIn(scene), troops }] },
  trade: {
    play: ({ state }, scene, { trade: { goods } }) =>
      partnersOf(state, scene.by).length > 0 ? [{ do: 'trade', ...sceneIn(scene), goods }] : [],
  },
  // Uprising R18.25
  split: { play: (_, scene, { split: { options } }) => [{ do: 'split', ...sceneIn(scene), options }] },
  each_ally: {
    play: ({ state }, scene, { each_ally: list }) =>
      alliesOf(state, scene.by).flatMap((ally) => running(sceneFor(state, ally, sourceIn(state, scene)), list)),
  },
  // As many as lie there. Uprising R18.25
  distribute_face_up_contracts: {
    play: ({ state }, scene) => (state.contracts?.open.length ? [{ do: 'handOut', ...sceneIn(scene), to: alliesOf(state, scene.by) }] : []),
  },
  refill_contracts: { play: (game) => refillContracts(game) },
  throne_row: {
    play: ({ state }, scene, { throne_row: { move_from_imperium_row: left, filter } }) =>
      throneCards(state, filter.not_faction).length > 0 ? [{ do: 'throneRow', ...sceneIn(scene), left, not: filter.not_faction }] : [],
  },
  take_token: { play: (game, { by }) => takeBonusToken(game, by) },
};
