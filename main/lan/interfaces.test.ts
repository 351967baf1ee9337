import type { NetworkInterfaceInfo } from 'node:os';
import { expect, test } from 'vitest';
import { lanes } from './interfaces.ts';

/** What the machine says of an interface with one address. */
const wire = (address: string, more: object = {}): NetworkInterfaceInfo[] => [
  { address, netmask: '255.255.255.0', family: 'IPv4', mac: '', internal: false, cidr: null, ...more } as NetworkInterfaceInfo,
];
const orderOf = (interfaces: NodeJS.Dict<NetworkInterfaceInfo[]>): string[] => lanes(interfaces).map(({ address }) => address);

test('guests may come by every address that is not this machine’s alone, with its network and its name', () => {
  const found = lanes({
    lo: wire('127.0.0.1', { internal: true }),
    eth0: [...wire('192.168.1.5'), ...wire('fe80::1', { family: 'IPv6' }), ...wire('192.168.1.6')],
    gone: undefined,
  });
  expect(found).toEqual(
    ['192.168.1.5', '192.168.1.6'].map((address) => ({ address, netmask: '255.255.255.0', name: 'eth0', virtual: false })),
  );
});

test('home networks come first, then those of firms, then what else there is; made by software last, in the same order', () => {
  const kinds = ['192.168.1.5', '10.0.0.5', '172.16.0.5', '100.64.0.5'];
  const real = kinds.toReversed().map((address, at) => [`eth${at}`, wire(address)]);
  const made = kinds.toReversed().map((address, at) => [`docker${at}`, wire(address.replace(/5$/, '6'))]);
  expect(orderOf(Object.fromEntries([...made, ...real]))).toEqual([...kinds, ...kinds.map((address) => address.replace(/5$/, '6'))]);
  for (const edge of ['172.16.0.1', '172.20.0.1', '172.31.0.1']) expect(orderOf({ a: wire('172.32.0.1'), b: wire(edge) })[0]).toBe(edge);
  expect(orderOf({ a: wire('100.64.0.1'), b: wire('172.15.0.1') })).toEqual(['100.64.0.1', '172.15.0.1']);
});

test('an address that a machine gave itself counts only where there is no other', () => {
  expect(orderOf({ eth0: wire('169.254.1.1'), wlan0: wire('192.168.1.5') })).toEqual(['192.168.1.5']);
  expect(orderOf({ eth0: wire('169.254.1.1'), docker0: wire('172.17.0.1') })).toEqual(['172.17.0.1']);
  expect(orderOf({ docker0: wire('169.254.1.2'), eth0: wire('169.254.1.1') })).toEqual(['169.254.1.1', '169.254.1.2']);
  expect(orderOf({})).toEqual([]);
});

test('what is made by software is known by its name', () => {
  const isVirtual = (name: string) => lanes({ [name]: wire('192.168.1.5') })[0]?.virtual;
  const made = ['docker0', 'br-1a2b', 'veth0a1b2c3', 'virbr0', 'vmnet8', 'vboxnet0', 'vEthernet (WSL)', 'VMware Network Adapter', 'utun3'];
  for (const name of [...made, 'tailscale0', 'ztabc', 'tun0', 'tap0', 'wg0', 'DOCKER1']) expect(isVirtual(name), name).toBe(true);
  for (const name of ['eth0', 'wlan0', 'en0', 'Wi-Fi', 'Ethernet 2', 'bridge0', 'vethernet'])
    expect([name, isVirtual(name)]).toEqual([name, name === 'vethernet']);
});
