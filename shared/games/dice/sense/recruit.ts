import type { AnyChoices } from '../../../kernel/choices.ts';
import type { Recruits } from '../types.ts';
import { type Look, owned } from './look.ts';

/** A Leader first if none is ready, then Sardaukar, then troops, then further Leaders. R8 */
export function recruit(look: Look, choices: AnyChoices): Recruits {
  const { state, board, me } = look;
  const own = owned(state, me);
  const strong = own.leaders.length === 0;
  const rank = (each: Recruits): number =>
    each.leader * (strong ? 4 : own.leaders.length < board.leadersOf[me].length ? 1.1 : 0) + each.troop + each.large * 2.2;
  const offered = choices.pick === 'one' ? (choices.of as readonly Recruits[]) : [];
  return offered.reduce((one, other) => (rank(other) > rank(one) ? other : one));
}
