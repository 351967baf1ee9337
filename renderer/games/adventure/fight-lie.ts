/** Positions in the picture of a fight, measured from the middle of each side. */
export interface FightLie {
  /** Half of what the picture shows. */
  readonly half: number;
  readonly height: number;
  readonly middle: readonly [x: number, y: number];
  readonly figures: number;
  readonly apart: number;
  /** One figure alone, and several. */
  readonly scales: readonly [number, number];
  readonly dice: number;
  readonly columns: number;
  readonly poison: number;
}
const WIDE: FightLie = {
  half: 1060,
  height: 500,
  middle: [470, 0],
  figures: -232,
  apart: 260,
  scales: [1, 0.82],
  dice: 112,
  columns: 3,
  poison: 150,
};
const NARROW: FightLie = { ...WIDE, half: 500, height: 560, middle: [250, 0] };
const STACKED: FightLie = {
  half: 500,
  height: 590,
  middle: [0, 300],
  figures: -110,
  apart: 300,
  scales: [0.9, 0.9],
  dice: 218,
  columns: 6,
  poison: 205,
};
/** On a narrow screen the sides lie one above the other if one of them has several figures. */
export const lieOf = (narrow: boolean, stacked: boolean): FightLie => (stacked ? STACKED : narrow ? NARROW : WIDE);
