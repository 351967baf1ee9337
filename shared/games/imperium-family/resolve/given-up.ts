import type { Next } from '../../../kernel/types.ts';
import type { GivenUpCosts } from '../effects/given-up.ts';
import { originOf } from '../queries/scene.ts';
import type { Scene } from '../questions.ts';
import type { FamilyGame, Game } from '../types.ts';
import { discarding } from '../verbs/given-up.ts';

type Pay<Amount> = (game: Game, scene: Scene, amount: Amount) => Next<FamilyGame>;
/** Cards of the payer's choice. Uprising R8.14, Uprising R9.5, Uprising R13.3 */
export const GIVEN_UP: { readonly [Kind in keyof GivenUpCosts]: Pay<GivenUpCosts[Kind]> } = {
  discard: (game, scene, count) => discarding(game, scene, count),
  trash_intrigue: (_, scene, left) => [{ do: 'trashIntrigue', ...scene, left }],
  trash_from_hand: (_, scene, { faction }) => [{ do: 'trash', ...scene, from: ['hand'], due: true, faction }],
  trash_from_play({ state }, scene, { faction }) {
    const card = originOf(state, scene)?.card;
    return [{ do: 'trash', ...scene, from: ['in_play'], due: true, faction, ...(card !== undefined && { besides: card }) }];
  },
};
