import { shallowRef } from 'vue';
import { keep, readKept } from '../app/keeping.ts';

/** Another host this device went to. */
export interface KnownHost {
  readonly address: string;
  readonly name: string;
  /** What let it in; a host that it knows by now needs none. */
  readonly code: string | null;
  /** Epoch milliseconds. */
  readonly at: number;
}
const KEPT_AS = 'sietch.hosts';
/** Older ones are forgotten. */
const MOST = 4;

/** The list with this host in front; each address stands in it once, and a code that is not said again is kept. */
export function withHost(hosts: readonly KnownHost[], host: KnownHost): readonly KnownHost[] {
  const before = hosts.find(({ address }) => address === host.address);
  return [{ ...host, code: host.code ?? before?.code ?? null }, ...hosts.filter((one) => one !== before)].slice(0, MOST);
}
const isHost = (one: unknown): one is KnownHost => {
  const { address, name, code, at } = (one ?? {}) as Partial<KnownHost>;
  return (
    /^https?:\/\//.test(String(address)) &&
    typeof name === 'string' &&
    (code === null || typeof code === 'string') &&
    typeof at === 'number'
  );
};
/** What was kept, as far as it can be read. */
export const readHosts = (kept: unknown): readonly KnownHost[] => (Array.isArray(kept) ? kept.filter(isHost).slice(0, MOST) : []);

/** The hosts this device went to last, the newest first; kept on it. */
export function useHosts() {
  const hosts = shallowRef(readHosts(readKept(() => localStorage, KEPT_AS)));
  function change(now: readonly KnownHost[]): void {
    hosts.value = now;
    keep(() => localStorage, KEPT_AS, now);
  }
  const remember = (host: KnownHost): void => change(withHost(hosts.value, host));
  const forget = (address: string): void => change(hosts.value.filter((one) => one.address !== address));
  return { hosts, remember, forget };
}
