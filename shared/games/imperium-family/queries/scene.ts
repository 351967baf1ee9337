import type { Task } from '../../../kernel/types.ts';
import type { Effects } from '../effects/effects.ts';
import type { PlayerId } from '../ids.ts';
import type { Scene, Source } from '../questions.ts';
import type { FamilyGame, State } from '../types.ts';

/** Effects of a player that stand on no card of the turn; `source`: what they come from. */
export const sceneFor = ({ turn }: Pick<State, 'turn'>, by: PlayerId, source?: Source): Scene =>
  source ? { by, origin: null, since: turn.recruited, agreed: false, source } : { by, origin: null, since: turn.recruited, agreed: false };
/** The scene of a task that carries more. */
export const sceneIn = ({ by, origin, since, agreed, source }: Scene): Scene =>
  source ? { by, origin, since, agreed, source } : { by, origin, since, agreed };
/** What the effects of a scene stand on in this turn; it need not work any more. */
export const originOf = ({ turn }: Pick<State, 'turn'>, { origin }: Pick<Scene, 'origin'>): State['turn']['origins'][number] | undefined =>
  origin === null ? undefined : turn.origins[origin];
/** What the effects of a scene come from: said, or the card that they stand on. */
export function sourceIn(state: Pick<State, 'turn'>, scene: Scene): Source | undefined {
  const card = originOf(state, scene)?.card;
  return scene.source ?? (card === undefined ? undefined : { card });
}
/** Carries a list out in its order. Here and in other tasks the scene stands first: spread there it costs a fraction of what it does further back. */
export const running = (scene: Scene, list: Effects): Task<FamilyGame>[] =>
  list.length > 0 ? [{ ...sceneIn(scene), do: 'run', list }] : [];
