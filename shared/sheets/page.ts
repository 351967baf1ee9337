/**
 * The vocabulary of printed pages: millimetres from the upper left corner, vector only, text already broken into lines.
 * `pdf.ts` and `preview.ts` draw the same items, so what is previewed is what is printed.
 */

/** One printed page. */
export interface Page {
  /** Outline entry and heading for screen readers. */
  readonly title: string;
  /** What the page belongs to: pages of a chapter stand under it in the outline. */
  readonly chapter?: string;
  /** It tells what nobody should know before it is turned up: not to be shown unasked. */
  readonly secret?: true;
  /** Sheet of paper in millimetres. */
  readonly size: Size;
  /** What is left of the paper when it has been cut; absent = all of it. */
  readonly trim?: Box;
  /** How far ink goes on beyond that; absent = not at all. */
  readonly bleed?: number;
  readonly items: readonly Item[];
}
export interface Size {
  readonly width: number;
  readonly height: number;
}
export interface Box extends Size {
  readonly x: number;
  readonly y: number;
}

/** White paper, black ink, one spot of spice: every colour a sheet may use. Ink is black alone, so no printer mixes or screens it. */
export const INKS = {
  /** What is read. */
  ink: '#000000',
  /** What explains it. */
  soft: '#3d3d3d',
  /** Rule numbers. */
  quiet: '#5c5c5c',
  /** Dashed outlines of places. */
  place: '#7a7a7a',
  /** Hairlines between paragraphs. */
  hair: '#adadad',
  /** Signs that only mark a place where a token will lie. */
  ghost: '#949494',
  /** The one spot of colour. */
  spice: '#933d06',
  paper: '#ffffff',
} as const;
export type Ink = keyof typeof INKS;

export const FACES = ['regular', 'semibold', 'bold', 'display'] as const;
export type Face = (typeof FACES)[number];

/** A piece of a line in one face, size (points) and ink. */
export interface Run {
  readonly text: string;
  readonly face: Face;
  readonly size: number;
  readonly ink: Ink;
  /** Width in millimetres. */
  readonly width: number;
}
/** One line: where its left end stands on the baseline. */
export interface Line {
  readonly x: number;
  readonly y: number;
  readonly runs: readonly Run[];
  /** It ends inside a word: at a hyphen of the word, or at one that is there for the line alone. */
  readonly broken?: 'hyphen' | 'soft';
}
export interface TextItem {
  readonly kind: 'text';
  /** The room the text was set in; its lines never leave it. */
  readonly box: Box;
  readonly lines: readonly Line[];
  /** The text did not fit even at the smallest size: a fault of the sheet, found by its tests. */
  readonly overflow?: true;
}
export interface PathItem {
  readonly kind: 'path';
  /** SVG path data in millimetres (in the units of the group around it). */
  readonly d: string;
  readonly fill?: Ink;
  readonly evenodd?: true;
  readonly stroke?: Ink;
  /** Width of the stroke. */
  readonly width?: number;
  readonly dash?: readonly number[];
  readonly round?: true;
}
/** Items moved, then turned clockwise (degrees), then scaled; cut off outside `clip` (path data in the group's units). */
export interface GroupItem {
  readonly kind: 'group';
  readonly x: number;
  readonly y: number;
  readonly turn?: number;
  readonly scale?: number;
  readonly clip?: string;
  readonly items: readonly Item[];
}
/**
 * What stands outside every tag is decoration for a screen reader. `Artifact` says so of words too: what has been read
 * aloud already, or means nothing without the paper.
 */
export type Tag = 'H1' | 'H2' | 'H3' | 'P' | 'Figure' | 'Sect' | 'L' | 'LI' | 'LBody' | 'Table' | 'TR' | 'TH' | 'TD' | 'Artifact';
export interface TagItem {
  readonly kind: 'tag';
  readonly tag: Tag;
  /** What a figure shows, in words. */
  readonly alt?: string;
  /** What the header cell of a table is the head of. */
  readonly scope?: 'Row' | 'Column';
  readonly items: readonly Item[];
}
export type Item = TextItem | PathItem | GroupItem | TagItem;

/** Whether something in it is read aloud. */
export const holdsTags = (item: Item): boolean =>
  item.kind === 'tag' ? item.tag !== 'Artifact' : item.kind === 'group' && item.items.some(holdsTags);
