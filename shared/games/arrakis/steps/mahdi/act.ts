import type { Next, Steps, Task } from '../../../../kernel/types.ts';
import type { ActionSymbol, AreaId } from '../../ids.ts';
import { effectOf, moveEffectAt } from '../../queries/effects.ts';
import { legionAttack, sietchAttack } from '../../queries/mahdi/attack.ts';
import { countsAttacks } from '../../queries/mahdi/flights.ts';
import * as effects from '../../queries/mahdi/effects.ts';
import { isPossible, nextDeck, otherDeck } from '../../queries/mahdi/effects.ts';
import { leaving } from '../../queries/mahdi/leaving.ts';
import { mover, partFor, plan, wayOf } from '../../queries/mahdi/move.ts';
import { otherAims } from '../../queries/mahdi/target.ts';
import { book } from '../../queries/table.ts';
import type { EffectRef, EffectSource } from '../../questions.ts';
import type { ArrakisGame, Game } from '../../types.ts';
import { aimAt, countFlight, throwDie } from '../../verbs/mahdi/automa.ts';
import * as cards from '../../verbs/mahdi/cards.ts';
import { march } from '../../verbs/march.ts';
import { beginAction, pick } from '../../verbs/round.ts';
import { spendLeader } from '../../verbs/leaders.ts';
import { charge } from '../battle.ts';
import { follow, settle } from './settle.ts';

const refOf = (of: EffectSource): EffectRef => ({ by: 'house-harkonnen', of, at: [0] });

export const automaActSteps = {
  /** One die, done at once. R16.5 */
  automaTurn: (game) => [{ do: 'automaAct', symbol: throwDie(game) }],
  /** A leader's special action comes before the normal one. R16.6 */
  automaAct(game, { symbol }) {
    beginAction(game);
    const leader = effects.leaderAt(game.state, symbol);
    if (leader === null) return ACTS[symbol](game);
    follow(game, 'leaderFirst');
    spendLeader(game, leader);
    game.tell({ type: 'spent', house: 'house-harkonnen', die: symbol, token: false, as: symbol, for: `leader:${leader}` });
    const deck = effects.drawsOf(game.state, leader);
    if (deck) return Array.from({ length: book(game.state).data.mahdi.drawAndPlay.count }, () => ({ do: 'automaCard', deck }) as const);
    const special = { do: 'effect', ref: refOf(`leader:${leader}`) } as const;
    return symbol === 'house' && game.state.options.baron !== 'alone' ? [special, houseVehicles(game)] : [special];
  },

  /** Drawn and played at once, or kept as a reinforcement where no part of it can be resolved. R16.11, R16.18 */
  automaCard(game, { deck }) {
    const card = cards.drawTop(game, deck ?? nextDeck(game.state));
    if (!card) return;
    if (book(game.state).planning[card].scheming) {
      const isSecond = game.state.automa?.schemeAside === true;
      const hawat = game.state.leaders['thufir-hawat'].at;
      if (isSecond && (hawat === 'waiting' || hawat === 'gone')) return cards.keepTop(game, card);
      return cards.scheme(game, card);
    }
    beginAction(game);
    if (!effects.isCardPossible(game.state, card)) return cards.keepTop(game, card);
    cards.playTop(game, card);
    return [{ do: 'effect', ref: refOf(`card:${card}`) }];
  },

  /** A sietch, else a legion. R16.8 */
  automaAttack(game, { ref }) {
    const { which } = effectOf(game.state, ref, 'attack');
    const sietch = sietchAttack(game.state, which);
    const legion = sietch.of.length > 0 ? null : legionAttack(game.state, which);
    follow(game, 'attackSietch', sietch.of.length > 0);
    if (legion) follow(game, 'attackLegion', legion.of.length > 0);
    return settle(
      game,
      'attack',
      legion ?? sietch,
      (route) => route,
      (route) => ({ do: 'automaCharge', ref, route }),
    );
  },
  automaCharge(game, { ref, route }) {
    if (route.way !== 'foot' && countsAttacks(game.state)) countFlight(game); // RU-5
    return charge(game, ref, route);
  },

  /** So many legions, one after the other, towards the target. R16.9 */
  automaMarch(game, { ref, left }): Next<ArrakisGame> {
    if (left === 0) return;
    const effect = moveEffectAt(game.state, ref);
    /** That legions can move, or none can, is told of the first; that no further one can is no news of the row. */
    const tell = (possible: boolean): void => {
      if (left === effect.legions) follow(game, 'moveLegions', possible);
    };
    const found = plan(game.state, effect);
    if (found) {
      const legions = mover(game.state, found);
      tell(legions.of.length > 0);
      return settle(
        game,
        'mover',
        legions,
        (at) => at,
        (from) => ({ do: 'automaSetOff', ref, from, left }),
      );
    }
    const aims = otherAims(game.state, effect.which);
    if (aims.of.length === 0) return tell(false);
    const areaOf = (id: (typeof aims.of)[number]): AreaId => game.state.sietches[id]?.at ?? id;
    return [...settle(game, 'target', aims, areaOf, (sietch) => ({ do: 'automaAim', sietch })), { do: 'automaMarch', ref, left }];
  },
  automaAim: (game, { sietch }) => aimAt(game, sietch),
  automaSetOff(game, { ref, from, left }) {
    const found = plan(game.state, moveEffectAt(game.state, ref));
    if (!found) return;
    return settle(
      game,
      'path',
      wayOf(game.state, found, from),
      (route) => route,
      (route) => ({ do: 'automaGo', ref, route, left }),
    );
  },
  automaGo(game, { ref, route, left }) {
    const { from, to, way } = route;
    march(game, 'harkonnen', route, partFor(game.state, route, moveEffectAt(game.state, ref).again));
    if (way !== 'foot') countFlight(game);
    if (game.state.turn?.picked === from) pick(game, to);
    return [...leaving(game, from), { do: 'arrive', side: 'harkonnen', at: to }, { do: 'automaMarch', ref, left: left - 1 }];
  },

  automaPickLegion(game, { ref }) {
    const { which } = effectOf(game.state, ref, 'pickLegion');
    return settle(
      game,
      'mover',
      effects.legionFor(game.state, which),
      (at) => at,
      (at) => ({ do: 'automaPick', at }),
    );
  },
  automaPick: (game, { at }) => pick(game, at),
} satisfies Partial<Steps<ArrakisGame>>;

/** What a House die does after the units; that row is told when they are done. R16.12 */
const houseVehicles = ({ state }: Game): Task<ArrakisGame> => ({ do: 'automaVehicles', left: book(state).data.mahdi.house });
const dieRef = (symbol: ActionSymbol, action: 'move' | 'attack' | 'deploy' | 'replace'): EffectRef =>
  refOf(`action:harkonnen:${symbol}:${action}`);
/** An attack, where one is possible, else moves. R16.8 */
function fight(game: Game, symbol: 'strategy' | 'leadership'): Next<ArrakisGame> {
  if (isPossible(game.state, dieRef(symbol, 'attack'))) return [{ do: 'automaAttack', ref: dieRef(symbol, 'attack') }];
  follow(game, 'attackSietch', false);
  follow(game, 'attackLegion', false);
  return [{ do: 'effect', ref: dieRef(symbol, 'move') }];
}
/** What a die does without a leader's special action. R16.8, R16.10-R16.12 */
const ACTS: Readonly<Record<ActionSymbol, (game: Game) => Next<ArrakisGame>>> = {
  strategy: (game) => fight(game, 'strategy'),
  leadership: (game) => fight(game, 'leadership'),
  deployment(game) {
    follow(game, 'deployUnits', isPossible(game.state, dieRef('deployment', 'deploy')));
    return [{ do: 'effect', ref: dieRef('deployment', 'deploy') }];
  },
  mentat(game) {
    follow(game, 'drawAndPlay', effects.canDraw(game.state));
    const deck = nextDeck(game.state);
    return [
      { do: 'automaCard', deck },
      { do: 'automaCard', deck: otherDeck(deck) },
    ];
  },
  house(game) {
    follow(game, 'replaceUnits', isPossible(game.state, dieRef('house', 'replace')));
    return [{ do: 'effect', ref: dieRef('house', 'replace') }, houseVehicles(game)];
  },
};
