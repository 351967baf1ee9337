/** A part of the data files with other values: objects go over the ones they name, lists and plain values replace. */
export interface Correction {
  readonly [field: string]: unknown;
}
