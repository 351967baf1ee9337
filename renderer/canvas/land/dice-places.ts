import { at, type LandLayout, type LandRegion, type LandShape, type Terrain } from './dice-plan.ts';
import { blob, type Line, type Point } from './lines.ts';

/** What lies where on the land, set by hand: outcrops, basins, names, room for pieces. */
const NORTHERN_ROCKS: readonly Line[] = [
  blob(at(138, 0.83), 190, 105, 5),
  blob(at(150, 0.52), 90, 55, 6),
  blob(at(106, 0.86), 130, 60, 12),
  blob(at(75, 0.88), 150, 52, 13),
  blob(at(91, 0.93), 70, 34, 14),
  blob(at(110, 0.73), 60, 30, 15),
  blob(at(70, 0.74), 56, 36, 16),
  blob(at(257, 0.9), 80, 36, 17),
];
export const ROCKS: Readonly<Record<LandLayout, readonly Line[]>> = {
  printed: [
    ...NORTHERN_ROCKS,
    blob(at(221, 0.8), 210, 96, 8),
    blob(at(207, 0.6), 80, 60, 9),
    blob(at(175, 0.93), 60, 46, 18),
    blob(at(352, 0.9), 90, 60, 20),
    blob(at(8, 0.42), 70, 60, 21),
  ],
  'rim-split': [
    ...NORTHERN_ROCKS,
    blob(at(221, 0.52), 120, 70, 8),
    blob(at(176, 0.52), 70, 50, 9),
    blob(at(170, 0.9), 70, 46, 18),
    blob(at(230, 0.9), 80, 40, 19),
    blob(at(4, 0.88), 90, 60, 20),
    blob(at(312, 0.9), 70, 44, 21),
  ],
};
export const CARTHAG_BASIN = blob(at(91.5, 0.415), 168, 84, 31);
export const ARRAKEEN_BASIN = blob(at(41, 0.6), 250, 190, 32);

const moved = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];
const PRINTED_ANCHORS: Readonly<Record<LandRegion, Point>> = {
  'polar-sink': [0, -60],
  'cielago-flat': moved(at(270, 0.6), 0, -60),
  'habbanya-sietch': moved(at(219, 0.64), -20, -60),
  'great-flat': moved(at(178, 0.655), -40, -40),
  'sietch-tabr': moved(at(139.5, 0.6), 0, -30),
  carthag: moved(at(91.5, 0.47), 0, -30),
  'broken-land': moved(at(90, 0.835), -20, -10),
  arrakeen: moved(at(41, 0.62), 10, -40),
  'tueks-sietch': moved(at(315, 0.645), 10, -60),
  'minor-erg': moved(at(354.5, 0.66), 20, -50),
};
export const ANCHORS: Readonly<Record<LandLayout, Readonly<Record<LandRegion, Point>>>> = {
  printed: PRINTED_ANCHORS,
  'rim-split': {
    ...PRINTED_ANCHORS,
    'habbanya-sietch': moved(at(199, 0.43), -10, -60),
    'great-flat': moved(at(199, 0.81), 0, -60),
    'tueks-sietch': moved(at(338, 0.42), 30, -40),
    'minor-erg': moved(at(338, 0.82), 0, -60),
  },
};
const PRINTED_ROOMS: LandShape['rooms'] = {
  'polar-sink': { width: 510, height: 250 },
  'cielago-flat': { width: 780, height: 330 },
  'habbanya-sietch': { width: 560, height: 300 },
  'great-flat': { width: 640, height: 220 },
  'sietch-tabr': { width: 620, height: 250 },
  carthag: { width: 520, height: 200 },
  'broken-land': { width: 760, height: 110 },
  arrakeen: { width: 640, height: 260 },
  'tueks-sietch': { width: 480, height: 250 },
  'minor-erg': { width: 600, height: 250 },
};
export const ROOMS: Readonly<Record<LandLayout, LandShape['rooms']>> = {
  printed: PRINTED_ROOMS,
  'rim-split': {
    ...PRINTED_ROOMS,
    'habbanya-sietch': { width: 420, height: 260 },
    'great-flat': { width: 420, height: 260 },
    'tueks-sietch': { width: 420, height: 220 },
    'minor-erg': { width: 420, height: 260 },
  },
};
export const TERRAIN: Readonly<Record<LandRegion, Terrain>> = {
  'polar-sink': 'polar',
  'cielago-flat': 'flat',
  'habbanya-sietch': 'desert',
  'great-flat': 'flat',
  'sietch-tabr': 'desert',
  carthag: 'mountain',
  'broken-land': 'desert',
  arrakeen: 'plateau',
  'tueks-sietch': 'plateau',
  'minor-erg': 'erg',
};
