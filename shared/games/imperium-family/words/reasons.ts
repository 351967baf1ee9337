import type { Reason } from '../../../kernel/types.ts';
import type { Message } from '../../../text/message.ts';
import type { Condition } from '../effects/conditions.ts';
import type { Costs } from '../effects/costs.ts';
import { isResource } from '../ids.ts';
import type { EditionId } from '../types.ts';
import { saidCondition, saidCost } from './effects.ts';
import { type Gaps, nameOf, resourceName } from './names.ts';

/** The sentence of a reason; its parameters are numbers, goods, Leaders, what would have to be true, or what would have to be paid. */
export function reason(edition: EditionId, { key, with: params }: Reason): Message {
  if (!params) return { key };
  const said = (name: string, value: string | number): Gaps[string] => {
    if (name === 'condition') return saidCondition(JSON.parse(String(value)) as Condition, edition);
    if (name === 'price') return saidCost(JSON.parse(String(value)) as Costs, edition);
    if (name === 'leader') return nameOf(edition, 'leader', String(value));
    return isResource(value) ? resourceName(value) : value;
  };
  return { key, with: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, said(name, value)])) };
}
