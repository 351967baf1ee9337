import { recordOf } from '../kernel/typed.ts';
import { create, type Font, type Glyph, type GlyphRun } from 'fontkit';
import { checkFonts, type FontBytes, FontProblem } from './fonts.ts';
import { FACES, type Face } from './page.ts';

/** A point in millimetres. */
export const PT = 25.4 / 72;

/** The four fonts, read: what a piece of text looks like and how wide it is. */
export interface Shaper {
  readonly font: (face: Face) => Font;
  /** The font for pdfkit: the same, but it remembers every word it has laid out. */
  readonly drawn: (face: Face) => unknown;
  /** Glyphs of the text, word by word as pdfkit sets it, so that both agree to the last unit. */
  shape(face: Face, text: string): readonly GlyphRun[];
  /** Width in ems. */
  width(face: Face, text: string): number;
  /** Splits text where its face has to change: the display face has no Korean, and its 1 and 0 read as I and O. */
  split(face: Face, text: string): readonly { readonly face: Face; readonly text: string }[];
  /** Characters of the text that no face has. */
  missing(text: string): readonly string[];
}

const known = new WeakMap<FontBytes, Shaper>();

/**
 * Reads the fonts, once for the same bytes.
 * @throws FontProblem if one is missing or broken
 */
export function shaperOf(bytes: FontBytes): Shaper {
  const before = known.get(bytes);
  if (before) return before;
  checkFonts(bytes);
  const made = shaperFrom(recordOf(FACES, (face) => open(face, bytes[face])));
  known.set(bytes, made);
  return made;
}

function open(face: Face, bytes: Uint8Array): Font {
  try {
    return create(lightened(bytes));
  } catch (error) {
    throw new FontProblem(face, error instanceof Error ? error.message : String(error));
  }
}

/**
 * The font without what is never asked for and takes long to read: names of its thousands of glyphs, and rules of letters that
 * replace others.
 */
function lightened(bytes: Uint8Array): Uint8Array {
  const light = new Uint8Array(bytes);
  const view = new DataView(light.buffer);
  for (let record = 12; record < 12 + 16 * view.getUint16(4); record += 16) {
    const tag = String.fromCharCode(...light.subarray(record, record + 4));
    if (tag === 'GSUB') light.set([0x67, 0x73, 0x75, 0x62], record);
    // In its third form this table has no names.
    if (tag === 'post') view.setUint32(view.getUint32(record + 8), 0x00030000);
  }
  return light;
}

/**
 * Every letter is a glyph of its own, without ligatures and contextual alternates; texts are composed, so nothing has to be
 * put together from marks. What is left is kerning, and shaping takes a quarter of the time.
 */
const PLAIN = {
  calt: false,
  ccmp: false,
  clig: false,
  curs: false,
  liga: false,
  locl: false,
  mark: false,
  mkmk: false,
  rclt: false,
  rlig: false,
} as const;

/**
 * Lays a word out. A glyph remembers the first character it was ever drawn for, or none if it was first drawn as a part of
 * another (the u of ű); text taken out of a PDF would depend on what was printed before. So each is given its own character.
 */
function laidOut(font: Font, text: string): GlyphRun {
  const { glyphs, positions, advanceWidth } = font.layout(text, PLAIN);
  const characters = [...text];
  if (characters.length !== glyphs.length) return { glyphs, positions, advanceWidth };
  const own = glyphs.map((glyph, index): Glyph => {
    const { id, advanceWidth: width } = glyph;
    return {
      id,
      advanceWidth: width,
      codePoints: [characters[index]?.codePointAt(0) ?? 0],
      get path() {
        return glyph.path;
      },
    };
  });
  return { glyphs: own, positions, advanceWidth };
}

/** pdfkit scales the positions it is given in place, so it gets its own. */
function copyOf({ glyphs, positions: known }: GlyphRun): GlyphRun {
  const positions = known.map((position) => ({ ...position }));
  return {
    glyphs,
    positions,
    get advanceWidth() {
      return positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0);
    },
  };
}

function shaperFrom(fonts: Readonly<Record<Face, Font>>): Shaper {
  const words = new Map<string, GlyphRun>();
  const word = (face: Face, text: string): GlyphRun => {
    const name = `${face}:${text}`;
    const before = words.get(name);
    if (before) return before;
    const run = text.length > 2 && text.endsWith(' ') ? spaced(face, text.slice(0, -1)) : laidOut(fonts[face], text);
    words.set(name, run);
    return run;
  };
  /** A word with the space after it, which is kerned with its last letter alone: not laid out anew. */
  const spaced = (face: Face, text: string): GlyphRun => {
    const run = word(face, text);
    const end = word(face, `${[...text].at(-1) ?? ''} `);
    const glyphs = [...run.glyphs.slice(0, -1), ...end.glyphs];
    const positions = [...run.positions.slice(0, -1), ...end.positions];
    return { glyphs, positions, advanceWidth: positions.reduce((sum, { xAdvance }) => sum + xAdvance, 0) };
  };
  const shape = (face: Face, text: string): readonly GlyphRun[] =>
    (text.match(/[^ \t]*[ \t]|[^ \t]+/g) ?? []).map((part) => word(face, part));
  const widths: Readonly<Record<Face, Map<string, number>>> = {
    regular: new Map(),
    semibold: new Map(),
    bold: new Map(),
    display: new Map(),
  };
  const width = (face: Face, text: string): number => {
    const before = widths[face].get(text);
    if (before !== undefined) return before;
    const ems = shape(face, text).reduce((sum, run) => sum + run.advanceWidth, 0) / fonts[face].unitsPerEm;
    widths[face].set(text, ems);
    return ems;
  };
  const faceOf = (face: Face, character: string): Face =>
    face === 'display' && (/[0-9]/.test(character) || !fonts.display.hasGlyphForCodePoint(character.codePointAt(0) ?? 0))
      ? 'regular'
      : face;
  const split: Shaper['split'] = (face, text) => {
    if (face !== 'display') return [{ face, text }];
    const parts: { face: Face; text: string }[] = [];
    for (const character of text) {
      const last = parts.at(-1);
      const its = character === ' ' && last ? last.face : faceOf(face, character);
      if (last?.face === its) last.text += character;
      else parts.push({ face: its, text: character });
    }
    return parts;
  };
  const missing: Shaper['missing'] = (text) =>
    [...text].filter((character) => !fonts.regular.hasGlyphForCodePoint(character.codePointAt(0) ?? 0));
  const drawn = Object.fromEntries(
    FACES.map((face) => [face, Object.create(fonts[face], { layout: { value: (text: string) => copyOf(word(face, text)) } })]),
  );
  return { font: (face) => fonts[face], drawn: (face) => drawn[face], shape, width, split, missing };
}
