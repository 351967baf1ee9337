import type { Steps } from '../../../kernel/types.ts';
import type { NamedId, Side } from '../ids.ts';
import * as ask from '../queries/battle.ts';
import { effectOf } from '../queries/effects.ts';
import { unitsAt, wholeOf } from '../queries/legions.ts';
import { overflowAt } from '../queries/overflow.ts';
import { deciderOf, otherSide, seatOf, sideOfHouse } from '../queries/table.ts';
import { retreats } from '../queries/worms.ts';
import type { ArrakisGame, Game } from '../types.ts';
import * as verb from '../verbs/battle.ts';
import { takingHits } from './casualty.ts';

/** The battle that is on; tasks of battles stand on the agenda only while there is one. */
const fightOf = ({ state }: Game): ask.Fight => state.battle as ask.Fight;
const deciding = (state: Game['state'], side: Side) => seatOf(state, deciderOf(state, side));

export const battleSteps = {
  attack: {
    asks: ({ state }, { ref }) => (ask.canAttack(state, ref, effectOf(state, ref, 'attack')) ? seatOf(state, ref.by) : null),
    choices: ({ state }, { ref }) => ({ pick: 'one', of: ['done', ...ask.attacks(state, ref, effectOf(state, ref, 'attack'))] }),
    blocked: ({ state }, { ref }) => ask.noAttacks(state, ref, effectOf(state, ref, 'attack')),
    resolve(game, { ref }, route) {
      if (route === 'done') return;
      const { surprise, terms = {} } = effectOf(game.state, ref, 'attack');
      const side = sideOfHouse(ref.by);
      verb.declare(game, side, route, surprise, terms);
      verb.hold(game); // what is turned up is finished first. R11.18
      const overflow = [...overflowAt(game, side, route.from), ...overflowAt(game, otherSide(side), route.to)];
      return [...overflow, { do: 'release' }, { do: 'battle' }, { do: 'settle' }];
    },
  },
  /** One battle round after the other, while both have units there. An undefended settlement falls at once. R11.3, R11.4 */
  battle: ({ state }) => (ask.isOn(state) ? [{ do: 'battleRound' }] : []),
  battleRound(game) {
    verb.beginBattleRound(game);
    const fight = fightOf(game);
    const sides = [fight.attacker, ask.defenderOf(fight)];
    return [
      ...sides.flatMap((side) => ask.handsOf(game.state, side)).map((house) => ({ do: 'combatCards', house }) as const),
      { do: 'rollBattle' },
      ...sides.map((side) => ({ do: 'convert', side }) as const),
      { do: 'countHits' },
    ];
  },
  combatCards: {
    asks: ({ state }, { house }) => (ask.isAskedForCards(state, house) ? seatOf(state, house) : null),
    choices({ state }, { house }) {
      const most = ask.combatCards(state, house);
      const max = Object.values(most).reduce((sum, count) => sum + count, 0);
      return max > 0 ? { pick: 'amounts', most, min: 0, max } : { pick: 'one', of: ['none'] };
    },
    resolve(game, { house }, counts) {
      if (counts !== 'none') verb.discardForDice(game, house, counts);
    },
  },
  rollBattle: (game) => verb.rollBattle(game),
  convert: {
    asks: ({ state }, { side }) => (state.battle && ask.mustConvert(state, state.battle, side) ? deciding(state, side) : null),
    choices(game, { side }) {
      const fight = fightOf(game);
      const { generic, named } = wholeOf(game.state, side, ask.standOf(fight, side));
      const most: Record<string, number> = generic > 0 ? { generic } : {};
      for (const id of named) most[id] = 1;
      const count = ask.conversions(game.state, fight, side);
      return { pick: 'amounts', most, min: count, max: count };
    },
    resolve(game, { side }, counts) {
      const leaders = Object.entries(counts).flatMap(([id, count]) => Array.from({ length: count }, () => id as NamedId | 'generic'));
      verb.convert(game, side, leaders);
    },
  },
  countHits(game) {
    verb.countHits(game);
    const fight = fightOf(game);
    const defender = ask.defenderOf(fight);
    return [
      { do: 'casualty', side: fight.attacker, at: fight.from, left: fight.sides[fight.attacker].hits, cause: 'battle' },
      { do: 'casualty', side: defender, at: fight.at, left: fight.sides[defender].hits, cause: 'battle' },
      { do: 'release' },
      { do: 'goOn' },
    ];
  },
  release: (game) => verb.release(game),

  goOn: {
    // R11.12-R11.14
    asks: ({ state }) => (state.battle && ask.isOn(state) ? deciding(state, state.battle.attacker) : null),
    choices: () => ({ pick: 'one', of: ['stop', 'continue'] }),
    resolve(game, _, answer) {
      const fight = fightOf(game);
      if (answer === 'stop') return verb.stop(game, fight.attacker);
      verb.goOn(game, fight.attacker);
      const cost = ask.costOfGoingOn(game.state, fight);
      const hit = cost > 0 ? takingHits(game, fight.attacker, fight.from, cost, 'continue') : [];
      return [...hit, { do: 'withdraw' }, { do: 'battle' }];
    },
  },
  withdraw: {
    asks: ({ state }) => (state.battle && ask.mayWithdraw(state) ? deciding(state, ask.defenderOf(state.battle)) : null),
    choices: () => ({ pick: 'one', of: [true, false] }),
    resolve: (_, __, retreats) => (retreats ? [{ do: 'retreat' }] : []),
  },
  /** The opponent says where to. R11.15, RU-11 */
  retreat: {
    asks: ({ state }) => (state.battle && ask.mayWithdraw(state) ? deciding(state, state.battle.attacker) : null),
    choices(game) {
      const fight = fightOf(game);
      return { pick: 'one', of: retreats(game.state, ask.defenderOf(fight), fight.at) };
    },
    resolve(game, _, to) {
      verb.retreat(game, to);
      return overflowAt(game, ask.defenderOf(fightOf(game)), to);
    },
  },

  settle(game) {
    const { attacker, from, at } = fightOf(game);
    return verb.settle(game) === attacker ? [{ do: 'advance', side: attacker, from, at }] : [];
  },
  /** R11.17 */
  advance: {
    asks: ({ state }, { side, from }) => (unitsAt(state, side, from) > 0 ? deciding(state, side) : null),
    choices: () => ({ pick: 'one', of: [true, false] }),
    resolve(game, { side, from, at }, advances) {
      if (!advances) return;
      verb.advance(game, side, from, at);
      return [{ do: 'arrive', side, at }];
    },
  },

  strike: {
    asks: ({ state }, { ref }) => (ask.strikable(state, ref, effectOf(state, ref, 'strike')).length > 0 ? seatOf(state, ref.by) : null),
    choices: ({ state }, { ref }) => ({ pick: 'one', of: ['done', ...ask.strikable(state, ref, effectOf(state, ref, 'strike'))] }),
    resolve(game, { ref }, at) {
      if (at === 'done') return;
      const side = sideOfHouse(ref.by);
      const target = otherSide(side);
      const left = verb.strike(game, side, at, effectOf(game.state, ref, 'strike').dice);
      return [...overflowAt(game, target, at), ...takingHits(game, target, at, left, 'strike')];
    },
  },
} satisfies Partial<Steps<ArrakisGame>>;
