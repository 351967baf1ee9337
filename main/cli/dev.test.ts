import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test, vi } from 'vitest';

/** A port of this machine that nobody listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address ? address.port : expect.fail();
}

test('the table is served out of its sources, what is the host’s comes from the host, and both end together', {
  timeout: 120_000,
}, async () => {
  const [port, hostPort] = [await freePort(), await freePort()];
  const data = mkdtempSync(join(tmpdir(), 'sietch-dev-'));
  const told = ['--port', String(port), '--host-port', String(hostPort), '--data', data];
  const child = spawn(process.execPath, [join(import.meta.dirname, 'dev.ts'), ...told], { stdio: ['ignore', 'pipe', 'inherit'] });
  const ended = once(child, 'exit');
  const lines: string[] = [];
  try {
    for await (const line of createInterface({ input: child.stdout })) {
      if (line.includes('[vite]')) continue;
      lines.push(line);
      if (line.startsWith('Gallery')) break;
    }
    const here = `http://127.0.0.1:${port}`;
    expect(lines).toEqual([
      expect.stringContaining(`${here}/#host=`),
      expect.stringMatching(/^Guests: .* code \w{5}$/),
      `Gallery: ${here}/gallery.html`,
    ]);
    const get = async (path: string): Promise<string> => (await fetch(here + path)).text();
    expect(await get('/')).toContain('/app/main.ts');
    // A source as a browser takes it: without types, its imports where this server has them.
    expect(await get('/app/main.ts')).toMatch(/from "\/.*vue/);
    expect(JSON.parse(await get('/about.json'))).toMatchObject({ tables: [] });
  } finally {
    child.kill('SIGTERM');
    await ended;
  }
  await vi.waitFor(() => expect(fetch(`http://127.0.0.1:${hostPort}/about.json`)).rejects.toThrow(), { timeout: 20_000, interval: 100 });
});
