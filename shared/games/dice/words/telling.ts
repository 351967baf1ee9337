import type { Entity } from '../../face.ts';
import type { DiceEvent } from '../events.ts';
import type { HouseId } from '../ids.ts';
import type { Gaps, Table } from './names.ts';

export type EventType = DiceEvent['type'];
type Of<T extends EventType> = Extract<DiceEvent, { type: T }>;
/** How one kind of event is told. */
export type Telling<T extends EventType> = (event: Of<T>, table: Table) => Told | null;
/** `by`: whose deed it is. `key` after `dice.story.`. */
interface Told {
  readonly by?: HouseId;
  readonly seat?: string;
  readonly key: string;
  readonly with?: Gaps;
  readonly heading?: true;
  readonly targets?: readonly Entity[];
}
