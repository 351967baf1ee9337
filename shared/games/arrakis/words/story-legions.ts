import type { Piece } from '../events.ts';
import type { Side } from '../ids.ts';
import { faces, group, isNamed, piece, token, tokenUnits } from './counts.ts';
import { area, leader, listed, ofArea, ofLeader, ofTrack, ofZone, said, sectorName, track, unit, whoIs, zone } from './names.ts';
import type { Gaps, Table } from './names.ts';
import type { EventType, Telling, Told } from './telling.ts';

interface Way {
  readonly side: Side;
  readonly from: Parameters<typeof area>[0];
  readonly to: Parameters<typeof area>[0];
}
/** A legion goes from one area to another. */
const goes = (key: string, { side, from, to }: Way, table: Table, gaps: Gaps = {}): Told => ({
  by: side,
  key,
  with: { who: whoIs(table, side), from: area(from), to: area(to), ...gaps },
  targets: [ofArea(from), ofArea(to)],
});
const isOneFigure = (what: Piece): boolean => what === 'sandworm' || what === 'wild-maker' || isNamed(what);

/** Legions, settlements, leaders and battles. */
export const LEGION_STORY = {
  marched(event, table) {
    const { way, side } = event;
    const key = way === 'foot' ? 'marched' : way === 'sand' ? 'marchedSand' : 'marchedAir';
    return goes(key, event, table, { group: group(side, event.group) });
  },
  placed({ side, what, count, from, to }, table) {
    const name = piece(side, what);
    const gaps = {
      who: whoIs(table, side),
      what: count === 1 || isOneFigure(what) ? name : said('count.of', { count, what: name }),
      to: area(to),
    };
    const targets = [...(from ? [ofArea(from)] : []), ofArea(to)];
    return from
      ? { by: side, key: 'placedFrom', with: { ...gaps, from: area(from) }, targets }
      : { by: side, key: 'placed', with: gaps, targets };
  },
  tokensDrawn: ({ count, tokens }, table) =>
    tokens
      ? { by: 'atreides', key: 'tokensDrawnKnown', with: { tokens: listed(tokens.map((id) => token(table, id))) }, secret: true }
      : { by: 'atreides', key: 'tokensDrawn', with: { who: whoIs(table, 'atreides'), count } },
  tokenDeployed: ({ at, token: known }, table) =>
    known
      ? {
          by: 'atreides',
          key: 'tokenDeployedKnown',
          with: { token: token(table, known), at: area(at) },
          secret: true,
          targets: [ofArea(at)],
        }
      : { by: 'atreides', key: 'tokenDeployed', with: { at: area(at) }, targets: [ofArea(at)] },
  tokenRevealed: ({ at, token: id, lost }, table) => ({
    key: lost > 0 ? 'tokenRevealedShort' : 'tokenRevealed',
    with: { units: tokenUnits(table, id), at: area(at), ...(lost > 0 && { lost }) },
    targets: [ofArea(at)],
  }),
  tokenGivenUp: ({ at }) => ({ by: 'atreides', key: 'tokenGivenUp', with: { at: area(at) }, targets: [ofArea(at)] }),
  tokensSwapped: ({ one, other }) => ({
    by: 'atreides',
    key: 'tokensSwapped',
    with: { one: area(one), other: area(other) },
    targets: [ofArea(one), ofArea(other)],
  }),
  replaced: ({ side, at, from, to }) => ({
    by: side,
    key: 'replaced',
    with: { at: area(at), from: unit(side, from), to: unit(side, to) },
    targets: [ofArea(at)],
  }),
  removed: ({ side, at, group: gone, why }, table) => ({
    by: side,
    key: `removed.${why}`,
    with: { who: whoIs(table, side), group: group(side, gone), at: area(at) },
    targets: [ofArea(at)],
  }),
  displaced: (event, table) => goes('displaced', event, table),
  sietchRevealed: ({ at, rank }) => ({ by: 'atreides', key: 'sietchRevealed', with: { at: area(at), rank }, targets: [ofArea(at)] }),
  sietchMoved: ({ from, to }) => ({
    by: 'atreides',
    key: 'sietchMoved',
    with: { from: area(from), to: area(to) },
    targets: [ofArea(from), ofArea(to)],
  }),
  sietchDestroyed: ({ sietch, rank }) => ({ by: 'atreides', key: 'sietchDestroyed', with: { sietch: area(sietch), rank }, scores: true }),
  settlementDestroyed: ({ at, rank }) => ({
    by: 'harkonnen',
    key: 'settlementDestroyed',
    with: { at: area(at), rank },
    scores: true,
    targets: [ofArea(at)],
  }),
  stationTaken: ({ at, track: id }) => ({
    by: 'atreides',
    key: 'stationTaken',
    with: { at: area(at), track: track(id) },
    targets: [ofArea(at), ofTrack(id)],
  }),
  scouted: ({ zone: id, at }, table) => ({
    by: 'harkonnen',
    key: 'scouted',
    with: { zone: zone(table, id), at: area(at) },
    targets: [ofZone(id), ofArea(at)],
  }),
  // Leaders
  leaderEntered: ({ leader: id, replaces }) => ({
    key: replaces ? 'leaderReplaces' : 'leaderEntered',
    with: { leader: leader(id), ...(replaces && { replaces: leader(replaces) }) },
    targets: [ofLeader(id)],
  }),
  leaderGone: ({ leader: id }) => ({ key: 'leaderGone', with: { leader: leader(id) }, targets: [ofLeader(id)] }),
  leaderToTank: ({ leader: id, from }) => ({
    key: 'leaderToTank',
    with: { leader: leader(id) },
    targets: [ofLeader(id), ...(from ? [ofArea(from)] : [])],
  }),
  tankAdvanced: ({ side, out }) =>
    out.length > 0 ? { by: side, key: 'tankAdvanced', with: { leaders: listed(out.map(leader)) }, targets: out.map(ofLeader) } : null,
  leaderRelieved: ({ leader: id, at }) => ({
    key: 'leaderRelieved',
    with: { leader: leader(id), at: area(at) },
    targets: [ofLeader(id), ofArea(at)],
  }),
  // Battles
  attacked: ({ side, from, at, surprise }, table) => ({
    by: side,
    key: surprise ? 'attackedSurprise' : 'attacked',
    with: { who: whoIs(table, side), from: area(from), at: area(at) },
    targets: [ofArea(from), ofArea(at)],
  }),
  battleRoll: ({ side, roll }, table) => ({
    by: side,
    key: 'battleRoll',
    with: { who: whoIs(table, side), faces: faces(roll) },
  }),
  converted: ({ side, leaders }, table) => ({
    by: side,
    key: 'converted',
    with: { who: whoIs(table, side), leaders: listed(leaders.map((id) => piece(side, id))) },
  }),
  shieldsBroken: ({ by, count }, table) => ({ by, key: 'shieldsBroken', with: { who: whoIs(table, by), count } }),
  hits: ({ on, count }, table) => ({ by: on, key: 'hits', with: { who: whoIs(table, on), count } }),
  casualty: ({ side, at, lost, reduced }, table) => ({
    by: side,
    key: reduced ? 'reduced' : 'casualty',
    with: { who: whoIs(table, side), lost: piece(side, lost), at: area(at) },
    targets: [ofArea(at)],
  }),
  wentOn: ({ side }, table) => ({ by: side, key: 'wentOn', with: { who: whoIs(table, side) } }),
  stopped: ({ side }, table) => ({ by: side, key: 'stopped', with: { who: whoIs(table, side) } }),
  retreated: (event, table) => goes('retreated', event, table),
  battleEnded: ({ winner, at }, table) =>
    winner
      ? { by: winner, key: 'battleWon', with: { who: whoIs(table, winner), at: area(at) }, targets: [ofArea(at)] }
      : { key: 'battleDrawn', with: { at: area(at) }, targets: [ofArea(at)] },
  advanced: (event, table) => goes('advanced', event, table),
  struck: ({ side, at, roll }, table) => ({
    by: side,
    key: 'struck',
    with: { who: whoIs(table, side), at: area(at), faces: faces(roll) },
    targets: [ofArea(at)],
  }),
  rocketRoll: ({ sector, roll }) => ({ by: 'atreides', key: 'rocketRoll', with: { faces: faces(roll), sector: sectorName(sector) } }),
} as const satisfies { readonly [T in EventType]?: Telling<T> };
