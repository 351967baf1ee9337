import { bookOf } from '../edition.ts';
import type { FactionId, PlayerId } from '../ids.ts';
import type { State } from '../types.ts';
import { highest, playerOf } from './table.ts';
import { others } from './opponents.ts';

/** Who can follow a holder that fell: the highest with enough Influence, House Hagal among them. R11.6 R22.8, Uprising R12.5 */
export function heirsOf(state: State, holder: PlayerId, faction: FactionId): readonly PlayerId[] {
  const { alliance_at } = bookOf(state).board.tracks[faction];
  const of = (id: PlayerId): number => playerOf(state, id).influence[faction];
  const high = others(state, holder).filter((id) => of(id) >= alliance_at);
  return highest(high, of);
}

export const alliancesOf = (state: State, id: PlayerId): readonly FactionId[] =>
  bookOf(state).everyFaction.filter((faction) => state.alliances[faction] === id);
