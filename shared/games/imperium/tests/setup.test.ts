import { describe, expect, test } from 'vitest';
import { conflictRecord, leaderRecord } from '../../imperium-family/edition.ts';
import { playerOf } from '../../imperium-family/queries/table.ts';
import { copiesOf } from '../../imperium-family/records.ts';
import { sample } from '../../../kernel/choices.ts';
import { chanceOf } from '../../../kernel/chance.ts';
import { startOf } from '../../../testkit/play.ts';
import { DIFFICULTIES } from '../ids.ts';
import { DATA } from '../data.ts';
import { imperium } from '../index.ts';
import { open } from './story.fixture.ts';

describe('what a table can choose', () => {
  // R1.1 R2.4 R2.9 R23.1 R24.1 R24.2
  test.each([
    [1, ['leaders', 'houses', 'difficulty', 'board']],
    [2, ['leaders', 'houses', 'start', 'board']],
    [3, ['leaders', 'houses', 'start']],
    [4, ['leaders', 'houses', 'start']],
  ])('with %i persons', (persons, options) => {
    expect(imperium.options.filter(({ seats }) => seats?.includes(persons) ?? true).map(({ id }) => id)).toEqual(options);
  });
  // R1.1 R2.9 R23.1 R24.1 R24.2
  test('one to four persons play, and each choice has all its answers', () => {
    expect(imperium.seatCounts).toEqual([1, 2, 3, 4]);
    expect(Object.fromEntries(imperium.options.map(({ id, values }) => [id, values]))).toEqual({
      leaders: ['choose', 'random'],
      houses: ['any', 'distinct'],
      start: ['random', 'seat1'],
      difficulty: DIFFICULTIES,
      board: ['app', 'companion'],
    });
  });
});

describe('set-up', () => {
  // R2.2 R2.3 R2.5 R2.6 R2.7 R2.8 R1.2
  test('W1: decks, troops and points as the rulebook lays them out', () => {
    for (const seats of [3, 4]) {
      const { state } = startOf({ module: imperium, seats, options: {} }, 3);
      const tiers = state.conflictDeck.hidden.map((name) => conflictRecord(state, name).tier);
      expect(tiers).toEqual([1, 2, 2, 2, 2, 2, 3, 3, 3, 3]);
      expect(state.unusedConflicts.hidden).toHaveLength(8);
      const market = copiesOf(Object.values(DATA.cards).filter(({ set }) => set === 'imperium'));
      expect([state.row.length, state.imperiumDeck.hidden.length]).toEqual([5, market - 5]);
      expect(state.intrigueDeck.hidden).toHaveLength(copiesOf(Object.values(DATA.intrigue)));
      const { garrison, supply, water, agents, vp, deck } = playerOf(state, 'seat1');
      expect([garrison, supply, water, agents, vp, deck.hidden.length]).toEqual([3, 9, 1, 2, seats === 4 ? 1 : 0, 10]);
    }
  });
  // R2.4 R24.1 J60
  test('no Leader twice; with the option no House twice', () => {
    const table = startOf({ module: imperium, seats: 4, options: { houses: 'distinct' } }, 5);
    while (table.task?.do === 'leader') {
      const [seat] = table.asked;
      const choices = seat && table.choices(seat);
      if (!seat || !choices) break;
      table.play({ seat, answer: sample(choices, chanceOf(table.position.turn)) });
    }
    const houses = table.state.seats.map((seat) => leaderRecord(table.state, playerOf(table.state, seat).leader ?? '').house);
    expect(new Set(houses).size).toBe(4);
  });
  // R2.10 R18.2 R20.2
  test('the Baron picks two tokens in secret', () => {
    const story = open({
      agenda: [{ do: 'tokens', by: 'seat1' }, { do: 'round' }],
      players: { seat1: { leader: 'baron-vladimir-harkonnen' } },
    });
    story.play(['fremen', 'emperor']);
    const seen = (viewer: 'seat1' | 'seat2') => story.table.module.view(story.state, viewer).players.seat1?.tokens;
    expect([seen('seat1'), seen('seat2')]).toEqual([['emperor', 'fremen'], null]);
  });
  // R20.1 R20.2 R20.3
  test('counts are public, faces are not', () => {
    const story = open({ players: { seat2: { hand: ['dagger', 'diplomacy'], intrigue: ['ambush'], discard: ['seek-allies'] } } });
    const view = imperium.view(story.state, 'seat1').players.seat2;
    expect([view?.hand, view?.handCards, view?.intrigue, view?.intrigueCards, view?.discard, view?.deck]).toEqual([
      2,
      null,
      1,
      null,
      ['seek-allies'],
      7,
    ]);
    const own = imperium.view(story.state, 'seat2').players.seat2;
    expect([own?.handCards, own?.intrigueCards]).toEqual([['dagger', 'diplomacy'], ['ambush']]);
  });
  test('a position that is laid out has the cards on its decks in the order in which they are named', () => {
    const { state } = open({ imperiumTop: ['carryall', 'dr-yueh'], intrigueTop: ['ambush', 'bribery'] });
    expect(state.imperiumDeck.hidden.slice(0, 2)).toEqual(['carryall', 'dr-yueh']);
    expect(state.intrigueDeck.hidden.slice(0, 2)).toEqual(['ambush', 'bribery']);
  });
  // R4.3 R10.10
  test('five cards are drawn on top of what is kept', () => {
    const story = open({ agenda: [{ do: 'drawHands' }, { do: 'nextTurn', by: 'seat1' }], players: { seat1: { hand: ['dagger'] } } });
    expect(story.of('seat1').hand.hidden).toHaveLength(6);
  });
  // R6.8 R6.10 R20.1
  test('a turn is taken back answer by answer, as far as the first card drawn', () => {
    const story = open({ players: { seat1: { hand: ['reconnaissance'] } } })
      .send('reconnaissance', 'arrakeen')
      .piece('recruit');
    story.table.undo();
    expect([story.table.canUndo, story.of('seat1').garrison]).toEqual([true, 3]);
    story.piece('draw');
    expect(story.table.canUndo).toBe(false);
  });
});
