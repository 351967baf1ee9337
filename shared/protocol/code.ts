/**
 * Join codes. A secret of five symbols lets a guest in; written behind an address in symbols it also tells where:
 * `ABCD-EFGHJ` = 192.168.x.y and the usual port, longer for other addresses and ports. Crockford's base32: no I, L, O, U;
 * case, spaces and hyphens do not matter, and O is read as 0, I and L as 1.
 */
const SYMBOLS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const SECRET_SYMBOLS = 5;
export const USUAL_PORT = 4747;

/** Where a host listens. */
export interface Place {
  /** IPv4, e.g. 192.168.1.20 */
  readonly ip: string;
  readonly port: number;
}
/** A code as typed: the secret, and the place if it is in it. */
export interface Code {
  readonly secret: string;
  readonly place: Place | null;
}

/** Ways to write a place: how many symbols, how many bits of them are payload (the rest is a check), what they mean. */
interface Form {
  readonly symbols: number;
  readonly payload: number;
  /** null = this form cannot say it. */
  write(bytes: readonly number[], port: number): number | null;
  read(payload: number): Place;
}
const number = (bytes: readonly number[]): number => bytes.reduce((sum, byte) => sum * 256 + byte, 0);
const ipOf = (value: number): string => [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join('.');
const FORMS: readonly Form[] = [
  {
    symbols: 4,
    payload: 16,
    write: ([a, b, ...rest], port) => (a === 192 && b === 168 && port === USUAL_PORT ? number(rest) : null),
    read: (payload) => ({ ip: ipOf(number([192, 168]) * 65536 + payload), port: USUAL_PORT }),
  },
  {
    symbols: 7,
    payload: 32,
    write: (bytes, port) => (port === USUAL_PORT ? number(bytes) : null),
    read: (payload) => ({ ip: ipOf(payload), port: USUAL_PORT }),
  },
  {
    symbols: 10,
    payload: 48,
    write: (bytes, port) => number(bytes) * 65536 + port,
    read: (payload) => ({ ip: ipOf(Math.floor(payload / 65536)), port: payload % 65536 }),
  },
];

const spelled = (value: number, symbols: number): string =>
  Array.from({ length: symbols }, (_, at) => SYMBOLS[Math.floor(value / 32 ** (symbols - 1 - at)) % 32]).join('');
const numberOf = (text: string): number => [...text].reduce((sum, symbol) => sum * 32 + SYMBOLS.indexOf(symbol), 0);
/** A small check, so that a slip of the finger is seen before a stranger's door is knocked at. */
const checkOf = (payload: number, bits: number): number => (((payload % 8191) * 11 + 5) % 31) % 2 ** bits;

/** A new secret, from as many random bytes as it has symbols. */
export const secretFrom = (bytes: ArrayLike<number>): string =>
  Array.from(bytes, (byte) => SYMBOLS[byte % 32])
    .join('')
    .slice(0, SECRET_SYMBOLS);

/**
 * The code for a host.
 * @param place null = only the secret
 * @throws Error for an address that is not IPv4
 */
export function writeCode(secret: string, place: Place | null): string {
  if (!place) return secret;
  const bytes = place.ip.split('.').map(Number);
  if (bytes.length !== 4 || bytes.some((byte) => !Number.isInteger(byte) || byte < 0 || byte > 255))
    throw new Error(`Not IPv4: ${place.ip}`);
  for (const { symbols, payload, write } of FORMS) {
    const value = write(bytes, place.port);
    if (value === null) continue;
    const bits = symbols * 5 - payload;
    return `${grouped(spelled(value * 2 ** bits + checkOf(value, bits), symbols))}-${secret}`;
  }
  throw new Error(`No code for ${place.ip}:${place.port}`);
}
const grouped = (text: string): string => (text.length <= 5 ? text : `${text.slice(0, 5)}-${text.slice(5)}`);

/** What a typed code means; null = it is none. */
export function readCode(text: string): Code | null {
  const plain = text.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
  if ([...plain].some((symbol) => !SYMBOLS.includes(symbol))) return null;
  const secret = plain.slice(-SECRET_SYMBOLS);
  if (plain.length === SECRET_SYMBOLS) return { secret, place: null };
  const form = FORMS.find(({ symbols }) => symbols === plain.length - SECRET_SYMBOLS);
  if (!form) return null;
  const value = numberOf(plain.slice(0, form.symbols));
  const bits = form.symbols * 5 - form.payload;
  const payload = Math.floor(value / 2 ** bits);
  return value % 2 ** bits === checkOf(payload, bits) ? { secret, place: form.read(payload) } : null;
}
