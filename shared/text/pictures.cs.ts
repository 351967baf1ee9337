import type { TextsLike } from './message.ts';
import type { picturesEn } from './pictures.en.ts';

export const picturesCs: TextsLike<typeof picturesEn> = {
  'picture.battleIn': 'Místo bitvy',
  'picture.attacks': 'Útok: {name}',
  'picture.defends': 'Obrana: {name}',
  'picture.heldBack': '{count} nenasazeno',
  'picture.attackWins': '{region}: vítězí {house}, {attack}\u00a0:\u00a0{defence}',
  'picture.defenceWins': '{region}: drží {house}, {defence}\u00a0:\u00a0{attack}',
  'picture.tieHolds': '{region}: remíza, {defence}\u00a0:\u00a0{attack}, drží {house}',
  'picture.troops': '{count, plural, one {# jednotka} few {# jednotky} other {# jednotek}}',
  'picture.spends': '{name} vítězí a odevzdává, co bylo v pěsti: {what}.',
  'picture.loses': '{name} prohrává a ztrácí, co bylo v pěsti, i všechny tamní jednotky: {what}.',
  'picture.continue': 'Dál',

  'picture.dice': 'Kostky',
  'picture.die.unthrown': '{die}: zatím bez hodu',
  'picture.die.loose': '{die}: {face}, nezmrazená',
  'picture.die.frozen': '{die}: {face}, zmrazená',
  'picture.die.used': '{die}: {face}, použitá',

  'picture.card.leaders': 'Vůdci',
  'picture.card.ready': 'připraven',
  'picture.card.lost': 'v zásobě',
  'picture.card.troops': 'Jednotky',
  'picture.card.onCard': 'na kartě',
  'picture.card.onLand': 'na mapě',
  'picture.card.inSupply': 'v zásobě',
  'picture.card.spice': 'Rezerva koření',
  'picture.card.tokens': 'Žetony',
  'picture.card.powers': 'Schopnosti',
  'picture.card.ally': 'i pro spojence',
};
