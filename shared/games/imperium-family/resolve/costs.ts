import type { Next, Task } from '../../../kernel/types.ts';
import type { CostForms, CostKind, Costs } from '../effects/costs.ts';
import { isResource } from '../ids.ts';
import type { Scene } from '../questions.ts';
import type { FamilyGame, Game } from '../types.ts';
import { pay } from '../verbs/bank.ts';
import { moveInfluence } from '../verbs/influence.ts';
import { payIntrigue } from '../verbs/intrigue.ts';
import { GIVEN_UP } from './given-up.ts';
import { trashItself } from './moves.ts';
import { bearerOf, meantBy } from '../queries/teams.ts';
import { loseTroops } from '../verbs/troops.ts';
import { payWithSpies } from './spies.ts';
import { unitsPay } from './units.ts';

type Pay<Amount> = (game: Game, scene: Scene, amount: Amount) => Next<FamilyGame>;
const goods =
  (what: 'solari' | 'spice' | 'water'): Pay<number> =>
  (game, { by }, amount) =>
    pay(game, by, what, amount);
const PAY: { readonly [Kind in CostKind]: Pay<CostForms[Kind]> } = {
  solari: goods('solari'),
  spice: goods('spice'),
  water: goods('water'),
  intrigue: (game, { by }, amount) => payIntrigue(game, by, amount), // R23.12
  // R11.8, each loss on its own
  lose_influence(game, scene, { faction, amount, times = 1 }) {
    const meant = faction === 'any' ? [] : meantBy(game.state, scene.by, faction);
    const [only, ...others] = meant;
    return Array.from({ length: times }).flatMap((): readonly Task<FamilyGame>[] =>
      only !== undefined && others.length === 0
        ? moveInfluence(game, scene.by, only, -amount)
        : [{ ...scene, do: 'loseInfluence', amount, ...(faction !== 'any' && { among: meant }) }],
    );
  },
  trash: (_, scene, { from, count }) => Array.from({ length: count }, () => ({ ...scene, do: 'trash', from, due: true }) as const),
  trash_this: trashItself,
  lose_troop: (game, { by }, { from, count }) => loseTroops(game, bearerOf(game.state, by), from, count),
  recall_spy: payWithSpies,
  ...unitsPay,
  ...GIVEN_UP,
};

/** Everything named is paid together; questions that this needs come first. R17.2 */
export function payCosts(game: Game, scene: Scene, costs: Costs): Task<FamilyGame>[] {
  const next: Task<FamilyGame>[] = [];
  // Goods go before anything that may bring some in. Uprising R4.8
  const kinds = Object.keys(costs).sort((one, other) => Number(isResource(other)) - Number(isResource(one)));
  for (const kind of kinds) next.push(...((PAY[kind as CostKind] as Pay<unknown>)(game, scene, costs[kind as CostKind]) ?? []));
  return next;
}
