import { isOneOf } from '../../../kernel/typed.ts';
import type { Message } from '../../../text/message.ts';
import type { OptionLabel } from '../../face.ts';
import { SAND_THINGS, type SandThing } from '../events.ts';
import { type Figure, FIGURES, HOUSES, type HouseId, PLANNING, type PlanningId, SIDES, type Side, TRACKS } from '../ids.ts';
import { FIGURE_SIGNS, PIECE_SIGNS } from '../signs.ts';
import type { ArrakisView } from '../types.ts';
import { isAtreidesToken, isNamed, part } from './counts.ts';
import { card, dataOf, type Here, house, houseSign, leader, ofCard, ofHouse, ofLeader, plain, said, symbol, vehicle } from './names.ts';

/** Parts of answers that have several: the names of their fields. */
const FORMS: Readonly<Record<string, readonly string[]>> = { company: ['units', 'leaders'], scoutReveal: ['sietch', 'tokens'] };
const FREE = new Set(['train', 'detonate', 'claim', 'scout', 'scheme', 'cone', 'mend']);
const isCard = (key: string): key is PlanningId => isOneOf(PLANNING, key);
const isHouse = (key: string): key is HouseId => isOneOf(HOUSES, key);
const isSide = (key: string): key is Side => isOneOf(SIDES, key);
const isFigure = (key: string): key is Figure => isOneOf(FIGURES, key);

const isThing = (key: string): key is SandThing => isOneOf(SAND_THINGS, key);
const isTrack = (key: string): boolean => key === 'supremacy' || isOneOf(TRACKS, key);

/** Is it the name of an amount, not an answer? */
export const isFormPart = (name: string, key: string): boolean =>
  [
    'handLimit',
    'giveUp',
    'combatCards',
    'split',
    'company',
    'overflow',
    'convert',
    'showTokens',
    'mendLegion',
    'mendSand',
    'mendTracks',
  ].includes(name) &&
  key !== 'none' &&
  isPart(key);
const isPart = (key: string): boolean =>
  isCard(key) || isHouse(key) || isFigure(key) || isAtreidesToken(key) || isNamed(key) || isThing(key) || isTrack(key);
/** The side whose figures an amount is about: that of the viewer. */
export const sideOf = (here: Here): Side => here.view.side ?? here.view.turn?.side ?? 'harkonnen';

/** What one more of an amount means, or a part of a form that is one of several things. */
export function partOf(here: Here, key: string, value: unknown, of: Side = sideOf(here)): OptionLabel {
  if (isCard(key)) return { label: card(key), target: ofCard(key), icon: 'card' };
  if (isHouse(key)) return { label: house(key), target: ofHouse(key), icon: houseSign(key) };
  if (isNamed(key)) return { label: leader(key), target: ofLeader(key), icon: 'leader' };
  if (isFigure(key)) return { label: part(here, of, key), icon: FIGURE_SIGNS[of][key] };
  if (isAtreidesToken(key)) return { label: part(here, of, key), icon: PIECE_SIGNS.token };
  if (isThing(key)) return { label: key === 'harvester' ? vehicle(key) : said(`piece.${key}`) };
  if (isTrack(key)) return { label: said(`track.${key}`) };
  if (typeof value === 'boolean') return { label: said(value ? 'option.yes' : 'option.no') };
  return { label: said('option.number', { count: String(value) }) };
}
/** A face of a real die, with the number that is typed in. */
export function dieOption(here: Here, name: string | undefined, value: unknown): OptionLabel {
  const { actionDice, combatDice } = dataOf(here).pieces;
  const number = Number(value);
  const of = name?.split(/[^a-z]/)[0] ?? '';
  const face = isSide(of) ? actionDice[of].faces[number - 1] : combatDice.faces[number - 1];
  if (!face) return { label: plain(String(value)) };
  return { label: said('die.side', { number, face: isSide(of) ? symbol(face) : said(`face.${face}`) }) };
}
const dieName = (key: string): Message => {
  const side = SIDES.find((id) => key.startsWith(id));
  return said(`die.${side ?? 'combat'}`);
};
/** Name of a form field, or of an interjection; see `GameWords.field`. */
export function field(view: ArrakisView, name: string, key: string | undefined): Message {
  if (name === 'dice') return dieName(key ?? '');
  if (key === undefined) return said(FREE.has(name) ? `free.${name}` : 'form.answer');
  if (FORMS[name]?.includes(key)) return said(`form.${key}`);
  return isPart(key) ? partOf({ view, names: {} }, key, 1).label : said('form.answer');
}
const ACTS: Readonly<Record<string, string>> = {
  company: 'go',
  handLimit: 'discard',
  giveUp: 'discard',
  combatCards: 'discard',
  scheme: 'discard',
  overflow: 'remove',
  relieve: 'remove',
  prune: 'remove',
  split: 'draw',
  showTokens: 'reveal',
  scoutReveal: 'reveal',
};
/** The word on the button that sends an answer of several parts. */
export const act = (_: ArrakisView, name: string): Message => said(`act.${ACTS[name] ?? 'send'}`);
