import { add, set } from '../../../kernel/write.ts';
import type { CardName, IntrigueName, PlayerId, SeatId } from '../ids.ts';
import { isInConflict } from '../queries/strength.ts';
import { playerOf } from '../queries/table.ts';
import type { Activation, Gift, Named } from '../teams.ts';
import type { Game } from '../types.ts';
import { gain, pay } from './bank.ts';
import { giveIntrigue } from './intrigue.ts';
import { takeFromRow } from './market.ts';

/** A Commander names the Ally of this turn, with a token or for the Reveal. Uprising R18.7 */
export function activate(game: Game, by: SeatId, { ally, with: how }: Activation): void {
  name(game, { by, ally });
  set(game, game.state.turn, 'arrow', how);
  game.tell({ type: 'activated', player: by, ally, with: how });
}
/** Whom a Commander acts for from now on. Uprising R18.7, Uprising R18.10 */
export const name = (game: Game, named: Named): void => set(game, game.state.turn, 'named', named);
/** The Ally has been asked about deploying. Uprising R18.8 */
export const noteCalled = (game: Game): void => set(game, game.state.turn, 'called', game.state.turn.recruited);
/** Uprising R18.15 */
export function takeBonusToken(game: Game, by: PlayerId): void {
  if (playerOf(game.state, by).swordmasterBonus) return;
  set(game, playerOf(game.state, by), 'swordmasterBonus', true);
  game.tell({ type: 'tookToken', player: by });
}
/** Goods change hands; Intrigue cards are picked by whoever gives them. Uprising R18.17 */
export function giveGoods(game: Game, from: PlayerId, to: PlayerId, gift: Gift): void {
  if (gift === 'nothing' || gift.kind === 'intrigue') return;
  pay(game, from, gift.kind, gift.amount);
  gain(game, to, gift.kind, gift.amount);
}
/** Uprising R18.17 */
export const giveCard = (game: Game, from: PlayerId, to: PlayerId, card: IntrigueName): void => giveIntrigue(game, from, to, card);
/** A card of the Row is for one team from now on. Uprising R18.18 */
export function toThrone(game: Game, by: PlayerId, card: CardName): void {
  takeFromRow(game, card);
  set(game, game.state, 'throneRow', [...(game.state.throneRow ?? []), card]);
  game.tell({ type: 'throne', player: by, card });
}
/** One of two equal partners leaves the place to the other. Uprising R18.14 */
export function concede(game: Game, by: PlayerId, to: PlayerId): void {
  set(game, game.state, 'conceded', [...(game.state.conceded ?? []), by]);
  game.tell({ type: 'conceded', player: by, to });
}
/** The next Combat is decided anew. Uprising R18.14 */
export function forgetConceded(game: Game): void {
  if (game.state.conceded) set(game, game.state, 'conceded', []);
}
/** Swords of an Ally who is not in the Conflict when a turn ends after the own Reveal turn do not come back. Uprising R18.9 */
export function dropIdleSwords(game: Game): void {
  const { state } = game;
  for (const id of state.teams?.flatMap(({ allies }) => allies) ?? []) {
    const { swords, revealed } = playerOf(state, id);
    if (swords === 0 || !revealed || isInConflict(state, id)) continue;
    add(game, playerOf(state, id), 'swords', -swords);
    game.tell({ type: 'swordsLost', player: id, swords });
  }
}
