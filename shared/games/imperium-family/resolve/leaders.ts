import type { leaders as readings } from '../queries/effects/leaders.ts';
import type { Effects } from '../effects/effects.ts';
import type { TrackWay } from '../effects/leaders.ts';
import type { Next } from '../../../kernel/types.ts';
import { stepsOf } from '../queries/leader-track.ts';
import { together } from '../queries/effect-order.ts';
import { repeatedIn } from '../queries/effects/leaders.ts';
import { running, sceneIn } from '../queries/scene.ts';
import type { Scene } from '../questions.ts';
import type { FamilyGame, Game } from '../types.ts';
import { moveToken, remember, returnMemories, startWithout, turnOver } from '../verbs/leader-board.ts';
import type { Handlers } from './handler.ts';

/** Onto a place: its reward, whose arrows are offered, then the steps that are left. Uprising R15.2 */
function stepTo(game: Game, scene: Scene, { place, reward }: TrackWay, left: number): Next<FamilyGame> {
  moveToken(game, scene.by, place);
  const rest: Effects = left > 0 ? [{ move_track_token: left }] : [];
  return [...together(game.state, { ...sceneIn(scene), agreed: false }, reward), ...running(scene, rest)];
}
/** What Leaders do with their tracks, the troops on them and their sides. */
export const leaders: Handlers<keyof typeof readings> = {
  move_track_token: {
    play(game, scene, { move_track_token: steps, to }) {
      if (to) return stepTo(game, scene, to, steps - 1);
      const ways = stepsOf(game.state, scene.by);
      const [only] = ways;
      if (!only) return [];
      if (ways.length === 1) return stepTo(game, scene, only, steps - 1);
      return [{ do: 'choose', ...sceneIn(scene), lists: ways.map((way) => [{ move_track_token: steps, to: way }]) }];
    },
  },
  troop_supply_to_memory: { play: (game, { by }, { troop_supply_to_memory: troops }) => remember(game, by, troops) },
  return_all_memories: { play: (game, { by }) => returnMemories(game, by) },
  flip_leader: { play: (game, { by }, { flip_leader: side }) => turnOver(game, by, side) },
  // Uprising R15.7
  repeat: { play: ({ state }, scene) => together(state, { ...sceneIn(scene), agreed: false }, repeatedIn(state)) },
  remove_from_starting_deck: { play: (game, { by }, { remove_from_starting_deck: card }) => startWithout(game, by, card) },
  // Looked up where it holds.
};
