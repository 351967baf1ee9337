import { chmodSync, closeSync, fstatSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inflateRawSync } from 'node:zlib';

const END = Buffer.from('PK\x05\x06', 'latin1');
const ENTRY = 0x02014b50;
const MOST_OF_TAIL = 65_557;

interface Entry {
  readonly name: string;
  readonly method: number;
  readonly size: number;
  readonly mode: number;
  readonly offset: number;
}

/** The central directory, one record after the other. */
function* entriesOf(directory: Buffer): Generator<Entry> {
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === ENTRY; ) {
    const [name, extra, comment] = [28, 30, 32].map((field) => directory.readUInt16LE(at + field)) as [number, number, number];
    yield {
      name: directory.toString('utf8', at + 46, at + 46 + name),
      method: directory.readUInt16LE(at + 10),
      size: directory.readUInt32LE(at + 20),
      mode: (directory.readUInt32LE(at + 38) >>> 16) & 0o777,
      offset: directory.readUInt32LE(at + 42),
    };
    at += 46 + name + extra + comment;
  }
}

/**
 * Unpacks a zip file without a tool of the system.
 * @param place where an entry goes below `out`, or null to leave it out
 */
export function unzip(zip: string, out: string, place: (name: string) => string | null): void {
  const file = openSync(zip, 'r');
  const read = (at: number, length: number): Buffer => {
    const bytes = Buffer.alloc(length);
    readSync(file, bytes, 0, length, at);
    return bytes;
  };
  const { size } = fstatSync(file);
  const tail = read(Math.max(0, size - MOST_OF_TAIL), Math.min(size, MOST_OF_TAIL));
  const end = tail.lastIndexOf(END);
  if (end < 0) throw new Error(`${zip} is not a zip file`);
  for (const entry of entriesOf(read(tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12)))) {
    const path = place(entry.name);
    if (path === null) continue;
    const head = read(entry.offset, 30);
    const packed = read(entry.offset + 30 + head.readUInt16LE(26) + head.readUInt16LE(28), entry.size);
    const target = join(out, path);
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, entry.method === 8 ? inflateRawSync(packed) : packed);
    chmodSync(target, entry.mode || 0o644);
  }
  closeSync(file);
}
