import type { Next, Steps } from '../../../../kernel/types.ts';
import type { AreaId, TokenSet } from '../../ids.ts';
import { cardsForDice, nextExcess, nextHit } from '../../queries/mahdi/hits.ts';
import * as effects from '../../queries/mahdi/effects.ts';
import * as ask from '../../queries/mahdi/place.ts';
import { effectOf } from '../../queries/effects.ts';
import { excessAt, figuresAt, legionAt, legionsOf, NOBODY, unitsAt } from '../../queries/legions.ts';
import { overflowAt } from '../../queries/overflow.ts';
import { dueOf, isNamed, placingAt } from '../../queries/place.ts';
import { book } from '../../queries/table.ts';
import { hasSettlement } from '../../queries/areas.ts';
import type { EffectRef } from '../../questions.ts';
import { SPECIAL } from '../../resolve/card-effects/index.ts';
import type { ArrakisGame, Game } from '../../types.ts';
import { takeHit } from '../../verbs/casualty.ts';
import { discardReinforcements } from '../../verbs/mahdi/cards.ts';
import * as verb from '../../verbs/mahdi/pieces.ts';
import { removeExcess } from '../../verbs/march.ts';
import { sendToTank } from '../../verbs/tank.ts';
import { strikeAt } from '../battle.ts';
import { follow, settle } from './settle.ts';

export const automaPieceSteps = {
  /** Units come to one settlement after the other, the leader to the first. R16.10 */
  automaDeploy(game, { units, leader }) {
    return Object.keys(units).length > 0
      ? settle(
          game,
          'settlement',
          ask.settlements(game.state),
          (at) => at,
          (at) => ({ do: 'automaMuster', units, leader, at }),
        )
      : [];
  },
  automaMuster(game, { units, leader, at }) {
    const { coming, rest } = ask.muster(game.state, units, at);
    const came = coming.filter((rank) => verb.bringUnit(game, rank, at));
    const next = { do: 'automaDeploy', units: came.length < coming.length ? {} : rest, leader: false } as const;
    return leader ? [{ do: 'automaLead', at }, next] : [next];
  },
  automaLead(game, { at }) {
    if (unitsAt(game.state, 'harkonnen', at) === 0) return;
    return settle(
      game,
      'leader',
      ask.nextLeader(game.state),
      (who) => who,
      (who) => ({ do: 'automaJoin', who, at }),
    );
  },
  automaJoin: (game, { who, at }) => verb.bringLeader(game, who, at),

  /** Pieces of a card come to the area that the criteria name, to each, or one to each. R16.12 */
  automaPut(game, { ref, used, left }): Next<ArrakisGame> {
    if (left === 0) return;
    const effect = placingAt(game.state, ref);
    const areas = effects.placesFor(game.state, effect, used);
    const isForAll = effect.spread === 'each' || areas.of.length <= (effect.spread === 'one' ? left : 0);
    const choice = isForAll ? { ...areas, of: areas.of.slice(0, 1) } : areas;
    return settle(
      game,
      'place',
      choice,
      (at) => at,
      (at) => ({ do: 'automaPutAt', ref, at, used, left }),
    );
  },
  automaPutAt(game, { ref, at, used, left }) {
    const effect = placingAt(game.state, ref);
    const due = dueOf(game.state, effect);
    for (const rank of ['special', 'elite', 'regular'] as const)
      for (let nth = 0; nth < (effect.spread === 'one' ? Math.min(1, due[rank] ?? 0) : (due[rank] ?? 0)); nth++)
        verb.bringUnit(game, rank, at);
    const isHeld = unitsAt(game.state, 'harkonnen', at) > 0;
    for (const who of Object.keys(due))
      if (isHeld && (who === 'generic' || (isNamed(who) && ask.canCome(game.state, who)))) verb.bringLeader(game, who, at);
    return [
      ...(isHeld && (due['leader'] ?? 0) > 0 ? ([{ do: 'automaLead', at }] as const) : []),
      ...overflowAt(game, 'harkonnen', at),
      { do: 'automaPut', ref, used: [...used, at], left: left - 1 },
    ];
  },

  /** Units are swapped one by one; where only tokens could hide one they are turned up. R16.12, R16.16 */
  automaReplace(game, { ref, left }): Next<ArrakisGame> {
    const { from, to } = effectOf(game.state, ref, 'replace');
    const units = left > 0 ? ask.swapIn(game.state, from, to) : null;
    if (!units || units.of.length === 0) return readOn(game, ref);
    return settle(
      game,
      'replace',
      units,
      (at) => at,
      (at) => ({ do: 'automaSwap', ref, at, left }),
    );
  },
  automaSwap(game, { ref, at, left }) {
    const { from, to } = effectOf(game.state, ref, 'replace');
    if (figuresAt(game.state, 'harkonnen', at, from) > 0) {
      verb.improve(game, at, from, to);
      return [{ do: 'automaReplace', ref, left: left - 1 }];
    }
    verb.turnAllUp(game, at);
    return [...overflowAt(game, 'harkonnen', at), { do: 'automaReplace', ref, left }];
  },

  /** One hit after the other. R16.13 */
  automaHits(game, { at, left, cause }): Next<ArrakisGame> {
    if (left <= 0 || unitsAt(game.state, 'harkonnen', at) === 0) return;
    const choice = nextHit(game.state, at);
    if (choice.of[0] === 'reveal') {
      verb.turnAllUp(game, at);
      return [...overflowAt(game, 'harkonnen', at), { do: 'automaHits', at, left, cause }];
    }
    const of = choice.of.flatMap((lost) => (lost === 'reveal' ? [] : [lost]));
    return settle(
      game,
      'casualty',
      { of, row: choice.row },
      (lost) => lost,
      (lost) => ({ do: 'automaHit', at, lost, left, cause }),
    );
  },
  automaHit(game, { at, lost, left, cause }) {
    takeHit(game, 'harkonnen', at, lost);
    return [{ do: 'automaHits', at, left: left - 1, cause }];
  },
  /** The weakest go. R16.16 */
  automaOverflow(game, { at }) {
    if (excessAt(game.state, 'harkonnen', at) === 0) return;
    return settle(
      game,
      'excess',
      nextExcess(game.state, at),
      (lost) => lost,
      (lost) => ({ do: 'automaDrop', at, lost }),
    );
  },
  automaDrop(game, { at, lost }) {
    const part = lost === 'black' || lost === 'silver' ? { ...NOBODY, facedown: [lost] } : { ...NOBODY, [lost]: 1 };
    removeExcess(game, 'harkonnen', at, part);
    return [{ do: 'automaOverflow', at }];
  },
  automaDice(game) {
    const { battle } = game.state;
    if (battle) discardReinforcements(game, cardsForDice(game.state, battle));
  },

  /** Two tokens; where the pool has none, others are turned up first, which the player chooses. R16.9, R16.16 */
  garrison(game, { at }): Next<ArrakisGame> {
    if (!hasSettlement(game.state, 'harkonnen', at) || legionAt(game.state, 'harkonnen', at)) return;
    const [missing] = verb.missingTokens(game);
    if (!missing) return verb.garrison(game, at);
    return [
      ...settle(
        game,
        'token',
        { of: holding(game, missing), row: 'only' },
        (from) => from,
        (from) => ({ do: 'automaTurnUp', at: from, set: missing }),
      ),
      { do: 'garrison', at },
    ];
  },
  automaTurnUp(game, { at, set }) {
    verb.turnUp(game, at, [set]);
    return overflowAt(game, 'harkonnen', at);
  },

  automaStrikes(game, { ref }) {
    const choice = effects.strikes(game.state, ref, effectOf(game.state, ref, 'strike'));
    return settle(
      game,
      'attack',
      choice,
      (at) => at,
      (at) => ({ do: 'automaStrike', ref, at }),
    );
  },
  automaStrike: (game, { ref, at }) => strikeAt(game, ref, at),
  automaSends(game, { ref }) {
    const choice = effects.sent(game.state, ref, effectOf(game.state, ref, 'toTank'));
    return settle(
      game,
      'effect',
      choice,
      (id) => id,
      (leader) => ({ do: 'automaSend', leader }),
    );
  },
  automaSend: (game, { leader }) => sendToTank(game, leader),
  /** What has no like among the actions, as near to the target as possible. R16.11 */
  automaSpecials(game, { ref, name, left }): Next<ArrakisGame> {
    const targets = effects.targetsOf(game.state, ref, name);
    if (left === 0 || targets.of.length === 0) return;
    const choice = targets.of.length <= left ? { ...targets, of: targets.of.slice(0, 1) } : targets;
    return settle(
      game,
      'effect',
      choice,
      (target) => target,
      (target) => ({ do: 'automaSpecial', ref, name, left, target }),
    );
  },
  automaSpecial(game, { ref, name, left, target }) {
    if ('from' in target && 'to' in target && !('sietch' in target))
      return [{ do: 'automaGo', ref, route: { from: target.from, to: target.to, way: 'foot' }, left: 1 }];
    SPECIAL[name]?.resolve(game, { do: 'special', ref, name, left }, target);
    return [{ do: 'automaSpecials', ref, name, left: left - 1 }];
  },
} satisfies Partial<Steps<ArrakisGame>>;

/** Units are done: a House die goes on to its vehicles, and only now it shows whether any can come. R16.12 */
function readOn(game: Game, { of }: EffectRef): void {
  const { state } = game;
  const isBaron = of === 'leader:baron-harkonnen' && state.options.baron !== 'alone';
  if (isBaron || of === 'action:harkonnen:house:replace')
    follow(game, 'placeVehicles', effects.canBring(state, book(state).data.mahdi.house));
}
const holding = ({ state }: Game, kind: TokenSet): readonly AreaId[] =>
  legionsOf(state, 'harkonnen').filter((at) => legionAt(state, 'harkonnen', at)?.facedown.includes(kind));
