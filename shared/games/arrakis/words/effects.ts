import { isOneOf } from '../../../kernel/typed.ts';
import type { Message } from '../../../text/message.ts';
import type { Effect, EffectKind, EffectOf, Member, Person, Pieces, Test, Where, Which } from '../data/notation.ts';
import { FIGURES, type Side, VEHICLES } from '../ids.ts';
import { isNamed, times, unitList } from './counts.ts';
import { area, isArea, leader, listed, said, unit, vehicle } from './names.ts';

const person = (id: Person): Message => (isNamed(id) ? leader(id) : said(`person.${id}`));
const isFigure = (id: string): boolean => isOneOf(FIGURES, id);

/** What is put on the map, each kind with its number. */
function pieces(of: Side, { named = [], ...counts }: Pieces): Message {
  const figures = Object.fromEntries(Object.entries(counts).filter(([id]) => isFigure(id)));
  const others = (['leader', 'token', 'sandworm', 'wild-maker'] as const).flatMap((id) => {
    const count = counts[id] ?? 0;
    return count > 0 ? [times(count, id === 'wild-maker' ? leader(id) : said(`piece.${id}`))] : [];
  });
  return listed([...named.map(person), ...unitList(of, figures), ...others]);
}
const spot = (where: Where): Message => (where.in === 'areas' ? listed(where.of.map(area)) : said(`spot.${where.in}`));
/** Which legions an effect is about, in a word; null = any. */
function which(of: Side, { with: member, at }: Which): Message | null {
  if (member) return memberName(of, member);
  if (!at) return null;
  return isArea(at) ? area(at) : at === 'desert' ? said('terrain.desert') : said('spot.settlement');
}
const memberName = (of: Side, member: Member): Message =>
  member === 'leader' ? said('piece.leader') : member === 'special' ? unit(of, 'special') : person(member);
function onLegions(side: Side, key: EffectKind, who: Which, count = 1): readonly Message[] {
  const what = said(`effect.${key}`);
  const counted = count > 1 ? said('item.legions', { what, count }) : what;
  const about = which(side, who);
  return [about ? said('item.with', { what: counted, with: about }) : counted];
}
function asked(test: Test): Message {
  switch (test.is) {
    case 'inPlay':
    case 'gone':
      return said(`test.${test.is}`, { leader: leader(test.leader) });
    case 'prescience':
      return said('test.prescience', { least: test.least });
    case 'threatenedSietch':
      return said('test.threatenedSietch', { within: test.within });
    case 'detonated':
      return said('test.detonated');
  }
}
const vehicles = ({ what }: EffectOf<'vehicles'>): Message =>
  listed([
    ...VEHICLES.flatMap((id) => (what[id] ? [times(what[id], vehicle(id))] : [])),
    ...(what.any ? [times(what.any, said('piece.any'))] : []),
  ]);

/** What a list of effects does, a line each; `side` has it done. */
export const effectLines = (side: Side, effects: readonly Effect[]): readonly Message[] => effects.flatMap((effect) => lines(side, effect));
function lines(side: Side, effect: Effect): readonly Message[] {
  switch (effect.do) {
    case 'place':
    case 'deploy':
      return [said('item.place', { where: spot(effect.to), what: pieces(side, effect.what) })];
    case 'vehicles':
      return [said('item.with', { what: said('effect.vehicles'), with: vehicles(effect) })];
    case 'move':
      return effect.again ? [said('piece.again')] : onLegions(side, 'move', effect.which, effect.legions);
    case 'attack':
      return onLegions(side, 'attack', effect.which);
    case 'replace':
      return [said('item.replace', { count: effect.count, from: unit(side, effect.from), to: unit(side, effect.to) })];
    case 'draw':
      return [said('item.draw', { cards: said('count.cards', { count: effect.count }) })];
    case 'wormsigns':
    case 'opponentDiscards':
      return [said('item.legions', { what: said(`effect.${effect.do}`), count: effect.count })];
    case 'strike':
      return [said('item.legions', { what: said('effect.strike'), count: effect.dice })];
    case 'enter':
    case 'dismiss':
      return [said('item.with', { what: said(`effect.${effect.do}`), with: leader(effect.leader) })];
    case 'choose':
      return effect.of.map((list) => said('item.either', { what: listed(effectLines(side, list)) }));
    case 'when':
      return [
        asked(effect.test),
        ...(effect.yes.length > 0 ? [said('item.ifSo', { what: listed(effectLines(side, effect.yes)) })] : []),
        ...(effect.no.length > 0 ? [said('item.ifNot', { what: listed(effectLines(side, effect.no)) })] : []),
      ];
    case 'pickLegion':
      return onLegions(side, 'pickLegion', effect.which);
    case 'special':
      return [said(`special.${effect.name}`)];
    default:
      return [said(`effect.${effect.do}`)];
  }
}
