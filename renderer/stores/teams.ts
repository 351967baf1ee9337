import { commonTeam } from '../../shared/kernel/teams.ts';
import type { LobbyPart } from '../../shared/games/face.ts';
import type { TeamSeat } from '../../shared/kernel/types.ts';
import { useShelf } from './shelf.ts';
import { useTable } from './table.ts';
import { useTexts } from './texts.ts';

/** A team at its side of the table. */
export interface Camp {
  readonly team: string;
  /** Its seats. */
  readonly members: readonly string[];
}
/** From so many seats on one column has no room for all. */
export const MANY_SEATS = 6;
/** From so many on each has one line of what it owns, where the boards of all lie under them. */
export const FOUR_SEATS = 4;

export interface Teams {
  /** The team of the seat at this place; null = here everybody plays alone. */
  teamOf(place: number): string | null;
  /** The team of the own seats; null also where people of several teams share this screen, and before the game: seats may still change. */
  own(): string | null;
  /** The name of a team, as `teamOf` has it. */
  nameOf(team: string): string;
  /** The seats by teams, in the order of their first seats; one group without a name where everybody plays alone. */
  grouped(): readonly { readonly team: string | null; readonly places: readonly number[] }[];
  /** Two teams that are too many for one column: one of them at each side of the table; null = all seats are in one. */
  facing(): readonly [Camp, Camp] | null;
  /** What the seat is in its team, e.g. "Ally"; null = here everybody plays alone. */
  roleOf(place: number): string | null;
  /** What the seat at this place will play, where that is settled before the game. */
  playsAt(place: number): readonly LobbyPart[];
  /** Team and part in it, e.g. "Team of Muad'Dib: Ally"; null = here everybody plays alone. */
  partOf(place: number): string | null;
}

/** Who plays together at this table, where teams play. */
export function useTeams(): Teams {
  const shelf = useShelf();
  const table = useTable();
  const texts = useTexts();
  const seats = (): readonly TeamSeat[] | null => {
    const { state } = table;
    return state
      ? (shelf.entries.get(state.game)?.facts.teams?.(state.seats.length, state.options, state.view as object | null) ?? null)
      : null;
  };
  const said = (kind: 'team' | 'role', name: string): string => texts.tell({ key: `${table.state?.game}.${kind}.${name}` });
  const teamOf = (place: number): string | null => commonTeam(seats(), [place]);
  const grouped: Teams['grouped'] = () => {
    const places = (table.state?.seats ?? []).map((_, place) => place);
    const teams = [...new Set(places.map(teamOf))];
    return teams.map((team) => ({ team, places: places.filter((place) => teamOf(place) === team) }));
  };
  return {
    grouped,
    facing() {
      const at = table.state?.seats ?? [];
      const camps = grouped().flatMap(({ team, places }): readonly Camp[] =>
        team === null ? [] : [{ team, members: places.map((place) => at[place]?.seat ?? '') }],
      );
      const [one, other, ...more] = camps;
      return at.length >= MANY_SEATS && one && other && more.length === 0 ? [one, other] : null;
    },
    roleOf(place) {
      const seat = seats()?.[place];
      return seat ? said('role', seat.role) : null;
    },
    playsAt(place) {
      const { state } = table;
      if (!state) return [];
      return shelf.entries.get(state.game)?.words.parts?.(state.seats.length, state.options)?.[place] ?? [];
    },
    teamOf,
    own() {
      if (table.state?.phase === 'lobby') return null;
      const mine = (table.state?.seats ?? []).flatMap((seat, place) => (seat.mine ? [place] : []));
      return commonTeam(seats(), mine);
    },
    nameOf: (team) => said('team', team),
    partOf(place) {
      const seat = seats()?.[place];
      return seat ? texts.t('lobby.teamRole', { team: said('team', seat.team), role: said('role', seat.role) }) : null;
    },
  };
}
