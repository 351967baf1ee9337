import type { Reason } from '../../../kernel/types.ts';
import type { Message, Param } from '../../../text/message.ts';
import { said } from './names.ts';

/** Names of parameters that hold ids, and what those ids are. */
const NAMED: Readonly<Record<string, (id: string) => Message>> = {
  colour: (id) => said(`colour.${id}`),
  figure: (id) => said(`figure.${id}`),
  space: (id) => said(`space.${id}`),
  at: (id) => said(`space.${id}`),
  card: (id) => said(`card.${id}`),
  field: (id) => said(`field.${id}`),
};

/** The sentence of a reason, or of a reconstructed value; the parameters are ids or numbers. */
export function reason({ key, with: params }: Reason): Message {
  if (!params) return { key };
  const gaps: [string, Param][] = Object.entries(params).map(([name, value]) => [name, NAMED[name]?.(String(value)) ?? value]);
  return { key, with: Object.fromEntries(gaps) };
}
