import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { besiege, canBesiege, type Siege } from './siege.fixture.ts';
import { report, unharmed } from './figures.fixture.ts';

let siege: Siege;
/** A plain request from an address of its own. */
const get = (path: string, from: string, headers: Record<string, string> = {}): Promise<number> =>
  new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port: siege.port, path, headers, localAddress: from }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    })
      .on('error', reject)
      .end();
  });

describe.skipIf(!canBesiege)('attacks on the door', () => {
  beforeAll(async () => {
    siege = await besiege();
  });
  afterAll(async () => {
    report();
    await siege.stop();
  });

  test('paths that no file can have are not found, and end nothing', async () => {
    const odd = ['/index.html/x', '/assets/large-1a2b.js/x.js', `/${'x'.repeat(256)}`, `/${'x'.repeat(256)}.js`, '/%E0%A4%A', '/%00.js'];
    const figures = await siege.endure('odd paths', async () => {
      const statuses = await Promise.all(odd.map((path) => get(path, '127.0.0.20')));
      expect(statuses.every((status) => status === 404 || status === 400)).toBe(true);
    });
    unharmed(figures);
  });
});
