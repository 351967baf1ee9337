import { set } from '../../../kernel/write.ts';
import type { Colour, FigureId, SpaceId } from '../ids.ts';
import { canPayToll, isTolled } from '../queries/move.ts';
import { board, colourOf, coloursOf, dieValues, factsOf, seatOf, spaceOf, stockOf } from '../queries/table.ts';
import type { Step } from '../questions.ts';
import type { Game } from '../types.ts';
import { paySpice } from './bank.ts';
import { underDeck, unassign } from './cards.ts';
import { changeStrength, place } from './figures.ts';
import { markMoved } from './turn.ts';

/** A figure walks. R6.2 */
export function walk(game: Game, { figure, dice, to }: Step): void {
  const { a, b } = dieValues(game.state);
  const steps = { a, b, both: a + b }[dice];
  const from = spaceOf(game.state, figure);
  place(game, figure, to);
  markMoved(game, figure);
  game.tell({ type: 'moved', figure, from, to, steps });
}
const D6 = [{ name: 'd6', sides: 6 }] as const;
/** A figure flies; on arrival a die decides about the card. R9.8 */
export function fly(game: Game, figure: FigureId, to: SpaceId, instead: boolean): void {
  const from = spaceOf(game.state, figure);
  place(game, figure, to);
  const [die = 1] = game.chance.roll(D6);
  const kept = die < factsOf(game.state).game.tests.ornithopterLostFrom;
  const { turn } = game.state;
  if (instead) markMoved(game, figure);
  else set(game, turn, 'flown', [...turn.flown, figure]);
  game.tell({ type: 'flew', figure, from, to, die, kept, instead });
  if (kept) return;
  unassign(game, figure, 'ornithopter');
  underDeck(game, ['ornithopter']);
}
/** The Space Guild brings a figure anywhere. R6.22 */
export function carry(game: Game, figure: FigureId, to: SpaceId): void {
  const from = spaceOf(game.state, figure);
  place(game, figure, to);
  game.tell({ type: 'guildFlight', figure, from, to });
}
/** A Duel fetches a figure; it does not land. R6.13 */
export function fetch(game: Game, figure: FigureId, to: SpaceId): void {
  const from = spaceOf(game.state, figure);
  place(game, figure, to);
  game.tell({ type: 'fetched', figure, from, to });
}
/** For every arrival in the castle; it is waived where nothing else was left to do. R6.3 */
export function payToll(game: Game, figure: FigureId): void {
  if (!isTolled(game.state, figure)) return;
  const colour = colourOf(figure);
  const waived = !canPayToll(game.state, colour);
  if (!waived) payTogether(game, colour, factsOf(game.state).game.prices.toll);
  game.tell({ type: 'toll', colour, waived });
}
/** Whoever lands pays; what the colour lacks comes from the other colour of its player. Q30 */
function payTogether(game: Game, colour: Colour, price: number): void {
  const own = Math.min(price, stockOf(game.state, colour).spice);
  paySpice(game, colour, own);
  const helper = coloursOf(game.state, seatOf(game.state, colour)).find((other) => other !== colour);
  if (helper) paySpice(game, helper, price - own);
}

/** At home a weakened figure regains its first Strength. R6.11 */
export function heal(game: Game, figure: FigureId): void {
  const { strength } = factsOf(game.state).fighters[figure];
  const atHome = board(game.state).sietch[spaceOf(game.state, figure)] === colourOf(figure);
  const missing = strength - game.state.figures[figure].strength;
  if (!atHome || missing <= 0) return;
  changeStrength(game, figure, missing);
  game.tell({ type: 'healed', figure, strength });
}
/** R6.16 */
export function train(game: Game, figure: FigureId): void {
  const before = game.state.figures[figure].strength;
  const strength = changeStrength(game, figure, 1);
  if (strength > before) game.tell({ type: 'trained', figure, strength });
}
