import { expect, test } from 'vitest';
import { advance, courseOf, takeBack } from './course.ts';
import { commitTo, type HeaderLine, hashOf, readRecord, type RecordLine, seedFrom, writeLine } from './record.ts';
import { replay, resume } from './replay.ts';
import { begin } from './table.ts';
import type { GameModule, GameTypes, Move } from './types.ts';
import { verify } from './verify.ts';
import { anyWalk, type Stride } from './walk.fixture.ts';

const SECRET = 'f'.repeat(64);
const SALTS = ['aa', 'bb'];
const move = (seat: string, answer: unknown): Move<GameTypes> => ({ seat, answer });
const step = (answer: Stride): Move<GameTypes> => move('ann', answer);

/** Plays and writes down; 'back' takes the last answer back, 'stored' stores the position. */
function written(...deeds: (Move<GameTypes> | 'back' | 'stored')[]): { readonly lines: RecordLine[]; readonly text: string } {
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
function chained(lines: readonly RecordLine[]): string {
  let before = '';
  return lines
    .map((line) => {
      const { text, sum } = writeLine(line, before);
      before = sum;
      return text;
    })
    .join('');
}
const walkByName = (game: string): GameModule<GameTypes> | undefined => (game === 'walk' ? anyWalk : undefined);

test('a record leads to the same position, with what was taken back', () => {
  const { lines, text } = written(step('go'), step('go'), 'back', step('roll'), step('done'), move('bob', 'end'));
  const verdict = verify(text, walkByName);
  expect(verdict).toMatchObject({ misfit: null, turn: 4, outcome: { winners: ['bob'], reason: 'enough' }, lines: lines.length });
});

test('an open secret question and its answers survive', () => {
  const { lines } = written(step('ask'), move('bob', 42));
  const { course } = replay(anyWalk, lines, 'all').replay ?? expect.fail();
  expect([course.table.asked, course.table.answered, course.question]).toEqual([['ann'], ['bob'], 1]);
});

test('whatever is changed in the file, the first line that does not fit is named', () => {
  const { text } = written(step('go'), step('roll'), step('done'), move('bob', 'go'));
  const rows = text.split('\n');
  for (const at of rows.keys()) {
    const row = rows[at];
    if (!row) continue;
    const tampered = rows.with(at, row.replace(/"at":\d+/, '"at":99')).join('\n');
    expect(verify(tampered, walkByName).misfit?.line).toBe(at + 1);
  }
});

test('new checksums do not hide a changed answer, a changed secret or an answer that was not allowed', () => {
  const { lines } = written(step('go'), step('roll'), step('done'));
  const changed = (at: number, change: object): number | undefined =>
    verify(chained(lines.with(at, { ...(lines[at] as RecordLine), ...change } as RecordLine)), walkByName).misfit?.line;
  expect(changed(1, { answer: 'done' })).toBe(2);
  expect(changed(2, { answer: 'fly' })).toBe(3);
  expect(changed(0, { secret: '0'.repeat(64) })).toBe(1);
  expect(changed(0, { salts: ['aa', 'cc'] })).toBe(1);
  expect(changed(3, { outcome: { winners: ['ann'], reason: 'enough' } })).toBe(4);
});

test('a torn end is no damage; a hole in the middle is', () => {
  const { text } = written(step('go'), step('go'), step('go'));
  const torn = readRecord(text.slice(0, -7));
  expect([torn.torn, torn.misfit, torn.lines.length]).toEqual([true, null, 3]);
  expect(text.startsWith(torn.good)).toBe(true);
  const rows = text.split('\n');
  expect(readRecord(rows.toSpliced(2, 1).join('\n')).misfit).toMatchObject({ line: 3, key: 'error.record.damaged' });
});

test('foreign and newer files are told apart', () => {
  const { lines } = written();
  expect(readRecord('').misfit?.key).toBe('error.record.unknown');
  expect(readRecord('{"hello":1}\n').misfit?.key).toBe('error.record.unknown');
  const newer = chained([{ ...(lines[0] as HeaderLine), format: 3, by: '9.0.0' }]);
  expect(readRecord(newer).misfit).toEqual({ line: 1, key: 'error.record.newer', with: { by: '9.0.0' } });
  expect(readRecord(newer.replace('"at":1', '"at":2')).misfit?.key).toBe('error.record.newer');
});

const twice =
  (resolve: (...args: unknown[]) => unknown) =>
  (...args: unknown[]): unknown => {
    resolve(...args);
    return resolve(...args);
  };
const { step: stride } = anyWalk.steps as unknown as { step: { resolve: (...args: unknown[]) => unknown } };
/** Newer rules, by which old answers lead elsewhere. */
const leaps = {
  ...anyWalk,
  rulesVersion: 2,
  steps: { ...anyWalk.steps, step: { ...stride, resolve: twice(stride.resolve) } },
} as unknown as GameModule<GameTypes>;

test('where the rules have changed, the game goes on from the newest stored position', () => {
  const { lines } = written(step('go'), step('go'), 'stored', step('go'), step('done'));
  const told = resume(leaps, lines);
  expect(told.replay?.restored).toEqual({ lost: 2 });
  expect(told.replay?.course.table.state).toMatchObject({ at: { ann: 2 } });
  expect(told.replay?.course.table.asked).toEqual(['ann']);
});
/** A record of a game that never was: its beginning, and a position of one's own choice to go on from. */
function invented(rules: number, restored: { rules: number; lost: number }): string {
  const { lines } = written();
  const [header] = lines as [HeaderLine];
  const { seed: _, ...start } = begin(anyWalk, { seats: ['ann', 'bob'], options: {}, seed: seedFrom(SECRET, SALTS) }).position;
  const position = { ...start, turn: 40, outcome: { winners: ['bob'], reason: 'enough' } };
  const line = { n: 1, kind: 'position', at: 2, position, restored, hash: hashOf(position) } as RecordLine;
  return chained([{ ...header, rules }, line]);
}

test('an invented game is not ok: it goes on from a position although the rules are the same, or nobody knows its rules', () => {
  expect(verify(invented(1, { rules: 1, lost: 0 }), walkByName)).toMatchObject({
    ok: false,
    restoredAt: 2,
    misfit: { line: 2, key: 'error.record.restored' },
  });
  expect(verify(invented(7, { rules: 1, lost: 0 }), walkByName)).toMatchObject({ ok: false, restoredAt: 2, otherRules: 7, misfit: null });
  expect(verify(invented(1, { rules: 2, lost: 0 }), walkByName).ok).toBe(false);
  const { lines } = written(step('go'), step('done'));
  const nonsense = lines.map((line) =>
    line.kind === 'record' ? { ...line, rules: 0 } : line.kind === 'answer' ? { ...line, answer: 'fly' } : line,
  );
  expect(verify(chained(nonsense), walkByName)).toMatchObject({ ok: false, otherRules: 0 });
  expect(verify(chained(lines), walkByName)).toMatchObject({ ok: true, otherRules: null, restoredAt: null });
});

test('a game does not go on from a position that breaks its laws, cannot be shown, or takes no answer', () => {
  const { lines } = written(step('go'), 'stored', step('go'));
  const stored = lines.findIndex(({ kind }) => kind === 'position');
  const broken = (module: GameModule<GameTypes>, change: (position: Record<string, unknown>) => object = (position) => position) => {
    const line = lines[stored] as RecordLine & { kind: 'position' };
    return resume(module, [
      ...lines.slice(0, stored),
      { ...line, position: change({ ...line.position }) } as RecordLine,
      ...lines.slice(stored + 1),
    ]);
  };
  expect(broken(leaps).replay?.restored).toEqual({ lost: 1 });
  expect(broken({ ...leaps, invariants: () => ['broken'] }).replay).toBeNull();
  for (const wrong of [
    { turn: -1 },
    { turn: 'x' },
    { floor: 99 },
    { draws: 0.5 },
    { agenda: [] },
    { agenda: [{ do: 'fly' }] },
    { outcome: { winners: ['eve'] } },
    { agenda: [{ do: 'step', of: 'ann' }, { do: 'fly' }] },
    { state: { seats: ['ann', 'bob'], at: { ann: 'x', bob: 0, cia: 0 }, secret: {}, guesses: [] } },
    { state: { seats: ['ann'] } },
  ])
    expect(broken(leaps, (position) => ({ ...position, ...wrong })).replay, JSON.stringify(wrong)).toBeNull();
});

test('nobody takes back for free but who answered last', () => {
  const { lines } = written(step('go'), step('done'), move('bob', 'go'));
  const { course } = replay(anyWalk, lines, 'all').replay ?? expect.fail();
  course.table.undo();
  const undo = (seat: string): RecordLine => ({
    n: lines.length,
    kind: 'undo',
    at: 9,
    seat,
    answers: 1,
    hash: hashOf(course.table.position),
  });
  expect(verify(chained([...lines, undo('bob')]), walkByName).misfit).toBeNull();
  expect(verify(chained([...lines, undo('ann')]), walkByName).misfit).toMatchObject({ line: lines.length + 1, key: 'error.record.undo' });
});

test('hashes do not depend on the order of keys', () => {
  const { position } = begin(anyWalk, { seats: ['ann', 'bob'], options: {}, seed: seedFrom(SECRET, SALTS) });
  const turned = Object.fromEntries(Object.entries(position).reverse()) as unknown as typeof position;
  expect(hashOf(turned)).toBe(hashOf(position));
});

test('seats and options that these rules could not begin with are an invented game', () => {
  const { lines } = written(step('end'));
  const [header, ...rest] = lines as [HeaderLine, ...RecordLine[]];
  const misfit = (change: Partial<HeaderLine>): unknown => verify(chained([{ ...header, ...change }, ...rest]), walkByName).misfit;
  const [ann, bob] = header.seats as [HeaderLine['seats'][number], HeaderLine['seats'][number]];
  expect(misfit({ seats: [ann, ann] })).toMatchObject({ line: 1, key: 'error.record.seat' });
  expect(misfit({ seats: [ann], salts: ['aa'] })).toMatchObject({ line: 1, key: 'error.seatCount' });
  expect(misfit({ options: { dice: 'loaded' } })).toMatchObject({ line: 1, key: 'error.option' });
  expect(misfit({ options: { wings: 'two' } })).toMatchObject({ line: 1, key: 'error.option' });
  expect(misfit({ options: { dice: 'app' }, seats: [ann, bob] })).toBeNull();
});

test('data that the host’s owner had corrected are named', () => {
  const { lines } = written(step('end'));
  const [header, ...rest] = lines as [HeaderLine, ...RecordLine[]];
  expect(verify(chained([{ ...header, corrections: { wings: 2 } }, ...rest]), walkByName)).toMatchObject({ ok: true, corrected: true });
  expect(verify(chained(lines), walkByName).corrected).toBe(false);
});

test('a line of no known kind fits nowhere', () => {
  const { lines } = written(step('go'));
  for (const kind of ['hasOwnProperty', 'toString', 'talk']) {
    const strange = { n: lines.length, kind, at: 9 } as unknown as RecordLine;
    expect(verify(chained([...lines, strange]), walkByName).misfit).toMatchObject({ line: lines.length + 1 });
  }
});
