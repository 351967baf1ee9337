import type { Source } from './source.ts';

/** One row of the spice board. R5.3 */
export interface SpiceRow {
  readonly setAside: number;
  readonly harvester: number;
  readonly ornithopter: number;
  readonly carryall: number;
}
/** Rows by step; the lowest marker's is the active one. */
export const spiceRows: Readonly<Record<string, SpiceRow>> = {
  5: { setAside: 0, harvester: 3, ornithopter: 2, carryall: 1 },
  4: { setAside: 1, harvester: 4, ornithopter: 2, carryall: 1 },
  3: { setAside: 2, harvester: 5, ornithopter: 3, carryall: 1 },
  2: { setAside: 3, harvester: 5, ornithopter: 4, carryall: 2 },
  1: { setAside: 4, harvester: 6, ornithopter: 4, carryall: 2 },
};

/** Numbers of the rules that an owner may find printed otherwise. */
export const numbers = {
  imperium: { start: 5, top: 5, bottom: 1 },
  spice: { desert: 1, deepDesert: 2, keep: 2, raise: 3, reserve: 1, stockpile: 3, stockpileUpTo: 5 }, // R9
  tracks: { end: 10, supremacyWins: 10, atomics: 8 }, // R1.3, R13.1, R13.9
  /** Spaces of the supremacy track that give the Atreides a Bene Gesserit token. R13.8 */
  supremacyTokens: [4, 7],
  beneGesserit: { atreides: 1, harkonnen: 0 }, // R4.16
  stacking: { usual: 6, choam: 5 }, // R2.8
  hand: { alone: 6, shared: 4 }, // R13.10, R15.3
  claims: 2, // R13.2
  /** Steps of a marker for a claimed card with Fear Is the Mind-Killer on it. */
  fear: 2,
  combatDice: 6, // R11.6
  draws: { start: 1, solo: 1 }, // R5.2: from each own deck; R16.3
  prescience: { war: 3, mahdi: 2 }, // R5.2, R16.3
  worm: { move: 2, attack: 2, appear: 4, appearWithMaker: 5 }, // R14
  transport: 2, // R10.4
  desertPower: { wormsigns: 2, worms: 2 }, // R7.8
} as const;
export type Numbers = typeof numbers;

/** Sources of these: all stated by the rulebook but those named here. */
export const gameSources: Readonly<Record<string, Source>> = {
  'spiceRows.setAside': 'public',
  'numbers.tracks.end': 'reconstructed',
  'numbers.supremacyTokens': 'public',
  'mahdi.fine.token': 'public',
};
