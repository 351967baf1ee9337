import type { Blocked, DeepReadonly } from '../../../kernel/types.ts';
import type { PlayerId } from '../ids.ts';
import type { EffectsAnswer, Scene } from '../questions.ts';
import { WHY } from '../reasons.ts';
import { whyWaits } from './effects/readings.ts';
import { isDue } from './effects/mandatory.ts';
import { effectOf } from './visit-influence.ts';
import type { Piece, State } from '../types.ts';
import { affordable, notAffordable } from './acquire.ts';
import { deployable, noDeployment } from './deployment.ts';
import { notPlayable, playable } from './playable-intrigue.ts';
import { sideName } from './leader-board.ts';
import { isCommander } from './teams.ts';

/** Whose a piece is and what it stands on. */
export function sceneOf(state: State, by: PlayerId, { from, origin, effect }: DeepReadonly<Piece>): Scene {
  const scene: Scene = { by, origin, since: state.turn.recruited, agreed: true };
  if (from === 'contract' && 'complete' in effect) return { ...scene, source: { contract: effect.complete } };
  const side = from === 'signet' || from === 'ability' ? sideName(state, by) : null;
  if (side === null) return scene;
  return { ...scene, source: from === 'signet' ? { signet: side } : { ability: side } };
}
/** What the owner of the turn can do while effects are pending. R6.9 R6.10 R9.4 */
export function effectsOptions(state: State, by: PlayerId): readonly EffectsAnswer[] {
  const { turn } = state;
  const options: EffectsAnswer[] = [];
  let isHeld = false;
  for (const piece of turn.pieces) {
    const scene = sceneOf(state, by, piece);
    const effect = effectOf(state, piece);
    if (whyWaits(state, scene, effect)) continue;
    options.push({ piece: piece.id });
    isHeld ||= isDue(state, scene, effect); // R6.8
  }
  for (const plot of playable(state, by, 'plot')) options.push({ plot });
  const most = isCommander(state, by) ? 0 : deployable(state, by); // Uprising R18.8
  for (let troops = 1; troops <= most; troops++) options.push({ deploy: troops });
  if (turn.kind === 'reveal') for (const purchase of affordable(state, by)) options.push(purchase);
  if (!isHeld) options.push('done');
  return options;
}
/** What it cannot do, and why. */
export function noEffectsOptions(state: State, by: PlayerId): readonly Blocked[] {
  const { turn } = state;
  const blocked: Blocked[] = [...notPlayable(state, by, 'plot', (plot) => ({ plot }))];
  let isHeld = false;
  for (const piece of turn.pieces) {
    const scene = sceneOf(state, by, piece);
    const effect = effectOf(state, piece);
    const why = whyWaits(state, scene, effect);
    if (why) blocked.push({ target: { piece: piece.id }, why });
    else isHeld ||= isDue(state, scene, effect);
  }
  if (isHeld) blocked.push({ target: 'done', why: WHY.mandatory });
  if (turn.kind === 'reveal') return [...blocked, ...notAffordable(state, by)];
  return [...blocked, ...noDeployment(state, by)];
}
