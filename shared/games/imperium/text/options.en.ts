/** What a table agrees on in its lobby. `.about` of a value says what choosing it means. */
export const imperiumOptionsEn = {
  'imperium.option.leaders': 'Leaders',
  'imperium.option.leaders.about': 'Nobody plays the same Leader as another player.',
  'imperium.option.leaders.choose': 'Everybody chooses',
  'imperium.option.leaders.random': 'Dealt at random',

  'imperium.option.houses': 'Houses',
  'imperium.option.houses.about': 'Two Leaders belong to each House. They may meet in one game, or only one of them plays.',
  'imperium.option.houses.any': 'Any Leaders',
  'imperium.option.houses.distinct': 'One Leader a House',

  'imperium.option.start': 'First Player',
  'imperium.option.start.about': 'Begins the first round.',
  'imperium.option.start.random': 'Drawn at random',
  'imperium.option.start.seat1': 'The first seat',

  'imperium.option.difficulty': 'Difficulty',
  'imperium.option.difficulty.about': 'Alone you play against two Rivals that House Hagal leads.',
  'imperium.option.difficulty.mercenary': 'Mercenary (novice)',
  'imperium.option.difficulty.mercenary.about':
    'You begin with 1 Solari and 1 spice, the Rivals without troops. Their third Agents come in round 5.',
  'imperium.option.difficulty.sardaukar': 'Sardaukar (veteran)',
  'imperium.option.difficulty.sardaukar.about':
    'The Mentat costs you 5 Solari. The Rivals begin with 3 troops and an Intrigue card; their third Agents come in round 4.',
  'imperium.option.difficulty.mentat': 'Mentat (expert)',
  'imperium.option.difficulty.mentat.about':
    'As for the veteran. The Rivals send troops with more sense, and their third Agents come in round 3.',
  'imperium.option.difficulty.kwisatz-haderach': 'Kwisatz Haderach (expert+)',
  'imperium.option.difficulty.kwisatz-haderach.about': 'As for the expert, and there is no Swordmaster for you.',

  'imperium.option.board': 'Where you play',
  'imperium.option.board.about': 'With one or two players House Hagal plays along, on this screen or beside your own board.',
  'imperium.option.board.app': 'On this screen',
  'imperium.option.board.companion': 'Companion to your own board',
  'imperium.option.board.companion.about':
    'You play on your printed board and tell the app what matters to the Rivals. It reveals the cards of House Hagal and keeps the books of the Rivals.',
};
