/** What is told of a physical board with Spies, sandworms and a Shield Wall; loaded after the questions that it widens. */
export const imperiumToldEn = {
  'imperium.ask.tellMore.revealed': '{name}, Reveal turn: what has it changed, or is it over?',
  'imperium.ask.tellMore.passed': '{name}, turn ended early by a card: what has it changed, or is it over?',
  'imperium.ask.tellStolen':
    '{name}, {rival} goes to a space where Intrigue cards are stolen. Does {who} hold 4 or more and give one of them away?',
  'imperium.wait.tellStolen': '{who} is counting Intrigue cards.',
  'imperium.ask.tellStrength.worms':
    '{name}, {conflict}: what is your final strength, with {count, plural, one {# sandworm} other {# sandworms}}? It is 0 without a unit there.',
  'imperium.choice.spy.there': '{who}: a Spy stands here ({post})',
  'imperium.choice.spy.gone': '{who}: no Spy stands here ({post})',
  'imperium.choice.told.sandworm': 'A sandworm of mine has come',
  'imperium.choice.told.hooks': 'I have Maker Hooks now',
  'imperium.choice.told.wall': 'The Shield Wall is gone',
  'imperium.choice.told.stolen': 'Yes, one card goes to the Rival',
  'imperium.choice.told.stolen.no': 'No',
  'imperium.form.spy': 'A Spy stands elsewhere',
  'imperium.noted.sandworms': 'sandworms in the Conflict',
  'imperium.noted.hooks': 'Maker Hooks',
  'imperium.noted.wall': 'Shield Wall, 1 while it stands',
  'imperium.story.recalledSpy.told': '{who} recalls a Spy: {post}.',
  'imperium.story.notedWall': 'Set right: the Shield Wall stands.',
  'imperium.story.notedWall.gone': 'Set right: the Shield Wall is gone.',
  'imperium.story.churned.told': 'The dice show {dice}: the cards at these places of the Row leave it.',
};
