import type { Steps, Task } from '../../../kernel/types.ts';
import { bookOf } from '../edition.ts';
import type { ConflictName, PlayerId } from '../ids.ts';
import { clockwise, isPerson, leftOf, playerOf } from '../queries/table.ts';
import { isCommander } from '../queries/teams.ts';
import { canAct } from '../queries/errands.ts';
import { difficultyOf, isCompanion, isRival, rivalsHere, rivalsOf, rivalsTakeTurns } from '../queries/rivals.ts';
import { giveSwordmasters } from '../verbs/rivals.ts';
import type { FamilyGame, Game, State } from '../types.ts';
import { bringAgentsHome } from '../verbs/agents.ts';
import { addBonusSpice } from '../verbs/makers.ts';
import { openSpaces } from '../verbs/closed-spaces.ts';
import { draw } from '../verbs/cards.ts';
import { passMarker, setPhase, setTurn, startRound } from '../verbs/turn.ts';
import { defended } from './control.ts';
import { endgame } from './endgame.ts';

type RoundSteps = Pick<Steps<FamilyGame>, 'round' | 'drawHands' | 'nextTurn' | 'makers' | 'recall'>;

/** Phases 1, 4 and 5, and whose turn it is in Phase 2. R4 R5.1 R15.1 R16.5 */
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
  nextTurn(game, { by }) {
    const { state } = game;
    const next = clockwise(state, by).find((id) => hasTurn(state, id)); // R5.4
    if (next === undefined) {
      setTurn(game, null);
      openSpaces(game, () => true); // J30
      return [{ do: 'combat' }];
    }
    if (isRival(next)) {
      return [
        { do: 'rivalTurn', by: next },
        { do: 'nextTurn', by: leftOf(state, next) },
      ];
    }
    setTurn(game, next);
    openSpaces(game, (owner) => owner === next); // R19.37
    game.tell({ type: 'turn', player: next });
    const naming = isCommander(state, next) ? [{ do: 'activate', by: next } as const] : []; // Uprising R18.7
    return [...naming, isCompanion(state) ? { do: 'tellTurn', by: next } : { do: 'turn', by: next }, { do: 'endTurn', by: next }];
  },
  makers(game) {
    addBonusSpice(game);
    return [{ do: 'recall' }];
  },
  recall(game) {
    const { state } = game;
    setPhase(game, 'recall');
    const hasEnough = (id: PlayerId): boolean => playerOf(state, id).vp >= bookOf(state).game.end.vp;
    if (state.conflictDeck.hidden.length === 0) return endgame(game);
    if (isCompanion(state)) return rivalsOf(state).some(hasEnough) ? endgame(game) : [{ do: 'tellEnd' }];
    return state.order.some(hasEnough) ? endgame(game) : nextRound(game);
  },
};
/** A person has a turn until the Reveal turn, a Rival that takes turns while it has an Agent. R5.4 R23.6 R22.4 */
const hasTurn = (state: State, id: PlayerId): boolean =>
  isRival(id) ? rivalsTakeTurns(state) && canAct(state, id) : !playerOf(state, id).revealed;

/** A round begins with this Conflict card. R4.1 R4.2 R23.7 */
export function begun(game: Game, conflict: ConflictName | undefined): Task<FamilyGame>[] {
  const { state } = game;
  if (conflict === undefined) throw new Error('The Conflict deck is empty');
  startRound(game, conflict);
  setPhase(game, 'turns');
  if (difficultyOf(state)?.conflict_cards_above_rival_swordmasters === state.round) giveSwordmasters(game);
  return [...defended(game, conflict), { do: 'drawHands' }, { do: 'nextTurn', by: state.firstPlayer }];
}
/** Agents go home, the marker goes on among those who may hold it. R16.5 R22.5 R23.5 */
export function nextRound(game: Game): readonly Task<FamilyGame>[] {
  const { state } = game;
  bringAgentsHome(game);
  const holders = clockwise(state, leftOf(state, state.firstPlayer)).filter((id) => isPerson(id) || rivalsHere(state)?.holdsMarker);
  passMarker(game, holders[0] as PlayerId);
  return [{ do: 'round' }];
}
