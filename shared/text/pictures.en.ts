/** What the pictures of the games say themselves; names of pieces come from each game's own texts. */
export const picturesEn = {
  'picture.battleIn': 'Battle in',
  'picture.attacks': 'Attack: {name}',
  'picture.defends': 'Defence: {name}',
  'picture.heldBack': '{count} held back',
  'picture.attackWins': 'Attack wins, {attack} to {defence}',
  'picture.defenceWins': 'Defence holds, {defence} to {attack}',
  'picture.tieHolds': 'A tie, {defence} to {attack}: the defence holds',
  'picture.continue': 'Continue',

  'picture.dice': 'Dice',
  'picture.die.unthrown': '{die}: not thrown yet',
  'picture.die.loose': '{die}: {face}, not frozen',
  'picture.die.frozen': '{die}: {face}, frozen',
  'picture.die.used': '{die}: {face}, used',

  'picture.card.leaders': 'Leaders',
  'picture.card.ready': 'ready',
  'picture.card.lost': 'in supply',
  'picture.card.troops': 'Troops',
  'picture.card.onCard': 'on the card',
  'picture.card.onLand': 'on the map',
  'picture.card.inSupply': 'in supply',
  'picture.card.spice': 'Stored spice',
  'picture.card.tokens': 'Tokens',
  'picture.card.powers': 'Powers',
  'picture.card.ally': 'also for an ally',
} as const;
