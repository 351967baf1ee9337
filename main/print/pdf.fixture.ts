import { inflateSync } from 'node:zlib';

/** A PDF file taken apart as far as tests need it. */
export interface OpenPdf {
  /** Everything that is not compressed: the objects. */
  readonly objects: string;
  /** Drawing commands of each page, in order. */
  readonly contents: readonly string[];
  /** Width and height of each page in points. */
  readonly sizes: readonly (readonly [number, number])[];
  /** The boxes of each page, in points: left, bottom, right, top. */
  readonly boxes: readonly Readonly<Record<'MediaBox' | 'BleedBox' | 'TrimBox', readonly number[]>>[];
  /** Names of the fonts that pages use. */
  readonly fonts: readonly string[];
}

export function openPdf(bytes: Uint8Array): OpenPdf {
  const { objects, streams } = parted(Buffer.from(bytes));
  const pages = objects.split('endobj').filter((object) => object.includes('/Type /Page\n'));
  return {
    objects,
    contents: pages.map((page) => streams.get(/\/Contents (\d+)/.exec(page)?.[1] ?? '') ?? ''),
    sizes: pages.map((page) => {
      const [, width = '0', height = '0'] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
      return [Number(width), Number(height)];
    }),
    boxes: pages.map((page) => ({ MediaBox: boxOn(page, 'MediaBox'), BleedBox: boxOn(page, 'BleedBox'), TrimBox: boxOn(page, 'TrimBox') })),
    fonts: [...new Set([...objects.matchAll(/\/BaseFont \/(\S+)/g)].map(([, name]) => name ?? ''))],
  };
}

/** Objects and what is compressed in them: streams are found by the length that they say they have. */
function parted(file: Buffer): { readonly objects: string; readonly streams: ReadonlyMap<string, string> } {
  const streams = new Map<string, string>();
  let objects = '';
  for (let at = 0; ; ) {
    const begins = file.indexOf('\nstream\n', at);
    if (begins < 0) return { objects: objects + file.toString('latin1', at), streams };
    const before = file.toString('latin1', at, begins + 1);
    const head = before.slice(before.lastIndexOf(' 0 obj\n'));
    const length = Number(/\/Length (\d+)/.exec(head)?.[1] ?? Number.NaN);
    const from = begins + '\nstream\n'.length;
    const ends = file.indexOf('\nendstream', from + length);
    if (ends !== from + length) throw new Error(`A stream of ${length} bytes does not end where it says: ${head}`);
    const id = /(\d+)$/.exec(before.slice(0, before.lastIndexOf(' 0 obj\n')))?.[1] ?? '';
    const data = file.subarray(from, ends);
    streams.set(id, (head.includes('FlateDecode') ? inflateSync(data) : data).toString('latin1'));
    objects += before;
    at = ends + '\nendstream'.length;
  }
}

const boxOn = (page: string, name: string): readonly number[] =>
  (new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(page)?.[1] ?? '').split(' ').map(Number);
