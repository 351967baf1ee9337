import type { Texts } from '../../../text/message.ts';

/** What the box says of itself to somebody who does not know the game yet: called, promised, and how one wins. */
export const adventureBoxEn = {
  'adventure.box.name': 'Dune: The Adventure Game',
  'adventure.box.short': 'The Adventure Game',
  'adventure.box.promise': 'Lead the people of your House round the ring, arm them, trade, duel, and be the last one standing.',
  'adventure.box.goal':
    'Whoever is the last to have a figure on the board wins. Figures fall in duels, by poison and in the sandstorm; Strength and gear keep them alive.',
} as const satisfies Texts;
