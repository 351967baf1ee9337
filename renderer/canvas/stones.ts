import { keysOf } from '../../shared/kernel/typed.ts';
/** A seat's four marks: colour, cut (the silhouette of every token), sign and pattern. */
export interface Stone {
  /** Fill of the token and of the seat's areas. */
  readonly colour: string;
  /** Colour of the sign and the pattern on that fill. */
  readonly mark: string;
  /** Outline as an SVG path around 0,0, about 50 units in radius. */
  readonly cut: string;
  /** Sign in icons.svg, without its `i-`. */
  readonly sign: string;
  /** Pattern tile of 12 x 12 units as SVG shapes, stroked in the mark's colour; empty = plain. */
  readonly pattern: string;
}

/**
 * The eight stones. The closest pair is 15.2 CIEDE2000 apart for protan eyes (stones.test.ts holds that line):
 * change a colour only together with that test.
 */
export const STONES = {
  atreides: {
    colour: '#2aa77a',
    mark: '#06251b',
    cut: 'M0-50A50 50 0 1 1 0 50 50 50 0 1 1 0-50Z',
    sign: 'e-atreides',
    pattern: '',
  },
  harkonnen: {
    colour: '#26211f',
    mark: '#f6ead2',
    cut: 'M-30-48H30L48-30V30L30 48H-30L-48 30V-30Z',
    sign: 'e-harkonnen',
    pattern: '<path d="M0 0 12 12M12 0 0 12"/>',
  },
  fremen: {
    colour: '#e9bf3f',
    mark: '#2a1d08',
    cut: 'M0-56C30-44 47-18 47 8V46H-47V8C-47-18-30-44 0-56Z',
    sign: 'e-fremen',
    pattern: '<path d="M0 4q3-4 6 0t6 0M0 10q3-4 6 0t6 0"/>',
  },
  corrino: {
    colour: '#b3202f',
    mark: '#ffffff',
    cut: 'M0-60 58 0 0 60-58 0Z',
    sign: 'e-corrino',
    pattern: '<path d="M3 0V12M9 0V12"/>',
  },
  guild: {
    colour: '#b7b2e0',
    mark: '#211d3d',
    cut: 'M-26-42H26A42 42 0 0 1 26 42H-26A42 42 0 0 1-26-42Z',
    sign: 'e-guild',
    pattern: '<path d="M3 3h.01M9 9h.01" stroke-width="4" stroke-linecap="round"/>',
  },
  'bene-gesserit': {
    colour: '#1f3a86',
    mark: '#ffffff',
    cut: 'M0-60C34-34 48-14 48 8 48 34 28 52 0 52S-48 34-48 8C-48-14-34-34 0-60Z',
    sign: 'e-bene-gesserit',
    pattern: '<path d="M0 3H12M0 9H12"/>',
  },
  'bene-tleilax': {
    colour: '#a8589f',
    mark: '#ffffff',
    cut: 'M-46-46H46C50-14 34 26 0 58-34 26-50-14-46-46Z',
    sign: 'e-tleilax',
    pattern: '<circle cx="6" cy="6" r="4"/>',
  },
  smugglers: {
    colour: '#efe9dc',
    mark: '#2b231c',
    cut: 'M-34-46H34L54-4 0 56-54-4Z',
    sign: 'e-smugglers',
    pattern: '<path d="M-3 3 3-3M0 12 12 0M9 15 15 9"/>',
  },
} as const satisfies Record<string, Stone>;

export type StoneId = keyof typeof STONES;
export const STONE_IDS = keysOf(STONES);

/** The stone of that name, or null for a seat that has none yet. */
export const stoneOf = (id: string | null | undefined): Stone | null => (id && Object.hasOwn(STONES, id) ? STONES[id as StoneId] : null);

/** The seat's pattern as a CSS background-image (12 px tile), or 'none' for the plain stone. */
export function patternImage(stone: Stone): string {
  if (!stone.pattern) return 'none';
  const tile =
    `<svg xmlns="http://www.w3.org/2000/svg" width="12" height="12">` +
    `<g fill="none" stroke="${stone.mark}" stroke-opacity=".42" stroke-width="1.7">${stone.pattern}</g></svg>`;
  return `url("data:image/svg+xml,${encodeURIComponent(tile)}")`;
}
