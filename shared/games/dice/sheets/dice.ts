import { diamond, figure, group, line, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import { CUBE, cubeNet } from '../../../sheets/nets.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { stone } from '../../../sheets/stones.ts';
import type { HouseFace, VendettaFace } from '../ids.ts';
import { type Desk, sheetOf, VENDETTA_SIGNS } from './common.ts';

/** Edge of the faces to stick on a blank die. Millimetres. */
const STICKER = 14;

interface Face {
  readonly name: string;
  /** Drawn around 0,0 in a square of 16 mm. */
  readonly items: readonly Item[];
}
interface PaperDie {
  readonly name: string;
  readonly faces: readonly Face[];
}

/** Nets of the seven dice, and their faces once more for blank dice. R2.1, R3.1-R3.4 */
export const diceSheet = sheetOf('dice', (desk) => {
  const all = paperDice(desk);
  return [
    framed(desk.frame, { number: 1, of: 2, head: {} }, nets(desk, all)),
    framed(desk.frame, { number: 2, of: 2, head: {} }, stickers(desk, all)),
  ];
});

/** All seven, each with six faces. */
export function paperDice(desk: Desk): PaperDie[] {
  const { say, board } = desk;
  const { house, region, spice, vendetta } = board.data.dice;
  const several = (count: number, key: string, faces: readonly Face[]): PaperDie[] =>
    Array.from({ length: count }, (_, index) => ({ name: count > 1 ? `${say(key)} ${index + 1}` : say(key), faces }));
  return [
    ...several(
      house.count,
      'dice.die.house',
      house.faces.map((face) => houseFace(desk, face)),
    ),
    ...several(
      region.count,
      'dice.die.region',
      region.faces.map((face) => regionFace(desk, face)),
    ),
    ...several(
      spice.count,
      'dice.die.spice',
      spice.faces.map((face) => spiceFace(desk, face)),
    ),
    ...several(
      vendetta.count,
      'dice.die.vendetta',
      vendetta.faces.map((face) => vendettaFace(desk, face)),
    ),
  ];
}

const houseFace = ({ say }: Desk, face: HouseFace): Face => ({ name: say(`dice.house.${face}`), items: [stone(face, 0, 0, 12)] });
const vendettaFace = ({ say }: Desk, face: VendettaFace): Face => ({
  name: say(`dice.face.${face}`),
  items: [sign(VENDETTA_SIGNS[face], 0, 0, 10)],
});

/** Number of the zone, arrow and letter of the wind (a die has no north); a diamond where the arrow is reconstructed. R3.4 */
function regionFace({ setter, say }: Desk, { zone, wind, source }: { zone: number; wind: 'east' | 'west'; source: string }): Face {
  const number = setter.fit(
    String(zone),
    { face: 'bold', size: 22, align: 'centre', leading: 1 },
    { x: -6, y: -6.6, width: 12, height: 8 },
    'middle',
  );
  const letter = setter.fit(
    say(`dice.sheet.wind.${wind}`),
    { face: 'bold', size: 11, align: 'centre', leading: 1 },
    { x: 0.4, y: 2, width: 6, height: 4.8 },
    'middle',
  );
  const mark = source === 'reconstructed' ? [diamond(5.6, -5.6, 0.8, { stroke: 'ink', width: 0.2 })] : [];
  return { name: `${zone}, ${say(`dice.wind.${wind}`)}`, items: [number, sign(wind, -2.6, 4.4, 5.4), letter, ...mark] };
}

/** Amount of spice, and the storm's sign on the faces that move it. R3.3 */
function spiceFace({ setter, say }: Desk, { id, spice, storm }: { id: string; spice: number; storm: boolean }): Face {
  if (spice === 0) return { name: say('dice.face.shai-hulud'), items: [sign('worm', 0, 0, 11)] };
  const number = setter.fit(
    id,
    { face: 'bold', size: 22, align: 'centre', leading: 1 },
    { x: -7, y: storm ? -6.6 : -4, width: 8, height: 8 },
    'middle',
  );
  const marks = storm ? [sign('storm', 0, 4.4, 5.6)] : [];
  return {
    name: storm ? `${spice}, ${say('dice.step.storm')}` : String(spice),
    items: [number, sign('spice', 3, storm ? -2.6 : 0, 6, 'spice'), ...marks],
  };
}

/** Three nets a row: three edges wide, four high. */
function nets(desk: Desk, all: readonly PaperDie[]): Item[] {
  const room = roomOf(paperOf(desk.request), true);
  const width = room.width / 3;
  const height = Math.min(76, room.height / 3);
  const cell = (index: number): Box => ({ x: room.x + (index % 3) * width, y: room.y + Math.floor(index / 3) * height, width, height });
  const drawn = all.map((die, index) => {
    const box = cell(index);
    return group(box.x + (width - 3 * CUBE) / 2, box.y + 4.4, net(desk, die));
  });
  const how = cell(all.length);
  const text = desk.setter.set(
    desk.say('dice.sheet.dice.how', { east: desk.say('dice.sheet.wind.east'), west: desk.say('dice.sheet.wind.west') }),
    { face: 'regular', size: 8.5, leading: 1.4 },
    how.x + 4,
    how.y + 6,
    width * 2 - 8,
  );
  return [...drawn, tag('P', text)];
}

/** The net of a die with its name beside it. */
function net({ setter, say, speaker }: Desk, die: PaperDie): Item[] {
  const name = setter.fit(
    die.name,
    { face: 'semibold', size: 7, ink: 'soft', leading: 1.1 },
    { x: 2 * CUBE + 5, y: 0, width: CUBE + 4, height: 7 },
  );
  const alt = say('dice.sheet.dice.alt', {
    name: die.name,
    faces: new Intl.ListFormat(speaker.language, { type: 'unit' }).format(die.faces.map((face) => face.name)),
  });
  return [
    tag('H2', name),
    ...cubeNet(
      die.faces.map(({ items }) => items),
      alt,
    ),
  ];
}

/** A row of six faces for each die, a little smaller than the die. */
function stickers({ setter, say, request }: Desk, all: readonly PaperDie[]): Item[] {
  const room = roomOf(paperOf(request), true);
  const cut = { stroke: 'place', width: 0.12 } as const;
  const about = setter.fit(
    say('dice.sheet.dice.stickers', { edge: STICKER }),
    { face: 'regular', size: 8.5 },
    { x: room.x, y: room.y - 1, width: room.width, height: 5 },
  );
  const rows = all.map((die, index): Item => {
    const label = setter.fit(die.name, { face: 'display', size: 11, leading: 1.15 }, { x: 0, y: 0, width: 46, height: STICKER }, 'middle');
    const left = 50;
    const uprights = Array.from({ length: die.faces.length + 1 }, (_, at) =>
      line([left + at * STICKER, 0], [left + at * STICKER, STICKER], cut),
    );
    const flats = [0, STICKER].map((y) => line([left, y], [left + die.faces.length * STICKER, y], cut));
    const faces = die.faces.map(({ items }, at) => group(left + (at + 0.5) * STICKER, STICKER / 2, items, { scale: 0.9 }));
    return group(room.x, room.y + 8 + index * (STICKER + 4), [
      tag('H2', label),
      ...uprights,
      ...flats,
      figure(say('dice.sheet.dice.alt', { name: die.name, faces: die.faces.map((face) => face.name).join(', ') }), ...faces),
    ]);
  });
  return [tag('P', about), ...rows];
}
