import { set } from '../../../kernel/write.ts';
import { POWERS } from '../ids.ts';
import { bansAfter, costOf, harvestOf, totalCost } from '../queries/spice.ts';
import { book } from '../queries/table.ts';
import type { SpiceSplit } from '../questions.ts';
import type { Game } from '../types.ts';
import { gainSupremacy } from './tracks.ts';
import { removeVehicle } from './vehicles.ts';

/** Old bans lapse but for those on the bottom step; all harvesters leave, their spice and the reserve are there to be spent. R9.1, R9.2 */
export function harvest(game: Game): void {
  const { state } = game;
  set(game, state, 'bans', bansAfter(state, state.imperium));
  const spice = harvestOf(state);
  for (const at of state.harvesters) removeVehicle(game, { vehicle: 'harvester', at }, 'harvest');
  game.tell({ type: 'harvested', spice, reserve: state.reserve });
  set(game, state, 'spice', spice + state.reserve);
  set(game, state, 'reserve', 0);
}
/** Markers drop, stay or rise; what is left over is kept as far as allowed. R9.3-R9.5, R9.8 */
export function spendSpice(game: Game, split: SpiceSplit): void {
  const { state } = game;
  const before = state.imperium;
  const { spice } = book(state).data.numbers;
  const left = state.spice - totalCost(state, split);
  for (const power of POWERS) {
    const paid = costOf(state, power, split[power]);
    const from = state.imperium[power];
    const to = from + (split[power] === 'raise' ? 1 : split[power] === 'drop' ? -1 : 0);
    if (to !== from) set(game, state, 'imperium', { ...state.imperium, [power]: to });
    game.tell({ type: 'markerMoved', power, from, to, paid });
  }
  set(game, state, 'spice', 0);
  set(game, state, 'reserve', Math.min(spice.reserve, left));
  set(game, state, 'bans', bansAfter(state, before));
  if (split.stockpile) {
    game.tell({ type: 'stockpiled', paid: spice.stockpile });
    gainSupremacy(game, 1);
  }
  game.tell({ type: 'bans', active: state.bans });
}
