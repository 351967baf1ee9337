import type { Task } from '../../../kernel/types.ts';
import type { Message } from '../../../text/message.ts';
import { type ActionSymbol, type AreaId, AREAS, type LeaderId, POWERS, type PrescienceId, type Side, SIDES, TRACKS } from '../ids.ts';
import type { Casualty, Route, SpicePart, SpiceSplit } from '../questions.ts';
import type { ArrakisGame } from '../types.ts';
import { isNamed, legion } from './counts.ts';
import { area, dataOf, facts, type Here, isArea, listed, said, side, track, zone } from './names.ts';

/** Terrain as it is now: the atomics make desert of a mountain. R13.9 */
const terrain = (here: Here, at: AreaId): Message =>
  said(`terrain.${here.view.atomics.at === at ? 'desert' : dataOf(here).areas[at].terrain}`);
/** The legion of a side, as far as the viewer sees it. */
export function legionHint({ view }: Here, of: Side, at: AreaId): Message {
  const there = view.legions[of][at];
  return there ? legion(of, there) : said('nothing');
}
const legionsAt = (here: Here, at: AreaId): readonly Message[] =>
  SIDES.flatMap((of) => (here.view.legions[of][at] ? [said('hint.side', { side: side(of), units: legionHint(here, of, at) })] : []));
/** What stands where a worm comes: the ground makes no difference to it any more. */
export function preyHint(here: Here, at: AreaId): Message {
  const harvester = here.view.harvesters.includes(at) ? [said('vehicle.harvester')] : [];
  const [first, ...more] = [...legionsAt(here, at), ...harvester];
  return first ? facts([first, ...more]) : said('hint.nobody');
}
/** What is in an area: terrain, legions, harvester, wormsign, worm. */
export function areaHint(here: Here, at: AreaId): Message {
  const { harvesters, wormsigns, worms } = here.view;
  const legionsThere = legionsAt(here, at);
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
/** What a die of this symbol does for a side, its cards and leaders aside. R7.1 */
export function dieHint(here: Here, of: Side, id: ActionSymbol): Message {
  if (id === 'deployment' || id === 'house') return said(`hint.die.${id}.${of}`);
  const [effect] = dataOf(here).actions[of][id].flatMap(({ effects }) => effects);
  const count = effect?.do === 'move' ? effect.legions : effect?.do === 'draw' ? effect.count : 1;
  return said(`hint.die.${id}`, id === 'leadership' ? undefined : { count });
}
/** What a hit makes of a figure or leader. An elite is lost where no regular unit is left to take its place. R11.11 */
export function lossHint(here: Here, of: Side, lost: Casualty): Message {
  if (isNamed(lost)) return said('hint.loss.tank');
  const { legions } = here.view;
  const onMap = AREAS.reduce((sum, at) => sum + (legions[of][at]?.regular ?? 0), 0);
  const becomes = (lost === 'elite' || lost === 'special') && onMap < dataOf(here).pieces.figures[of].regular;
  return said(becomes ? 'hint.loss.regular' : 'hint.loss.supply');
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
