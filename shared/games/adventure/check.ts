import { isAmount, knows, lists, type Report, reportTo } from '../checks.ts';
import type { Problem } from '../merged.ts';
import { type AdventureData, DATA, type SpaceFacts } from './data.ts';
import { CARDS, CASTLE, COLOURS, DESERT, EQUIPMENT, FIELDS, FIGURES, SPACE_KINDS, SPACES, type SpaceId } from './ids.ts';

const CARD_COUNT = 52; // R2.1
const ROLES = ['heir', 'ruler', 'warrior'];
const HOUSES = ['atreides', 'corrino', 'fremen', 'harkonnen'];
const LEAST_SUM = 2; // of two dice
const MOST_SUM = 12;
const FACES = 6;

/**
 * Finds every contradiction in the data and names the field; an empty list = the data can be played with.
 * @param data has the fields of the delivered data; plain values and lists may be anything
 */
export function problemsOf(data: AdventureData): readonly Problem[] {
  const found: Problem[] = [];
  const report = reportTo('adventure', found);
  for (const id of SPACES) space(data, id, report);
  if (found.length === 0) rings(data, report);
  fighters(data, report);
  cards(data, report);
  investments(data, report);
  colours(data, report);
  game(data, report);
  return found;
}

function space({ board }: AdventureData, id: SpaceId, report: Report): void {
  const { kind, ring, colour, next } = board.spaces[id];
  const field = `board.spaces.${id}`;
  if (!knows(SPACE_KINDS, kind)) report(`${field}.kind`, 'unknownKind', { kind: String(kind) });
  if (!knows(['desert', 'castle'], ring)) report(`${field}.ring`, 'unknownRing', { ring: String(ring) });
  const isOwned = kind === 'sietch' || kind === 'training';
  if (isOwned ? !knows(COLOURS, colour) : colour !== null) report(`${field}.colour`, 'spaceColour', { space: id });
  if (lists(next).length === 0) report(`${field}.next`, 'noWayOn', { space: id });
  for (const to of lists(next)) if (!knows(SPACES, to) || to === id) report(`${field}.next`, 'unknownSpace', { space: String(to) });
}

/** Both rings are closed, and only a sietch and the Training space of its colour are linked, both ways. R3.1, R3.4 */
function rings({ board: { spaces } }: AdventureData, report: Report): void {
  for (const [ring, size] of [
    ['desert', DESERT.length],
    ['castle', CASTLE.length],
  ] as const) {
    const count = SPACES.filter((id) => spaces[id].ring === ring).length;
    if (count !== size) report('board.spaces', 'ringSize', { ring, count });
  }
  for (const id of SPACES) {
    const field = `board.spaces.${id}.next`;
    const along = spaces[id].next.filter((to) => spaces[to].ring === spaces[id].ring);
    if (along.length !== 1) report(field, 'oneWayOn', { space: id });
    for (const to of spaces[id].next) {
      if (spaces[to].ring === spaces[id].ring) continue;
      if (!isLink(spaces[id], spaces[to])) report(field, 'noLink', { one: id, other: to });
      else if (!spaces[to].next.includes(id)) report(field, 'linkOneWay', { one: id, other: to });
    }
  }
  for (const colour of COLOURS)
    for (const kind of ['sietch', 'training'] as const) {
      const count = SPACES.filter((id) => spaces[id].kind === kind && spaces[id].colour === colour).length;
      if (count !== 1) report('board.spaces', 'oneEach', { kind, colour, count });
    }
  for (const id of SPACES) {
    const missed = SPACES.find((to) => spaces[to].ring === spaces[id].ring && !ringFrom(spaces, id).has(to));
    if (!missed) continue;
    report(`board.spaces.${id}.next`, 'ringOpen', { space: id, missed });
    return;
  }
}
const isLink = (one: SpaceFacts, other: SpaceFacts): boolean =>
  one.colour !== null && one.colour === other.colour && [one, other].some(({ kind }) => kind === 'sietch');
/** Every space that is reached without leaving the ring. */
function ringFrom(spaces: AdventureData['board']['spaces'], from: SpaceId): ReadonlySet<SpaceId> {
  const reached = new Set<SpaceId>([from]);
  for (const id of reached) for (const to of spaces[id].next) if (spaces[to].ring === spaces[id].ring) reached.add(to);
  return reached;
}

function fighters({ fighters, game }: AdventureData, report: Report): void {
  for (const id of FIGURES) {
    const { colour, role, guile, strength } = fighters[id];
    const field = `fighters.${id}`;
    if (colour !== DATA.fighters[id].colour) report(`${field}.colour`, 'fighterColour', { figure: id, colour: DATA.fighters[id].colour }); // R2.3
    if (!knows(ROLES, role)) report(`${field}.role`, 'unknownRole', { role: String(role) });
    if (!isAmount(guile, 1, game.limits.guile)) report(`${field}.guile`, 'fighterValue', { most: String(game.limits.guile) }); // R1.3
    if (!isAmount(strength, 1, game.limits.strength)) report(`${field}.strength`, 'fighterValue', { most: String(game.limits.strength) });
  }
}

function cards({ cards }: AdventureData, report: Report): void {
  let all = 0;
  for (const id of CARDS) {
    const { type, copies } = cards[id];
    if (type !== (knows(EQUIPMENT, id) ? 'equipment' : 'kanly')) report(`cards.${id}.type`, 'cardType', { card: id });
    if (isAmount(copies)) all += copies;
    else report(`cards.${id}.copies`, 'notAnAmount');
  }
  if (all !== CARD_COUNT) report('cards', 'cardCount', { count: all, right: CARD_COUNT });
}

function investments({ investments }: AdventureData, report: Report): void {
  for (const colour of COLOURS)
    for (const id of FIELDS) {
      const { numbers, ratio } = investments[colour][id];
      const field = `investments.${colour}.${id}`;
      const fits = lists(numbers).filter((each) => isAmount(each, LEAST_SUM, MOST_SUM));
      if (fits.length !== 2 || lists(numbers).length !== 2 || fits[0] === fits[1]) report(`${field}.numbers`, 'investmentNumbers'); // R11.3
      if (!isAmount(ratio, 1)) report(`${field}.ratio`, 'notAnAmount');
    }
}

function colours({ colours }: AdventureData, report: Report): void {
  for (const id of COLOURS) {
    const { house } = colours[id];
    if (!knows(HOUSES, house)) report(`colours.${id}.house`, 'unknownHouse', { house: String(house) });
    else if (COLOURS.some((other) => other !== id && colours[other].house === house))
      report(`colours.${id}.house`, 'houseTwice', { house });
  }
}

function game({ game }: AdventureData, report: Report): void {
  const { spice, harvesters, start, limits, prices, tests } = game;
  if (!isAmount(spice, 1, 999)) report('game.spice', 'notAnAmount');
  if (!isAmount(harvesters, 1, 999)) report('game.harvesters', 'notAnAmount');
  for (const good of ['spice', 'harvesters'] as const) {
    if (!isAmount(start[good])) report(`game.start.${good}`, 'notAnAmount');
    else if (start[good] * COLOURS.length > game[good]) report(`game.start.${good}`, 'startTooMany'); // R4.3
  }
  for (const [name, most] of Object.entries(limits)) if (!isAmount(most, 1, 12)) report(`game.limits.${name}`, 'notAnAmount');
  for (const [name, price] of Object.entries(prices)) if (!isAmount(price)) report(`game.prices.${name}`, 'notAnAmount');
  if (!isAmount(prices.guile, 1)) report('game.prices.guile', 'notFree'); // R12.1
  if (!isAmount(prices.salePieces, 1)) report('game.prices.salePieces', 'notFree'); // R12.3
  for (const [name, die] of Object.entries(tests))
    if (!isAmount(die, 1, FACES + 1)) report(`game.tests.${name}`, 'dieFace', { most: FACES + 1 });
}
