/** What the family says of Spies, for the editions that have them. Names in gaps take no endings. */
export const familySpiesEn = {
  'imperium.icon.spy': 'Spy',

  // Questions and offers
  'imperium.ask.placeSpy': '{name}, {source}: on which observation post do you place a Spy?',
  'imperium.ask.recallSpy.price':
    '{name}, {source}: which {count, plural, one {Spy} other {# Spies, one by one,}} do you recall as payment?',
  'imperium.ask.recallSpy.infiltrate': '{name}, {source}: which Spy do you recall to infiltrate?',
  'imperium.ask.recallSpy.gather': '{name}, {source}: do you recall a Spy to gather intelligence, and draw a card?',
  'imperium.ask.recallSpy.replace': '{name}, {source}: no Spy is left in your supply. Do you recall one to place it anew?',
  'imperium.wait.placeSpy': '{who} is placing a Spy.',
  'imperium.wait.recallSpy': '{who} is thinking about recalling a Spy.',
  'imperium.choice.spy.keep': 'Recall no Spy',
  'imperium.hint.post': 'watches {spaces}',
  'imperium.hint.post.with': '{who} has a Spy there',
  'imperium.hint.infiltrate': 'one of your Spies is recalled to infiltrate',
  'imperium.has.spies': '{count, plural, one {# Spy} other {# Spies}} in the supply',

  // The chronicle
  'imperium.story.placedSpy': '{who} places a Spy: {post}.',
  'imperium.story.recalledSpy.price': '{who} recalls a Spy as payment: {post}.',
  'imperium.story.recalledSpy.infiltrate': '{who} recalls a Spy to infiltrate: {post}.',
  'imperium.story.recalledSpy.gather': '{who} recalls a Spy to gather intelligence: {post}.',
  'imperium.story.recalledSpy.replace': '{who} recalls a Spy to place it anew: {post}.',

  // Why not
  'imperium.why.unwatched': 'An Agent of another player stands there, and no Spy of yours watches the space.',
  'imperium.why.noSpyThere': 'The card does not show the icon of this space, and no Spy of yours watches it.',
  'imperium.why.noSpyOut': 'This card leads where your Spies watch, and none of them is on the board.',
  'imperium.why.postTaken': 'A Spy of another player stands there.',
  'imperium.why.ownSpy': 'One of your Spies stands there.',
  'imperium.why.wrongPost': 'This post does not watch a space that is asked for.',
  'imperium.why.noPost': 'No post is open to a Spy of yours.',

  // Effects, prices, conditions
  'imperium.effect.place_spy': 'place {count, plural, one {a Spy} other {# Spies}}',
  'imperium.effect.place_spy.on': 'place {count, plural, one {a Spy} other {# Spies}} on a post that watches {spaces}',
  'imperium.effect.place_spy.shared': '{placed}, even a taken one',
  'imperium.post.visited': 'your Agent’s space',
  'imperium.cost.recall_spy': 'recall {count, plural, one {a Spy} other {# Spies}}',
  'imperium.condition.spies_on_board': 'you have {least, plural, one {# Spy} other {# Spies}} or more on the board',
  'imperium.condition.recalled_spy_this_turn': 'you have recalled a Spy in this turn',
  'imperium.condition.spying_on': 'you are spying on a maker space',
  'imperium.condition.placed_on_post_of': 'the Spy just placed watches {spaces}',
  'imperium.counter.faction_spied_on': 'Faction you are spying on',
  'imperium.thing.influence.that': '{amount} Influence with it',

  // The look-up and the printed sheets
  'imperium.group.post': 'Observation posts',
  'imperium.fact.watches': 'Watches',
  'imperium.fact.posts': 'Watched from',
  'imperium.item.post':
    'One Spy stands here. Its owner sends Agents to the spaces that it watches with a Spy icon, and may recall it to infiltrate them or to draw a card.',
  'imperium.item.icon.spy': 'Spy',
  'imperium.item.icon.spy.1':
    'Placed from your supply on a free observation post. As an Agent icon it leads to every space that a Spy of yours watches.',
  'imperium.sheet.icon.spy': 'Spy: every space that a Spy of yours watches',
  'imperium.sheet.icon.place_spy': 'Spy: from your supply to a free observation post; before it, in a frame: what the post has to watch.',
  'imperium.sheet.icon.cost.recall_spy': 'A Spy of yours goes back to your supply.',
  'imperium.sheet.icon.if.spies_on_board': 'You have that many Spies on the board.',
  'imperium.sheet.icon.if.recalled_spy_this_turn': 'You have recalled a Spy in this turn.',
  'imperium.sheet.icon.if.spying_on': 'A Spy of yours watches a maker space.',
  'imperium.sheet.icon.if.placed_on_post_of': 'The Spy just placed watches a space with this icon.',
  'imperium.sheet.icon.per.faction_spied_on': 'Each Faction with a space that a Spy of yours watches.',
} as const;
