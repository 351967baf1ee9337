import type { Texts } from '../../../text/message.ts';

/** What the box says of itself to somebody who does not know the game yet: called, promised, and how one wins. */
export const imperiumBoxEn = {
  'imperium.box.name': 'Dune: Imperium',
  'imperium.box.short': 'Imperium',
  'imperium.box.promise': 'Every card is an errand or a vote: send an Agent with it, or keep it for your speech.',
  'imperium.box.goal':
    'Somebody with 10 Victory Points ends the game, and the most points win. They come from Influence with the four Factions, from Alliances, from Conflicts that you win, and from a few cards.',
} as const satisfies Texts;
