import { isOneOf } from '../../../kernel/typed.ts';
import type { OptionLabel } from '../../face.ts';
import type { Message } from '../../../text/message.ts';
import { FIELDS, type FieldId, GOODS, type GoodId } from '../ids.ts';
import type { AdventureView } from '../types.ts';
import { onSalePiece, saleName } from './goods.ts';
import { dataOf, field as fieldName, goodSign, type Here, ofField, said } from './names.ts';

/** Parts of answers that have several: task or interjection name, then the names of its fields. */
const FORMS: Readonly<Record<string, readonly string[]>> = {
  sell: ['pieces', 'paid'],
  propose: ['as', 'to', 'gives', 'wants', 'pact'],
  buy: ['cards', 'harvesters'],
};
const isGood = (key: unknown): key is GoodId => isOneOf(GOODS, key);
const isField = (key: unknown): key is FieldId => isOneOf(FIELDS, key);

/** Is it the name of an amount, not an answer? */
export const isFormField = (name: string, key: string): boolean =>
  (name === 'buy' && (FORMS['buy'] ?? []).includes(key)) || (name === 'invest' && isField(key)) || (name === 'sell' && key.includes('/'));

/** What one more of an amount means; null = the part is no amount, its value speaks for itself. */
export function partOf(here: Here, name: string, key: string): OptionLabel | null {
  if (name === 'buy') return onPurchase(here, key);
  if (name === 'invest' && isField(key)) return onStake(here, key);
  if (name === 'sell' && key.includes('/')) return onSalePiece(here, key);
  if (name === 'propose' && isGood(key)) return { label: said(`good.${key}`), icon: goodSign(key) };
  return null;
}
function onPurchase(here: Here, key: string): OptionLabel {
  const { prices } = dataOf(here).game;
  const isCards = key === 'cards';
  const hint = said('hint.price', {
    price: isCards ? prices.card : prices.harvester,
    left: isCards ? here.view.deck : here.view.bank.harvesters,
  });
  return { label: said(`form.buy.${key}`), hint, icon: isCards ? 'card' : 'harvester' };
}
function onStake(here: Here, id: FieldId): OptionLabel {
  const { colour } = here.view.turn;
  const { numbers, ratio } = dataOf(here).investments[colour][id];
  const [one = 0, other = 0] = numbers;
  return { label: fieldName(id), hint: said('hint.stake', { one, other, ratio }), target: ofField(colour, id), icon: 'invest' };
}

/** Sides of a die that is typed in: its name says which one to throw. */
const dieName = (name: string): Message =>
  name === 'a' || name === 'b' ? said(`die.${name}`) : said(name.includes('8') ? 'die.d8' : 'die.d6');
const ALONE = new Set(['guile', 'protect', 'sell', 'propose', 'accept', 'decline', 'withdraw', 'equip', 'transfer', 'brace', 'shelter']);
/** Name of a form field, or of an interjection; see `GameWords.field`. */
export function field(_: AdventureView, name: string, key: string | undefined): Message {
  if (name === 'dice') return dieName(key ?? '');
  if (key === undefined) return said(ALONE.has(name) ? `form.${name}` : 'form.answer');
  if (name === 'invest' && isField(key)) return fieldName(key);
  if (name === 'sell' && key.includes('/')) return saleName(key);
  if (FORMS[name]?.includes(key)) return said(`form.${name}.${key}`);
  return isGood(key) ? said(`good.${key}`) : said('form.answer');
}
const ACTS: ReadonlySet<string> = new Set([
  'ambush',
  'brace',
  'shelter',
  'buy',
  'invest',
  'guile',
  'protect',
  'sell',
  'propose',
  'equip',
  'transfer',
]);
/** The word on the button that sends an answer of several parts. */
export const act = (_: AdventureView, name: string): Message => said(ACTS.has(name) ? `act.${name}` : 'act');
