import { night, noon } from 'virtual:pictures/imperium';
import type { GameBox } from '../box.ts';

/** Dune: Imperium in its tray. Leaders are dealt, so that the person's first turn comes at once. */
export const box: GameBox = {
  minutes: [60, 120],
  weight: 3,
  seatCounts: [1, 2, 3, 4],
  stones: ['atreides', 'harkonnen', 'corrino', 'bene-gesserit'],
  quick: { seats: 4, sit: 0, options: { leaders: 'random', start: 'seat1' } },
  lesson: { id: 'agent', minutes: 5 },
  land: {
    width: 1760,
    height: 1040,
    pictures: { night: { small: night.arrakisSmall, full: night.arrakis }, noon: { small: noon.arrakisSmall, full: noon.arrakis } },
  },
  pieces: [
    { at: [0.4, 0.16], sign: 'inf-emperor' },
    { at: [0.5, 0.16], sign: 'inf-guild' },
    { at: [0.6, 0.16], sign: 'inf-bg' },
    { at: [0.7, 0.16], sign: 'inf-fremen' },
    { at: [0.44, 0.4], sign: 'city' },
    { at: [0.59, 0.44], sign: 'settlement' },
    { at: [0.51, 0.44], stone: 'atreides' },
    { at: [0.66, 0.44], stone: 'harkonnen' },
    { at: [0.42, 0.68], sign: 'spice' },
    { at: [0.62, 0.72], sign: 'sietch' },
    { at: [0.52, 0.82], stone: 'corrino' },
    { at: [0.24, 0.7], sign: 'spice' },
  ],
};
