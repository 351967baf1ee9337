import type { Steps } from '../../../kernel/types.ts';
import * as ask from '../queries/hazards.ts';
import { book, deciderOf, seatOf } from '../queries/table.ts';
import { zonesAbove } from '../queries/vehicles.ts';
import { bringsWorm, mostWorms, wormsignsLeft } from '../queries/worms.ts';
import type { AreaId } from '../ids.ts';
import type { ArrakisGame, Game } from '../types.ts';
import { removeVehicle } from '../verbs/vehicles.ts';
import * as verb from '../verbs/worms.ts';
import { takingHits } from './casualty.ts';

const byAtreides = (game: Game) => seatOf(game.state, deciderOf(game.state, 'atreides'));

export const hazardSteps = {
  clearWormsigns(game) {
    for (const at of ask.cleared(game.state)) verb.discardWormsign(game, at); // R8.1
  },
  /** R8.2; where there are too few wormsigns the Atreides choose. RU-38 */
  coverDesert(game) {
    const areas = ask.uncovered(game.state);
    const left = wormsignsLeft(game.state);
    if (areas.length > left && left > 0) return [{ do: 'chooseCovered', left }];
    if (left > 0) for (const at of areas) verb.layWormsign(game, at);
    return;
  },
  chooseCovered: {
    asks: byAtreides,
    choices: ({ state }, { left }) => ({ pick: 'some', of: ask.uncovered(state), min: left, max: left }),
    resolve(game, _, areas) {
      for (const at of areas) verb.layWormsign(game, at);
    },
  },
  /** All are turned up; so many at most bring worms. R8.3, R8.4 */
  turnWormsigns(game) {
    const turned = verb.turnWormsigns(game, game.state.wormsigns);
    const coming = turned.filter(({ at, shows }) => bringsWorm(game.state, at, shows)).map(({ at }) => at);
    verb.expectWorms(game, coming);
    const most = mostWorms(game.state);
    return coming.length > most ? [{ do: 'chooseWorms', most }] : placing(coming);
  },
  chooseWorms: {
    asks: byAtreides,
    choices: ({ state }, { most }) => ({ pick: 'some', of: state.coming, min: most, max: most }),
    resolve(game, _, areas) {
      verb.expectWorms(game, areas);
      return placing(areas);
    },
  },
  /** After all worms are placed, one area after the other; where nothing is, nothing happens. R8.5 */
  resolveWorms(game) {
    const areas = ask.stirring(game.state);
    verb.expectWorms(game, areas);
    const [only, ...others] = areas;
    if (others.length > 0) return [{ do: 'nextWorm' }];
    return only ? resolving(game, only) : [];
  },
  nextWorm: {
    asks: byAtreides,
    choices: ({ state }) => ({ pick: 'one', of: state.coming }),
    resolve: (game, _, at) => resolving(game, at),
  },

  /** A carryall may leave the map instead of a harvester that is about to be swallowed. R8.6 */
  rescue: {
    asks: ({ state }) => seatOf(state, deciderOf(state, 'harkonnen')),
    choices: ({ state }, { at }) => ({ pick: 'one', of: ['no', ...zonesAbove(state, at, 'carryall')] }),
    resolve(game, { at }, zone) {
      if (zone === 'no') return removeVehicle(game, { vehicle: 'harvester', at }, 'worm');
      removeVehicle(game, { vehicle: 'carryall', at: zone }, 'rescue');
      game.tell({ type: 'rescued', at, zone });
    },
  },

  storms: ({ state }) => ask.stormed(state).map((at) => ({ do: 'storm', at }) as const),
  storm(game, { at }) {
    const { dice } = book(game.state).data.pieces.hazards.coriolis;
    return takingHits(game, 'harkonnen', at, verb.rollHazard(game, at, dice, 'storm'), 'storm');
  },
} satisfies Pick<
  Steps<ArrakisGame>,
  | 'clearWormsigns'
  | 'coverDesert'
  | 'chooseCovered'
  | 'turnWormsigns'
  | 'chooseWorms'
  | 'resolveWorms'
  | 'nextWorm'
  | 'rescue'
  | 'storms'
  | 'storm'
>;

const placing = (coming: readonly AreaId[]) => [
  ...coming.map((at, nth) => ({ do: 'bringWorm', at, bound: coming.slice(0, nth) }) as const),
  { do: 'resolveWorms' } as const,
];
function resolving(game: Game, at: AreaId) {
  verb.expectWorms(
    game,
    game.state.coming.filter((other) => other !== at),
  );
  return [{ do: 'wormComes', at } as const, { do: 'resolveWorms' } as const];
}
