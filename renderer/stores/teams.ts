import { commonTeam } from '../../shared/kernel/teams.ts';
import type { TeamSeat } from '../../shared/kernel/types.ts';
import { useShelf } from './shelf.ts';
import { useTable } from './table.ts';
import { useTexts } from './texts.ts';

export interface Teams {
  /** The team of the seat at this place; null = here everybody plays alone. */
  teamOf(place: number): string | null;
  /** The team of the own seats; null also where people of several teams share this screen. */
  own(): string | null;
  /** The name of a team, as `teamOf` has it. */
  nameOf(team: string): string;
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
    return state ? (shelf.entries.get(state.game)?.facts.teams?.(state.seats.length, state.options) ?? null) : null;
  };
  const said = (kind: 'team' | 'role', name: string): string => texts.tell({ key: `${table.state?.game}.${kind}.${name}` });
  return {
    teamOf: (place) => commonTeam(seats(), [place]),
    own() {
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
