import { isOfFaction } from '../edition.ts';
import type { Traded } from '../effects/teams.ts';
import type { CardName, FactionId, PlayerId } from '../ids.ts';
import type { Gift } from '../teams.ts';
import type { State } from '../types.ts';
import { kindsOf, playerOf } from './table.ts';

const heldOf = (state: State, id: PlayerId, kind: Traded): number =>
  kind === 'intrigue' ? playerOf(state, id).intrigue.hidden.length : playerOf(state, id)[kind];
/** What a player can give: one or more goods of one kind, or nothing. Uprising R18.17 */
export const giftsOf = (state: State, id: PlayerId, goods: readonly Traded[]): readonly Gift[] => [
  'nothing',
  ...goods.flatMap((kind) => Array.from({ length: heldOf(state, id, kind) }, (_, at) => ({ kind, amount: at + 1 }))),
];
/** Cards of the Row that can come to the Throne Row, each kind once. Uprising R18.18 */
export const throneCards = (state: State, not: FactionId): readonly CardName[] =>
  kindsOf(state.row.filter((card) => !isOfFaction(state, card, not)));
