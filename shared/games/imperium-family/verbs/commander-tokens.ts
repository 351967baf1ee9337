import { set } from '../../../kernel/write.ts';
import type { PlayerId, SpaceName } from '../ids.ts';
import { type Arrow, ARROWS } from '../team-records.ts';
import { playerOf, without } from '../queries/table.ts';
import type { Game } from '../types.ts';

/** Which token of a Commander stands there, and that a third Agent of one round is used. Uprising R18.7, Uprising R18.15 */
export function noteSent(game: Game, by: PlayerId, to: SpaceName): void {
  const player = playerOf(game.state, by);
  const { arrow } = game.state.turn;
  if (player.arrows && arrow && arrow !== 'reveal') {
    set(game, player, 'arrows', without(player.arrows, arrow));
    set(game, player, 'sentArrows', [...(player.sentArrows ?? []), { arrow, space: to }]);
  }
  const isThird = player.arrows ? arrow === 'double' : player.agents === 0;
  if (player.third === 'ready' && isThird) set(game, player, 'third', 'used');
}
/** The token comes back. Uprising R18.7 */
export function takeArrowBack(game: Game, by: PlayerId, space: SpaceName): void {
  const { arrows, sentArrows = [] } = playerOf(game.state, by);
  const sent = sentArrows.find((each) => each.space === space);
  if (!arrows || !sent) return;
  set(
    game,
    playerOf(game.state, by),
    'sentArrows',
    sentArrows.filter((each) => each !== sent),
  );
  set(game, playerOf(game.state, by), 'arrows', inOrderOf([...arrows, sent.arrow]));
}
export const inOrderOf = (arrows: readonly Arrow[]): readonly Arrow[] => ARROWS.filter((arrow) => arrows.includes(arrow));
