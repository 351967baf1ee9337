import type { FamilyView } from '../../../../shared/games/imperium-family/types.ts';
import { conflictModel } from '../model.ts';
import type { ShownFight } from './fight.ts';
import { ribbonsOf } from './ribbons.ts';

/** The Conflict while Combat cards are played, as it stands; null = none is fought now. The cards so far are in its strengths. R13 */
export function fightNow(view: FamilyView): ShownFight | null {
  const { id, tier, icon, fighters } = conflictModel(view);
  if (view.phase !== 'combat' || id === null || tier === null) return null;
  const forces = fighters.map(({ player, strength, conflict: troops, swords, sandworms }) => ({
    player,
    strength,
    troops,
    swords,
    sandworms,
  }));
  const ribbons = ribbonsOf(view, forces, ({ strength }) => ({ began: strength, cards: [], place: null, prize: null }));
  return { conflict: id, tier, icon, ribbons, cards: 0, steps: [], winner: null, matched: null };
}
