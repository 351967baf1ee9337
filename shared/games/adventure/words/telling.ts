import type { Entity } from '../../face.ts';
import type { AdventureEvent } from '../events.ts';
import type { Colour, SeatId } from '../ids.ts';
import type { Gaps, Table } from './names.ts';

export type EventType = AdventureEvent['type'];
type Of<T extends EventType> = Extract<AdventureEvent, { type: T }>;
/** How one kind of event is told; null = not at all. */
export type Telling<T extends EventType> = (event: Of<T>, table: Table) => Told | null;
/** `by`: whose deed it is. `key` after `adventure.story.`. */
export interface Told {
  readonly by?: Colour;
  readonly seat?: SeatId;
  readonly key: string;
  readonly with?: Gaps;
  readonly heading?: true;
  /** Only the one who acts hears it, or the two who deal with each other. */
  readonly secret?: true;
  /** It changed how strong its side is. */
  readonly scores?: true;
  readonly targets?: readonly Entity[];
}
