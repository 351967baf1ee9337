import type { Entity } from '../../shared/games/face.ts';
import type { Blocked, Reason } from '../../shared/kernel/types.ts';
import type { Message } from '../../shared/text/message.ts';
import { sameEntity } from '../games/scene.ts';
import type { First } from './first.ts';

/** Something that is not offered. */
export interface NotOffered extends Blocked {
  readonly label: Message;
  readonly entity: Entity | null;
  /** What would have been taken up for it. */
  readonly first: First | null;
}
/** Why a thing is not offered. */
export interface Because {
  readonly label: Message;
  /** Each reason once, with what it holds for: a place may be shut to one card by its icon and to another by its price. None = for all. */
  readonly reasons: readonly { readonly why: Reason; readonly who: readonly Message[] }[];
}

/**
 * The reasons for a thing, the one that holds for the fewest first: that is what comes nearest to being possible.
 * @returns null where nothing is said about it
 */
export function because(refused: readonly NotOffered[], thing: Entity): Because | null {
  const about = refused.filter(({ entity }) => sameEntity(entity, thing));
  const [one] = about;
  if (!one) return null;
  const kinds = new Map<string, { why: Reason; who: Message[] }>();
  for (const { why, first } of about) {
    const said = JSON.stringify(why);
    const kind = kinds.get(said) ?? { why, who: [] };
    if (first && !kind.who.some((known) => JSON.stringify(known) === JSON.stringify(first.label))) kind.who.push(first.label);
    kinds.set(said, kind);
  }
  const reasons = [...kinds.values()].toSorted((a, b) => a.who.length - b.who.length);
  return { label: one.label, reasons: reasons.length === 1 ? [{ why: one.why, who: [] }] : reasons };
}
