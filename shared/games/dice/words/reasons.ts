import type { Reason } from '../../../kernel/types.ts';
import type { Message, Param } from '../../../text/message.ts';
import { said } from './names.ts';

/** Names of parameters that hold ids, and the names those ids have. */
const NAMED: Readonly<Record<string, (id: string) => Message>> = {
  house: (id) => said(`house.${id}`),
  region: (id) => said(`region.${id}`),
  at: (id) => said(`region.${id}`),
  leader: (id) => said(`leader.${id}`),
  asset: (id) => said(`asset.${id}`),
  token: (id) => said(`token.${id}`),
  one: (id) => said(`region.${id}`),
  other: (id) => said(`region.${id}`),
  power: (id) => said(`power.${id}`),
  map: (id) => said(`option.map.${id}`),
  wind: (id) => said(`wind.${id}`),
  confidence: (id) => said(`confidence.${id}`),
};

/** The sentence of a reason, or of a reconstructed value; the parameters are ids or numbers. */
export function reason({ key, with: params }: Reason): Message {
  if (!params) return { key };
  const gaps: [string, Param][] = Object.entries(params).map(([name, value]) => [name, NAMED[name]?.(String(value)) ?? value]);
  return { key, with: Object.fromEntries(gaps) };
}
