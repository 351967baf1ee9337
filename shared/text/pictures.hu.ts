import type { TextsLike } from './message.ts';
import type { picturesEn } from './pictures.en.ts';

export const picturesHu: TextsLike<typeof picturesEn> = {
  'picture.battleIn': 'Csata helyszíne',
  'picture.attacks': 'Támad: {name}',
  'picture.defends': 'Védekezik: {name}',
  'picture.heldBack': '{count} visszatartva',
  'picture.attackWins': '{region}: {house} győz, {attack}\u00a0:\u00a0{defence}',
  'picture.defenceWins': '{region}: {house} kitart, {defence}\u00a0:\u00a0{attack}',
  'picture.tieHolds': '{region}: döntetlen, {defence}\u00a0:\u00a0{attack}, {house} kitart',
  'picture.troops': '{count} haderő',
  'picture.spends': '{name} győz, és leadja, ami az öklében volt: {what}.',
  'picture.loses': '{name} vereséget szenved, és elveszti, ami az öklében volt, meg minden ottani haderejét: {what}.',
  'picture.continue': 'Tovább',

  'picture.dice': 'Kockák',
  'picture.die.unthrown': '{die}: még nem dobták el',
  'picture.die.loose': '{die}: {face}, nincs befagyasztva',
  'picture.die.frozen': '{die}: {face}, befagyasztva',
  'picture.die.used': '{die}: {face}, felhasználva',

  'picture.card.leaders': 'Vezetők',
  'picture.card.ready': 'bevethető',
  'picture.card.lost': 'a készletben',
  'picture.card.troops': 'Haderők',
  'picture.card.onCard': 'a kártyán',
  'picture.card.onLand': 'a térképen',
  'picture.card.inSupply': 'a készletben',
  'picture.card.spice': 'Fűszertartalék',
  'picture.card.tokens': 'Jelzők',
  'picture.card.powers': 'Képességek',
  'picture.card.ally': 'a szövetségesé is',
};
