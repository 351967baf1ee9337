import type { TextsLike } from '../../../text/message.ts';
import type { familyCardplayEn } from './cardplay.en.ts';

const CARDS = '{count, plural, one {# kartu} few {# karty} other {# karet}}';
const TOP = '{count, plural, one {na vrchní kartu} few {na # vrchní karty} other {na # vrchních karet}}';

/** See `effects.cs.ts`: effects are infinitives, conditions follow „pokud“. */
export const familyCardplayCs: TextsLike<typeof familyCardplayEn> = {
  'imperium.effect.may': 'chceš-li, udělat toto: {then}',
  'imperium.effect.lines': 'použít aspoň jeden z těchto řádků, každý jednou: {options}',
  'imperium.effect.look_top': `podívat se ${TOP} svého balíčku: {parts}`,
  'imperium.effect.look_top.hand': `líznout si ${CARDS}`,
  'imperium.effect.look_top.discard': `odhodit ${CARDS}`,
  'imperium.effect.look_top.trash': `vyřadit ${CARDS}`,
  'imperium.effect.return_this_to_hand': 'vzít si tuto kartu zpět do ruky',
  'imperium.effect.may_deploy':
    'nasadit nejvýše {max, plural, one {# jednotku} few {# jednotky} other {# jednotek}} naverbovaných v tomto tahu',
  'imperium.effect.may_deploy.all': 'nasadit libovolný počet jednotek naverbovaných v tomto tahu',
  'imperium.effect.this_turn': 'jednou v tomto tahu, když získáš kartu {card}: {then}',
  'imperium.effect.this_turn.any': 'jednou v tomto tahu, když získáš kartu: {then}',
  'imperium.effect.this_round.each': 've svém tahu odhalení v tomto kole, kdykoli získáš kartu {card}: {then}',
  'imperium.effect.this_round.each.any': 've svém tahu odhalení v tomto kole, kdykoli získáš kartu: {then}',
  'imperium.effect.static.ignore-influence-requirements': 'vstoupit s agentem na pole bez potřebného vlivu',
  'imperium.effect.static.no-deployment-this-turn': 'v tomto tahu nic nenasazovat',
  'imperium.effect.recall_agent.others':
    'povolat zpět {count, plural, one {# svého agenta} few {# své agenty} other {# svých agentů}}, ale ne právě vyslaného',
  'imperium.effect.trash.must': `povinně vyřadit ${CARDS}`,
  'imperium.effect.trash.must.from': `povinně vyřadit ${CARDS} ({zones})`,
  'imperium.cost.lose_influence.times': '{cost}, a to {times}×',
  'imperium.condition.sent_agent_to.maker': 'stojí tvůj agent z tohoto tahu na poli Tvůrců',
  'imperium.condition.sent_agent_to.faction_space': 'stojí tvůj agent z tohoto tahu na poli některé frakce',
  'imperium.condition.swordmaster': 'máš Mistra meče',
  'imperium.condition.deck_size': 'máš v balíčku aspoň {least, plural, one {# kartu} few {# karty} other {# karet}}',
  'imperium.condition.influence_where_opponent_has_alliance':
    'máš aspoň {least, plural, one {# vliv} few {# vlivy} other {# vlivů}} u frakce, jejíž spojenectví drží soupeř',
  'imperium.condition.high_council_seat.none': 'nemáš křeslo ve Vysoké radě',
  'imperium.counter.other_revealed_card_providing_swords': 'jinou kartu odhalenou v tomto tahu, která dala meče',
  'imperium.counter.revealed_card': 'kartu této frakce ({faction}) odhalenou v tomto tahu, včetně této',

  // Questions
  'imperium.ask.mayOffer': '{name}, {source}: chceš to? Lze {then}.',
  'imperium.ask.line': '{name}, {source}: který řádek použiješ?',
  'imperium.ask.line.more': '{name}, {source}: použiješ další řádek?',
  'imperium.ask.assign.hand': '{name}, {source}: kterou z těchto karet si lízneš?',
  'imperium.ask.assign.discard': '{name}, {source}: kterou z těchto karet odhodíš?',
  'imperium.ask.assign.trash': '{name}, {source}: kterou z těchto karet vyřadíš?',
  'imperium.wait.mayOffer': '{who} zvažuje účinek.',
  'imperium.wait.line': '{who} vybírá řádek karty.',
  'imperium.wait.assign': '{who} si prohlíží karty svého balíčku.',
  'imperium.choice.mayOffer': 'Provést',
  'imperium.choice.enough': 'Žádný další řádek',
  'imperium.story.sawTop': `{who} se dívá ${TOP} svého balíčku.`,
  'imperium.story.sawTopCards': '{who} má navrchu balíčku: {cards}.',

  // Why not
  'imperium.why.notYet': 'To, na co čeká, se v tomto tahu ještě nestalo.',
  'imperium.why.noFactionSpace': 'Tvůj agent nestojí na poli, které dává vliv.',
  'imperium.why.noDeployment': 'V tomto tahu nic nenasazuješ.',
  'imperium.why.otherLeader': 'Toto pole patří jen jednomu vůdci: {leader}.',
  'imperium.why.councilFull': 'Všechna křesla ve Vysoké radě jsou obsazená.',
  'imperium.why.nothingTrashable': 'Nemáš tam kartu k vyřazení.',

  // Spaces
  'imperium.fact.price.later': '{price}; jakmile má někdo Mistra meče: {later}',
  'imperium.fact.only': 'Jen pro',
};
