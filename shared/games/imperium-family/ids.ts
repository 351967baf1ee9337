/** Ids that both editions share. What differs by edition (cards, spaces, leaders) is named by its own data. */

export const FACTIONS = ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen'] as const; // from the top of the board
export type FactionId = (typeof FACTIONS)[number];
export const isFaction = (id: unknown): id is FactionId => (FACTIONS as readonly unknown[]).includes(id);

/** What a card needs to send an Agent to a space: a Faction or one of the three other icons. R1.5 */
export const ICONS = [...FACTIONS, 'landsraad', 'city', 'spice-trade'] as const;
export type IconId = (typeof ICONS)[number];

export const RESOURCES = ['solari', 'spice', 'water'] as const; // without limit, R1.3
export type ResourceId = (typeof RESOURCES)[number];
export const isResource = (id: unknown): id is ResourceId => (RESOURCES as readonly unknown[]).includes(id);

/** Where a card of a player can be trashed from. R10.6 */
export const TRASH_ZONES = ['hand', 'discard', 'in_play'] as const;
export type TrashZone = (typeof TRASH_ZONES)[number];

/** How an Intrigue card is used. R12.3 */
export const INTRIGUE_MODES = ['plot', 'combat', 'endgame'] as const;
export type IntrigueMode = (typeof INTRIGUE_MODES)[number];

/** Places of a Conflict that have a reward. R13.7 */
export const REWARD_PLACES = ['first', 'second', 'third'] as const;
export type RewardPlace = (typeof REWARD_PLACES)[number];

/** Cards, spaces and zones are named by the data of an edition; `effects/check.ts` holds the names against it. */
export type CardName = string;
export type SpaceName = string;
export type ZoneName = string;

/** Seats of persons, clockwise. */
export const SEATS = ['seat1', 'seat2', 'seat3', 'seat4'] as const;
export type SeatId = (typeof SEATS)[number];
/** Automated opponents, which are no seats of the kernel. R21.1 */
export const RIVALS = ['rival1', 'rival2'] as const;
export type RivalId = (typeof RIVALS)[number];
/** Whoever has Agents, troops and Influence: persons and Rivals. */
export type PlayerId = SeatId | RivalId;

/** What decides between equal scores, in this order. R16.8 */
export const TIE_BREAKS = ['spice', 'solari', 'water', 'garrison', 'latest_reveal_turn'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

export type IntrigueName = string;
export type ConflictName = string;
export type LeaderName = string;
export type HagalName = string;
export type DifficultyName = string;
