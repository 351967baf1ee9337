import type { PlanningId } from '../ids.ts';
import type { Counts } from '../questions.ts';
import { cardWorth } from './effects.ts';
import type { Look } from './look.ts';
import { CARD } from './weights.ts';

/** What a card is worth to keep: what it could do now, or later. Hawat's Scheming does nothing by itself. */
const keepWorth = (look: Look, card: PlanningId): number => CARD * 0.5 + 0.3 * Math.max(0, cardWorth(look, card));

/** The cards that are missed least, so many of them. */
export function cheapest(look: Look, most: Readonly<Record<string, number>>, count: number): Counts {
  const counts: Record<string, number> = {};
  const cards = Object.keys(most) as PlanningId[];
  for (const card of cards) counts[card] = 0;
  let left = count;
  for (const card of cards.sort((one, other) => keepWorth(look, one) - keepWorth(look, other))) {
    const give = Math.min(left, most[card] ?? 0);
    counts[card] = give;
    left -= give;
  }
  return counts;
}
/** What these cost together. */
export const costOfCards = (look: Look, counts: Counts): number =>
  Object.entries(counts).reduce((sum, [card, count]) => sum + count * keepWorth(look, card as PlanningId), 0);
