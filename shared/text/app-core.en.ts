/** Refusals of the kernel and other sentences that belong to no screen. */
export const coreEn = {
  'refused.gameOver': 'The game is over. Nothing more can be answered.',
  'refused.notAsked': 'This question is not open for your seat. Look at the ledge: it says who is asked.',
  'refused.notOffered': 'That is not among the offers. Choose one that is lit.',
} as const;
