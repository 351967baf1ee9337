import type { TextsLike } from '../../../text/message.ts';
import type { imperiumEffectsEn } from './effects.en.ts';

/** Effects, prices and conditions. All effects and prices are infinitives: so they follow a colon, “you may” and “each opponent has to” alike. */
const SOLARI = '{amount, plural, one {# solar} few {# solary} other {# solarů}}';
const WATER = '{amount, plural, one {# vodu} few {# vody} other {# vod}}';
const INFLUENCE = '{amount, plural, one {# vliv} few {# vlivy} other {# vlivů}}';
const CARDS = '{count, plural, one {# kartu} few {# karty} other {# karet}}';
const TROOPS = '{count, plural, one {# jednotku} few {# jednotky} other {# jednotek}}';
const UP_TO = 'nejvýše {max, plural, one {# jednotku} few {# jednotky} other {# jednotek}}';
const LEAST_TROOPS = '{least, plural, one {# jednotku} few {# jednotky} other {# jednotek}}';
const LEAST_INFLUENCE = '{least, plural, one {# vliv} few {# vlivy} other {# vlivů}}';

export const imperiumEffectsCs: TextsLike<typeof imperiumEffectsEn> = {
  'imperium.effect.nothing': 'nic',
  'imperium.effect.or': '{one} nebo {other}',
  'imperium.effect.or.apart': '{one}; nebo {other}',
  'imperium.effect.gain': 'získat {things}',
  'imperium.thing.solari': SOLARI,
  'imperium.thing.spice': '{amount} koření',
  'imperium.thing.water': WATER,
  'imperium.thing.vp': '{amount, plural, one {# vítězný bod} few {# vítězné body} other {# vítězných bodů}}',
  'imperium.thing.persuasion': '{amount, plural, one {# přesvědčivost} few {# přesvědčivosti} other {# přesvědčivostí}}',
  'imperium.thing.swords': '{count, plural, one {# meč} few {# meče} other {# mečů}}',
  'imperium.thing.influence': `${INFLUENCE} ({faction})`,
  'imperium.thing.influence.any': `${INFLUENCE} u frakce dle volby`,
  'imperium.thing.influence.behind': `${INFLUENCE} u frakce, kde je některý soupeř před tebou`,
  'imperium.effect.recruit': `naverbovat ${TROOPS}`,
  'imperium.effect.draw': `líznout si ${CARDS}`,
  'imperium.effect.intrigue': `líznout si ${CARDS} intrik`,
  'imperium.effect.modify_space_influence': `získat od frakce tohoto pole ${INFLUENCE} místo 1`,
  'imperium.effect.pay': 'můžeš {cost} a za to {then}',
  'imperium.effect.pay.must': '{cost} a za to {then}',
  'imperium.effect.choose': 'zvolit jedno: {options}',
  'imperium.effect.choose.some': 'zvolit {n, plural, one {# možnost} few {# různé možnosti} other {# různých možností}}: {options}',
  'imperium.effect.if': 'pokud {condition}: {then}',
  'imperium.effect.if.required': 'jen pokud {condition}: {then}',
  'imperium.effect.if.else': 'pokud {condition}: {then}; jinak: {else}',
  'imperium.effect.for_each': 'za každou {counter}: {then}',
  'imperium.effect.trash': `vyřadit nejvýše ${CARDS}`,
  'imperium.effect.trash.from': `vyřadit nejvýše ${CARDS} ({zones})`,
  'imperium.effect.trash_this': 'vyřadit tuto kartu',
  'imperium.effect.signet': 'použít pečetní prsten svého vůdce',
  'imperium.effect.deploy.garrison': `nasadit ${UP_TO} z posádky`,
  'imperium.effect.deploy.garrison.all': 'nasadit libovolný počet jednotek z posádky',
  'imperium.effect.deploy.supply': `nasadit ${UP_TO} ze zásoby`,
  'imperium.effect.deploy.supply.all': 'nasadit libovolný počet jednotek ze zásoby',
  'imperium.effect.deploy.recruited_now': 'hned nasadit z právě naverbovaných jednotek nejvýše {max}',
  'imperium.effect.deploy.recruited_now.all': 'hned nasadit libovolný počet právě naverbovaných jednotek',
  'imperium.effect.retreat': `stáhnout ${UP_TO}`,
  'imperium.effect.retreat.all': 'stáhnout libovolný počet jednotek',
  'imperium.effect.retreat.exactly': 'stáhnout {count, plural, one {# jednotku} few {# jednotky} other {# jednotek}}',
  'imperium.effect.retreat.least': 'stáhnout {min} až {max, plural, one {# jednotku} few {# jednotky} other {# jednotek}}',
  'imperium.effect.recall_agent':
    'povolat zpět {count, plural, one {# svého agenta} few {# své agenty} other {# svých agentů}}, třeba i právě vyslaného',
  'imperium.effect.each_opponent': 'každý soupeř musí {then}',
  'imperium.effect.discard': `odhodit ${CARDS} z ruky`,
  'imperium.effect.lose_troop.garrison': `ztratit ${TROOPS} z posádky`,
  'imperium.effect.lose_troop.conflict': `ztratit ${TROOPS} ve střetu`,
  'imperium.effect.acquire.discard': 'získat bez přesvědčivosti kartu s cenou nejvýše {cost}',
  'imperium.effect.acquire.deck_top': 'získat bez přesvědčivosti kartu s cenou nejvýše {cost} a dát ji navrch balíčku',
  'imperium.effect.acquire.card': 'získat kartu z rezervy ({card})',
  'imperium.effect.modify.acquire_cost':
    'v tomto tahu stojí karta {card} o {by, plural, one {# přesvědčivost} few {# přesvědčivosti} other {# přesvědčivostí}} {direction, select, less {méně} other {více}}',
  'imperium.effect.modify.space_cost': 'na polích zóny {zone} platit o {by} {direction, select, less {méně} other {více}} ({resource})',
  'imperium.effect.take_mentat.from_space': 'vzít si Mentata, je-li na svém poli',
  'imperium.effect.take_mentat.next_round': 'mít v příštím kole Mentata',
  'imperium.effect.control': 'získat kontrolu ({space})',
  'imperium.effect.steal_intrigue': `vzít náhodně ${CARDS} intrik každému soupeři, který jich má nejméně {least}`,
  'imperium.effect.end_turn': 'případně hned ukončit tah',
  'imperium.effect.this_round': 've svém tahu odhalení v tomto kole: {then}',
  'imperium.effect.while_agent_here': 'je-li tu tvůj agent ještě při odhalení: {then}',
  'imperium.effect.by_cost_option': 'podle ceny: {options}',
  'imperium.effect.harvest': 'získat {base} koření a všechno bonusové koření z tohoto pole',
  'imperium.effect.high_council_seat': 'získat křeslo ve Vysoké radě',
  'imperium.effect.take_swordmaster': 'získat Mistra meče, třetího agenta do konce hry',
  'imperium.effect.imperium_row': `odložit si ${CARDS} z řady Impéria jen pro svůj tah odhalení v tomto kole, o {discount, plural, one {# přesvědčivost} few {# přesvědčivosti} other {# přesvědčivostí}} levněji; co nezískáš, opustí hru`,
  'imperium.effect.reshuffle': 'zamíchat balíček Hagal a odhalit další kartu',

  // Odd cards and abilities

  // What is paid
  'imperium.cost.solari': `zaplatit ${SOLARI}`,
  'imperium.cost.spice': 'zaplatit {amount} koření',
  'imperium.cost.water': `zaplatit ${WATER}`,
  'imperium.cost.intrigue': 'odevzdat {amount, plural, one {# kartu} few {# karty} other {# karet}} intrik',
  'imperium.cost.lose_influence': `ztratit ${INFLUENCE} ({faction})`,
  'imperium.cost.lose_influence.any': `ztratit ${INFLUENCE} u frakce dle volby`,
  'imperium.cost.trash': `vyřadit ${CARDS}`,
  'imperium.cost.trash.from': `vyřadit ${CARDS} ({zones})`,
  'imperium.cost.trash_this': 'vyřadit tuto kartu',
  'imperium.cost.lose_troop': `ztratit ${TROOPS} ve střetu`,

  // What has to be true, after "if"
  'imperium.condition.influence': `máš aspoň ${LEAST_INFLUENCE} ({faction})`,
  'imperium.condition.alliance': 'držíš spojenectví ({faction})',
  'imperium.condition.alliance.any': 'držíš některé spojenectví',
  'imperium.condition.in_play_other': 'máš ve hře jinou kartu této frakce ({faction})',
  'imperium.condition.high_council_seat': 'máš křeslo ve Vysoké radě',
  'imperium.condition.reveal_turn': 'je tvůj tah odhalení',
  'imperium.condition.mentat_on_space': 'je Mentat na svém poli',
  'imperium.condition.opponent_troop_in_conflict': `mají soupeři ve střetu aspoň ${LEAST_TROOPS}`,
  'imperium.condition.units_in_conflict': `máš ve střetu aspoň ${LEAST_TROOPS}`,
  'imperium.condition.owned_cards': 'máš aspoň {least}× kartu {card}',
  'imperium.condition.more_cards': 'máš kartu {card} vícekrát než každý soupeř',
  'imperium.condition.tracks_with_influence': `máš aspoň ${LEAST_INFLUENCE} na {tracks, plural, one {# stupnici} few {# stupnicích} other {# stupnicích}}`,
  'imperium.counter.card_in_play': 'kartu této frakce ({faction}), kterou máš ve hře, včetně této',

  'imperium.zone.from.hand': 'ruka',
  'imperium.zone.from.discard': 'odhazovací balíček',
  'imperium.zone.from.in_play': 'karty ve hře',

  // When it works
  'imperium.when.agent': 'Tah agenta: {effects}.',
  'imperium.when.reveal': 'Tah odhalení: {effects}.',
  'imperium.when.acquire': 'Když ji získáš: {effects}.',
  'imperium.when.trash': 'Když je vyřazena: {effects}.',
  'imperium.when.plot': 'Plán, ve tvém tahu: {effects}.',
  'imperium.when.combat': 'Boj: {effects}.',
  'imperium.when.endgame': 'Závěr hry: {effects}.',
  'imperium.when.first': 'První místo: {effects}.',
  'imperium.when.second': 'Druhé místo: {effects}.',
  'imperium.when.third': 'Třetí místo: {effects}.',
  'imperium.when.signet': 'Pečetní prsten: {effects}.',
  'imperium.when.visit': 'Pro tvého agenta: {effects}.',
  'imperium.when.control': 'Kontrola, kdykoli sem přijde agent: {effects}.',
  'imperium.when.bonus': 'Kdykoli tvůj ukazatel vystoupá k bonusu: {effects}.',
};
