import type { TextsLike } from '../../../text/message.ts';
import type { familyCardplayEn } from './cardplay.en.ts';

/** See `effects.hu.ts`: effects are nouns, conditions follow “ha”. */
export const familyCardplayHu: TextsLike<typeof familyCardplayEn> = {
  'imperium.effect.may': 'ha akarod, mindez: {then}',
  'imperium.effect.lines': 'legalább egy ezek közül a sorok közül, mindegyik egyszer: {options}',
  'imperium.effect.look_top': 'ennyi legfelső kártya megnézése a húzópaklidban: {count}. Ezekből {parts}',
  'imperium.effect.look_top.hand': '{count} húzása',
  'imperium.effect.look_top.discard': '{count} eldobása',
  'imperium.effect.look_top.trash': '{count} elpusztítása',
  'imperium.effect.return_this_to_hand': 'ez a kártya visszakerül a kezedbe',
  'imperium.effect.may_deploy': 'legfeljebb {max} ebben a körben toborzott egység bevetése',
  'imperium.effect.may_deploy.all': 'tetszőleges számú, ebben a körben toborzott egység bevetése',
  'imperium.effect.this_turn': 'ebben a körben egyszer, ha megszerzed ezt: {card}; akkor {then}',
  'imperium.effect.this_turn.any': 'ebben a körben egyszer, ha kártyát szerzel: {then}',
  'imperium.effect.this_round.each': 'e forduló felfedéskörében, valahányszor megszerzed ezt: {card}; akkor {then}',
  'imperium.effect.this_round.each.any': 'e forduló felfedéskörében minden megszerzett kártyáért: {then}',
  'imperium.effect.static.ignore-influence-requirements': 'az ügynök befolyás nélkül is bármelyik helyszínre léphet',
  'imperium.effect.static.no-deployment-this-turn': 'ebben a körben semmit sem vethetsz be',
  'imperium.effect.recall_agent.others': '{count} ügynököd visszahívása, de nem az imént kiküldötté',
  'imperium.effect.trash.must': '{count} kártya elpusztítása, kötelezően',
  'imperium.effect.trash.must.from': '{count} kártya elpusztítása, kötelezően ({zones})',
  'imperium.cost.lose_influence.times': '{cost}, összesen {times} alkalommal',
  'imperium.condition.sent_agent_to.maker': 'e köri ügynököd mesterhelyszínen áll',
  'imperium.condition.sent_agent_to.faction_space': 'e köri ügynököd egy frakció helyszínén áll',
  'imperium.condition.swordmaster': 'nálad van a kardmester',
  'imperium.condition.deck_size': 'legalább {least} kártya van a húzópaklidban',
  'imperium.condition.influence_where_opponent_has_alliance':
    'van legalább {least} befolyásod egy frakciónál, amelynek szövetsége egy ellenfélé',
  'imperium.condition.high_council_seat.none': 'nincs széked a Nagytanácsban',
  'imperium.counter.other_revealed_card_providing_swords': 'másik kártya után, amelyet ebben a körben fedtél fel, és kardot adott',
  'imperium.counter.revealed_card': 'ebben a körben felfedett {faction} kártya után, ezért is',

  // Questions
  'imperium.ask.mayOffer': '{name}, {source}: kéred ezt? {then}.',
  'imperium.ask.line': '{name}, {source}: melyik sort használod?',
  'imperium.ask.line.more': '{name}, {source}: használsz még egy sort?',
  'imperium.ask.assign.hand': '{name}, {source}: ezek közül melyik kártyát húzod fel?',
  'imperium.ask.assign.discard': '{name}, {source}: ezek közül melyik kártyát dobod el?',
  'imperium.ask.assign.trash': '{name}, {source}: ezek közül melyik kártyát pusztítod el?',
  'imperium.wait.mayOffer': '{who} egy hatást fontolgat.',
  'imperium.wait.line': '{who} egy kártya sorai közül választ.',
  'imperium.wait.assign': '{who} a saját húzópaklija kártyáit nézi.',
  'imperium.choice.mayOffer': 'Kérem',
  'imperium.choice.enough': 'Nem kell több sor',
  'imperium.story.sawTop': '{who} megnézi a saját húzópaklija felső {count} kártyáját.',
  'imperium.story.sawTopCards': '{who} húzópaklijának tetején: {cards}.',

  // Why not
  'imperium.why.notYet': 'Amire vár, ebben a körben még nem történt meg.',
  'imperium.why.noFactionSpace': 'Az ügynököd nem olyan helyszínen áll, amely befolyást ad.',
  'imperium.why.noDeployment': 'Ebben a körben semmit sem vethetsz be.',
  'imperium.why.otherLeader': 'Ez a helyszín egyetlen vezetőé: {leader}.',
  'imperium.why.councilFull': 'A Nagytanács minden széke foglalt.',
  'imperium.why.nothingTrashable': 'Nincs ott elpusztítható kártyád.',

  // Spaces
  'imperium.fact.price.later': '{price}; ha már bárkinél ott a kardmester: {later}',
  'imperium.fact.only': 'Csak neki',
};
