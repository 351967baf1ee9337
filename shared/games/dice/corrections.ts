import { type Problem, problemsOf } from './check.ts';
import type { DiceData } from './data.ts';

/** A part of the data files with other values: objects go over the ones they name, lists and plain values replace. */
export interface Correction {
  readonly [field: string]: unknown;
}
export type Corrected =
  | { readonly data: DiceData; readonly problems?: never }
  | { readonly data?: never; readonly problems: readonly Problem[] };

/**
 * Lays an owner's corrections over the data.
 * @param correction what was read from the owner's file; nothing about it is trusted
 * @returns the corrected data, or every contradiction with the field it is in
 */
export function withCorrections(base: DiceData, correction: unknown): Corrected {
  const problems: Problem[] = [];
  const data = merged(base, correction, '', problems) as DiceData;
  if (problems.length > 0) return { problems };
  const contradictions = problemsOf(data);
  return contradictions.length > 0 ? { problems: contradictions } : { data };
}

const isPlainObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function merged(base: unknown, over: unknown, field: string, problems: Problem[]): unknown {
  if (!isPlainObject(base)) return over;
  if (!isPlainObject(over)) {
    problems.push({ field: field || '.', key: 'dice.problem.notAnObject' });
    return base;
  }
  const out: Record<string, unknown> = { ...base };
  for (const [key, value] of Object.entries(over)) {
    const path = field ? `${field}.${key}` : key;
    if (Object.hasOwn(base, key)) out[key] = merged(base[key], value, path, problems);
    else if (key === 'besideAnother') out[key] = value;
    else problems.push({ field: path, key: 'dice.problem.unknownField' });
  }
  return out;
}
