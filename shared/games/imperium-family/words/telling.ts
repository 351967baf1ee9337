import type { Entity } from '../../face.ts';
import type { FamilyEvent } from '../events.ts';
import type { PlayerId } from '../ids.ts';
import type { Gaps, Table } from './names.ts';

export type EventType = FamilyEvent['type'];
type Of<Type extends EventType> = Extract<FamilyEvent, { type: Type }>;
/** How one kind of event is told; null = not at all. */
export type Telling<Type extends EventType> = (event: Of<Type>, table: Table) => Told | null;
/** Tellings of a few kinds. */
export type Tellings<Type extends EventType> = { readonly [Each in Type]: Telling<Each> };
/** `by`: whose deed it is; it stands in every sentence as `who`. `key` after `imperium.story.`. */
export interface Told {
  readonly by?: PlayerId;
  readonly key: string;
  readonly with?: Gaps;
  readonly heading?: true;
  /** Only the one who acts hears it, or the two whom it concerns. */
  readonly secret?: true;
  /** Victory Points came or went by it. */
  readonly scores?: boolean;
  readonly targets?: readonly Entity[];
}
