import type { Steps, Task } from '../../../kernel/types.ts';
import { bookOf } from '../edition.ts';
import type { ConflictName, PlayerId } from '../ids.ts';
import { clockwise, isPerson, leftOf, playerOf } from '../queries/table.ts';
import { difficultyOf, isCompanion, rivalsHere, rivalsOf } from '../queries/rivals.ts';
import { giveSwordmasters } from '../verbs/rivals.ts';
import type { FamilyGame, Game } from '../types.ts';
import { bringAgentsHome } from '../verbs/agents.ts';
import { addBonusSpice } from '../verbs/makers.ts';
import { draw } from '../verbs/cards.ts';
import { passMarker, setPhase, startRound } from '../verbs/turn.ts';
import { defended } from './control.ts';
import { endgame } from './endgame.ts';

type RoundSteps = Pick<Steps<FamilyGame>, 'round' | 'drawHands' | 'makers' | 'recall'>;

/** Phases 1, 4 and 5; `turn-order.ts` holds the second, `combat.ts` the third. R3.1 R4 R15.1 R16.5, Uprising R3.1 */
export const roundSteps: RoundSteps = {
  round(game) {
    if (isCompanion(game.state)) return [{ do: 'tellConflict' }];
    return begun(game, game.state.conflictDeck.hidden[0]);
  },
  drawHands(game) {
    const { state } = game;
    const cards = bookOf(state).game.limits.hand_drawn_per_round;
    for (const by of clockwise(state, state.firstPlayer)) draw(game, by, cards); // R4.3
  },
  makers(game) {
    addBonusSpice(game);
    return [{ do: 'recall' }];
  },
  recall(game) {
    // Only now is it asked whether the game is over. R3.2 R16.6, Uprising R11.2, Uprising R11.3
    const { state } = game;
    setPhase(game, 'recall');
    const hasEnough = (id: PlayerId): boolean => playerOf(state, id).vp >= bookOf(state).game.end.vp;
    if (state.conflictDeck.hidden.length === 0) return endgame(game);
    if (isCompanion(state)) return rivalsOf(state).some(hasEnough) ? endgame(game) : [{ do: 'tellEnd' }];
    return state.order.some(hasEnough) ? endgame(game) : nextRound(game);
  },
};
/** A round begins with this Conflict card, then with its defence and five cards for everybody. R4.1 R4.2 R23.7, Uprising R3.2 */
export function begun(game: Game, conflict: ConflictName | undefined): Task<FamilyGame>[] {
  const { state } = game;
  if (conflict === undefined) throw new Error('The Conflict deck is empty');
  startRound(game, conflict);
  setPhase(game, 'turns');
  if (difficultyOf(state)?.conflict_cards_above_rival_swordmasters === state.round) giveSwordmasters(game);
  return [...defended(game, conflict), { do: 'drawHands' }, { do: 'nextTurn', by: state.firstPlayer }];
}
/** Agents go home, the marker goes on among those who may hold it. R16.3 R16.5 R22.5 R23.5, Uprising R11.2 */
export function nextRound(game: Game): readonly Task<FamilyGame>[] {
  const { state } = game;
  bringAgentsHome(game);
  const holders = clockwise(state, leftOf(state, state.firstPlayer)).filter((id) => isPerson(id) || rivalsHere(state)?.holdsMarker);
  passMarker(game, holders[0] as PlayerId);
  return [{ do: 'round' }];
}
