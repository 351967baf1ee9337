import { networkInterfaces } from 'node:os';

/** One IPv4 address of this machine. */
export interface Lane {
  readonly address: string;
  /** Which part of it names the network, e.g. 255.255.255.0 */
  readonly netmask: string;
  readonly name: string;
  /** Made by software (virtual machines, containers, tunnels): guests are hardly there. */
  readonly virtual: boolean;
}
const VIRTUAL =
  /^(docker|br-|veth[0-9a-f]{6,}|virbr|vmnet|vboxnet|vEthernet|VirtualBox|VMware|Hyper-V|tailscale|zt|tun|tap|utun|wg|ham|Loopback)/i;
const isLinkLocal = (address: string): boolean => address.startsWith('169.254.');

/** Networks of homes and firms, those first where guests are likeliest. */
const LIKELY = [/^192\.168\./, /^10\./, /^172\.(1[6-9]|2\d|3[01])\./];
function kindOf({ address }: Lane): number {
  const at = LIKELY.findIndex((kind) => kind.test(address));
  return at < 0 ? LIKELY.length : at;
}
/** Networks made by software come last. */
const order = (one: Lane, other: Lane): number => Number(one.virtual) - Number(other.virtual) || kindOf(one) - kindOf(other);

/**
 * The addresses under which guests may reach this machine, the likeliest first. Self-assigned ones only if there is no
 * other.
 */
export function lanes(interfaces = networkInterfaces()): readonly Lane[] {
  const all = Object.entries(interfaces).flatMap(([name, addresses]) =>
    (addresses ?? [])
      .filter(({ family, internal }) => family === 'IPv4' && !internal)
      .map(({ address, netmask }) => ({ address, netmask, name, virtual: VIRTUAL.test(name) })),
  );
  const real = all.filter(({ address }) => !isLinkLocal(address));
  return (real.length > 0 ? real : all).sort(order);
}
