import type { Steps } from '../../../kernel/types.ts';
import type { PlayerId } from '../ids.ts';
import { canAct } from '../queries/hagal-cards.ts';
import { isCompanion, isRival, rivalsTakeTurns } from '../queries/rivals.ts';
import { clockwise, leftOf, playerOf } from '../queries/table.ts';
import { isCommander } from '../queries/teams.ts';
import type { FamilyGame, State } from '../types.ts';
import { openSpaces } from '../verbs/closed-spaces.ts';
import { setTurn } from '../verbs/turn.ts';

/** A person has a turn until the one Reveal turn, a Rival that takes turns while it has an Agent. R5.4 R5.5 R23.6 R22.4, Uprising R17.5 */
const hasTurn = (state: State, id: PlayerId): boolean =>
  isRival(id) ? rivalsTakeTurns(state) && canAct(state, id) : !playerOf(state, id).revealed;

/** Whose turn it is in Phase 2; when nobody has one any more, the Combat begins. R5.1 R5.4, Uprising R3.3 */
export const turnOrderSteps: Pick<Steps<FamilyGame>, 'nextTurn'> = {
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
};
