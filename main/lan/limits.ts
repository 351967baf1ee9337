/** Lets so much through at once, and so much a second after. */
export interface Bucket {
  /** Takes so much (usually 1) out; false = there is not so much left, and nothing is taken. */
  take(now: number, amount?: number): boolean;
  /** Takes what has been used already, even if it leaves less than nothing. */
  charge(now: number, amount: number): void;
}
export function bucket(burst: number, perSecond: number): Bucket {
  let left = burst;
  let last = 0;
  const fill = (now: number): void => {
    left = Math.min(burst, left + (Math.max(0, now - last) / 1000) * perSecond);
    last = now;
  };
  return {
    take(now, amount = 1) {
      fill(now);
      if (left < amount) return false;
      left -= amount;
      return true;
    },
    charge(now, amount) {
      fill(now);
      left -= amount;
    },
  };
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4000;
const FREE_TRIES = 3;
const FORGET_AFTER_MS = 10 * 60_000;
const MOST_ADDRESSES = 1000;
/** Wrong codes of everybody together: so many at once, so many a second after. An address's first try always counts. */
const ALL_WRONG = { burst: 40, perSecond: 2 } as const;
/** Milliseconds that whoever has been wrong waits while others are wrong too. */
const CROWD_WAIT_MS = 1000;
interface Tries {
  wrong: number;
  /** Not looked at before. */
  next: number;
  at: number;
}
/**
 * Guards the join code: after a few wrong ones an address waits longer and longer, and many addresses together try no faster
 * than a few; whoever has not been wrong yet is never kept waiting. Times are of a clock that is never set back.
 */
export interface Doorkeeper {
  /** Milliseconds until this address may try again; 0 = now, once. */
  waits(address: string, now: number): number;
  /** Is the code right? Counts it if not. Ask `waits` first. */
  admits(code: string, address: string, now: number): boolean;
  /** Counts a try whose end this host does not see. */
  knocked(address: string, now: number): void;
}
export function doorkeeper(isRight: (code: string) => boolean): Doorkeeper {
  const all = new Map<string, Tries>();
  const crowd = bucket(ALL_WRONG.burst, ALL_WRONG.perSecond);
  const forget = (now: number): void => {
    for (const [address, { at }] of all) if (now - at > FORGET_AFTER_MS || all.size > MOST_ADDRESSES) all.delete(address);
  };
  function count(address: string, now: number): void {
    forget(now);
    const tries = all.get(address) ?? { wrong: 0, next: 0, at: now };
    tries.wrong++;
    tries.at = now;
    const beyond = tries.wrong - FREE_TRIES;
    tries.next = beyond < 0 ? now : now + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(beyond, 20));
    all.set(address, tries);
  }
  return {
    waits(address, now) {
      const tries = all.get(address);
      if (!tries) return 0;
      const own = Math.max(0, tries.next - now);
      if (own > 0 || crowd.take(now)) return own;
      tries.next = now + CROWD_WAIT_MS;
      return CROWD_WAIT_MS;
    },
    admits(code, address, now) {
      if (!isRight(code)) count(address, now);
      else all.delete(address);
      return isRight(code);
    },
    knocked: count,
  };
}
