import { add, set } from '../../../kernel/write.ts';
import { type Colour, FIELDS, FIGURES, type FigureId, type PhaseId } from '../ids.ts';
import { isPoor } from '../queries/move.ts';
import { clockwiseFrom, factsOf, isIn, stockOf } from '../queries/table.ts';
import type { Game, Turn } from '../types.ts';
import { takeSpice } from './bank.ts';

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
/**
 * Every stake on a matching number wins. The thrower is settled first and wholly: what is lost by this throw can pay the others,
 * who follow clockwise while the bank lasts. R11.4, R11.5, R11.6, Q33
 */
export function settleStakes(game: Game, thrower: Colour, sum: number): void {
  payOut(game, thrower, sum);
  loseStakes(game, thrower);
  for (const colour of clockwiseFrom(game.state, thrower)) payOut(game, colour, sum);
}
function payOut(game: Game, colour: Colour, sum: number): void {
  const { stake } = stockOf(game.state, colour);
  const fields = factsOf(game.state).investments[colour];
  for (const field of FIELDS) {
    const staked = stake[field];
    if (staked === 0 || !fields[field].numbers.includes(sum)) continue;
    const won = staked * fields[field].ratio;
    const spice = takeSpice(game, colour, won);
    set(game, stake, field, 0);
    add(game, stockOf(game.state, colour), 'spice', staked);
    game.tell({ type: 'paidOut', colour, field, stake: staked, spice, short: spice < won });
  }
}
/** Stakes that did not win by their owner's next throw, or flight. R11.6, Q6 */
export function loseStakes(game: Game, colour: Colour): void {
  const { stake } = stockOf(game.state, colour);
  for (const field of FIELDS) {
    const spice = stake[field];
    if (spice === 0) continue;
    set(game, stake, field, 0);
    add(game, game.state.bank, 'spice', spice);
    game.tell({ type: 'stakeLost', colour, field, spice });
  }
}
/** Who has neither Harvester nor spice gets a little. R5.3 */
export function paySocialPlan(game: Game, colour: Colour): void {
  if (!isPoor(game.state, colour)) return;
  const spice = takeSpice(game, colour, factsOf(game.state).game.prices.socialPlan);
  game.tell({ type: 'socialPlan', colour, spice });
}
/** Spice on the own investment spaces. R11.2 */
export function stake(game: Game, colour: Colour, stakes: Readonly<Record<(typeof FIELDS)[number], number>>): void {
  const stock = stockOf(game.state, colour);
  for (const field of FIELDS) {
    const spice = stakes[field];
    if (spice === 0) continue;
    add(game, stock, 'spice', -spice);
    add(game, stock.stake, field, spice);
    game.tell({ type: 'staked', colour, field, spice });
  }
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

/** These colours have called an ambush, secretly. R7.2 */
export const setCalls = (game: Game, colours: readonly Colour[]): void => set(game, game.state.turn.calls, 'hidden', colours);

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
export const markShot = (game: Game, figure: FigureId): void => set(game, game.state.turn, 'shot', [...game.state.turn.shot, figure]);
export const markKanly = (game: Game): void => set(game, game.state.turn, 'kanly', true);
