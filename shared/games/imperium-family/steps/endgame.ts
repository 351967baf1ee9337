import type { Next, Steps, Task } from '../../../kernel/types.ts';
import type { IntrigueName } from '../ids.ts';
import { resultOf, scorers } from '../queries/score.ts';
import { tiedPersons } from '../queries/companion.ts';
import { holdsIntrigue, notPlayable, playable } from '../queries/playable-intrigue.ts';
import { isCompanion } from '../queries/rivals.ts';
import { clockwise, isPerson, playerOf, seatFor } from '../queries/table.ts';
import { wildMatches } from '../queries/battle-icons.ts';
import type { CardAnswer } from '../questions.ts';
import { playedIntrigue } from '../resolve/intrigue.ts';
import type { FamilyGame, Game } from '../types.ts';
import { finish, setPhase } from '../verbs/turn.ts';
import { matchForRivals, matchWild } from '../verbs/battle-icons.ts';

const played = (play: IntrigueName): CardAnswer => ({ play });

/** The last cards, and who has won. R16.7 R16.8 */
export const endgameSteps: Pick<Steps<FamilyGame>, 'endgame' | 'score'> = {
  endgame: {
    // All wanted cards in one go. R16.7, J18
    asks: ({ state }, { by }) => (wildMatches(state, by).length > 0 ? seatFor(by) : holdsIntrigue(state, by) ? seatFor(by) : null),
    choices: ({ state }, { by }) => ({
      pick: 'one',
      of: [...wildMatches(state, by), ...playable(state, by, 'endgame').map(played), 'pass'],
    }),
    blocked: ({ state }, { by }) => notPlayable(state, by, 'endgame', played),
    resolve(game, { by }, answer) {
      if (answer === 'pass') return [];
      if ('play' in answer) return [...playedIntrigue(game, by, answer.play, 'endgame'), { do: 'endgame', by }];
      matchWild(game, by, answer);
      return [{ do: 'endgame', by }];
    },
  },
  score: (game, { rested }) => scored(game, rested === true),
};
/** The Endgame begins: Rivals match at once, people are asked clockwise, then the scores are compared. R16.6 R16.7, Uprising R17.19 */
export function endgame(game: Game): readonly Task<FamilyGame>[] {
  const { state } = game;
  setPhase(game, 'endgame');
  game.tell({ type: 'endgame' });
  matchForRivals(game);
  const asked = clockwise(state, state.firstPlayer).filter(isPerson);
  return [...asked.map((by) => ({ do: isCompanion(state) ? 'tellScore' : 'endgame', by }) as const), { do: 'score' }];
}
/** Most Victory Points, then the tie-breaks. R16.7 R16.8 */
function scored(game: Game, isRested: boolean): Next<FamilyGame> {
  const { state } = game;
  const tied = isCompanion(state) && !isRested ? tiedPersons(state) : [];
  if (tied.length > 0) return [...tied.map((by) => ({ do: 'tellRest', by }) as const), { do: 'score', rested: true }];
  const result = resultOf(state);
  finish(game, result);
  game.tell({ type: 'result', result, scores: scorers(state).map((player) => ({ player, vp: playerOf(state, player).vp })) });
  game.end({ winners: (result.team ?? [result.winner]).filter(isPerson), reason: result.by ?? 'vp' });
}
