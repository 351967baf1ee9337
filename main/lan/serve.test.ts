import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer, request } from 'node:http';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Trouble } from '../../shared/protocol/trouble.ts';
import { realFiles } from '../storage/files.ts';
import { HOST_FILE, openHostFile } from '../storage/host-file.ts';
import { knock } from './ask.ts';
import type { Door, ServeOptions } from './serve.ts';
import { anyWalk } from '../../shared/kernel/walk.fixture.ts';
import { doorsOfTests } from './doors.fixture.ts';
import { guestLine, hello, line, openDoor } from './wire.fixture.ts';

const opened = doorsOfTests();
/** A plain request with the path and headers exactly as given. */
/** Another machine of the network, as far as a host on loopback can tell. */
const OTHER = '127.0.0.2';
const get = (door: Door, path: string, headers: Record<string, string> = {}, method = 'GET', localAddress = '127.0.0.1') =>
  new Promise<{ status: number; headers: Record<string, unknown>; text: string }>((resolve, reject) => {
    request({ host: '127.0.0.1', port: door.port, path, headers, method, localAddress }, (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, text }));
    })
      .on('error', reject)
      .end();
  });

test('a window with the host’s key has host rights, a guest with the code has not', async () => {
  const door = await opened();
  const host = await line(door);
  expect(await host.ask('hello', hello(door, 'host', true))).toMatchObject({ ok: { hostRights: true, lan: { on: false } } });
  const guest = await line(door);
  expect(await guest.ask('hello', hello(door, 'guest'))).toMatchObject({ ok: { hostRights: false, lan: null } });
  expect(await guest.ask('lan', { on: true })).toMatchObject({ error: { key: 'error.hostOnly' } });
});

test('the pages of the renderer are served with types, caching and a strict policy; nothing else is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sietch-pages-'));
  const rendererFolder = join(folder, 'renderer');
  mkdirSync(join(rendererFolder, 'assets'), { recursive: true });
  writeFileSync(join(rendererFolder, 'index.html'), '<title>Sietch</title>');
  writeFileSync(join(rendererFolder, 'assets', 'app-1a2b.js'), 'let a');
  writeFileSync(join(folder, 'private.txt'), 'private');
  symlinkSync(join(folder, 'private.txt'), join(rendererFolder, 'linked.txt'));
  const door = await opened({ rendererFolder });
  expect(await get(door, '/')).toMatchObject({
    status: 200,
    text: '<title>Sietch</title>',
    headers: { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' },
  });
  expect((await get(door, '/table/abc?x=1')).text).toBe('<title>Sietch</title>');
  const script = await get(door, '/assets/app-1a2b.js');
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': expect.stringContaining('immutable'),
  });
  expect(script.headers['content-security-policy']).toContain("script-src 'self';");
  expect(String(script.headers['content-security-policy'])).not.toContain('unsafe-eval');
  const page = await get(door, '/');
  for (const rule of ["frame-ancestors 'none'", "base-uri 'none'", "form-action 'none'", "object-src 'none'"])
    expect(page.headers['content-security-policy']).toContain(rule);
  // What is no document needs none of that, and a phone loads dozens of such files.
  expect(String(script.headers['content-security-policy']).length).toBeLessThan(100);
  expect((await get(door, '/assets/app-1a2b.js', { 'if-none-match': String(script.headers['etag']) })).status).toBe(304);
  for (const path of [
    '/../private.txt',
    '/%2e%2e/private.txt',
    '/assets/..%2f..%2fprivate.txt',
    '/..%5cprivate.txt',
    '//etc/passwd.txt',
    '/%00',
    '/linked.txt',
    '/gone.js',
  ]) {
    const { status, text } = await get(door, path);
    expect([path, text.includes('private') || text.includes('root:')]).toEqual([path, false]);
    expect([path, status >= 400]).toEqual([path, true]);
  }
  expect((await get(door, '/', {}, 'DELETE')).status).toBe(405);
});

test('a file that was compressed while building goes out as small as the browser takes it, and never compressed twice', async () => {
  const rendererFolder = mkdtempSync(join(tmpdir(), 'sietch-packed-'));
  mkdirSync(join(rendererFolder, 'assets'));
  const files = {
    'index.html': 'page',
    'assets/app-1a2b.js': 'plain',
    'assets/app-1a2b.js.br': 'br',
    'assets/app-1a2b.js.gz': 'gz',
    'assets/land-1a2b.jpg': 'jpg',
    // Nothing builds it, so nobody looks for it.
    'assets/land-1a2b.jpg.br': 'br',
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(rendererFolder, name), text);
  const door = await opened({ rendererFolder });
  const as = (accepted: string, path = '/assets/app-1a2b.js') => get(door, path, { 'accept-encoding': accepted });
  const packed = {
    'content-type': 'text/javascript; charset=utf-8',
    vary: 'Accept-Encoding',
    'cache-control': expect.stringContaining('immutable'),
  };
  expect(await as('gzip, deflate, br')).toMatchObject({
    text: 'br',
    headers: { ...packed, 'content-encoding': 'br', 'content-length': '2' },
  });
  expect(await as('gzip, deflate')).toMatchObject({ text: 'gz', headers: { ...packed, 'content-encoding': 'gzip' } });
  expect(await as('br;q=0, gzip;q=0.5')).toMatchObject({ text: 'gz' });
  const plain = await as('identity');
  expect(plain).toMatchObject({ text: 'plain', headers: packed });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  // Each form has a tag of its own: a cache must not take one for the other.
  const tags = await Promise.all(['br', 'gzip', ''].map(async (accepted) => (await as(accepted)).headers['etag']));
  expect(new Set(tags).size).toBe(3);
  const picture = await as('gzip, br', '/assets/land-1a2b.jpg');
  expect(picture).toMatchObject({ text: 'jpg' });
  expect(picture.headers).not.toHaveProperty('content-encoding');
  expect(picture.headers).not.toHaveProperty('vary');
});

test('the page comes in the language of the device, and a cache is told so', async () => {
  const rendererFolder = mkdtempSync(join(tmpdir(), 'sietch-spoken-'));
  for (const name of ['index.html', 'index.en.html', 'index.ko.html']) writeFileSync(join(rendererFolder, name), name);
  const door = await opened({ rendererFolder });
  const wanting = (language: string, path = '/') => get(door, path, { 'accept-language': language });
  expect(await wanting('ko-KR,ko;q=0.9,en;q=0.8')).toMatchObject({ text: 'index.ko.html', headers: { vary: 'Accept-Language' } });
  expect(await wanting('ko', '/index.html')).toMatchObject({ text: 'index.ko.html' });
  expect(await wanting('fr', '/any/screen')).toMatchObject({ text: 'index.en.html' });
  // A build without that language still has a page.
  expect(await wanting('de')).toMatchObject({ text: 'index.html', headers: { vary: 'Accept-Language' } });
});

test('where everybody plays the same game the page fetches that at once; where nothing is known it fetches none', async () => {
  const rendererFolder = mkdtempSync(join(tmpdir(), 'sietch-played-'));
  for (const name of ['index.html', 'index.en.html', 'index.en.walk.html']) writeFileSync(join(rendererFolder, name), name);
  const shelf = { walk: { module: anyWalk }, march: { module: { ...anyWalk, id: 'march' } } };
  const door = await opened({ rendererFolder, shelf });
  const page = async (language = 'en') => (await get(door, '/', { 'accept-language': language })).text;
  expect(await page()).toBe('index.en.html');
  const host = await guestLine(door, 'host', true);
  const create = async (game: string) => ((await host.ask('create', { game, name: game, seats: 2 })).ok as { table: string }).table;
  const walk = await create('walk');
  expect([await page(), await page('ko')]).toEqual(['index.en.walk.html', 'index.html']);
  const march = await create('march');
  expect(await page()).toBe('index.en.html');
  await host.ask('close', { table: march });
  expect(await page()).toBe('index.en.walk.html');
  // Of a table that is not open nobody may know.
  await host.ask('configure', { table: walk, open: false });
  expect(await page()).toBe('index.en.html');
});

test('without built pages the host says how to build them', async () => {
  const { status, text } = await get(await opened(), '/');
  expect([status, text.includes('npm run build')]).toEqual([503, true]);
});

test('about.json tells who it is and which tables are open, and no secret', async () => {
  const door = await opened({ name: 'Upstairs' });
  const host = await guestLine(door, 'host', true);
  await host.ask('create', { game: 'walk', name: 'Evening', seats: 2 });
  const { text } = await get(door, '/about.json');
  expect(JSON.parse(text)).toMatchObject({
    sietch: 1,
    id: expect.stringMatching(/^[0-9a-f]{8}$/),
    name: 'Upstairs',
    version: '1.2.3',
    tables: [{ game: 'walk', name: 'Evening', seats: 2, free: 2 }],
  });
  expect(text).not.toContain(door.hostToken);
  expect(text).not.toContain(door.code());
});

test('a page of another site cannot connect, nor one that goes by a foreign name', async () => {
  const door = await opened();
  const own = `127.0.0.1:${door.port}`;
  for (const headers of [
    { origin: 'http://evil.example' },
    { origin: 'null' },
    { origin: 'http://127.0.0.1:1' },
    { host: 'evil.example', origin: 'http://evil.example' },
  ]) {
    await expect(line(door, headers)).rejects.toThrow('403');
  }
  await line(door, { origin: `http://${own}` });
  await line(door, { host: `localhost:${door.port}`, origin: `http://localhost:${door.port}` });
  expect((await get(door, '/', { host: 'evil.example' })).status).toBe(421);
  expect((await get(door, '/about.json', { host: 'party.local:80' }, 'GET', OTHER)).status).toBe(200);
  // On this machine a name of the network is a page that was led here: it would count as this machine.
  expect((await get(door, '/about.json', { host: 'party.local:80' })).status).toBe(421);
  await expect(line(door, { host: 'party.local', origin: 'http://party.local' })).rejects.toThrow('403');
});

test('a code typed without an address finds its host by knocking; neither side tells the code', async () => {
  const door = await opened();
  expect(await knock(door.address, door.code(), 2000)).toBe(true);
  expect(await knock(door.address, '00000', 2000)).toBe(false);
  const said = await fetch(`${door.address}/join`, { method: 'POST', body: JSON.stringify({ code: door.code() }) });
  expect([said.status, await said.text()]).toEqual([400, '{"ok":false}']);
});

test('a stranger that says it has any code is not believed, and hears no code', async () => {
  const heard: string[] = [];
  const liar = createHttpServer((request, response) => {
    request.on('data', (chunk) => heard.push(String(chunk)));
    request.on('end', () => response.end(JSON.stringify({ ok: true, number: '5', proof: '0'.repeat(64) })));
  });
  await new Promise<void>((resolve) => liar.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(liar.address() as { port: number }).port}`;
  expect(await knock(address, 'ABCDE', 2000)).toBe(false);
  expect(heard.join('')).toMatch(/^\{"number":"[0-9a-f]+"\}$/);
  // Nor one that passes on what the right host says.
  const door = await opened();
  const between = createHttpServer((request, response) => {
    void (async () => {
      let body = '';
      for await (const chunk of request) body += String(chunk);
      response.end(await (await fetch(`${door.address}/join`, { method: 'POST', body })).text());
    })();
  });
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
  const there = `http://127.0.0.1:${(between.address() as { port: number }).port}`;
  expect(await knock(there, door.code(), 2000)).toBe(false);
  expect(await knock(door.address, door.code(), 2000)).toBe(true);
  liar.close();
  between.close();
});

test('names of a home network are let in; any other gets a page that says what to type', async () => {
  const door = await opened();
  for (const name of ['mypc', 'mypc.lan', 'mypc.fritz.box', 'mypc.home.arpa', 'MYPC.local.', 'my-pc.internal', '[::1]']) {
    const host = `${name}:${door.port}`;
    expect([name, (await get(door, '/about.json', { host }, 'GET', OTHER)).status]).toEqual([name, 200]);
    if (!name.endsWith('.')) await line(door, { host, origin: `http://${host.toLowerCase()}` }, OTHER);
    await expect(line(door, { host, origin: 'http://other.lan' }, OTHER)).rejects.toThrow('403');
  }
  for (const name of ['evil.example', 'lan.evil.example', 'mypc.lan.evil.com', '1.2.3.4.5', 'a b']) {
    const { status, text } = await get(door, '/', { host: name, 'accept-language': 'cs-CZ,cs;q=0.9' });
    expect([name, status]).toEqual([name, 421]);
    expect(text).toContain(`href="${door.address}/"`);
    expect(text).toContain(name);
    expect(text).toContain('Napiš');
  }
  expect((await get(door, '/', { host: '<script>x</script>' })).text).not.toContain('<script>');
});

test('a port in use: the next one, or a clear message if it was wished for', async () => {
  const blocker = createServer();
  const taken = await new Promise<number>((resolve) =>
    blocker.listen(0, '127.0.0.1', () => resolve((blocker.address() as { port: number }).port)),
  );
  const error = await openDoor({ port: taken }).catch((why: unknown) => why);
  expect((error as Trouble).refusal.error).toEqual({ key: 'error.port.taken', with: { port: String(taken) } });
  blocker.close();
  const [first, second] = [await opened({ port: undefined as never }), await opened({ port: undefined as never })];
  expect(second.port).toBeGreaterThan(first.port);
  expect(first.port).toBeGreaterThanOrEqual(4747);
});

test('a data folder that cannot be made is said at the start', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'sietch-')), 'file');
  writeFileSync(file, '');
  const error = await openDoor({ dataFolder: file }).catch((why: unknown) => why);
  expect(error).toBeInstanceOf(Trouble);
  expect((error as Trouble).refusal.error.key).toMatch(/^error\.disk\./);
});

test('a host opens the network as it was wished, else as it was when it ended, and serves this machine where it cannot', async () => {
  const troubleOf = async (options: Partial<ServeOptions>) => (await opened(options)).lanTrouble?.key ?? null;
  expect(await troubleOf({})).toBeNull();
  expect(await troubleOf({ lan: true })).toBe('error.lan.off');
  const dataFolder = mkdtempSync(join(tmpdir(), 'sietch-open-'));
  const file = openHostFile(realFiles, join(dataFolder, HOST_FILE), randomBytes, () => () => {});
  file.setOpen(true);
  await file.close();
  const left = await opened({ dataFolder, lan: false });
  expect(left.lanTrouble).toBeNull();
  await left.close();
  const again = openHostFile(realFiles, join(dataFolder, HOST_FILE), randomBytes, () => () => {});
  again.setOpen(true);
  await again.close();
  expect(await troubleOf({ dataFolder })).toBe('error.lan.off');
});

test('chance may come from elsewhere: what is to come up again then does', async () => {
  const madeBy = async (random: NonNullable<ServeOptions['random']>) => {
    const host = await guestLine(await opened({ random }), 'host', true);
    return ((await host.ask('create', { game: 'walk', name: 'T', seats: 2 })).ok as { table: string }).table;
  };
  const once = await madeBy((bytes) => new Uint8Array(bytes).fill(7));
  expect(once).toMatch(/^(07)+$/);
  expect(await madeBy((bytes) => new Uint8Array(bytes).fill(7))).toBe(once);
});

test('a knock is as long as a knock may be, no longer', async () => {
  const door = await opened();
  const knockWith = (body: string) => fetch(`${door.address}/join`, { method: 'POST', body }).then(({ status }) => status);
  expect(await knockWith('x'.repeat(1024))).toBe(400);
  await expect(knockWith('x'.repeat(1025))).rejects.toThrow();
  expect(await knockWith(JSON.stringify({ number: '2' }))).toBe(200);
  expect((await get(door, '/join')).status).toBe(405);
  expect(
    (await fetch(`${door.address}/join`, { method: 'POST', headers: { origin: 'http://evil.example' }, body: '{"number":"2"}' })).status,
  ).toBe(405);
});

test('where the network is turned off nothing is opened, and the self-check says so', async () => {
  const host = await guestLine(await opened(), 'host', true);
  expect(await host.ask('lan', { on: true })).toMatchObject({ error: { key: 'error.lan.off' } });
  expect(await host.ask('check', {})).toMatchObject({
    ok: { lines: [{ ok: false, message: { key: 'check.off.not' }, fix: { key: 'check.off.fix' } }] },
  });
  await host.ask('browse', { on: true });
  expect(host.got).toContainEqual({ push: 'found', hosts: [] });
});

test('when the host closes, its guests are told, and the games stay', async () => {
  const door = await openDoor();
  const host = await guestLine(door, 'host', true);
  const { ok } = await host.ask('create', { game: 'walk', name: 'T', seats: 2 });
  await host.ask('watch', { table: (ok as { table: string }).table, seat: null });
  await door.close();
  expect(await host.closed).toBe(1001);
  expect(host.got.at(-1)).toMatchObject({ push: 'gone', why: { key: 'notice.hostGone' } });
});

test('a host closes although somebody holds a line open: turned away, silent, or in the middle of a request', async () => {
  const door = await openDoor();
  const lines = await Promise.all(
    [
      'GET /ws HTTP/1.1\r\nHost: elsewhere.example\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
      '',
      'POST /join HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 40\r\n\r\n{',
    ].map(async (words) => {
      const socket = connect({ port: door.port, host: '127.0.0.1', allowHalfOpen: true });
      socket.on('error', () => {});
      await once(socket, 'connect');
      if (words) socket.write(words);
      return socket;
    }),
  );
  await once(lines[0]!, 'data');
  await door.close();
  for (const socket of lines) socket.destroy();
});

test('a new code lets newcomers in from then on, the one before nobody; everybody inside is told', async () => {
  const door = await opened();
  const before = door.code();
  const [host, bob] = [await guestLine(door, 'host', true), await guestLine(door, 'bob')];
  await host.ask('newCode', {});
  expect(door.code()).not.toBe(before);
  expect(host.got).toContainEqual({ push: 'lan', lan: expect.objectContaining({ code: door.code() }) });
  const comeWith = async (device: string, code: string) => (await line(door)).ask('hello', { ...hello(door, device), code });
  expect(await comeWith('eve', before)).toMatchObject({ error: { key: 'error.code' } });
  expect(await comeWith('cia', door.code())).toMatchObject({ ok: { hostRights: false } });
  expect(await comeWith('bob', before)).toMatchObject({ ok: { hostRights: false } });
  expect(bob.socket.readyState).toBe(bob.socket.OPEN);
});

test('the new code is the code of a host that is started again, and whoever was inside needs none', async () => {
  const dataFolder = mkdtempSync(join(tmpdir(), 'sietch-code-'));
  const first = await openDoor({ dataFolder });
  const before = first.code();
  const [host] = [await guestLine(first, 'host', true), await guestLine(first, 'bob')];
  await host.ask('newCode', {});
  const renewed = first.code();
  await first.close();
  const door = await opened({ dataFolder });
  expect(door.code()).toBe(renewed);
  const comeWith = async (device: string, code?: string) => (await line(door)).ask('hello', { ...hello(door, device), code });
  expect(await comeWith('bob', before)).toMatchObject({ ok: { hostRights: false } });
  expect(await comeWith('bob')).toMatchObject({ ok: { hostRights: false } });
  expect(await comeWith('eve', before)).toMatchObject({ error: { key: 'error.code' } });
  expect(await comeWith('eve', renewed)).toMatchObject({ ok: { hostRights: false } });
});
