import type { Message } from '../../../text/message.ts';
import type { ActionChoice, Effect, Test } from '../data/notation.ts';
import type { LeaderId, Side } from '../ids.ts';
import { onTerms, piecesPut, unitsPut, vehiclesPut, whereTo, withLegion } from './deeds.ts';
import { area, facts, leader, said } from './names.ts';

const sentence = (what: Message): Message => said('deed.sentence', { what });
/** What a list of effects does, in sentences; `side` has it done. */
export const effectLines = (side: Side, effects: readonly Effect[]): readonly Message[] =>
  effects.flatMap((effect) => (effect.do === 'when' ? branches(side, effect) : [clause(side, effect)])).map(sentence);
/** The same as one sentence. */
export const effectLine = (side: Side, effects: readonly Effect[]): Message => sentence(sequence(side, effects));
/** What a die can be spent for: one of these. */
export const choiceLine = (side: Side, choices: readonly ActionChoice[]): Message =>
  sentence(
    either(
      side,
      choices.map(({ effects }) => effects),
    ),
  );

type When = Extract<Effect, { readonly do: 'when' }>;
function branches(side: Side, { test, yes, no }: When): readonly Message[] {
  return [
    said('deed.when', { test: asked(test), what: sequence(side, yes) }),
    ...(no.length > 0 ? [said('deed.else', { what: sequence(side, no) })] : []),
  ];
}
/** One after the other: "…, …, then …". */
function sequence(side: Side, effects: readonly Effect[]): Message {
  const [one = said('nothing'), ...rest] = effects.map((effect) => clause(side, effect));
  return joined(one, rest);
}
function joined(first: Message, [next, ...rest]: readonly Message[]): Message {
  if (!next) return first;
  return said(rest.length > 0 ? 'deed.comma' : 'deed.then', { first, rest: joined(next, rest) });
}
function either(side: Side, lists: readonly (readonly Effect[])[]): Message {
  return lists.map((list) => sequence(side, list)).reduceRight((other, one) => said('deed.or', { one, other }));
}
/** A worm has an article, others have names. */
const who = (id: LeaderId): Message => (id === 'wild-maker' ? said('deed.maker') : leader(id));
function asked(test: Test): Message {
  switch (test.is) {
    case 'inPlay':
    case 'gone':
      return said(`test.${test.is}`, { leader: who(test.leader) });
    case 'prescience':
      return said('test.prescience', { least: test.least });
    case 'threatenedSietch':
      return said('test.threatenedSietch', { within: test.within });
    case 'detonated':
      return said('test.detonated');
  }
}

/** What an effect does, without capital letter and full stop. */
function clause(side: Side, effect: Effect): Message {
  switch (effect.do) {
    case 'place':
    case 'deploy':
      return said(`deed.${effect.do}`, { where: whereTo(side, effect.to, effect.spread), what: piecesPut(side, effect.what) });
    case 'vehicles':
      return said('deed.vehicles', { what: vehiclesPut(effect) });
    case 'move':
      return effect.again ? said('deed.move.again') : withLegion(side, 'move', effect.which, { count: effect.legions });
    case 'attack':
      return onTerms(withLegion(side, effect.surprise ? 'surprise' : 'attack', effect.which), effect.terms);
    case 'replace':
      return said('deed.replace', { from: unitsPut(side, effect.from, effect.count), to: unitsPut(side, effect.to, effect.count) });
    case 'draw':
      return said(effect.deck ? `deed.draw.${effect.deck}` : 'deed.draw', { count: effect.count });
    case 'wormsigns':
    case 'opponentDiscards':
    case 'beneGesserit':
      return said(`deed.${effect.do}`, { count: effect.count });
    case 'desertPower':
      return said('deed.desertPower', { count: effect.times });
    case 'strike':
      return said(`deed.strike.${effect.target}`, { count: effect.dice });
    case 'toTank':
      return said(`deed.toTank.${effect.where}`);
    case 'enter':
    case 'dismiss':
      return said(`deed.${effect.do}`, { leader: who(effect.leader) });
    case 'choose':
      return either(side, effect.of);
    case 'when':
      return nested(side, effect);
    case 'pickLegion':
      return withLegion(side, 'pickLegion', effect.which);
    case 'pickArea':
      return said('deed.pickArea', { areas: effect.of.map(area).reduceRight((other, one) => said('deed.areaOr', { one, other })) });
    case 'moveWorms':
      return effect.maker ? said('deed.moveMaker') : said('deed.moveWorms', { count: effect.count });
    case 'wormAttack':
      return said(effect.maker ? 'deed.makerAttack' : 'deed.wormAttack');
    case 'special':
      return special(effect);
    default:
      return said(`deed.${effect.do}`);
  }
}
/** A condition within another; what hangs on it alone stands before it. */
function nested(side: Side, effect: When): Message {
  const [only] = effect.yes;
  if (only && effect.yes.length === 1 && effect.no.length === 0)
    return said('deed.onlyIf', { what: clause(side, only), test: asked(effect.test) });
  const [yes = said('nothing'), ...no] = branches(side, effect);
  return facts([yes, ...no]);
}
function special({ name, count }: Extract<Effect, { readonly do: 'special' }>): Message {
  if (name === 'discardWormsigns' && count !== undefined) return said('special.discardSomeWormsigns', { count });
  return said(`special.${name}`, { count: count ?? 1 });
}
