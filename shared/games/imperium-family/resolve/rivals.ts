import type { Next, Task } from '../../../kernel/types.ts';
import type { RivalEffects } from '../effects/rivals.ts';
import { spaceRecord } from '../edition.ts';
import type { FactionId, PlayerId, PostName, RivalId } from '../ids.ts';
import { collects, isRival } from '../queries/rivals.ts';
import { postForRival, rivalCardOf, towardAlliance, whereHighest } from '../queries/rival-cards.ts';
import { running, sceneFor } from '../queries/scene.ts';
import { playerOf } from '../queries/table.ts';
import { whyNoSandworm } from '../queries/sandworms.ts';
import type { FamilyGame, Game } from '../types.ts';
import { takeBonusSpice } from '../verbs/makers.ts';
import { gain } from '../verbs/bank.ts';
import { moveInfluence } from '../verbs/influence.ts';
import { springScheme } from '../verbs/rivals.ts';
import { placeSpy } from '../verbs/spies.ts';
import { summon } from '../verbs/sandworms.ts';
import type { Handlers } from './handler.ts';

type Tasks = Task<FamilyGame>[];
/** What Rivals alone go by. */
export const rivals: Handlers<keyof RivalEffects> = {
  rival_spy: { play: (game, { by }, { rival_spy: where }) => (isRival(by) ? spyFor(game, by, where) : []) },
  // The turn reveals it. Uprising R17.6
  reveal_another_card: { play: () => [] },
  rival_maker: { play: (game, { by }) => atMaker(game, by) },
  rival_influence_toward_alliance: {
    play: (game, { by }, { rival_influence_toward_alliance: amount }) => moved(game, by, towardAlliance(game.state, by, amount), amount),
  },
  rival_influence_where_highest: {
    play: (game, { by }, { rival_influence_where_highest: amount }) => moved(game, by, whereHighest(game.state, by), amount),
  },
};
const moved = (game: Game, by: PlayerId, [faction]: readonly FactionId[], amount: number): Next<FamilyGame> =>
  faction === undefined ? [] : moveInfluence(game, by, faction, amount);

/** A Spy to the first free post; the last of the supply sets the scheme off, and only that one stays out. Uprising R17.11 */
export function spyFor(game: Game, by: RivalId, where: 'faction_priority' | { readonly first_free_of: readonly PostName[] }): Tasks {
  const { state } = game;
  const post = postForRival(state, by, where);
  if (post === null || (playerOf(state, by).spies ?? 0) === 0) return [];
  placeSpy(game, by, post, null);
  const { rivalCard, spies } = playerOf(state, by);
  if (spies !== 0 || rivalCard === undefined) return [];
  springScheme(game, by, post);
  const scene = { ...sceneFor(state, by, { rivalCard }), agreed: true };
  return running(scene, rivalCardOf(state, by)?.scheme ?? []);
}
/** All bonus spice; then sandworms, or the base where they do not come. Uprising R17.9 */
function atMaker(game: Game, by: PlayerId): Tasks {
  const { state } = game;
  const { space } = state.turn;
  if (space === null) return [];
  const { sandworms = 0, base_spice = 0 } = spaceRecord(state, space);
  const bonus = takeBonusSpice(game, space);
  const comes = sandworms > 0 && playerOf(state, by).hooks === true && !whyNoSandworm(state, by);
  const spice = collects(state, by, 'spice') ? bonus + (comes ? 0 : base_spice) : 0;
  game.tell({ type: 'harvested', player: by, space, spice, bonus });
  gain(game, by, 'spice', spice);
  return [...(comes ? summon(game, by, sandworms) : []), ...(isRival(by) ? [{ do: 'spend', by } as const] : [])];
}
