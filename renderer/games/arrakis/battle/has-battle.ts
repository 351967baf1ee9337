import type { ArrakisEvent } from '../../../../shared/games/arrakis/events.ts';

type Told = readonly { readonly type: string }[];
const MARKS: readonly string[] = ['attacked', 'battleRoll', 'battleEnded', 'struck'] satisfies ArrakisEvent['type'][];
export const isHits = (one: ArrakisEvent): boolean => one.type === 'hits' && one.cause === 'battle';
/** Is there a battle, or a part of one, among what happened? */
export const hasBattle = (events: Told | undefined): boolean =>
  (events as readonly ArrakisEvent[] | undefined)?.some((one) => MARKS.includes(one.type) || isHits(one)) ?? false;
