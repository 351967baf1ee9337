/** Lets so many through at once, and so many a second after. */
export interface Bucket {
  /** false = too fast. */
  take(now: number): boolean;
}
export function bucket(burst: number, perSecond: number): Bucket {
  let left = burst;
  let last = 0;
  return {
    take(now) {
      left = Math.min(burst, left + (Math.max(0, now - last) / 1000) * perSecond);
      last = now;
      if (left < 1) return false;
      left--;
      return true;
    },
  };
}

const FIRST_WAIT_MS = 250;
const LONGEST_WAIT_MS = 4000;
const FREE_TRIES = 3;
const FORGET_AFTER_MS = 10 * 60_000;
const MOST_ADDRESSES = 1000;
interface Tries {
  wrong: number;
  /** Not looked at before. */
  next: number;
  at: number;
}
/** Guards the join code: after a few wrong ones an address waits longer and longer; others are not kept waiting. */
export interface Doorkeeper {
  /** Milliseconds until this address may try again; 0 = now. */
  waits(address: string, now: number): number;
  /** Is the code right? Counts it if not. Ask `waits` first. */
  admits(code: string, address: string, now: number): boolean;
}
export function doorkeeper(isRight: (code: string) => boolean): Doorkeeper {
  const all = new Map<string, Tries>();
  const forget = (now: number): void => {
    for (const [address, { at }] of all) if (now - at > FORGET_AFTER_MS || all.size > MOST_ADDRESSES) all.delete(address);
  };
  return {
    waits: (address, now) => Math.max(0, (all.get(address)?.next ?? 0) - now),
    admits(code, address, now) {
      if (isRight(code)) return true;
      forget(now);
      const tries = all.get(address) ?? { wrong: 0, next: 0, at: now };
      tries.wrong++;
      tries.at = now;
      const beyond = tries.wrong - FREE_TRIES;
      tries.next = beyond < 0 ? now : now + Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(beyond, 20));
      all.set(address, tries);
      return false;
    },
  };
}
