import type { Steps } from '../../../kernel/types.ts';
import { bookOf, conflictNow, conflictRecord } from '../edition.ts';
import type { Force } from '../events.ts';
import { trackedIn } from '../queries/companion.ts';
import type { IntrigueName, PlayerId } from '../ids.ts';
import { fightingAllies, nextInWindow, partnersTied, ranking, takesPart } from '../queries/combat.ts';
import { holdsIntrigue, notPlayable, playable } from '../queries/playable-intrigue.ts';
import { clockwise, isPerson, playerOf, seatFor } from '../queries/table.ts';
import { isInConflict, strengthOf } from '../queries/strength.ts';
import { isCommander, naming } from '../queries/teams.ts';
import type { CardAnswer } from '../questions.ts';
import { inOrder } from '../queries/effect-order.ts';
import { collects, isCompanion, isRival, rivalsScore } from '../queries/rivals.ts';
import { swordCards } from '../queries/rival-cards.ts';
import { revealSwords } from '../verbs/rivals.ts';
import type { FamilyGame, State } from '../types.ts';
import { bringTroopsHome } from '../verbs/troops.ts';
import { bringWormsHome } from '../verbs/sandworms.ts';
import { rewardWith, sandwormsOf } from '../queries/sandworms.ts';
import { forgetConceded, name } from '../verbs/teams.ts';
import { setPhase } from '../verbs/turn.ts';
import { playedIntrigue } from '../resolve/intrigue.ts';
import { running, sceneFor } from '../queries/scene.ts';
import { removeControl } from './control.ts';

type CombatSteps = Pick<Steps<FamilyGame>, 'combat' | 'contest' | 'window' | 'rank' | 'reward' | 'victory' | 'goHome'>;

const played = (play: IntrigueName): CardAnswer => ({ play });
const cards = (state: State, by: PlayerId, victory = false): readonly CardAnswer[] => [
  ...(isCommander(state, by)
    ? fightingAllies(state, by).flatMap((ally) => playable(naming(state, by, ally), by, 'combat').map((play) => ({ play, for: ally }))) // Uprising R18.10
    : playable(state, by, 'combat', victory).map(played)),
  'pass',
];

/** Phase 3. R13 */
export const combatSteps: CombatSteps = {
  combat(game) {
    const { state } = game;
    setPhase(game, 'combat');
    const cards = swordCards(state, conflictNow(state)?.tier);
    for (const by of clockwise(state, state.firstPlayer)) {
      if (!isRival(by) || !isInConflict(state, by)) continue; // R13.1
      for (let card = 0; card < cards; card++) revealSwords(game, by); // R21.9, Uprising R17.16
    }
    if (isCompanion(state)) return [...state.seats.map((by) => ({ do: 'tellStrength', by }) as const), { do: 'rank' }];
    if (!state.order.some((id) => isInConflict(state, id))) return [{ do: 'goHome' }]; // R13.2
    game.tell({ type: 'combat', strengths: strengthsOf(state) });
    return [{ do: 'contest', last: null, passes: 0, played: false }, { do: 'rank' }];
  },
  contest(game, { last, passes, played: hasPlayed }) {
    const { state } = game;
    // Whoever has lost the last unit drops out. R13.4, Uprising R10.1
    if (last !== null && hasPlayed && takesPart(state, last) && holdsIntrigue(state, last)) {
      return [{ do: 'window', by: last, passes: 0, played: true }];
    }
    const next = nextInWindow(state, last, passes);
    return next ? [{ do: 'window', ...next, played: false }] : [];
  },
  window: {
    asks: (_, { by }) => seatFor(by),
    choices: ({ state }, { by }) => ({ pick: 'one', of: cards(state, by) }),
    blocked: ({ state }, { by }) =>
      isCommander(state, by)
        ? fightingAllies(state, by).flatMap((ally) => notPlayable(naming(state, by, ally), by, 'combat', (play) => ({ play, for: ally })))
        : notPlayable(state, by, 'combat', played),
    resolve(game, { by, passes, played: hasPlayed }, answer) {
      if (answer !== 'pass') {
        if (answer.for) name(game, { by, ally: answer.for }); // Uprising R18.10
        return [...playedIntrigue(game, by, answer.play, 'combat'), { do: 'contest', last: by, passes: 0, played: true }];
      }
      if (!hasPlayed) game.tell({ type: 'passed', player: by });
      return [{ do: 'contest', last: by, passes: hasPlayed ? 0 : passes + 1, played: false }]; // R13.3
    },
  },
  rank(game, { asked }) {
    const { state } = game;
    const tied = asked ? [] : partnersTied(state);
    if (tied.length > 0) {
      const asking = tied.flatMap(([one, other]) => [
        { do: 'concede', by: one, to: other } as const,
        { do: 'concede', by: other, to: one } as const,
      ]);
      return [...asking, { do: 'rank', asked: true }]; // Uprising R18.14
    }
    if (isCompanion(state)) game.tell({ type: 'combat', strengths: strengthsOf(state) });
    const conflict = state.conflicts.at(-1);
    if (conflict !== undefined) game.tell({ type: 'fought', conflict, forces: state.order.map((player) => forceOf(state, player)) });
    const placed = ranking(state);
    for (const { player, place, won } of placed) game.tell({ type: 'placed', player, place, won });
    const inTurn = clockwise(state, state.firstPlayer); // R13.10, J8, Uprising R10.5
    const rewards = [...placed].sort((one, other) => inTurn.indexOf(one.player) - inTurn.indexOf(other.player));
    const winner = placed.find(({ won }) => won)?.player;
    if (winner && isRival(winner) && !rivalsScore(state)) removeControl(game, winner);
    return [
      ...rewards.map(({ player: by, place }) => ({ do: 'reward', by, place }) as const),
      ...(winner && bookOf(state).game.battle_icons ? [{ do: 'takeConflict', by: winner } as const] : []),
      ...(winner && bookOf(state).heeded.victories ? [{ do: 'victory', by: winner } as const] : []), // J9
      { do: 'goHome' },
    ];
  },
  reward(game, { by, place }) {
    // Rivals that score have it like everybody. R13.11 R23.11
    const { state } = game;
    if (!collects(state, by, 'vp')) return []; // R22.6
    const conflict = state.conflicts.at(-1);
    if (conflict === undefined) return [];
    const reward = rewardWith(sandwormsOf(state, by), conflictRecord(state, conflict)[place]);
    const scene = sceneFor(state, by, { conflict });
    // In a companion no order makes a difference.
    return isCompanion(state) && isPerson(by) ? running(scene, trackedIn(reward)) : inOrder(scene, reward);
  },
  victory: {
    // R13.10
    asks: ({ state }, { by }) => (holdsIntrigue(state, by) ? seatFor(by) : null),
    choices: ({ state }, { by }) => ({ pick: 'one', of: cards(state, by, true) }),
    blocked: ({ state }, { by }) => notPlayable(state, by, 'combat', played, true),
    resolve: (game, { by }, answer) =>
      answer === 'pass' ? [] : [...playedIntrigue(game, by, answer.play, 'combat'), { do: 'victory', by }],
  },
  goHome(game) {
    bringTroopsHome(game); // R13.12
    forgetConceded(game);
    bringWormsHome(game);
    return [{ do: 'makers' }];
  },
};
const strengthsOf = (state: State) => state.order.map((player) => ({ player, strength: strengthOf(state, player) }));
function forceOf(state: State, player: PlayerId): Force {
  const { conflict: troops, sandworms = 0, swords } = playerOf(state, player);
  return { player, strength: strengthOf(state, player), troops, sandworms, swords };
}
