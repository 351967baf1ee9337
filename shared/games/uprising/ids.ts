import type { FactionId, IconId, SeatId } from '../imperium-family/ids.ts';
import type { VariantId } from '../imperium-family/rival-records.ts';
import type board from './data/board.json';
import type cards from './data/cards.json';
import type conflicts from './data/conflicts.json';
import type contracts from './data/contracts.json';
import type hagal from './data/hagal.json';
import type intrigue from './data/intrigue.json';
import type leaders from './data/leaders.json';
import type objectives from './data/objectives.json';
import type rivals from './data/rivals.json';
import type sixplayer from './data/sixplayer.json';

/** Ids of this edition come from its data; the lists of them are in `data.ts`. */
export type CardId = keyof typeof cards;
export type CommanderCardId = {
  [Commander in keyof typeof sixplayer.commanders]: keyof (typeof sixplayer.commanders)[Commander]['deck'];
}[keyof typeof sixplayer.commanders];
export type SpaceId = keyof typeof board.spaces | keyof typeof sixplayer.spaces;
export type PostId = keyof typeof board.posts | keyof typeof sixplayer.posts;
export type ZoneId = keyof typeof board.zones | keyof typeof sixplayer.zones;
export type ConflictId = keyof typeof conflicts;
export type ContractId = keyof typeof contracts;
export type IntrigueId = keyof typeof intrigue;
export type LeaderId = keyof typeof leaders;
export type ObjectiveId = keyof typeof objectives;
export type HagalId = keyof typeof hagal.cards;
export type RivalCardId = keyof typeof rivals;

/** From the top of the board. */
export const FACTIONS = ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen'] as const satisfies readonly FactionId[];
/** What sends an Agent: a Faction, one of three others, or a Spy. R4.2 */
export const ICONS = [...FACTIONS, 'landsraad', 'city', 'spice-trade', 'spy'] as const satisfies readonly IconId[];
export const SEATS = ['seat1', 'seat2', 'seat3', 'seat4', 'seat5', 'seat6'] as const satisfies readonly SeatId[];
/** Of Leaders; one has none. R2.4 */
export const HOUSES = ['atreides', 'harkonnen', 'corrino', 'fenring', 'metulli', null] as const;

/** Of Conflict cards and Objectives; a pair of equal ones is worth a Victory Point. R10.6 */
export const BATTLE_ICONS = ['crysknife', 'desert-mouse', 'ornithopter', 'wild'] as const;
export type BattleIconId = (typeof BATTLE_ICONS)[number];

/** Of the solo game, from the easiest. R17.1 */
export const DIFFICULTIES = ['mercenary', 'sardaukar', 'mentat', 'kwisatz-haderach'] as const;
export type DifficultyId = (typeof DIFFICULTIES)[number];

/** Of games with Rivals. R17.17 */
export const VARIANTS = [
  'smart-politics',
  'brutal-escalation',
  'expert-deployment',
  'dice-churn',
  'streamlined',
] as const satisfies readonly VariantId[];

/** Two more Factions on the six-player side, in the place of the Emperor and the Fremen. R18.3 */
export const TEAM_FACTIONS = ['great-houses', 'fringe-worlds'] as const;
export type TeamFactionId = (typeof TEAM_FACTIONS)[number];

/** Leaders of the two teams. R18.2 */
export const COMMANDERS = ['muaddib', 'shaddam-corrino-iv'] as const satisfies readonly LeaderId[];
export type CommanderId = (typeof COMMANDERS)[number];

/** Spaces that can be controlled; the Shield Wall protects the same ones. R7.6 R7.8 */
export const CONTROLLED = ['arrakeen', 'spice-refinery', 'imperial-basin'] as const satisfies readonly SpaceId[];
export type ControlledId = (typeof CONTROLLED)[number];
