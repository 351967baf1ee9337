import type { TextsLike } from '../../../text/message.ts';
import type { familyCardplayEn } from './cardplay.en.ts';

/** See `effects.de.ts`: effects end with their verb, conditions follow „wenn“. */
export const familyCardplayDe: TextsLike<typeof familyCardplayEn> = {
  'imperium.effect.may': 'wenn du willst, dies: {then}',
  'imperium.effect.lines': 'eine oder mehrere dieser Zeilen nutzen, jede einmal: {options}',
  'imperium.effect.look_top': '{count, plural, one {die oberste Karte} other {die obersten # Karten}} deines Decks ansehen: {parts}',
  'imperium.effect.look_top.hand': '{count} ziehen',
  'imperium.effect.look_top.discard': '{count} abwerfen',
  'imperium.effect.look_top.trash': '{count} entsorgen',
  'imperium.effect.return_this_to_hand': 'diese Karte zurück auf die Hand nehmen',
  'imperium.effect.may_deploy':
    'du darfst bis zu {max, plural, one {# Truppe} other {# Truppen}} einsetzen, die du in diesem Zug rekrutiert hast',
  'imperium.effect.may_deploy.all': 'du darfst beliebig viele Truppen einsetzen, die du in diesem Zug rekrutiert hast',
  'imperium.effect.this_turn': 'einmal in diesem Zug, wenn du „{card}“ erwirbst: {then}',
  'imperium.effect.this_turn.any': 'einmal in diesem Zug, wenn du eine Karte erwirbst: {then}',
  'imperium.effect.this_round.each': 'in deinem Aufdeckzug dieser Runde, sooft du „{card}“ erwirbst: {then}',
  'imperium.effect.this_round.each.any': 'in deinem Aufdeckzug dieser Runde, sooft du eine Karte erwirbst: {then}',
  'imperium.effect.static.ignore-influence-requirements': 'der Agent braucht für kein Feld Einfluss',
  'imperium.effect.static.no-deployment-this-turn': 'du setzt in diesem Zug nichts ein',
  'imperium.effect.recall_agent.others': '{count} deiner Agenten zurückrufen, aber nicht den eben entsandten',
  'imperium.effect.trash.must': '{count, plural, one {# Karte} other {# Karten}} entsorgen',
  'imperium.effect.trash.must.from': '{count, plural, one {# Karte} other {# Karten}} entsorgen ({zones})',
  'imperium.cost.lose_influence.times': '{times}-mal {cost}',
  'imperium.condition.sent_agent_to.maker': 'dein Agent dieses Zuges auf einem Sandwurmfeld steht',
  'imperium.condition.sent_agent_to.faction_space': 'dein Agent dieses Zuges auf dem Feld einer Fraktion steht',
  'imperium.condition.swordmaster': 'du den Schwertmeister hast',
  'imperium.condition.deck_size': 'dein Deck mindestens {least, plural, one {# Karte} other {# Karten}} enthält',
  'imperium.condition.influence_where_opponent_has_alliance':
    'du mindestens {least} Einfluss bei einer Fraktion hast, deren Allianz ein Gegner hält',
  'imperium.condition.high_council_seat.none': 'du keinen Sitz im Hohen Rat hast',
  'imperium.counter.other_revealed_card_providing_swords': 'andere in diesem Zug aufgedeckte Karte, die Schwerter gab',
  'imperium.counter.revealed_card': 'in diesem Zug aufgedeckte Karte der Fraktion ({faction}), auch diese',

  // Questions
  'imperium.ask.mayOffer': '{name}, {source}: Tust du das? {then}.',
  'imperium.ask.line': '{name}, {source}: Welche Zeile nutzt du?',
  'imperium.ask.line.more': '{name}, {source}: Nutzt du noch eine Zeile?',
  'imperium.ask.assign.hand': '{name}, {source}: Welche dieser Karten ziehst du?',
  'imperium.ask.assign.discard': '{name}, {source}: Welche dieser Karten wirfst du ab?',
  'imperium.ask.assign.trash': '{name}, {source}: Welche dieser Karten entsorgst du?',
  'imperium.wait.mayOffer': '{who} denkt über einen Effekt nach.',
  'imperium.wait.line': '{who} wählt eine Zeile einer Karte.',
  'imperium.wait.assign': '{who} sieht Karten des eigenen Decks an.',
  'imperium.choice.mayOffer': 'Das tun',
  'imperium.choice.enough': 'Keine weitere Zeile',
  'imperium.story.sawTop': '{who} sieht {count, plural, one {die oberste Karte} other {die obersten # Karten}} des eigenen Decks an.',
  'imperium.story.sawTopCards': 'Oben auf dem Deck von {who}: {cards}.',

  // Why not
  'imperium.why.notYet': 'Worauf es wartet, ist in diesem Zug noch nicht geschehen.',
  'imperium.why.noFactionSpace': 'Dein Agent steht nicht auf einem Feld, das Einfluss gibt.',
  'imperium.why.noDeployment': 'In diesem Zug setzt du nichts ein.',
  'imperium.why.otherLeader': 'Dieses Feld gehört einem einzigen Anführer: {leader}.',
  'imperium.why.councilFull': 'Alle Sitze im Hohen Rat sind besetzt.',
  'imperium.why.nothingTrashable': 'Du hast dort keine Karte zum Entsorgen.',

  // Spaces
  'imperium.fact.price.later': '{price}; sobald jemand den Schwertmeister hat: {later}',
  'imperium.fact.only': 'Nur für',
};
