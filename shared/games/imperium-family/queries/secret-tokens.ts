import { bookOf, specialsOf } from '../edition.ts';
import type { LeaderName } from '../ids.ts';

/** How many Faction tokens the Leader keeps in secret; 0 = has no such ability. R2.10 R18.2 */
export const tokensOf = (setting: Parameters<typeof bookOf>[0], leader: LeaderName): number =>
  specialsOf(setting, leader).reduce((most, { hidesTokens }) => Math.max(most, hidesTokens?.(bookOf(setting)) ?? 0), 0);
