/** So much at once, and so much a second after. */
export interface Rate {
  readonly burst: number;
  readonly perSecond: number;
}
/** Lets a rate through. A clock that is set back keeps nobody waiting for the time that it had before. */
export interface Bucket {
  /** Is there so much (usually 1) in it? */
  has(now: number, amount?: number): boolean;
  /** Milliseconds until there is so much in it (usually 1). */
  msUntil(now: number, amount?: number): number;
  /** Takes so much (usually 1) out; false = there is not so much left, and nothing is taken. */
  take(now: number, amount?: number): boolean;
  /** Takes what has been used already, even if it leaves less than nothing. */
  charge(now: number, amount: number): void;
}
export function bucket({ burst, perSecond }: Rate): Bucket {
  let left = burst;
  let last = 0;
  function leftAt(now: number): number {
    last = Math.min(last, now);
    return Math.min(burst, left + ((now - last) / 1000) * perSecond);
  }
  const has = (now: number, amount = 1): boolean => leftAt(now) >= amount;
  function charge(now: number, amount: number): void {
    left = leftAt(now) - amount;
    last = now;
  }
  return {
    has,
    msUntil: (now, amount = 1) => Math.max(0, Math.ceil(((amount - leftAt(now)) / perSecond) * 1000)),
    take(now, amount = 1) {
      if (!has(now, amount)) return false;
      charge(now, amount);
      return true;
    },
    charge,
  };
}
