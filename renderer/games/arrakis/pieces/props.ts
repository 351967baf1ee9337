import type { Aircraft, Side } from '../../../../shared/games/arrakis/ids.ts';

/** What the pieces are drawn from: plain values, whoever tells them. */

/** A token face down: one the viewer may look at, one they may not, or one of the automa's two sets. R2.7, R16.16 */
export type TokenBack = 'own' | 'hidden' | 'black' | 'silver';
/** A named leader, and what the map calls them: two letters. */
export interface NamedLeader {
  readonly id: string;
  readonly short: string;
}
/** All units, tokens and leaders of one side in one area. R2.5 */
export interface LegionProps {
  readonly side: Side;
  readonly regular: number;
  readonly elite: number;
  /** Sardaukar or Fedaykin. */
  readonly special: number;
  readonly tokens: readonly TokenBack[];
  /** Bashars or Naibs. */
  readonly generic: number;
  readonly named: readonly NamedLeader[];
}
export interface SietchProps {
  /** null = the viewer does not know it. */
  readonly rank: number | null;
  /** Turned up for everybody. R12.5 */
  readonly open: boolean;
}
export type WormId = 'sandworm' | 'wild-maker';
/** What lies in an area besides its legion. */
export interface TokenProps {
  /** Rank of the settlement that stands there. */
  readonly settlement: number | null;
  readonly sietch: SietchProps | null;
  readonly station: boolean;
  readonly wormsign: boolean;
  readonly worm: WormId | null;
  readonly harvester: boolean;
  /** The Family Atomics have made it desert. R13.9 */
  readonly atomics: boolean;
}
/** What is in an air zone. R3.4 */
export type ZoneProps = Aircraft | null;

/** Units as stacking counts them. R2.8 */
export const unitsIn = ({ regular, elite, special, tokens }: LegionProps): number => regular + elite + special + tokens.length;
