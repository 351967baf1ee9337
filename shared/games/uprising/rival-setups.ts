import { mentioned } from '../imperium-family/effects/mentions.ts';
import type { RivalPolicy } from '../imperium-family/rival-setups.ts';
import type { Records } from '../imperium-family/edition.ts';
import type { UprisingRecords } from './records.ts';

/** Two Rivals against one person; one Rival against both of two. R2.11 R17.1 R17.2 R17.3 */
export function rivals(records: Records, persons: number): RivalPolicy | null {
  const { setup, solo, two_players } = records.hagal as UprisingRecords['hagal'];
  const { agents, water, garrison } = setup;
  const alike = {
    start: { agents, water, garrison },
    isLed: false,
    haveCards: true,
    scores: true,
    takesTurns: true,
    countedAs: null,
  } as const satisfies Partial<RivalPolicy>;
  if (persons === 1)
    return {
      ...alike,
      count: solo.rivals,
      countedAs: isCounted(records) ? (solo.counted_as ?? null) : null,
      leavesOut: solo.remove_mark,
      holdsMarker: true,
      hasLevels: true,
      recommended: solo.recommended_rivals,
    };
  if (persons === 2)
    return {
      ...alike,
      count: two_players.rivals,
      leavesOut: '1P',
      holdsMarker: false,
      followsMarker: true,
      hasLevels: false,
      objective: two_players.objective,
      recommended: two_players.recommended_rivals,
    };
  return null;
}
/** Some card asks who has the most copies of another. R19.1 */
const isCounted = (records: Records): boolean => mentioned(records).has('card_count_more_than_each_opponent');
