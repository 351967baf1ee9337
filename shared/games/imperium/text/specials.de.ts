import type { TextsLike } from '../../../text/message.ts';
import type { imperiumSpecialsEn } from './specials.en.ts';

/** Odd cards and abilities. */
export const imperiumSpecialsDe: TextsLike<typeof imperiumSpecialsEn> = {
  // What it does, as a phrase
  'imperium.special.carryall': 'bei der Ernte zählt das aufgedruckte Spice des Feldes doppelt',
  'imperium.special.the-voice':
    'ein Feld des Plans wählen: Gegner dürfen bis zum Beginn deines nächsten Zuges keine Agenten dorthin entsenden',
  'imperium.special.other-memory': '1 Karte ziehen oder eine Bene-Gesserit-Karte aus deinem Ablagestapel auf die Hand nehmen',
  'imperium.special.infiltrate': 'kein gegnerischer Agent versperrt dem nächsten Agenten dieses Zuges den Weg',
  'imperium.special.dispatch-an-envoy': 'die Karte, die du in diesem Zug spielst, hat zusätzlich die Symbole aller vier Fraktionen',
  'imperium.special.poison-snooper': 'die oberste Karte deines Decks ansehen und sie dann ziehen oder entsorgen',
  'imperium.special.refocus': 'deinen Ablagestapel in dein Deck mischen, dann 1 Karte ziehen',
  'imperium.special.recruitment-mission': '1 Überzeugung erhalten, und was du erwirbst, darf oben auf dein Deck',
  'imperium.special.double-cross': 'ein Gegner deiner Wahl verliert 1 Truppe im Konflikt, und du setzt 1 aus deinem Vorrat ein',
  'imperium.special.prescience': 'du darfst jederzeit die oberste Karte deines Decks ansehen',
  'imperium.special.masterstroke': 'deine zwei geheimen Fraktionsmarker aufdecken und bei beiden 1 Einfluss erhalten',
  'imperium.special.spice-addict': '1 Spice weniger nehmen und 1 Karte ziehen',
  'imperium.special.eyes-everywhere': 'auf Feldern der Symbole Landsraad und Stadt versperrt dir kein gegnerischer Agent den Weg',
  'imperium.special.kwisatz-haderach': 'entsendet einen beliebigen deiner Agenten, auch einen vom Plan, auf ein beliebiges Feld',

  // What it asks
  'imperium.ask.special.the-voice': '{name}, {source}: Welches Feld sperrst du für deine Gegner?',
  'imperium.ask.special.other-memory': '{name}, {source}: Ziehst du eine Karte, oder nimmst du eine aus deinem Ablagestapel zurück?',
  'imperium.ask.special.poison-snooper': '{name}, {source}: Du kennst die oberste Karte deines Decks. Ziehst oder entsorgst du sie?',
  'imperium.ask.special.poison-snooper.seen': '{name}, {source}: Oben auf deinem Deck liegt {card}. Ziehst oder entsorgst du die Karte?',
  'imperium.ask.special.double-cross': '{name}, {source}: Welcher Gegner verliert eine Truppe im Konflikt?',

  // What its signs mean
  'imperium.sheet.icon.other-memory': 'Ziehen, oder eine Karte dieser Fraktion aus deinem Ablagestapel zurücknehmen.',
  'imperium.sheet.icon.poison-snooper': 'Die oberste Karte deines Decks ansehen; hier: ziehen oder entsorgen.',
  'imperium.sheet.icon.carryall': 'Das aufgedruckte Spice des Sandwurmfelds zählt doppelt.',
  'imperium.sheet.icon.infiltrate': 'Gegnerische Agenten versperren deinen nicht den Weg.',
  'imperium.sheet.icon.the-voice': 'Ein Feld bis zu deinem nächsten Zug für Gegner sperren.',
  'imperium.sheet.icon.dispatch-an-envoy': 'Die Karte dieses Zuges hat auch diese Symbole.',

  // The same as a sentence of its own
  'imperium.item.play.kwisatz-haderach': 'Entsendet einen beliebigen deiner Agenten, auch einen vom Plan, auf ein beliebiges Feld.',
} as const;
