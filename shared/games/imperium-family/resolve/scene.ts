import type { Task } from '../../../kernel/types.ts';
import type { Effects } from '../effects/effects.ts';
import type { PlayerId } from '../ids.ts';
import type { Scene } from '../questions.ts';
import type { FamilyGame, State } from '../types.ts';

/** Effects of a player that stand on no card of the turn. */
export const sceneFor = ({ turn }: Pick<State, 'turn'>, by: PlayerId): Scene => ({
  by,
  origin: null,
  since: turn.recruited,
  agreed: false,
});
/** The scene of a task that carries more. */
export const sceneIn = ({ by, origin, since, agreed }: Scene): Scene => ({ by, origin, since, agreed });
/** Carries a list out in its order. */
export const running = (scene: Scene, list: Effects): Task<FamilyGame>[] =>
  list.length > 0 ? [{ do: 'run', ...sceneIn(scene), list }] : [];
