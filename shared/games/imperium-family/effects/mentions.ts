/** Every name of a field that occurs in a value, however deep: which kinds of effects, prices and conditions records use. */
export function mentioned(value: unknown, found: Set<string> = new Set()): ReadonlySet<string> {
  if (typeof value !== 'object' || value === null) return found;
  for (const [field, inner] of Object.entries(value)) {
    if (!Array.isArray(value)) found.add(field);
    mentioned(inner, found);
  }
  return found;
}
