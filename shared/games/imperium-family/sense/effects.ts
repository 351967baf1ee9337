import type { CardName } from '../ids.ts';
import { persuasionFor } from '../queries/acquire.ts';
import { sceneOf } from '../queries/turn.ts';
import type { EffectsAnswer, Purchase } from '../questions.ts';
import { effectOf } from '../queries/visit-influence.ts';
import { everyEffect } from '../effects/walk.ts';
import { isMandatory } from '../queries/effects/mandatory.ts';
import { cardWorth } from './cards.ts';
import { acquiredContracts } from './contracts.ts';
import { deployment, fightOf } from './fight.ts';
import { plotWorth } from './intrigue.ts';
import type { Look } from './look.ts';
import type { Rated } from '../../../search/rated.ts';
import { effectWorth } from './worth.ts';

/** What comes first: effects, then Plot cards, then troops and purchases. */
const RANK = { piece: 30, plot: 20, then: 10 };
const DRAWS_FIRST = 5;

/** The pending effects of a turn and what may come between them. R6.9 R9.4 */
export function effectsWorths(look: Look, offered: readonly EffectsAnswer[]): readonly Rated<EffectsAnswer>[] {
  const basket = shopping(look, offered);
  return offered.map((it) => ({ it, worth: it === 'done' ? 0 : worthOf(look, it, basket) }));
}
function worthOf(look: Look, it: Exclude<EffectsAnswer, 'done'>, basket: readonly Purchase[]): number {
  if ('piece' in it) return pieceWorth(look, it.piece);
  if ('plot' in it) return ranked(RANK.plot, plotWorth(look, it.plot));
  if ('deploy' in it) {
    const fight = fightOf(look);
    return ranked(RANK.then, fight ? deployment(look, fight, it.deploy, it.deploy).worth : -1);
  }
  const worth = purchaseWorth(look, it);
  return basket.includes(it) ? RANK.then + worth : worth - 1;
}
const ranked = (rank: number, worth: number): number => (worth > 0 ? rank + worth : worth);
function pieceWorth(look: Look, id: number): number {
  const { state, me } = look;
  const piece = state.turn.pieces.find((each) => each.id === id);
  if (!piece) return -1;
  const effect = effectOf(state, piece);
  const card: CardName | null = piece.origin === null ? null : (state.turn.origins[piece.origin]?.card ?? null);
  const worth = effectWorth({ look, when: 'now', scene: sceneOf(state, me, piece), card }, effect);
  if ('draw' in effect) return RANK.piece + DRAWS_FIRST + worth;
  return isMandatory(effect) ? RANK.piece + worth : ranked(RANK.piece, worth);
}

/** The piece asks for something in return. */
export const hasCost = ({ state }: Look, id: number): boolean =>
  state.turn.pieces.some((piece) => piece.id === id && everyEffect([effectOf(state, piece)]).some((effect) => 'pay' in effect));

export const purchaseWorth = (look: Look, { acquire, to }: Purchase): number =>
  cardWorth(look, acquire) + acquiredContracts(look, acquire) + (to === 'discard' ? 0 : 0.08 * Math.min(1, look.left));
/** What to buy together for the Persuasion at hand. R9.5 R10.3 */
function shopping(look: Look, offered: readonly EffectsAnswer[]): readonly Purchase[] {
  const goods = offered
    .filter((it): it is Purchase => typeof it === 'object' && 'acquire' in it)
    .map((it) => ({ it, cost: persuasionFor(look.state, it) ?? 99, worth: purchaseWorth(look, it) }))
    .filter(({ worth }) => worth > 0);
  let best: { readonly list: readonly Purchase[]; readonly worth: number } = { list: [], worth: 0 };
  const fill = (from: number, money: number, list: readonly Purchase[], worth: number): void => {
    if (worth > best.worth) best = { list, worth };
    for (let at = from; at < goods.length; at++) {
      const good = goods[at];
      if (!good || good.cost > money) continue;
      // Only the stacks of the Reserve hold several.
      fill(good.it.from === 'reserve' && good.cost > 0 ? at : at + 1, money - good.cost, [...list, good.it], worth + good.worth);
    }
  };
  fill(0, look.state.turn.persuasion, [], 0);
  return best.list;
}
