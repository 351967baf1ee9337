/** The part of subset-font that the command for fonts uses. */
declare module 'subset-font' {
  export interface Cut {
    readonly targetFormat?: 'sfnt' | 'woff2';
    readonly variationAxes?: Readonly<Record<string, { readonly min: number; readonly max: number; readonly default: number }>>;
    readonly keepFeatures?: readonly string[];
    readonly noHinting?: boolean;
    readonly dropTables?: readonly string[];
  }
  /** The font with the letters of the text alone. @throws Error if the font cannot be read */
  export default function subsetFont(font: Uint8Array, text: string, cut: Cut): Promise<Buffer>;
}
