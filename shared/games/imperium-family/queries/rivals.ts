import type { Payment } from '../effects/costs.ts';
import type { Effect } from '../effects/effects.ts';
import { bookOf, type Rivals, spaceRecord } from '../edition.ts';
import type { FactionId, HagalName, PlayerId, ResourceId, RivalId, SeatId, SpaceName } from '../ids.ts';
import { highest, isPerson, playerOf } from './table.ts';
import type { DifficultyRecord } from '../records.ts';
import type { VariantId, VariantRecords } from '../rival-records.ts';
import type { State } from '../types.ts';

/** What is settled before anything is laid out. */
export type Setting = Pick<State, 'edition' | 'options' | 'seats'>;

/** What the Rivals of this game are, as their edition says; null = none play. R22 R23 */
export const rivalsHere = (setting: Setting): Rivals | null => bookOf(setting).rivalsFor[setting.seats.length] ?? null;
/** Rivals have Score markers, and all that goes with them. R22.2 R23.10, Uprising R17.14 */
export const rivalsScore = (setting: Setting): boolean => rivalsHere(setting)?.scores === true;
/** Rivals take turns in their place, not after the First Player. R22.3 R23.6 */
export const rivalsTakeTurns = (setting: Setting): boolean => rivalsHere(setting)?.takesTurns === true;
/** Persons play on their physical board; the app knows of it what it is told. */
export const isCompanion = ({ options }: Pick<State, 'options'>): boolean => options.board === 'companion';
/** The game has contracts; beside a physical board they lie there. Uprising R2.9 */
export const playsContracts = (setting: Setting): boolean => bookOf(setting).contracts !== undefined && !isCompanion(setting);
/** Rivals are chosen by cards of their own. Uprising R17.1 */
export const haveCards = (setting: Setting): boolean => rivalsHere(setting)?.haveCards === true;
export const isRival = (id: PlayerId): id is RivalId => !isPerson(id);
export const rivalsOf = ({ order }: Pick<State, 'order'>): readonly RivalId[] => order.filter(isRival);

/** The order at the table where a Rival sits to the left of the First Player. Uprising R17.4 */
export const orderWith = (state: State, first: PlayerId): readonly PlayerId[] => [
  first,
  ...rivalsOf(state),
  ...state.seats.filter((id) => id !== first),
];

/** The seat that answers: for a Rival its person, in a companion the one seat that is asked everything. R23.13 */
export function deciderOf(state: State, id: PlayerId): SeatId {
  const [first] = state.seats;
  if (isCompanion(state)) return first as SeatId;
  if (isPerson(id)) return id;
  // In a two-player game nothing is asked for House Hagal by these rules; its heir would be named by the First Player.
  return isPerson(state.firstPlayer) ? state.firstPlayer : (first as SeatId);
}
/** Whether the bank gives a player this: House Hagal collects nothing, and goods of a companion's persons lie on their board. R22.2 */
export function collects(state: State, id: PlayerId, what: ResourceId | 'vp' | 'intrigue'): boolean {
  if (isPerson(id)) return what === 'vp' || !isCompanion(state);
  // By the simpler rules nothing more is gained once the third Agent is there. Uprising R17.17
  const isDone = what !== 'vp' && isStreamlined(state, id) && playerOf(state, id).swordmaster;
  return rivalsScore(state) && !isDone;
}
/** Whether a player has cards, goods and abilities in the app. */
export const isPlayedHere = (state: State, id: PlayerId): boolean => isPerson(id) && !isCompanion(state);

/** The row of the difficulty table; null = Rivals are always as hard. R23.4 */
export function difficultyOf(state: Setting): DifficultyRecord | null {
  if (!rivalsHere(state)?.hasLevels) return null;
  return bookOf(state).hagal.difficulties[state.options.difficulty ?? ''] ?? null;
}
const hasEffect = (state: Setting, space: SpaceName, is: (effect: Effect) => boolean): boolean =>
  spaceRecord(state, space).effects.some(is);
/** Another price than the printed one: harder Rivals make the Mentat dearer. R23.4 */
export function priceByLevel(state: State, space: SpaceName): Payment | null {
  const cost = difficultyOf(state)?.mentat_space_cost;
  return cost && hasEffect(state, space, (effect) => 'take_mentat' in effect) ? cost : null;
}
/** The person may not have the third Agent. R23.18 */
export const isSwordmasterShut = (state: State, space: SpaceName): boolean =>
  difficultyOf(state)?.human_swordmaster === false && hasEffect(state, space, (effect) => 'take_swordmaster' in effect);

/** The kinds that are in this game. R22.1 R23.3 */
export const hagalCards = (state: Setting): readonly HagalName[] => rivalsHere(state)?.kinds ?? [];
// Variants of an edition whose Rivals have cards of their own. Uprising R17.17

/** The table has chosen it, or the level has it. Uprising R17.1, Uprising R17.17 */
export const playsVariant = (state: Setting, variant: VariantId): boolean => {
  if (!haveCards(state)) return false;
  const { options } = state;
  const level = bookOf(state).hagal.difficulties[options.difficulty ?? ''];
  return options[variant] === 'with' || (rivalsHere(state)?.hasLevels === true && level?.variants?.includes(variant) === true);
};
/** What a variant goes by; null = it is not played. Uprising R17.17 */
export const variantHere = <Id extends VariantId>(state: Setting, variant: Id): VariantRecords[Id] | null =>
  playsVariant(state, variant) ? (bookOf(state).hagal.variants?.[variant] ?? null) : null;
/** A Rival by the simpler rules: it scores by Alliances alone, and wins nothing. Uprising R17.17 */
export const isStreamlined = (state: State, id: PlayerId): boolean => isRival(id) && playsVariant(state, 'streamlined');

/** The Factions in which a Rival has least: what a choice of Influence comes down to. R23.13, Uprising R17.8 */
export function leastOf(state: State, by: PlayerId, among: readonly FactionId[]): readonly FactionId[] {
  const { influence } = playerOf(state, by);
  return highest(among, (faction) => -influence[faction]);
}
/** Copies that a Rival counts as holding. R19.45 R21.12 R23.15 */
export function countedAs(state: State, card: string): number {
  const counted = rivalsHere(state)?.countedAs;
  return counted?.card === card ? counted.copies : 0;
}
