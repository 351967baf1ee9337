import { boardOf } from '../../../../shared/games/arrakis/board.ts';
import { LEADERS, type LeaderId, type ObjectiveId, type PrescienceId, type TrackId, TRACKS } from '../../../../shared/games/arrakis/ids.ts';
import type { ArrakisView, Shown } from '../../../../shared/games/arrakis/types.ts';

/** What waits on a space of a track. R13.8, R17.2 */
export type Waiting = { readonly is: 'leader'; readonly leader: LeaderId } | { readonly is: 'sister' } | { readonly is: 'atomics' };
export interface Space {
  readonly at: number;
  readonly waits: readonly Waiting[];
}
/** How far a marker has to go by an objective that the viewer knows. R1.4 */
export interface Goal {
  readonly objective: ObjectiveId;
  readonly to: number;
  readonly reached: boolean;
}
export interface Track {
  readonly id: TrackId | 'supremacy';
  readonly at: number;
  readonly end: number;
  readonly spaces: readonly Space[];
  /** Only for those who may know them. R18 */
  readonly goals: readonly Goal[];
}
const spacesTo = (end: number, waitingAt: (at: number) => readonly Waiting[]): readonly Space[] =>
  Array.from({ length: end + 1 }, (_, at) => ({ at, waits: waitingAt(at) }));

/** R1.3 */
export function supremacyOf(view: ArrakisView): Track {
  const { leaders, numbers } = boardOf(view.options).data;
  const spaces = spacesTo(numbers.tracks.supremacyWins, (at) => [
    ...LEADERS.flatMap((leader): readonly Waiting[] => {
      const { entry } = leaders[leader];
      return entry.by === 'supremacy' && entry.space === at ? [{ is: 'leader', leader }] : [];
    }),
    ...(numbers.supremacyTokens.includes(at) ? [{ is: 'sister' } as const] : []),
  ]);
  return { id: 'supremacy', at: view.supremacy, end: numbers.tracks.supremacyWins, spaces, goals: [] };
}
/** The three prescience tracks. R13.1 */
export function prescienceOf(view: ArrakisView): readonly Track[] {
  const { leaders, numbers, objectives } = boardOf(view.options).data;
  return TRACKS.map((id) => ({
    id,
    at: view.prescience[id],
    end: numbers.tracks.end,
    spaces: spacesTo(numbers.tracks.end, (at) => [
      ...LEADERS.flatMap((leader): readonly Waiting[] => {
        const { entry } = leaders[leader];
        const isHere = entry.by === 'prescience' && (entry.track === id || entry.track === 'any') && entry.space === at;
        return isHere ? [{ is: 'leader', leader }] : [];
      }),
      ...(numbers.tracks.atomics === at ? [{ is: 'atomics' } as const] : []),
    ]),
    goals: (view.objectives ?? []).map((objective) => {
      const to = objectives[objective].targets[id];
      return { objective, to, reached: view.prescience[id] >= to };
    }),
  }));
}

export interface Claim extends Shown {
  /** How much of what it asks for is there; absent where that is no number. */
  readonly progress: { readonly now: number; readonly need: number } | null;
  readonly gains: readonly { readonly track: TrackId; readonly by: number }[];
}
/** The prescience cards that lie open. R13.2 */
export const claimsOf = (view: ArrakisView): readonly Claim[] =>
  view.shown.map((shown) => ({ ...shown, gains: gainsOf(view, shown.card), progress: progressOf(view, shown.card) }));

function gainsOf(view: ArrakisView, card: PrescienceId): Claim['gains'] {
  const { gains } = boardOf(view.options).data.prescience[card];
  return TRACKS.flatMap((track) => {
    const by = gains[track];
    return by ? [{ track, by }] : [];
  });
}
/** What anybody can count on the table. R13.4, R13.6 */
function progressOf(view: ArrakisView, card: PrescienceId): Claim['progress'] {
  const { areas, prescience } = boardOf(view.options).data;
  const { condition } = prescience[card];
  if (condition.is === 'deed') return { now: view.deeds[condition.deed], need: condition.least };
  if (condition.is !== 'legions') return null;
  const sietches = Object.values(view.sietches).map(({ at }) => at);
  const there = (Object.keys(view.legions.atreides) as readonly (keyof typeof areas)[]).filter((at) => {
    const terrain = view.atomics.at === at ? 'desert' : areas[at].terrain;
    return condition.in.includes(terrain) && !(condition.noSietch && sietches.includes(at));
  });
  return { now: there.length, need: condition.least };
}
