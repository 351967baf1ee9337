/** Odd cards and abilities. */
export const imperiumSpecialsEn = {
  // What it does, as a phrase
  'imperium.special.carryall': 'when you harvest, the printed spice of the space counts twice',
  'imperium.special.the-voice': 'choose a space of the board: opponents may not send Agents there until your next turn begins',
  'imperium.special.other-memory': 'draw 1 card or take a Bene Gesserit card of your discard pile into your hand',
  'imperium.special.infiltrate': 'no Agent of an opponent blocks the next Agent of this turn',
  'imperium.special.dispatch-an-envoy': 'the card you play in this turn has the icons of all four Factions as well',
  'imperium.special.poison-snooper': 'look at the top card of your deck, then draw or trash it',
  'imperium.special.refocus': 'shuffle your discard pile into your deck, then draw 1 card',
  'imperium.special.recruitment-mission': 'gain 1 Persuasion, and what you acquire may go on top of your deck',
  'imperium.special.double-cross': 'an opponent of your choice loses 1 troop in the Conflict, and you deploy 1 from your supply',
  'imperium.special.prescience': 'you may look at the top card of your deck whenever you like',
  'imperium.special.masterstroke': 'turn up your two secret Faction tokens and gain 1 Influence with each',
  'imperium.special.spice-addict': 'take 1 spice less and draw 1 card',
  'imperium.special.eyes-everywhere': 'no Agent of an opponent blocks you on Landsraad and City spaces',
  'imperium.special.kwisatz-haderach': 'sends any of your Agents, also one from the board, to any space',

  // What it asks
  'imperium.ask.special.the-voice': '{name}, {source}: which space do you close to your opponents?',
  'imperium.ask.special.other-memory': '{name}, {source}: do you draw a card, or take one back from your discard pile?',
  'imperium.ask.special.poison-snooper': '{name}, {source}: you have seen the top card of your deck. Do you draw or trash it?',
  'imperium.ask.special.poison-snooper.seen': '{name}, {source}: {card} is on top of your deck. Do you draw or trash it?',
  'imperium.ask.special.double-cross': '{name}, {source}: which opponent loses a troop in the Conflict?',

  // What its signs mean
  'imperium.sheet.icon.other-memory': 'Draw, or take a card of that Faction back from your discard pile.',
  'imperium.sheet.icon.poison-snooper': 'Look at the top card of your deck; here: draw it or trash it.',
  'imperium.sheet.icon.carryall': 'The printed spice of the maker space counts twice.',
  'imperium.sheet.icon.infiltrate': 'Agents of opponents do not block yours.',
  'imperium.sheet.icon.the-voice': 'Close a space to opponents until your next turn.',
  'imperium.sheet.icon.dispatch-an-envoy': 'The card of this turn has these icons too.',

  // The same as a sentence of its own
  'imperium.item.play.kwisatz-haderach': 'Sends any of your Agents, also one from the board, to any space.',
} as const;
