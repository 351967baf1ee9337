import { leaderRecord } from '../edition.ts';
import type { TrackWay } from '../effects/leaders.ts';
import type { PlayerId } from '../ids.ts';
import type { TrackOfLeader } from '../records.ts';
import type { State } from '../types.ts';
import { playerOf } from './table.ts';

const nextOf = ({ nodes }: TrackOfLeader, place: string): readonly string[] => nodes[place]?.next ?? [];
const rewardOf = ({ nodes }: TrackOfLeader, place: string) => nodes[place]?.reward ?? [];
/** A place and everything that can be reached from it. */
const from = (track: TrackOfLeader, place: string): readonly string[] => [
  place,
  ...nextOf(track, place).flatMap((next) => from(track, next)),
];

/** One way on from a place: its places until it meets the others, or until the next fork. */
function wayOf(track: TrackOfLeader, first: string, others: readonly string[]): readonly string[] {
  const theirs = new Set(others.flatMap((other) => from(track, other)));
  const way: string[] = [];
  for (let place: string | undefined = first; place !== undefined && !theirs.has(place); ) {
    way.push(place);
    const next = nextOf(track, place);
    place = next.length === 1 ? next[0] : undefined;
  }
  return way;
}
/** The ways that lead on from a place, each by its own places: one, several at a fork, none at the end. Uprising R15.2 */
function waysFrom(track: TrackOfLeader, place: string): readonly (readonly string[])[] {
  const next = nextOf(track, place);
  return next.length === 1
    ? [next]
    : next.map((each) =>
        wayOf(
          track,
          each,
          next.filter((other) => other !== each),
        ),
      );
}
const asWay = (track: TrackOfLeader, [place = '', ...after]: readonly string[]): TrackWay => ({
  place,
  reward: rewardOf(track, place),
  after: after.flatMap((each) => rewardOf(track, each)),
});
/** How many stages of the own track the token has come; 0 = it stands at the start, or there is none. Uprising R15.2 */
export function stageOf(state: State, by: PlayerId): number {
  const { leader, leaderBoard } = playerOf(state, by);
  const place = leaderBoard?.place;
  const track = leader && place !== undefined ? leaderRecord(state, leader).training_track : undefined;
  if (!track || place === undefined) return 0;
  let stage = 0;
  for (let ways = waysFrom(track, track.start); ways.length > 0; ways = waysFrom(track, ways[0]?.at(-1) ?? '')) {
    stage++;
    if (ways.some((way) => way.includes(place))) break;
  }
  return stage;
}
/** Where the token of a player can go now, and what that gives. Uprising R15.2 */
export function stepsOf(state: State, by: PlayerId): readonly TrackWay[] {
  const { leader, leaderBoard } = playerOf(state, by);
  const track = leader ? leaderRecord(state, leader).training_track : undefined;
  return track ? waysFrom(track, leaderBoard?.place ?? track.start).map((way) => asWay(track, way)) : [];
}
/** The whole track in its order: at each stage one way or several, until they meet again. */
export function stagesOf(track: TrackOfLeader): readonly (readonly TrackWay[])[] {
  const stages: (readonly TrackWay[])[] = [];
  for (let ways = waysFrom(track, track.start); ways.length > 0; ways = waysFrom(track, ways[0]?.at(-1) ?? ''))
    stages.push(ways.map((way) => asWay(track, way)));
  return stages;
}
