import { expect, test } from 'vitest';
import { chained, move, SALTS, SECRET, step, walkByName, written } from './record.fixture.ts';
import { type HeaderLine, hashOf, optionsOf, readRecord, type RecordLine, saltOf, seedFrom } from './record.ts';
import { replay } from './replay.ts';
import { begin } from './table.ts';
import { NOT_COVERED, verify } from './verify.ts';
import { anyWalk } from './walk.fixture.ts';

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
  expect(replay(anyWalk, lines.with(2, { ...lines[2], answer: 'fly' } as RecordLine), 'all').misfit?.key).toBe('error.record.notOffered');
  expect(changed(0, { secret: '0'.repeat(64) })).toBe(1);
  expect(changed(0, { salts: ['aa', 'cc'] })).toBe(1);
  expect(changed(3, { outcome: { winners: ['ann'], reason: 'enough' } })).toBe(4);
});

test('a torn end is no damage; a hole in the middle is', () => {
  const { text } = written(step('go'), step('go'), step('go'));
  const torn = readRecord(text.slice(0, -7));
  expect([torn.torn, torn.misfit, torn.lines.length]).toEqual([true, null, 3]);
  const rows = text.split('\n');
  expect(torn.good).toBe(`${rows.slice(0, 3).join('\n')}\n`);
  const hole = readRecord(rows.toSpliced(2, 1).join('\n'));
  expect(hole.misfit).toEqual({ line: 3, key: 'error.record.damaged', with: { line: 3 } });
  expect(hole.good).toBe(`${rows.slice(0, 2).join('\n')}\n`);
});

test('foreign and newer files are told apart', () => {
  const { lines } = written();
  expect(readRecord('').misfit?.key).toBe('error.record.unknown');
  expect(readRecord('{"hello":1}\n').misfit?.key).toBe('error.record.unknown');
  const newer = chained([{ ...(lines[0] as HeaderLine), format: 3, by: '9.0.0' }]);
  expect(readRecord(newer).misfit).toEqual({ line: 1, key: 'error.record.newer', with: { by: '9.0.0' } });
  expect(readRecord(newer.replace('"at":1', '"at":2')).misfit).toEqual({ line: 1, key: 'error.record.newer', with: { by: '9.0.0' } });
  const newest = chained([{ ...(lines[0] as HeaderLine), format: 2 }]);
  expect(readRecord(newest).misfit).toBeNull();
  expect(readRecord(newest.replace('"at":1', '"at":2')).misfit?.key).toBe('error.record.damaged');
  const headless = chained([{ n: 0, kind: 'seat', at: 1, holder: (lines[0] as HeaderLine).seats[0] } as RecordLine]);
  expect(readRecord(headless).misfit).toEqual({ line: 1, key: 'error.record.unknown' });
  const ours = chained([lines[0] as HeaderLine]);
  expect(readRecord(ours.replace('"at":1', '"at":2')).misfit).toEqual({ line: 1, key: 'error.record.damaged', with: { line: 1 } });
  expect(readRecord('{"format":9}\n').misfit).toEqual({ line: 1, key: 'error.record.unknown', with: { line: 1 } });
  const longWinded = chained([{ ...(lines[0] as HeaderLine), format: 3, by: 'x'.repeat(100) }]);
  for (const text of [longWinded, longWinded.replace('"at":1', '"at":2')])
    expect(readRecord(text).misfit?.with).toEqual({ by: 'x'.repeat(80) });
  expect(readRecord('hello\n').misfit).toEqual({ line: 1, key: 'error.record.unknown', with: { line: 1 } });
  expect(readRecord(ours.slice(0, -9)).misfit).toEqual({ line: 1, key: 'error.record.damaged', with: { line: 1 } });
});

test('a last line without its end was never acknowledged, even if it is whole', () => {
  const { text, lines } = written(step('go'), step('go'));
  expect(readRecord(text.slice(0, -1))).toMatchObject({ torn: true, misfit: null, lines: lines.slice(0, 2) });
});

test('a salt says which device sat where, and nothing it could be guessed from', () => {
  const salts = [saltOf('d', 't', 's'), saltOf('e', 't', 's'), saltOf('d', 'u', 's'), saltOf('d', 't', 'r')];
  expect(new Set(salts).size).toBe(4);
  expect(salts[0]).toMatch(/^[0-9a-f]{32}$/);
  expect(saltOf('d', 't', 's')).toBe(salts[0]);
});

test('what no record can prove can be changed without a trace', () => {
  const [header, ...rest] = written(step('end')).lines as [HeaderLine, ...RecordLine[]];
  const [ann, bob] = header.seats as [HeaderLine['seats'][number], HeaderLine['seats'][number]];
  const changes = {
    names: { seats: [{ ...ann, name: 'Eve' }, bob] },
    dates: { at: 99 },
    'who was a bot': { seats: [{ ...ann, kind: 'bot' as const }, bob] },
  };
  expect(Object.keys(changes)).toEqual([...NOT_COVERED]);
  for (const change of Object.values(changes)) expect(verify(chained([{ ...header, ...change }, ...rest]), walkByName).ok).toBe(true);
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
  expect(verify(chained(nonsense), walkByName)).toMatchObject({ ok: false, otherRules: 0, misfit: null });
  expect(verify(chained(lines), walkByName)).toMatchObject({ ok: true, otherRules: null, restoredAt: null });
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
  expect(misfit({ seats: [ann, ann] })).toEqual({ line: 1, key: 'error.record.seat', with: { line: 1 } });
  expect(misfit({ seats: [ann], salts: ['aa'] })).toMatchObject({ line: 1, key: 'error.seatCount' });
  expect(misfit({ options: { dice: 'loaded' } })).toMatchObject({ line: 1, key: 'error.option' });
  expect(misfit({ options: { wings: 'two' } })).toEqual({ line: 1, key: 'error.option', with: { option: 'wings', value: 'two' } });
  expect(misfit({ options: { dice: 'app' }, seats: [ann, bob] })).toBeNull();
  // Other rules may have had other options.
  expect(misfit({ rules: 0, options: { wings: 'two' } })).toBeNull();
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
    expect(verify(chained([...lines, strange]), walkByName).misfit).toMatchObject({ line: lines.length + 1, key: 'error.record.unknown' });
  }
});

test('a line out of its place is damage, though its checksum is good', () => {
  const { lines } = written(step('go'), step('go'));
  const moved = lines.map((line) => (line.n === 1 ? { ...line, n: 5 } : line));
  expect(readRecord(chained(moved)).misfit).toMatchObject({ line: 2, key: 'error.record.damaged' });
});

test('of a whole record nothing is torn and all is good', () => {
  const { lines, text } = written(step('go'), step('done'));
  expect(readRecord(text)).toMatchObject({ lines, good: text, torn: false, misfit: null });
});

test('a record that does not fit tells of no turn and no outcome', () => {
  const { text } = written(step('go'), step('end'));
  const nothing = { ok: false, turn: 0, outcome: null, otherRules: null, restoredAt: null };
  expect(verify('hello\n', walkByName)).toEqual({
    ...nothing,
    header: null,
    lines: 0,
    torn: false,
    corrected: false,
    misfit: { line: 1, key: 'error.record.unknown', with: { line: 1 } },
  });
  expect(verify(text, () => undefined)).toMatchObject({
    ...nothing,
    misfit: { line: 1, key: 'error.save.gameUnknown', with: { game: 'walk' } },
  });
});

test('the very first answer can be taken back, and what was done out of turn is replayed as it was', () => {
  const wave = { seat: 'bob', interject: 'wave', answer: true } as unknown as Parameters<typeof written>[0];
  const { text } = written(step('go'), 'back', step('go'), wave, step('end'));
  expect(verify(text, walkByName)).toMatchObject({ ok: true, misfit: null, turn: 3 });
});

test('the seed hangs on the secret and on every salt; a hash on what is a list and what is none', () => {
  const seeds = [seedFrom('a', ['x', 'y']), seedFrom('b', ['x', 'y']), seedFrom('a', ['z', 'y']), seedFrom('a', ['x', 'z'])];
  expect(new Set(seeds).size).toBe(4);
  const hashed = (list: unknown): string => hashOf({ state: { list } } as unknown as Parameters<typeof hashOf>[0]);
  expect(hashed([1])).not.toBe(hashed({ 0: 1 }));
  expect(hashed([1])).toMatch(/^[0-9a-f]{32}$/);
});

test('the rules get the options as they are, and corrections where there are any', () => {
  expect(optionsOf({ options: { dice: 'app' } })).toStrictEqual({ dice: 'app' });
  expect(optionsOf({ options: { dice: 'app' }, corrections: { wings: 2 } })).toStrictEqual({ dice: 'app', corrections: { wings: 2 } });
});
