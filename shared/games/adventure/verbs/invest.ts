import { add, set } from '../../../kernel/write.ts';
import { type Colour, FIELDS } from '../ids.ts';
import { clockwiseFrom, factsOf, stockOf } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { takeSpice } from './bank.ts';

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
