import type { Steps, Task } from '../../../kernel/types.ts';
import { bookOf, conflictRecord } from '../edition.ts';
import type { PlayerId } from '../ids.ts';
import { clockwise, isPerson, leftOf, playerOf, seatFor } from '../queries/table.ts';
import type { FamilyGame, State } from '../types.ts';
import { addBonusSpice, bringAgentsHome, openSpaces } from '../verbs/agents.ts';
import { draw } from '../verbs/cards.ts';
import { deploy } from '../verbs/troops.ts';
import { passMarker, setPhase, setTurn, startRound } from '../verbs/turn.ts';

type RoundSteps = Pick<Steps<FamilyGame>, 'round' | 'defend' | 'drawHands' | 'nextTurn' | 'makers' | 'recall'>;

/** Phases 1, 4 and 5, and whose turn it is in Phase 2. R4 R5.1 R15.1 R16.5 */
export const roundSteps: RoundSteps = {
  round(game) {
    const { location } = conflictRecord(game.state, startRound(game)); // R4.1
    setPhase(game, 'turns');
    const owner = location === null ? null : (game.state.control[location] ?? null);
    const next: Task<FamilyGame>[] = owner ? [{ do: 'defend', by: owner }] : [];
    return [...next, { do: 'drawHands' }, { do: 'nextTurn', by: game.state.firstPlayer }];
  },
  defend: {
    // Optional, out of the supply. R4.2
    asks: ({ state }, { by }) => (playerOf(state, by).supply > 0 ? seatFor(by) : null),
    choices: () => ({ pick: 'one', of: [true, false] }),
    resolve: (game, { by }, answer) => (answer ? deploy(game, by, 'supply', 1) : []),
  },
  drawHands(game) {
    const { state } = game;
    const cards = bookOf(state).game.limits.hand_drawn_per_round;
    for (const by of clockwise(state, state.firstPlayer)) draw(game, by, cards); // R4.3
  },
  nextTurn(game, { by }) {
    const { state } = game;
    const next = clockwise(state, by).find((id) => hasTurn(state, id)); // R5.4
    if (next === undefined || !isPerson(next)) {
      setTurn(game, null);
      openSpaces(game, () => true); // J30
      return [{ do: 'combat' }];
    }
    setTurn(game, next);
    openSpaces(game, (owner) => owner === next); // R19.37
    game.tell({ type: 'turn', player: next });
    return [
      { do: 'turn', by: next },
      { do: 'endTurn', by: next },
    ];
  },
  makers(game) {
    addBonusSpice(game);
    return [{ do: 'recall' }];
  },
  recall(game) {
    const { state } = game;
    setPhase(game, 'recall');
    const isEnd = state.conflictDeck.hidden.length === 0 || state.order.some((id) => playerOf(state, id).vp >= bookOf(state).game.end.vp);
    if (isEnd) {
      setPhase(game, 'endgame');
      game.tell({ type: 'endgame' });
      return [...clockwise(state, state.firstPlayer).map((by) => ({ do: 'endgame', by }) as const), { do: 'score' }]; // R16.6
    }
    bringAgentsHome(game);
    passMarker(game, leftOf(state, state.firstPlayer)); // R16.5
    return [{ do: 'round' }];
  },
};
/** A person has a turn until the Reveal turn. R5.4 */
const hasTurn = (state: State, id: PlayerId): boolean => isPerson(id) && !playerOf(state, id).revealed;
