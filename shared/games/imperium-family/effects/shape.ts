import type { Report } from '../../checks.ts';

/** What one edition has: names of cards, spaces, zones, Leaders, odd cards and abilities; Factions and icons. */
export interface Known {
  readonly card: readonly string[];
  readonly space: readonly string[];
  readonly zone: readonly string[];
  readonly leader: readonly string[];
  readonly special: readonly string[];
  readonly faction: readonly string[];
  readonly icon: readonly string[];
}
export interface Checking {
  readonly known: Known;
  readonly report: Report;
}
/** Reports everything about a value that its form forbids; `field` says where the value stands. */
export type Shape = (value: unknown, field: string, checking: Checking) => void;
interface Optional {
  readonly optional: Shape;
}
/** A shape for every field of a type: one that is left out here does not compile. */
export type Fields<Type> = { readonly [Key in keyof Type]-?: object extends Pick<Type, Key> ? Optional : Shape };

const MOST = 99;

/** A whole number from `least` to `most`. */
export const amountFrom =
  (least: number, most = MOST): Shape =>
  (value, field, { report }) => {
    const fits = Number.isInteger(value) && (value as number) >= least && (value as number) <= most;
    if (!fits) report(field, 'notAnAmount', { least, most });
  };
export const amount = amountFrom(1);
export const amountOrNone = amountFrom(0);

/** One of the values. */
export const oneOf =
  (...values: readonly unknown[]): Shape =>
  (value, field, { report }) => {
    if (!values.includes(value)) report(field, 'unknownValue', { value: written(value), values: values.map(written).join(', ') });
  };
export const yes = oneOf(true);
export const yesOrNo = oneOf(true, false);

/** The name of something of the edition. */
export const nameOf =
  (sort: Exclude<keyof Known, 'faction' | 'icon'>): Shape =>
  (value, field, { known, report }) => {
    if (!known[sort].includes(value as string)) report(field, 'unknownName', { sort, name: written(value) });
  };

/** One of the few that the edition has. */
export const knownOf =
  (sort: 'faction' | 'icon'): Shape =>
  (value, field, checking) =>
    oneOf(...checking.known[sort])(value, field, checking);

/** The word, or what the shape allows. */
export const wordOr =
  (word: string | null, shape: Shape): Shape =>
  (value, field, checking) => {
    if (value !== word) shape(value, field, checking);
  };

/** A list of at least `least` entries of one shape. */
export const listOf =
  (shape: Shape, least = 0): Shape =>
  (value, field, checking) => {
    if (!Array.isArray(value)) return checking.report(field, 'notAList');
    if (value.length < least) checking.report(field, 'tooFew', { count: value.length, least });
    value.forEach((each, at) => {
      shape(each, `${field}.${at}`, checking);
    });
  };

/** A list with exactly one entry per shape. */
export const tupleOf =
  (...shapes: readonly Shape[]): Shape =>
  (value, field, checking) => {
    if (!Array.isArray(value) || value.length !== shapes.length) return checking.report(field, 'notSoMany', { right: shapes.length });
    shapes.forEach((shape, at) => {
      shape(value[at], `${field}.${at}`, checking);
    });
  };

/** An object with exactly these fields. */
export const fields =
  <Type>(shapes: Fields<Type>): Shape =>
  (value, field, checking) => {
    if (!isObject(value)) return checking.report(field, 'notAnObject');
    for (const [name, shape] of Object.entries<Shape | Optional>(shapes)) {
      if (typeof shape === 'function') shape(value[name], `${field}.${name}`, checking);
      else if (Object.hasOwn(value, name)) shape.optional(value[name], `${field}.${name}`, checking);
    }
    for (const name of Object.keys(value)) if (!Object.hasOwn(shapes, name)) checking.report(`${field}.${name}`, 'unknownField');
  };
/** A field that may be missing. */
export const optional = (shape: Shape): Optional => ({ optional: shape });

/** An object with at least `least` and at most `most` of these fields. */
export const someOf =
  (shapes: Readonly<Record<string, Shape>>, least: number, most = MOST): Shape =>
  (value, field, checking) => {
    if (!isObject(value)) return checking.report(field, 'notAnObject');
    const names = Object.keys(value);
    if (names.length < least || names.length > most) checking.report(field, 'fieldCount', { least, most });
    for (const name of names) {
      const shape = Object.hasOwn(shapes, name) && shapes[name];
      if (shape) shape(value[name], `${field}.${name}`, checking);
      else checking.report(`${field}.${name}`, 'unknownField');
    }
  };
/** An object with exactly one of these fields. */
export const justOne = (shapes: Readonly<Record<string, Shape>>): Shape => someOf(shapes, 1, 1);

/** Whether a value has fields of its own. */
export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const written = (value: unknown): string => (typeof value === 'string' ? value : String(JSON.stringify(value)));
