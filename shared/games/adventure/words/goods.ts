import { isOneOf } from '../../../kernel/typed.ts';
import type { OptionLabel } from '../../face.ts';
import type { Message } from '../../../text/message.ts';
import { type CardId, type Colour, COLOURS, type FigureId } from '../ids.ts';
import type { AdventureInterjections, Sale, Transfer } from '../questions.ts';
import { facts, harvestersHint } from './hints.ts';
import {
  CARD_SIGNS,
  card,
  colourName,
  dataOf,
  figure,
  goodSign,
  goodsList,
  type Here,
  listed,
  ofCard,
  ofColour,
  ofGear,
  said,
} from './names.ts';

/** Spice, Harvesters and cards that change hands or are sold. R12 */
const isColour = (value: string): value is Colour => isOneOf(COLOURS, value);

/** One more of a piece for sale: `<colour>/harvesters`, `<colour>/<card>` (hidden) or `<figure>/<card>` (assigned). R12.3 */
export function saleName(key: string): Message {
  const [of = '', what = ''] = key.split('/');
  if (!isColour(of)) return said('form.sell.gear', { card: card(what as CardId), figure: figure(of as FigureId) });
  if (what === 'harvesters') return said('form.sell.harvesters', { colour: colourName(of) });
  return said('form.sell.hidden', { card: card(what as CardId), colour: colourName(of) });
}
export function onSalePiece(here: Here, key: string): OptionLabel {
  const [of = '', what = ''] = key.split('/');
  const label = saleName(key);
  if (what === 'harvesters' && isColour(of)) return { label, hint: harvestersHint(here, of), target: ofColour(of), icon: 'harvester' };
  const id = what as CardId;
  return isColour(of)
    ? { label, target: ofCard(id), icon: CARD_SIGNS[id] }
    : { label, target: ofGear(of as FigureId, id), icon: CARD_SIGNS[id] };
}
export const onAnySale = (_: Here, { pieces }: Sale): OptionLabel => ({
  label: listed(Object.entries(pieces).flatMap(([key, count]) => Array.from({ length: count }, () => saleName(key)))),
  icon: 'trade',
});
export const onProtection = (here: Here, { colour, harvesters }: AdventureInterjections['protect']): OptionLabel => ({
  label: said('option.protect', { colour: colourName(colour), count: harvesters }),
  hint: facts([said('hint.costs', { price: harvesters * dataOf(here).game.prices.protection }), harvestersHint(here, colour)]),
  icon: 'sheltered',
});
export const onTransfer = (_: Here, { from, to, good, count }: Transfer): OptionLabel => ({
  label: said('option.transfer', { what: listed(goodsList({ [good]: count })), from: colourName(from), to: colourName(to) }),
  icon: goodSign(good),
});
