import type { FamilyEvent } from '../../../../shared/games/imperium-family/events.ts';

type Events = readonly { readonly type: string }[] | undefined;

/** Has a Conflict been decided, with somebody in a place? Then it is seen before anything tells what came of it. */
export function hasFought(events: Events): boolean {
  const told = (events ?? []) as readonly FamilyEvent[];
  const at = told.findLastIndex(({ type }) => type === 'fought');
  return at >= 0 && told.slice(at).some(({ type }) => type === 'placed');
}
