import type { PlayerId } from '../ids.ts';
import type { State } from '../types.ts';
import { clockwise } from './table.ts';
import { arePartners } from './teams.ts';

/** Every other player, clockwise from the left; Rivals included. R17.7 R21.1, Uprising R17.18 */
export const others = (state: State, by: PlayerId): readonly PlayerId[] => clockwise(state, by).slice(1);
/** Those of them who are no partners. R17.7, Uprising R18.19 */
export const opponents = (state: State, by: PlayerId): readonly PlayerId[] =>
  state.teams ? others(state, by).filter((id) => !arePartners(state, by, id)) : others(state, by);
