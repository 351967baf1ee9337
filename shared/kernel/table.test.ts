import { expect, test } from 'vitest';
import { type Auction, auction } from './auction.fixture.ts';
import { chanceOf, DiceWanted, drawsOf, seedOf } from './chance.ts';
import { begin, heard, Table } from './table.ts';
import type { GameModule, Next, Told } from './types.ts';
import { walk } from './walk.fixture.ts';
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
  for (const dice of [[7], [0], [1.5], ['5']])
    expect(() => table.play({ seat: 'bob', answer: 0, dice: dice as number[] })).toThrow(DiceWanted);
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
  expect([table.task, table.asked, table.answered, table.choices('ann'), table.blocked('ann')]).toEqual([null, [], [], null, []]);
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

test('those whom a secret is told hear it, the others what is told them instead, and if nothing is, nothing', () => {
  const [saw, peeked] = [{ type: 'saw' }, { type: 'peeked' }];
  const told: readonly Told<Auction>[] = [
    { event: saw, to: ['ann'], others: peeked },
    { event: saw, to: ['ann'] },
    { event: saw, to: 'all' },
  ];
  expect(heard(told, 'ann')).toEqual([saw, saw, saw]);
  expect(heard(told, 'bob')).toEqual([peeked, saw]);
  expect(heard(told, null)).toEqual([peeked, saw]);
});

test('what is forgotten cannot be taken back', () => {
  const table = open();
  table.play({ seat: 'ann', answer: 1 });
  table.forget();
  expect([table.canUndo, table.depth, table.journal]).toEqual([false, 0, []]);
  expect(() => table.undo()).toThrow('Nothing to take back');
  table.play({ seat: 'bob', answer: 2 });
  table.undo();
  expect([table.asked, table.answered]).toEqual([['bob'], ['ann']]);
});

test('an answer taken back leaves the position as it was before', () => {
  const table = open();
  table.play({ seat: 'ann', answer: 1 });
  const before = structuredClone(table.position);
  table.play({ seat: 'bob', answer: 2 });
  table.undo();
  expect(table.position).toEqual(before);
});

/** An auction whose first task does this instead. */
const beginning = (first: (game: Parameters<typeof auction.steps.die>[0]) => Next<Auction>): (() => Table<Auction>) => {
  const module: GameModule<Auction> = {
    ...auction,
    setup: (...args) => ({ ...auction.setup(...args), agenda: [{ do: 'die' }, { do: 'bid' }, { do: 'halt', of: 'bob' }, { do: 'over' }] }),
    steps: { ...auction.steps, die: first },
  };
  return () => begin(module, { seats: ['ann', 'bob'], options: {}, seed: seedOf(7) });
};

test('a game that never comes to a question, or runs out of tasks, is an error and no endless wait', () => {
  expect(beginning(() => [{ do: 'die' }])).toThrow('Endless agenda');
  const told = beginning((game) => game.skipTo('over'))();
  expect([told.position.outcome?.winners, told.asked]).toEqual([['bob'], []]);
  const module: GameModule<Auction> = { ...auction, setup: (...args) => ({ ...auction.setup(...args), agenda: [] }) };
  expect(() => begin(module, { seats: ['ann', 'bob'], options: {}, seed: seedOf(7) })).toThrow('Empty agenda');
});

test('a game that ended with tasks left asks nobody, nor does a copy of it', () => {
  const over = beginning((game) => game.end({ winners: ['ann'], reason: 'purse' }))();
  for (const table of [over, over.fork()]) expect([table.position.agenda.length, table.task, table.asked]).toEqual([3, null, []]);
});

test('a skip drops what stands before the next task of that name, and nothing if there is none', () => {
  expect(beginning((game) => game.skipTo('halt'))().task).toEqual({ do: 'halt', of: 'bob' });
  expect(beginning((game) => game.skipTo('die'))().task).toEqual({ do: 'bid' });
});

test('a question to all that concerns one seat waits for that one and takes its answer', () => {
  const module: GameModule<Auction> = {
    ...auction,
    steps: { ...auction.steps, bid: { ...auction.steps.bid, asksAll: () => ['bob'] } as never },
  };
  const table = begin(module, { seats: ['ann', 'bob'], options: {}, seed: seedOf(7) });
  expect(table.asked).toEqual(['bob']);
  expect(table.refusal({ seat: 'ann', answer: 1 })?.key).toBe('refused.notAsked');
  table.play({ seat: 'bob', answer: 2 });
  expect(table.state.purse.bob).toBe(1);
});

test('a question that concerns nobody is passed over', () => {
  const nobody = { ...auction.steps.bid, asksAll: () => [], resolve: () => expect.fail('nobody answered') } as never;
  const module: GameModule<Auction> = { ...auction, steps: { ...auction.steps, bid: nobody } };
  expect(begin(module, { seats: ['ann', 'bob'], options: {}, seed: seedOf(7) }).position.outcome).not.toBeNull();
});

test('the last secret answer shows the others’: it is not taken back', () => {
  const module = {
    ...auction,
    setup: (...args: Parameters<typeof auction.setup>) => ({ ...auction.setup(...args), agenda: [{ do: 'bid' }, { do: 'bid' }] as const }),
  };
  const seats = ['ann', 'bob'] as const;
  const table = begin(module, { seats, options: {}, seed: seedOf(7) });
  for (const seat of ['bob', 'ann'] as const) table.play({ seat, answer: 1 });
  expect([table.depth, table.canUndo]).toEqual([2, false]);
  const alone = begin(
    { ...module, steps: { ...auction.steps, bid: { ...auction.steps.bid, asksAll: () => ['ann'] } as never } },
    { seats, options: {}, seed: seedOf(7) },
  );
  alone.play({ seat: 'ann', answer: 1 });
  expect(alone.canUndo).toBe(true);
});

test('an imagined position keeps what the seat itself has answered, and the game deals anew what the seat cannot know', () => {
  const module: GameModule<Auction> = { ...auction, imagine: (game) => set(game, game.state.purse as Auction['State']['purse'], 'bob', 2) };
  const table = begin(module, { seats: ['ann', 'bob'], options: { dice: 'table' }, seed: seedOf(7) });
  table.play({ seat: 'ann', answer: 3 });
  for (let seed = 0; seed < 8; seed++) {
    table.imagine('ann', chanceOf(seed));
    expect([table.position.agenda[0]?.given, table.state.purse.bob]).toEqual([{ ann: 3 }, 2]);
    table.undo();
    expect(table.state.purse.bob).toBe(3);
  }
});

test('a question whose seat is gone is passed over', () => {
  const module: GameModule<Auction> = {
    ...auction,
    steps: { ...auction.steps, halt: { ...auction.steps.halt, asks: () => null } as never },
  };
  const table = begin(module, { seats: ['ann', 'bob'], options: {}, seed: seedOf(7) });
  table.play({ seat: 'bob', interject: 'halt', answer: true });
  expect([table.task, table.asked]).toEqual([{ do: 'bid' }, ['ann', 'bob']]);
});

test('undo stops where another seat has answered before: a seat’s own answers are one stretch', () => {
  const table = open();
  const floors = (['ann', 'ann', 'bob'] as const).map((seat) => {
    table.play({ seat, interject: 'halt', answer: true });
    return table.position.floor;
  });
  expect(floors).toEqual([0, 0, 2]);
  table.undo();
  expect([table.position.floor, table.position.last, table.canUndo]).toEqual([0, 'ann', true]);
});

test('a table that was packed for another thread is taken back there as here, to what was not there before', () => {
  const table = open();
  table.play({ seat: 'ann', answer: 1 });
  const before = structuredClone(table.position);
  const mark = table.journal.length;
  set(table, table.state.purse as Record<string, number>, 'eve', 1);
  table.play({ seat: 'bob', answer: 2 });
  const there = Table.unpack(auction, structuredClone(table.pack()));
  expect([there.depth, there.position]).toEqual([2, table.position]);
  there.undo();
  expect([there.asked, there.state.purse]).toEqual([['bob'], { ann: 3, bob: 3, eve: 1 }]);
  rollBack(there.journal, mark);
  expect(there.position).toStrictEqual(before);
});

test('what was there without a value is there again after it is taken back', () => {
  const table = open();
  const purse = table.state.purse as Record<string, number | undefined>;
  purse['eve'] = undefined;
  const mark = table.journal.length;
  set(table, purse, 'eve', 1);
  rollBack(table.journal, mark);
  expect(Object.keys(purse)).toEqual(['ann', 'bob', 'eve']);
});

test('what is not offered is refused, be it asked or not, and is not among what may be done', () => {
  const table = open();
  expect(table.refusal({ seat: 'ann', answer: 3 })).toBeNull();
  for (const answer of [4, -1, 'all']) expect(table.refusal({ seat: 'ann', answer })?.key).toBe('refused.notOffered');
  expect(table.refusal({ seat: 'ann', interject: 'give', answer: 'ann' })?.key).toBe('refused.notOffered');
  for (let coin = 0; coin < 3; coin++) table.play({ seat: 'ann', interject: 'give', answer: 'bob' });
  expect(Object.keys(table.interjections('ann'))).toEqual(['halt']);
  expect(table.refusal({ seat: 'ann', interject: 'give', answer: 'bob' })?.key).toBe('refused.notAsked');
});

test('every one of several real dice must show one of its faces, and once thrown they are not taken back', () => {
  const toss = (game: Parameters<typeof auction.steps.die>[0]): void => {
    const faces = game.chance.roll([
      { name: 'coin', sides: 6 },
      { name: 'coin', sides: 4 },
    ]);
    game.tell({ type: 'rolled', face: faces[0] ?? 0 });
  };
  const agenda = [{ do: 'halt', of: 'ann' }, { do: 'die' }, { do: 'halt', of: 'ann' }, { do: 'over' }] as const;
  const module: GameModule<Auction> = {
    ...auction,
    setup: (...args) => ({ ...auction.setup(...args), agenda }),
    steps: { ...auction.steps, die: toss },
  };
  const table = begin(module, { seats: ['ann', 'bob'], options: { dice: 'table' }, seed: seedOf(7) });
  for (const dice of [[6], [6, 5], [7, 4]]) expect(() => table.play({ seat: 'ann', answer: true, dice })).toThrow(DiceWanted);
  expect(heard(table.play({ seat: 'ann', answer: true, dice: [6, 4] }), null)).toEqual([{ type: 'rolled', face: 6 }]);
  expect(table.canUndo).toBe(false);
});

test('the first draw of a game is the first of its seed', () => {
  const seats = ['ann', 'bob'] as const;
  const table = begin(walk, { seats, options: {}, seed: seedOf(7) });
  const draw = drawsOf(seedOf(7));
  expect(table.position.draws).toBe(3);
  expect(table.state.secret.ann.hidden).toBe(100_000 + Math.floor((draw(0) / 2 ** 32) * 900_000));
});
