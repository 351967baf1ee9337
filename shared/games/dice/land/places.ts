import type { Point } from '../../../land/lines.ts';
import type { RegionMap } from '../../../land/region-map.ts';
import type { RegionId } from '../ids.ts';
import { at, type LandLayout } from './plan.ts';

/** Where names stand and how much room pieces have, set by hand. */
const moved = ([x, y]: Point, dx: number, dy: number): Point => [x + dx, y + dy];
const PRINTED_ANCHORS: RegionMap<RegionId>['anchors'] = {
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
export const ANCHORS: Readonly<Record<LandLayout, RegionMap<RegionId>['anchors']>> = {
  printed: PRINTED_ANCHORS,
  'rim-split': {
    ...PRINTED_ANCHORS,
    'habbanya-sietch': moved(at(199, 0.43), -10, -60),
    'great-flat': moved(at(199, 0.81), 0, -60),
    'tueks-sietch': moved(at(338, 0.42), 30, -40),
    'minor-erg': moved(at(338, 0.82), 0, -60),
  },
};
const PRINTED_ROOMS: RegionMap<RegionId>['rooms'] = {
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
export const ROOMS: Readonly<Record<LandLayout, RegionMap<RegionId>['rooms']>> = {
  printed: PRINTED_ROOMS,
  'rim-split': {
    ...PRINTED_ROOMS,
    'habbanya-sietch': { width: 420, height: 260 },
    'great-flat': { width: 420, height: 260 },
    'tueks-sietch': { width: 420, height: 220 },
    'minor-erg': { width: 420, height: 260 },
  },
};
