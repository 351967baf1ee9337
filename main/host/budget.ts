import type { RequestName } from '../../shared/protocol/requests.ts';
import { trouble } from '../../shared/protocol/trouble.ts';
import { bucket, type Bucket, type Rate } from './bucket.ts';

export interface Rates {
  readonly device: Rate;
  /** For all devices of an address together: a guest may invent as many devices as it likes. */
  readonly address: Rate;
  /** Games that guests of an address begin: each leaves a file among the host's saves. */
  readonly games: Rate;
  /** Devices of an address that are let in for the first time: the host notes down each of them on its disk. */
  readonly newcomers: Rate;
}
/** What people need, a crowd behind one address included, with room to spare. */
export const USUAL_RATES: Rates = {
  device: { burst: 120, perSecond: 30 },
  address: { burst: 900, perSecond: 150 },
  games: { burst: 20, perSecond: 1 / 60 },
  newcomers: { burst: 150, perSecond: 1 / 2 },
};

/** What a request costs the host: 1 = a look at one table; those that are not named cost as much. */
const COSTS: Partial<Record<RequestName, number>> = {
  hello: 2,
  tables: 2,
  create: 10,
  lesson: 10,
  again: 10,
  configure: 3,
  sit: 3,
  stand: 3,
  bot: 5,
  start: 10,
  watch: 5,
  plead: 3,
  say: 5,
  pause: 5,
  nudge: 5,
  pace: 3,
  ready: 10,
  frames: 30,
  review: 2,
  daily: 10,
  playOn: 30,
  export: 20,
};
export const costOf = (name: RequestName): number => COSTS[name] ?? 1;

/** Whom a bucket is kept for is forgotten when there are more than so many, the longest unseen first. */
const MOST_BUCKETS = 2000;

interface Bill {
  readonly left: Bucket;
  readonly cost: number;
}
/** Lets every device and every address spend so much of the host's time. */
export interface Budget {
  /** @param device '' before it has said hello. @throws Trouble naming the request, if there is not enough left for it */
  spend(name: RequestName, device: string, address: string, now: number): void;
  /** A device of this address is let in for the first time. @throws Trouble if too many were of late */
  spendNewcomer(address: string, now: number): void;
}
export function budgetOf(rates: Rates): Budget {
  const devices = bucketsOf(rates.device);
  const addresses = bucketsOf(rates.address);
  const games = bucketsOf(rates.games);
  const newcomers = bucketsOf(rates.newcomers);
  return {
    spend(name, device, address, now) {
      const cost = costOf(name);
      // Strangers who knock spend nothing of what those inside have, though they share an address.
      const bills: Bill[] = [{ left: addresses(device === '' ? `door ${address}` : address), cost }];
      if (device !== '') bills.push({ left: devices(device), cost });
      if (name === 'start' || name === 'playOn' || name === 'daily') bills.push({ left: games(address), cost: 1 });
      pay(name, bills, now);
    },
    spendNewcomer: (address, now) => pay('hello', [{ left: newcomers(address), cost: 1 }], now),
  };
}
/** Pays all of it or nothing. @throws Trouble naming the request, if a bucket has not enough left */
function pay(name: RequestName, bills: readonly Bill[], now: number): void {
  if (!bills.every(({ left, cost }) => left.has(now, cost))) throw trouble('error.tooMuch', { request: name });
  for (const { left, cost } of bills) left.charge(now, cost);
}
/** Gives each owner a bucket of its own. */
function bucketsOf(rate: Rate): (owner: string) => Bucket {
  const buckets = new Map<string, Bucket>();
  return (owner) => {
    const one = buckets.get(owner) ?? bucket(rate);
    buckets.delete(owner);
    buckets.set(owner, one);
    const [eldest] = buckets.keys();
    if (buckets.size > MOST_BUCKETS && eldest !== undefined) buckets.delete(eldest);
    return one;
  };
}
