import type { Task } from '../../../kernel/types.ts';
import { same } from '../../../kernel/choices.ts';
import type { Effect, EffectKind, Effects } from '../effects/effects.ts';
import type { Scene } from '../questions.ts';
import { isRival } from './rivals.ts';
import type { FamilyGame } from '../types.ts';
import { running, sceneIn } from './scene.ts';

/** Kinds whose turn in an order makes no difference to their owner. */
const PLAIN: ReadonlySet<string> = new Set<EffectKind>(['gain', 'persuasion', 'swords', 'control', 'take_mentat', 'recruit']);
const isPlain = (effect: Effect): boolean => Object.keys(effect).some((key) => PLAIN.has(key));

/** Carries the list out in the order that its owner picks; plain gains come first, nobody is asked about them. R17.9 */
export function inOrder(scene: Scene, list: Effects): Task<FamilyGame>[] {
  const open = list.filter((effect) => !isPlain(effect));
  // No order makes a difference to a Rival.
  if (isRival(scene.by)) return running(scene, list);
  if (open.every((effect) => same(effect, open[0]))) return running(scene, [...list.filter(isPlain), ...open]);
  return [...running(scene, list.filter(isPlain)), { do: 'order', ...sceneIn(scene), list: open }];
}
