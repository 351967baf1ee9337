import { specialsIn } from '../edition.ts';
import type { Effects } from '../effects/effects.ts';
import { everyEffect } from '../effects/walk.ts';
import { INTRIGUE_MODES, type IntrigueName, type PlayerId } from '../ids.ts';
import type { CardAnswer, FamilyAnswers } from '../questions.ts';
import type { State } from '../types.ts';
import { fightOf, prize, strengthWith } from './fight.ts';
import { specialNamed } from '../special.ts';
import { naming } from '../queries/teams.ts';
import { type Look, lookWith } from './look.ts';
import { type Rated, rate } from '../../../search/rated.ts';
import { matchWorth } from './units.ts';

const listOf = (look: Look, card: IntrigueName, mode: 'plot' | 'combat' | 'endgame'): Effects => look.book.intrigue[card]?.[mode] ?? [];

/** What it is worth to keep a card for a better moment. */
function patience({ weights, left }: Look, list: Effects): number {
  const depends = everyEffect(list).some((effect) => 'influence' in effect || 'deploy' in effect);
  return depends ? weights.keep * Math.min(1, left / 2) : 0.03;
}
/** What a card may bring some day, used in the better way. */
export const intrigueWorth = (look: Look, card: IntrigueName): number =>
  Math.max(...INTRIGUE_MODES.map((mode) => look.worth(look, 'ever', listOf(look, card, mode))));
/** What it brings to play a Plot card now, less what it is worth to keep it. R12.3 */
export function plotWorth(look: Look, card: IntrigueName): number {
  const list = listOf(look, card, 'plot');
  if (list.some((effect) => 'recall_agent' in effect) && !hasAgentOnBoard(look.state, look.me)) return -1;
  if (marksForAgents(look, list).length > 0) return -1;
  return look.worth(look, 'now', list) - patience(look, list);
}
/** Marks that help the next Agent of the turn: afterwards they come to nothing. */
export const marksForAgents = ({ book }: Look, list: Effects): readonly string[] =>
  specialsIn(list).flatMap((name) => {
    const { mark } = specialNamed(book.specials, name);
    return mark?.until === 'agent sent' ? [mark.field] : [];
  });

/** Swords that a Combat card brings, and what is paid for them. */
function blow(look: Look, card: IntrigueName): { readonly swords: number; readonly cost: number } {
  const all = everyEffect(listOf(look, card, 'combat'));
  const swords = all.reduce((sum, effect) => sum + ('swords' in effect ? effect.swords : 0), 0);
  const spice = all.reduce((sum, effect) => sum + ('pay' in effect ? (effect.pay.spice ?? 0) : 0), 0);
  return { swords, cost: spice * look.price.spice + 0.4 * look.price.intrigue };
}
/** Combat cards: the cheapest pair that brings most is begun with its weaker card. R13.3 */
export function windowWorths(look: Look, offered: readonly CardAnswer[]): readonly Rated<CardAnswer>[] {
  const cards = offered.filter((it): it is PlayedCard => it !== 'pass');
  // A Commander thinks of each Ally apart. Uprising R18.10
  const allies = [...new Set(cards.map((it) => it.for))];
  return [
    ...allies.flatMap((ally) => {
      const own = ally === undefined ? look : lookWith(look.worth, naming(look.state, look.me, ally), look.me, look.weights);
      return blowWorths(
        own,
        cards.filter((it) => it.for === ally),
      );
    }),
    ...rate<CardAnswer>(
      offered.filter((it) => it === 'pass'),
      () => 0,
    ),
  ];
}
function blowWorths(look: Look, offered: readonly PlayedCard[]): readonly Rated<CardAnswer>[] {
  const fight = fightOf(look);
  const now = fight ? strengthWith(look, fight, 0, 0) : 0;
  const blows = offered.map((answer) => ({ card: answer.play, ...blow(look, answer.play) }));
  return rate<CardAnswer>(offered, (it) => {
    const own = it === 'pass' ? undefined : blows.find(({ card }) => card === it.play);
    if (!own || !fight) return 0;
    if (own.swords === 0) return look.worth(look, 'now', listOf(look, own.card, 'combat')) - 0.1;
    const gain = (swords: number, cost: number): number => prize(fight, now + swords) - prize(fight, now) - cost;
    const stronger = blows.filter((more) => more !== own && more.swords >= own.swords);
    return Math.max(gain(own.swords, own.cost), ...stronger.map((more) => gain(own.swords + more.swords, own.cost + more.cost)));
  });
}
/** Cards after a victory, and in the Endgame: nothing is kept any more. R13.10 R16.7 */
export const lastWorths = <Answer extends FamilyAnswers['endgame']>(
  look: Look,
  offered: readonly Answer[],
  mode: 'combat' | 'endgame',
): readonly Rated<Answer>[] =>
  rate(offered, (it) => {
    if (it === 'pass') return 0;
    return typeof it === 'object' && 'match' in it
      ? matchWorth(look)
      : 0.01 + look.worth(look, 'now', listOf(look, (it as PlayedCard).play, mode));
  });
type PlayedCard = Exclude<CardAnswer, 'pass'>;

/** Own Agents on the board. */
const hasAgentOnBoard = (state: State, id: PlayerId): boolean =>
  Object.values(state.agents).some((there) => there.length > 0 && there.includes(id));
