import type { Effects } from '../effects/effects.ts';
import { everyEffect } from '../effects/walk.ts';
import type { IntrigueName } from '../ids.ts';
import { hasAgentOnBoard } from '../queries/table.ts';
import type { CardAnswer } from '../questions.ts';
import { fightOf, prize, strengthWith } from './fight.ts';
import type { Look } from './look.ts';
import type { Rated } from './rated.ts';

const listOf = (look: Look, card: IntrigueName, mode: 'plot' | 'combat' | 'endgame'): Effects => look.book.intrigue[card]?.[mode] ?? [];

/** What it is worth to keep a card for a better moment. */
function patience({ weights, left }: Look, list: Effects): number {
  const depends = everyEffect(list).some((effect) => 'influence' in effect || 'deploy' in effect);
  return depends ? weights.keep * Math.min(1, left / 2) : 0.03;
}
/** What it brings to play a Plot card now, less what it is worth to keep it. R12.3 */
export function plotWorth(look: Look, card: IntrigueName): number {
  const list = listOf(look, card, 'plot');
  if (list.some((effect) => 'recall_agent' in effect) && !hasAgentOnBoard(look.state, look.me)) return -1;
  if (list.some((effect) => 'special' in effect && BEFORE_AGENTS.includes(effect.special))) return -1;
  return look.worth(look, 'now', list) - patience(look, list);
}
const BEFORE_AGENTS: readonly string[] = ['infiltrate', 'dispatch-an-envoy'];

/** Swords that a Combat card brings, and what is paid for them. */
function blow(look: Look, card: IntrigueName): { readonly swords: number; readonly cost: number } {
  const all = everyEffect(listOf(look, card, 'combat'));
  const swords = all.reduce((sum, effect) => sum + ('swords' in effect ? effect.swords : 0), 0);
  const spice = all.reduce((sum, effect) => sum + ('pay' in effect ? (effect.pay.spice ?? 0) : 0), 0);
  return { swords, cost: spice * look.price.spice + 0.4 * look.price.intrigue };
}
/** Combat cards: the cheapest set that brings most is begun with its weakest card. R13.3 */
export function windowWorths(look: Look, offered: readonly CardAnswer[]): readonly Rated<CardAnswer>[] {
  const fight = fightOf(look);
  const cards = offered.flatMap((answer) => (answer === 'pass' ? [] : [answer.play]));
  const blows = cards.map((card) => blow(look, card)).filter(({ swords }) => swords > 0);
  const now = fight ? strengthWith(look, fight, 0, 0) : 0;
  return offered.map((it) => {
    if (it === 'pass' || !fight) return { it, worth: 0 };
    const own = blow(look, it.play);
    if (own.swords === 0) return { it, worth: look.worth(look, 'now', listOf(look, it.play, 'combat')) - 0.1 };
    let best = -9;
    // Alone, or with what else is in hand.
    const others = blows.filter((each) => each !== own);
    for (const more of [null, ...others.filter((each) => each.swords >= own.swords)]) {
      const gain = prize(fight, now + own.swords + (more?.swords ?? 0)) - prize(fight, now) - own.cost - (more?.cost ?? 0);
      best = Math.max(best, gain);
    }
    return { it, worth: best };
  });
}
/** Cards after a victory, and in the Endgame: nothing is kept any more. R13.10 R16.7 */
export const lastWorths = (look: Look, offered: readonly CardAnswer[], mode: 'combat' | 'endgame'): readonly Rated<CardAnswer>[] =>
  offered.map((it) => ({ it, worth: it === 'pass' ? 0 : 0.01 + look.worth(look, 'now', listOf(look, it.play, mode)) }));
