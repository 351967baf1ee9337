import { add, set } from '../../../kernel/write.ts';
import type { HouseId, TokenId } from '../ids.ts';
import { holderOf, house } from '../queries/table.ts';
import type { Game } from '../types.ts';

/** Takes a token from the pool or, if it can be stolen, from whoever has it. R9.3, R9.4 */
export function takeToken(game: Game, id: HouseId, token: TokenId): void {
  const { state } = game;
  const from = token === 'thumper' ? null : holderOf(state, token);
  if (from) dropToken(game, from, token);
  else add(game, state.pool, token, -1);
  set(game, house(state, id), 'tokens', [...house(state, id).tokens, token]);
  game.tell({ type: 'tookToken', house: id, token, from });
}
export function discardToken(game: Game, id: HouseId, token: TokenId): void {
  dropToken(game, id, token);
  add(game, game.state.pool, token, 1);
}
const dropToken = (game: Game, id: HouseId, token: TokenId): void =>
  set(
    game,
    house(game.state, id),
    'tokens',
    house(game.state, id).tokens.filter((each) => each !== token),
  );
