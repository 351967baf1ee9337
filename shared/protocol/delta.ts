import { same } from '../kernel/choices.ts';

/**
 * What changed in plain JSON. `set` replaces; `in` changes parts of an object; `tail` appends to an array, after its
 * first `keep` items if that is given, or without its first `skip` items. An absent patch (null) = nothing changed.
 */
export type Patch =
  | null
  | { readonly set: unknown }
  | { readonly in: Readonly<Record<string, Patch>>; readonly drop?: readonly string[] }
  | { readonly tail: readonly unknown[]; readonly keep?: number; readonly skip?: number };

type Plain = Record<string, unknown>;
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value);

/** The patch that leads from one JSON value to another. */
export function diff(before: unknown, after: unknown): Patch {
  if (before === after) return null;
  if (Array.isArray(before) && Array.isArray(after)) return diffArrays(before, after);
  return isPlain(before) && isPlain(after) ? diffObjects(before, after) : { set: after };
}

function diffArrays(before: readonly unknown[], after: readonly unknown[]): Patch {
  const shorter = Math.min(before.length, after.length);
  let keep = 0;
  while (keep < shorter && (before[keep] === after[keep] || same(before[keep], after[keep]))) keep++;
  if (keep === before.length && keep === after.length) return null;
  if (keep === 0) return slid(before, after) ?? { set: after };
  const tail = after.slice(keep);
  return keep === before.length ? { tail } : { tail, keep };
}

/** A list of limited length, such as a chat: its eldest items have gone, new ones have come. null = it is no such list. */
function slid(before: readonly unknown[], after: readonly unknown[]): Patch {
  const [eldest] = after;
  const skip = typeof eldest === 'object' ? before.indexOf(eldest) : -1;
  const stays = before.length - skip;
  if (skip < 1 || stays > after.length) return null;
  for (let at = 0; at < stays; at++) if (before[skip + at] !== after[at]) return null;
  return { tail: after.slice(stays), skip };
}

function diffObjects(before: Plain, after: Plain): Patch {
  const changed: Record<string, Patch> = {};
  let isChanged = false;
  let kept = 0;
  for (const key in after) {
    const value = after[key];
    if (value === undefined) continue;
    const isKnown = before[key] !== undefined && Object.hasOwn(before, key);
    if (isKnown) kept++;
    const patch = isKnown ? diff(before[key], value) : { set: value };
    if (!patch) continue;
    changed[key] = patch;
    isChanged = true;
  }
  const known = Object.keys(before);
  const drop =
    known.length === kept
      ? []
      : known.filter((key) => before[key] !== undefined && (!Object.hasOwn(after, key) || after[key] === undefined));
  if (drop.length > 0) return { in: changed, drop };
  return isChanged ? { in: changed } : null;
}

/** Applies a patch; gives a new value that shares what did not change. */
export function patched(before: unknown, patch: Patch): unknown {
  if (patch === null) return before;
  if ('set' in patch) return patch.set;
  if ('tail' in patch) return [...(before as unknown[]).slice(patch.skip ?? 0, patch.keep), ...patch.tail];
  const out: Plain = { ...(before as Plain) };
  for (const key of patch.drop ?? []) delete out[key];
  for (const [key, inner] of Object.entries(patch.in)) out[key] = patched(out[key], inner);
  return out;
}
