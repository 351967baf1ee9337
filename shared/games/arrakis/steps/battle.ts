import type { Steps, Task } from '../../../kernel/types.ts';
import type { AreaId, NamedId, Side } from '../ids.ts';
import * as ask from '../queries/battle.ts';
import { effectOf } from '../queries/effects.ts';
import { isEmpty, hasSettlement } from '../queries/areas.ts';
import { unitsAt, wholeOf } from '../queries/legions.ts';
import { automaStops } from '../queries/mahdi/hits.ts';
import { leaving } from '../queries/mahdi/leaving.ts';
import { needsTarget } from '../queries/mahdi/target.ts';
import { overflowAt } from '../queries/overflow.ts';
import { deciderOf, isAutoma, otherSide, seatAlways, seatOf, sideOfHouse } from '../queries/table.ts';
import { retreats } from '../queries/worms.ts';
import type { EffectRef, Route } from '../questions.ts';
import type { ArrakisGame, Game } from '../types.ts';
import * as verb from '../verbs/battle.ts';
import { hitsOn, takingHits } from './casualty.ts';

/** The battle that is on; tasks of battles stand on the agenda only while there is one. */
const fightOf = ({ state }: Game): ask.Fight => ask.fightOf(state);
const deciding = (state: Game['state'], side: Side) => seatOf(state, deciderOf(state, side));
/** The same where the automa has no criterion: then the Atreides decide. R16.2 */
const decidingAlways = (state: Game['state'], side: Side) => seatAlways(state, deciderOf(state, side));

export const battleSteps = {
  attack: {
    asks: ({ state }, { ref }) => (ask.canAttack(state, ref, effectOf(state, ref, 'attack')) ? seatOf(state, ref.by) : null),
    choices: ({ state }, { ref }) => ({ pick: 'one', of: ['done', ...ask.attacks(state, ref, effectOf(state, ref, 'attack'))] }),
    blocked: ({ state }, { ref }) => ask.noAttacks(state, ref, effectOf(state, ref, 'attack')),
    resolve(game, { ref }, route) {
      return route === 'done' ? [] : charge(game, ref, route);
    },
  },
  /** One battle round after the other, while both have units there. An undefended settlement falls at once. R11.3, R11.4 */
  battle(game) {
    if (!ask.isOn(game.state)) return;
    // The automa attacks as long as it is strong enough. R16.13
    if (!automaStops(game.state, fightOf(game))) return [{ do: 'battleRound' }];
    game.tell({ type: 'automaFollows', row: 'halfPower', possible: true });
    verb.stop(game, 'harkonnen');
    return;
  },
  battleRound(game) {
    verb.beginBattleRound(game);
    const fight = fightOf(game);
    const sides = [fight.attacker, ask.defenderOf(fight)];
    return [
      ...sides.flatMap((side): Task<ArrakisGame>[] =>
        isAutoma(game.state, side) ? [{ do: 'automaDice' }] : ask.handsOf(game.state, side).map((house) => ({ do: 'combatCards', house })),
      ),
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
    asks: ({ state }, { side }) => (state.battle && ask.mustConvert(state, state.battle, side) ? decidingAlways(state, side) : null),
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
      hitsOn(game, fight.attacker, fight.from, fight.sides[fight.attacker].hits, 'battle'),
      hitsOn(game, defender, fight.at, fight.sides[defender].hits, 'battle'),
      { do: 'release' },
      // The automa goes on for nothing; whether it gives up shows at the start of the battle round. R16.13
      ...(isAutoma(game.state, fight.attacker) ? [{ do: 'withdraw' } as const, { do: 'battle' } as const] : [{ do: 'goOn' } as const]),
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
    // Whoever attacks stops or goes on before that; the automa stops by itself. R11.12, R16.13
    asks: ({ state }) =>
      state.battle && ask.mayWithdraw(state) && !automaStops(state, state.battle) ? deciding(state, ask.defenderOf(state.battle)) : null,
    choices: () => ({ pick: 'one', of: [true, false] }),
    resolve: (_, __, retreats) => (retreats ? [{ do: 'retreat' }] : []),
  },
  /** The opponent says where to. R11.15, RU-11 */
  retreat: {
    // Between rounds atomics may have driven off whoever fights there.
    asks: ({ state }) => (state.battle && ask.mayWithdraw(state) ? decidingAlways(state, state.battle.attacker) : null),
    choices(game) {
      const fight = fightOf(game);
      const areas = retreats(game.state, ask.defenderOf(fight), fight.at);
      // From the automa the Atreides retreat where they like, to empty areas first. R16.13
      const empty = isAutoma(game.state, fight.attacker) ? areas.filter((at) => isEmpty(game.state, at)) : [];
      return { pick: 'one', of: empty.length > 0 ? empty : areas };
    },
    resolve(game, _, to) {
      verb.retreat(game, to);
      return overflowAt(game, ask.defenderOf(fightOf(game)), to);
    },
  },

  settle(game) {
    const { attacker, from, at } = fightOf(game);
    if (verb.settle(game) !== attacker) return;
    if (!isAutoma(game.state, attacker)) return [{ do: 'advance', side: attacker, from, at }];
    if (game.state.options.advances === 'asked' && !hasSettlement(game.state, 'atreides', at)) return asking(from, at);
    game.tell({ type: 'automaFollows', row: 'advances', possible: true });
    return moveIn(game, attacker, from, at); // RU-35b
  },
  automaAdvance(game, { from, at, goes }) {
    game.tell({ type: 'automaAdvance', at: goes ? at : from, goes });
    return goes ? moveIn(game, 'harkonnen', from, at) : [];
  },
  /** R11.17 */
  advance: {
    asks: ({ state }, { side, from }) => (unitsAt(state, side, from) > 0 ? deciding(state, side) : null),
    choices: () => ({ pick: 'one', of: [true, false] }),
    resolve(game, { side, from, at }, advances) {
      return advances ? moveIn(game, side, from, at) : [];
    },
  },

  strike: {
    asks: ({ state }, { ref }) => (ask.strikable(state, ref, effectOf(state, ref, 'strike')).length > 0 ? seatOf(state, ref.by) : null),
    choices: ({ state }, { ref }) => ({ pick: 'one', of: ['done', ...ask.strikable(state, ref, effectOf(state, ref, 'strike'))] }),
    resolve(game, { ref }, at) {
      return at === 'done' ? [] : strikeAt(game, ref, at);
    },
  },
} satisfies Partial<Steps<ArrakisGame>>;

/** An attack is declared, what lies facedown is turned up and what overflows removed, then the battle is fought. R11.1, R11.2 */
export function charge(game: Game, ref: EffectRef, route: Route): Task<ArrakisGame>[] {
  const { surprise, terms = {} } = effectOf(game.state, ref, 'attack');
  const side = sideOfHouse(ref.by);
  verb.declare(game, side, route, surprise, terms);
  verb.hold(game); // what is turned up is finished first. R11.18
  const overflow = [...overflowAt(game, side, route.from), ...overflowAt(game, otherSide(side), route.to)];
  return [...overflow, { do: 'release' }, { do: 'battle' }, { do: 'settle' }];
}
/** Where no sietch is at stake the table may leave it to the Atreides whether the automa advances: the area it would go to, or where it stays. RU-35b */
const asking = (from: AreaId, at: AreaId): Task<ArrakisGame>[] => [
  {
    do: 'automaTie',
    about: 'advance',
    of: [
      { pick: at, deed: { do: 'automaAdvance', from, at, goes: true } },
      { pick: from, deed: { do: 'automaAdvance', from, at, goes: false } },
    ],
  },
];
/** RU-17 */
export function strikeAt(game: Game, ref: EffectRef, at: AreaId): Task<ArrakisGame>[] {
  const side = sideOfHouse(ref.by);
  const target = otherSide(side);
  const left = verb.strike(game, side, at, effectOf(game.state, ref, 'strike').dice);
  return [...overflowAt(game, target, at), ...takingHits(game, target, at, left, 'strike')];
}
/** The whole legion moves to the attacked area. R11.17 */
function moveIn(game: Game, side: Side, from: AreaId, at: AreaId): Task<ArrakisGame>[] {
  verb.advance(game, side, from, at);
  const fallen: readonly Task<ArrakisGame>[] = needsTarget(game.state) ? [{ do: 'newTarget' }] : [];
  return [...fallen, ...leaving(game, from), { do: 'arrive', side, at }];
}
