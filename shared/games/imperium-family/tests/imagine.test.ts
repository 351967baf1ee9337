import { expect, test } from 'vitest';
import { imagine } from '../imagine.ts';
import { on, own } from './verbs.fixture.ts';

// What a seat cannot know is dealt anew.

// R20.4 R23.12
test('R20.4 of two equal stolen cards of which one is spent only the other is known', () => {
  const stolen = { by: 'seat2', from: 'seat1', card: 'knife' } as const;
  const game = on({}, { players: { seat2: { intrigue: ['knife', 'offer'] } } });
  Object.assign(game.state.stolen, { hidden: [stolen, stolen] });
  const all = (): number => game.state.intrigueDeck.hidden.length + own(game, 'seat2').intrigue.hidden.length;
  const before = all();
  imagine(game, 'seat1');
  expect([own(game, 'seat2').intrigue.hidden.length, all()]).toEqual([2, before]);
  expect(own(game, 'seat2').intrigue.hidden).toContain('knife');
});
// R20.4
test('R20.4 what the others have stolen from each other is forgotten, what concerns the seat is not', () => {
  const card = 'knife';
  const [mine, given, others] = [
    { by: 'seat2', from: 'seat1', card },
    { by: 'seat1', from: 'seat3', card },
    { by: 'seat2', from: 'seat3', card },
  ] as const;
  const game = on({ intrigue: ['knife'] }, { players: { seat2: { intrigue: ['knife', 'knife'] } } });
  Object.assign(game.state.stolen, { hidden: [mine, given, others] });
  imagine(game, 'seat1');
  expect(game.state.stolen.hidden).toEqual([mine, given]);
});
// R20.2
test('R20.2 hands and decks keep their numbers, and where nobody plays with contracts none are stacked', () => {
  const game = on({}, { players: { seat2: { hand: ['guard', 'envoy'], deck: ['errand'] } } });
  const before = [own(game, 'seat2').hand.hidden.length, own(game, 'seat2').deck.hidden.length];
  imagine(game, 'seat1');
  expect([own(game, 'seat2').hand.hidden.length, own(game, 'seat2').deck.hidden.length]).toEqual(before);
  expect('contracts' in game.state).toBe(false);
});
