import type { Chance } from './chance.ts';
import { dispatch } from './typed.ts';
import type { Blocked, Reason } from './types.ts';

/** What a seat may pick from, as data: the one source for UI, legality, bots, fuzzer, keyboard and screen reader. */
export type Choices<A> =
  | { readonly pick: 'one'; readonly of: readonly A[] }
  | (A extends number ? Count : never)
  | (A extends readonly (infer E)[]
      ? { readonly pick: 'some'; readonly of: readonly E[]; readonly min: number; readonly max: number }
      : A extends Readonly<Record<keyof A, number>>
        ? Amounts<A>
        : A extends object
          ? { readonly pick: 'form'; readonly fields: { readonly [K in keyof A]: Choices<A[K]> } }
          : never);

/** A number; `likely` is where whoever answers begins. */
export interface Count {
  readonly pick: 'number';
  readonly min: number;
  readonly max: number;
  readonly likely?: number;
}
/** Several amounts under one total: troops out of four regions, what goes into a fist, stakes on three spaces. */
export interface Amounts<A> {
  readonly pick: 'amounts';
  readonly most: { readonly [K in keyof A]: number };
  /** Bounds of the sum. */
  readonly min: number;
  readonly max: number;
  /** Where whoever answers begins; absent = with nothing, or with all where nothing else may be. */
  readonly likely?: { readonly [K in keyof A]: number };
}

/** Choices as they look to whoever does not know the game. */
export type AnyChoices =
  | { readonly pick: 'one'; readonly of: readonly unknown[] }
  | Count
  | { readonly pick: 'some'; readonly of: readonly unknown[]; readonly min: number; readonly max: number }
  | Amounts<Readonly<Record<string, number>>>
  | { readonly pick: 'form'; readonly fields: Readonly<Record<string, AnyChoices>> };
type Kind = AnyChoices['pick'];
type Of<K extends Kind> = Extract<AnyChoices, { pick: K }>;

const INCLUDES: { readonly [K in Kind]: (choices: Of<K>, answer: unknown) => boolean } = {
  one: ({ of }, answer) => of.some((option) => same(option, answer)),
  number: ({ min, max }, answer) => isAmount(answer, min, max),
  some: ({ of, min, max }, answer) =>
    Array.isArray(answer) &&
    isAmount(answer.length, min, max) &&
    answer.every((item, at) => of.some((option) => same(option, item)) && !answer.slice(0, at).some((earlier) => same(earlier, item))),
  amounts: ({ most, min, max }, answer) =>
    hasKeysOf(most, answer) &&
    Object.entries(most).every(([key, limit]) => isAmount(answer[key], 0, limit)) &&
    isAmount(sum(Object.values(answer) as number[]), min, max),
  form: ({ fields }, answer) => hasKeysOf(fields, answer) && Object.entries(fields).every(([key, field]) => includes(field, answer[key])),
};

/** Is the answer one of those offered? The only check of legality there is. */
export function includes(choices: AnyChoices, answer: unknown): boolean {
  return dispatch(INCLUDES, choices.pick)(choices, answer);
}

const SAMPLE: { readonly [K in Kind]: (choices: Of<K>, chance: Chance) => unknown } = {
  one: ({ of }, chance) => of[chance.below(of.length)],
  number: ({ min, max }, chance) => min + chance.below(max - min + 1),
  some: ({ of, min, max }, chance) => chance.shuffle(of).slice(0, min + chance.below(Math.min(max, of.length) - min + 1)),
  amounts({ most, min, max }, chance) {
    const keys = Object.keys(most);
    const answer = Object.fromEntries(keys.map((key) => [key, 0]));
    const limit = Math.min(max, sum(Object.values(most)));
    for (let left = min + chance.below(limit - min + 1); left > 0; ) {
      const key = keys[chance.below(keys.length)] as string;
      if ((answer[key] as number) < (most[key] as number)) {
        answer[key] = (answer[key] as number) + 1;
        left--;
      }
    }
    return answer;
  },
  form: ({ fields }, chance) => Object.fromEntries(Object.entries(fields).map(([key, field]) => [key, sample(field, chance)])),
};

/** A random answer out of the choices. */
export function sample(choices: AnyChoices, chance: Chance): unknown {
  return dispatch(SAMPLE, choices.pick)(choices, chance);
}

/** The list of a question that picks one or some; empty for any other. */
export const listed = <A>(choices: AnyChoices): readonly A[] => ('of' in choices ? (choices.of as readonly A[]) : []);

/**
 * Those of a list that are not offered, each with its reason.
 * @param whyNot null = it is offered
 * @param targetOf what is offered by it, where that is more than the thing itself
 */
export const blockedAmong = <It>(
  list: readonly It[],
  whyNot: (it: It) => Reason | null,
  targetOf: (it: It) => unknown = (it) => it,
): readonly Blocked[] =>
  list.flatMap((it) => {
    const why = whyNot(it);
    return why ? [{ target: targetOf(it), why }] : [];
  });

/** True if there is exactly one answer: nothing to decide. */
export function isForced(choices: AnyChoices): boolean {
  switch (choices.pick) {
    case 'one':
      return choices.of.length === 1;
    case 'number':
      return choices.min === choices.max;
    case 'some':
      return choices.max === 0 || (choices.min >= choices.of.length && choices.of.length <= 1);
    case 'amounts':
      return choices.max === 0 || sum(Object.values(choices.most)) === 0;
    case 'form':
      return Object.values(choices.fields).every(isForced);
  }
}

/** Deep equality of plain JSON. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null || Array.isArray(a) !== Array.isArray(b)) return false;
  const keys = Object.keys(a);
  return (
    keys.length === Object.keys(b).length &&
    keys.every((key) => Object.hasOwn(b, key) && same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key]))
  );
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);
const isAmount = (value: unknown, min: number, max: number): boolean =>
  Number.isInteger(value) && (value as number) >= min && (value as number) <= max;
const hasKeysOf = (shape: object, value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).length === Object.keys(shape).length &&
  Object.keys(shape).every((key) => Object.hasOwn(value, key));
