import type { Message } from '../../../text/message.ts';
import type { BattleTerms, EffectOf, Member, Pieces, Spread, Where, Which } from '../data/notation.ts';
import { FIGURES, type Side, type Terrain, VEHICLES } from '../ids.ts';
import { isNamed } from './counts.ts';
import { area, type Gaps, leader, listed, said } from './names.ts';

// The parts of what cards, leaders and dice do: which pieces, where to, which legions.

const put = (id: string, count: number): Message => said(`put.${id}`, { count });

/** What is put on the map, each kind with its number. */
export function piecesPut(of: Side, { named = [], ...counts }: Pieces): Message {
  const counted = (id: 'leader' | 'token' | 'sandworm'): readonly Message[] => (counts[id] ? [put(id, counts[id])] : []);
  return listed([
    ...named.map((id) => said(`put.${id}`)),
    ...FIGURES.flatMap((id) => (counts[id] ? [put(`${of}.${id}`, counts[id])] : [])),
    ...(['leader', 'token', 'sandworm'] as const).flatMap(counted),
    ...(counts['wild-maker'] ? [said('put.wild-maker')] : []),
  ]);
}
/** So many units of a rank. */
export const unitsPut = (of: Side, rank: string, count: number): Message => put(`${of}.${rank}`, count);
/** Vehicles, each kind with its number. */
export const vehiclesPut = ({ what }: EffectOf<'vehicles'>): Message =>
  listed([...VEHICLES, 'any' as const].flatMap((id) => (what[id] ? [put(id, what[id])] : [])));

/** Areas that are gone to in a word of their own. */
const OWN_WORD: readonly string[] = ['arrakeen', 'carthag', 'arsunt', 'north-pole'];
const toArea = (id: Parameters<typeof area>[0]): Message =>
  OWN_WORD.includes(id) ? said(`to.${id}`) : said('to.area', { area: area(id) });
const SPREADS: Readonly<Record<Spread, string>> = { same: '', each: '.each', any: '.any', one: '.any' };

/** Where pieces are put. */
export function whereTo(of: Side, to: Where, spread: Spread): Message {
  switch (to.in) {
    case 'areas': {
      const areas = listed(to.of.map(toArea));
      return said(spread === 'each' && to.of.length > 1 ? 'to.each' : 'to.areas', { areas });
    }
    case 'settlement':
      if (to.kind === 'carthag' || to.kind === 'arrakeen') return said('to.areas', { areas: toArea(to.kind) });
      return said(`to.${to.kind ?? 'settlement'}${SPREADS[spread]}`);
    case 'sietch':
      return said(to.threatened === undefined ? `to.sietch${SPREADS[spread]}` : 'to.sietch.threatened');
    case 'legion':
      return to.with ? said('to.legion.with', { member: memberName(of, to.with) }) : said('to.legion');
    case 'terrain': {
      const ones = spread === 'one' || spread === 'any' ? '.ones' : '';
      const near = to.nextTo ? { near: said(`near.${to.nextTo}`) } : {};
      return said(`to.${to.state}${ones}${to.nextTo ? '.by' : ''}`, { land: land(to.of), ...near });
    }
    case 'picked':
      return said('to.picked');
  }
}
/** Desert and deep desert together are desert. R2.13 */
function land(terrains: readonly Terrain[]): Message {
  const plain = terrains.includes('desert') ? terrains.filter((one) => one !== 'deep-desert') : terrains;
  return listed(plain.map((one) => said(`land.${one}`)));
}

const memberName = (of: Side, member: Member): Message =>
  isNamed(member) ? leader(member) : said(`member.${member === 'special' ? of : member}`);
/** What is done with a legion, said of those that may do it. */
export function withLegion(of: Side, deed: string, { with: member, at, picked }: Which, gaps: Gaps = {}): Message {
  if (picked) return said(`deed.${deed}.picked`);
  const key = [...(member ? ['with'] : []), ...(at ? ['at'] : [])].join('-');
  const spot = at && (at === 'desert' ? said('in.desert') : said('in.area', { area: area(at) }));
  const all = { ...gaps, ...(member && { member: memberName(of, member) }), ...(spot && { spot }) };
  return said(`deed.${deed}${key && `.${key}`}`, all);
}
/** What is different in this battle, behind what is done. */
export function onTerms(what: Message, { extraDice, defenderMost, freeContinue }: BattleTerms = {}): Message {
  let all = what;
  if (extraDice) all = said('deed.extraDice', { what: all, count: extraDice });
  if (defenderMost) all = said('deed.defenderMost', { what: all, count: defenderMost });
  return freeContinue ? said('deed.freeContinue', { what: all }) : all;
}
