import type { Next, Steps } from '../../../kernel/types.ts';
import { legionAt } from '../queries/legions.ts';
import { leaving } from '../queries/mahdi/leaving.ts';
import { rescuers } from '../queries/mahdi/vehicles.ts';
import { book, deciderOf, isAutoma, otherSide, seatOf } from '../queries/table.ts';
import { zonesAbove } from '../queries/vehicles.ts';
import * as ask from '../queries/worms.ts';
import type { AreaId } from '../ids.ts';
import type { ArrakisGame, Game } from '../types.ts';
import { turnAllUp } from '../verbs/mahdi/pieces.ts';
import { bringWorm } from '../verbs/worms.ts';
import { spendLeader } from '../verbs/leaders.ts';
import { removeVehicle } from '../verbs/vehicles.ts';
import * as verb from '../verbs/worms.ts';
import { overflowAt } from '../queries/overflow.ts';
import { takingHits } from './casualty.ts';
import { settle } from './mahdi/settle.ts';

const byWorms = (game: Game) => seatOf(game.state, deciderOf(game.state, 'atreides'));

export const wormSteps = {
  /** As an action without a die, or so many times in a row as an effect grants it. R7.8 */
  desertPower: {
    asks: ({ state }, { house, times }) => (times > 0 && ask.hasDesertPower(state) ? seatOf(state, house) : null),
    choices: ({ state }) => ({ pick: 'one', of: ['done', ...ask.desertPowers(state)] }),
    resolve(game, { house, times }, answer): Next<ArrakisGame> {
      if (answer === 'done') return;
      const { wormsigns, worms } = book(game.state).data.numbers.desertPower;
      const again = { do: 'desertPower', house, times: times - 1 } as const;
      if (answer === 'wormsigns') return [{ do: 'layWormsign', house, left: wormsigns }, again];
      if (answer === 'move') return [{ do: 'moveWorm', house, left: worms, maker: false, moved: [] }, again];
      if (answer === 'attack') return [{ do: 'wormAttack', house, maker: false }, again];
      spendLeader(game, 'wild-maker');
      return [{ do: 'effect', ref: { by: house, of: 'leader:wild-maker', at: [0] } }, again];
    },
  },
  /** Facedown, also on a Harkonnen legion or harvester. R7.8a, R14.4 */
  layWormsign: {
    asks: ({ state }, { house, left }) => (left > 0 && ask.canLayWormsign(state) ? seatOf(state, house) : null),
    choices: ({ state }) => ({ pick: 'one', of: ['done', ...ask.wormsignPlaces(state)] }),
    resolve(game, task, at) {
      if (at === 'done') return;
      verb.layWormsign(game, at);
      return [{ ...task, left: task.left - 1 }];
    },
  },
  /** Two different worms, one after the other. R7.8b, R14.6, RU-51 */
  moveWorm: {
    asks: ({ state }, { house, left, maker, moved }) => (left > 0 && ask.canMoveWorm(state, maker, moved) ? seatOf(state, house) : null),
    choices: ({ state }, { maker, moved }) => ({ pick: 'one', of: ['done', ...ask.wormMoves(state, maker, moved)] }),
    resolve(game, task, answer) {
      if (answer === 'done') return;
      verb.moveWorm(game, answer.from, answer.to);
      return [{ ...task, left: task.left - 1, moved: [...task.moved, answer.to] }];
    },
  },
  wormAttack: {
    asks: ({ state }, { house, maker }) => (ask.canAttackByWorm(state, maker) ? seatOf(state, house) : null),
    choices: ({ state }, { maker }) => ({ pick: 'one', of: ['done', ...ask.wormAttacks(state, maker)] }),
    resolve: (game, _, answer) => (answer === 'done' ? undefined : attack(game, answer.from, answer.at)), // R7.8c
  },

  /** A Harkonnen legion has come upon a wormsign. R14.3 */
  flip(game, { at }) {
    const [turned] = verb.turnWormsigns(game, [at]);
    if (!turned || !ask.bringsWorm(game.state, at, turned.shows)) return;
    return [
      { do: 'bringWorm', at, bound: [] },
      { do: 'wormComes', at },
    ];
  },
  /** Asked only where there is a choice. R8.4 */
  bringWorm(game, { at, bound }) {
    const [only, ...others] = ask.wormSources(game.state, bound);
    if (others.length > 0) return [{ do: 'wormFrom', at, bound }];
    if (only) bringWorm(game, at, only);
    return;
  },
  wormFrom: {
    asks: byWorms,
    choices: ({ state }, { bound }) => ({ pick: 'one', of: ask.wormSources(state, bound) }),
    resolve: (game, { at }, from) => bringWorm(game, at, from),
  },
  /** The legion is driven off; where it cannot go anywhere the worm attacks. Then the harvester is lost. R8.5, R14.3 */
  wormComes(game, { at }) {
    const side = 'harkonnen';
    if (!legionAt(game.state, side, at)) return [{ do: 'swallow', at }];
    if (ask.retreats(game.state, side, at).length === 0) return attack(game, at, at);
    return [
      { do: 'flee', side, at },
      { do: 'swallow', at },
    ];
  },
  /** The opponent says where to. R11.15 */
  flee: {
    asks: ({ state }, { side }) => seatOf(state, deciderOf(state, otherSide(side))),
    choices: ({ state }, { side, at }) => ({ pick: 'one', of: ask.retreats(state, side, at) }),
    resolve(game, { side, at }, to) {
      verb.flee(game, side, at, to);
      return [...leaving(game, at), ...overflowAt(game, side, to)];
    },
  },
  wormHits(game, { at, dice }) {
    if (isAutoma(game.state, 'harkonnen')) turnAllUp(game, at); // R14.7
    const hits = verb.rollHazard(game, at, dice, 'worm');
    return [...overflowAt(game, 'harkonnen', at), ...takingHits(game, 'harkonnen', at, hits, 'worm'), { do: 'swallow', at }];
  },

  /** Beside a legion that stays the harvester remains; carryalls come only in the hazards phase. R8.5, R8.6 */
  swallow(game, { at }) {
    const { state } = game;
    if (!state.harvesters.includes(at) || legionAt(state, 'harkonnen', at)) return;
    if (state.phase === 'hazards' && zonesAbove(state, at, 'carryall').length > 0) {
      if (!isAutoma(state, 'harkonnen')) return [{ do: 'rescue', at }];
      const choice = rescuers(state, at);
      if (choice.of.length > 0)
        return settle(
          game,
          'rescue',
          choice,
          (zone) => zone,
          (zone) => ({ do: 'automaRescue', at, zone }),
        );
    }
    removeVehicle(game, { vehicle: 'harvester', at }, 'worm');
    return;
  },
} satisfies Pick<
  Steps<ArrakisGame>,
  | 'desertPower'
  | 'layWormsign'
  | 'moveWorm'
  | 'wormAttack'
  | 'flip'
  | 'bringWorm'
  | 'wormFrom'
  | 'wormComes'
  | 'flee'
  | 'wormHits'
  | 'swallow'
>;

/** A worm attacks from where it is, or where it has appeared; it leaves the map. R14.7 */
function attack(game: Game, from: AreaId, at: AreaId): Next<ArrakisGame> {
  const dice = verb.spendWorm(game, from, at);
  return legionAt(game.state, 'harkonnen', at) ? [{ do: 'wormHits', at, dice }] : [{ do: 'swallow', at }];
}
