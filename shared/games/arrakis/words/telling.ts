import type { Entity } from '../../face.ts';
import type { ArrakisEvent } from '../events.ts';
import type { HouseId, SeatId, Side } from '../ids.ts';
import type { Gaps, Table } from './names.ts';

export type EventType = ArrakisEvent['type'];
type Of<T extends EventType> = Extract<ArrakisEvent, { type: T }>;
/** How one kind of event is told; null = not at all. */
export type Telling<T extends EventType> = (event: Of<T>, table: Table) => Told | null;
/** `by`: the side or House whose deed it is. `key` after `arrakis.story.`. */
export interface Told {
  readonly by?: Side | HouseId;
  readonly seat?: SeatId;
  readonly key: string;
  readonly with?: Gaps;
  readonly heading?: true;
  /** Only those who act hear it. */
  readonly secret?: true;
  /** It changed how near a side is to winning. */
  readonly scores?: true;
  readonly targets?: readonly Entity[];
}
