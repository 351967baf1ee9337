import { add, set } from '../../../kernel/write.ts';
import { type Colour, FIGURES, type FigureId, type PhaseId } from '../ids.ts';
import { clockwiseFrom, isIn } from '../queries/table.ts';
import type { Game, Turn } from '../types.ts';

/** A turn in which nothing has happened yet. */
export const freshTurn = (colour: Colour, phase: PhaseId): Turn => ({
  colour,
  phase,
  dice: null,
  moved: [],
  ready: [],
  shot: [],
  kanly: false,
  flown: [],
  calls: { hidden: [] },
  fight: null,
  spoils: [],
  prizes: { hidden: [] },
  proposed: [],
  look: null,
  held: [],
});
/** The highest die begins. R4.4 */
export function appointStarter(game: Game, colour: Colour): void {
  set(game, game.state, 'startColour', colour);
  set(game, game.state, 'turn', freshTurn(colour, 'boundary'));
  game.tell({ type: 'starts', colour });
}
/** The dice come to a colour's place in the order. R4.4 */
export function countPlace(game: Game, colour: Colour): void {
  if (colour === game.state.startColour) add(game, game.state, 'round', 1);
}
export function beginTurn(game: Game, colour: Colour): void {
  const { state } = game;
  add(game, state, 'turns', 1);
  set(game, state, 'turn', freshTurn(colour, 'roll'));
  game.tell({ type: 'turn', colour, turn: state.turns, round: state.round });
}
export const beginPhase = (game: Game, phase: PhaseId): void => set(game, game.state.turn, 'phase', phase);

const TWO_D6 = [
  { name: 'd6', sides: 6 },
  { name: 'd6', sides: 6 },
] as const;
/** The opening throw. R5.2 */
export function throwDice(game: Game, colour: Colour): void {
  const [a, b] = game.chance.roll(TWO_D6) as readonly [number, number];
  set(game, game.state.turn, 'dice', [a, b]);
  game.tell({ type: 'threw', colour, a, b });
}
/** Equipment won in fights becomes usable, and the dice pass on. R5.5, R8.9 */
export function endTurn(game: Game): void {
  const { state } = game;
  for (const figure of FIGURES) if (state.figures[figure].fresh.length > 0) set(game, state.figures[figure], 'fresh', []);
  set(game, state, 'turn', freshTurn(state.turn.colour, 'boundary'));
}
/** The next place in the order, a fallen colour's too. R4.4 */
export const nextPlace = (game: Game, colour: Colour): Colour => clockwiseFrom(game.state, colour)[0] ?? colour;
/** The next colour that throws. R9.11 */
export const nextThrower = (game: Game, colour: Colour): Colour =>
  clockwiseFrom(game.state, colour).find((other) => isIn(game.state, other)) ?? colour;

/** A figure has moved: it may start a fight in step 2. R7.3 */
export function markMoved(game: Game, figure: FigureId): void {
  const { turn } = game.state;
  set(game, turn, 'moved', [...turn.moved, figure]);
  set(game, turn, 'ready', [...turn.ready, figure]);
}
export function markFought(game: Game, figure: FigureId): void {
  const { turn } = game.state;
  set(
    game,
    turn,
    'ready',
    turn.ready.filter((other) => other !== figure),
  );
}
