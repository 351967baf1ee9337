import { same } from '../kernel/choices.ts';

/**
 * What changed in plain JSON. `set` replaces; `in` changes parts of an object; `tail` appends to an array.
 * An absent patch (null) = nothing changed.
 */
export type Patch = null | { readonly set: unknown } | { readonly in: Readonly<Record<string, Patch>>; readonly drop?: readonly string[] } | { readonly tail: readonly unknown[] };

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);
const startsWith = (longer: readonly unknown[], shorter: readonly unknown[]): boolean => shorter.every((item, at) => item === longer[at] || same(item, longer[at]));

/** The patch that leads from one JSON value to another. */
export function diff(before: unknown, after: unknown): Patch {
  if (same(before, after)) return null;
  if (Array.isArray(before) && Array.isArray(after) && before.length > 0 && after.length > before.length && startsWith(after, before)) {
    return { tail: after.slice(before.length) };
  }
  if (!isPlain(before) || !isPlain(after)) return { set: after };
  const changed: Record<string, Patch> = {};
  for (const [key, value] of Object.entries(after)) {
    const patch = Object.hasOwn(before, key) ? diff(before[key], value) : { set: value };
    if (patch) changed[key] = patch;
  }
  const drop = Object.keys(before).filter((key) => !Object.hasOwn(after, key));
  return drop.length > 0 ? { in: changed, drop } : { in: changed };
}

/** Applies a patch; gives a new value that shares what did not change. */
export function patched(before: unknown, patch: Patch): unknown {
  if (patch === null) return before;
  if ('set' in patch) return patch.set;
  if ('tail' in patch) return [...(before as unknown[]), ...patch.tail];
  const out: Plain = { ...(before as Plain) };
  for (const key of patch.drop ?? []) delete out[key];
  for (const [key, inner] of Object.entries(patch.in)) out[key] = patched(out[key], inner);
  return out;
}
