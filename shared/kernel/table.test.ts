import { expect, test } from 'vitest';
import { type Auction, auction } from './auction.fixture.ts';
import { chanceOf, DiceWanted, seedOf } from './chance.ts';
import { begin, heard, type Table } from './table.ts';
import { rollBack, set } from './write.ts';

const open = (options: Auction['Options'] = {}): Table<Auction> => begin(auction, { seats: ['ann', 'bob'], options, seed: seedOf(7) });

test('a secret answer may be changed until the last is in', () => {
  const table = open();
  table.play({ seat: 'ann', answer: 3 });
  table.play({ seat: 'ann', answer: 1 });
  expect([table.asked, table.answered]).toEqual([['bob'], ['ann']]);
  expect(table.task).toEqual({ do: 'bid' });
  table.play({ seat: 'bob', answer: 2 });
  expect(table.state.purse.bob).toBe(1);
});

test('an imagined position does not know what another seat has answered in secret', () => {
  const purses = Array.from({ length: 40 }, (_, seed) => {
    const table = open({ dice: 'table' });
    table.play({ seat: 'ann', answer: 3 });
    table.imagine('bob', chanceOf(seed));
    table.play({ seat: 'bob', answer: 0, dice: [1] });
    return table.state.purse.ann;
  });
  expect(new Set(purses).size).toBe(4);
});

test('an answer made impossible by an interjection is asked again', () => {
  const table = open();
  table.play({ seat: 'ann', answer: 3 });
  table.play({ seat: 'ann', interject: 'give', answer: 'bob' });
  expect(table.asked).toEqual(['ann', 'bob']);
});

test('an interjection that lets another seat answer more takes back what was answered against less', () => {
  const table = open();
  table.play({ seat: 'ann', answer: 1 });
  table.play({ seat: 'bob', interject: 'give', answer: 'ann' });
  expect([table.asked, table.answered]).toEqual([['ann', 'bob'], []]);
});

test('an interjection may push a task in front: the open question keeps its answers', () => {
  const table = open();
  table.play({ seat: 'ann', answer: 2 });
  table.play({ seat: 'bob', interject: 'halt', answer: true });
  expect([table.task?.do, table.asked]).toEqual(['halt', ['ann']]);
  table.play({ seat: 'ann', answer: true });
  expect([table.task?.do, table.asked]).toEqual(['bid', ['bob']]);
});

test('real dice: an answer that needs a die is taken back and played again with it', () => {
  const table = open({ dice: 'table' });
  table.play({ seat: 'ann', answer: 0 });
  const before = JSON.stringify(table.position);
  expect(() => table.play({ seat: 'bob', answer: 0 })).toThrow(DiceWanted);
  expect(() => table.play({ seat: 'bob', answer: 0, dice: [7] })).toThrow(DiceWanted);
  expect(JSON.stringify(table.position)).toBe(before);
  const told = table.play({ seat: 'bob', answer: 0, dice: [5] });
  expect(table.state.purse.ann).toBe(8);
  expect(table.canUndo).toBe(false);
  expect(heard(told, null)).toEqual([{ type: 'rolled', face: 5 }]);
});

test('chance is a barrier, another seat is a barrier, an own answer is not', () => {
  const table = open();
  table.play({ seat: 'ann', answer: 1 });
  expect(table.canUndo).toBe(true);
  table.play({ seat: 'bob', answer: 1 });
  expect(table.canUndo).toBe(false);
});

test('a game that is over refuses everything', () => {
  const table = open();
  for (const seat of ['ann', 'bob', 'ann', 'bob'] as const) table.play({ seat, answer: 0 });
  expect(table.position.outcome?.winners).toEqual(['ann']);
  expect(table.refusal({ seat: 'ann', answer: 0 })?.key).toBe('refused.gameOver');
  expect(table.interjections('ann')).toEqual({});
});

test('an interjection that no game knows is refused, whatever it is called', () => {
  for (const interject of ['toString', 'constructor', '__proto__', 'nothing']) {
    expect(open().refusal({ seat: 'ann', interject: interject as never, answer: 1 })?.key).toBe('refused.notAsked');
  }
});

test('the same seed draws the same, another seed another game', () => {
  const purse = (seed: number): number => {
    const table = begin(auction, { seats: ['ann', 'bob'], options: {}, seed: seedOf(seed) });
    table.play({ seat: 'ann', answer: 0 });
    table.play({ seat: 'bob', answer: 0 });
    return table.state.purse.ann;
  };
  expect(purse(3)).toBe(purse(3));
  expect(new Set(Array.from({ length: 30 }, (_, seed) => purse(seed))).size).toBe(6);
});

test('what was not there before an answer is not there after it is taken back', () => {
  const table = open();
  const purse = table.state.purse as Record<string, number>;
  const mark = table.journal.length;
  set(table, purse, 'eve', 1);
  rollBack(table.journal, mark);
  expect(Object.keys(purse)).toEqual(['ann', 'bob']);
});
