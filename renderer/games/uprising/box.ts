import { night, noon } from 'virtual:pictures/uprising';
import type { GameBox } from '../box.ts';

/** Uprising in its tray. Leaders are chosen in an order that is drawn: with three seats the person is asked soon. */
export const box: GameBox = {
  minutes: [60, 120],
  weight: 3,
  seatCounts: [1, 2, 3, 4, 6],
  stones: ['atreides', 'harkonnen', 'corrino', 'bene-gesserit', 'fremen', 'smugglers'],
  quick: { seats: 3, sit: 0 },
  lesson: { id: 'first', minutes: 5 },
  land: {
    width: 1560,
    height: 1120,
    pictures: { night: { small: night.walledSmall, full: night.walled }, noon: { small: noon.walledSmall, full: noon.walled } },
  },
  pieces: [
    { at: [0.44, 0.38], sign: 'city' },
    { at: [0.6, 0.42], sign: 'spy' },
    { at: [0.52, 0.44], stone: 'fremen' },
    { at: [0.4, 0.86], sign: 'worm' },
    { at: [0.58, 0.84], sign: 'worm' },
    { at: [0.5, 0.88], stone: 'atreides' },
    { at: [0.2, 0.62], sign: 'spy' },
    { at: [0.82, 0.66], sign: 'contract' },
    { at: [0.44, 0.16], sign: 'inf-bg' },
    { at: [0.56, 0.16], sign: 'inf-fremen' },
    { at: [0.1, 0.4], stone: 'harkonnen' },
  ],
};
