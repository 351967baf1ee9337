import { set } from '../../../kernel/write.ts';
import type { AreaId, TrackId } from '../ids.ts';
import { book, without } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { gainPrescience } from './tracks.ts';

/** A station is taken: which symbol it has shows only now, for nobody has seen it. R10.8, R12.8, R4.7 */
export function takeStation(game: Game, at: AreaId): void {
  const { state } = game;
  if (!state.stations.includes(at)) return;
  const left = without(book(state).stations, state.stationsTaken);
  const track = left[game.chance.below(left.length)] as TrackId;
  set(game, state, 'stations', without(state.stations, [at]));
  set(game, state, 'stationsTaken', [...state.stationsTaken, track]);
  game.tell({ type: 'stationTaken', at, track });
  gainPrescience(game, track, 1);
}
