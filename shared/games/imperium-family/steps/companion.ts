import type { Steps, Task } from '../../../kernel/types.ts';
import { bookOf, spaceRecord } from '../edition.ts';
import type { SeatId, SpaceName } from '../ids.ts';
import { playerOf } from '../queries/table.ts';
import { arrived } from '../resolve/others-gain.ts';
import { running, sceneFor } from '../queries/scene.ts';
import { deciderOf } from '../queries/rivals.ts';
import { endgame } from './endgame.ts';
import { begun, nextRound } from './round.ts';
import type { FamilyGame, Game } from '../types.ts';
import { sendAgent } from '../verbs/agents.ts';
import { takeBonusSpice } from '../verbs/makers.ts';
import { moveInfluence } from '../verbs/influence.ts';
import { markReveal, markSent } from '../verbs/turn.ts';
import { conflictsToCome, notToldTurns, toldMore, toldTurns, trackedIn } from '../queries/companion.ts';
import { changed, note, putOnTop, setRest, setScore, setStrength } from '../verbs/companion.ts';
import { takeUnseen } from '../verbs/intrigue.ts';
import { visitWithSpies } from '../resolve/spies.ts';

type CompanionSteps = Pick<
  Steps<FamilyGame>,
  'tellConflict' | 'tellTurn' | 'tellMore' | 'tellTroops' | 'tellStolen' | 'tellStrength' | 'tellEnd' | 'tellScore' | 'tellRest'
>;
const MOST_STRENGTH = 60;
const MOST_VP = 25;
const MOST_GOODS = 60;
const upTo = (max: number) => ({ pick: 'number', min: 0, max }) as const;
const first = ({ state }: Game): SeatId => deciderOf(state, state.firstPlayer);

/** What happened on the physical board; whatever follows from it is not asked. */
export const companionSteps: CompanionSteps = {
  tellConflict: {
    // R4.1
    asks: first,
    choices: ({ state }) => ({ pick: 'one', of: conflictsToCome(state) }),
    resolve(game, _, conflict) {
      putOnTop(game, conflict);
      return begun(game, conflict);
    },
  },
  tellTurn: {
    // R5.1
    asks: first,
    choices: ({ state }, { by }) => ({ pick: 'one', of: toldTurns(state, by) }),
    blocked: ({ state }, { by }) => notToldTurns(state, by),
    resolve(game, { by }, turn) {
      game.tell({ type: 'toldTurn', player: by, turn });
      if (turn === 'revealed') markReveal(game, by);
      return [...(typeof turn === 'object' ? visited(game, by, turn.to) : []), { do: 'tellMore', by }];
    },
  },
  tellMore: {
    // R6.7 R6.10
    asks: first,
    choices: ({ state }, { by }) => ({ pick: 'one', of: toldMore(state, by) }),
    resolve: (game, { by }, more) => (more === 'over' ? [] : [...changed(game, by, more), { do: 'tellMore', by }]),
  },
  tellTroops: {
    // R23.16
    asks: first,
    choices: ({ state }) => upTo(bookOf(state).game.limits.troops),
    resolve: (game, { by }, troops) => note(game, { player: by, what: 'conflict' }, troops),
  },
  tellStolen: {
    // Uprising R6.3
    asks: first,
    choices: () => ({ pick: 'one', of: [false, true] }),
    resolve(game, { by, from }, isStolen) {
      if (isStolen) takeUnseen(game, by, from, 1);
    },
  },
  tellStrength: {
    // R13.4
    asks: first,
    choices: () => upTo(MOST_STRENGTH),
    resolve: (game, { by }, strength) => setStrength(game, by, strength),
  },
  tellEnd: {
    // R16.6
    asks: first,
    choices: ({ state }) => ({ pick: 'one', of: isLikelyOver(state) ? ['over', 'on'] : ['on', 'over'] }),
    resolve: (game, _, answer) => (answer === 'over' ? endgame(game) : nextRound(game)),
  },
  tellScore: {
    // R16.7
    asks: first,
    choices({ state }, { by }) {
      const { vp } = playerOf(state, by);
      return { ...upTo(Math.max(MOST_VP, vp)), likely: vp };
    },
    resolve: (game, { by }, vp) => setScore(game, by, vp),
  },
  tellRest: {
    // R16.8
    asks: first,
    choices({ state }) {
      const most = { solari: MOST_GOODS, spice: MOST_GOODS, water: MOST_GOODS, garrison: bookOf(state).game.limits.troops };
      return { pick: 'amounts', most, min: 0, max: 4 * MOST_GOODS };
    },
    resolve: (game, { by }, rest) => setRest(game, by, rest),
  },
};
const isLikelyOver = (state: Game['state']): boolean => state.seats.some((seat) => playerOf(state, seat).vp >= bookOf(state).game.end.vp);

/** A person's visit, as far as it concerns others. R6.5 R6.6 R15.3 */
function visited(game: Game, by: SeatId, to: SpaceName): Task<FamilyGame>[] {
  const { state } = game;
  const { effects, influence_gain } = spaceRecord(state, to);
  const { enter, gather } = visitWithSpies(game, by, to); // Uprising R5.5, Uprising R5.6
  sendAgent(game, by, to, null);
  markSent(game, to);
  takeBonusSpice(game, to);
  const gained = influence_gain ? moveInfluence(game, by, influence_gain.faction, influence_gain.amount) : [];
  const tracked = running(sceneFor(state, by, { space: to }), trackedIn(effects));
  return [...enter, ...arrived(game, by, to), ...gather, ...gained, ...tracked];
}
