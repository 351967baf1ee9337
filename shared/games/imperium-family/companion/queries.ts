import { blockedAmong } from '../../../kernel/choices.ts';
import type { Blocked, Reason } from '../../../kernel/types.ts';
import type { Effect, Effects } from '../effects/effects.ts';
import { everyEffect } from '../effects/walk.ts';
import { bookOf, conflictRecord } from '../edition.ts';
import { type ConflictName, FACTIONS, type RivalId, type SeatId, type SpaceName } from '../ids.ts';
import { leading } from '../queries/combat.ts';
import { whySpent } from '../queries/place.ts';
import { isPerson, playerOf } from '../queries/table.ts';
import type { FamilyTasks, Noted, NotedThing, ToldTurn } from '../questions.ts';
import { WHY } from '../reasons.ts';
import { collects, holdsBack, isCompanion, rivalsOf } from '../rivals/queries.ts';
import type { State } from '../types.ts';

const TRACKED = ['influence', 'control', 'take_mentat', 'high_council_seat', 'take_swordmaster'] as const;
const isTracked = (effect: Effect): boolean => TRACKED.some((kind) => kind in effect) || ('gain' in effect && 'vp' in effect.gain);
/** What a person gains that Rivals have to know of. */
export const trackedIn = (effects: Effects): Effects => effects.filter((effect) => everyEffect([effect]).some(isTracked));

/** Conflict cards that can be turned up now: of the level of the next one, not seen yet. R2.2 */
export function conflictsToCome(state: State): readonly ConflictName[] {
  const tierOf = (name: ConflictName): number => conflictRecord(state, name).tier;
  const next = state.conflictDeck.hidden[0];
  if (next === undefined) return [];
  return Object.keys(bookOf(state).conflicts).filter((name) => tierOf(name) === tierOf(next) && !state.conflicts.includes(name));
}

/** Why a person cannot have sent an Agent there. What cards may allow is not held against them. */
function whyNotTold(state: State, by: SeatId, space: SpaceName): Reason | null {
  if (playerOf(state, by).agents === 0) return WHY.noAgent;
  return state.agents[space]?.includes(by) ? WHY.ownAgent : whySpent(state, by, space);
}
export const toldTurns = (state: State, by: SeatId): readonly ToldTurn[] => [
  ...bookOf(state)
    .spaceNames.filter((space) => !whyNotTold(state, by, space))
    .map((to) => ({ to })),
  'revealed',
  'passed',
];
export const notToldTurns = (state: State, by: SeatId): readonly Blocked[] =>
  blockedAmong(
    bookOf(state).spaceNames,
    (to) => whyNotTold(state, by, to),
    (to) => ({ to }),
  );

/** What must be told before a Rival deploys: nothing, unless it weighs and leads the other Rival by enough. R23.16 */
export function troopsToTell(state: State, by: RivalId): readonly ({ readonly do: 'tellTroops' } & FamilyTasks['tellTroops'])[] {
  if (!isCompanion(state) || !holdsBack(state, by, rivalsOf(state))) return [];
  return state.seats.map((seat) => ({ do: 'tellTroops', by: seat }) as const);
}
/** Persons who share the highest score. R16.8 */
export function tiedPersons(state: State): readonly SeatId[] {
  const best = leading(state);
  return best.length > 1 ? best.filter(isPerson) : [];
}

const OF_PERSONS: readonly Noted[] = ['vp', ...FACTIONS, 'agents', 'conflict'];
const OF_RIVALS: readonly Noted[] = ['vp', ...FACTIONS, 'conflict', 'garrison', 'solari', 'spice', 'water'];
const OF_HAGAL: readonly Noted[] = [...FACTIONS, 'conflict', 'garrison'];
/** Everything that can be set right. */
export const notable = (state: State): readonly NotedThing[] => [
  ...state.order.flatMap((player) => {
    const things = isPerson(player) ? OF_PERSONS : collects(state, player, 'vp') ? OF_RIVALS : OF_HAGAL;
    return things.map((what) => ({ player, what }));
  }),
  ...bookOf(state).makers.map((bonusAt) => ({ bonusAt })),
];
