import type { Interjections } from '../../kernel/types.ts';
import { specialsOf } from './edition.ts';
import { companionInterjections } from './companion-interjections.ts';
import { sideName } from './queries/leader-board.ts';
import { playerOf } from './queries/table.ts';
import type { FamilyGame, State } from './types.ts';
import type { SeatId } from './ids.ts';
import { seeTop } from './verbs/cards.ts';

/** What a seat may do whenever the game waits. */
export const interjections: Interjections<FamilyGame> = {
  ...companionInterjections,
  lookAtTop: {
    // Not while the deck is empty; nothing is shuffled for it. R18.8
    choices: ({ state }, seat) => (canLook(state, seat) ? { pick: 'one', of: ['look'] } : null),
    resolve: (game, seat) => seeTop(game, seat),
  },
};
function canLook(state: State, seat: SeatId): boolean {
  const { deck, known } = playerOf(state, seat);
  const leader = sideName(state, seat);
  if (!leader || deck.hidden.length === 0 || known.owner > 0) return false;
  return specialsOf(state, leader).some(({ looksAtTop }) => looksAtTop);
}
