import type { LeaderId, Terrain } from '../ids.ts';

/** Where harvesters go first. R16.4 */
export interface HarvesterRow {
  readonly terrain: Extract<Terrain, 'desert' | 'deep-desert'>;
  /** Next to no Atreides legion and no sietch. */
  readonly away: boolean;
}
const HARVESTERS: readonly HarvesterRow[] = [
  { terrain: 'deep-desert', away: true },
  { terrain: 'desert', away: true },
  { terrain: 'deep-desert', away: false },
  { terrain: 'desert', away: false },
];
/** They are deployed before all others. R16.10 */
const FIRST_LEADERS: readonly LeaderId[] = ['beast-rabban', 'feyd-rautha'];

/** What the automa of Mahdi goes by (source: seed). R16 */
export const mahdi = {
  /** R16.3 */
  reinforcements: { 'house-harkonnen': 1, 'corrino-ally': 1 },
  harvesters: HARVESTERS,
  /** R16.7 */
  power: { unit: 1, token: 2, leader: 1 },
  fine: { generic: 1, regular: 2, named: 2, token: 2, elite: 3, special: 4 },
  /** Used dice of one symbol, before the die is thrown again. R16.5 */
  sameSymbol: 3,
  /** Used dice of a symbol that Truthtrance can no longer name. RU-36 */
  truthtrance: { leadership: 3, strategy: 3, mentat: 3, deployment: 2, house: 2 },
  /** Moves by ornithopter in a round or turn. R16.9, RU-5 */
  flights: 1,
  firstLeaders: FIRST_LEADERS,
  /** Vehicles of the House die. R16.12 */
  house: { harvester: 1, ornithopter: 1 },
  /** Leaders whose special draws cards of one deck and plays each at once. R16.6 */
  drawAndPlay: { count: 3, decks: { 'thufir-hawat': 'house-harkonnen', 'gaius-helen-mohiam': 'corrino-ally' } },
  supremacyEachRound: 1,
  /** Spice for a step of supremacy, where all markers are on top. R16.14 */
  supremacyForSpice: 7,
} as const;
