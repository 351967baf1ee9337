import { blockedAmong, same } from '../../../kernel/choices.ts';
import type { Next, Steps } from '../../../kernel/types.ts';
import { acquirable } from '../queries/acquire.ts';
import { agentsToRecall } from '../queries/agents.ts';
import { isPerson, kindsOf, playerOf, seatFor } from '../queries/table.ts';
import { bearerOf, factionsOf, levelOf } from '../queries/teams.ts';
import { trashOptions } from '../queries/zones.ts';
import { cardRecord, specialOf } from '../edition.ts';
import { choosable, whyClosed } from '../queries/effects/readings.ts';
import { throughArrow } from '../resolve/arrow.ts';
import { carryOut } from '../resolve/handlers.ts';
import { inOrder, together } from '../queries/effect-order.ts';
import { running, sceneIn } from '../queries/scene.ts';
import { heirsOf } from '../queries/alliances.ts';
import { deciderOf, isCompanion } from '../queries/rivals.ts';
import type { FamilyGame, Game } from '../types.ts';
import { recallAgent } from '../verbs/agents.ts';
import { pay } from '../verbs/bank.ts';
import { discardFor, trashFor } from '../verbs/given-up.ts';
import { claimAlliance, giveAlliance, moveInfluence } from '../verbs/influence.ts';
import { putAway } from '../verbs/intrigue.ts';
import { acquire, setAside } from '../verbs/market.ts';
import { deploy, retreat } from '../verbs/troops.ts';
import { countDeployed } from '../verbs/turn.ts';

type ListSteps = Pick<Steps<FamilyGame>, 'run' | 'order' | 'payOffer' | 'choose' | 'chooseSome'>;
type AskSteps = Pick<
  Steps<FamilyGame>,
  | 'influence'
  | 'loseInfluence'
  | 'trash'
  | 'discard'
  | 'deploy'
  | 'retreat'
  | 'recallAgent'
  | 'acquire'
  | 'setAside'
  | 'endEarly'
  | 'special'
>;
type FollowSteps = Pick<Steps<FamilyGame>, 'alliance' | 'heir' | 'putAway'>;

const places = (list: readonly unknown[]): readonly number[] => list.map((_, at) => at);

/** Lists of effects. R17.9 R17.10 */
export const listSteps: ListSteps = {
  run(game, task) {
    const { list } = task;
    const scene = sceneIn(task);
    for (const [at, effect] of list.entries()) {
      const next = carryOut(game, scene, effect);
      if (next?.length) return [...next, ...running(scene, list.slice(at + 1))];
    }
    return [];
  },
  order: {
    asks: (_, { by }) => seatFor(by),
    // Of equal ones, as a doubled reward has, one is offered.
    choices: (_, { list }) => ({ pick: 'one', of: places(list).filter((at) => at === list.findIndex((each) => same(each, list[at]))) }),
    resolve(_, task, at): Next<FamilyGame> {
      const rest = task.list.filter((_effect, place) => place !== at);
      return [...running(task, task.list.slice(at, at + 1)), ...inOrder(task, rest)];
    },
  },
  payOffer: {
    asks: ({ state }, { by }) => (isPerson(by) ? deciderOf(state, by) : null),
    choices: () => ({ pick: 'one', of: [true, false] }),
    resolve: (game, task, pays) => (pays ? throughArrow(game, sceneIn(task), task.pay, task.then) : []),
  },
  choose: {
    asks: ({ state }, { by }) => deciderOf(state, by), // R23.13, J50
    choices: ({ state }, task) => ({ pick: 'one', of: choosable(state, task, task.lists) }),
    blocked: ({ state }, task) => blockedAmong(places(task.lists), (at) => whyClosed(state, task, task.lists[at] ?? [])),
    resolve: ({ state }, task, at) => together(state, { ...sceneIn(task), agreed: true }, task.lists[at] ?? []),
  },
  chooseSome: {
    asks: ({ state }, { by }) => deciderOf(state, by), // R23.13, J50
    choices: ({ state }, task) => ({ pick: 'some', of: choosable(state, task, task.lists), min: task.n, max: task.n }),
    resolve({ state }, task, chosen) {
      const list = chosen.flatMap((at) => task.lists[at] ?? []);
      // In a companion no order makes a difference.
      return isCompanion(state) ? running(task, list) : inOrder(task, list); // R13.11
    },
  },
};

/** Questions that single effects ask. */
export const askSteps: AskSteps = {
  influence: {
    asks: ({ state }, { by }) => deciderOf(state, by), // R23.13
    choices: (_, { among }) => ({ pick: 'one', of: among }),
    resolve: (game, { by, amount }, faction) => moveInfluence(game, by, faction, amount),
  },
  loseInfluence: {
    // R11.8
    asks: (_, { by }) => seatFor(by),
    choices: ({ state }, { by, amount, among }) => ({
      pick: 'one',
      of: (among ?? factionsOf(state, by)).filter((faction) => levelOf(state, by, faction) >= amount),
    }),
    resolve: (game, { by, amount }, faction) => moveInfluence(game, by, faction, -amount),
  },
  trash: {
    // R10.6
    asks: (_, { by }) => seatFor(by),
    choices: ({ state }, task) => ({
      pick: 'one',
      of: [...trashOptions(state, task.by, task.from, task), ...(task.due ? [] : ['keep' as const])],
    }),
    resolve: (game, task, answer) => (answer === 'keep' ? [] : trashFor(game, sceneIn(task), answer.card, answer.from)),
  },
  discard: {
    // R10.8
    asks: (_, { by }) => seatFor(by),
    choices: ({ state }, { by }) => ({ pick: 'one', of: kindsOf(playerOf(state, by).hand.hidden) }),
    resolve(game, { left, ...task }, card) {
      const next = discardFor(game, sceneIn(task), card);
      return left > 1 ? [...next, { ...task, left: left - 1 }] : next;
    },
  },
  deploy: {
    // The owner of the troops decides. Uprising R18.8
    asks: ({ state }, { by }) => seatFor(bearerOf(state, by)),
    choices: (_, { max }) => ({ pick: 'number', min: 0, max }),
    resolve(game, { by, from, counts }, troops) {
      if (counts) countDeployed(game, troops);
      return deploy(game, bearerOf(game.state, by), from, troops);
    },
  },
  retreat: {
    asks: (_, { by }) => seatFor(by),
    choices: (_, { min, max }) => ({ pick: 'number', min, max }),
    resolve: (game, { by }, troops) => retreat(game, bearerOf(game.state, by), troops),
  },
  recallAgent: {
    // Without an Agent on the board nothing happens. R19.56, J65
    asks: ({ state }, { by, others = false }) => (agentsToRecall(state, by, others).length > 0 ? seatFor(by) : null),
    choices: ({ state }, { by, others = false }) => ({ pick: 'one', of: agentsToRecall(state, by, others) }),
    resolve: (game, { by }, space) => recallAgent(game, by, space),
  },
  acquire: {
    asks: ({ state }, task) => (acquirable(state, task.by, task).length > 0 ? seatFor(task.by) : null),
    choices: ({ state }, task) => ({ pick: 'one', of: acquirable(state, task.by, task) }),
    resolve(game, { by, payWith }, purchase) {
      if (payWith) pay(game, by, payWith, cardRecord(game.state, purchase.acquire).cost ?? 0);
      return acquire(game, by, purchase);
    },
  },
  setAside: {
    asks: ({ state }, { by }) => (state.row.length > 0 ? seatFor(by) : null),
    choices: ({ state }) => ({ pick: 'one', of: kindsOf(state.row) }),
    resolve(game, { left, ...task }, card) {
      setAside(game, task.by, card);
      return left > 1 ? [{ ...task, left: left - 1 }] : [];
    },
  },
  endEarly: {
    // R19.39
    asks: (_, { by }) => seatFor(by),
    choices: () => ({ pick: 'one', of: [true, false] }),
    resolve: (game, _, ends) => (ends ? endEarly(game) : undefined),
  },
  special: {
    asks: ({ state }, task) => (optionsOf(state, task).length > 0 ? seatFor(task.by) : null),
    choices: ({ state }, task) => ({ pick: 'one', of: optionsOf(state, task) }),
    resolve: (game, task, answer) => specialOf(game.state, task.name).ask?.resolve(game, task, answer),
  },
};
const optionsOf = (state: Game['state'], task: Parameters<Extract<AskSteps['special'], { asks: unknown }>['choices']>[1]) =>
  specialOf(state, task.name).ask?.options(state, task) ?? [];
/** What is still being carried out is put away, the rest of the turn is dropped. */
function endEarly(game: Game): void {
  for (const card of game.state.resolving) putAway(game, card);
  game.skipTo('endTurn');
}

/** What follows from moves of cubes and from playing cards. */
export const followSteps: FollowSteps = {
  alliance: (game, { by, faction }) => claimAlliance(game, by, faction),
  heir: {
    asks: ({ state }, { by }) => deciderOf(state, by),
    choices: ({ state }, { by, faction }) => ({ pick: 'one', of: heirsOf(state, by, faction) }),
    resolve: (game, { faction }, heir) => giveAlliance(game, faction, heir),
  },
  putAway: (game, { card }) => putAway(game, card),
};
