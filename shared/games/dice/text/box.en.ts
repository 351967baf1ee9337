import type { Texts } from '../../../text/message.ts';

/** What the box says of itself to somebody who does not know the game yet: called, promised, and how one wins. */
export const diceBoxEn = {
  'dice.box.name': 'Dune: The Dice Game',
  'dice.box.short': 'The Dice Game',
  'dice.box.promise': 'Roll seven dice, keep what helps, and hold the strongholds of the desert before anybody else does.',
  'dice.box.goal':
    'Five regions are strategic. Whoever holds three of them alone at the end of a turn wins, or two allies with four between them; in a game of two it takes four.',
} as const satisfies Texts;
