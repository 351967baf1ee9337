import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { diff } from '../../shared/protocol/delta.ts';
import type { Push, SeatInfo, TableState } from '../../shared/protocol/pushes.ts';
import { shallowReactive } from 'vue';
import { Refused } from '../wire/client.ts';

const { asked, hearers, greeters, settings, added } = vi.hoisted(() => ({
  asked: vi.fn(async (_name: string, _request: Record<string, unknown>): Promise<unknown> => ({})),
  hearers: [] as ((push: Push) => void)[],
  greeters: [] as (() => void)[],
  settings: { curtain: true, speed: 'off' },
  /** What the options of a table add to its game: there, or still to come. */
  added: { there: true, come: () => {} },
}));
vi.mock('./session.ts', () => ({
  useSession: () => ({
    asked,
    request: asked,
    hear: (hearer: (push: Push) => void) => hearers.push(hearer),
    whenGreeted: (greeter: () => void) => greeters.push(greeter),
    notice: null,
  }),
}));
vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {} });
const box = shallowReactive({ letters: [] as object[], post: asked });
vi.mock('./outbox.ts', () => ({ useOutbox: () => box }));
vi.mock('./settings.ts', () => ({ SPEEDS: { normal: 1 }, useSettings: () => settings }));
const takeFor = (): Promise<void> =>
  new Promise((resolve) => {
    added.come = () => {
      added.there = true;
      resolve();
    };
    if (added.there) resolve();
  });
/** Dice of an auction. */
const pictures = new Map([['auction', { thrown: (events: readonly { type: string }[]) => events.filter(({ type }) => type === 'threw') }]]);
vi.mock('./shelf.ts', () => ({ useShelf: () => ({ takeFor, isWhole: () => added.there, pictures }) }));
vi.mock('./texts.ts', () => ({ useTexts: () => ({ tell: ({ key }: { key: string }) => key }) }));
const { useTable } = await import('./table.ts');

const seat = (id: string, mine: boolean): SeatInfo => ({
  seat: id,
  kind: 'person',
  name: id,
  level: null,
  standIn: false,
  online: true,
  awaySince: null,
  mine,
  kept: null,
});
const asking = (question: number, ...seats: string[]): TableState['asking'] => ({
  question,
  task: { do: 'bid' },
  secret: false,
  asked: seats,
  answered: [],
  choices: { pick: 'one', of: [1, 2] },
  blocked: [],
  given: null,
  interjections: {},
  since: 0,
});
const hall = (mine: readonly string[], watching: string | null, changes: Partial<TableState> = {}): TableState =>
  ({
    table: 't1',
    game: 'auction',
    phase: 'playing',
    seats: ['ann', 'bob', 'cleo'].map((id) => seat(id, mine.includes(id))),
    watching,
    turn: 0,
    view: watching ? { hand: `cards of ${watching}` } : { hand: null },
    asking: asking(1, 'ann'),
    undo: { free: false, seal: null, plea: null },
    heard: [],
    lesson: null,
    ...changes,
  }) as unknown as TableState;
const push = (message: Push): void => {
  for (const hearer of hearers) hearer(message);
};
const greet = (): void => {
  for (const greeter of greeters) greeter();
};
const watched = (): unknown[] => asked.mock.calls.filter(([name]) => name === 'watch').map(([, request]) => request['seat']);

describe('the table of this screen', () => {
  beforeEach(() => {
    setActivePinia(createPinia());
    hearers.length = greeters.length = 0;
    asked.mockClear();
    box.letters = [];
    settings.curtain = true;
    settings.speed = 'off';
    added.there = true;
  });

  it('shows nothing of a game before what its options add is there, and then looks again; a lobby is shown at once', async () => {
    const table = useTable();
    table.open('t1');
    added.there = false;
    push({ push: 'table', rev: 1, state: hall(['bob'], null, { phase: 'lobby' }) });
    expect(table.state?.phase).toBe('lobby');
    const begun = hall(['bob'], null);
    push({ push: 'change', table: 't1', base: 1, rev: 2, patch: diff(hall(['bob'], null, { phase: 'lobby' }), begun) });
    expect(table.state?.phase).toBe('lobby');
    asked.mockClear();
    added.come();
    await vi.waitFor(() => expect(watched()).toEqual([null]));
    push({ push: 'table', rev: 2, state: begun });
    expect(table.state?.phase).toBe('playing');
  });

  it('looks with its one seat, and follows what changes', () => {
    const table = useTable();
    table.open('t1');
    push({ push: 'table', rev: 3, state: hall(['bob'], null) });
    expect(watched()).toEqual([undefined, 'bob']);
    const before = hall(['bob'], 'bob');
    push({ push: 'table', rev: 7, state: before });
    const after = { ...before, turn: 1, heard: [{ turn: 1, event: { type: 'bid' } }] };
    push({ push: 'change', table: 't1', base: 7, rev: 8, patch: diff(before, after) });
    expect(table.shown?.turn).toBe(1);
    expect(table.latest).toEqual([{ type: 'bid' }]);
  });

  it('takes the eyes that the host gives it at first, and asks for no others; a spectator without a state asks for its own again', () => {
    const table = useTable();
    table.open('t1');
    greet();
    expect(watched()).toEqual([undefined, undefined]);
    push({ push: 'table', rev: 7, state: hall(['bob'], 'bob') });
    expect([table.wanted, table.shown?.view]).toEqual(['bob', { hand: 'cards of bob' }]);
    greet();
    expect(watched()).toEqual([undefined, undefined, 'bob']);
  });

  it("asks for a spectator's state, and no hand, while the hall is dark", () => {
    const table = useTable();
    table.open('t1');
    push({ push: 'table', rev: 1, state: hall(['ann', 'bob'], 'ann') });
    const ofAnn = hall(['ann', 'bob'], 'ann');
    push({ push: 'change', table: 't1', base: 1, rev: 2, patch: diff(ofAnn, { ...ofAnn, turn: 1, asking: asking(2, 'bob') }) });
    expect([table.curtain, table.state]).toEqual(['bob', null]);
    greet();
    expect(watched().slice(1)).toEqual([null, null]);
  });

  it('asks for the whole state again if a change does not fit', () => {
    const table = useTable();
    table.open('t1');
    push({ push: 'table', rev: 3, state: hall([], null) });
    asked.mockClear();
    push({ push: 'change', table: 't1', base: 5, rev: 6, patch: { in: { turn: { set: 9 } } } });
    expect(watched()).toEqual([null]);
    expect(table.shown?.turn).toBe(0);
  });

  it('darkens the hall between two players at one screen, and forgets the first hand before the second comes', () => {
    const table = useTable();
    table.open('t1');
    push({ push: 'table', rev: 1, state: hall(['ann', 'bob'], null) });
    expect(table.curtain).toBe('ann');
    expect(table.shown).toBeNull();
    table.present('ann');
    const ofAnn = hall(['ann', 'bob'], 'ann');
    push({ push: 'table', rev: 1, state: ofAnn });
    expect(table.shown?.view).toEqual({ hand: 'cards of ann' });
    push({ push: 'change', table: 't1', base: 1, rev: 2, patch: diff(ofAnn, { ...ofAnn, turn: 1, asking: asking(2, 'bob') }) });
    expect(table.curtain).toBe('bob');
    expect(table.state).toBeNull();
    expect(watched().at(-1)).toBeNull();
    push({ push: 'table', rev: 5, state: hall(['ann', 'bob'], null, { turn: 1, asking: asking(2, 'bob') }) });
    expect(table.shown).toBeNull();
    table.present('bob');
    expect(watched().at(-1)).toBe('bob');
    expect(JSON.stringify(table.state)).not.toContain('cards of ann');
  });

  it('keeps a seat that the host has given away out of sight', () => {
    const table = useTable();
    table.open('t1');
    push({ push: 'table', rev: 1, state: hall(['bob'], null) });
    push({ push: 'table', rev: 1, state: hall(['bob'], 'bob') });
    push({ push: 'table', rev: 9, state: hall([], null) });
    expect(table.shown?.watching).toBeNull();
    expect(table.shown?.view).toEqual({ hand: null });
  });

  it('tells whoever loses the seat without standing up, and nobody else', async () => {
    const table = useTable();
    table.open('t1');
    push({ push: 'table', rev: 1, state: hall(['bob'], null) });
    push({ push: 'table', rev: 1, state: hall(['bob'], 'bob') });
    await table.stand('bob');
    push({ push: 'table', rev: 2, state: hall([], null) });
    expect(table.lost).toBeNull();
    push({ push: 'table', rev: 3, state: hall(['bob'], null) });
    push({ push: 'table', rev: 4, state: hall([], null) });
    expect(table.lost).toBe('bob');
  });

  it('goes along with whoever plays again from a table where it sat, and with nobody else', () => {
    const table = useTable();
    table.open('t1');
    push({ push: 'table', rev: 1, state: hall([], null, { phase: 'over' }) });
    push({ push: 'again', table: 't1', next: 't2', name: 'Anna' });
    expect(table.following).toBeNull();
    push({ push: 'table', rev: 2, state: hall(['bob'], null, { phase: 'over' }) });
    push({ push: 'again', table: 'elsewhere', next: 't3', name: 'Anna' });
    expect(table.following).toBeNull();
    push({ push: 'again', table: 't1', next: 't2', name: 'Anna' });
    expect(table.following).toBe('t2');
  });

  it('sends another answer after the one that is on its way; only a second click on the same thing means nothing', async () => {
    const table = useTable();
    table.open('t1');
    push({ push: 'table', rev: 1, state: hall(['ann'], null) });
    push({ push: 'table', rev: 1, state: hall(['ann'], 'ann') });
    const onItsWay = (request: object): void => {
      box.letters = [{ name: 'answer', key: 'k', tries: 1, request: { table: 't1', seat: 'ann', question: 1, answer: 1, ...request } }];
    };
    const sent = (): unknown[] =>
      asked.mock.calls.filter(([name]) => name === 'answer').map(([, { answer, interject }]) => [answer, interject]);
    onItsWay({ interject: 'trade' });
    expect([await table.answer('again', 'trade'), sent()]).toEqual([false, []]);
    expect([await table.answer(2), sent()]).toEqual([true, [[2, undefined]]]);
    onItsWay({});
    expect([await table.answer(1), await table.answer(2), sent().length]).toEqual([false, false, 1]);
    expect([await table.answer('wheat', 'trade'), sent().at(-1)]).toEqual([true, ['wheat', 'trade']]);
    // Of the question before, of another seat of this device, of another table.
    for (const other of [{ question: 0 }, { seat: 'bob' }, { table: 't2' }]) {
      onItsWay(other);
      expect([other, await table.answer(2)]).toEqual([other, true]);
    }
  });

  it('still has an answer on its way while the dice that it threw tumble', async () => {
    vi.useFakeTimers();
    settings.speed = 'normal';
    const table = useTable();
    table.watchTable(true);
    table.open('t1');
    push({ push: 'table', rev: 1, state: hall(['ann'], null) });
    const before = hall(['ann'], 'ann');
    push({ push: 'table', rev: 1, state: before });
    expect(await table.answer(2)).toBe(true);
    expect(table.answerTo(1, 'ann', undefined)).toBeUndefined();
    const after = { ...before, turn: 1, asking: asking(2, 'ann'), heard: [{ turn: 1, event: { type: 'threw' } }] };
    push({ push: 'change', table: 't1', base: 1, rev: 2, patch: diff(before, after) });
    expect(table.shown?.asking?.question).toBe(1);
    expect(table.answerTo(1, 'ann', undefined)).toMatchObject({ answer: 2 });
    expect([table.answerTo(2, 'ann', undefined), table.answerTo(1, 'bob', undefined)]).toEqual([undefined, undefined]);
    const given = asked.mock.calls.length;
    expect([await table.answer(1), asked.mock.calls.length - given]).toEqual([false, 0]);
    vi.runAllTimers();
    expect(table.shown?.asking?.question).toBe(2);
    expect([table.answerTo(1, 'ann', undefined), await table.answer(1)]).toEqual([undefined, true]);
    vi.useRealTimers();
  });

  it('asks for real dice and sends the same answer with them', async () => {
    const table = useTable();
    table.open('t1');
    push({ push: 'table', rev: 1, state: hall(['ann'], null) });
    push({ push: 'table', rev: 1, state: hall(['ann'], 'ann') });
    asked.mockRejectedValueOnce(new Refused({ error: { key: 'error.dice' }, dice: [{ name: 'spice', sides: 6 }] }));
    expect(await table.answer(2)).toBe(false);
    expect(table.diceWish?.dice).toEqual([{ name: 'spice', sides: 6 }]);
    table.diceWish?.send([4]);
    await vi.waitFor(() => expect(asked.mock.calls.at(-1)?.[1]).toMatchObject({ answer: 2, question: 1, dice: [4] }));
    expect(table.diceWish).toBeNull();
  });
});
