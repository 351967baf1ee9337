import type { Next, Steps, Task } from '../../../kernel/types.ts';
import type { Colour, FigureId } from '../ids.ts';
import { berths, noBerths } from '../queries/cards.ts';
import { colourOf, factsOf, seatOf, stands, stockOf } from '../queries/table.ts';
import { defence, guileForSale, noBrace, noShelter, protectable } from '../queries/turn.ts';
import type { Danger } from '../questions.ts';
import type { AdventureGame, Game } from '../types.ts';
import { shelter } from '../verbs/bank.ts';
import { settle } from '../verbs/cards.ts';
import { buyGuile, eliminate } from '../verbs/figures.ts';
import { winFight } from '../verbs/fight.ts';
import * as verb from '../verbs/land.ts';

/** A Guile test: its owner is asked first. R6.23, R12.6 */
export const tested = (figure: FigureId, danger: Danger, by: Colour): readonly Task<AdventureGame>[] => [
  { do: 'brace', figure, danger, by },
  { do: 'guileTest', figure, danger, by },
];

export const testSteps = {
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
    return verb.testGuile(game, figure, danger) ? STRUCK[danger](game, figure, by) : [];
  },
  shelter: {
    // R12.2
    asks({ state }, { colour }) {
      const { harvesters, sheltered } = stockOf(state, colour);
      return harvesters > sheltered ? seatOf(state, colour) : null;
    },
    choices: ({ state }, { colour }) => ({ pick: 'number', min: 0, max: protectable(state, colour) }),
    blocked: ({ state }, { colour }) => noShelter(state, colour),
    resolve: (game, { colour }, harvesters) => shelter(game, colour, harvesters, factsOf(game.state).game.prices.protection),
  },
  harvesterTest(game, { colour }) {
    if (stockOf(game.state, colour).harvesters > 0) verb.testHarvesters(game, colour);
  },
  loot: {
    // R6.18, R10.3
    asks: ({ state }, { by }) => (state.turn.spoils.length > 0 ? seatOf(state, by) : null),
    choices: ({ state }) => ({ pick: 'one', of: [...state.turn.spoils, 'nothing'] }),
    resolve: (game, task, piece) => verb.loot(game, task, piece),
  },

  berth(game, task) {
    if (!stockOf(game.state, task.colour).arriving.includes(task.card)) return;
    const [only, ...more] = berths(game.state, { ...task });
    if (only && more.length === 0) return settle(game, task, only);
    return [{ ...task, do: 'assign' }];
  },
  assign: {
    // R9.1, R8.5
    asks: ({ state }, { colour, card }) => (stockOf(state, colour).arriving.includes(card) ? seatOf(state, colour) : null),
    choices: ({ state }, task) => ({ pick: 'one', of: berths(state, task) }),
    blocked: ({ state }, task) => noBerths(state, task),
    resolve: (game, task, berth) => settle(game, task, berth),
  },
} satisfies Partial<Steps<AdventureGame>>;

/** What a successful test does. */
const STRUCK: Readonly<Record<Danger, (game: Game, figure: FigureId, by: Colour) => Next<AdventureGame>>> = {
  worm: swallowed, // R6.14
  sandstorm: swallowed, // R6.15
  'poison-space': (game, figure, by) => (verb.hurt(game, figure) ? [] : looted(game, figure, by)), // R6.18
  'hunter-seeker': looted, // R10.3
  'poison-card'(game, figure, by) {
    // R9.6, Q23: it counts as beaten in the fight
    if (verb.hurt(game, figure)) return;
    return winFight(game, game.state.turn.fight?.attacker.colour === by ? 'attacker' : 'defender', figure);
  },
};
function swallowed(game: Game, figure: FigureId): void {
  eliminate(game, figure, 'deck');
}
function looted(game: Game, from: FigureId, by: Colour): Next<AdventureGame> {
  const { fresh } = game.state.figures[from];
  const gear = verb.layOutSpoils(game, from);
  return gear.length > 0 ? [{ do: 'loot', by, from, gear, fresh }] : [];
}
