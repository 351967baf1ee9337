import { isOneOf } from '../../kernel/typed.ts';
/**
 * Words of the family. Which of its Factions, icons and seats an edition has, the edition says (`edition.ts`); cards, spaces and
 * leaders are named by its own data.
 */

const FACTIONS = ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen', 'great-houses', 'fringe-worlds'] as const;
export type FactionId = (typeof FACTIONS)[number];
/** A Faction of any edition. */
export const isFaction = (id: unknown): id is FactionId => isOneOf(FACTIONS, id);

/** What a card needs to send an Agent to a space: a Faction or another icon; the Spy leads wherever an own Spy watches. R1.5 */
export type IconId = FactionId | 'landsraad' | 'city' | 'spice-trade' | 'spy';

export const RESOURCES = ['solari', 'spice', 'water'] as const; // without limit, R1.3
export type ResourceId = (typeof RESOURCES)[number];
export const isResource = (id: unknown): id is ResourceId => isOneOf(RESOURCES, id);

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
/** Where Spies stand; an edition without Spies has none. */
export type PostName = string;

/** Seats of persons, clockwise. */
export type SeatId = `seat${1 | 2 | 3 | 4 | 5 | 6}`;
/** Automated opponents, which are no seats of the kernel. R21.1 */
export type RivalId = `rival${1 | 2}`;
/** Whoever has Agents, troops and Influence: persons and Rivals. */
export type PlayerId = SeatId | RivalId;

/** What decides between equal scores, in this order. R16.8 */
export const TIE_BREAKS = ['spice', 'solari', 'water', 'garrison', 'latest_reveal_turn'] as const;
export type TieBreak = (typeof TIE_BREAKS)[number];

/** Of Conflict cards and Objectives; a pair of equal ones is worth a Victory Point. The last one matches any. Uprising R10.6, Uprising R11.4 */
export const BATTLE_ICONS = ['crysknife', 'desert-mouse', 'ornithopter', 'wild'] as const;
export type BattleIconId = (typeof BATTLE_ICONS)[number];
export type ObjectiveName = string;

export type IntrigueName = string;
export type ConflictName = string;
export type LeaderName = string;
export type HagalName = string;
export type ContractName = string;
/** The card of a Rival, where Rivals have some. */
export type RivalName = string;
export type DifficultyName = string;
