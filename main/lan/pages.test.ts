import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { servePages } from './pages.ts';

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});
interface Got {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly text: string;
}
/** Serves a folder with these files; gives what a path is answered with. */
async function pagesOf(files: Readonly<Record<string, string>>, game: string | null = null, named = '') {
  const folder = join(mkdtempSync(join(tmpdir(), 'sietch-pages-')), named);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), { recursive: true });
    writeFileSync(join(folder, name), text);
  }
  const server = createServer((asked, response) => servePages(folder, asked, response, game)).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    new Promise<Got>((resolve, reject) => {
      const asked = request({ host: '127.0.0.1', port, path, headers, method, agent: false }, (response) => {
        let text = '';
        response.on('data', (chunk) => (text += String(chunk)));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers as Got['headers'], text }));
      });
      asked.on('error', reject).end();
    });
}

test('a page may load nothing but what this host serves, and stands in no frame; its parts may do less still', async () => {
  const get = await pagesOf({ 'index.html': 'page', 'a.js': '', 'a.css': '', 'a.woff2': '', 'a.jpg': '', 'a.svg': '' });
  const policyOf = async (path: string) => (await get(path)).headers['content-security-policy'];
  const page = await policyOf('/');
  expect(page?.split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "media-src 'self' data: blob:",
    "connect-src 'self' ws: wss: blob: data:",
    "worker-src 'self' blob:",
    "frame-src 'self' blob:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ]);
  for (const part of ['/a.js', '/a.css', '/a.woff2', '/a.jpg'])
    expect(await policyOf(part), part).toBe("default-src 'none'; script-src 'self'; connect-src 'self'");
  expect(await policyOf('/a.svg')).toBe(page);
  expect((await get('/')).headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('a path without an ending is a screen; what is not there is not found; what leads out is no path', async () => {
  const get = await pagesOf({ 'index.html': 'page', 'assets/a.js': 'script', LICENSE: 'licence', 'more.html': 'more' });
  const seen = async (path: string) => {
    const { status, text } = await get(path);
    return [status, text];
  };
  for (const screen of ['/', '/index.html', '/table/abc', '/table/abc?x=1', '/gone'])
    expect(await seen(screen), screen).toEqual([200, 'page']);
  expect(await seen('/assets/a.js')).toEqual([200, 'script']);
  expect(await seen('/LICENSE')).toEqual([200, 'licence']);
  expect(await seen('/more.html')).toEqual([200, 'more']);
  for (const gone of ['/gone.js', '/assets/gone.js', '/assets/a.js/b.js', `/${'x'.repeat(400)}.js`, `/${'x'.repeat(400)}`])
    expect(await seen(gone), gone).toEqual([404, 'Not found']);
  for (const out of ['/%00', '/a%5cb', '/../x', '/a/..%2fb', '/%zz']) expect(await seen(out), out).toEqual([400, 'No such path']);
  expect((await get('/gone.html')).status).toBe(503);
  for (const method of ['POST', 'PUT', 'DELETE']) expect((await get('/', {}, method)).status).toBe(405);
});

test('only the page depends on the language of the device, and says so', async () => {
  const get = await pagesOf({ 'index.html': 'page', 'index.de.html': 'Seite', 'a.js': 'script' });
  const german = { 'accept-language': 'de' };
  expect(await get('/', german)).toMatchObject({ text: 'Seite', headers: { vary: 'Accept-Language' } });
  expect((await get('/a.js', german)).headers).not.toHaveProperty('vary');
});

test('whoever asks for the head gets the head, with the length; whoever has it already gets nothing again', async () => {
  const get = await pagesOf({ 'index.html': 'page', 'assets/a-1.js': 'script', 'thing.xyz': 'x', 'A.CSS': 'b' });
  const head = await get('/', {}, 'HEAD');
  expect([head.status, head.text, head.headers['content-length'], head.headers['cache-control']]).toEqual([200, '', '4', 'no-cache']);
  const { headers } = await get('/assets/a-1.js');
  expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(await get('/assets/a-1.js', { 'if-none-match': headers['etag'] ?? '' })).toMatchObject({ status: 304, text: '' });
  expect(await get('/assets/a-1.js', { 'if-none-match': '"other"' })).toMatchObject({ status: 200, text: 'script' });
  expect((await get('/thing.xyz')).headers['content-type']).toBe('application/octet-stream');
  expect((await get('/A.CSS')).headers['content-type']).toBe('text/css; charset=utf-8');
});

test('a compressed form is taken by whoever accepts it, the smaller first, and refused in so many words by whoever does not', async () => {
  const get = await pagesOf({
    'index.html': '',
    'a.js': 'plain',
    'a.js.br': 'br',
    'a.js.gz': 'gz',
    'b.js': 'plain',
    'b.js.gz': 'gz',
    'c.js': 'plain',
  });
  const taken = async (path: string, accepted?: string) => {
    const { text, headers } = await get(path, accepted === undefined ? {} : { 'accept-encoding': accepted });
    return [text, headers['content-encoding'], headers['vary']];
  };
  const vary = 'Accept-Encoding';
  expect(await taken('/a.js', 'gzip, deflate, br')).toEqual(['br', 'br', vary]);
  expect(await taken('/a.js', 'GZIP')).toEqual(['gz', 'gzip', vary]);
  expect(await taken('/a.js', 'br;q=0, gzip;q=0.5')).toEqual(['gz', 'gzip', vary]);
  expect(await taken('/a.js', 'br;q=0.000, gzip; q=0.0')).toEqual(['plain', undefined, vary]);
  expect(await taken('/a.js', 'br;q=0.01')).toEqual(['br', 'br', vary]);
  expect(await taken('/a.js')).toEqual(['plain', undefined, vary]);
  expect(await taken('/b.js', 'br, gzip')).toEqual(['gz', 'gzip', vary]);
  expect(await taken('/b.js', 'br')).toEqual(['plain', undefined, vary]);
  expect(await taken('/c.js', 'br, gzip')).toEqual(['plain', undefined, undefined]);
});

test('the page of a game comes in the language of the device, or else that of no game in that language', async () => {
  const files = {
    'index.html': 'page',
    'index.de.html': 'Seite',
    'index.de.walk.html': 'Seite mit Spiel',
    'index.en.walk.html': 'with game',
    'index.de.null.html': 'no game at all',
  };
  const [walk, other, none] = [await pagesOf(files, 'walk'), await pagesOf(files, 'other'), await pagesOf(files)];
  const german = { 'accept-language': 'de' };
  expect([(await walk('/', german)).text, (await other('/', german)).text]).toEqual(['Seite mit Spiel', 'Seite']);
  expect((await none('/', german)).text).toBe('Seite');
  expect([(await walk('/any/screen')).text, (await other('/')).text]).toEqual(['with game', 'page']);
});

test('the folder of the pages may be called what it likes', async () => {
  const get = await pagesOf({ 'index.html': 'page', 'a.js': 'script' }, null, 'Sietch.app');
  expect([(await get('/')).text, (await get('/table/abc')).text, (await get('/a.js')).text]).toEqual(['page', 'page', 'script']);
});

test('every kind of text goes out compressed where it was built so; pictures, sound and web fonts never do', async () => {
  const texts = ['html', 'js', 'css', 'svg', 'json', 'txt', 'ttf', 'webmanifest', 'CSS'];
  const others = ['png', 'jpg', 'webp', 'ico', 'woff', 'woff2', 'wasm', 'pdf', 'mp3', 'ogg'];
  const files = [...texts, ...others].flatMap((ending) => [
    [`a.${ending}`, 'plain'],
    [`a.${ending}.br`, 'packed'],
  ]);
  const get = await pagesOf(Object.fromEntries(files));
  const taken = async (ending: string) => (await get(`/a.${ending}`, { 'accept-encoding': 'br' })).text;
  for (const ending of texts) expect(await taken(ending), ending).toBe('packed');
  for (const ending of others) expect(await taken(ending), ending).toBe('plain');
});

test('every kind of file is called what it is', async () => {
  const called = {
    html: 'text/html; charset=utf-8',
    js: 'text/javascript; charset=utf-8',
    mjs: 'text/javascript; charset=utf-8',
    css: 'text/css; charset=utf-8',
    json: 'application/json',
    map: 'application/json',
    svg: 'image/svg+xml',
    png: 'image/png',
    jpg: 'image/jpeg',
    webp: 'image/webp',
    ico: 'image/x-icon',
    woff: 'font/woff',
    woff2: 'font/woff2',
    ttf: 'font/ttf',
    otf: 'font/otf',
    wasm: 'application/wasm',
    pdf: 'application/pdf',
    txt: 'text/plain; charset=utf-8',
    webmanifest: 'application/manifest+json',
    mp3: 'audio/mpeg',
    ogg: 'audio/ogg',
  };
  const get = await pagesOf(Object.fromEntries(Object.keys(called).map((ending) => [`a.${ending}`, ''])));
  const types = Object.keys(called).map(async (ending) => [ending, (await get(`/a.${ending}`)).headers['content-type']]);
  expect(Object.fromEntries(await Promise.all(types))).toEqual(called);
});

test('of what a device says of its languages two hundred letters are read', async () => {
  const get = await pagesOf({ 'index.html': 'page', 'index.en.html': 'English', 'index.de.html': 'deutsch' });
  const says = async (letters: number) => (await get('/', { 'accept-language': `${'x'.repeat(letters - 3)},de` })).text;
  expect([await says(200), await says(201)]).toEqual(['deutsch', 'English']);
});

test('a page that changes is known by another tag, and so is each of its forms', async () => {
  const get = await pagesOf({ 'a.js': 'one', 'b.js': 'three', 'c.js': 'one', 'c.js.gz': 'one' });
  const tagOf = async (path: string, accepted = '') => (await get(path, { 'accept-encoding': accepted })).headers['etag'];
  expect(await tagOf('/a.js')).toMatch(/^"3-[0-9a-z]+"$/);
  expect(await tagOf('/b.js')).toMatch(/^"5-[0-9a-z]+"$/);
  expect(await tagOf('/c.js', 'gzip')).toMatch(/^"3-[0-9a-z]+-gzip"$/);
});

test('where nothing was built whoever comes is told so, in a page of its own', async () => {
  const get = await pagesOf({ 'a.js': '' });
  for (const path of ['/', '/table/abc', '/other.html']) {
    const { status, text, headers } = await get(path);
    expect([path, status, headers['content-type'], text.includes('npm run build')]).toEqual([path, 503, 'text/html; charset=utf-8', true]);
    expect(headers['cache-control']).toBe('no-store');
  }
});
