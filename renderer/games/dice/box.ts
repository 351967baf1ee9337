import { night, noon } from 'virtual:pictures/dice';
import type { GameBox } from '../box.ts';

/** The Dice Game in its tray. Houses are chosen from the last seat on: the person is asked after one bot, and plays after one. */
export const box: GameBox = {
  minutes: [45, 90],
  weight: 2,
  seatCounts: [2, 3, 4, 5, 6, 7, 8],
  stones: ['atreides', 'harkonnen', 'fremen', 'corrino', 'guild', 'bene-gesserit', 'bene-tleilax', 'smugglers'],
  quick: { seats: 3, sit: 1, options: { start: 'seat1' } },
  lesson: { id: 'example', minutes: 5 },
  land: {
    width: 2048,
    height: 1598,
    round: true,
    pictures: { night: { small: night.printedSmall, full: night.printed }, noon: { small: noon.printedSmall, full: noon.printed } },
  },
  pieces: [
    { at: [0.235, 0.34], stone: 'atreides', count: 4 },
    { at: [0.5, 0.29], stone: 'corrino', count: 2 },
    { at: [0.735, 0.3], stone: 'harkonnen', count: 3 },
    { at: [0.84, 0.55], stone: 'bene-gesserit', count: 2 },
    { at: [0.73, 0.72], stone: 'smugglers', count: 1 },
    { at: [0.17, 0.73], stone: 'fremen', count: 2 },
    { at: [0.47, 0.82], stone: 'atreides', count: 3 },
    { at: [0.34, 0.2], sign: 'storm' },
  ],
};
