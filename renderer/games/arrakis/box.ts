import { night, noon } from 'virtual:pictures/arrakis';
import type { GameBox } from '../box.ts';

/** War for Arrakis in its tray. */
export const box: GameBox = {
  minutes: [90, 150],
  weight: 4,
  seatCounts: [1, 2, 3, 4],
  stones: ['atreides', 'harkonnen', 'fremen', 'corrino'],
  quick: { seats: 2, sit: 0, options: { sides: 'atreides' } },
  lesson: { id: 'first', minutes: 5 },
  land: {
    width: 2048,
    height: 1453,
    part: [0.03, 0.03, 0.94, 0.94],
    pictures: { night: { small: night.landSmall, full: night.land }, noon: { small: noon.landSmall, full: noon.land } },
  },
  pieces: [
    { at: [0.45, 0.3], stone: 'harkonnen', count: 6 },
    { at: [0.55, 0.4], stone: 'harkonnen', count: 5 },
    { at: [0.5, 0.25], sign: 'city' },
    { at: [0.6, 0.29], sign: 'city' },
    { at: [0.62, 0.58], stone: 'corrino', count: 3 },
    { at: [0.48, 0.61], sign: 'settlement' },
    { at: [0.3, 0.75], stone: 'fremen', count: 4 },
    { at: [0.2, 0.35], stone: 'fremen', count: 2 },
    { at: [0.72, 0.8], stone: 'atreides', count: 3 },
    { at: [0.4, 0.85], sign: 'worm' },
    { at: [0.82, 0.3], sign: 'sietch' },
    { at: [0.68, 0.74], sign: 'sietch' },
  ],
};
