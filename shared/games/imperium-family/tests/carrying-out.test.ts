import { describe, expect, test } from 'vitest';
import type { ArrangedPlayer, Arrangement } from '../arranged-position.ts';
import type { Effect, Effects } from '../effects/effects.ts';
import type { Story } from '../story.fixture.ts';
import { alone } from './cardplay-story.fixture.ts';

// What an effect does when it is carried out, each for itself and on no card.

const does = (list: Effects, player: ArrangedPlayer = {}, more: Arrangement = {}): Story =>
  alone(
    { hand: ['guard'], ...player },
    {
      agenda: [
        { do: 'run', by: 'seat1', origin: null, since: 0, agreed: false, list },
        { do: 'nextTurn', by: 'seat1' },
      ],
      ...more,
    },
  );
const DISCARD: Effect = { discard: 1 };
const WATER: Effect = { gain: { water: 1 } };

describe('R6.8 as far as possible', () => {
  test('R18.7 Influence that fits no Faction moves nothing', () => {
    const story = does([{ influence: { faction: 'any', amount: 1, where: 'opponent_has_more' } }]);
    expect([story.asked, story.of('seat1').influence]).toEqual(['turn seat1', { fremen: 0, emperor: 0 }]);
  });
  test('Uprising R16.4 of an empty deck nothing is looked at; of one card only that one is shared out', () => {
    const look: Effect = {
      look_top: 2,
      assign: [
        { to: 'hand', count: 1, as: 'draw' },
        { to: 'discard', count: 1, as: 'discard' },
      ],
    };
    expect(does([look], { deck: [] }).asked).toBe('turn seat1');
    const story = does([look], { deck: ['envoy'] });
    expect([story.asked, story.options()]).toEqual(['assign seat1', ['envoy']]);
    expect(story.play('envoy').asked).toBe('turn seat1');
  });
  test('Uprising R7.4 without a recruit nobody is asked how many are deployed', () => {
    expect(does([{ may_deploy: { source: 'recruited_this_turn', max: 'all' } }]).asked).toBe('turn seat1');
  });
  test('Uprising R13.4 what has not happened in this turn brings nothing', () => {
    expect(does([{ this_turn: { on_first: { acquire_card: 'bargain' }, do: [WATER] } }], { water: 0 }).of('seat1').water).toBe(0);
  });
  test('R10.9 of an empty stack nothing is acquired', () => {
    const take: Effect = { acquire: { card: 'bargain', pay_with: 'nothing', to: 'discard' } };
    expect(does([take], {}, { reserve: { bargain: 0 } }).told('acquired')).toEqual([]);
    expect(does([take]).of('seat1').discard).toEqual(['bargain']);
  });
  test('Uprising R16.2 no card comes back to the hand by what stands on none', () => {
    const story = does([{ return_this_to_hand: true }], { inPlay: ['weirding'] });
    expect([story.of('seat1').hand.hidden, story.of('seat1').inPlay]).toEqual([['guard'], ['weirding']]);
  });
  test('Uprising R18.8 a price that all together cannot pay is left', () => {
    const story = does([{ pay: { spice: 2 }, then: [WATER], allies_may_contribute: true }], { spice: 1, water: 0 });
    expect([story.told('tooLittle'), story.of('seat1').spice, story.of('seat1').water]).toEqual([[], 1, 0]);
    const paid = does([{ pay: { spice: 2 }, then: [WATER], allies_may_contribute: true }], { spice: 2, water: 0 });
    expect([paid.of('seat1').spice, paid.of('seat1').water]).toEqual([0, 1]);
  });
});

describe('R17.10 options', () => {
  test('the only open one is carried out unasked, and its price is paid', () => {
    const story = does([{ choose: [[DISCARD], [{ pay: { solari: 1 }, then: [WATER] }]] }], { hand: [], solari: 1, water: 0 });
    expect([story.asked, story.of('seat1').solari, story.of('seat1').water]).toEqual(['turn seat1', 0, 1]);
  });
  test('of several wanted ones those that are open are carried out, if there are no more', () => {
    const story = does([{ choose: [[WATER], [DISCARD], [{ gain: { spice: 1 } }]], n: 2 }], { hand: [], water: 0, spice: 0 });
    expect([story.asked, story.of('seat1').water, story.of('seat1').spice]).toEqual(['turn seat1', 1, 1]);
    expect(does([{ choose: [[WATER], [DISCARD], [{ gain: { spice: 1 } }]], n: 2 }]).asked).toBe('chooseSome seat1');
  });
});

describe('R17.1 gains', () => {
  test('each of the four kinds is told of with its amount, and only what there is', () => {
    const kinds = ['solari', 'spice', 'water', 'vp'] as const;
    const story = does(kinds.map((kind, at) => ({ gain: { [kind]: at + 1 } }) as unknown as Effect));
    expect(story.told('gained').map(({ what, amount }) => [what, amount])).toEqual([
      ['solari', 1],
      ['spice', 2],
      ['water', 3],
      ['vp', 4],
    ]);
  });
  test('R9.5 R9.7 Persuasion and swords that stand on no card say so', () => {
    const story = does([{ persuasion: 2 }, { swords: 1 }]);
    expect([story.told('persuasion'), story.told('swords')]).toEqual([
      [{ type: 'persuasion', player: 'seat1', amount: 2, card: null }],
      [{ type: 'swords', player: 'seat1', amount: 1, card: null }],
    ]);
  });
  test('R15.3 a harvest tells of the base with the bonus spice, and of the bonus', () => {
    const story = alone({ hand: ['errand'], spice: 0 }, { bonusSpice: { dune: 2 } })
      .send('errand', 'dune')
      .piece('harvest');
    expect(story.told('harvested')).toEqual([{ type: 'harvested', player: 'seat1', space: 'dune', spice: 3, bonus: 2 }]);
    expect([story.of('seat1').spice, story.state.bonusSpice['dune']]).toEqual([3, 0]);
  });
});

describe('R8.6 troops that an effect deploys', () => {
  test('come from the supply or from the garrison, as it says', () => {
    const from = (place: 'supply' | 'garrison') => {
      const story = does([{ deploy: { from: place, max: 2 } }], { garrison: 3 }).play(2);
      const { supply, garrison, conflict } = story.of('seat1');
      return [supply, garrison, conflict, ...story.told('deployed').map((each) => each.from)];
    };
    expect([from('supply'), from('garrison')]).toEqual([
      [3, 3, 2, 'supply'],
      [5, 1, 2, 'garrison'],
    ]);
  });
});

// R17.2
test('R17.2 goods of a price are paid before the cards, in whatever order they are written', () => {
  const paid = (pay: object) =>
    does([{ pay, then: [], mandatory: true } as unknown as Effect], { hand: ['guard'], spice: 1, solari: 1 })
      .events.map(({ type }) => type)
      .filter((type) => ['paid', 'discarded'].includes(type));
  expect(paid({ discard: 1, spice: 1 })).toEqual(['paid', 'discarded']);
  expect(paid({ spice: 1, discard: 1 })).toEqual(['paid', 'discarded']);
  expect(paid({ spice: 1, discard: 1, solari: 1 })).toEqual(['paid', 'paid', 'discarded']);
});
// J65
test('J65 of a card that does something nothing is told but that', () => {
  expect(
    alone({ intrigue: ['cunning'], deck: ['guard'] })
      .play({ plot: 'cunning' })
      .told('inVain'),
  ).toEqual([]);
});
