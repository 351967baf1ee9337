import type { HouseId, PlanningId } from '../ids.ts';
import { corrino } from './planning-corrino.ts';
import { fremen } from './planning-fremen.ts';
import { atreides } from './planning-atreides.ts';
import { harkonnen } from './planning-harkonnen.ts';
import type { Effect } from './notation.ts';
import type { Source } from './source.ts';

export interface PlanningFacts {
  readonly copies: number;
  /** Carried out in order. Empty: the card is not played but used as a free action. R17.9 */
  readonly effects: readonly Effect[];
  /** Never played with a die, discarded for dice or over the limit. RU-24 */
  readonly scheming?: true;
  readonly source: Source;
}
type Deck = Readonly<Partial<Record<PlanningId, PlanningFacts>>>;

/** The four planning decks, 18 cards each. R2.3 */
export const decks: Readonly<Record<HouseId, Deck>> = {
  'house-harkonnen': harkonnen,
  'corrino-ally': corrino,
  'house-atreides': atreides,
  'fremen-ally': fremen,
};
