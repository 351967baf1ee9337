import { expect, test } from 'vitest';
import { advance, courseOf, takeBack } from './course.ts';
import { move, SALTS, SECRET, chained, step, walkByName, written } from './record.fixture.ts';
import { type HeaderLine, hashOf, type PositionLine, type RecordLine, seedFrom, type UndoLine } from './record.ts';
import { moveOf, replay, resume } from './replay.ts';
import { begin } from './table.ts';
import type { Game, GameModule, GameTypes } from './types.ts';
import { verify } from './verify.ts';
import { anyWalk, type Walk } from './walk.fixture.ts';
import { add } from './write.ts';

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
test('the newest stored position may stand right behind the beginning', () => {
  const told = resume(leaps, written('stored', step('go')).lines);
  expect(told.replay?.restored).toEqual({ lost: 1 });
  expect(told.replay?.course.table.position.turn).toBe(0);
  // Or at the very end.
  expect(resume(leaps, written(step('go'), 'stored').lines).replay?.restored).toEqual({ lost: 0 });
  // A game that was restored there begins there.
  const [header, stored] = written('stored').lines as [HeaderLine, PositionLine];
  const restored = { ...stored, restored: { rules: 2, lost: 0 }, position: { ...stored.position, turn: 5 } };
  expect(replay(leaps, [header, restored], 'last').misfit?.key).toBe('error.record.position');
  expect(replay(leaps, [header, { ...restored, hash: hashOf(restored.position) }], 'last').replay?.course.start.turn).toBe(5);
});

/** What newer rules do with a game whose stored position has been changed. */
function resumed(module: GameModule<GameTypes>, change: (position: Record<string, unknown>) => object = (position) => position) {
  const { lines } = written(step('go'), 'stored', step('go'));
  const at = lines.findIndex(({ kind }) => kind === 'position');
  const line = lines[at] as PositionLine;
  return resume(module, lines.with(at, { ...line, position: change({ ...line.position }) as PositionLine['position'] })).replay;
}

test('a game does not go on from a position that breaks its laws, cannot be shown, or takes no answer', () => {
  expect(resumed(leaps)?.restored).toEqual({ lost: 1 });
  expect(resumed({ ...leaps, invariants: () => ['broken'] })).toBeNull();
  for (const wrong of [
    { turn: -1 },
    { turn: 'x' },
    { floor: 99 },
    { floor: -1 },
    { draws: 0.5 },
    { agenda: [] },
    { agenda: [{ do: 'fly' }] },
    { agenda: [{ do: 'step', of: 'eve' }] },
    { outcome: { winners: ['eve'] } },
    { outcome: { winners: ['ann', 'eve'] } },
    { agenda: [{ do: 'step', of: 'ann' }, { do: 'fly' }] },
    { state: { seats: ['ann', 'bob'], at: { ann: 'x', bob: 0, cia: 0 }, secret: {}, guesses: [] } },
    { state: { seats: ['ann'] } },
  ])
    expect(
      resumed(leaps, (position) => ({ ...position, ...wrong })),
      JSON.stringify(wrong),
    ).toBeNull();
  for (const good of [{ turn: 5, floor: 5 }, { turn: 0, floor: 0, draws: 0 }, { outcome: { winners: ['ann', 'bob'], reason: 'enough' } }])
    expect(
      resumed(leaps, (position) => ({ ...position, ...good })),
      JSON.stringify(good),
    ).not.toBeNull();
});

test('a position that is wrong only for now, for one of its viewers, or once somebody plays, is none to go on from', () => {
  let looks = 0;
  expect(resumed({ ...leaps, invariants: () => (looks++ === 0 ? ['broken'] : []) })).toBeNull();
  expect(resumed({ ...leaps, seats: () => ['bob', 'ann'] })).toBeNull();
  for (const blind of ['bob', null]) {
    const view: typeof leaps.view = (state, viewer) => {
      if (viewer === blind) throw new Error('nothing to see');
      return leaps.view(state, viewer);
    };
    expect(resumed({ ...leaps, view })).toBeNull();
  }
  const total = (state: unknown): number => (state as { at: { ann: number } }).at.ann;
  expect(resumed({ ...leaps, invariants: (state) => (total(state) > 1 ? ['broken'] : []) })).toBeNull();
});

test('what has never ended so far is played on for a while only', () => {
  const endless = { ...stride, resolve: twice(stride.resolve), choices: () => ({ pick: 'one', of: ['go'] }) };
  const played: string[] = [];
  const invariants = (state: unknown): readonly string[] => {
    played.push(JSON.stringify(state));
    return [];
  };
  const module = { ...leaps, invariants, steps: { ...leaps.steps, step: endless } } as unknown as GameModule<GameTypes>;
  expect(resumed(module)?.restored).toEqual({ lost: 1 });
  // The stored position itself, and forty answers of each of three games.
  expect(played.length).toBe(1 + 3 * 40);
});

test('every part of a stored state has the form that these rules give it', () => {
  const parts = { debt: -1, points: 0, name: 'x', open: true, none: null, list: [1], inner: { depth: 1 } };
  const module = {
    ...leaps,
    setup: (...args: Parameters<typeof leaps.setup>) => {
      const { state, agenda } = leaps.setup(...args);
      return { state: { ...state, ...parts }, agenda };
    },
  };
  const fits = (change: object): boolean =>
    resumed(module, ({ state, ...rest }) => ({ ...rest, state: { ...(state as object), ...parts, ...change } })) !== null;
  const good = [
    {},
    { debt: -5 },
    { debt: 0 },
    { name: '' },
    { open: false },
    { none: 4 },
    { name: null },
    { list: [] },
    { list: ['a', 'b'] },
  ];
  for (const change of [...good, { inner: {} }, { inner: { depth: 0 } }, { more: 1 }])
    expect(fits(change), JSON.stringify(change)).toBe(true);
  const bad = [
    { debt: '1' },
    { points: -1 },
    { debt: Number.NaN },
    { name: 1 },
    { open: 1 },
    { open: 'true' },
    { list: {} },
    { list: 1 },
    { inner: [] },
    { inner: 'x' },
  ];
  for (const change of [...bad, { inner: { depth: -1 } }, { inner: { depth: true } }])
    expect(fits(change), JSON.stringify(change)).toBe(false);
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

test('going back behind a barrier needs the consent of the others, for all answers since one’s own last', () => {
  const { lines } = written(step('roll'), step('done'), move('bob', 'go'));
  const { course } = replay(anyWalk, lines, 'all').replay ?? expect.fail();
  takeBack(course, 2);
  const hash = hashOf(course.table.position);
  const misfit = (change: Partial<UndoLine>): unknown => {
    const line: UndoLine = { n: lines.length, kind: 'undo', at: 9, seat: 'ann', answers: 2, consent: true, hash, ...change };
    return verify(chained([...lines, line]), walkByName).misfit;
  };
  expect(misfit({})).toBeNull();
  const wrong = [
    { answers: 1 },
    { answers: 0 },
    { answers: -1 },
    { answers: 3 },
    { seat: 'bob' },
    { seat: 'cia' },
    { seat: 'cia', answers: 0 },
  ];
  for (const change of wrong) expect(misfit(change), JSON.stringify(change)).toMatchObject({ line: 5, key: 'error.record.undo' });
  const { consent: _, ...alone } = { n: lines.length, kind: 'undo', at: 9, seat: 'ann', answers: 2, consent: true, hash } as const;
  expect(verify(chained([...lines, alone]), walkByName).misfit).toMatchObject({ key: 'error.record.undo' });
});

test('for free goes a single answer that nothing has sealed', () => {
  const misfit = (deeds: readonly ('go' | 'roll')[], answers: number): unknown => {
    const { lines } = written(...deeds.map((deed) => step(deed)));
    const { course } = replay(anyWalk, lines, 'all').replay ?? expect.fail();
    takeBack(course, answers);
    const line: UndoLine = { n: lines.length, kind: 'undo', at: 9, seat: 'ann', answers, hash: hashOf(course.table.position) };
    return verify(chained([...lines, line]), walkByName).misfit;
  };
  expect(misfit(['go', 'go'], 1)).toBeNull();
  expect(misfit(['go', 'go'], 2)).toMatchObject({ key: 'error.record.undo' });
  expect(misfit(['go', 'roll'], 1)).toMatchObject({ key: 'error.record.undo' });
});

const bobLeaves = { seat: 'bob', kind: 'bot', name: null, level: 'adept' } as const;

test('what happened beside the answers is told with the turn it came at', () => {
  const { lines } = written(step('go'), step('go'), 'back');
  const seat = { n: lines.length, kind: 'seat', at: 77, holder: bobLeaves } as const;
  const told = replay(anyWalk, [...lines, seat], 'all').replay ?? expect.fail();
  expect(told.happenings.map(({ turn, line }) => [turn, line.kind])).toEqual([
    [1, 'undo'],
    [1, 'seat'],
  ]);
  expect([told.seats[0]?.name, told.seats[1], told.at]).toEqual(['ann', bobLeaves, 77]);
  const nobody = { ...seat, holder: { ...bobLeaves, seat: 'cia' } };
  expect(replay(anyWalk, [...lines, nobody], 'all').misfit).toMatchObject({ line: 5, key: 'error.record.seat' });
});

test('to go on, only the newest position is compared; to verify, every one is', () => {
  const { lines } = written(step('go'), 'stored', step('go'));
  const wrong = (at: number): readonly RecordLine[] => lines.with(at, { ...(lines[at] as UndoLine), hash: 'x' });
  const misfits = [0, 1, 2, 3].map((at) =>
    (['all', 'last'] as const).map((check) => replay(anyWalk, wrong(at), check).misfit?.line ?? null),
  );
  expect(misfits).toEqual([
    [1, null],
    [2, null],
    [3, null],
    [4, 4],
  ]);
  const [position] = lines.filter(({ kind }) => kind === 'position') as [PositionLine];
  const lie = { ...position, position: { ...position.position, turn: 9 } };
  expect(replay(anyWalk, lines.with(2, lie), 'all').misfit).toMatchObject({ line: 3, key: 'error.record.position' });
});

test('after rules have changed a game goes on from where it was restored, with who sat there before', () => {
  const { lines } = written(step('go'), 'stored', step('go'));
  const stored = lines[2] as PositionLine;
  const seat: RecordLine = { n: 4, kind: 'seat', at: 5, holder: bobLeaves };
  const restored: RecordLine = { ...stored, n: 5, at: 6, restored: { rules: 2, lost: 1 } };
  const all = [...lines, seat, restored];
  const resumedAgain = replay(leaps, all, 'last').replay ?? expect.fail();
  expect(resumedAgain.course).toMatchObject({ moments: 5, log: [], start: { turn: 1 } });
  expect(resumedAgain.seats[1]).toEqual(bobLeaves);
  expect(resumedAgain.happenings.map(({ turn, line }) => [turn, line.kind])).toEqual([[0, 'seat']]);
  const gone = { ...restored, n: 4, restored: { rules: 2, lost: 0 }, position: { ...stored.position, turn: 3 } };
  const both = replay(anyWalk, [...lines, { ...gone, hash: hashOf(gone.position) }], 'all').replay ?? expect.fail();
  expect(both.happenings.map(({ turn, line }) => [turn, line.kind])).toEqual([[3, 'position']]);
  const sooner = [...lines.slice(0, 3), { ...seat, n: 3 }, { ...(lines[3] as RecordLine), n: 4, at: 9 }];
  const first = resume(leaps, sooner).replay ?? expect.fail();
  expect([first.restored, first.seats[1], first.course.moments, first.at]).toEqual([{ lost: 1 }, bobLeaves, 5, 9]);
  expect(first.seats[0]).toEqual((lines[0] as HeaderLine).seats[0]);
  const annLeaves = { ...bobLeaves, seat: 'ann' };
  expect(replay(anyWalk, [...lines, { ...seat, holder: annLeaves }], 'all').replay?.seats[0]).toEqual(annLeaves);
  expect(verify(chained(all), walkByName)).toMatchObject({ ok: false, restoredAt: 6, misfit: null, turn: 1 });
  expect(verify(chained(all), () => leaps)).toMatchObject({ ok: false, otherRules: 1, restoredAt: 6, misfit: null, turn: 1 });
});

test('a game that begins in the middle of another is vouched for by nobody', () => {
  const { lines } = written(step('go'), 'stored');
  const [header, , stored] = lines as [HeaderLine, RecordLine, PositionLine];
  const begun = [{ ...header, format: 2, from: stored.position, hash: stored.hash }];
  expect(verify(chained(begun), walkByName)).toMatchObject({ ok: false, restoredAt: 1, misfit: null, turn: 1 });
  const strange = { ...begun[0], from: { ...stored.position, agenda: [] } } as HeaderLine;
  expect(verify(chained([strange]), walkByName).misfit).toEqual({
    line: 1,
    key: 'error.record.rules',
    with: { line: 1, why: 'The stored position does not fit these rules' },
  });
});

test('a header that does not keep its word begins nothing', () => {
  const [header] = written().lines as [HeaderLine];
  const misfit = (change: Partial<HeaderLine>) => replay(anyWalk, [{ ...header, ...change }], 'all').misfit;
  expect(misfit({ salts: ['aa'] })).toEqual({ line: 1, key: 'error.record.salts', with: { line: 1 } });
  expect(misfit({ secret: `${SECRET}0` })).toEqual({ line: 1, key: 'error.record.commit', with: { line: 1 } });
  const second = { ...header, n: 1 };
  expect(replay(anyWalk, [header, second], 'all').misfit).toMatchObject({ line: 2, key: 'error.record.secondHeader' });
});

test('an outcome stands in the record where the game ends, and nowhere else', () => {
  const { lines } = written(step('go'), step('end'));
  const { outcome: _, ...silent } = lines[2] as RecordLine & { outcome?: unknown };
  expect(replay(anyWalk, [...lines.slice(0, 2), silent], 'all').misfit).toMatchObject({
    line: 3,
    key: 'error.record.outcome',
  });
  const early = { ...(lines[1] as RecordLine), outcome: { winners: ['ann'], reason: 'enough' } } as RecordLine;
  expect(replay(anyWalk, lines.with(1, early), 'all').misfit).toMatchObject({ line: 2, key: 'error.record.outcome' });
});

test('where the rules are the same, a game goes on where it stood, whatever was stored on the way', () => {
  const { lines } = written(step('go'), 'stored', step('go'));
  const told = resume(anyWalk, lines).replay ?? expect.fail();
  expect([told.restored, told.course.log.length, told.course.start.turn]).toEqual([null, 2, 0]);
  expect(told.course.table.state).toMatchObject({ at: { ann: 2 } });
});

test('dice that lay on the table lead where they led, from the set-up on', () => {
  const tossing = {
    ...anyWalk,
    setup: (...args: Parameters<typeof anyWalk.setup>) => {
      const { state, agenda } = anyWalk.setup(...args);
      return { state, agenda: [{ do: 'toss' }, ...agenda] };
    },
    steps: {
      ...anyWalk.steps,
      toss: (game: Game<Walk>) =>
        add(game, game.state.at as Walk['State']['at'], 'ann', game.chance.roll([{ name: 'coin', sides: 6 }])[0] ?? 0),
    },
  } as unknown as GameModule<GameTypes>;
  const start = { seats: ['ann', 'bob'], options: { dice: 'table' }, seed: seedFrom(SECRET, SALTS), dice: [4] };
  const course = courseOf(begin(tossing, start));
  const [header] = written().lines as [HeaderLine];
  const first = { ...header, options: { dice: 'table' }, dice: [4], hash: hashOf(course.table.position) };
  advance(course, { ...step('roll'), dice: [5] });
  const { position } = course.table;
  const roll: RecordLine = { n: 1, kind: 'answer', at: 1, seat: 'ann', answer: 'roll', dice: [5], hash: hashOf(position) };
  const told = replay(tossing, [first, roll], 'all');
  expect(told.misfit).toBeNull();
  expect(told.replay?.course.table.state).toMatchObject({ at: { ann: 9 } });
  // By other rules it goes on from a stored position, whoever throws at its beginning.
  const { seed: _, ...at } = structuredClone(position);
  const stored: RecordLine = { n: 2, kind: 'position', at: 2, position: at, hash: hashOf(at) };
  const other = {
    ...tossing,
    rulesVersion: 2,
    steps: { ...tossing.steps, step: (leaps.steps as unknown as Record<string, object>)['step'] },
  } as typeof tossing;
  const next: RecordLine = { ...roll, n: 3, answer: 'go' };
  expect(resume(other, [first, roll, stored, next]).replay?.restored).toEqual({ lost: 1 });
});

test('what the host’s owner had corrected is in the rules’ hands when a game is replayed, and when it goes on from a stored position', () => {
  const winged = (module: GameModule<GameTypes>): GameModule<GameTypes> => ({
    ...module,
    setup: (setup, chance) => {
      const { state, agenda } = module.setup(setup, chance);
      const { corrections } = setup.options as { corrections?: { wings: object } };
      return { state: { ...state, wings: corrections?.wings ?? 'none' }, agenda };
    },
  });
  const corrections = { wings: { ann: 2 } };
  const [header, answer, stored, last] = written(step('go'), 'stored', step('go')).lines as [
    HeaderLine,
    RecordLine,
    PositionLine,
    RecordLine,
  ];
  const corrected = { ...header, corrections };
  const told = replay(winged(anyWalk), [corrected], 'last');
  const start = begin(winged(anyWalk), { seats: ['ann', 'bob'], options: { corrections }, seed: seedFrom(SECRET, SALTS) });
  expect(told.misfit?.key).toBe('error.record.position');
  const { course } = replay(winged(anyWalk), [{ ...corrected, hash: hashOf(start.position) }], 'all').replay ?? expect.fail();
  expect(course.table.state).toMatchObject(corrections);
  const position = { ...stored.position, state: { ...stored.position.state, ...corrections } };
  const { replay: resumed } = resume(winged(leaps), [corrected, answer, { ...stored, position }, last]);
  expect(resumed?.restored).toEqual({ lost: 1 });
  expect(resumed?.course.table.state).toMatchObject(corrections);
});

test('a line tells of the move that was made and of nothing else', () => {
  const line = { n: 1, kind: 'answer', at: 1, seat: 'ann', answer: 'go', hash: 'x' } as const;
  expect(moveOf(line)).toStrictEqual({ seat: 'ann', answer: 'go' });
  expect(moveOf({ ...line, interject: 'wave', dice: [3] })).toStrictEqual({ seat: 'ann', answer: 'go', interject: 'wave', dice: [3] });
});

test('whatever a game’s rules throw is why a line does not fit', () => {
  const { lines } = written(step('go'));
  for (const [thrown, why] of [
    [new Error('no such way'), 'no such way'],
    ['no way at all', 'no way at all'],
  ]) {
    const resolve = (): never => {
      throw thrown;
    };
    const module = { ...anyWalk, steps: { ...anyWalk.steps, step: { ...stride, resolve } } } as unknown as GameModule<GameTypes>;
    expect(replay(module, lines, 'all').misfit).toEqual({ line: 2, key: 'error.record.rules', with: { line: 2, why } });
  }
});

test('a position that asks somebody who does not sit there, be it among others, is none to go on from', () => {
  const asking = (...seats: string[]) =>
    resumed(
      {
        ...leaps,
        steps: { ...leaps.steps, guess: { ...(leaps.steps as unknown as Record<string, object>)['guess'], asksAll: () => seats } },
      } as unknown as typeof leaps,
      (position) => ({ ...position, agenda: [{ do: 'guess' }, { do: 'step', of: 'ann' }] }),
    );
  expect(asking('ann', 'bob')).not.toBeNull();
  expect(asking('ann', 'eve')).toBeNull();
});
