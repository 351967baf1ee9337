import { set } from '../../../kernel/write.ts';
import type { Colour, EquipmentId, FigureId } from '../ids.ts';
import { colourOf, coloursOf, isIn, living, seatOf, spaceOf, stockOf } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { underDeck } from './cards.ts';
import { clearGuile } from './guile.ts';
import { dropBroken, dropOffers } from './offers.ts';
import { dropPacts } from './pact.ts';

/**
 * The figure and its fighter card leave the game; if it was the last of its colour, that goes out with it, and perhaps
 * the game is over. R8.3, R14.1, R14.2
 * @param gearTo where its equipment goes: `deck`, or `caller` who has to put the returned cards somewhere
 * @returns its equipment
 */
export function eliminate(game: Game, figure: FigureId, gearTo: 'deck' | 'caller'): readonly EquipmentId[] {
  const facts = game.state.figures[figure];
  const { gear } = facts;
  const at = spaceOf(game.state, figure);
  set(game, facts, 'at', null);
  set(game, facts, 'strength', 0);
  set(game, facts, 'gear', NO_GEAR);
  set(game, facts, 'fresh', NO_GEAR);
  clearGuile(game, figure);
  game.tell({ type: 'eliminated', figure, at, gear });
  if (gearTo === 'deck') underDeck(game, gear);
  const colour = colourOf(figure);
  if (!isIn(game.state, colour)) fall(game, colour);
  return gear;
}
const NO_GEAR: readonly EquipmentId[] = [];

/** A colour without figures gives everything back; its turn is over, and perhaps the game. R14.1, R14.2 */
function fall(game: Game, colour: Colour): void {
  const { state } = game;
  const stock = stockOf(state, colour);
  const { left, middle, right } = stock.stake;
  const staked = left + middle + right;
  const cards = [...stock.hand.hidden, ...stock.arriving];
  const { spice, harvesters } = stock;
  set(game, state.bank, 'spice', state.bank.spice + spice + staked);
  set(game, state.bank, 'harvesters', state.bank.harvesters + harvesters);
  set(game, stock, 'spice', 0);
  set(game, stock, 'harvesters', 0);
  set(game, stock, 'sheltered', 0);
  set(game, stock, 'stake', { left: 0, middle: 0, right: 0 });
  set(game, stock.hand, 'hidden', []);
  set(game, stock, 'arriving', []);
  underDeck(game, cards);
  set(game, state, 'fallen', [...state.fallen, colour]);
  dropOffers(game, colour);
  dropBroken(game, colour);
  if (coloursOf(state, seatOf(state, colour)).every((own) => !isIn(state, own))) dropPacts(game, seatOf(state, colour));
  game.tell({ type: 'colourOut', colour, spice: spice + staked, harvesters, cards: cards.length });
  const seats = new Set(living(state).map((each) => seatOf(state, each)));
  const [winner] = seats;
  if (seats.size === 1 && winner) {
    game.tell({ type: 'won', seat: winner });
    game.end({ winners: [winner], reason: 'lastStanding' }); // R14.2
  } else if (state.turn.colour === colour) game.skipTo('endTurn'); // R14.1; with a figure left the turn goes on, R8.8
}
