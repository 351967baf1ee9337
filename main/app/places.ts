/** Where the window may go: this computer's own hall, and the halls the person chose to visit. */
export interface Places {
  /** Origin of the own hall. */
  readonly own: string;
  isOwn(url: string): boolean;
  /** The person chose this host in the own hall. @returns the address to load, or null if it is no web address of a host */
  choose(address: string, code: string | null): string | null;
  /**
   * Where a page at `from` leads that wants the window to go to `to`: pages of other halls lead nowhere but around their own
   * and back home. null = it may not.
   */
  way(from: string, to: string): 'stay' | 'home' | 'visit' | null;
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

/** The code that a join link carries; null if it is none. */
export const codeIn = (link: string): string | null => new URLSearchParams(new URL(link).hash.slice(1)).get('join');

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
    way(from, to) {
      const target = originOf(to);
      if (target === null) return null;
      if (target === own) return isOwn(from) ? 'stay' : 'home';
      // A link with a join code that stands in the own hall is a choice, made by pressing it.
      if (isOwn(from)) return chosen.has(target) || codeIn(to) !== null ? 'visit' : null;
      return chosen.has(target) && originOf(from) === target ? 'stay' : null;
    },
  };
}
