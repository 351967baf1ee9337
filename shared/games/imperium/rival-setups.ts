import type { Records } from '../imperium-family/edition.ts';
import type { RivalPolicy } from '../imperium-family/rival-setups.ts';
import type { ImperiumData } from './data.ts';

/** Two Rivals against one person; House Hagal as third player beside two. R2.11 R22.1 R23.1 */
export function rivals(records: Records, persons: number): RivalPolicy | null {
  const { solo, two_players } = records.hagal as ImperiumData['hagal'];
  if (persons === 1)
    return {
      count: solo.rivals,
      start: { agents: solo.agents, water: solo.water, garrison: 0 },
      leavesOut: solo.remove_mark, // R23.3
      isLed: true,
      scores: true,
      takesTurns: true,
      holdsMarker: true, // R23.5
      hasLevels: true,
      countedAs: solo.counted_as, // R23.15
      recommended: solo.recommended_leaders,
    };
  if (persons === 2)
    return {
      count: 1,
      start: { agents: two_players.agents, water: 0, garrison: two_players.garrison },
      leavesOut: two_players.remove_mark,
      isLed: false,
      scores: false,
      takesTurns: false,
      holdsMarker: false,
      hasLevels: false,
      countedAs: null,
      recommended: [],
    };
  return null;
}
