/** One printed page, in millimetres from its upper left corner. The sheets helper owns this vocabulary. */
export interface Page {
  /** Outline entry and heading for screen readers. */
  readonly title: string;
  readonly items: readonly unknown[];
}
