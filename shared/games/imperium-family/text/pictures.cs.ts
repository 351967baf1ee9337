import type { TextsLike } from '../../../text/message.ts';
import type { familyPicturesEn } from './pictures.en.ts';

/** What stands on the board beside signs and names, and what a screen reader hears of it. */
export const familyPicturesCs: TextsLike<typeof familyPicturesEn> = {
  'imperium.picture.row': 'Řada Impéria',
  'imperium.picture.reserve': 'Rezerva',
  'imperium.picture.aside': 'Odloženo',
  'imperium.picture.asideFor': 'Odloženo, pro koho: {name}',
  'imperium.picture.short': 'chybí {short}',
  'imperium.picture.left': '{count, plural, one {zbývá #} few {zbývají #} other {zbývá #}}',
  'imperium.picture.deckLeft': 'Balíček Impéria, {count, plural, one {# karta} few {# karty} other {# karet}}',

  'imperium.picture.conflict': 'Střet {tier}',
  'imperium.picture.noConflict': 'Zatím žádný střet',
  'imperium.picture.conflictsLeft':
    '{count, plural, =0 {poslední střet} one {po něm ještě # střet} few {po něm ještě # střety} other {po něm ještě # střetů}}',
  'imperium.picture.earlier': 'Dřívější střety',
  'imperium.picture.place.first': '1.',
  'imperium.picture.place.second': '2.',
  'imperium.picture.place.third': '3.',
  'imperium.picture.strength':
    '{name}: síla {strength}; ve střetu {troops, plural, one {# jednotka} few {# jednotky} other {# jednotek}} a {swords, plural, one {# meč} few {# meče} other {# mečů}}, v posádce {garrison}',
  'imperium.picture.garrison': 'Posádka',
  'imperium.picture.fight': 'Střet a vítězné body',
  'imperium.picture.points': 'Vítězné body',

  'imperium.picture.parts': 'Části stolu',
  'imperium.picture.partOf':
    '{name}, {count, plural, =0 {tady není co vybrat} one {tady je # odpověď} few {tady jsou # odpovědi} other {tady je # odpovědí}}',
  'imperium.picture.planet': 'Planeta',
  'imperium.picture.houses': 'Rada a obchod',

  'imperium.picture.track': '{faction}: {name} má {influence}',
  'imperium.picture.step': 'Vliv {step}',
  'imperium.picture.point': 'odtud 1 vítězný bod',
  'imperium.picture.alliance': 'tady spojenectví a bonus',
  'imperium.picture.allianceFree': 'Žeton spojenectví, volný',
  'imperium.picture.allianceOf': 'Žeton spojenectví drží {name}',

  'imperium.picture.stands': '{names} – {count, plural, one {stojí tu agent} few {stojí tu agenti} other {stojí tu agenti}}',
  'imperium.picture.control': 'pole kontroluje {name}',
  'imperium.picture.bonus': 'bonusové koření: {spice}',
  'imperium.picture.voice': '{name} uzavírá pole všem ostatním',
  'imperium.picture.mentatHere': 'je tu Mentat',
  'imperium.picture.seated': '{names} – {count, plural, one {křeslo v radě} few {křesla v radě} other {křesla v radě}}',

  'imperium.picture.hand': 'Jen ty',
  'imperium.picture.handFull': 'Tvoje ruka',
  'imperium.picture.intrigue': 'Tvoje karty intrik',
  'imperium.picture.inPlay': 'Ve hře',
  'imperium.picture.deck': 'Balíček',
  'imperium.picture.discard': 'Odhazovací balíček',
  'imperium.picture.handCount': 'Ruka',
  'imperium.picture.waiting': 'Čeká na tah odhalení',
  'imperium.picture.cards': '{count, plural, one {# karta} few {# karty} other {# karet}}',
  'imperium.picture.copies': '{what}, {count}×',
  'imperium.picture.agentsLeft': 'Agenti k vyslání',
  'imperium.picture.supply': 'Jednotky v zásobě',
  'imperium.picture.intrigueHeld': 'Karty intrik',
  'imperium.picture.leader': 'Tvůj vůdce: {leader}',
  'imperium.picture.council': 'Křeslo ve Vysoké radě',
  'imperium.picture.mentat': 'Má Mentata',

  'imperium.picture.reveals': '{name} odhaluje',
  'imperium.picture.persuasion': 'Zbývá přesvědčivosti',
  'imperium.picture.strengthThere': 'síla ve střetu',
  'imperium.picture.fromTroops': '{troops, plural, one {# jednotka tam} few {# jednotky tam} other {# jednotek tam}}',
  'imperium.picture.fromSwords': '{swords, plural, one {meč} few {meče} other {mečů}}',
  'imperium.picture.noTroops': 'zatím tam není jednotka',
  'imperium.picture.buy': 'Koupit: {card}',
  'imperium.picture.leftAfter': 'po koupi ({card}) zbude {left}',
  'imperium.picture.lastHagal': 'Poslední karta Hagal',
};
