import { isOneOf } from '../../../kernel/typed.ts';
import { bookOf } from '../edition.ts';
import type { FactionId, LeaderName, PlayerId, SeatId } from '../ids.ts';
import type { Team } from '../team-records.ts';
import type { State } from '../types.ts';

const NOBODY: readonly SeatId[] = [];
export const membersOf = ({ commander, allies }: Team): readonly SeatId[] => [commander, ...allies];
/** null = everybody plays alone. Uprising R18.2 */
export const teamOf = ({ teams }: State, id: PlayerId): Team | null =>
  teams?.find((team) => team.commander === id || isOneOf(team.allies, id)) ?? null;
export const isCommander = ({ teams }: State, id: PlayerId): boolean => teams?.some(({ commander }) => commander === id) === true;
/** The Allies of a player's team; a player without a team has none. */
export const alliesOf = (state: State, id: PlayerId): readonly SeatId[] => teamOf(state, id)?.allies ?? NOBODY;
/** The others of the team, clockwise. */
export function partnersOf(state: State, id: PlayerId): readonly SeatId[] {
  const team = teamOf(state, id);
  if (!team) return [];
  const own = membersOf(team);
  const at = state.seats.indexOf(id as SeatId);
  return [...state.seats.slice(at + 1), ...state.seats.slice(0, at)].filter((seat) => own.includes(seat));
}
/** They are no opponents of each other. Uprising R18.19 */
export const arePartners = (state: State, one: PlayerId, other: PlayerId): boolean =>
  state.teams !== undefined && teamOf(state, one) === teamOf(state, other);

/**
 * Who gains what a Commander cannot hold: troops, sandworms, swords, Influence with the Factions of the main board. Everybody else
 * gains what they do themselves. Uprising R18.8, Uprising R18.20
 */
export const bearerOf = ({ turn }: Pick<State, 'turn'>, by: PlayerId): PlayerId => (turn.named?.by === by ? turn.named.ally : by);
/** It is the player's turn, or that of the Commander who has named this Ally. Uprising R18.8 */
export const sharesTurn = ({ turn }: Pick<State, 'turn'>, id: PlayerId): boolean =>
  turn.of === id || (turn.named !== undefined && turn.named.by === turn.of && turn.named.ally === id);
/** The position as if a Commander had named this Ally. Uprising R18.10 */
export const naming = (state: State, by: PlayerId, ally: SeatId): State => ({ ...state, turn: { ...state.turn, named: { by, ally } } });

const leaderOf = ({ players }: State, id: PlayerId): LeaderName => players[id]?.leader ?? '';
/** The Faction of whose own track a Commander has the only cube; null = none. Uprising R18.13 */
export function ownFaction(state: State, id: PlayerId): FactionId | null {
  const { teams, board } = bookOf(state);
  return teams?.personal.find((faction) => board.tracks[faction].owner === leaderOf(state, id)) ?? null;
}
/** Factions with which a player can have Influence. Uprising R18.11 */
export function factionsOf(state: State, id: PlayerId): readonly FactionId[] {
  const own = ownFaction(state, id);
  return own === null ? bookOf(state).factions : [...bookOf(state).factions, own];
}
/** What the printed icon of a Faction means for a player: one Faction, or a Commander's choice of two. Uprising R18.12 */
export function meantBy(state: State, id: PlayerId, printed: FactionId): readonly FactionId[] {
  const icon = state.teams && bookOf(state).teams?.icons[printed];
  if (!icon) return [printed];
  const own = icon.own[leaderOf(state, id)];
  return own === undefined ? [icon.all] : [icon.all, own];
}
/**
 * Whose cube moves for a player; null = nobody's. So a Commander can hold no Alliance but that of the own track. Uprising R18.8,
 * Uprising R18.11, Uprising R18.24
 */
export function moverOf(state: State, by: PlayerId, faction: FactionId): PlayerId | null {
  if (!state.teams) return by;
  const { owner } = bookOf(state).board.tracks[faction];
  if (owner !== undefined) return leaderOf(state, by) === owner ? by : null;
  const bearer = bearerOf(state, by);
  return isCommander(state, bearer) ? null : bearer;
}
const levelAt = ({ players }: State, id: PlayerId, faction: FactionId): number => players[id]?.influence[faction] ?? 0;
/** Influence that a player has: a Commander the higher of the Allies', except on the own track. Uprising R18.11 */
export function influenceOf(state: State, id: PlayerId, faction: FactionId): number {
  if (!isCommander(state, id) || bookOf(state).board.tracks[faction].owner !== undefined) return levelAt(state, id, faction);
  return Math.max(...alliesOf(state, id).map((ally) => levelAt(state, ally, faction)));
}
/** Where the cube stands that would move for a player. */
export const levelOf = (state: State, by: PlayerId, faction: FactionId): number =>
  levelAt(state, moverOf(state, by, faction) ?? by, faction);

/** The team may have Maker Hooks and sandworms. Uprising R18.16 */
export function mayHaveWorms(state: State, id: PlayerId): boolean {
  const team = teamOf(state, id);
  return team === null || leaderOf(state, team.commander) === bookOf(state).teams?.sandworms;
}
/** The team may acquire from the Throne Row. Uprising R18.18 */
export function mayUseThrone(state: State, id: PlayerId): boolean {
  const team = teamOf(state, id);
  return team !== null && leaderOf(state, team.commander) === bookOf(state).teams?.throne_row.owner;
}
