import { diamond, disc, figure, group, line, outline, path, type Point, polygon, rect, sign, tag } from '../../../sheets/draw.ts';
import { grown, within } from '../../../sheets/geometry.ts';
import { SMALLEST } from '../../../sheets/measure.ts';
import type { Box, Item, TextItem } from '../../../sheets/page.ts';
import { patternIn, stone } from '../../../sheets/stones.ts';
import { type Colour, FIELDS, type FieldId, type Ring } from '../ids.ts';
import { SPACE_SIGNS } from '../signs.ts';
import { colourName, type Desk } from './common.ts';
import { figureMark } from './figures.ts';
import { DOORWAY, onOval, type Oval, oval, ovalsOf, type Place, placesOn, RADIUS, shapeOf } from './rings.ts';

/** How the board is drawn. Millimetres. */
export interface PlanFormat {
  readonly width: number;
  readonly height: number;
  /** Colours whose figures stand at home; absent = the board alone. R4.3 */
  readonly playing?: readonly Colour[];
}
interface Named extends Place {
  readonly name: TextItem;
}

const LABEL = { width: 19, height: 3 } as const;

/** Room for the plan on a page that says something more below it. */
export const planHeight = ({ request }: Desk): number => (request.paper === 'letter' ? 130 : 142);

/** Every space and every corner around 0,0: nobody wants them cut. */
export function wholeOn(desk: Desk, format: PlanFormat): readonly Box[] {
  const { ways } = ovalsOf(format);
  const spaces = (['desert', 'castle'] as const).flatMap((ring) => placesOn(desk, ring, ways[ring]));
  return [...spaces.map((place) => shapeOf(desk, place)), ...corners(desk, format).map(({ box }) => box)];
}

/** Both rings around 0,0, with the investments of each colour in the corner beside its sietch. R3 */
export function planDrawing(desk: Desk, format: PlanFormat): Item[] {
  const { rim, wall, pit, ways } = ovalsOf(format);
  const named = (ring: Ring): readonly Named[] =>
    placesOn(desk, ring, ways[ring]).map((place) => ({ ...place, name: nameOf(desk, place, rim) }));
  const [desert, castle] = [named('desert'), named('castle')];
  const taken = [...desert.map(roomOf), ...corners(desk, format).map(({ box }) => box)];
  return [
    path(oval(rim), { stroke: 'ink', width: 0.6 }),
    sand(rim, wall, taken),
    ...cliff(wall),
    ...links(desk, [...desert, ...castle]),
    path(oval(pit), { stroke: 'hair', width: 0.3 }),
    ...steps(desert, ways.desert),
    ...steps(castle, ways.castle),
    ...ringFigure(desk, 'desert', desert, format),
    ...ringFigure(desk, 'castle', castle, format),
    ...pitTexts(desk, pit),
    ...corners(desk, format).flatMap(({ colour, box }) => fieldsOf(desk, colour, box, !format.playing || format.playing.includes(colour))),
  ];
}

/** A space with its name below. */
function roomOf({ ring, at: [x, y], name }: Named): Box {
  const radius = RADIUS[ring] + 1;
  const high = LABEL.height * name.lines.length;
  return { x: x - LABEL.width / 2 + 1, y: y - radius - 0.6, width: LABEL.width - 2, height: 2 * radius + high + 1 };
}
/** On one line, or smaller on two. Stairs that come from below on one side push it to the other, the rim inwards. */
function nameOf({ setter, say, board }: Desk, { id, ring, at: [x, y] }: Place, rim: Oval): TextItem {
  const { kind, colour } = board.data.board.spaces[id];
  const aside = colour && ring === 'castle' && y > 0 ? (x < 0 ? STAIRS : -STAIRS) : 0;
  const label = (size: number, lines: number): TextItem =>
    setter.fit(
      say(`adventure.kind.${kind}`),
      { face: 'semibold', size, align: 'centre', leading: 1.1 },
      {
        x: x - LABEL.width / 2 + aside,
        y: y + RADIUS[ring] + (colour ? 1.4 : 0.5),
        width: LABEL.width,
        height: LABEL.height * lines,
      },
    );
  const name = label(7.2, 1);
  return awayFrom(rim, name.overflow ? label(SMALLEST, 2) : name);
}
const STAIRS = 2.8;
/** So far a name stays from the rim. */
const CLEAR = 1.6;
/** A name moved towards the middle until both its ends are within the rim. */
function awayFrom({ a, b }: Oval, name: TextItem): TextItem {
  const most = Math.max(...name.lines.map(({ runs }) => runs.reduce((sum, run) => sum + run.width, 0))) / 2;
  const middle = name.box.x + name.box.width / 2;
  const down = Math.max(Math.abs(name.box.y), Math.abs(name.box.y + LABEL.height * name.lines.length));
  const widest = (a - CLEAR) * Math.sqrt(Math.max(0, 1 - (down / (b - CLEAR)) ** 2));
  const by = Math.max(0, Math.abs(middle) + most - widest) * -Math.sign(middle);
  return { ...name, box: { ...name.box, x: name.box.x + by }, lines: name.lines.map((each) => ({ ...each, x: each.x + by })) };
}

/** Dots between rim and cliff that keep clear of what stands there. */
function sand(rim: Oval, wall: Oval, taken: readonly Box[]): Item {
  const dots: string[] = [];
  const inside = (x: number, y: number, { a, b }: Oval, by: number): boolean => (x / (a + by)) ** 2 + (y / (b + by)) ** 2 < 1;
  const step = 2.5;
  for (let row = -Math.ceil(rim.b / step); row * step < rim.b; row++)
    for (let column = -Math.ceil(rim.a / step); column * step < rim.a; column++) {
      const [x, y] = [(column + (row % 2 === 0 ? 0 : 0.5)) * step, row * step];
      if (!inside(x, y, rim, -1.2) || inside(x, y, wall, 2.4) || taken.some((box) => within(box, [x, y]))) continue;
      dots.push(disc(x, y, 0.19));
    }
  return path(dots.join(''), { fill: 'place' });
}

/** The castle stands on rock: its edge carries teeth towards the desert. */
function cliff(wall: Oval): Item[] {
  const count = 128;
  const angle = (index: number): number => (2 * Math.PI * index) / count;
  const teeth = Array.from({ length: count }, (_, index) => {
    const long = 0.9 + ((index * 7) % 5) * 0.25;
    const tip = onOval({ a: wall.a + long, b: wall.b + long }, angle(index + 0.3));
    return outline([onOval(wall, angle(index)), tip, onOval(wall, angle(index + 0.7))], true);
  });
  return [path(oval(wall), { stroke: 'ink', width: 0.35 }), path(teeth.join(''), { fill: 'ink' })];
}

/** Stairs over the cliff, read from the board: every step that leaves a ring. R3.4 */
function links({ board }: Desk, places: readonly Place[]): Item[] {
  const { spaces } = board.data.board;
  return places.flatMap(({ id, at }) =>
    places
      .filter((to) => spaces[id].ring === 'desert' && spaces[to.id].ring === 'castle' && spaces[id].next.includes(to.id))
      .flatMap((to) => stairs(at, to.at)),
  );
}
function stairs([x, y]: Point, [tx, ty]: Point): Item[] {
  const length = Math.hypot(tx - x, ty - y);
  const [ux, uy] = [(tx - x) / length, (ty - y) / length];
  const half = 1.7;
  const at = (way: number, side: number): Point => [x + ux * way - uy * side, y + uy * way + ux * side];
  const rungs = Array.from({ length: Math.floor(length / 1.3) }, (_, index) => outline([at(index * 1.3, -half), at(index * 1.3, half)]));
  const flat = polygon([at(0, -half), at(length, -half), at(length, half), at(0, half)], { fill: 'paper' });
  const sides = [-half, half].map((side) => line(at(0, side), at(length, side), { stroke: 'ink', width: 0.3 }));
  return [flat, path(rungs.join(''), { stroke: 'ink', width: 0.18 }), ...sides];
}

/** A small arrowhead on the way to each next space, where no name stands. R3.1 */
function steps(places: readonly Named[], { a, b }: Oval): Item[] {
  const names = places.map(roomOf);
  return places.map(({ at }, index) => {
    const next = places[(index + 1) % places.length]?.at ?? at;
    const turn = Math.atan2(next[1] - at[1], next[0] - at[0]);
    const ways = [1, 1.05, 1.1, 0.94, 0.88].flatMap((wide) =>
      [0.5, 0.44, 0.56, 0.38, 0.62].map((share): Point => {
        const way: Point = [at[0] + (next[0] - at[0]) * share, at[1] + (next[1] - at[1]) * share];
        const out = wide / Math.hypot(way[0] / a, way[1] / b);
        return [way[0] * out, way[1] * out];
      }),
    );
    const [x, y] = ways.find((way) => !names.some((name) => within(grown(name, 1.1), way))) ?? ways[0] ?? at;
    const head = ([dx, dy]: Point): Point => [x + dx * Math.cos(turn) - dy * Math.sin(turn), y + dx * Math.sin(turn) + dy * Math.cos(turn)];
    return polygon([[1.1, 0] as const, [-0.8, -1] as const, [-0.3, 0] as const, [-0.8, 1] as const].map(head), { fill: 'soft' });
  });
}

/** All spaces of a ring as one picture: its words say them in order. */
function ringFigure(desk: Desk, ring: Ring, places: readonly Named[], format: PlanFormat): Item[] {
  const { say } = desk;
  const alt = say('adventure.sheet.plan.alt', {
    ring: { key: `adventure.ring.${ring}` },
    spaces: places.map(({ id }) => ({ key: `adventure.space.${id}` })),
  });
  return [figure(alt, ...places.flatMap((place) => spaceOf(desk, place, format)))];
}

function spaceOf(desk: Desk, place: Named, { playing }: PlanFormat): Item[] {
  const { board } = desk;
  const {
    id,
    ring,
    at: [x, y],
    name,
  } = place;
  const { kind, colour } = board.data.board.spaces[id];
  const radius = RADIUS[ring];
  const house = colour && board.data.colours[colour].house;
  if (kind === 'sietch' && colour && house) {
    const empty = playing && !playing.includes(colour);
    const figures = playing && !empty ? board.figuresOf[colour] : [];
    const standing = figures.map((id, index) => figureMark(board.data.fighters[id].role, house, x + (index - 1) * 4.7, y + 1.2, 4.7));
    const home = playing ? standing : [stone(house, x, y + 0.4, 9.4)];
    return [doorway(x, y, empty ? 'place' : 'ink'), ...home, name];
  }
  const ringed = house ? [path(disc(x, y, radius + 0.9), { fill: 'paper', stroke: 'ink', width: 0.2 })] : [];
  const mark = house ? [stone(house, x - radius + 0.8, y - radius + 0.6, 4.4)] : [];
  return [
    ...ringed,
    path(disc(x, y, radius), { fill: 'paper', stroke: 'ink', width: 0.35 }),
    sign(SPACE_SIGNS[kind], x, y, 6.2),
    ...mark,
    name,
  ];
}
function doorway(x: number, y: number, ink: 'ink' | 'place'): Item {
  const { half, above, below } = DOORWAY;
  const d = `M${x - half} ${y + below}V${y}a${half} ${above} 0 0 1 ${2 * half} 0V${y + below}Z`;
  return path(d, { fill: 'paper', stroke: ink, width: ink === 'ink' ? 0.6 : 0.3, ...(ink === 'place' ? { dash: [0.9, 0.7] } : {}) });
}

/**
 * In the middle, two by two, so that a poster can be cut between them: which way to walk, what the castle costs, and how
 * the numbers in the corners are read. R3.1, R6.3, R11.4
 */
function pitTexts({ setter, say, board }: Desk, pit: Oval): Item[] {
  const { toll } = board.data.game.prices;
  const { numbers, ratio } = board.data.investments.red[FIELDS[0]];
  const [one = 0, other = 0] = numbers;
  const texts = [
    say('adventure.sheet.plan.clockwise'),
    say('adventure.sheet.plan.toll', { toll }),
    say('adventure.sheet.plan.numbers', { numbers: say('adventure.sheet.field.numbers', { one, other }) }),
    say('adventure.sheet.plan.pays', { pays: say('adventure.sheet.field.pays', { ratio }), ratio }),
  ];
  const room = { width: pit.a * 0.74, height: pit.b * 0.66 };
  return texts.map((text, index) => {
    const [right, below] = [index % 2 === 1, index > 1];
    const box = { ...room, x: right ? pit.a * 0.06 : -pit.a * 0.8, y: below ? pit.b * 0.08 : -pit.b * 0.7 };
    return tag('P', setter.fit(text, { face: 'regular', size: 8, ink: 'soft', align: 'centre', leading: 1.3 }, box, 'middle'));
  });
}

interface Corner {
  readonly colour: Colour;
  readonly box: Box;
}
const FIELD = { width: 11.2, height: 10.4, gap: 0.5 } as const;
const HEAD = 5.4;

/** A corner of the drawing for each colour, the one its sietch is next to. R3.6 */
function corners(desk: Desk, { width, height }: PlanFormat): Corner[] {
  const ring = placesOn(desk, 'desert', { a: 1, b: 1 });
  const [wide, high] = [3 * FIELD.width + 2 * FIELD.gap, FIELD.height + HEAD];
  return ring.flatMap(({ id, at: [x, y] }): Corner[] => {
    const { kind, colour } = desk.board.data.board.spaces[id];
    if (kind !== 'sietch' || !colour) return [];
    return [
      { colour, box: { x: x < 0 ? -width / 2 : width / 2 - wide, y: y < 0 ? -height / 2 : height / 2 - high, width: wide, height: high } },
    ];
  });
}

/** House and investments; what nobody plays is only named. R4.1 */
function fieldsOf(desk: Desk, colour: Colour, { x, y, width, height }: Box, played: boolean): Item[] {
  const { setter, speaker, say, board } = desk;
  const left = x < 0;
  const side = { x: x + (left ? 6 : 0), width: width - 6 };
  const align = left ? 'left' : 'right';
  const style = { face: played ? 'semibold' : 'regular', size: 7.4, align, leading: 1.1, ink: played ? 'ink' : 'quiet' } as const;
  const name = setter.fit(speaker.say(colourName(colour)), style, { ...side, y, height: HEAD - 0.6 }, 'middle');
  const house = board.data.colours[colour].house;
  const mark = stone(house, left ? x + 2.4 : x + width - 2.4, y + HEAD / 2 - 0.3, 4.6, played ? 'ink' : 'place');
  if (!played) {
    const told = setter.fit(say('adventure.sheet.plan.unplayed'), { ...style, size: 7 }, { ...side, y: y + HEAD - 0.8, height: 6.4 });
    return [mark, tag('P', name), tag('P', told)];
  }
  const cells = FIELDS.map((id, index) =>
    fieldCell(desk, colour, id, { x: x + index * (FIELD.width + FIELD.gap), y: y + HEAD, width: FIELD.width, height: height - HEAD }),
  );
  return [mark, tag('P', name), ...cells];
}

/** An investment: its two numbers, what it pays, and a diamond if no source states it. R11.3 */
export function fieldCell({ setter, say, board }: Desk, colour: Colour, id: FieldId, box: Box): Item {
  const { numbers, ratio, source } = board.data.investments[colour][id];
  const [one = 0, other = 0] = numbers;
  const band = { ...box, height: 1.5 };
  const sum = setter.fit(
    say('adventure.sheet.field.numbers', { one, other }),
    { face: 'bold', size: 8.6, align: 'centre', leading: 1.1 },
    { x: box.x + 0.4, y: box.y + 2, width: box.width - 0.8, height: 3.8 },
    'middle',
  );
  const room = source === 'reconstructed' ? 2.6 : 0;
  const pays = say('adventure.sheet.field.pays', { ratio });
  const style = { face: 'regular', size: 7, leading: 1.1, align: 'centre' } as const;
  const paid = setter.fit(pays, style, { x: box.x + 0.5, y: box.y + 5.9, width: box.width - 1 - room, height: 3.2 }, 'middle');
  const end = Math.max(...paid.lines.map(({ x, runs }) => x + runs.reduce((all, run) => all + run.width, 0)));
  const mark = room > 0 ? [diamond(end + 1.5, box.y + 7.5, 0.85, { stroke: 'ink', width: 0.2 })] : [];
  const alt = say('adventure.sheet.field.alt', { field: { key: `adventure.field.${id}` }, one, other, ratio });
  const edge = rect(box, { stroke: 'ink', width: 0.25 });
  return figure(
    `${alt}${room > 0 ? ' ◇' : ''}`,
    group(0, 0, [patternIn(board.data.colours[colour].house, band)]),
    edge,
    sum,
    paid,
    ...mark,
  );
}
