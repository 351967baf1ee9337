import type { Course } from './course.ts';
import type { Replay } from './replay.ts';
import { type PackedTable, Table } from './table.ts';
import type { GameModule, GameTypes } from './types.ts';

/** A replay as plain data, for another thread; to be copied in one piece, as its table is. */
export type PackedReplay = Omit<Replay, 'course'> & {
  readonly course: Omit<Course<GameTypes>, 'table'> & { readonly table: PackedTable<GameTypes> };
};

export function packedReplay({ course, ...rest }: Replay): PackedReplay {
  return { ...rest, course: { ...course, table: course.table.pack() } };
}
/** The replay that was packed: the same course, with the same way back. @param module the game by whose rules it was replayed */
export function unpackedReplay(module: GameModule<GameTypes>, { course, ...rest }: PackedReplay): Replay {
  return { ...rest, course: { ...course, table: Table.unpack(module, course.table) } };
}
