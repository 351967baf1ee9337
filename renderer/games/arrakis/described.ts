import { boardOf } from '../../../shared/games/arrakis/board.ts';
import { type AreaId, type Side, SIDES } from '../../../shared/games/arrakis/ids.ts';
import type { ArrakisView } from '../../../shared/games/arrakis/types.ts';
import { legion } from '../../../shared/games/arrakis/words/counts.ts';
import { area, said, sectorName, side, vehicle, zone } from '../../../shared/games/arrakis/words/names.ts';
import type { Message } from '../../../shared/text/message.ts';
import { terrainAt } from './board/terrain.ts';
import { harvestMark, targetAreas } from './board/plan.ts';
import { isZone, type PlaceId } from './board/places.ts';

const ranked = (what: Message, rank: number | null): Message =>
  rank === null ? said('map.unranked', { what }) : said('map.ranked', { what, rank });
const legionSaid = (view: ArrakisView, of: Side, at: AreaId): readonly Message[] => {
  const there = view.legions[of][at];
  return there ? [said('hint.side', { side: side(of), units: legion(of, there) })] : [];
};

/** What Mahdi is about there. R16.3, R16.9 */
function planSaid(view: ArrakisView, at: AreaId): readonly Message[] {
  const { target, temporary } = targetAreas(view);
  return [
    ...(at === target ? [said('map.mahdiTarget')] : []),
    ...(at === temporary && at !== target ? [said('map.mahdiForNow')] : []),
    ...(at === harvestMark(view) ? [said('map.mahdiHarvest')] : []),
  ];
}

/** What an area is called, what ground it is, where it lies, and everything in it, in this order: for who cannot see it. */
function areaSaid(view: ArrakisView, at: AreaId): readonly Message[] {
  const { areas, pieces } = boardOf(view.options).data;
  const { sectors, settlement } = areas[at];
  const sietch = Object.values(view.sietches).find((one) => one.at === at);
  const things: readonly (Message | false | undefined)[] = [
    settlement &&
      (view.settlements as readonly AreaId[]).includes(at) &&
      ranked(said(`settlement.${settlement}`), pieces.settlementRanks[settlement]),
    sietch && ranked(said('piece.sietch'), sietch.rank),
    view.stations.includes(at) && said('piece.station'),
    view.atomics.at === at && said('piece.atomics'),
    view.wormsigns.includes(at) && said('piece.wormsign'),
    view.worms.includes(at) && said('piece.sandworm'),
    view.leaders['wild-maker'].at === at && said('leader.wild-maker'),
    view.harvesters.includes(at) && vehicle('harvester'),
  ];
  return [
    area(at),
    said(`terrain.${terrainAt(view, at)}`),
    ...sectors.map(sectorName),
    ...planSaid(view, at),
    ...things.filter((thing): thing is Message => !!thing),
    ...SIDES.flatMap((of) => legionSaid(view, of, at)),
  ];
}
function zoneSaid(view: ArrakisView, id: Extract<PlaceId, `air-${string}`>): readonly Message[] {
  const craft = view.zones[id];
  return [zone({ view, names: {} }, id), craft ? vehicle(craft) : said('nothing')];
}
/** A place of the map in words, its parts one after the other. */
export const placeSaid = (view: ArrakisView, id: PlaceId): readonly Message[] => (isZone(id) ? zoneSaid(view, id) : areaSaid(view, id));
