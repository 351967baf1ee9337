import type { TeamSeat } from './types.ts';

/**
 * The team that seats at these places are of.
 * @param table what each seat is; null = everybody plays alone
 * @returns null where nobody plays in teams, where there are no seats, and where they are of several teams
 */
export function commonTeam(table: readonly TeamSeat[] | null | undefined, places: readonly number[]): string | null {
  const teams = new Set(places.map((place) => table?.[place]?.team ?? null));
  const [team = null] = teams;
  return teams.size === 1 ? team : null;
}
