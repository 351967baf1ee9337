import type { Message } from '../../../text/message.ts';
import type { AcquireForm, AcquirePlace } from '../effects/acquire.ts';
import type { Condition } from '../effects/conditions.ts';
import type { EditionId } from '../types.ts';
import { nameOf, said } from './names.ts';

/** An acquisition that is not simply of a highest cost, or not to the discard pile or the deck. */
export function saidAcquire(
  { card, max_cost, exact_cost, pay_with, to }: AcquireForm,
  edition: EditionId,
  conditioned: (condition: Condition) => Message,
): Message {
  const where = (place: AcquirePlace): Message => said(`acquire.where.${place}`);
  return said('effect.acquire.other', {
    what:
      card !== undefined
        ? said('acquire.what.card', { card: nameOf(edition, 'card', card) })
        : exact_cost !== undefined
          ? said('acquire.what.exactly', { cost: exact_cost })
          : max_cost === undefined
            ? said('acquire.what.any')
            : said('acquire.what.upTo', { cost: max_cost }),
    where:
      typeof to === 'string'
        ? where(to)
        : said('acquire.where.if', { condition: conditioned(to.if), then: where(to.then), else: where(to.else) }),
    paid: said(`acquire.paid.${pay_with}`),
  });
}
