import type { Next, Steps, Task } from '../../../kernel/types.ts';
import type { Colour, FigureId } from '../ids.ts';
import { defence, guileForSale, noBrace } from '../queries/guile.ts';
import { colourOf, factsOf, seatOf, stands, stockOf } from '../queries/table.ts';
import type { Danger } from '../questions.ts';
import type { AdventureGame, Game } from '../types.ts';
import { winFight } from '../verbs/fight.ts';
import { eliminate } from '../verbs/elimination.ts';
import { hurt } from '../verbs/figures.ts';
import { buyGuile, testGuile } from '../verbs/guile.ts';
import { looted } from './equipment.ts';

/** A Guile test: its owner is asked first. R6.23, R12.6 */
export const tested = (figure: FigureId, danger: Danger, by: Colour): readonly Task<AdventureGame>[] => [
  { do: 'brace', figure, danger, by },
  { do: 'guileTest', figure, danger, by },
];

export const guileSteps = {
  brace: {
    // R12.1; whoever cannot pay is asked too: he may sell or trade for it. R12.6
    asks({ state }, { figure, danger }) {
      const canChange = stands(state, figure) && defence(state, figure, danger) < factsOf(state).game.limits.guile;
      return canChange ? seatOf(state, colourOf(figure)) : null;
    },
    choices: ({ state }, { figure }) => ({
      pick: 'number',
      min: 0,
      max: guileForSale(state, figure, stockOf(state, colourOf(figure)).spice),
    }),
    blocked: ({ state }, { figure }) => noBrace(state, figure),
    resolve: (game, { figure }, points) => buyGuile(game, figure, points),
  },
  guileTest(game, { figure, danger, by }) {
    if (!stands(game.state, figure)) return;
    return testGuile(game, figure, danger) ? STRUCK[danger](game, figure, by) : [];
  },
} satisfies Partial<Steps<AdventureGame>>;

/** What a successful test does. R6.23 */
const STRUCK: Readonly<Record<Danger, (game: Game, figure: FigureId, by: Colour) => Next<AdventureGame>>> = {
  worm: swallowed, // R6.14
  sandstorm: swallowed, // R6.15
  'poison-space': (game, figure, by) => (hurt(game, figure) ? [] : looted(game, figure, by)), // R6.18
  'hunter-seeker': looted, // R10.3
  'poison-card'(game, figure, by) {
    // R9.6, Q23: it counts as beaten in the fight
    if (hurt(game, figure)) return;
    return winFight(game, game.state.turn.fight?.attacker.colour === by ? 'attacker' : 'defender', figure);
  },
};
function swallowed(game: Game, figure: FigureId): void {
  eliminate(game, figure, 'deck');
}
