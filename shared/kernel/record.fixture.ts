import { advance, courseOf, takeBack } from './course.ts';
import { commitTo, type HeaderLine, hashOf, type RecordLine, seedFrom, writeLine } from './record.ts';
import { begin } from './table.ts';
import type { GameModule, GameTypes, Move } from './types.ts';
import { anyWalk, type Stride } from './walk.fixture.ts';

// Records of the small game `walk`, for the tests of what reads, replays and verifies records.

export const SECRET = 'f'.repeat(64);
export const SALTS = ['aa', 'bb'];
export const move = (seat: string, answer: unknown): Move<GameTypes> => ({ seat, answer });
export const step = (answer: Stride): Move<GameTypes> => move('ann', answer);

/** Plays and writes down; 'back' takes the last answer back, 'stored' stores the position. */
export function written(...deeds: (Move<GameTypes> | 'back' | 'stored')[]): { readonly lines: RecordLine[]; readonly text: string } {
  const course = courseOf(begin(anyWalk, { seats: ['ann', 'bob'], options: {}, seed: seedFrom(SECRET, SALTS) }));
  const { position } = course.table;
  const seat = (name: string) => ({ seat: name, kind: 'person', name, level: null }) as const;
  const header: HeaderLine = {
    n: 0,
    kind: 'record',
    format: 1,
    game: 'walk',
    rules: 1,
    by: '1.0.0',
    name: 'Evening',
    at: 1,
    options: {},
    clock: null,
    seats: [seat('ann'), seat('bob')],
    commit: commitTo(SECRET),
    secret: SECRET,
    salts: SALTS,
    hash: hashOf(position),
  };
  const lines: RecordLine[] = [header];
  for (const deed of deeds) {
    const n = lines.length;
    if (deed === 'stored') {
      const { seed: _, ...stored } = structuredClone(position);
      lines.push({ n, kind: 'position', at: n, position: stored, hash: hashOf(stored) });
    } else if (deed === 'back') {
      const seat = position.last ?? '';
      takeBack(course, 1);
      lines.push({ n, kind: 'undo', at: n, seat, answers: 1, hash: hashOf(position) });
    } else {
      advance(course, deed);
      const { outcome } = position;
      lines.push({ n, kind: 'answer', at: n, ...deed, hash: hashOf(position), ...(outcome ? { outcome } : {}) });
    }
  }
  return { lines, text: chained(lines) };
}
/** The file that these lines make, with good checksums. */
export function chained(lines: readonly RecordLine[]): string {
  let before = '';
  return lines
    .map((line) => {
      const { text, sum } = writeLine(line, before);
      before = sum;
      return text;
    })
    .join('');
}
export const walkByName = (game: string): GameModule<GameTypes> | undefined => (game === 'walk' ? anyWalk : undefined);
