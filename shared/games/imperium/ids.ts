import type { FactionId, IconId, SeatId } from '../imperium-family/ids.ts';
import type board from './data/board.json';
import type cards from './data/cards.json';
import type conflicts from './data/conflicts.json';
import type hagal from './data/hagal.json';
import type intrigue from './data/intrigue.json';
import type leaders from './data/leaders.json';

/** Ids of this edition come from its data; the lists of them are in `data.ts`. */
export type CardId = keyof typeof cards;
export type SpaceId = keyof typeof board.spaces;
export type ZoneId = keyof typeof board.zones;
export type ConflictId = keyof typeof conflicts;
export type IntrigueId = keyof typeof intrigue;
export type LeaderId = keyof typeof leaders;
export type HagalId = keyof typeof hagal.cards;

/** From the top of the board. */
export const FACTIONS = ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen'] as const satisfies readonly FactionId[];
/** What sends an Agent: a Faction or one of three others. R1.5 */
export const ICONS = [...FACTIONS, 'landsraad', 'city', 'spice-trade'] as const satisfies readonly IconId[];
export const SEATS = ['seat1', 'seat2', 'seat3', 'seat4'] as const satisfies readonly SeatId[];

/** Two Leaders each. R2.4 */
export const HOUSES = ['atreides', 'harkonnen', 'thorvald', 'richese'] as const;
export type HouseId = (typeof HOUSES)[number];

/** Of the solo game, from the easiest. R23.4 */
export const DIFFICULTIES = ['mercenary', 'sardaukar', 'mentat', 'kwisatz-haderach'] as const;
export type DifficultyId = (typeof DIFFICULTIES)[number];

/** Spaces that can be controlled. R4.2 R14.3 */
export const CONTROLLED = ['arrakeen', 'carthag', 'imperial-basin'] as const satisfies readonly SpaceId[];
export type ControlledId = (typeof CONTROLLED)[number];
