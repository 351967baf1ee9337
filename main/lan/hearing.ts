import type { Lane } from './interfaces.ts';

/** What mDNS says of another host: which one it is, where it may be asked, and who said so. */
export interface Heard {
  readonly id: string;
  readonly port: number;
  readonly ips: readonly string[];
  readonly from: string;
}
/** One record of an mDNS packet, as far as it is looked at. */
interface DnsRecord {
  readonly type: string;
  readonly name: string;
  readonly ttl?: number;
  readonly data?: unknown;
}
export interface Packet {
  readonly answers?: readonly DnsRecord[];
  readonly additionals?: readonly DnsRecord[];
}
/** The name under which every host of ours announces itself. */
export const SERVICE = '_sietch._tcp.local';
const INSTANCE = /^Sietch ([0-9a-f]{8})\._sietch\._tcp\.local$/i;
/** A packet of an honest host tells of one host, with a few addresses. */
const MOST_HOSTS = 4;
const MOST_ADDRESSES = 6;

const numberOf = (ip: string): number | null =>
  /^\d{1,3}(\.\d{1,3}){3}$/.test(ip) ? ip.split('.').reduce((sum, byte) => sum * 256 + Number(byte), 0) : null;
/** Is it an address on one of the networks that this machine is on? Nobody announces what is elsewhere. */
export function isNear(ip: string, lanes: readonly Lane[]): boolean {
  const there = numberOf(ip);
  if (there === null) return false;
  return lanes.some(({ address, netmask }) => {
    const [here, mask] = [numberOf(address), numberOf(netmask)];
    return here !== null && mask !== null && (here & mask) === (there & mask);
  });
}

/**
 * The hosts that a packet announces, and the ids of those that say goodbye.
 * @param from the address it came from
 * @param lanes the networks of this machine: addresses elsewhere are left out
 */
export function hostsIn(
  packet: Packet,
  from: string,
  lanes: readonly Lane[],
): { readonly up: readonly Heard[]; readonly down: readonly string[] } {
  const records = [...(packet.answers ?? []), ...(packet.additionals ?? [])].slice(0, 64);
  const down = records.flatMap(({ type, data, ttl }) => (type === 'PTR' && ttl === 0 ? (idIn(data) ?? []) : []));
  const addressesOf = (target: unknown): string[] =>
    records.flatMap(({ type, name, data }) => (type === 'A' && typeof data === 'string' && sameName(name, target) ? [data] : []));
  const up = records.flatMap(({ type, name, ttl, data }) => {
    const id = idIn(name);
    const { port, target } = (data ?? {}) as { port?: unknown; target?: unknown };
    if (type !== 'SRV' || ttl === 0 || !id || typeof port !== 'number' || port < 1 || port > 65_535) return [];
    const ips = [...new Set([from, ...addressesOf(target)])].filter((ip) => isNear(ip, lanes)).slice(0, MOST_ADDRESSES);
    return ips.length > 0 && !down.includes(id) ? [{ id, port, ips, from }] : [];
  });
  return { up: up.slice(0, MOST_HOSTS), down: down.slice(0, MOST_HOSTS) };
}
const idIn = (name: unknown): string | undefined => (typeof name === 'string' ? INSTANCE.exec(name)?.[1]?.toLowerCase() : undefined);
const sameName = (one: string, other: unknown): boolean => typeof other === 'string' && one.toLowerCase() === other.toLowerCase();
