/**
 * What this browser keeps under a name. @returns null where there is nothing, or nothing that can be read: another version or
 * another hand may have written it (SyntaxError), and a browser may keep nothing at all (SecurityError).
 */
export function readKept(store: () => Storage, name: string): unknown {
  try {
    return JSON.parse(store().getItem(name) ?? 'null');
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof DOMException) return null;
    throw error;
  }
}
/** Keeps a value under a name. @returns false where the browser keeps nothing, or no more (SecurityError, QuotaExceededError) */
export function keep(store: () => Storage, name: string, value: unknown): boolean {
  try {
    store().setItem(name, JSON.stringify(value));
    return true;
  } catch (error) {
    if (error instanceof DOMException) return false;
    throw error;
  }
}
