import type { Effects } from './effects/effects.ts';
import type { FactionId, LeaderName, SeatId } from './ids.ts';

// Two teams, each of a Commander and Allies.

/** A token of a Commander's Agent points to the Ally beyond the neighbour on that side; a double one to either. Uprising R18.7 */
export const ARROWS = ['left', 'right', 'double'] as const;
export type Arrow = (typeof ARROWS)[number];

/** Who plays together. Uprising R18.2 */
export interface Team {
  readonly commander: SeatId;
  /** The Ally to the left of the Commander first. */
  readonly allies: readonly SeatId[];
}
/** What a table of two teams has, beside what every table has. Uprising R18 */
export interface TeamRecords {
  /** By the Leaders of the Commanders. */
  readonly sides: Readonly<Record<LeaderName, Team>>;
  /** What the icon of a Faction stands for: for everybody, and what a Commander may choose instead. Uprising R18.12 */
  readonly icons: Readonly<
    Partial<Record<FactionId, { readonly all: FactionId; readonly own: Readonly<Partial<Record<LeaderName, FactionId>>> }>>
  >;
  /** Tracks on which only one Leader has a cube. Uprising R18.13 */
  readonly personal: readonly FactionId[];
  /** The Swordmaster Bonus token, in each own Reveal turn. Uprising R18.15 */
  readonly swordmaster_bonus: Effects;
  /** Before the first round. Uprising R18.18 */
  readonly throne_row: { readonly owner: LeaderName; readonly effects: Effects };
  /** Whose team has Maker Hooks and sandworms. Uprising R18.16 */
  readonly sandworms: LeaderName;
  readonly setup: {
    readonly vp: { readonly ally: number; readonly commander: number };
    readonly commander: { readonly agents: number };
  };
}
