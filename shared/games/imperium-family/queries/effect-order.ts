import type { Task } from '../../../kernel/types.ts';
import { same } from '../../../kernel/choices.ts';
import { bookOf } from '../edition.ts';
import type { Effect, EffectKind, Effects } from '../effects/effects.ts';
import { everyEffect, isAmong, nestedIn } from '../effects/walk.ts';
import { looksBack } from '../effects/looks-back.ts';
import type { Scene } from '../questions.ts';
import { isCompanion, isRival } from './rivals.ts';
import type { FamilyGame, State } from '../types.ts';
import { running, sceneIn } from './scene.ts';
import { spaceInfluence } from './visit-influence.ts';

/** Kinds whose turn in an order makes no difference to their owner. */
const PLAIN: ReadonlySet<string> = new Set<EffectKind>([
  ...(['gain', 'persuasion', 'swords', 'control', 'take_mentat', 'recruit', 'take_maker_hooks', 'bonus_spice'] as const),
  // The wall stands before the sandworms that it lets in: another order would be worse.
  ...(['shield_wall', 'sandworm'] as const),
]);
const isPlain = (effect: Effect): boolean => isAmong(PLAIN, effect);

/** Carries the list out in the order that its owner picks; plain gains come first, nobody is asked about them. R17.9 */
export function inOrder(scene: Scene, list: Effects): Task<FamilyGame>[] {
  // No order makes a difference to a Rival.
  if (list.length < 2 || isRival(scene.by)) return running(scene, list);
  const open = list.filter((effect) => !isPlain(effect));
  if (open.every((effect) => same(effect, open[0]))) return running(scene, [...list.filter(isPlain), ...open]);
  return [...running(scene, list.filter(isPlain)), { ...sceneIn(scene), do: 'order', list: open }];
}

/** Kinds that nobody is asked about and that look at nothing: among them no order makes a difference. */
const BLIND: ReadonlySet<string> = new Set<EffectKind>([
  'draw',
  'intrigue',
  'trash_this',
  'modify_space_influence',
  'static',
  'high_council_seat',
  'troop_supply_to_memory',
]);
const isBlind = (effect: Effect): boolean =>
  isPlain(effect) || isAmong(BLIND, effect) || ('if' in effect && nestedIn(effect).flat().every(isBlind));
/**
 * Carries out what stands together in one piece or on an Intrigue card: as listed, or in the order that its owner picks where the
 * edition says so and it can make a difference. R17.9, Uprising R4.6, Uprising R13.2
 */
export function together(state: State, scene: Scene, list: Effects): Task<FamilyGame>[] {
  const isListed = isCompanion(state) || !bookOf(state).rulings.ownOrder || list.every(isBlind) || everyEffect(list).some(looksBack);
  return isListed ? running(scene, list) : inOrder(scene, list);
}

const trashesItself = (effect: Effect): boolean => everyEffect([effect]).some((each) => 'trash_this' in each);
/**
 * Whether other effects of the card are still open; the Influence that it changes is one of them. What can only wait, as a draw without
 * any card left, does not keep the card. R17.12 R6.8
 */
export function openPiecesBefore(state: State, origin: number | null, waits: (effect: Effect) => boolean): boolean {
  const { turn } = state;
  const own = turn.pieces.some(
    ({ origin: from, effect }) => from === origin && !trashesItself(effect as Effect) && !waits(effect as Effect),
  );
  if (own) return true;
  const isVisited = turn.pieces.some(({ from, effect }) => from === 'influence' && !waits(effect as Effect));
  return isVisited && spaceInfluence(state)?.origin === origin;
}
