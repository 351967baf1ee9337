import { Trouble } from '../../shared/protocol/trouble.ts';
import type { Clock } from '../host/hall.ts';
import type { Knocker } from '../host/knocker.ts';
import { bucket } from '../host/bucket.ts';

/** Wrong codes of everybody together: so many at once, so many a second after. */
export const WRONG = { burst: 20, perSecond: 1 } as const;
/** Tries of one address that may wait. Each holds a line, and lines are counted elsewhere. */
export const MOST_WAITING = 12;
/** How long, and for how many addresses that do not wait now, it is remembered how often they were wrong. */
const REMEMBERED_MS = 60 * 60_000;
const MOST_REMEMBERED = 2000;

interface Try {
  /** Looks at the code. */
  readonly isRight: () => boolean;
  readonly knocker: Knocker;
  heard(isRight: boolean): void;
}
interface Caller {
  readonly waiting: Try[];
  wrong: number;
  /** When it was wrong last, or when it came. */
  at: number;
}
/** Guards the join code: nobody is refused for what others do, all wait for their turn. */
export interface Doorkeeper {
  /**
   * Looks at a code when it is its turn: at once, unless many were wrong. A right one costs nothing, but it is looked at no sooner.
   * @returns false also for whoever has gone meanwhile
   * @throws Trouble that says when to try again, if too many of this address wait already
   */
  hear(from: string, isRight: () => boolean, knocker: Knocker): Promise<boolean>;
  /** Addresses that wait, or that it remembers. */
  known(): number;
}

/**
 * A queue that is fair between addresses: the address with the fewest wrong codes comes first. So one that guesses without end
 * soon stands behind everybody else, and no address costs a newcomer more than one turn. Between addresses with equally many it
 * alternates: one turn for the one that has waited longest, the next for the one that came last. So neither a crowd that waits
 * already nor one that keeps coming holds up anybody for long. Within an address the first to come is the first.
 * @param clock is never set back
 */
export function doorkeeper(clock: Clock): Doorkeeper {
  const callers = new Map<string, Caller>();
  const wrong = bucket(WRONG);
  let turns = 0;
  /** Set while everybody waits for the next turn. */
  let stop: (() => void) | null = null;

  function comesBefore(one: Caller, other: Caller): boolean {
    if (one.wrong !== other.wrong) return one.wrong < other.wrong;
    return turns % 2 === 0 ? one.at < other.at : one.at >= other.at;
  }
  function nextCaller(): [string, Caller] | undefined {
    let first: [string, Caller] | undefined;
    for (const entry of callers) {
      const [, caller] = entry;
      if (caller.waiting.length > 0 && (!first || comesBefore(caller, first[1]))) first = entry;
    }
    return first;
  }
  function hearNext(): void {
    stop = null;
    for (let next = nextCaller(); next; next = nextCaller()) {
      const ms = wrong.msUntil(clock.now());
      if (ms > 0) {
        stop = clock.after(ms, hearNext);
        return;
      }
      hearOne(...next);
    }
  }
  function hearOne(from: string, caller: Caller): void {
    const one = caller.waiting.shift();
    const isRight = one?.isRight() ?? false;
    if (!isRight) noteWrong(from, caller);
    forget(from, caller);
    one?.heard(isRight);
  }
  function noteWrong(from: string, caller: Caller): void {
    const now = clock.now();
    wrong.take(now);
    turns++;
    caller.wrong++;
    caller.at = now;
    callers.delete(from);
    callers.set(from, caller);
    for (const [other, { waiting, at }] of callers) {
      if (waiting.length === 0 && (now - at > REMEMBERED_MS || callers.size > MOST_REMEMBERED)) callers.delete(other);
    }
  }
  /** Whoever was never wrong leaves nothing behind. */
  const forget = (from: string, { waiting, wrong: times }: Caller): void => {
    if (waiting.length === 0 && times === 0) callers.delete(from);
  };
  /** @throws Trouble */
  function mustHavePlace({ waiting }: Caller, { line }: Knocker): void {
    if (waiting.length < MOST_WAITING && waiting.every(({ knocker }) => knocker.line !== line)) return;
    const ahead = [...callers.values()].filter((caller) => caller.waiting.length > 0).length;
    const waitMs = wrong.msUntil(clock.now(), ahead);
    throw new Trouble({ error: { key: 'error.codeWait', with: { seconds: Math.ceil(waitMs / 1000) } }, waitMs });
  }
  return {
    async hear(from, isRight, knocker) {
      const caller = callers.get(from) ?? { waiting: [], wrong: 0, at: clock.now() };
      mustHavePlace(caller, knocker);
      if (knocker.gone.aborted) return false;
      callers.set(from, caller);
      return new Promise((resolve) => {
        const leave = (): void => {
          const at = caller.waiting.indexOf(one);
          // Who is being heard waits no more: nobody else leaves the queue for it.
          if (at >= 0) caller.waiting.splice(at, 1);
          forget(from, caller);
          resolve(false);
        };
        const one: Try = {
          isRight,
          knocker,
          heard(answer) {
            knocker.gone.removeEventListener('abort', leave);
            resolve(answer);
          },
        };
        knocker.gone.addEventListener('abort', leave, { once: true });
        caller.waiting.push(one);
        if (!stop) hearNext();
        if (caller.waiting.includes(one)) knocker.queued();
      });
    },
    known: () => callers.size,
  };
}
