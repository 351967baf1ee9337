import type { AreaId, Side } from '../ids.ts';
import { legionAt } from '../queries/legions.ts';
import { otherSide, person } from '../queries/table.ts';
import { sietchAt, terrain } from '../queries/areas.ts';
import type { Part } from '../types.ts';
import { gainOf } from './fulfil.ts';
import { type Look, onceFor } from './look.ts';
import { holdsOf } from './siege.ts';
import { FORWARD, STATION } from './weights.ts';

/** How much an area draws the legions of a side, whoever they are: what lies ahead, before anybody can do it. */
export function charmOf(look: Look, side: Side, at: AreaId, part?: Part): number {
  const charm = side === 'harkonnen' ? harkonnenCharm(look, at) : atreidesCharm(look, at);
  if (!part) return charm;
  const units = part.regular + part.elite + part.special + 2 * part.tokens.length;
  return charm * Math.min(6, units + 0.5 * part.generic) * (side === 'harkonnen' ? 1 : 0.5) + mastersCharm(look, side, at, part);
}
const harkonnenCharm = onceFor((look, at: AreaId): number => conquest(look, 'harkonnen', at));
const atreidesCharm = onceFor((look, at: AreaId): number => conquest(look, 'atreides', at) + quest(look, at));

const FADING = Array.from({ length: 100 }, (_, steps) => 0.75 ** steps);
const fading = (steps: number): number => FADING[steps] ?? 0;
/** Enemy settlements that are near. */
function conquest(look: Look, side: Side, at: AreaId): number {
  let most = 0;
  let all = 0;
  for (const hold of holdsOf(look, otherSide(side))) {
    const pull = hold.prize * fading(look.book.distance(at, hold.at));
    all += pull;
    most = Math.max(most, pull);
  }
  return FORWARD * (most + 0.2 * all);
}
/** Stations, and ground that an open card asks for. */
function quest(look: Look, at: AreaId): number {
  const { state, book } = look;
  let stations = 0;
  for (const site of state.stations) stations = Math.max(stations, STATION * 0.55 ** book.distance(at, site));
  let wanted = 0;
  for (const { card } of state.shown) {
    const { condition } = book.data.prescience[card];
    if (condition.is !== 'legions') continue;
    const isWanted = (area: AreaId): boolean =>
      condition.in.includes(terrain(state, area)) &&
      !(condition.noSietch && sietchAt(state, area) !== null) &&
      legionAt(state, 'atreides', area) === null;
    if (isWanted(at)) wanted += 0.1 * gainOf(look, card);
    else if (book.open[at].some(isWanted)) wanted += 0.04 * gainOf(look, card);
  }
  return 0.25 * stations + wanted;
}
/** Paul and Jessica are not to be lost. */
function mastersCharm(look: Look, side: Side, at: AreaId, { named }: Part): number {
  if (side === 'harkonnen' || named.length === 0) return 0;
  const masters = (['paul', 'jessica'] as const).filter((who) => named.includes(person(look.state, who))).length;
  return masters * (sietchAt(look.state, at) ? 0.03 : 0);
}
