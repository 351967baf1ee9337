import type { CheckLine } from '../../shared/protocol/pushes.ts';
import { askAbout } from './ask.ts';
import type { Lane } from './interfaces.ts';

const ANSWER_MS = 1500;
const line = (ok: boolean, key: string, params?: Readonly<Record<string, string | number>>, fix = !ok): CheckLine => ({
  ok,
  message: { key: `check.${key}${ok ? '' : '.not'}`, ...(params ? { with: params } : {}) },
  fix: fix ? { key: `check.${key}.fix`, ...(params ? { with: params } : {}) } : null,
});
const FIREWALL_KEYS: Readonly<Record<string, string>> = { win32: 'check.firewall.windows', darwin: 'check.firewall.mac' };

/** What the self-check looks at. */
export interface Checked {
  readonly lanes: readonly Lane[];
  readonly isOff: boolean;
  readonly isOpen: boolean;
  readonly port: number;
  readonly platform: string;
  /** Interfaces where the own announcement came back. */
  echoes(): Promise<readonly string[]>;
}

/** Why a guest may not see this host: one line per thing that was tried, with what helps. */
export async function selfCheck({ lanes, isOff, isOpen, port, platform, echoes }: Checked): Promise<CheckLine[]> {
  if (isOff) return [line(false, 'off')];
  if (lanes.length === 0) return [line(false, 'interfaces', { list: '' })];
  const list = lanes.map(({ name, address }) => `${name} ${address}`).join(', ');
  const virtual = lanes.filter((lane) => lane.virtual).map(({ name }) => name);
  const lines = [line(true, 'interfaces', { list })];
  if (virtual.length > 0) lines.push(line(virtual.length < lanes.length, 'virtual', { list: virtual.join(', ') }, true));
  lines.push(line(isOpen, 'open', { port }));
  if (!isOpen) return lines;
  const [reached, heard] = await Promise.all([
    Promise.all(lanes.map(({ address }) => askAbout(`http://${address}:${port}`, ANSWER_MS))),
    echoes(),
  ]);
  for (const [at, { address }] of lanes.entries()) lines.push(line(reached[at] !== null, 'port', { address: `${address}:${port}` }));
  for (const { address, virtual: isVirtual } of lanes) if (!isVirtual) lines.push(line(heard.includes(address), 'multicast', { address }));
  lines.push({
    ok: true,
    message: { key: 'check.firewall' },
    fix: { key: FIREWALL_KEYS[platform] ?? 'check.firewall.linux', with: { port } },
  });
  return lines;
}
