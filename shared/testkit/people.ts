import type { SeatNames } from '../games/face.ts';

/** Names as people type them, in several scripts. */
export const PEOPLE: SeatNames = {
  seat1: 'Zsuzsa',
  seat2: 'Judit',
  seat3: 'Ferenc',
  seat4: 'Tomáš',
  seat5: '민지',
  seat6: 'Karl',
  seat7: 'Ada',
  seat8: 'Bruno',
};
