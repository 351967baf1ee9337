import type { Next, Steps, Task, TaskOf } from '../../../kernel/types.ts';
import { activations, spentActivations } from '../queries/commander-tokens.ts';
import { deployableBy } from '../queries/deployment.ts';
import { giftsOf, throneCards } from '../queries/trade.ts';
import { running, sceneFor, sceneIn } from '../queries/scene.ts';
import { kindsOf, playerOf, seatFor } from '../queries/table.ts';
import { alliesOf, bearerOf, partnersOf } from '../queries/teams.ts';
import { contributed, reinforced, traded } from '../resolve/together.ts';
import { TEAM_WHY, type TeamAnswers, type TeamTasks } from '../teams.ts';
import type { SeatId } from '../ids.ts';
import type { FamilyGame, Game, State } from '../types.ts';
import { handContract } from '../verbs/contracts.ts';
import { activate, concede, giveCard, toThrone } from '../verbs/teams.ts';

/** Who can have which open contract next: one Ally after the other, unless there are too few for all. Uprising R18.25 */
function handOuts(state: State, to: readonly SeatId[]): readonly TeamAnswers['handOut'][] {
  const open = state.contracts?.open ?? [];
  const allies = open.length < to.length ? to : to.slice(0, 1);
  return allies.flatMap((ally) => kindsOf(open).map((contract) => ({ contract, ally })));
}
/** The last one needs no question. Uprising R18.25 */
function handedOut(game: Game, task: TaskOf<FamilyGame, 'handOut'>, { contract, ally }: TeamAnswers['handOut']): Task<FamilyGame>[] {
  const next = handContract(game, task.by, ally, contract);
  const to = task.to.filter((id) => id !== ally);
  const [only, ...others] = handOuts(game.state, to);
  if (!only) return next;
  return [...next, ...(others.length > 0 ? [{ ...task, to }] : handedOut(game, { ...task, to }, only))];
}
/** Questions of two teams. */
export const teamSteps: Pick<Steps<FamilyGame>, keyof TeamTasks> = {
  activate: {
    asks: (_, { by }) => by,
    choices: ({ state }, { by }) => ({ pick: 'one', of: activations(state, by) }),
    blocked: ({ state }, { by }) => spentActivations(state, by).map((target) => ({ target, why: TEAM_WHY.arrowOut })),
    resolve: (game, { by }, answer) => activate(game, by, answer),
  },
  reinforce: {
    // Uprising R18.17
    asks: (_, { by }) => seatFor(by),
    choices({ state }, { by, troops }) {
      const [first = 0, second = 0] = alliesOf(state, by).map((id) => playerOf(state, id).supply);
      const most = Math.min(first, troops);
      return { pick: 'number', min: Math.min(most, Math.max(0, troops - second)), max: most };
    },
    resolve: (game, { troops, ...task }, first) => reinforced(game, sceneIn(task), [first, troops - first]),
  },
  reinforced({ state }, { troops, ...task }) {
    const max = Math.min(troops, deployableBy(state, { ...task, origin: null }, 'garrison', 'all'));
    return max > 0 ? [{ do: 'deploy', ...sceneIn(task), from: 'garrison', max }] : [];
  },
  trade: {
    asks: (_, { by }) => seatFor(by),
    choices: ({ state }, { by }) => ({ pick: 'one', of: [...partnersOf(state, by), 'nobody' as const] }),
    resolve(_, { goods, ...task }, to): Next<FamilyGame> {
      if (to === 'nobody') return [];
      return [{ do: 'tradeGive', ...sceneIn(task), goods, from: task.by as typeof to, to, offered: null }];
    },
  },
  tradeGive: {
    asks: (_, { from }) => from,
    choices: ({ state }, { from, goods, offered }) => ({
      pick: 'one',
      of: [...giftsOf(state, from, goods), ...(offered === null ? [] : ['refuse' as const])],
    }),
    resolve(game, { from, to, offered, ...task }, answer): Next<FamilyGame> {
      if (answer === 'refuse') {
        game.tell({ type: 'noTrade', player: to, with: from });
        return [];
      }
      if (offered === null) return [{ ...task, from: to, to: from, offered: answer }];
      if (offered === 'nothing' && answer === 'nothing') return [];
      return [{ do: 'tradeAgree', ...sceneIn(task), with: from, gives: offered, gets: answer }];
    },
  },
  tradeAgree: {
    asks: (_, { by }) => seatFor(by),
    choices: () => ({ pick: 'one', of: [true, false] }),
    resolve: (game, task, agrees) => (agrees ? traded(game, task) : game.tell({ type: 'noTrade', player: task.by, with: task.with })),
  },
  tradeCard: {
    asks: (_, { by }) => seatFor(by),
    choices: ({ state }, { by }) => ({ pick: 'one', of: kindsOf(playerOf(state, by).intrigue.hidden) }),
    resolve(game, { left, ...task }, card) {
      giveCard(game, task.by, task.to, card);
      return left > 1 ? [{ ...task, left: left - 1 }] : [];
    },
  },
  split: {
    // Uprising R18.25
    asks: (_, { by }) => seatFor(by),
    choices: (_, { options }) => ({ pick: 'one', of: options.map((_option, at) => at) }),
    resolve({ state }, { options, ...task }, at) {
      const rest = options.filter((_, place) => place !== at).flat();
      const ally = bearerOf(state, task.by);
      return [...running(sceneIn(task), options[at] ?? []), ...(ally === task.by ? [] : running(sceneFor(state, ally, task.source), rest))];
    },
  },
  handOut: {
    // Uprising R18.25
    asks: (_, { by }) => seatFor(by),
    choices: ({ state }, { to }) => ({ pick: 'one', of: handOuts(state, to) }),
    resolve: (game, task, answer) => handedOut(game, task, answer),
  },
  throneRow: {
    // Uprising R18.18
    asks: (_, { by }) => seatFor(by),
    choices: ({ state }, { not }) => ({ pick: 'one', of: throneCards(state, not) }),
    resolve(game, { left, ...task }, card) {
      toThrone(game, task.by, card);
      return left > 1 && throneCards(game.state, task.not).length > 0 ? [{ ...task, left: left - 1 }] : [];
    },
  },
  contribute: {
    // Uprising R18.8
    asks: ({ state }, { ask }) => (ask[0] !== undefined && playerOf(state, ask[0]).spice > 0 ? ask[0] : null),
    choices: ({ state }, { ask, spice, gifts }) => ({
      pick: 'number',
      min: 0,
      max: Math.min(playerOf(state, ask[0] as 'seat1').spice, spice - gifts.reduce((sum, each) => sum + each.spice, 0)),
    }),
    resolve: (game, task, spice) => contributed(game, task, spice),
  },
  concede: {
    // Uprising R18.14
    asks: ({ state }, { by, to }) => (state.conceded?.includes(to) ? null : by),
    choices: () => ({ pick: 'one', of: [true, false] }),
    resolve: (game, { by, to }, concedes) => (concedes ? concede(game, by, to) : undefined),
  },
};
