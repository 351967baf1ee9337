import { isAmount, knows, lists, type Report, reportTo } from '../checks.ts';
import type { Problem } from '../merged.ts';
import type { ArrakisData } from './data.ts';
import { problemsOfCards } from './check-cards.ts';
import { problemsOfEffects } from './check-effects.ts';
import {
  AREAS,
  type AreaId,
  ATOMICS,
  ATREIDES_TOKENS,
  HARKONNEN_TOKENS,
  NORTH_POLE,
  RANKS,
  SECTORS,
  SETTLEMENT_KINDS,
  SETTLEMENTS,
  SIDES,
  SIETCHES,
  SYMBOLS,
  TERRAINS,
  WORMSIGNS,
  ZONES,
} from './ids.ts';

/** Counts of the box. R2.1-R2.4, R3 */
const BOX = { figures: 129, stations: 6, wormsigns: 16, sietches: 8, tokens: 8, set: 6, actionFaces: 6, combatFaces: 6 } as const;

/** Finds every contradiction in the data and names the field; an empty list = the data can be played with. */
export function problemsOf(data: ArrakisData): readonly Problem[] {
  const found: Problem[] = [];
  const report = reportTo('arrakis', found);
  for (const id of AREAS) area(data, id, report);
  if (found.length === 0) wholeMap(data, report);
  tables(data, report);
  zones(data, report);
  pieces(data, report);
  numbers(data, report);
  problemsOfCards(data, report);
  problemsOfEffects(data, report);
  return found;
}

function area({ areas }: ArrakisData, id: AreaId, report: Report): void {
  const { sectors, terrain, settlement, sietch, station, open, impassable } = areas[id];
  const field = `areas.${id}`;
  if (!knows(TERRAINS, terrain)) report(`${field}.terrain`, 'unknownTerrain', { terrain: String(terrain) });
  const known = lists(sectors).filter((sector) => knows(SECTORS, sector)).length;
  if (known !== lists(sectors).length || known !== (id === NORTH_POLE ? 4 : 1)) report(`${field}.sectors`, 'sectorCount', { count: known });
  if (settlement !== undefined && !knows(SETTLEMENT_KINDS, settlement))
    report(`${field}.settlement`, 'unknownSettlement', { settlement: String(settlement) });
  else if (settlement !== settlementOf(id)) report(`${field}.settlement`, 'settlementSite', { area: id });
  if ((sietch !== undefined) !== knows(SIETCHES, id)) report(`${field}.sietch`, 'sietchSite', { area: id });
  if (station !== undefined && typeof station !== 'boolean') report(`${field}.station`, 'notYesOrNo');
  if (knows(ATOMICS, id) && terrain !== 'mountain') report(`${field}.terrain`, 'atomicsMountain', { area: id }); // R13.9
  const seen = new Set<unknown>();
  for (const [name, near] of [['open', open] as const, ['impassable', impassable] as const]) {
    if (!Array.isArray(near)) report(`${field}.${name}`, 'notAList');
    for (const other of lists<AreaId>(near)) {
      if (!knows(AREAS, other)) report(`${field}.${name}`, 'unknownArea', { area: String(other) });
      else if (other === id) report(`${field}.${name}`, 'ownNeighbour', { area: id });
      else if (seen.has(other)) report(`${field}.${name}`, 'borderTwice', { area: id, other });
      else if (!lists(areas[other][name]).includes(id)) report(`${field}.${name}`, 'borderOneWay', { area: id, other });
      seen.add(other);
    }
  }
}

/** The city and the capital stand where they are named after, villages on the other sites. R3.5 */
const settlementOf = (id: AreaId): unknown =>
  knows(SETTLEMENTS, id) ? (knows(SETTLEMENT_KINDS, id) ? id : SETTLEMENT_KINDS[0]) : undefined;

/** Every area can be reached on foot, and the sheltered plateaus are so. R3.6 */
function wholeMap({ areas }: ArrakisData, report: Report): void {
  const reached = new Set<AreaId>([NORTH_POLE]);
  for (const id of reached) for (const near of areas[id].open) reached.add(near);
  for (const id of AREAS) if (!reached.has(id)) report(`areas.${id}.open`, 'unreachable', { area: id });
  for (const id of AREAS) {
    const { terrain, sheltered, open, impassable } = areas[id];
    const ringed = terrain === 'plateau' && [...open, ...impassable].every((near) => ['mountain', 'plateau'].includes(areas[near].terrain));
    if (ringed !== (sheltered === true)) report(`areas.${id}.sheltered`, ringed ? 'isSheltered' : 'notSheltered', { area: id });
  }
  const stations = AREAS.filter((id) => areas[id].station).length;
  if (stations !== BOX.stations) report('areas', 'stationCount', { count: stations });
}

/** Sites and sectors that other tables name. R13.9, R16.3 */
function tables({ areas, exposes, tacticalSectors }: ArrakisData, report: Report): void {
  for (const id of ATOMICS)
    for (const plateau of lists(exposes[id])) {
      const touches = knows(AREAS, plateau) && [...lists(areas[id].open), ...lists(areas[id].impassable)].includes(plateau);
      if (!touches || areas[plateau].sheltered !== true) report(`exposes.${id}`, 'exposesNone', { area: String(plateau) });
    }
  for (const id of SIETCHES) {
    const [sector = ''] = lists(areas[id].sectors);
    const wanted = sector.endsWith('-inner') ? 'inner' : sector;
    if (tacticalSectors[id] !== wanted) report(`tacticalSectors.${id}`, 'tacticalSector', { area: id, sector: wanted });
  }
}

function zones({ zones }: ArrakisData, report: Report): void {
  for (const id of ZONES) {
    const [one, other] = lists(zones[id]);
    if (lists(zones[id]).length !== 2 || !knows(SECTORS, one) || !knows(SECTORS, other) || one === other)
      report(`zones.${id}`, 'zoneSectors', { zone: id });
  }
}

function pieces({ pieces }: ArrakisData, report: Report): void {
  const amounts = (field: string, of: Readonly<Record<string, unknown>>): number =>
    Object.entries(of).reduce((sum, [name, count]) => {
      if (isAmount(count)) return sum + (count as number);
      report(`pieces.${field}.${name}`, 'notAnAmount');
      return sum;
    }, 0);
  const count = (field: string, name: string, found: number, wanted: number): void => {
    if (found !== wanted) report(`pieces.${field}`, name, { count: found, wanted });
  };
  const named = 15;
  const units = SIDES.reduce((sum, side) => sum + amounts(`figures.${side}`, pieces.figures[side]), named);
  count('figures', 'figureCount', units + amounts('vehicles', pieces.vehicles) + amounts('worms', pieces.worms), BOX.figures); // R2.1
  count('stations.symbols', 'stationCount', amounts('stations.symbols', pieces.stations.symbols), BOX.stations);
  count('wormsigns.mix', 'wormsignCount', amounts('wormsigns.mix', pieces.wormsigns.mix), BOX.wormsigns);
  for (const kind of WORMSIGNS) if (pieces.wormsigns.mix[kind] === 0) report(`pieces.wormsigns.mix.${kind}`, 'notAnAmount');
  const ranks = lists(pieces.sietchRanks);
  count('sietchRanks', 'sietchCount', ranks.length, BOX.sietches);
  ranks.forEach((rank, at) => {
    if (!isAmount(rank, 1, 3)) report(`pieces.sietchRanks.${at}`, 'notARank');
  });
  for (const kind of SETTLEMENT_KINDS)
    if (!isAmount(pieces.settlementRanks[kind], 1, 3)) report(`pieces.settlementRanks.${kind}`, 'notARank');
  tokens(pieces, report);
  for (const side of SIDES) {
    const { count: dice, faces } = pieces.actionDice[side];
    if (!isAmount(dice, 1, 12)) report(`pieces.actionDice.${side}.count`, 'notAnAmount');
    count(`actionDice.${side}.faces`, 'sixFaces', lists(faces).length, BOX.actionFaces);
    for (const face of lists(faces))
      if (!knows(SYMBOLS, face)) report(`pieces.actionDice.${side}.faces`, 'unknownFace', { face: String(face) });
  }
  count('combatDice.faces', 'sixFaces', lists(pieces.combatDice.faces).length, BOX.combatFaces);
  for (const face of lists(pieces.combatDice.faces))
    if (!knows(['hit', 'shield', 'special'], face)) report('pieces.combatDice.faces', 'unknownFace', { face: String(face) });
}

function tokens(pieces: ArrakisData['pieces'], report: Report): void {
  const totals = new Map<string, number>();
  const add = (group: string, count: number): void => void totals.set(group, (totals.get(group) ?? 0) + count);
  const check = (field: string, group: string, { units, count }: { readonly units: object; readonly count: number }): void => {
    if (!isAmount(count)) report(`pieces.${field}.count`, 'notAnAmount');
    else add(group, count);
    const shown = Object.entries(units);
    if (shown.length === 0 || !shown.every(([figure, many]) => knows([...RANKS, 'generic'], figure) && isAmount(many, 1)))
      report(`pieces.${field}.units`, 'tokenFigures');
  };
  for (const id of ATREIDES_TOKENS) {
    const token = pieces.atreidesTokens[id];
    check(`atreidesTokens.${id}`, token.starting ? 'starting' : 'standard', token);
  }
  for (const id of HARKONNEN_TOKENS) check(`harkonnenTokens.${id}`, pieces.harkonnenTokens[id].set, pieces.harkonnenTokens[id]);
  for (const [group, wanted] of Object.entries({ starting: BOX.tokens, standard: BOX.tokens, black: BOX.set, silver: BOX.set }))
    if (totals.get(group) !== wanted) report(`pieces.${group}`, 'tokenCount', { group, count: totals.get(group) ?? 0, wanted });
}

function numbers({ numbers, spiceRows }: ArrakisData, report: Report): void {
  const each = (field: string, of: object): void => {
    for (const [name, value] of Object.entries(of))
      if (typeof value === 'object' && value !== null) each(`${field}.${name}`, value);
      else if (!isAmount(value, 0, 20)) report(`${field}.${name}`, 'notAnAmount');
  };
  each('numbers', numbers);
  each('spiceRows', spiceRows);
  const { bottom, top, start } = numbers.imperium;
  if (!(bottom <= start && start <= top && bottom < top)) report('numbers.imperium', 'imperiumSteps');
  for (let step = bottom; step <= top; step++) if (!spiceRows[step]) report('spiceRows', 'rowMissing', { step });
  if (numbers.tracks.end < 1) report('numbers.tracks.end', 'notAnAmount');
}
