import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { open, type Story } from './story.fixture.ts';

const alone = (own: NonNullable<Arrangement['players']>['seat1'], more: Arrangement = {}): Story =>
  open({ ...more, players: { ...more.players, seat1: own ?? {} } });
const buy = (acquire: string, from: 'row' | 'reserve' = 'row') => ({ acquire, from, to: 'discard' }) as const;

describe('the Reveal turn', () => {
  // R8.1 R8.3
  test('W8: the whole hand comes face up, and its boxes are added up', () => {
    const story = alone({ leader: 'lady-margot-fenring', hand: ['prepare-the-way', 'strike-fleet'], conflict: 2 }).play('reveal');
    expect([story.of('seat1').hand.hidden, story.of('seat1').inPlay]).toEqual([[], ['prepare-the-way', 'strike-fleet']]);
    expect([story.state.turn.persuasion, story.of('seat1').swords]).toEqual([3, 3]);
  });
  // R8.5
  test('a Fremen Bond needs another Fremen card in play; two of them enable each other', () => {
    const water = (hand: readonly string[], inPlay: readonly string[] = []): number =>
      alone({ hand, inPlay, water: 0 }).play('reveal').of('seat1').water;
    expect(water(['ecological-testing-station'])).toBe(0);
    expect(water(['ecological-testing-station', 'desert-survival'])).toBe(1);
    expect(water(['ecological-testing-station'], ['maula-pistol'])).toBe(1);
    const both = alone({ hand: ['ecological-testing-station', 'northern-watermaster'], water: 0 })
      .play('reveal')
      .of('seat1');
    expect([both.water, both.spice]).toEqual([1, 2]);
  });
  // R8.2
  test('T25: a card of an Agent turn does nothing now, but is in play', () => {
    const story = alone({ hand: ['stilgar-the-devoted'], inPlay: ['maula-pistol'] })
      .play('reveal')
      .piece('for_each');
    expect(story.state.turn.persuasion).toBe(4);
  });
  // R8.6 R8.10
  test('a card drawn now, here by a Plot card, is revealed and used at once', () => {
    const story = alone({ hand: [], deck: ['convincing-argument'], intrigue: ['cunning'] }).play('reveal', { plot: 'cunning' });
    expect([story.of('seat1').inPlay, story.state.turn.persuasion]).toEqual([['convincing-argument'], 2]);
  });
  // R8.7 R8.8
  test('T9: the gap in the Row is filled before the acquire effect', () => {
    const row = ['overthrow', 'maula-pistol', 'steersman', 'shishakli', 'paracompass'];
    const hand = ['convincing-argument', 'convincing-argument', 'prepare-the-way', 'prepare-the-way'];
    const story = alone({ hand }, { row, imperiumTop: ['truthtrance'], intrigueTop: ['cunning'] }).play('reveal', buy('overthrow'));
    expect(story.state.row).toEqual(['truthtrance', ...row.slice(1)]);
    expect([story.of('seat1').discard, story.of('seat1').intrigue.hidden]).toEqual([['overthrow'], ['cunning']]);
    expect(story.state.turn.persuasion).toBe(0);
  });
  // R8.8
  test('The Spice Must Flow is 1 VP; trashed it goes back to its stack, and the point stays', () => {
    const hand = ['convincing-argument', 'convincing-argument', 'prepare-the-way', 'prepare-the-way', 'diplomacy'];
    const story = alone({ hand }).play('reveal', buy('the-spice-must-flow', 'reserve'));
    expect([story.of('seat1').vp, story.state.reserve['the-spice-must-flow']]).toEqual([1, 9]);
  });
  // R8.9
  test('cards in play go to the discard pile without being discarded; what is drawn later stays', () => {
    const story = alone({ hand: ['spacing-guilds-favor'], spice: 0 }).play('reveal', 'done');
    expect([story.of('seat1').discard, story.of('seat1').spice, story.told('discarded')]).toEqual([['spacing-guilds-favor'], 0, []]);
  });
  // R8.11
  test('nothing is deployed unless an effect says so', () => {
    const story = alone({ hand: ['dagger'], garrison: 5 }).play('reveal');
    expect(story.options()).toEqual(['done']);
  });
  // R8.12
  test('an empty deck is made of the discard pile; with both empty less is drawn', () => {
    const played = (discard: readonly string[]): Story =>
      alone({ hand: ['maula-pistol'], discard, noMore: true }).send('maula-pistol', 'imperial-basin');
    expect(played(['dagger', 'diplomacy']).piece('draw').of('seat1').hand.hidden).toHaveLength(1);
    expect(played([]).pieces()).toEqual([]);
  });
  // R8.13
  test('T48: with an empty deck the Row is not filled; an empty stack sells nothing', () => {
    const story = alone({ hand: ['convincing-argument'] }, { reserve: { 'prepare-the-way': 0 } }).play('reveal');
    expect(story.whyNot({ acquire: 'prepare-the-way', from: 'reserve' })).toBe('stackEmpty R8.13');
  });
});

describe('Intrigue cards', () => {
  // R9.1
  test('are no hand cards: whoever has nothing else has nothing to discard', () => {
    const story = alone({ hand: ['guild-envoy'], intrigue: ['cunning'], noMore: true }).send('guild-envoy', 'deliver-supplies');
    expect(story.pieces()).not.toContain('discard');
  });
  // R9.2 R4.11
  test('Plot cards are played in the own turn: before the Agent, between effects, and after them', () => {
    const intrigue = ['crysknife', 'contingency-plan', 'devour'];
    const story = alone({ hand: ['diplomacy'], intrigue })
      .play({ plot: 'crysknife' })
      .send('diplomacy', 'deliver-supplies');
    expect([story.of('seat1').spice, story.whyNot({ plot: 'devour' })]).toEqual([1, 'wrongTime R9.2']);
    story.play({ plot: 'contingency-plan' });
    expect([story.of('seat1').solari, story.state.intrigueDiscard]).toEqual([2, ['crysknife', 'contingency-plan']]);
  });
  // R9.4
  test('a card with a lasting effect lies before its player until it is over', () => {
    const story = alone({ hand: [], intrigue: ['call-to-arms'] }).play({ plot: 'call-to-arms' });
    expect([story.of('seat1').waiting, story.state.intrigueDiscard]).toEqual([['call-to-arms'], []]);
    story.play('reveal', 'done');
    expect([story.of('seat1').waiting, story.state.intrigueDiscard]).toEqual([[], ['call-to-arms']]);
  });
});

describe('effects in general', () => {
  // R13.1 R4.3
  test('a card overrides a rule: Undercover Asset needs no Influence', () => {
    const to = (card: string): boolean =>
      alone({ hand: [card], solari: 3 })
        .options()
        .some((option) => JSON.stringify(option).includes('imperial-privilege'));
    expect([to('dagger'), to('undercover-asset')]).toEqual([false, true]);
  });
  // R13.3
  test('T3: Guild Envoy discards a card that was drawn first, and a Guild card draws two', () => {
    const deck = ['spacing-guilds-favor', 'dagger', 'diplomacy'];
    const story = alone({ hand: ['guild-envoy'], deck })
      .send('guild-envoy', 'fremkit')
      .piece('draw')
      .piece('discard');
    expect(story.of('seat1').discard).toEqual(['spacing-guilds-favor']);
    if (story.pieces().includes('if')) story.piece('if');
    expect(story.of('seat1').hand.hidden).toEqual(['dagger', 'diplomacy']);
  });
  // R13.2
  test('between players it goes clockwise from the active one', () => {
    const story = alone(
      { hand: ['diplomacy'] },
      {
        firstPlayer: 'seat1',
        players: {
          seat2: { intrigue: ['cunning', 'devour', 'impress', 'detonation'] },
          seat3: { intrigue: ['mercenaries', 'manipulate', 'leverage', 'distraction'].slice(0, 2) },
        },
      },
    ).send('diplomacy', 'secrets');
    story.piece('steal_intrigue');
    expect(story.told('stole').map(({ from }) => from)).toEqual(['seat2']);
  });
  // R6.3
  test('Secrets: whoever has four Intrigue cards or more gives one at random', () => {
    const four = ['cunning', 'devour', 'impress', 'detonation'];
    const players = { seat2: { intrigue: four }, seat3: { intrigue: ['mercenaries', 'manipulate', 'distraction'] } };
    const story = alone({ hand: ['diplomacy'] }, { players })
      .send('diplomacy', 'secrets')
      .piece('steal_intrigue');
    expect([story.of('seat2').intrigue.hidden.length, story.of('seat3').intrigue.hidden.length]).toEqual([3, 3]);
  });
  // R6.5
  test('Shipping: any Faction, and no Influence of its own', () => {
    const own = { hand: ['dune-the-desert-planet'], spice: 3, influence: { 'spacing-guild': 2 } };
    const story = alone(own).send('dune-the-desert-planet', 'shipping');
    expect(story.state.turn.pieces.filter(({ from }) => from === 'influence')).toEqual([]);
    story.piece('influence');
    expect(story.options()).toEqual(['emperor', 'spacing-guild', 'bene-gesserit', 'fremen']);
    story.play('fremen');
    expect(story.of('seat1').influence.fremen).toBe(1);
  });
  // R7.1
  test('recruits come from the supply, as many as it holds', () => {
    const story = alone({ hand: ['reconnaissance'], garrison: 5, conflict: 6, water: 2 })
      .send('reconnaissance', 'research-station')
      .piece('recruit');
    expect([story.of('seat1').supply, story.of('seat1').garrison]).toEqual([0, 6]);
  });
  // R12.2
  test('2 Influence is 1 VP, and it goes when one falls below', () => {
    const story = alone({ hand: ['diplomacy'], influence: { fremen: 1 }, intrigue: ['backed-by-choam'] }, { options: { choam: 'with' } });
    story.send('diplomacy', 'fremkit').piece('influence');
    expect(story.of('seat1').vp).toBe(1);
    story.play({ plot: 'backed-by-choam' });
    if (story.asked === 'loseInfluence seat1') story.play('fremen');
    expect([story.of('seat1').vp, story.of('seat1').solari]).toEqual([0, 4]);
  });
  // R12.7
  test('reaching 2 with the Bene Gesserit counts each time for Lady Margot', () => {
    const own = { leader: 'lady-margot-fenring', hand: ['diplomacy'], influence: { 'bene-gesserit': 1 } };
    const story = alone(own).send('diplomacy', 'secrets').piece('influence');
    expect(story.of('seat1').spice).toBe(2);
  });
  // R13.6
  test('what is paid goes to the bank: nobody else has more', () => {
    const story = alone({ hand: ['dagger'], solari: 5 }).send('dagger', 'high-council');
    expect((['seat1', 'seat2', 'seat3'] as const).map((seat) => story.of(seat).solari)).toEqual([0, 0, 0]);
  });
  // R13.7
  test('starting cards cost nothing: Princess Irulan gains nothing for one', () => {
    const spice = (card: string): number => {
      const story = alone({ leader: 'princess-irulan', hand: ['signet-ring', card] })
        .send('signet-ring', 'arrakeen')
        .piece('may');
      story.play(1);
      if (story.asked === 'trash seat1') story.play({ card, from: 'hand' });
      return story.of('seat1').spice;
    };
    expect([spice('dagger'), spice('maula-pistol')]).toEqual([0, 2]);
  });
  // R13.8
  test('an option that would change nothing is closed', () => {
    const own = { hand: ['maula-pistol'], conflict: 0, intrigue: ['tactical-option'] };
    const story = open({
      agenda: [{ do: 'window', by: 'seat1', passes: 0, played: false }, { do: 'rank' }],
      players: { seat1: { ...own, conflict: 1 } },
    });
    expect(story.asked).toBe('window seat1');
    story.play({ play: 'tactical-option' });
    expect(story.options()).toEqual([0, 1]);
  });
});
