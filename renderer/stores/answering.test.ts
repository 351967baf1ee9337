import { createPinia, setActivePinia } from 'pinia';
import { beforeEach, expect, test, vi } from 'vitest';
import { nextTick, reactive } from 'vue';
import type { OptionLabel } from '../../shared/games/face.ts';

const figure = (id: string) => ({ entity: { kind: 'figure', id }, label: { key: id } });
const space = (id: string) => ({ kind: 'space', id });
interface Move {
  readonly who: string;
  readonly to: string;
}
const CHANI_DUNE: Move = { who: 'chani', to: 'dune' };
const CHANI_ROCK: Move = { who: 'chani', to: 'rock' };
const STILGAR_ROCK: Move = { who: 'stilgar', to: 'rock' };
const WORM: Move = { who: 'chani', to: 'worm' };

const { table, pictures, settings } = vi.hoisted(() => ({
  table: {
    shown: null as unknown,
    state: null,
    names: {},
    answerTo: () => undefined,
    answer: vi.fn(async (_answer: unknown, _name?: string) => true),
  },
  pictures: new Map<string, unknown>(),
  settings: { confirm: false },
}));
const words = {
  option: (_: unknown, __: string, value: unknown): OptionLabel =>
    typeof value === 'number'
      ? { label: { key: `send ${value}` }, amount: { of: 'send', count: value } }
      : value === 'done'
        ? { label: { key: 'done' }, ends: true }
        : typeof value === 'string'
          ? { label: { key: value }, ...(value !== 'stay' && { target: space('rock') }) }
          : { label: { key: (value as Move).to }, target: space((value as Move).to), first: figure((value as Move).who) },
  field: (_: unknown, name: string) => ({ key: name }),
  act: () => ({ key: 'act' }),
  reason: () => ({ key: 'because' }),
};
vi.mock('./table.ts', () => ({ useTable: () => table }));
vi.mock('./settings.ts', () => ({ useSettings: () => settings }));
vi.mock('./shelf.ts', () => ({ useShelf: () => ({ entries: new Map([['walk', { words }]]), pictures }) }));
vi.mock('./texts.ts', () => ({ useTexts: () => ({ tell: ({ key }: { key: string }) => key }) }));
const { useAnswering } = await import('./answering.ts');
const { useDraft } = await import('./draft.ts');
const { usePointing } = await import('./pointing.ts');
const { useQuestion } = await import('./question.ts');

/** A question with these options. */
const asking = (of: readonly unknown[], more: object = {}) =>
  reactive({
    table: 't',
    game: 'walk',
    watching: 'ann',
    view: { offers: 1 },
    paused: false,
    asking: {
      question: 1,
      task: { do: 'move' },
      asked: ['ann'],
      answered: [],
      choices: { pick: 'one', of },
      blocked: [{ target: WORM, why: { key: 'no', rule: 'R1' } }],
      given: null,
      interjections: {},
      ...more,
    },
  });
const keys = () => useQuestion().offers.map(({ label, key }) => `${key} ${label.key}`);
const lit = () => useQuestion().lit.map(({ entity, chosen }) => `${entity.id}${chosen ? '!' : ''}`);

beforeEach(() => {
  setActivePinia(createPinia());
  table.answer.mockClear();
  pictures.clear();
  settings.confirm = false;
});

test('figures are on offer first; taking one up puts its own moves on offer, and putting it down the figures again', () => {
  table.shown = asking([CHANI_DUNE, CHANI_ROCK, STILGAR_ROCK, 'stay']);
  const question = useQuestion();
  const answering = useAnswering();
  expect(keys()).toEqual(['1 chani', '2 stilgar', '3 stay']);
  answering.choose(question.offers[0] ?? expect.fail());
  expect(table.answer).not.toHaveBeenCalled();
  expect(keys()).toEqual(['1 dune', '2 rock']);
  expect(lit()).toEqual(['chani!', 'dune', 'rock']);
  expect(question.going).toEqual({ key: 'chani' });
  answering.back();
  expect(question.going).toBeNull();
  expect(keys()).toEqual(['1 chani', '2 stilgar', '3 stay']);
  answering.chooseEntity({ kind: 'figure', id: 'stilgar' });
  answering.chooseEntity({ kind: 'figure', id: 'chani' });
  expect(keys()).toEqual(['1 dune', '2 rock']);
  answering.chooseEntity({ kind: 'figure', id: 'chani' });
  expect(question.held).toBeNull();
});

test.each([
  { pick: 'amounts', most: { cards: 3 }, min: 0, max: 3 },
  { pick: 'one', of: ['stay', 'go'] },
  { pick: 'some', of: ['stay'], min: 0, max: 1 },
])('a stone of the question before means nothing to one that is answered with $pick', (choices) => {
  const shown = asking([1, CHANI_ROCK]);
  table.shown = shown;
  const question = useQuestion();
  const draft = useDraft();
  const stones = [...question.offers].filter(({ takes }) => !takes);
  Object.assign(shown.asking, { question: 2, choices });
  const before = draft.answer;
  for (const stone of stones) useAnswering().choose(stone);
  expect(stones).not.toEqual([]);
  expect(draft.answer).toEqual(before);
  expect(table.answer).not.toHaveBeenCalled();
});

test('every place that somebody reaches is lit; the one that one figure alone reaches answers at once', () => {
  table.shown = asking([CHANI_DUNE, CHANI_ROCK, STILGAR_ROCK]);
  const answering = useAnswering();
  expect(lit()).toEqual(['chani', 'stilgar', 'dune', 'rock']);
  answering.chooseEntity(space('dune'));
  expect(table.answer).toHaveBeenCalledWith(CHANI_DUNE, undefined);
});

test('at a place that two reach it is asked which: those who reach it lift, and one of them answers', () => {
  const away: Move = { who: 'gurney', to: 'dune' };
  table.shown = asking([CHANI_ROCK, STILGAR_ROCK, away, 'stay'], {
    blocked: [{ target: { who: 'gurney', to: 'rock' }, why: { key: 'no', rule: 'R1' } }],
  });
  const question = useQuestion();
  const answering = useAnswering();
  const pointing = usePointing();
  pointing.point(space('rock'));
  expect(question.why).toBeNull();
  expect(question.blocked).toEqual([]);
  answering.chooseEntity(space('rock'));
  expect(table.answer).not.toHaveBeenCalled();
  expect(question.goal).toEqual({ key: 'rock' });
  expect(keys()).toEqual(['1 chani', '2 stilgar']);
  expect(lit()).toEqual(['rock!', 'chani', 'stilgar', 'dune']);
  answering.chooseEntity(space('rock'));
  expect(keys()).toEqual(['1 chani', '2 stilgar', '3 gurney', '4 stay']);
  answering.chooseEntity(space('rock'));
  answering.chooseEntity({ kind: 'figure', id: 'stilgar' });
  expect(table.answer).toHaveBeenCalledWith(STILGAR_ROCK, undefined);
});

test('whoever does not reach the chosen place may be taken up instead', () => {
  table.shown = asking([CHANI_ROCK, STILGAR_ROCK, { who: 'gurney', to: 'dune' }]);
  const question = useQuestion();
  const answering = useAnswering();
  answering.chooseEntity(space('rock'));
  answering.chooseEntity({ kind: 'figure', id: 'gurney' });
  expect(keys()).toEqual(['1 dune']);
  expect(question.goal).toBeNull();
});

test('one figure that goes to a place in two ways is taken up for it, and the ways are listed', () => {
  const twice = { ...CHANI_ROCK, price: 2 };
  table.shown = asking([CHANI_DUNE, CHANI_ROCK, twice, { who: 'stilgar', to: 'worm' }]);
  const question = useQuestion();
  const answering = useAnswering();
  answering.chooseEntity(space('rock'));
  expect(question.held?.entity.id).toBe('chani');
  expect(question.offers.map(({ value }) => value)).toEqual([CHANI_ROCK, twice]);
});

test('what differs in its amount alone is one stone with the most on it, and what ends the turn has its own key', () => {
  table.shown = asking(['done', 1, 2, 3, 'stay']);
  const question = useQuestion();
  const answering = useAnswering();
  expect(keys()).toEqual(['1 send 3', '2 stay', '0 done']);
  answering.adjust(1, question.offers[0] ?? expect.fail());
  answering.adjust(-1, question.offers[0] ?? expect.fail());
  expect(keys()).toEqual(['1 send 2', '2 stay', '0 done']);
  answering.choose(question.offers[0] ?? expect.fail());
  expect(table.answer).toHaveBeenCalledWith(2, undefined);
});

test('a place that several offers share lists them alone, until one steps back', () => {
  table.shown = asking(['cheap', 'dear', 'stay']);
  const answering = useAnswering();
  answering.chooseEntity(space('rock'));
  expect(table.answer).not.toHaveBeenCalled();
  expect(keys()).toEqual(['1 cheap', '2 dear']);
  answering.back();
  expect(keys()).toEqual(['1 cheap', '2 dear', '3 stay']);
});

test('the only figure is in the hand at once', () => {
  table.shown = asking([CHANI_DUNE, CHANI_ROCK, 'stay']);
  const question = useQuestion();
  expect(keys()).toEqual(['1 dune', '2 rock', '3 stay']);
  expect(question.canPutDown).toBe(false);
});

test('where answers are confirmed, taking up is none', () => {
  settings.confirm = true;
  table.shown = asking([CHANI_DUNE, CHANI_ROCK, STILGAR_ROCK]);
  const question = useQuestion();
  const answering = useAnswering();
  const draft = useDraft();
  answering.choose(question.offers[1] ?? expect.fail());
  expect(draft.unsure).toBeNull();
  answering.choose(question.offers[0] ?? expect.fail());
  expect(draft.unsure?.value).toEqual(STILGAR_ROCK);
  expect(table.answer).not.toHaveBeenCalled();
});

test('why not: what another figure may not do is no concern of the one in the hand', () => {
  table.shown = asking([CHANI_DUNE, CHANI_ROCK, STILGAR_ROCK]);
  const question = useQuestion();
  const answering = useAnswering();
  const pointing = usePointing();
  pointing.point(space('worm'));
  expect(question.why?.reasons.map(({ why }) => why.rule)).toEqual(['R1']);
  answering.choose(question.offers[1] ?? expect.fail());
  pointing.point(space('worm'));
  expect(question.why).toBeNull();
});

test('an interjection with a desk opens there, over the open question; notices answer what the ledge then need not offer', async () => {
  pictures.set('walk', {
    desks: { propose: async () => ({}) },
    notices: { shows: () => true, answers: ['accept'], component: async () => ({}) },
  });
  const one = { pick: 'one', of: [1] };
  const shown = asking(['stay'], { interjections: { propose: one, accept: one, wave: one } });
  table.shown = shown;
  const question = useQuestion();
  expect(question.interjections).toEqual(['propose', 'wave']);
  question.interject('propose', 7);
  expect(question.desk).toEqual({ name: 'propose', about: 7 });
  expect(question.asked?.interject).toBeNull();
  await question.sendInterjection('propose', { gives: 1 });
  expect(table.answer).toHaveBeenCalledWith({ gives: 1 }, 'propose');
  expect(question.desk).toBeNull();
  question.interject('wave');
  expect(question.asked?.interject).toBe('wave');
  question.interject('propose');
  shown.asking.interjections = {};
  await nextTick();
  expect(question.desk).toBeNull();
});

test('what is lit says which answers lie there, and what nothing is taken up for yet', () => {
  table.shown = asking([CHANI_DUNE, CHANI_ROCK, STILGAR_ROCK]);
  const told = () => useQuestion().lit.map(({ entity, answers, reached }) => [entity.id, answers, reached]);
  expect(told()).toEqual([
    ['chani', undefined, undefined],
    ['stilgar', undefined, undefined],
    ['dune', undefined, true],
    ['rock', undefined, true],
  ]);
  useAnswering().chooseEntity({ kind: 'figure', id: 'chani' });
  expect(told()).toEqual([
    ['chani', undefined, undefined],
    ['dune', [CHANI_DUNE], undefined],
    ['rock', [CHANI_ROCK], undefined],
  ]);
});

test('what is asked about is the same while the table tells it again and answers are chosen, another once something is taken up or asked', () => {
  const shown = asking([CHANI_DUNE, CHANI_ROCK, STILGAR_ROCK]);
  table.shown = shown;
  const question = useQuestion();
  const [about, lights] = [question.about, question.lit];
  shown.asking.choices = { pick: 'one', of: [CHANI_DUNE, CHANI_ROCK, STILGAR_ROCK] };
  expect(question.lit).not.toBe(lights);
  expect(question.about).toBe(about);
  useAnswering().chooseEntity({ kind: 'figure', id: 'chani' });
  expect(question.about).not.toBe(about);
  useAnswering().back();
  expect(question.about).toBe(about);
  shown.asking.question = 2;
  expect(question.about).not.toBe(about);
});

test('choosing several of what is asked for is no other question', () => {
  table.shown = asking([], { choices: { pick: 'some', of: ['cheap', 'dear'], min: 0, max: 2 } });
  const question = useQuestion();
  const about = question.about;
  useAnswering().choose(question.offers[0] ?? expect.fail());
  expect(lit()).toEqual(['rock!']);
  expect(question.about).toBe(about);
});
