import { bookOf } from './edition.ts';
import type { Holds } from './invariants.ts';
import { arrowsOf } from './queries/commander-tokens.ts';
import { playerOf } from './queries/table.ts';
import { isCommander, membersOf } from './queries/teams.ts';
import type { State } from './types.ts';

/** Everybody is in one team, and nothing is on a Commander that only Allies have. Uprising R18 */
export function teamsHold(state: State, holds: Holds): void {
  const { teams } = state;
  const { personal = [] } = bookOf(state).teams ?? {};
  if (!teams) return;
  holds(teams.flatMap(membersOf).toSorted().join() === state.seats.toSorted().join(), 'teams');
  for (const id of state.seats) {
    const { arrows, sentArrows = [], agents, conflict, garrison, swords, sandworms, objectives, won, influence } = playerOf(state, id);
    holds((arrows !== undefined) === isCommander(state, id), `tokens of ${id}`);
    for (const faction of personal)
      holds(influence[faction] === 0 || bookOf(state).board.tracks[faction].owner === playerOf(state, id).leader, `own track of ${id}`);
    if (!arrows) continue;
    const out = sentArrows.map(({ arrow }) => arrow);
    holds([...arrows, ...out].toSorted().join() === arrowsOf(playerOf(state, id)).toSorted().join(), `arrows of ${id}`);
    holds(arrows.length === agents && sentArrows.every(({ space }) => state.agents[space]?.includes(id)), `Agents of Commander ${id}`);
    const cards = [...(objectives ?? []), ...(won ?? [])].length;
    holds(conflict + garrison + swords + (sandworms ?? 0) + cards === 0, `what Commander ${id} cannot hold`);
    const main = bookOf(state).factions.reduce((sum, faction) => sum + influence[faction], 0);
    holds(main === 0 && Object.values(state.control).every((owner) => owner !== id), `main board of ${id}`);
  }
}
