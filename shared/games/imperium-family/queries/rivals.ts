import type { Payment } from '../effects/costs.ts';
import type { Effect } from '../effects/effects.ts';
import { bookOf, type Rivals, conflictNow, hagalRecord, spaceRecord } from '../edition.ts';
import type { FactionId, HagalName, PlayerId, ResourceId, RivalId, SeatId, SpaceName } from '../ids.ts';
import { highest, isPerson, playerOf, unitsOf } from './table.ts';
import type { DifficultyRecord } from '../records.ts';
import type { State } from '../types.ts';

/** What is settled before anything is laid out. */
export type Setting = Pick<State, 'edition' | 'options' | 'seats'>;

/** What the Rivals of this game are, as their edition says; null = none play. R22 R23 */
export const rivalsHere = (setting: Setting): Rivals | null => bookOf(setting).rivals[setting.seats.length] ?? null;
/** Rivals have Score markers, and all that goes with them. R22.2 R23.10 */
export const rivalsScore = (setting: Setting): boolean => rivalsHere(setting)?.scores === true;
/** Rivals take turns in their place, not after the First Player. R22.3 R23.6 */
export const rivalsTakeTurns = (setting: Setting): boolean => rivalsHere(setting)?.takesTurns === true;
/** Persons play on their physical board; the app knows of it what it is told. */
export const isCompanion = ({ options }: Pick<State, 'options'>): boolean => options.board === 'companion';
/** The game has contracts; beside a physical board they lie there. R2.9 of Uprising */
export const playsContracts = (setting: Setting): boolean => bookOf(setting).contracts !== undefined && !isCompanion(setting);
export const isRival = (id: PlayerId): id is RivalId => !isPerson(id);
export const rivalsOf = ({ order }: Pick<State, 'order'>): readonly RivalId[] => order.filter(isRival);

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
  return rivalsScore(state);
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
  const difficulty = difficultyOf(state);
  return difficulty && hasEffect(state, space, (effect) => 'take_mentat' in effect) ? difficulty.mentat_space_cost : null;
}
/** The person may not have the third Agent. R23.18 */
export const isSwordmasterShut = (state: State, space: SpaceName): boolean =>
  difficultyOf(state)?.human_swordmaster === false && hasEffect(state, space, (effect) => 'take_swordmaster' in effect);

/** Own Agents, the Swordmaster and the Mentat among them. R2.7 R16.1 R22.1 R23.2 */
export function agentsOf(state: State, id: PlayerId): number {
  const agents = isPerson(id) ? bookOf(state).game.setup.agents : (rivalsHere(state)?.start.agents ?? 0);
  return agents + (playerOf(state, id).swordmaster ? 1 : 0) + (state.mentat?.holder === id ? 1 : 0);
}

/** The kinds that are in this game. R22.1 R23.3 */
export const hagalCards = (state: Setting): readonly HagalName[] => rivalsHere(state)?.kinds ?? [];
/** Where a Hagal card sends an Agent, or why it is ignored. R21.2 */
export type Errand =
  | { readonly to: SpaceName; readonly ignored: null }
  | { readonly to: null; readonly ignored: 'occupied' | 'closed' | 'noBonusSpice' | 'reshuffle' };
const ignored = (why: NonNullable<Errand['ignored']>): Errand => ({ to: null, ignored: why });
/** R21.2 R21.3 R21.6 */
export function errandOf(state: State, by: RivalId, card: HagalName): Errand {
  const { send_to } = hagalRecord(state, card);
  if (send_to === null) return ignored('reshuffle');
  const to = send_to === 'most_bonus_spice' ? richestMaker(state) : send_to;
  if (to === null) return ignored('noBonusSpice');
  if ((state.agents[to] ?? []).length > 0) return ignored('occupied');
  if (state.voices.some((voice) => voice.space === to && voice.by !== by)) return ignored('closed'); // R19.37, J46
  return { to, ignored: null };
}
/** The maker space with the most bonus spice, then with the most spice in all; null = none has any. R21.6 */
function richestMaker(state: State): SpaceName | null {
  const bonusOf = (space: SpaceName): number => state.bonusSpice[space] ?? 0;
  const baseOf = (space: SpaceName): number => spaceRecord(state, space).base_spice ?? 0;
  const withBonus = bookOf(state).makers.filter((space) => bonusOf(space) > 0);
  const [richest] = highest(highest(withBonus, bonusOf), baseOf);
  return richest ?? null;
}
/** It has an Agent, and some card of the deck can send it, J47. */
export function canAct(state: State, by: RivalId): boolean {
  return playerOf(state, by).agents > 0 && hagalCards(state).some((card) => errandOf(state, by, card).to !== null);
}

/** Whether it weighs its deployment and leads every other player by too much; `others` = those who are looked at. R23.16, J48 */
export function holdsBack(state: State, by: RivalId, others: readonly PlayerId[] = state.order): boolean {
  if (!weighs(state)) return false;
  return others.every((id) => id === by || unitsOf(state, by) - unitsOf(state, id) >= LEAD);
}
const LEAD = 2;
const LAST_TIER = 3;
/** Expert Troop Deployment, in a Conflict before the last level. R23.16 */
function weighs(state: State): boolean {
  return difficultyOf(state)?.expert_troop_deployment === true && (conflictNow(state)?.tier ?? LAST_TIER) < LAST_TIER;
}

/** The Factions in which a Rival has least: what a choice of Influence comes down to. R23.13 */
export function leastOf(state: State, by: PlayerId, among: readonly FactionId[]): readonly FactionId[] {
  const { influence } = playerOf(state, by);
  return highest(among, (faction) => -influence[faction]);
}
/** Copies that a Rival counts as holding. R19.45 R21.12 */
export function countedAs(state: State, card: string): number {
  const counted = rivalsHere(state)?.countedAs;
  return counted?.card === card ? counted.copies : 0;
}
