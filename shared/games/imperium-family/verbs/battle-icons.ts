import { set } from '../../../kernel/write.ts';
import { bookOf } from '../edition.ts';
import type { ConflictName, PlayerId } from '../ids.ts';
import { isRival } from '../queries/rivals.ts';
import { playerOf } from '../queries/table.ts';
import { pairOf, wildMatches } from '../queries/battle-icons.ts';
import type { Game } from '../types.ts';
import type { BattleCard, WildMatch } from '../units.ts';
import { gain } from './bank.ts';

/** The winner has the card; an equal icon is matched at once. Uprising R10.6 */
export function winCard(game: Game, by: PlayerId, conflict: ConflictName): void {
  const player = playerOf(game.state, by);
  set(game, player, 'won', [...(player.won ?? []), { conflict, faceUp: true }]);
  game.tell({ type: 'tookConflict', player: by, conflict });
  const other = pairOf(game.state, by, conflict);
  if (other) matched(game, by, { conflict }, other);
}
/** A wild card is matched with another. Uprising R11.4 */
export const matchWild = (game: Game, by: PlayerId, { match, with: other }: WildMatch): void =>
  matched(game, by, { conflict: match }, other);
/** Rivals match their wild cards as long as they can. Uprising R17.19 */
export function matchForRivals(game: Game): void {
  for (const id of game.state.order) {
    if (!isRival(id)) continue;
    for (let [first] = wildMatches(game.state, id); first; [first] = wildMatches(game.state, id)) matchWild(game, id, first);
  }
}
function matched(game: Game, by: PlayerId, one: BattleCard, other: BattleCard): void {
  turnDown(game, by, one);
  turnDown(game, by, other);
  game.tell({ type: 'matched', player: by, cards: [one, other] });
  gain(game, by, 'vp', bookOf(game.state).game.battle_icons?.vp ?? 0);
}
/** A won Conflict card is spent. Uprising R11.4 */
export function spendCard(game: Game, by: PlayerId, conflict: ConflictName): void {
  turnDown(game, by, { conflict });
  game.tell({ type: 'turnedDown', player: by, conflict });
}
function turnDown(game: Game, by: PlayerId, card: BattleCard): void {
  const player = playerOf(game.state, by);
  if ('conflict' in card)
    set(
      game,
      player,
      'won',
      firstDown(player.won ?? [], (each) => each.conflict === card.conflict),
    );
  else
    set(
      game,
      player,
      'objectives',
      firstDown(player.objectives ?? [], (each) => each.objective === card.objective),
    );
}
/** The first of them that lies face up is turned down. */
function firstDown<Card extends { readonly faceUp: boolean }>(cards: readonly Card[], is: (card: Card) => boolean): readonly Card[] {
  const at = cards.findIndex((card) => card.faceUp && is(card));
  return cards.map((card, place) => (place === at ? { ...card, faceUp: false } : card));
}
