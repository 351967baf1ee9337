import type { TextsLike } from './message.ts';
import type { picturesEn } from './pictures.en.ts';

export const picturesDe: TextsLike<typeof picturesEn> = {
  'picture.battleIn': 'Schlachtfeld',
  'picture.attacks': 'Angriff: {name}',
  'picture.defends': 'Verteidigung: {name}',
  'picture.heldBack': '{count} zurückgehalten',
  'picture.attackWins': '{region}: {house} siegt, {attack}\u00a0zu\u00a0{defence}',
  'picture.defenceWins': '{region}: {house} hält stand, {defence}\u00a0zu\u00a0{attack}',
  'picture.tieHolds': '{region}: Gleichstand, {defence}\u00a0zu\u00a0{attack}, {house} hält stand',
  'picture.troops': '{count, plural, one {# Truppe} other {# Truppen}}',
  'picture.spends': '{name} gewinnt und gibt ab, was in der Faust lag: {what}.',
  'picture.loses': '{name} ist geschlagen und verliert die Faust und alle Truppen dort: {what}.',
  'picture.continue': 'Weiter',

  'picture.dice': 'Würfel',
  'picture.die.unthrown': '{die}: noch nicht geworfen',
  'picture.die.loose': '{die}: {face}, nicht eingefroren',
  'picture.die.frozen': '{die}: {face}, eingefroren',
  'picture.die.used': '{die}: {face}, benutzt',

  'picture.card.leaders': 'Anführer',
  'picture.card.ready': 'bereit',
  'picture.card.lost': 'im Vorrat',
  'picture.card.troops': 'Truppen',
  'picture.card.onCard': 'auf der Karte',
  'picture.card.onLand': 'auf dem Plan',
  'picture.card.inSupply': 'im Vorrat',
  'picture.card.spice': 'Spicereserve',
  'picture.card.tokens': 'Marker',
  'picture.card.powers': 'Fähigkeiten',
  'picture.card.ally': 'auch für Verbündete',
};
