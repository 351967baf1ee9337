import { chamfered, group, line, rect, sign, silent, tag } from '../../../sheets/draw.ts';
import type { SignId } from '../../../sheets/icons.ts';
import { SMALLEST, type Span } from '../../../sheets/measure.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { bandOf, stone } from '../../../sheets/stones.ts';
import type { Message } from '../../../text/message.ts';
import type { HouseId, LeaderId } from '../ids.ts';
import { powerText } from '../words/names.ts';
import { type Desk, POWER_RULES } from './common.ts';

/** How large a House card is drawn. Millimetres, sizes in points. */
export interface CardFormat {
  readonly pad: number;
  readonly stone: number;
  readonly name: number;
  /** Size of the powers; they shrink together if they need more room. */
  readonly power: number;
  /** Room that tokens need: height of the places, width of a Leader's. */
  readonly place: number;
  readonly leader: number;
  /** Height of the spice track. */
  readonly track: number;
  /** Room for both ways of the Face Dancers; else the one this table plays. R16.9 */
  readonly bothWays: boolean;
}
export const SMALL: CardFormat = { pad: 4.2, stone: 13, name: 14.5, power: 7.7, place: 13.6, leader: 13.4, track: 5.6, bothWays: false };
export const TAROT: CardFormat = { pad: 4.3, stone: 14, name: 16.5, power: 8.6, place: 20, leader: 14.4, track: 9, bothWays: true };
export const LARGE: CardFormat = { pad: 5.5, stone: 18, name: 20, power: 9.5, place: 32, leader: 17, track: 13.4, bothWays: true };

/**
 * The House's card: it is read, and it is the board its recruited troops, Leaders and spice lie on. R1.2
 * @param bleed how far what crosses the card goes on beyond its cut
 */
export function houseCard(desk: Desk, house: HouseId, cell: Box, format: CardFormat, bleed = 0): Item[] {
  const { pad } = format;
  const inner = { x: cell.x + pad, y: cell.y + pad, width: cell.width - 2 * pad, height: cell.height - 2 * pad + 0.4 };
  const band = { x: cell.x - bleed, y: inner.y + format.stone + pad * 0.45, width: cell.width + 2 * bleed, height: 2.4 };
  const foot = footOf(desk, house, inner, format);
  const top = band.y + band.height + 1.7;
  const room = { ...inner, y: top, height: foot.top - 1.6 - top };
  return [...headOf(desk, house, inner, format), ...bandOf(house, band), ...bodyOf(desk, house, room, format), ...foot.items];
}

function headOf({ setter, say, board }: Desk, house: HouseId, inner: Box, format: CardFormat): Item[] {
  const size = format.stone;
  const x = inner.x + size + 3;
  const width = inner.width - size - 3;
  const name = setter.fit(
    say(`dice.house.${house}`),
    { face: 'display', size: format.name, leading: 1 },
    { x, y: inner.y, width, height: size * 0.52 },
    'bottom',
  );
  const leaders = board.leadersOf[house].map(
    (id): Message => ({ key: 'dice.sheet.leader', with: { name: { key: `dice.leader.${id}` }, strength: board.strengthOf[id].alone } }),
  );
  const both = board.leadersOf[house].reduce(
    (sum, id, index) => sum + (index === 0 ? board.strengthOf[id].alone : board.strengthOf[id].beside),
    0,
  );
  const told =
    leaders.length > 1 ? say('dice.sheet.leaders', { names: leaders, strength: both }) : say(leaders[0]?.key ?? '', leaders[0]?.with);
  const small = format.power * 0.91;
  const lines = setter.fit(
    told,
    { face: 'regular', size: small, ink: 'soft', leading: 1.2 },
    { x: x + 3.6, y: inner.y + size * 0.57, width: width - 3.6, height: size * 0.45 },
  );
  return [
    stone(house, inner.x + size / 2 - 0.4, inner.y + size / 2, size),
    tag('H2', name),
    sign('leader', x + 1.3, inner.y + size * 0.57 + small * 0.22, 2.8, 'soft'),
    tag('P', lines),
  ];
}

interface Foot {
  readonly top: number;
  readonly items: Item[];
}
/** What the House owns in all, and how it starts. */
function footOf(desk: Desk, house: HouseId, inner: Box, format: CardFormat): Foot {
  const { setter, say } = desk;
  const facts = desk.board.data.houses[house];
  const scale = format.power / SMALL.power;
  const counts: readonly (readonly [SignId, number, string])[] = [
    ['troop', facts.troop, 'dice.token.troop'],
    ['elite', facts.large, 'dice.token.large'],
    ['leader', desk.board.leadersOf[house].length, 'dice.token.leader'],
  ];
  const wide = counts.filter(([, count]) => count > 0).reduce((sum, [, count]) => sum + countWidth(desk, count, scale), 0);
  const told = { x: inner.x + wide + 0.5, width: inner.width - wide - 0.5 };
  const style = { face: 'regular', size: SMALLEST * scale, ink: 'soft', align: 'right', leading: 1.12 } as const;
  const needed = setter.set(startOf(desk, house), style, told.x, 0, told.width).box.height;
  const height = Math.max(7.6 * scale, needed + 1.1);
  const top = inner.y + inner.height - height;
  let x = inner.x;
  const owned = counts
    .filter(([, count]) => count > 0)
    .map(([id, count, name]): Item => {
      const number = setter.fit(
        String(count),
        { face: 'semibold', size: 7.5 * scale },
        { x: x + 3.9 * scale, y: top + 1.4, width: 5 * scale, height: height - 1.4 },
        'middle',
      );
      const mark = sign(id, x + 1.6 * scale, top + 1.4 + (height - 1.4) / 2, 3.2 * scale);
      x += countWidth(desk, count, scale);
      return { kind: 'tag', tag: 'Figure', alt: `${say(name)}: ${count}`, items: [mark, number] };
    });
  const start = setter.fit(startOf(desk, house), style, { ...told, y: top + 0.9, height: height - 0.9 }, 'middle');
  return { top, items: [line([inner.x, top], [inner.x + inner.width, top], { stroke: 'ink', width: 0.35 }), ...owned, tag('P', start)] };
}

/** A sign and how many there are of it. */
const countWidth = ({ setter }: Desk, count: number, scale: number): number =>
  5.9 * scale + setter.width(String(count), { face: 'semibold', size: 7.5 * scale });

/** How the House begins, from the data. R4.8 @param here names the House card: on the card itself, or on another sheet */
export function startOf({ say, board }: Desk, house: HouseId, here = 'dice.sheet.start.card'): string {
  const { start } = board.data.houses[house];
  const large = house === 'corrino' ? 'dice.sheet.count.sardaukar' : 'dice.sheet.count.large';
  const only = board.data.houses[house].troop === 0 ? large : 'dice.sheet.count.troops';
  const count = (key: string, n: number): Message[] => (n > 0 ? [{ key, with: { n } }] : []);
  const { card } = start;
  const groups: readonly (readonly [string, readonly Message[]])[] = [
    [
      here,
      [
        ...count('dice.sheet.count.leaders', card.leaders),
        ...count('dice.sheet.count.troops', card.troop),
        ...count(large, card.large),
        ...count('dice.sheet.count.spice', card.spice),
      ],
    ],
    ['dice.sheet.start.pole', count(only, start.polarSink)],
    ['dice.sheet.start.region', [...count(only, start.region), ...(start.leftOverAsset ? [{ key: 'dice.sheet.leftOverAsset' }] : [])]],
    ['dice.sheet.start.everyFreeRegion', count(only, start.everyFreeRegion)],
  ];
  const said = groups.filter(([, items]) => items.length > 0).map(([key, items]) => say(key, { items }));
  return [...said, ...(start.prediction ? [say('dice.sheet.start.prediction')] : [])].join(' ');
}

/** Under this height no token would lie on a place: the texts are too long. */
const LEAST_PLACE = 7;
const spoilt = (item: Item): Item => {
  if (item.kind === 'text') return { ...item, overflow: true };
  return item.kind === 'path' ? item : { ...item, items: item.items.map(spoilt) };
};

/** Powers above, places below; the powers shrink until the tokens have their room. */
function bodyOf(desk: Desk, house: HouseId, room: Box, format: CardFormat): Item[] {
  const track = desk.board.data.houses[house].spiceMarker ? format.track + 1.2 : 0;
  const smallest = format.power * READABLE;
  for (let [size, leading] = [format.power, LEADING]; ; ) {
    const powers = powersOf(desk, house, room, format, { size, leading });
    const free = room.height - powers.height - track - 1.2;
    // First the words give way, down to what is still easily read; then the places; then the words again.
    const enough = size > smallest ? format.place : LEAST_PLACE;
    if (free < enough && leading > TIGHTEST) {
      if (size > SMALLEST) size = Math.max(SMALLEST, size - 0.2);
      else leading -= 0.04;
      continue;
    }
    const items = free < LEAST_PLACE ? powers.items.map(spoilt) : powers.items;
    const height = Math.min(free, format.place * 1.5);
    const y = room.y + room.height - track - height;
    const spice = { ...room, y: room.y + room.height - format.track, height: format.track };
    return [...items, ...placesOf(desk, house, { ...room, y, height }, format), ...trackOf(desk, track, spice)];
  }
}
/** How far lines are apart: where letters may not shrink any more, they move together. */
const LEADING = 1.26;
const TIGHTEST = 1.06;
interface Letters {
  readonly size: number;
  readonly leading: number;
}
/** Share of their size down to which words give way to tokens. */
const READABLE = 0.88;

function powersOf(
  desk: Desk,
  house: HouseId,
  room: Box,
  format: CardFormat,
  { size, leading }: Letters,
): { items: Item[]; height: number } {
  const { setter, say, board } = desk;
  const { powers, allyPower } = board.data.houses[house];
  const otherWay = desk.request.options['face_dancers'] === 'spice' ? 'face-dancers' : 'face-dancers-alternative';
  const shown = format.bothWays ? powers : powers.filter((power) => power !== otherWay);
  let y = room.y;
  const items: Item[] = [];
  for (const power of [...shown, allyPower]) {
    if (y > room.y) {
      const gap = size * 0.15;
      y += gap;
      items.push(line([room.x, y], [room.x + room.width, y], { stroke: 'hair' }));
      y += gap * 0.7;
    }
    const bold = { face: 'bold', size, leading } as const;
    const mark = power === allyPower ? allyMark(desk, size) : null;
    const name = setter.fit(say(`dice.power.${power}`), bold, {
      x: room.x,
      y,
      width: room.width - (mark ? mark.width + 1.4 : 0),
      height: size * 0.46,
    });
    const does = powerText(power, board.data.game);
    const text: Span[] = [
      { text: `${say(does.key, does.with)} ` },
      { text: POWER_RULES[power] ?? '', size: Math.max(SMALLEST, size * 0.78), ink: 'quiet', glued: true },
    ];
    const told = setter.set(text, { face: 'regular', size, leading }, room.x, y + name.box.height, room.width);
    const wide = name.lines[0]?.runs.reduce((sum, run) => sum + run.width, 0) ?? 0;
    items.push(
      tag('H3', name, ...(mark ? [group(room.x + wide + 1.4, y + (name.box.height - mark.height) / 2, mark.items)] : [])),
      tag('P', told),
    );
    y = told.box.y + told.box.height;
  }
  return { items, height: y - room.y };
}

/** Two rings in a frame: allies may use this. Drawn from 0,0. R16.1 */
function allyMark({ setter, say }: Desk, size: number): { items: Item[]; width: number; height: number } {
  const word = say('dice.sheet.ally');
  const style = { face: 'bold', size: Math.max(SMALLEST, size * 0.78), leading: 1.1 } as const;
  const wide = setter.width(word, style);
  const height = Math.max(2.7, size * 0.42);
  const ring = height * 0.9;
  const width = ring + wide + 2.4;
  const text = setter.fit(word, style, { x: ring + 1.4, y: 0, width: wide + 0.5, height }, 'middle');
  return {
    items: [
      chamfered({ x: 0, y: 0, width, height }, 0.5, { stroke: 'ink', width: 0.25 }),
      sign('ally', ring / 2 + 0.7, height / 2, ring),
      text,
    ],
    width,
    height,
  };
}

const DASHED = { stroke: 'place', width: 0.25, dash: [0.9, 0.7] } as const;

/** Dashed places where Leaders and recruited troops lie. R1.2, R1.3 */
function placesOf(desk: Desk, house: HouseId, room: Box, format: CardFormat): Item[] {
  const leaders = desk.board.leadersOf[house];
  const gap = 2;
  const places = leaders.map((id, index) =>
    leaderPlace(
      desk,
      id,
      { x: room.x + index * (format.leader + gap), y: room.y, width: format.leader, height: room.height },
      leaders.length,
    ),
  );
  const x = room.x + leaders.length * (format.leader + gap);
  const box = { x, y: room.y, width: room.x + room.width - x, height: room.height };
  const { troop } = desk.board.data.houses[house];
  if (house === 'smugglers') return [...places.flat(), tag('P', noTroops(desk, box))]; // R16.22
  const mark = sign(troop > 0 ? 'troop' : 'elite', box.x + box.width / 2, box.y + box.height / 2, 4.6, 'ghost');
  return [...places.flat(), chamfered(box, 0.8, DASHED), mark];
}
function noTroops({ setter, say }: Desk, box: Box): Item {
  return setter.fit(
    say('dice.sheet.noTroops'),
    { face: 'regular', size: 7, ink: 'quiet', align: 'centre' },
    { ...box, x: box.x + 2, width: box.width - 4 },
    'middle',
  );
}
/** A lower place has no room for a sign above the name. */
const LEAST_WITH_SIGN = 10.5;
function leaderPlace({ setter, say, board }: Desk, id: LeaderId, box: Box, of: number): Item[] {
  const strength = String(board.strengthOf[id].alone);
  const label = setter.fit(
    of > 1 ? say(`dice.leader.${id}`) : strength,
    { face: 'semibold', size: SMALLEST, ink: 'quiet', align: 'centre', leading: 1.1 },
    { x: box.x + 0.5, y: box.y + box.height - 6.2, width: box.width - 1, height: 5.2 },
    box.height < LEAST_WITH_SIGN ? 'middle' : 'bottom',
  );
  if (box.height < LEAST_WITH_SIGN) return [chamfered(box, 0.8, DASHED), silent(label)];
  return [chamfered(box, 0.8, DASHED), sign('leader', box.x + box.width / 2, box.y + (box.height - 3) / 2, 4.6, 'ghost'), silent(label)];
}

/** 0 to the most a House may store; the spice marker stands on it. R16.11, R16.13 */
function trackOf({ setter, board }: Desk, wanted: number, room: Box): Item[] {
  if (wanted === 0) return [];
  const cells = board.data.game.reserve + 1;
  const label = 5.5;
  const width = (room.width - label) / cells;
  const places = Array.from({ length: cells }, (_, index): Item[] => {
    const box = { x: room.x + label + index * width, y: room.y, width, height: room.height };
    const number = setter.fit(String(index), { face: 'semibold', size: 7.5, ink: 'quiet', align: 'centre' }, box, 'middle');
    return index === 0 ? [silent(number)] : [line([box.x, box.y], [box.x, box.y + box.height], DASHED), silent(number)];
  });
  const track = { x: room.x + label, y: room.y, width: room.width - label, height: room.height };
  return [sign('spice', room.x + 2, room.y + room.height / 2, 4, 'spice'), rect(track, DASHED), ...places.flat()];
}
