import type { Next, Task } from '../../../kernel/types.ts';
import type { CostForms, CostKind, Costs } from '../effects/costs.ts';
import { FACTIONS } from '../ids.ts';
import { playerOf } from '../queries/table.ts';
import { trashable } from '../queries/zones.ts';
import type { Scene } from '../questions.ts';
import type { FamilyGame, Game, State } from '../types.ts';
import { pay } from '../verbs/bank.ts';
import { trash } from '../verbs/cards.ts';
import { moveInfluence } from '../verbs/influence.ts';
import { payIntrigue } from '../verbs/intrigue.ts';
import { loseTroops } from '../verbs/troops.ts';

interface Cost<Amount> {
  readonly can: (state: State, scene: Scene, amount: Amount) => boolean;
  readonly pay: (game: Game, scene: Scene, amount: Amount) => Next<FamilyGame>;
}
const resource = (what: 'solari' | 'spice' | 'water'): Cost<number> => ({
  can: (state, { by }, amount) => playerOf(state, by)[what] >= amount,
  pay: (game, { by }, amount) => pay(game, by, what, amount),
});
const COSTS: { readonly [Kind in CostKind]: Cost<CostForms[Kind]> } = {
  solari: resource('solari'),
  spice: resource('spice'),
  water: resource('water'),
  intrigue: {
    can: (state, { by }, amount) => playerOf(state, by).intrigue.hidden.length >= amount,
    pay: (game, { by }, amount) => payIntrigue(game, by, amount), // R23.12
  },
  lose_influence: {
    // R11.8
    can: (state, { by }, { faction, amount }) =>
      (faction === 'any' ? FACTIONS : [faction]).some((each) => playerOf(state, by).influence[each] >= amount),
    pay: (game, scene, { faction, amount }) =>
      faction === 'any' ? [{ do: 'loseInfluence', ...scene, amount }] : moveInfluence(game, scene.by, faction, -amount),
  },
  trash: {
    can: (state, { by }, { from, count }) => from.reduce((sum, zone) => sum + trashable(state, by, zone).length, 0) >= count,
    pay: (_, scene, { from, count }) => Array.from({ length: count }, () => ({ do: 'trash', ...scene, from, due: true }) as const),
  },
  trash_this: {
    can: ({ turn }, { origin }) => origin !== null && turn.origins[origin]?.works === true,
    pay: (game, { by, origin }) => {
      const card = origin === null ? undefined : game.state.turn.origins[origin]?.card;
      return card === undefined ? [] : trash(game, by, card, 'in_play');
    },
  },
  lose_troop: {
    can: (state, { by }, { from, count }) => playerOf(state, by)[from] >= count,
    pay: (game, { by }, { from, count }) => loseTroops(game, by, from, count),
  },
};
type AnyCost = Cost<unknown>;
const costOf = (kind: string): AnyCost => COSTS[kind as CostKind] as AnyCost;

/** Whether all of it can be paid now. R17.2 */
export function canPay(state: State, scene: Scene, costs: Costs): boolean {
  for (const kind in costs) if (!costOf(kind).can(state, scene, costs[kind as CostKind])) return false;
  return true;
}
/** Everything named is paid together; questions that this needs come first. R17.2 */
export function payCosts(game: Game, scene: Scene, costs: Costs): Task<FamilyGame>[] {
  const next: Task<FamilyGame>[] = [];
  // Goods go before anything that may bring some in.
  const kinds = Object.keys(costs).sort((one, other) => Number(one in QUESTIONS) - Number(other in QUESTIONS));
  for (const kind of kinds) next.push(...(costOf(kind).pay(game, scene, costs[kind as CostKind]) ?? []));
  return next;
}
const QUESTIONS: Readonly<Partial<Record<CostKind, true>>> = { lose_influence: true, trash: true, trash_this: true };
