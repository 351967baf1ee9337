import { type AnyChoices, includes, same } from '../../shared/kernel/choices.ts';

/** An answer being put together. Its shape follows the choices; `undefined` where nothing is chosen yet. */
export type Draft = unknown;
/** Where in a form: names of fields from the outside in. */
export type Path = readonly string[];

const sum = (amounts: Readonly<Record<string, number>>): number => Object.values(amounts).reduce((total, amount) => total + amount, 0);

/**
 * The draft to begin with: what was given before if it still fits, otherwise what is likely, or forced, and nothing more.
 */
export function draftOf(choices: AnyChoices, given?: unknown): Draft {
  if (given !== undefined && given !== null && includes(choices, given)) return given;
  switch (choices.pick) {
    case 'one':
      return choices.of.length === 1 ? choices.of[0] : undefined;
    case 'number':
      return choices.likely ?? choices.min;
    case 'some':
      return choices.min >= choices.of.length ? choices.of : [];
    case 'amounts': {
      if (choices.likely) return choices.likely;
      const all = sum(choices.most) <= choices.min;
      return Object.fromEntries(Object.entries(choices.most).map(([key, most]) => [key, all ? most : 0]));
    }
    case 'form':
      return Object.fromEntries(Object.entries(choices.fields).map(([key, field]) => [key, draftOf(field)]));
  }
}
/** Can the draft be sent as it is? */
export const isComplete = (choices: AnyChoices, draft: Draft): boolean => draft !== undefined && includes(choices, draft);

/** Is that one of these choices, or one of several, or something with an amount? */
export function isChoice(choices: AnyChoices | null | undefined, value: unknown): boolean {
  switch (choices?.pick) {
    case 'one':
    case 'some':
      return choices.of.some((option) => same(option, value));
    case 'number':
      return includes(choices, value);
    case 'amounts':
      return Object.hasOwn(choices.most, String(value));
    default:
      return false;
  }
}

/** Does an answer take nothing of what is there: no amount, none of several? */
export function isNothing(draft: Draft): boolean {
  if (Array.isArray(draft)) return draft.length === 0;
  if (typeof draft === 'object' && draft !== null) return Object.values(draft).every(isNothing);
  return draft === 0 || draft === false;
}

/** The choices at a place of a form. */
export function choicesAt(choices: AnyChoices, path: Path): AnyChoices | undefined {
  return path.reduce<AnyChoices | undefined>((part, key) => (part?.pick === 'form' ? part.fields[key] : undefined), choices);
}
export function draftAt(draft: Draft, path: Path): Draft {
  return path.reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], draft);
}
/** The draft with something else at a place. */
export function withPart(draft: Draft, path: Path, part: Draft): Draft {
  const [key, ...rest] = path;
  if (key === undefined) return part;
  const fields = (draft ?? {}) as Record<string, unknown>;
  return { ...fields, [key]: withPart(fields[key], rest, part) };
}

/** Takes an item of `some` in or out. At the most that may be chosen the oldest makes room only if there is room for one. */
export function toggled(choices: Extract<AnyChoices, { pick: 'some' }>, draft: Draft, item: unknown): readonly unknown[] {
  const chosen = (draft ?? []) as readonly unknown[];
  if (chosen.some((other) => same(other, item))) return chosen.filter((other) => !same(other, item));
  if (chosen.length >= choices.max) return choices.max === 1 ? [item] : chosen;
  return choices.of.filter((other) => same(other, item) || chosen.some((known) => same(known, other)));
}
/** The most one of several amounts may be now, without the sum growing too large. */
export function roomFor(choices: Extract<AnyChoices, { pick: 'amounts' }>, draft: Draft, key: string): number {
  const amounts = (draft ?? {}) as Readonly<Record<string, number>>;
  const others = sum(amounts) - (amounts[key] ?? 0);
  return Math.min(choices.most[key] ?? 0, choices.max - others);
}
/** One amount changed by `by`, kept within its bounds. */
export function stepped(
  choices: Extract<AnyChoices, { pick: 'amounts' }>,
  draft: Draft,
  key: string,
  by: number,
): Readonly<Record<string, number>> {
  const amounts = (draft ?? {}) as Readonly<Record<string, number>>;
  const next = Math.max(0, Math.min(roomFor(choices, draft, key), (amounts[key] ?? 0) + by));
  return { ...amounts, [key]: next };
}
export const sumOf = (draft: Draft): number => sum((draft ?? {}) as Readonly<Record<string, number>>);
/** True if one click answers: no form to fill in. */
export const isDirect = (choices: AnyChoices): boolean =>
  choices.pick === 'one' || (choices.pick === 'number' && choices.max - choices.min < 9);
/** The values one click may answer with. */
export function directOptions(choices: AnyChoices): readonly unknown[] {
  if (choices.pick === 'one') return choices.of;
  if (choices.pick === 'number') return Array.from({ length: choices.max - choices.min + 1 }, (_, at) => choices.min + at);
  return [];
}
