import type { TableState } from '../../shared/protocol/pushes.ts';

/** Does this text hold a `Hidden` value? Quotes inside of texts are escaped, so only a key looks like this. */
export const leaks = (text: string): boolean => text.includes('"hidden":');

/** Path of the first `Hidden` value in what is about to leave the host; null = there is none. */
export function hiddenIn(value: unknown, path = ''): string | null {
  if (typeof value !== 'object' || value === null) return null;
  if (Object.hasOwn(value, 'hidden')) return `${path}.hidden`;
  for (const key in value) {
    const found = hiddenIn((value as Record<string, unknown>)[key], `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

/** Nothing hidden leaves the host: gives `value`, or null in place of one that holds a secret. @throws Error if `strict` */
export function withoutHidden<T>(value: T, what: string, strict: boolean, log: (line: string) => void): T | null {
  const path = hiddenIn(value, what);
  if (!path) return value;
  if (strict) throw new Error(`A secret would have left the host: ${path}`);
  log(`A secret was kept back: ${path}`);
  return null;
}
/** The same for the parts of a state that games fill. */
export function stateWithoutHidden(state: TableState, strict: boolean, log: (line: string) => void): TableState {
  return {
    ...state,
    view: withoutHidden(state.view, 'view', strict, log),
    asking: withoutHidden(state.asking, 'asking', strict, log),
    heard: state.heard.filter((line) => withoutHidden(line, 'heard', strict, log) !== null),
  };
}
