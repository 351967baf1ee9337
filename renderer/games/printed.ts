import { DATA as IMPERIUM } from '../../shared/games/imperium/data.ts';
import type { Records } from '../../shared/games/imperium-family/edition.ts';
import { DATA as UPRISING } from '../../shared/games/uprising/data.ts';

const { commanders, spaces } = UPRISING.sixplayer;
/** The box has two sides of the board, and decks that only Commanders play. */
const UPRISING_WHOLE = {
  ...UPRISING,
  cards: Object.assign({}, UPRISING.cards, ...Object.values(commanders).map(({ deck }) => deck)),
  board: { ...UPRISING.board, spaces: { ...UPRISING.board.spaces, ...spaces } },
};
/** What is printed in the boxes whose trays are baked, by edition: while building alone. */
export const PRINTED: Readonly<Record<string, Pick<Records, 'cards' | 'intrigue' | 'conflicts' | 'board'>>> = {
  imperium: IMPERIUM as unknown as Records,
  uprising: UPRISING_WHOLE as unknown as Records,
};
