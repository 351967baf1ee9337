/** Contradictions in an owner’s corrections that only this edition can have. */
export const uprisingDataEn = {
  'uprising.problem.unwatched': 'No post watches “{space}”.',
  'uprising.problem.objectives':
    'In a game of {persons} there are {count} Objectives. Everybody needs one, and exactly one of them makes the First Player.',
  'uprising.problem.neverDone':
    'No game can complete this contract: no card of the starting decks is acquired, and a harvest needs a maker space.',
  'uprising.problem.makerSpace': 'A maker space gives all its bonus spice once, and its base; other spaces give no bonus spice.',
  'uprising.problem.sendsNobody':
    'A card that sends nobody turns up another one; the one that shuffles has no swords, and no other is without.',
} as const;
