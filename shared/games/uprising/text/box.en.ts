import type { Texts } from '../../../text/message.ts';

/** What the box says of itself to somebody who does not know the game yet: called, promised, and how one wins. */
export const uprisingBoxEn = {
  'uprising.box.name': 'Dune: Imperium – Uprising',
  'uprising.box.short': 'Uprising',
  'uprising.box.promise': 'The court has spies in every corridor, and whoever owns a hook rides sandworms into battle.',
  'uprising.box.goal':
    'Somebody with 10 Victory Points ends the game, and the most points win. Influence, Alliances and won Conflicts bring them, and so do two equal battle icons on Conflicts that you won.',
} as const satisfies Texts;
