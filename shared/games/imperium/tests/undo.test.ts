import { expect, test } from 'vitest';
import { open, type Story } from './story.fixture.ts';

const atArrakeen = (): Story =>
  open({ players: { seat1: { garrison: 3, hand: ['reconnaissance', 'dagger'] } } })
    .send('reconnaissance', 'arrakeen')
    .piece('recruit')
    .play({ deploy: 2 });

// A turn is taken back answer by answer, up to the first card drawn.
test('an Agent, recruits and a deployment can be taken back, one after the other', () => {
  const story = atArrakeen();
  const { table } = story;
  for (let answer = 0; answer < 3; answer++) {
    expect(table.canUndo).toBe(true);
    table.undo();
  }
  expect([story.asked, table.canUndo]).toEqual(['turn seat1', false]);
  expect(story.of('seat1')).toMatchObject({ garrison: 3, conflict: 0, agents: 2, hand: { hidden: ['reconnaissance', 'dagger'] } });
});
test('what was done before a card was drawn stands', () => {
  const story = atArrakeen().piece('draw');
  expect(story.table.canUndo).toBe(false);
  story.play({ deploy: 1 });
  expect(story.table.canUndo).toBe(true);
  story.table.undo();
  expect(story.table.canUndo).toBe(false);
});
test('turning up the own hand can be taken back, a card from the Row and its refill not', () => {
  const story = open({ row: ['scout', 'stilgar', 'chani', 'opulence', 'gun-thopter'], players: { seat1: { hand: ['diplomacy'] } } }).play(
    'reveal',
  );
  expect(story.table.canUndo).toBe(true);
  expect(story.play({ acquire: 'scout', from: 'row', to: 'discard' }).table.canUndo).toBe(false);
});
// R10.8 R20.2
test('hand cards that others had to show stand', () => {
  const mohiam = (hand: readonly string[]): boolean =>
    open({
      players: {
        seat1: { hand: ['reverend-mother-mohiam'], inPlay: ['bene-gesserit-sister'] },
        seat2: { hand },
        seat3: { hand: [] },
      },
    })
      .send('reverend-mother-mohiam', 'wealth')
      .piece('if').table.canUndo;
  expect([mohiam([]), mohiam(['dagger']), mohiam(['dagger', 'diplomacy'])]).toEqual([true, false, false]);
});
