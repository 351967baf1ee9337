/** Where the window may go: this computer's own hall, and the halls the person chose to visit. */
export interface Places {
  /** Origin of the own hall. */
  readonly own: string;
  isOwn(url: string): boolean;
  /** The person chose this host in the own hall. @returns the address to load, or null if it is no web address of a host */
  choose(address: string, code: string | null): string | null;
  /** A link was pressed: one with a join code that stands in the own hall chooses its host. */
  press(from: string, to: string): void;
  /** May a page at `from` lead the window to `to`? Pages of other halls lead nowhere but around their own and back home. */
  mayGo(from: string, to: string): boolean;
}

/** Of a page of a host; null for all else. */
export const originOf = (url: string): string | null => {
  try {
    const { origin, protocol } = new URL(url);
    return protocol === 'http:' ? origin : null;
  } catch {
    // Not an address at all: TypeError.
    return null;
  }
};

/** @param hall web address of the own hall, e.g. `http://127.0.0.1:4747` */
export function places(hall: string): Places {
  const own = new URL(hall).origin;
  const chosen = new Set<string>();
  const isOwn = (url: string): boolean => originOf(url) === own;
  return {
    own,
    isOwn,
    choose(address, code) {
      const origin = originOf(address);
      if (origin === null) return null;
      chosen.add(origin);
      return code === null ? `${origin}/` : `${origin}/#join=${encodeURIComponent(code)}`;
    },
    press(from, to) {
      const target = originOf(to);
      if (target !== null && isOwn(from) && new URL(to).hash.startsWith('#join=')) chosen.add(target);
    },
    mayGo(from, to) {
      const target = originOf(to);
      if (target === null) return false;
      return target === own || (chosen.has(target) && (isOwn(from) || originOf(from) === target));
    },
  };
}
