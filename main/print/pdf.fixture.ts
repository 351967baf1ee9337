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
  const raw = Buffer.from(bytes).toString('latin1');
  const streams = new Map<string, string>();
  const objects = raw.replace(
    /(\d+) 0 obj\n((?:(?!endobj)[\s\S])*?)stream\n([\s\S]*?)\nendstream/g,
    (_, id: string, head: string, body: string) => {
      const data = Buffer.from(body, 'latin1');
      streams.set(id, head.includes('FlateDecode') ? inflateSync(data).toString('latin1') : body);
      return `${id} 0 obj\n${head}`;
    },
  );
  const pages = [...objects.matchAll(/\/Type \/Page\n(?:(?!endobj)[\s\S])*/g)].map(([page]) => page);
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

const boxOn = (page: string, name: string): readonly number[] =>
  (new RegExp(`/${name} \\[([^\\]]+)\\]`).exec(page)?.[1] ?? '').split(' ').map(Number);
