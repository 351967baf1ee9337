import type { Reason } from '../../../kernel/types.ts';
import type { Message, Param } from '../../../text/message.ts';
import {
  ATREIDES_TOKENS,
  HARKONNEN_TOKENS,
  LEADERS,
  type LeaderId,
  OBJECTIVES,
  type ObjectiveId,
  PLANNING,
  type PlanningId,
  PRESCIENCE,
  type PrescienceId,
  SIDES,
  type Side,
} from '../ids.ts';
import { token } from './counts.ts';
import { card, leader, objective, prescience, said, side } from './names.ts';

const AS_PRINTED = { view: null, names: {} };
const isOneOf = (ids: readonly string[], id: string): boolean => ids.includes(id);
/** Names of parameters that hold ids, and what those ids are. Whatever else stands there is said as it is. */
const NAMED: Readonly<Record<string, (id: string) => Message | null>> = {
  side: (id) => (isOneOf(SIDES, id) ? side(id as Side) : null),
  leader: (id) => (isOneOf(LEADERS, id) ? leader(id as LeaderId) : null),
  card(id) {
    if (isOneOf(PLANNING, id)) return card(id as PlanningId);
    return isOneOf(PRESCIENCE, id) ? prescience(id as PrescienceId) : null;
  },
  token: (id) => (isOneOf([...ATREIDES_TOKENS, ...HARKONNEN_TOKENS], id) ? token(AS_PRINTED, id as Parameters<typeof token>[1]) : null),
  objective: (id) => (isOneOf(OBJECTIVES, id) ? objective(AS_PRINTED, id as ObjectiveId) : null),
  part: (id) => said(`part.${id}`),
};

/** The sentence of a reason, or of a reconstructed value; the parameters are ids or numbers. */
export function reason({ key, with: params }: Reason): Message {
  if (!params) return { key };
  const gaps: [string, Param][] = Object.entries(params).map(([name, value]) => [name, NAMED[name]?.(String(value)) ?? value]);
  return { key, with: Object.fromEntries(gaps) };
}
