import { describe, expect, test } from 'vitest';
import { alone, open } from './cardplay-story.fixture.ts';

const buy = (card: string, from: 'row' | 'reserve' | 'aside' = 'reserve') => ({ acquire: card, from, to: 'discard' });

describe('Uprising R9.3 separate lines of an Intrigue card', () => {
  test('each is used once, in the order of its owner, or left', () => {
    const story = alone({ hand: ['guard'], intrigue: ['allegiances'], influence: { fremen: 1 }, spice: 3 }).play({ plot: 'allegiances' });
    expect([story.asked, story.options()]).toEqual(['line seat1', [0, 1]]);
    story.play(1, 'emperor');
    expect([story.asked, story.options()]).toEqual(['line seat1', [0, 'enough']]);
    story.play('enough');
    expect([story.of('seat1').influence, story.of('seat1').spice]).toEqual([{ fremen: 1, emperor: 1 }, 0]);
    expect([story.asked, story.state.intrigueDiscard]).toEqual(['turn seat1', ['allegiances']]);
  });
  test('T53: what one line brings may pay the next', () => {
    const story = alone({ hand: ['guard'], intrigue: ['allegiances'], influence: { fremen: 1, emperor: 2 }, spice: 3 });
    story.play({ plot: 'allegiances' }, 0, 'fremen', 'emperor');
    expect([story.of('seat1').influence.emperor, story.of('seat1').water]).toEqual([3, 2]);
    story.play(1);
    expect(story.options()).toEqual(['fremen', 'emperor']);
  });
  test('a line with a condition needs it, and its price', () => {
    const with3 = alone({ hand: ['guard'], intrigue: ['stockpile'], influence: { fremen: 3 }, water: 3, spice: 4 }).play({
      plot: 'stockpile',
    });
    expect(with3.options()).toEqual([1]);
    expect(with3.play(1).of('seat1').vp).toBe(2);
    expect(alone({ intrigue: ['stockpile'], water: 3, spice: 4 }).whyNot({ plot: 'stockpile' })).toBe('tooDear R17.2');
    expect(alone({ intrigue: ['stockpile'], influence: { fremen: 3 }, water: 2 }).whyNot({ plot: 'stockpile' })).toBe('tooDear R17.2');
  });
  test('Uprising R9.3 a card whose every option costs too much cannot be played', () => {
    expect(alone({ intrigue: ['market'], spice: 1, solari: 4 }).whyNot({ plot: 'market' })).toBe('tooDear R17.2');
    const story = alone({ hand: ['guard'], intrigue: ['market'], spice: 0, solari: 5 }).play({ plot: 'market' });
    expect([story.of('seat1').spice, story.of('seat1').solari]).toEqual([5, 0]);
  });
  test('Q16 an arrow beside swords may be left unused', () => {
    const fight = () =>
      open({
        agenda: [{ do: 'combat' }],
        players: { seat1: { intrigue: ['weakness'], conflict: 1, solari: 1 }, seat2: { conflict: 1 } },
      }).play({ play: 'weakness' });
    expect(fight().asked).toBe('payOffer seat1');
    expect(fight().play(false).of('seat1').solari).toBe(1);
    expect(
      fight()
        .play(true)
        .told('swords')
        .map(({ amount }) => amount),
    ).toEqual([2, 3]);
  });
});

describe('Uprising R12.1 two losses of Influence', () => {
  const played = (influence: { fremen?: number; emperor?: number }) =>
    alone({ hand: ['guard'], intrigue: ['opportunism'], solari: 2, influence });
  test('Q22 with one Faction twice, or with two', () => {
    const twice = played({ fremen: 2 }).play({ plot: 'opportunism' });
    expect([twice.asked, twice.options()]).toEqual(['loseInfluence seat1', ['fremen']]);
    twice.play('fremen', 'fremen');
    expect([twice.of('seat1').influence.fremen, twice.asked]).toEqual([0, 'turn seat1']);
    const both = played({ fremen: 1, emperor: 1 }).play({ plot: 'opportunism' }, 'emperor', 'fremen');
    expect([both.of('seat1').influence, both.of('seat1').solari]).toEqual([{ fremen: 0, emperor: 0 }, 0]);
  });
  test('with one step in all it cannot be paid', () => {
    expect(played({ fremen: 1 }).whyNot({ plot: 'opportunism' })).toBe('cannotPay R17.2');
  });
});

describe('Uprising R9.8 an Intrigue card that works on each purchase', () => {
  test('T15: only later purchases recruit', () => {
    const story = alone({ hand: ['purse'], intrigue: ['arms'], garrison: 0 }).play('reveal', buy('bargain'), { plot: 'arms' });
    expect([story.of('seat1').garrison, story.of('seat1').waiting]).toEqual([0, ['arms']]);
    story.play(buy('bargain'), buy('bargain'));
    expect(story.of('seat1').garrison).toBe(2);
    expect(story.play('done').state.intrigueDiscard).toEqual(['arms']);
  });
  test('played before, it waits for the Reveal turn', () => {
    const story = alone({ hand: ['purse'], intrigue: ['arms'], garrison: 0 }).play({ plot: 'arms' }, 'reveal');
    expect(story.of('seat1').garrison).toBe(0);
    expect(story.play(buy('bargain')).of('seat1').garrison).toBe(1);
  });
});

describe('Uprising R9.7 a card of the Row that is reserved', () => {
  test('costs 1 less in the own Reveal turn, and its card lies there until then', () => {
    const story = alone({ hand: ['purse'], intrigue: ['manipulate'] }, { row: ['path', 'tribe', 'court'] }).play(
      { plot: 'manipulate' },
      'court',
    );
    expect([story.of('seat1').aside, story.of('seat1').waiting, story.state.row.length]).toEqual([['court'], ['manipulate'], 3]);
    story.play('reveal', buy('court', 'aside'));
    expect([story.state.turn.persuasion, story.of('seat1').discard]).toEqual([3, ['court']]);
    expect(story.play('done').state.intrigueDiscard).toEqual(['manipulate']);
  });
  test('leaves the game if it was not acquired', () => {
    const story = alone({ hand: ['guard'], intrigue: ['manipulate'] }, { row: ['path', 'tribe', 'court'] });
    story.play({ plot: 'manipulate' }, 'court', 'reveal', 'done');
    expect(story.state.trashed.at(-1)).toBe('court');
  });
});

test('Uprising R12.4 Influence where an opponent holds the Alliance', () => {
  const last = (holder: 'seat1' | 'seat2', own: number) =>
    open({
      agenda: [{ do: 'endgame', by: 'seat1' }, { do: 'score' }],
      alliances: { fremen: holder },
      players: { seat1: { intrigue: ['shadow'], influence: { fremen: own } }, seat2: { influence: { fremen: 4 } } },
    });
  expect(last('seat2', 3).options()).toEqual([{ play: 'shadow' }, 'pass']);
  expect(last('seat2', 2).whyNot({ play: 'shadow' })).toBe('condition R17.4');
  expect(last('seat1', 4).whyNot({ play: 'shadow' })).toBe('condition R17.4');
});
