import { night, noon } from 'virtual:pictures/adventure';
import type { GameBox } from '../box.ts';

/** The adventure game in its tray. */
export const box: GameBox = {
  minutes: [60, 90],
  weight: 1,
  seatCounts: [2, 3, 4],
  stones: ['atreides', 'corrino', 'fremen', 'harkonnen'],
  quick: { seats: 4, sit: 0, options: { start: 'seat1' } },
  lesson: { id: 'move', minutes: 4 },
  land: {
    width: 2048,
    height: 1598,
    round: true,
    pictures: { night: { small: night.ringsSmall, full: night.rings }, noon: { small: noon.ringsSmall, full: noon.rings } },
  },
  pieces: [
    { at: [0.455, 0.48], stone: 'fremen' },
    { at: [0.545, 0.52], stone: 'harkonnen' },
    { at: [0.5, 0.1], stone: 'atreides' },
    { at: [0.84, 0.42], stone: 'corrino' },
    { at: [0.36, 0.14], sign: 'spice' },
    { at: [0.64, 0.14], sign: 'crysknife' },
    { at: [0.5, 0.235], sign: 'training' },
    { at: [0.5, 0.76], sign: 'silo' },
    { at: [0.36, 0.86], sign: 'storm' },
    { at: [0.64, 0.86], sign: 'harvester' },
    { at: [0.5, 0.905], sign: 'duel' },
    { at: [0.16, 0.42], sign: 'guile' },
    { at: [0.16, 0.6], sign: 'strength' },
    { at: [0.84, 0.6], sign: 'stillsuit' },
  ],
};
