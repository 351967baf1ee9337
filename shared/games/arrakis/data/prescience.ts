import type { ObjectiveId, PrescienceId, Terrain, TrackId } from '../ids.ts';
import type { Source } from './source.ts';

/** What must be so, or must be done in full, to claim a card. R13.3 */
export type Condition =
  /** Atreides legions in so many areas of these terrains. */
  | { readonly is: 'legions'; readonly in: readonly Terrain[]; readonly least: number; readonly noSietch?: true }
  | { readonly is: 'inDeepDesert'; readonly who: readonly Master[] } // each of them, without a sietch
  | { readonly is: 'togetherInSietch'; readonly who: readonly Master[] }
  /** Instructions of the end of the round. */
  | { readonly is: 'revealSietchOfPaul' }
  | { readonly is: 'revealTokensOfPaul'; readonly count: number }
  /** Instructions that take the action of a turn. R13.5 */
  | { readonly is: 'dieForWater'; readonly who: Master }
  | { readonly is: 'dieForNaib' }
  /** A free action. RU-25 */
  | { readonly is: 'giveUpToken' }
  /** What has happened in this action phase; see `Deeds` in the state. */
  | { readonly is: 'deed'; readonly deed: 'ridden' | 'harvesters' | 'assault' | 'fallen'; readonly least: number };
/** Paul or Jessica, whoever of that name is in play. R2.15 */
export type Master = 'paul' | 'jessica';

export interface PrescienceFacts {
  readonly phase: 'action' | 'end';
  readonly gains: Readonly<Partial<Record<TrackId, number>>>;
  readonly condition: Condition;
  readonly source: Source;
  /** The gains, where only their amounts are printed in a source. */
  readonly gainsSource?: Source;
  /** The condition, where sources tell it in different ways. */
  readonly conditionSource?: Source;
}
const DESERT: readonly Terrain[] = ['desert', 'deep-desert'];

/** 16 prescience cards. R13.4, R13.6 */
export const prescience: Readonly<Record<PrescienceId, PrescienceFacts>> = {
  'dew-collectors-for-the-planting': {
    phase: 'end',
    gains: { 'sand-dwellers': 2 },
    condition: { is: 'legions', in: ['plateau'], least: 3 },
    source: 'public',
  },
  'the-fremen-call-paul-the-mahdi': {
    phase: 'end',
    gains: { 'kwisatz-haderach': 1, jihad: 1 },
    condition: { is: 'revealSietchOfPaul' },
    source: 'checked',
  },
  'the-water-discipline': {
    phase: 'end',
    gains: { 'kwisatz-haderach': 1, 'sand-dwellers': 1 },
    condition: { is: 'inDeepDesert', who: ['paul', 'jessica'] },
    source: 'public',
    conditionSource: 'reconstructed', // README, note 1
  },
  'new-hidden-wind-traps': {
    phase: 'end',
    gains: { 'sand-dwellers': 1, jihad: 1 },
    condition: { is: 'legions', in: ['mountain'], least: 3 },
    source: 'public',
  },
  'stunted-worms': {
    phase: 'end',
    gains: { 'kwisatz-haderach': 1, 'sand-dwellers': 2 },
    condition: { is: 'legions', in: ['minor-erg'], least: 2 },
    source: 'public',
  },
  'jessica-trains-paul': {
    phase: 'end',
    gains: { 'kwisatz-haderach': 2 },
    condition: { is: 'togetherInSietch', who: ['paul', 'jessica'] },
    source: 'public',
  },
  'the-desert-war': {
    phase: 'end',
    gains: { 'sand-dwellers': 1, jihad: 2 },
    condition: { is: 'legions', in: DESERT, least: 4, noSietch: true },
    source: 'checked',
  },
  'the-lisan-al-gaib': {
    phase: 'end',
    gains: { 'kwisatz-haderach': 1, 'sand-dwellers': 1, jihad: 1 },
    condition: { is: 'revealTokensOfPaul', count: 2 },
    source: 'public',
  },
  'paul-drinks-the-water-of-life': {
    phase: 'action',
    gains: { 'kwisatz-haderach': 3 },
    condition: { is: 'dieForWater', who: 'paul' },
    source: 'seed',
    gainsSource: 'reconstructed',
  },
  'families-flee-to-the-palmaries-of-the-south': {
    phase: 'action',
    gains: { 'sand-dwellers': 1, jihad: 1 },
    condition: { is: 'giveUpToken' },
    source: 'checked',
    gainsSource: 'reconstructed',
  },
  'the-tahaddi-challenge': {
    phase: 'action',
    gains: { 'kwisatz-haderach': 1, jihad: 2 },
    condition: { is: 'dieForNaib' },
    source: 'seed',
    gainsSource: 'reconstructed',
  },
  'jessica-drinks-the-water-of-life': {
    phase: 'action',
    gains: { 'sand-dwellers': 3 },
    condition: { is: 'dieForWater', who: 'jessica' },
    source: 'invented',
  },
  'paul-rides-the-maker': {
    phase: 'action',
    gains: { 'kwisatz-haderach': 1, 'sand-dwellers': 1 },
    condition: { is: 'deed', deed: 'ridden', least: 1 },
    source: 'invented',
  },
  'the-spice-stops-flowing': {
    phase: 'action',
    gains: { jihad: 2 },
    condition: { is: 'deed', deed: 'harvesters', least: 2 },
    source: 'invented',
  },
  'paul-leads-the-assault': {
    phase: 'action',
    gains: { 'kwisatz-haderach': 1, jihad: 2 },
    condition: { is: 'deed', deed: 'assault', least: 1 },
    source: 'invented',
  },
  'an-enemy-leader-falls': {
    phase: 'action',
    gains: { 'kwisatz-haderach': 1, jihad: 1 },
    condition: { is: 'deed', deed: 'fallen', least: 1 },
    source: 'invented',
  },
};

export interface ObjectiveFacts {
  readonly targets: Readonly<Record<TrackId, number>>;
  readonly source: Source;
}
const objective = (kwisatz: number, dwellers: number, jihad: number, source: Source): ObjectiveFacts => ({
  targets: { 'kwisatz-haderach': kwisatz, 'sand-dwellers': dwellers, jihad },
  source,
});
/** The six orders of 3, 5 and 10. RU-41 */
export const objectives: Readonly<Record<ObjectiveId, ObjectiveFacts>> = {
  'objective-10-5-3': objective(10, 5, 3, 'seed'),
  'objective-10-3-5': objective(10, 3, 5, 'reconstructed'),
  'objective-5-10-3': objective(5, 10, 3, 'seed'),
  'objective-5-3-10': objective(5, 3, 10, 'seed'),
  'objective-3-10-5': objective(3, 10, 5, 'reconstructed'),
  'objective-3-5-10': objective(3, 5, 10, 'reconstructed'),
};
