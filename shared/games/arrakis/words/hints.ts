import type { Task } from '../../../kernel/types.ts';
import type { Message } from '../../../text/message.ts';
import { type AreaId, type LeaderId, POWERS, type PrescienceId, type Side, SIDES, TRACKS } from '../ids.ts';
import type { Route, SpicePart, SpiceSplit } from '../questions.ts';
import type { ArrakisGame } from '../types.ts';
import { legion } from './counts.ts';
import { area, dataOf, facts, type Here, isArea, listed, said, side, track, zone } from './names.ts';

/** Terrain as it is now: the atomics make desert of a mountain. R13.9 */
const terrain = (here: Here, at: AreaId): Message =>
  said(`terrain.${here.view.atomics.at === at ? 'desert' : dataOf(here).areas[at].terrain}`);
/** The legion of a side, as far as the viewer sees it. */
export function legionHint({ view }: Here, of: Side, at: AreaId): Message {
  const there = view.legions[of][at];
  return there ? legion(of, there) : said('nothing');
}
/** What is in an area: terrain, legions, harvester, wormsign, worm. */
export function areaHint(here: Here, at: AreaId): Message {
  const { legions, harvesters, wormsigns, worms } = here.view;
  const legionsThere = SIDES.flatMap((of) =>
    legions[of][at] ? [said('hint.side', { side: side(of), units: legionHint(here, of, at) })] : [],
  );
  const things = [
    ...(harvesters.includes(at) ? [said('vehicle.harvester')] : []),
    ...(wormsigns.includes(at) ? [said('piece.wormsign')] : []),
    ...(worms.includes(at) ? [said('piece.sandworm')] : []),
  ];
  return facts([terrain(here, at), ...legionsThere, ...things]);
}
/** How a legion travels and what awaits it. */
export function wayHint(here: Here, { from, to, way }: Route): Message {
  const how = way === 'foot' || way === 'sand' ? said(`option.${way}`) : said('option.flight', { zone: zone(here, way) });
  const mine = SIDES.find((of) => here.view.legions[of][from]);
  const enemy = SIDES.find((of) => of !== mine && here.view.legions[of][to]);
  return enemy ? facts([how, said('hint.side', { side: side(enemy), units: legionHint(here, enemy, to) })]) : how;
}
/** Where a named leader is. */
export function leaderHint({ view }: Here, id: LeaderId): Message {
  const { at } = view.leaders[id];
  return isArea(at) ? area(at) : said(`where.${at}`);
}
/** What a prescience card raises. */
export const gains = (here: Here, id: PrescienceId): Message => {
  const { gains: raised } = dataOf(here).prescience[id];
  return listed(TRACKS.flatMap((one) => (raised[one] ? [said('hint.gain', { track: track(one), by: raised[one] })] : [])));
};
/** What this costs of the spice. R9.3, R9.4 */
export function partCost(here: Here, part: SpicePart): number {
  const { imperium, spice } = dataOf(here).numbers;
  if ('stockpile' in part) return part.stockpile ? spice.stockpile : 0;
  if (part.to === 'raise') return spice.raise;
  return part.to === 'keep' && here.view.imperium[part.power] > imperium.bottom ? spice.keep : 0;
}
/** What is left of the spice when this has been decided. */
export const spiceLeft = (here: Here, { stockpile = false, ...markers }: Partial<SpiceSplit>): number =>
  POWERS.reduce((left, power) => {
    const to = markers[power];
    return to ? left - partCost(here, { power, to }) : left;
  }, here.view.spice - partCost(here, { stockpile }));
export const casualtySide = (task: Task<ArrakisGame> | undefined): Side => (task?.do === 'casualty' ? task.side : 'harkonnen');
