import type { OptionLabel } from '../../face.ts';
import type { Message } from '../../../text/message.ts';
import { isResource, RESOURCES } from '../ids.ts';
import type { NotedThing } from '../questions.ts';
import type { FamilyView } from '../types.ts';
import { type Here, nameOf, notedName, ofPlayer, ofSpace, playerName, resourceName, said } from './names.ts';

/** Parts of answers that have several: task or interjection name, then the names of its fields. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  tellRest: [...RESOURCES, 'garrison'],
  note: ['thing', 'to'],
};
/** Is it the name of a part, not an answer? */
export const isFormField = (name: string, key: string): boolean => FORMS[name]?.includes(key) ?? false;

/** "Fremen, Zsuzsa": what is set right in the books. */
export function onThing(here: Here, thing: NotedThing): OptionLabel {
  if ('bonusAt' in thing) {
    const who = nameOf(here.edition, 'space', thing.bonusAt);
    return { label: said('choice.note', { who, thing: said('noted.bonusSpice') }), target: ofSpace(thing.bonusAt) };
  }
  if ('wall' in thing) return { label: said('noted.wall') };
  const { player, what } = thing;
  return { label: said('choice.note', { who: playerName(here, player), thing: notedName(what) }), target: ofPlayer(player) };
}
/** A part of an answer that is one of several things, or an amount. */
export function onAmount(here: Here, name: string, key: string, value: unknown): OptionLabel {
  if (name === 'note' && typeof value === 'object' && value !== null) return onThing(here, value as never);
  if (name === 'note') return { label: said('choice.number', { count: Number(value) }) };
  return { label: field(here.view, name, key), ...(isResource(key) ? { icon: key } : key === 'garrison' && { icon: 'troop' }) };
}

/** Interjections, and questions for a number too large for stones. */
const NAMED = new Set([
  'lookAtTop',
  'note',
  'lift',
  'place',
  'close',
  'open',
  'token',
  'spy',
  'turnedUp',
  'deploy',
  'retreat',
  'tellTroops',
  'tellStrength',
  'tellScore',
]);
/** Name of a form field, of an interjection or of a number that is asked for; see `GameWords.field`. */
export function field(_: FamilyView, name: string, key: string | undefined): Message {
  if (key === undefined) return said(NAMED.has(name) ? `form.${name}` : 'form.answer');
  if (isResource(key)) return resourceName(key);
  return isFormField(name, key) ? said(`form.${name}.${key}`) : said('form.answer');
}
const ACTS = new Set(['tokens', 'chooseSome', 'deploy', 'retreat', 'tellTroops', 'tellStrength', 'tellScore', 'tellRest', 'note']);
/** The word on the button that sends an answer of several parts. */
export const act = (_: FamilyView, name: string): Message => said(ACTS.has(name) ? `act.${name}` : 'act');
