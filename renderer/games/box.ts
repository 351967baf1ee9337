import type { Theme } from './scene.ts';

/** Something that stands on the land of a tray, in shares of the picture. */
export interface TrayPiece {
  readonly at: readonly [x: number, y: number];
  /** A seat's token, with so many troops beside it; or a sign cut into a socket. */
  readonly stone?: string;
  readonly count?: number;
  readonly sign?: string;
}
/** A game before anybody knows it: what stands on its box, and its land in a sand tray (`renderer/games/<id>/box.ts`, `export const box: GameBox`). */
export interface GameBox {
  /** How long a game takes with people who know it. */
  readonly minutes: readonly [least: number, most: number];
  /** From easy to heavy. */
  readonly weight: 1 | 2 | 3 | 4;
  readonly seatCounts: readonly number[];
  /** The stones of its seats, as the tray shows them: the first is whoever chooses. */
  readonly stones: readonly string[];
  /** One click to a running game: so many seats, which one is the person's, and what differs from the book's options, so that the first question soon comes. */
  readonly quick: { readonly seats: number; readonly sit: number; readonly options?: Readonly<Record<string, string>> };
  /** The lesson to begin with, and about how many minutes it takes. */
  readonly lesson: { readonly id: string; readonly minutes: number };
  /** Absent = bare sand. */
  readonly land?: {
    readonly width: number;
    readonly height: number;
    /** The part that is looked at, in shares: left, top, width, height; absent = all of it. */
    readonly part?: readonly [x: number, y: number, width: number, height: number];
    /** It is a disc on sand; else it fills the tray. */
    readonly round?: true;
    readonly pictures: Readonly<Record<Theme, { readonly small: string; readonly full: string }>>;
  };
  readonly pieces: readonly TrayPiece[];
}
