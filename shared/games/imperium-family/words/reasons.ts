import type { Reason } from '../../../kernel/types.ts';
import type { Message } from '../../../text/message.ts';
import { isResource } from '../ids.ts';
import { resourceName } from './names.ts';

/** The sentence of a reason; its parameters are numbers or goods. */
export function reason({ key, with: params }: Reason): Message {
  if (!params) return { key };
  const gaps = Object.entries(params).map(([name, value]) => [name, isResource(value) ? resourceName(value) : value]);
  return { key, with: Object.fromEntries(gaps) };
}
