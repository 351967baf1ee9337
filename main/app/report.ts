import type { Log } from './log-file.ts';

/** What is told of the machine: enough to find a fault, nothing that says whose it is. */
export interface About {
  readonly version: string;
  readonly packed: boolean;
  readonly versions: { readonly electron?: string; readonly chrome?: string; readonly node?: string };
  readonly platform: string;
  readonly release: string;
  readonly arch: string;
  readonly memoryBytes: number;
  readonly language: string;
  readonly seconds: number;
}
const MOST_LOG = 12_000;

/** What somebody pastes into a report of a fault. */
export function reportText(about: About, log: Pick<Log, 'tail'>): string {
  const { version, packed, versions, platform, release, arch, memoryBytes, language, seconds } = about;
  return [
    `Sietch ${version}${packed ? '' : ' (not packed)'}, ${language}, open for ${Math.round(seconds / 60)} min`,
    `Electron ${versions.electron ?? '?'}, Chrome ${versions.chrome ?? '?'}, Node ${versions.node ?? '?'}`,
    `${platform} ${release}, ${arch}, ${Math.round(memoryBytes / 2 ** 30)} GB`,
    '',
    log.tail(MOST_LOG).trimEnd() || '(The log is empty.)',
    '',
  ].join('\n');
}
