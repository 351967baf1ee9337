import { createReadStream, lstatSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, normalize, sep } from 'node:path';
import { pipeline } from 'node:stream';
import { languageFrom } from '../../shared/text/house.ts';
import type { Language } from '../../shared/text/message.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.ico': 'image/x-icon',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.ttf': 'font/ttf',
  '.otf': 'font/otf',
  '.wasm': 'application/wasm',
  '.pdf': 'application/pdf',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.mp3': 'audio/mpeg',
  '.ogg': 'audio/ogg',
};
const POLICY = [
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
].join('; ');
/** Of what is no document: it matters where somebody runs it as a worker, and is short, since a phone loads dozens of such files. */
const PART_POLICY = "default-src 'none'; script-src 'self'; connect-src 'self'";
const PARTS: ReadonlySet<string> = new Set(['.js', '.css', '.woff2', '.jpg']);
const HEADERS = {
  'content-security-policy': POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-resource-policy': 'same-origin',
} as const;

const NOT_BUILT = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Sietch</title>
<body style="font: 1.1rem/1.5 sans-serif; max-width: 34rem; margin: 4rem auto; padding: 0 1rem; background: #1c1712; color: #f0e6d6">
<h1>The host runs, its pages are not built yet</h1><p>On the machine of the host, run <code>npm run build</code> once and reload this page.</p>`;

/** Answers with text and the headers that every page has. */
export function sendText(response: ServerResponse, status: number, type: string, text: string): void {
  response.writeHead(status, { ...HEADERS, 'content-type': type, 'cache-control': 'no-store' });
  response.end(text);
}

/**
 * Serves the built renderer out of a folder, and nothing outside of it. Paths without an ending are screens: they get the page.
 * @param game what whoever comes is likely to see; null = not known
 */
export function servePages(folder: string, request: IncomingMessage, response: ServerResponse, game: string | null): void {
  const path = pathIn(folder, request.url ?? '/');
  const there = path === null ? null : fileAt(path);
  const isScreen = path !== null && (path === join(folder, 'index.html') || (extname(path) === '' && there === null));
  const file = isScreen ? pageFor(folder, request, game) : there;
  if (request.method !== 'GET' && request.method !== 'HEAD') sendText(response, 405, 'text/plain', 'Only reading');
  else if (path === null) sendText(response, 400, 'text/plain', 'No such path');
  else if (file === 'impossible') sendText(response, 404, 'text/plain', 'Not found');
  else if (file) sendFile(request, response, file, isScreen ? ['Accept-Language'] : []);
  else if (isScreen || path.endsWith('.html')) sendText(response, 503, TYPES['.html'] as string, NOT_BUILT);
  else sendText(response, 404, 'text/plain', 'Not found');
}
/** The device's language, as its browser names it. */
export const languageOf = ({ headers }: IncomingMessage): Language =>
  languageFrom((headers['accept-language'] ?? '').slice(0, 200).split(','));
/**
 * The page says what it is doing before its scripts are there, so the host chooses its language. Which game it will show it learns
 * from the host late, so the host chooses that too: a slow line then waits for nothing in between.
 */
function pageFor(folder: string, request: IncomingMessage, game: string | null): Found | null | 'impossible' {
  const spoken = `index.${languageOf(request)}`;
  const names = [...(game === null ? [] : [`${spoken}.${game}.html`]), `${spoken}.html`];
  for (const name of names) {
    const found = fileAt(join(folder, name));
    if (found !== null) return found;
  }
  return fileAt(join(folder, 'index.html'));
}
/** null = it leads out of the folder. */
function pathIn(folder: string, url: string): string | null {
  try {
    const decoded = decodeURIComponent(url.split(/[?#]/, 1)[0] ?? '/');
    if (decoded.includes('\0') || decoded.includes('\\') || decoded.split('/').includes('..')) return null;
    const path = normalize(join(folder, decoded === '/' ? 'index.html' : decoded));
    return path.startsWith(normalize(folder) + sep) ? path : null;
  } catch {
    // A percent sign that stands for nothing: URIError.
    return null;
  }
}
interface Found {
  readonly path: string;
  readonly size: number;
  readonly tag: string;
}
/** null = there is no such file; impossible = there can be none: below another file, a name too long, a folder that is shut. */
function fileAt(path: string): Found | null | 'impossible' {
  try {
    const stat = lstatSync(path, { throwIfNoEntry: false });
    return stat?.isFile() ? { path, size: stat.size, tag: `"${stat.size.toString(36)}-${Math.floor(stat.mtimeMs).toString(36)}"` } : null;
  } catch {
    // ENOTDIR, ENAMETOOLONG, EACCES.
    return 'impossible';
  }
}
/** What is built compressed as well: text, and fonts as they come out of a drawing program. Pictures and web fonts are small already. */
export const COMPRESSIBLE: ReadonlySet<string> = new Set(['.html', '.js', '.css', '.svg', '.json', '.txt', '.ttf', '.webmanifest']);
/** As built files lie beside the plain one, the smaller first: the ending, and what the encoding is called. */
const ENCODINGS = [
  ['.br', 'br'],
  ['.gz', 'gzip'],
] as const;
/** Does the browser take that encoding? It may be refused in so many words: "br;q=0". */
function takes(request: IncomingMessage, encoding: string): boolean {
  const accepted = String(request.headers['accept-encoding'] ?? '').toLowerCase();
  return accepted.split(',').some((one) => {
    const [name, ...params] = one.split(';').map((part) => part.trim());
    return name === encoding && !params.some((param) => /^q=0(\.0*)?$/.test(param));
  });
}
/** The smallest form of a file that the browser takes, and whether there are several: then a cache must ask again. */
function formOf(
  request: IncomingMessage,
  plain: Found,
): { readonly found: Found; readonly encoding: string | null; readonly varies: boolean } {
  let varies = false;
  if (!COMPRESSIBLE.has(extname(plain.path).toLowerCase())) return { found: plain, encoding: null, varies };
  for (const [ending, encoding] of ENCODINGS) {
    const packed = fileAt(plain.path + ending);
    if (packed === null || packed === 'impossible') continue;
    varies = true;
    if (takes(request, encoding)) return { found: { ...packed, tag: packed.tag.replace(/"$/, `-${encoding}"`) }, encoding, varies };
  }
  return { found: plain, encoding: null, varies };
}
/** @param asked what else of the request decided on the file: a cache must ask again where that differs */
function sendFile(request: IncomingMessage, response: ServerResponse, plain: Found, asked: readonly string[]): void {
  const { found, encoding, varies } = formOf(request, plain);
  const { path, size, tag } = found;
  const vary = [...(varies ? ['Accept-Encoding'] : []), ...asked];
  const isNamedByContent = /[/\\]assets[/\\]/.test(path);
  const headers = {
    ...HEADERS,
    ...(PARTS.has(extname(plain.path).toLowerCase()) && { 'content-security-policy': PART_POLICY }),
    'content-type': TYPES[extname(plain.path).toLowerCase()] ?? 'application/octet-stream',
    'cache-control': isNamedByContent ? 'public, max-age=31536000, immutable' : 'no-cache',
    ...(vary.length > 0 ? { vary: vary.join(', ') } : {}),
    ...(encoding ? { 'content-encoding': encoding } : {}),
    etag: tag,
  };
  if (request.headers['if-none-match'] === tag) {
    response.writeHead(304, headers).end();
    return;
  }
  response.writeHead(200, { ...headers, 'content-length': size });
  if (request.method === 'HEAD') response.end();
  // Whoever goes away in the middle leaves no open file behind.
  else pipeline(createReadStream(path), response, () => response.destroy());
}
