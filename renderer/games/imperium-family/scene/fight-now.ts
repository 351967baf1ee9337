import { conflictRecord } from '../../../../shared/games/imperium-family/edition.ts';
import { isCompanion } from '../../../../shared/games/imperium-family/queries/rivals.ts';
import { isPerson } from '../../../../shared/games/imperium-family/queries/table.ts';
import type { FamilyView } from '../../../../shared/games/imperium-family/types.ts';
import type { Ribbon, ShownFight } from './fight.ts';

/** The Conflict while Combat cards are played, as it stands; null = none is fought now. The cards so far are in its strengths. R13 */
export function fightNow(view: FamilyView): ShownFight | null {
  const conflict = view.conflicts.at(-1);
  if (view.phase !== 'combat' || conflict === undefined) return null;
  const { tier, battle_icon: icon } = conflictRecord(view, conflict);
  const forces = view.order.flatMap((player) => {
    const seen = view.players[player];
    return seen ? [{ player, ...seen }] : [];
  });
  const most = Math.max(1, ...forces.map(({ strength }) => strength));
  const ribbons = forces.map(
    ({ player, strength, conflict: troops, swords, sandworms = 0 }): Ribbon => ({
      player,
      strength,
      troops,
      swords,
      sandworms,
      began: strength,
      share: strength / most,
      counted: isPerson(player) ? !isCompanion(view) : true,
      cards: [],
      place: null,
      prize: null,
    }),
  );
  return {
    conflict,
    tier,
    icon: icon ?? null,
    ribbons: ribbons.toSorted((one, other) => other.strength - one.strength),
    cards: 0,
    steps: [],
    winner: null,
    matched: null,
  };
}
