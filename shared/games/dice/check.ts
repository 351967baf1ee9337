import { isAmount, knows, lists, type Report, reportTo } from '../checks.ts';
import type { Problem } from '../merged.ts';
import type { DiceData } from './data.ts';
import { ASSETS, HOUSE_FACES, HOUSES, LEADERS, POLAR_SINK, REGIONS, SPICE_FACES, STORM_ZONES, TOKENS, VENDETTA_FACES } from './ids.ts';

const FACES = 6;
const STRATEGIC = 5; // R2.5
const PLAIN = 4;
const WEST_FACES = 2; // R3.4

/** Finds every contradiction in the data and names the field; an empty list = the data can be played with. */
export function problemsOf(data: DiceData): readonly Problem[] {
  const found: Problem[] = [];
  const report = reportTo('dice', found);
  regions(data, report);
  borders(data, report);
  dice(data, report);
  for (const house of HOUSES) houseFacts(data, house, report);
  components(data, report);
  game(data, report);
  return found;
}

function regions({ map }: DiceData, report: Report): void {
  for (const id of REGIONS) {
    const field = `map.regions.${id}`;
    const { zone, strategic, desert, asset } = map.regions[id];
    if (!isAmount(zone, 0, 6)) report(`${field}.zone`, 'unknownZone', { zone: String(zone) });
    if ((zone === 0) !== (id === POLAR_SINK)) report(`${field}.zone`, 'polarSinkZone');
    for (const [name, value] of Object.entries({ strategic, desert, asset }))
      if (typeof value !== 'boolean') report(`${field}.${name}`, 'notYesOrNo');
  }
  if (map.regions[POLAR_SINK].strategic || map.regions[POLAR_SINK].desert) report(`map.regions.${POLAR_SINK}`, 'polarSinkNeutral'); // R2.3
  for (const zone of STORM_ZONES) {
    const count = REGIONS.filter((id) => map.regions[id].zone === zone).length;
    if (count < 1 || count > 2) report('map.regions', 'zoneSize', { zone, count }); // R2.4
  }
  const strategic = REGIONS.filter((id) => map.regions[id].strategic).length;
  if (strategic !== STRATEGIC) report('map.regions', 'strategicCount', { count: strategic }); // R2.5
  const track = lists(map.stormTrack.east);
  if (track.length !== STORM_ZONES.length) report('map.stormTrack.east', 'trackLength', { count: track.length });
  for (const zone of STORM_ZONES) if (!track.includes(zone)) report('map.stormTrack.east', 'trackMisses', { zone }); // R2.8
}

function borders({ map }: DiceData, report: Report): void {
  const seen = new Set<string>();
  const nameOf = (border: readonly unknown[]): string => [...lists(border)].sort().join(' - ');
  const border = (pair: readonly unknown[], field: string): void => {
    if (lists(pair).length !== 2) report(field, 'notTwoRegions');
    for (const id of lists(pair)) if (!knows(REGIONS, id)) report(field, 'unknownRegion', { region: String(id) });
    if (pair?.[0] === pair?.[1]) report(field, 'ownNeighbour', { region: String(pair?.[0]) });
  };
  if (!Array.isArray(map.adjacency)) report('map.adjacency', 'notAList');
  lists(map.adjacency).forEach((each, at) => {
    const field = `map.adjacency.${at}.between`;
    border(each?.between, field);
    if (seen.has(nameOf(each?.between))) report(field, 'borderTwice', { border: nameOf(each?.between) });
    seen.add(nameOf(each?.between));
  });
  for (const id of REGIONS)
    if (!lists(map.adjacency).some((each) => each?.between?.includes(id))) report('map.adjacency', 'noNeighbour', { region: id });
  for (const [id, { add, remove }] of Object.entries(map.alternatives)) {
    const field = `map.alternatives.${id}`;
    for (const pair of [...lists(add), ...lists(remove)]) border(pair, field);
  }
}

function dice({ dice }: DiceData, report: Report): void {
  for (const [name, die] of Object.entries(dice))
    if (lists<unknown>(die.faces).length !== FACES) report(`dice.${name}.faces`, 'sixFaces', { count: lists<unknown>(die.faces).length });
  const faces = (name: string, shown: readonly unknown[], known: readonly unknown[]): void =>
    shown.forEach((face, at) => {
      if (!knows(known, face)) report(`dice.${name}.faces.${at}`, 'unknownFace', { face: String(face) });
    });
  if (dice.house.count !== 4) report('dice.house.count', 'diceCount', { count: String(dice.house.count) }); // R2.1
  faces('house', lists(dice.house.faces), HOUSE_FACES);
  faces('vendetta', lists(dice.vendetta.faces), VENDETTA_FACES);
  faces(
    'spice',
    lists(dice.spice.faces).map((face) => face?.id),
    SPICE_FACES,
  );
  for (const id of SPICE_FACES)
    if (!lists(dice.spice.faces).some((face) => face?.id === id)) report('dice.spice.faces', 'faceMissing', { face: id });
  lists(dice.spice.faces).forEach((face, at) => {
    if (!isAmount(face?.spice)) report(`dice.spice.faces.${at}.spice`, 'notAnAmount');
    if (typeof face?.storm !== 'boolean') report(`dice.spice.faces.${at}.storm`, 'notYesOrNo');
  });
  const region = lists(dice.region.faces);
  for (const zone of STORM_ZONES)
    if (region.filter((face) => face?.zone === zone).length !== 1) report('dice.region.faces', 'faceOnce', { zone });
  region.forEach((face, at) => {
    if (!knows(['east', 'west'], face?.wind)) report(`dice.region.faces.${at}.wind`, 'unknownWind', { wind: String(face?.wind) });
  });
  const west = region.filter((face) => face?.wind === 'west').length;
  if (west !== WEST_FACES) report('dice.region.faces', 'westFaces', { count: west }); // R3.4
}

function houseFacts({ houses }: DiceData, id: (typeof HOUSES)[number], report: Report): void {
  const { seatsFrom, face, troop, large, leaders, start } = houses[id];
  const field = `houses.${id}`;
  for (const [name, value] of Object.entries({ troop, large })) if (!isAmount(value)) report(`${field}.${name}`, 'notAnAmount');
  if (!isAmount(seatsFrom, 2, 8)) report(`${field}.seatsFrom`, 'seatCount');
  if (face !== null && !knows(HOUSE_FACES, face)) report(`${field}.face`, 'unknownFace', { face: String(face) });
  for (const [leader, facts] of Object.entries(leaders)) {
    if (!knows(LEADERS, leader)) report(`${field}.leaders.${leader}`, 'unknownLeader', { leader });
    if (!isAmount(facts?.strength)) report(`${field}.leaders.${leader}.strength`, 'notAnAmount');
    if (facts?.besideAnother !== undefined && !isAmount(facts.besideAnother))
      report(`${field}.leaders.${leader}.besideAnother`, 'notAnAmount');
  }
  const { card, polarSink, region, everyFreeRegion } = start;
  for (const [name, value] of Object.entries({ ...card, polarSink, region, everyFreeRegion }))
    if (!isAmount(value)) report(`${field}.start.${name}`, 'notAnAmount');
  const free = everyFreeRegion * PLAIN;
  if (card.troop + card.large + polarSink + region + free > troop + large) report(`${field}.start`, 'startTooMany');
  if (card.leaders > Object.keys(leaders).length) report(`${field}.start.card.leaders`, 'startTooMany');
}

function components({ components, game }: DiceData, report: Report): void {
  let assets = 0;
  for (const id of ASSETS) {
    const { count } = components.assets[id];
    if (isAmount(count)) assets += count;
    else report(`components.assets.${id}.count`, 'notAnAmount');
  }
  if (assets !== STRATEGIC + 1) report('components.assets', 'assetCount', { count: assets }); // R2.1, R4.2
  for (const id of TOKENS) if (!isAmount(components.tokens[id].count)) report(`components.tokens.${id}.count`, 'notAnAmount');
  if (!isAmount(game.reserve)) report('game.reserve', 'notAnAmount');
}

function game({ game }: DiceData, report: Report): void {
  if (!isAmount(game.rounds, 1)) report('game.rounds', 'notAnAmount');
  if (!isAmount(game.alliancesFromSeats, 2, 9)) report('game.alliancesFromSeats', 'seatCount');
  for (const [seats, regions] of Object.entries(game.victory.solo))
    if (!isAmount(regions, 1, STRATEGIC)) report(`game.victory.solo.${seats}`, 'victoryRegions', { count: String(regions) });
  if (!isAmount(game.victory.allied, 1, STRATEGIC)) report('game.victory.allied', 'victoryRegions', { count: String(game.victory.allied) });
  for (const house of HOUSES)
    if (lists(game.setupOrder).filter((id) => id === house).length !== 1) report('game.setupOrder', 'orderMisses', { house });
}
