import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { reactive } from 'vue';
import type { OptionLabel } from '../../shared/games/face.ts';
import { type Deed, type Gesture, isSeen, MEANINGS, type Phase, PHASES, type PointerInput, type State } from './gestures.ts';

/** Every state is brought about at a small table, and everything one can do there is done. */
const figure = (id: string) => ({ kind: 'figure', id });
const space = (id: string) => ({ kind: 'space', id });
const move = (who: string, to: string, price = 0) => ({ who, to, price });
const { table, settings } = await vi.hoisted(async () => ({
  table: (await import('vue')).reactive({
    shown: null as unknown,
    state: null,
    names: {},
    underway: null as { question: number; seat: string; answer: unknown } | null,
    answerTo: (question: number, seat: string): unknown =>
      table.underway?.question === question && table.underway.seat === seat ? table.underway : undefined,
    answer: vi.fn(async () => true),
  }),
  settings: { confirm: false },
}));
const words = {
  option: (_: unknown, __: string, value: unknown): OptionLabel => {
    if (typeof value === 'number') return { label: { key: 'send' }, amount: { of: 'send', count: value } };
    if (typeof value === 'string') return { label: { key: value } };
    const { who, to } = value as ReturnType<typeof move>;
    return { label: { key: to }, target: space(to), first: { entity: figure(who), label: { key: who } } };
  },
  field: (_: unknown, name: string) => ({ key: name }),
  act: () => ({ key: 'act' }),
  reason: () => ({ key: 'because' }),
};
vi.mock('./table.ts', () => ({ useTable: () => table }));
vi.mock('./settings.ts', () => ({ useSettings: () => settings }));
vi.mock('./shelf.ts', () => ({ useShelf: () => ({ entries: new Map([['walk', { words }]]), pictures: new Map() }) }));
vi.mock('./texts.ts', () => ({ useTexts: () => ({ tell: ({ key }: { key: string }) => key }) }));
const { useAnswering } = await import('./answering.ts');
const { useDraft } = await import('./draft.ts');
const { usePointing } = await import('./pointing.ts');
const { useQuestion } = await import('./question.ts');

// Rock is reached by two, dune by Chani alone in two ways, the worm by Stilgar alone.
const TO_ROCK = move('chani', 'rock');
const BY_STILGAR = move('stilgar', 'rock');
const MOVES = [TO_ROCK, move('chani', 'dune'), move('chani', 'dune', 1), BY_STILGAR, move('stilgar', 'worm')];
const OPTIONS = [...MOVES, 'stay', 1, 2];
const ONE = { pick: 'one', of: OPTIONS };
const SOME = { pick: 'some', of: ['stay', 'rest'], min: 0, max: 2 };
const asking = (choices: unknown, asked: readonly string[] = ['ann']) =>
  reactive({
    table: 't',
    game: 'walk',
    watching: 'ann',
    view: {},
    paused: false,
    asking: { question: 1, task: { do: 'move' }, asked, answered: [], choices, blocked: [], given: null, interjections: {} },
  });
const of = (key: string) => useQuestion().offers.find(({ label }) => label.key === key) ?? expect.fail(`no ${key}`);

const STATES: Readonly<Record<State, () => void>> = {
  waiting: () => {
    table.shown = asking(ONE, ['bea']);
  },
  choosing: () => {
    table.shown = asking(ONE);
  },
  holding: () => {
    table.shown = asking(ONE);
    useAnswering().chooseEntity(figure('stilgar'));
  },
  narrowed: () => {
    table.shown = asking(ONE);
    useAnswering().chooseEntity(space('rock'));
  },
  composing: () => {
    table.shown = asking(SOME);
  },
  confirming: () => {
    table.shown = asking(ONE);
    settings.confirm = true;
    useAnswering().choose(of('stay'));
  },
  sending: () => {
    table.shown = asking(ONE);
    useAnswering().chooseEntity(figure('stilgar'));
    table.underway = { question: 1, seat: 'ann', answer: BY_STILGAR };
  },
};
/** An offer as it stood on the ledge, wherever one is by now. */
const offer = (value: unknown, more: object = {}) => ({ label: { key: 'x' }, path: [], value, chosen: false, ...more });
const GESTURES: Readonly<Record<Gesture, () => void>> = {
  takes: () => useAnswering().choose(offer(figure('chani'), { takes: figure('chani') })),
  answers: () => {
    settings.confirm = false;
    useAnswering().choose(offer(TO_ROCK));
  },
  answersFirst: () => {
    settings.confirm = true;
    useAnswering().choose(offer(TO_ROCK));
  },
  fills: () => useAnswering().change([], ['rest']),
  shared: () => useAnswering().chooseEntity(space('rock')),
  held: () => useAnswering().chooseEntity(figure('stilgar')),
  instead: () => useAnswering().chooseEntity(figure('chani')),
  elsewhere: () => useAnswering().chooseEntity(space('moon')),
  enter: () => useAnswering().enter(),
  escape: () => useAnswering().back(),
  more: () => useAnswering().adjust(1, { ...offer(1), key: null, amount: { of: 'send', count: 1 }, amounts: [1, 2] }),
  less: () => useAnswering().adjust(-1, { ...offer(2), key: null, amount: { of: 'send', count: 2 }, amounts: [1, 2] }),
};
/** All that a gesture can change. */
function seen() {
  const { answer, taken, aimed, unsure, counts } = useDraft();
  const named = { taken: taken?.id ?? null, aimed: aimed?.id ?? null, unsure: unsure?.value ?? null };
  return { answer, ...named, count: counts['send'] ?? null, pointed: usePointing().pointed?.id ?? null };
}
type Seen = ReturnType<typeof seen>;
/** What each deed changes, and nothing else; `sent` = what goes to the host. */
const DEEDS: Readonly<Record<Deed, (gesture: Gesture, before: Seen) => Partial<Seen> & { readonly sent?: unknown }>> = {
  nothing: () => ({}),
  takeUp: (_, { aimed }) => ({ taken: 'chani', unsure: null, aimed }),
  putDown: () => ({ taken: null, aimed: null, unsure: null }),
  narrow: (_, { aimed }) => ({ aimed: aimed === 'rock' ? null : 'rock', pointed: 'rock' }),
  widen: () => ({ aimed: null }),
  answer: () => ({ sent: TO_ROCK }),
  askAgain: () => ({ unsure: TO_ROCK }),
  doNotAnswer: () => ({ unsure: null }),
  fill: () => ({ answer: ['rest'] }),
  sendDraft: (_, { answer }) => ({ sent: answer }),
  recount: (gesture) => ({ count: gesture === 'more' ? 2 : 1 }),
  explain: () => ({ pointed: 'moon', aimed: null }),
  leave: () => ({ pointed: null }),
};
/** On the table these things are not there in that state: what lies in their place is another gesture. */
const UNSEEN: Readonly<Partial<Record<State, readonly Gesture[]>>> = {
  waiting: ['shared', 'held', 'instead'],
  choosing: ['held', 'instead'],
  holding: ['shared'],
  narrowed: ['held', 'instead'],
  composing: ['shared', 'held', 'instead', 'takes', 'answers', 'answersFirst'],
  confirming: ['held', 'instead', 'enter'],
  sending: ['shared'],
};

beforeEach(() => {
  setActivePinia(createPinia());
  table.answer.mockClear();
  table.underway = null;
  settings.confirm = false;
});
const names = Object.keys as <Key extends string>(of: Readonly<Partial<Record<Key, unknown>>>) => readonly Key[];

describe('every gesture in every state does what the table says, and nothing else', () => {
  for (const state of names(MEANINGS))
    for (const gesture of names(MEANINGS[state])) {
      if (UNSEEN[state]?.includes(gesture)) continue;
      test(`${state}, ${gesture}: ${MEANINGS[state][gesture]}`, () => {
        STATES[state]();
        expect(useAnswering().state).toBe(state);
        usePointing().point(space('here'));
        const before = seen();
        GESTURES[gesture]();
        const { sent, ...changed } = DEEDS[MEANINGS[state][gesture]](gesture, before);
        expect(seen()).toEqual({ ...before, ...changed });
        expect(table.answer.mock.calls).toEqual(sent === undefined ? [] : [[sent, undefined]]);
      });
    }
});
test('what another gesture stands for: what alone goes there in several ways is taken up for it', () => {
  STATES.choosing();
  useAnswering().chooseEntity(space('dune'));
  expect(seen()).toMatchObject({ taken: 'chani', aimed: 'dune', pointed: 'dune' });
  expect(useAnswering().state).toBe('narrowed');
});
test('Enter is a click on the answer that waits for its second click, and on the only one there is', () => {
  STATES.confirming();
  useAnswering().enter();
  expect(table.answer).toHaveBeenCalledWith('stay', undefined);
  table.shown = asking({ pick: 'one', of: ['rest'] });
  setActivePinia(createPinia());
  useAnswering().enter();
  expect(useDraft().unsure?.value).toBe('rest');
  useAnswering().enter();
  expect(table.answer).toHaveBeenLastCalledWith('rest', undefined);
});
test('an answer on its way to another question stops nobody', () => {
  STATES.holding();
  table.underway = { question: 0, seat: 'ann', answer: BY_STILGAR };
  expect(useAnswering().state).toBe('holding');
});

test('what was opened while an answer was on its way stays open when that has come', async () => {
  const question = useQuestion();
  const open = (): void => {
    table.shown = { ...asking(ONE), asking: { ...(asking(ONE) as { asking: object }).asking, interjections: { trade: ONE } } };
  };
  open();
  for (const isOpened of [false, true]) {
    let come = (_: boolean): void => {};
    table.answer.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
    question.close();
    useAnswering().chooseEntity(figure('stilgar'));
    if (isOpened) question.opened = 'trade';
    come(true);
    await Promise.resolve();
    await Promise.resolve();
    expect(question.opened).toBe(isOpened ? 'trade' : null);
  }
});

/** The phases these inputs lead through, from rest. */
function path(...inputs: readonly PointerInput[]): readonly Phase[] {
  const phases: Phase[] = [];
  for (const input of inputs) phases.push(PHASES[phases.at(-1) ?? 'idle'][input]);
  return phases;
}
describe('the pointer', () => {
  test('a mouse that rests on a thing sees it after a moment, and no more once it moves away', () => {
    expect(path('rest', 'moment', 'away')).toEqual(['resting', 'seen', 'idle']);
    expect(path('rest', 'away', 'moment')).toEqual(['resting', 'idle', 'idle']);
  });
  test('a press or a drag shows nothing by itself', () => {
    expect(path('rest', 'press', 'rest', 'release')).toEqual(['resting', 'pressed', 'pressed', 'idle']);
    expect(path('press', 'stray', 'moment', 'rest', 'release')).toEqual(['pressed', 'dragging', 'dragging', 'dragging', 'idle']);
  });
  test('a long press opens the thing; its own click chooses nothing, the next one closes it', () => {
    expect(path('press', 'moment', 'release', 'click')).toEqual(['pressed', 'opened', 'opened', 'kept']);
    expect(path('press', 'moment', 'release', 'click', 'press', 'release', 'click').at(-1)).toBe('idle');
    // Not every browser tells of a click after a long press.
    expect(path('press', 'moment', 'release', 'press', 'release', 'click').at(-1)).toBe('idle');
  });
  test('what was opened stays whatever is pointed at', () => {
    for (const input of ['rest', 'away', 'moment', 'stray', 'release'] as const) {
      expect(PHASES.opened[input]).toBe('opened');
      expect(PHASES.kept[input]).toBe('kept');
    }
  });
  test('Escape leads back from everywhere; every key closes what is seen', () => {
    for (const phase of names(PHASES)) {
      expect(PHASES[phase].escape).toBe('idle');
      if (isSeen(phase)) expect([PHASES[phase].key, PHASES[phase].look]).toEqual(['idle', 'idle']);
    }
  });
  test('what is seen is what was rested on, pressed or looked at last', () => {
    const pointing = usePointing();
    pointing.pointer('rest', figure('chani'));
    expect(pointing.zoomed).toBeNull();
    pointing.pointer('rest', figure('stilgar'));
    pointing.pointer('moment');
    expect(pointing.zoomed).toEqual(figure('stilgar'));
    pointing.pointer('press', figure('gurney'));
    pointing.pointer('rest', figure('chani'));
    pointing.pointer('moment');
    expect(pointing.zoomed).toEqual(figure('gurney'));
  });
});
