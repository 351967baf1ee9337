import type { Message } from '../../../text/message.ts';
import type { ContractRecord } from '../contract-records.ts';
import { editionOf } from '../edition.ts';
import type { AcquireForm, AcquirePlace } from '../effects/acquire.ts';
import type { EditionId } from '../types.ts';
import type { ContractName } from '../ids.ts';
import { saidCondition, saidEffects } from './effects.ts';
import { nameOf, said } from './names.ts';

/** "Espionage (gain 3 Solari)": several contracts have one name. */
export function contractTitle(edition: EditionId, id: ContractName): Message {
  const name = nameOf(edition, 'contract', id);
  const record = editionOf(edition).records.contracts?.cards[id];
  return record ? said('contract.titled', { name, effects: saidEffects(record.reward, edition) }) : name;
}
/** What completes a contract and what that brings: a sentence. R14.2 of Uprising */
export function saidContract(edition: EditionId, { condition, reward }: ContractRecord): Message {
  const [kind, value] = Object.entries(condition)[0] as [string, string | number | true];
  const effects = saidEffects(reward, edition);
  if (typeof value === 'number') return said(`item.contract.${kind}`, { effects, count: value });
  if (value === true) return said(`item.contract.${kind}`, { effects });
  const sort = kind === 'acquire_card' ? 'card' : 'space';
  return said(`item.contract.${kind}`, { effects, [sort]: nameOf(edition, sort, value) });
}
/** What the icon means for whoever finds no contract. R14.1 of Uprising */
export const saidOtherwise = (edition: EditionId): Message => saidEffects(editionOf(edition).records.contracts?.otherwise ?? [], edition);

/** An acquisition that is not simply of a highest cost, or not to the discard pile or the deck. */
export function saidAcquire({ card, max_cost, exact_cost, pay_with, to }: AcquireForm, edition: EditionId): Message {
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
        : said('acquire.where.if', { condition: saidCondition(to.if, edition), then: where(to.then), else: where(to.else) }),
    paid: said(`acquire.paid.${pay_with}`),
  });
}
