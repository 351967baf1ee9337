import type { DeepReadonly } from '../../../kernel/types.ts';
import type { PlayerId, SeatId } from '../ids.ts';
import type { Activation } from '../teams.ts';
import type { Player, State } from '../types.ts';
import { type Arrow, ARROWS } from '../team-records.ts';
import { playerOf } from './table.ts';
import { alliesOf } from './teams.ts';

/** All Agent tokens of a Commander. Uprising R18.7, Uprising R18.15 */
export const arrowsOf = ({ swordmaster, third }: Pick<DeepReadonly<Player>, 'swordmaster' | 'third'>): readonly Arrow[] =>
  ARROWS.filter((arrow) => arrow !== 'double' || (swordmaster && third !== 'gone'));
/** The Allies to whom a token can point: each arrow to its side, a double one to both. Uprising R18.7 */
function pointedAt(state: State, by: PlayerId, arrow: Activation['with']): readonly SeatId[] {
  const allies = alliesOf(state, by);
  return arrow === 'left' ? allies.slice(0, 1) : arrow === 'right' ? allies.slice(1) : allies;
}
/** How a Commander can take the turn. Uprising R18.7 */
export const activations = (state: State, by: PlayerId): readonly Activation[] =>
  [...(playerOf(state, by).arrows ?? []), 'reveal' as const].flatMap((how) =>
    pointedAt(state, by, how).map((ally) => ({ ally, with: how })),
  );
/** Those for which the token is on the board. */
export const spentActivations = (state: State, by: PlayerId): readonly Activation[] =>
  arrowsOf(playerOf(state, by))
    .filter((arrow) => !playerOf(state, by).arrows?.includes(arrow))
    .flatMap((arrow) => pointedAt(state, by, arrow).map((ally) => ({ ally, with: arrow })));
