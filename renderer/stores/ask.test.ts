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
  table: { shown: null as unknown, state: null, names: {}, answer: vi.fn(async (_answer: unknown, _name?: string) => true) },
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
const { useAsk } = await import('./ask.ts');

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
const keys = (ask: ReturnType<typeof useAsk>) => ask.offers.map(({ label, key }) => `${key} ${label.key}`);
const lit = (ask: ReturnType<typeof useAsk>) => ask.lit.map(({ entity, chosen }) => `${entity.id}${chosen ? '!' : ''}`);

beforeEach(() => {
  setActivePinia(createPinia());
  table.answer.mockClear();
  pictures.clear();
  settings.confirm = false;
});

test('figures are on offer first; taking one up puts its own moves on offer, and putting it down the figures again', () => {
  table.shown = asking([CHANI_DUNE, CHANI_ROCK, STILGAR_ROCK, 'stay']);
  const ask = useAsk();
  expect(keys(ask)).toEqual(['1 chani', '2 stilgar', '3 stay']);
  ask.choose(ask.offers[0] ?? expect.fail());
  expect(table.answer).not.toHaveBeenCalled();
  expect(keys(ask)).toEqual(['1 dune', '2 rock']);
  expect(lit(ask)).toEqual(['chani!', 'dune', 'rock']);
  expect(ask.going).toEqual({ key: 'chani' });
  ask.putDown();
  expect(ask.going).toBeNull();
  expect(keys(ask)).toEqual(['1 chani', '2 stilgar', '3 stay']);
  ask.chooseEntity({ kind: 'figure', id: 'stilgar' });
  ask.chooseEntity({ kind: 'figure', id: 'chani' });
  expect(keys(ask)).toEqual(['1 dune', '2 rock']);
  ask.chooseEntity({ kind: 'figure', id: 'chani' });
  expect(ask.held).toBeNull();
});

test('every place that somebody reaches is lit; the one that one figure alone reaches answers at once', () => {
  table.shown = asking([CHANI_DUNE, CHANI_ROCK, STILGAR_ROCK]);
  const ask = useAsk();
  expect(lit(ask)).toEqual(['chani', 'stilgar', 'dune', 'rock']);
  ask.chooseEntity(space('dune'));
  expect(table.answer).toHaveBeenCalledWith(CHANI_DUNE, undefined);
});

test('at a place that two reach it is asked which: those who reach it lift, and one of them answers', () => {
  const away: Move = { who: 'gurney', to: 'dune' };
  table.shown = asking([CHANI_ROCK, STILGAR_ROCK, away, 'stay'], {
    blocked: [{ target: { who: 'gurney', to: 'rock' }, why: { key: 'no', rule: 'R1' } }],
  });
  const ask = useAsk();
  ask.pointed = space('rock');
  expect(ask.why).toBeNull();
  expect(ask.blocked).toEqual([]);
  ask.chooseEntity(space('rock'));
  expect(table.answer).not.toHaveBeenCalled();
  expect(ask.goal).toEqual({ key: 'rock' });
  expect(keys(ask)).toEqual(['1 chani', '2 stilgar']);
  expect(lit(ask)).toEqual(['rock!', 'chani', 'stilgar', 'dune']);
  ask.chooseEntity(space('rock'));
  expect(keys(ask)).toEqual(['1 chani', '2 stilgar', '3 gurney', '4 stay']);
  ask.chooseEntity(space('rock'));
  ask.chooseEntity({ kind: 'figure', id: 'stilgar' });
  expect(table.answer).toHaveBeenCalledWith(STILGAR_ROCK, undefined);
});

test('whoever does not reach the chosen place may be taken up instead', () => {
  table.shown = asking([CHANI_ROCK, STILGAR_ROCK, { who: 'gurney', to: 'dune' }]);
  const ask = useAsk();
  ask.chooseEntity(space('rock'));
  ask.chooseEntity({ kind: 'figure', id: 'gurney' });
  expect(keys(ask)).toEqual(['1 dune']);
  expect(ask.goal).toBeNull();
});

test('one figure that goes to a place in two ways is taken up for it, and the ways are listed', () => {
  const twice = { ...CHANI_ROCK, price: 2 };
  table.shown = asking([CHANI_DUNE, CHANI_ROCK, twice, { who: 'stilgar', to: 'worm' }]);
  const ask = useAsk();
  ask.chooseEntity(space('rock'));
  expect(ask.held?.entity.id).toBe('chani');
  expect(ask.offers.map(({ value }) => value)).toEqual([CHANI_ROCK, twice]);
});

test('what differs in its amount alone is one stone with the most on it, and what ends the turn has its own key', () => {
  table.shown = asking(['done', 1, 2, 3, 'stay']);
  const ask = useAsk();
  expect(keys(ask)).toEqual(['1 send 3', '2 stay', '0 done']);
  ask.recount(ask.offers[0] ?? expect.fail(), 1);
  ask.recount(ask.offers[0] ?? expect.fail(), -1);
  expect(keys(ask)).toEqual(['1 send 2', '2 stay', '0 done']);
  ask.choose(ask.offers[0] ?? expect.fail());
  expect(table.answer).toHaveBeenCalledWith(2, undefined);
});

test('a place that several offers share lists them alone, until one steps back', () => {
  table.shown = asking(['cheap', 'dear', 'stay']);
  const ask = useAsk();
  ask.chooseEntity(space('rock'));
  expect(table.answer).not.toHaveBeenCalled();
  expect(keys(ask)).toEqual(['1 cheap', '2 dear']);
  ask.putDown();
  expect(keys(ask)).toEqual(['1 cheap', '2 dear', '3 stay']);
});

test('the only figure is in the hand at once', () => {
  table.shown = asking([CHANI_DUNE, CHANI_ROCK, 'stay']);
  const ask = useAsk();
  expect(keys(ask)).toEqual(['1 dune', '2 rock', '3 stay']);
  expect(ask.canPutDown).toBe(false);
});

test('where answers are confirmed, taking up is none', () => {
  settings.confirm = true;
  table.shown = asking([CHANI_DUNE, CHANI_ROCK, STILGAR_ROCK]);
  const ask = useAsk();
  ask.choose(ask.offers[1] ?? expect.fail());
  expect(ask.unsure).toBeNull();
  ask.choose(ask.offers[0] ?? expect.fail());
  expect(ask.unsure?.value).toEqual(STILGAR_ROCK);
  expect(table.answer).not.toHaveBeenCalled();
});

test('why not: what another figure may not do is no concern of the one in the hand', () => {
  table.shown = asking([CHANI_DUNE, CHANI_ROCK, STILGAR_ROCK]);
  const ask = useAsk();
  ask.pointed = space('worm');
  expect(ask.why?.reasons.map(({ why }) => why.rule)).toEqual(['R1']);
  ask.choose(ask.offers[1] ?? expect.fail());
  ask.pointed = space('worm');
  expect(ask.why).toBeNull();
});

test('an interjection with a desk opens there, over the open question; notices answer what the ledge then need not offer', async () => {
  pictures.set('walk', {
    desks: { propose: async () => ({}) },
    notices: { shows: () => true, answers: ['accept'], component: async () => ({}) },
  });
  const one = { pick: 'one', of: [1] };
  const shown = asking(['stay'], { interjections: { propose: one, accept: one, wave: one } });
  table.shown = shown;
  const ask = useAsk();
  expect(ask.interjections).toEqual(['propose', 'wave']);
  ask.interject('propose', 7);
  expect(ask.desk).toEqual({ name: 'propose', about: 7 });
  expect(ask.asked?.interject).toBeNull();
  await ask.sendAside('propose', { gives: 1 });
  expect(table.answer).toHaveBeenCalledWith({ gives: 1 }, 'propose');
  expect(ask.desk).toBeNull();
  ask.interject('wave');
  expect(ask.asked?.interject).toBe('wave');
  ask.interject('propose');
  (shown.asking as { interjections: object }).interjections = {};
  await nextTick();
  expect(ask.desk).toBeNull();
});
