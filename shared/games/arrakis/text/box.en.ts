import type { Texts } from '../../../text/message.ts';

/** What the box says of itself to somebody who does not know the game yet: called, promised, and how one wins. */
export const arrakisBoxEn = {
  'arrakis.box.name': 'War for Arrakis',
  'arrakis.box.short': 'War for Arrakis',
  'arrakis.box.promise': 'Few against many: the desert people strike and vanish, the Harkonnen must hold what they took.',
  'arrakis.box.goal':
    'The Harkonnen win at once when supremacy reaches 10. The Atreides win when all three prescience markers have reached a secret objective. There is no last round and no draw.',
} as const satisfies Texts;
