import type { TeamSeat } from '../../kernel/types.ts';
import type { Records } from '../imperium-family/edition.ts';
import type { SeatId } from '../imperium-family/ids.ts';
import type { CardRecord, Source, SpaceRecord, TrackRecord } from '../imperium-family/records.ts';
import type { Team, TeamRecords } from '../imperium-family/team-records.ts';
import { DATA } from './data.ts';
import { COMMANDERS, SEATS } from './ids.ts';

/** Persons who play in two teams. R18.2 */
export const SIX = 6;
const { sixplayer } = DATA;
type Table<Value> = Readonly<Record<string, Value>>;
const mapped = <Value, To>(table: Table<Value>, to: (value: Value, name: string) => To): Table<To> =>
  Object.fromEntries(Object.entries(table).map(([name, value]) => [name, to(value, name)]));
const without = <Value>(table: Table<Value>, names: readonly string[]): Table<Value> =>
  Object.fromEntries(Object.entries(table).filter(([name]) => !names.includes(name)));

/** What the teams have, as the rules read it. R18 */
const TEAMS: TeamRecords = {
  sides: Object.fromEntries(COMMANDERS.map((leader) => [leader, teamOf(leader)])),
  icons: Object.fromEntries(Object.entries(sixplayer.icons).map(([icon, { all, ...own }]) => [icon, { all, own }])) as TeamRecords['icons'],
  personal: Object.keys(sixplayer.personal_tracks) as unknown as TeamRecords['personal'],
  swordmaster_bonus: sixplayer.swordmaster_bonus.do,
  throne_row: { owner: sixplayer.setup.throne_owner, effects: sixplayer.setup.throne_row as TeamRecords['throne_row']['effects'] },
  sandworms: sixplayer.setup.sandworms,
  setup: { vp: sixplayer.setup.vp, commander: sixplayer.setup.commander },
};
/** What each seat is, clockwise from Muad'Dib; null = everybody plays alone. R18.2 */
export const teamSeats = (persons: number): readonly TeamSeat[] | null => (persons === SIX ? TEAM_SEATS : null);
const TEAM_SEATS: readonly TeamSeat[] = SEATS.map((seat) => {
  const [team = '', side] = Object.entries(TEAMS.sides).find(([, { commander, allies }]) => [commander, ...allies].includes(seat)) ?? [];
  return { team, role: side?.commander === seat ? 'commander' : 'ally' };
});
/** Where they sit: an Ally is beyond the neighbour on each side of the Commander, the left one first. R18.2 R18.7 */
function teamOf(leader: string): Team {
  const at = sixplayer.setup.seating.findIndex((who) => leader.startsWith(who));
  const beyond = (by: number): SeatId => SEATS[(at + by + SIX) % SIX] as SeatId;
  return { commander: beyond(0), allies: [beyond(2), beyond(-2)] };
}

/**
 * The records of a table of six: the other side of the board, and the decks of the Commanders. What stands on both sides is that of the
 * usual game, with its owner's corrections. R18.1 R18.3 R18.4 R18.5
 */
export function sixSide(records: Records): Records {
  const { board, cards, conflicts, contracts, game, leaders } = records;
  const tiers = sixplayer.setup.conflict_deck.map(({ tier }) => tier);
  const printed = sixplayer.spaces as unknown as Table<SpaceRecord & { readonly contract_target_id?: string; readonly replaces?: string }>;
  const spaces = mapped(printed, ({ contract_target_id: _, replaces: __, ...space }): SpaceRecord => ownTrack(space));
  const moved = new Map(Object.entries(printed).map(([name, { contract_target_id: from }]) => [from, name]));
  const shared = without(board.spaces, sixplayer.not_on_this_side);
  const all = { ...spaces, ...shared };
  const decks = COMMANDERS.map((owner) =>
    mapped(sixplayer.commanders[owner].deck as unknown as Table<CardRecord>, (card) => ({ ...card, owner })),
  );
  const personal = mapped(sixplayer.personal_tracks as unknown as Table<TrackRecord>, (track) => ({
    ...track,
    bonus_at: track.alliance_at,
    bonus: [],
  }));
  return {
    ...records,
    cards: Object.assign({}, cards, ...decks),
    conflicts: Object.fromEntries(Object.entries(conflicts).filter(([, { tier }]) => tiers.includes(tier))),
    leaders: {
      ...leaders,
      ...mapped(sixplayer.leaders as Table<object>, (changed, name) => ({ ...leaders[name], ...changed })),
    } as Records['leaders'],
    board: {
      ...board,
      zones: sixplayer.zones,
      spaces: Object.fromEntries(
        Object.values(sixplayer.zones).flatMap((names) => names.map((name) => [name, all[name]])),
      ) as Table<SpaceRecord>,
      posts: sixplayer.posts as Records['board']['posts'] & object,
      tracks: { ...sixplayer.tracks, ...personal } as unknown as Records['board']['tracks'],
      council: { ...board.council, seats: sixplayer.council.seats, source: sixplayer.council.source as Source },
    },
    game: {
      ...game,
      setup: { ...game.setup, conflict_deck: sixplayer.setup.conflict_deck as Records['game']['setup']['conflict_deck'] },
      limits: { ...game.limits, rounds: sixplayer.setup.rounds },
    },
    ...(contracts && {
      contracts: {
        ...contracts,
        cards: mapped(contracts.cards, (contract) => {
          const { condition } = contract;
          const space = 'send_agent_to' in condition ? moved.get(condition.send_agent_to) : undefined;
          return space === undefined ? contract : { ...contract, condition: { send_agent_to: space } };
        }),
      },
    }),
    teams: TEAMS,
  };
}
/** A space of a Commander's own board gives Influence on the track of that board. R18.12 */
const ownTrack = (space: SpaceRecord): SpaceRecord =>
  space.only === undefined || !space.influence_gain ? space : { ...space, influence_gain: { ...space.influence_gain, track: true } };
