import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import type { Effect, Effects } from '../../imperium-family/effects/effects.ts';
import { AMBER, FEYD, GURNEY, IRULAN, led, MUADDIB, openSix, SHADDAM } from './six.fixture.ts';
import { rivalActs } from './rivals.fixture.ts';
import '../base/index.ts';
import { open, type Story } from './story.fixture.ts';

// What Spies, Rivals and teams are asked, how often, and what the answers lead to.

type Players = NonNullable<Arrangement['players']>;
const does = (list: Effects, players: Players = {}, more: Arrangement = {}): Story =>
  open({
    agenda: [
      { do: 'run', by: 'seat1', origin: null, since: 0, agreed: false, list },
      { do: 'nextTurn', by: 'seat1' },
    ],
    ...more,
    players: { ...players, seat1: { hand: ['dagger'], ...players.seat1 } },
  });
const won = (conflict: string) => ({ conflict, faceUp: true });
const [POST_A, POST_B, POST_C] = ['post-choam', 'post-guild', 'post-fremen'];

describe('one after the other', () => {
  // R11.4
  test('won Conflict cards that are turned down as a price', () => {
    const pay: Effect = { pay: { flip_battle_card: { icons: ['crysknife', 'desert-mouse'], count: 2 } }, then: [], mandatory: true };
    const cards = ['skirmish-crysknife', 'skirmish-desert-mouse', 'choam-security'].map(won);
    const story = does([pay], { seat1: { won: cards } });
    expect(story.asked).toMatch(/^(flipCard|turn) seat1$/);
    const three = does(
      [{ pay: { flip_battle_card: { icons: ['crysknife', 'desert-mouse', 'ornithopter'], count: 2 } }, then: [], mandatory: true }],
      {
        seat1: { won: [won('skirmish-crysknife'), won('skirmish-desert-mouse'), won('skirmish-ornithopter')] },
      },
    );
    expect(three.asked).toBe('flipCard seat1');
    three.play('skirmish-desert-mouse');
    expect(three.asked).toBe('flipCard seat1');
    expect([three.play('skirmish-crysknife').asked, three.told('turnedDown').length]).toEqual(['turn seat1', 2]);
  });
  // R5.4
  test('Spies that are recalled as a price, and no card is drawn for it', () => {
    const pay: Effect = { pay: { recall_spy: 2 }, then: [], mandatory: true };
    const story = does(
      [pay],
      { seat1: { deck: ['diplomacy'] } },
      { posts: { [POST_A]: ['seat1'], [POST_B]: ['seat1'], [POST_C]: ['seat1'] } },
    );
    expect([story.asked, story.options()]).toEqual([
      'recallSpy seat1',
      [{ spy: POST_A }, { spy: POST_B }, { spy: POST_C }].sort(byPost(story)),
    ]);
    story.play({ spy: POST_A });
    expect(story.asked).toBe('recallSpy seat1');
    story.play({ spy: POST_C });
    expect([story.asked, story.of('seat1').spies, story.told('drew')]).toEqual(['turn seat1', 2, []]);
    expect(story.told('recalledSpy').map(({ errand }) => errand)).toEqual(['price', 'price']);
    const all = does([pay], {}, { posts: { [POST_A]: ['seat1'], [POST_B]: ['seat1'] } });
    expect([all.asked, all.of('seat1').spies]).toEqual(['turn seat1', 3]);
  });
  // R5.2 R5.3
  test('Spies that are placed; with an empty supply one comes back first, or it is left', () => {
    const place: Effect = { place_spy: { count: 2 } };
    const story = does([place]);
    story.play(story.options()[0]);
    expect(story.asked).toBe('placeSpy seat1');
    story.play(story.options()[0]);
    expect([story.asked, story.of('seat1').spies]).toEqual(['turn seat1', 1]);
    const empty = does([{ place_spy: { count: 1 } }], {}, { posts: { [POST_A]: ['seat1'], [POST_B]: ['seat1'], [POST_C]: ['seat1'] } });
    expect([empty.asked, empty.options().includes('keep')]).toEqual(['recallSpy seat1', true]);
    expect([empty.play({ spy: POST_B }).asked, empty.of('seat1').spies]).toEqual(['placeSpy seat1', 1]);
  });
});
const byPost =
  (story: Story) =>
  (one: { spy: string }, other: { spy: string }): number => {
    const posts = Object.keys(story.state.posts ?? {});
    return posts.indexOf(one.spy) - posts.indexOf(other.spy);
  };

describe('the Conflict that is fought for', () => {
  // R10.5 R10.6
  test('is the card of this round, not one that was won before', () => {
    const story = open({
      seats: 3,
      conflict: 'skirmish-desert-mouse',
      agenda: [{ do: 'rank' }],
      players: { seat1: { conflict: 2, solari: 0 }, seat2: { won: [won('skirmish-crysknife')] } },
    });
    expect(story.state.conflicts.slice(0, 2)).toEqual(['skirmish-crysknife', 'skirmish-desert-mouse']);
    expect([story.told('fought')[0]?.conflict, story.of('seat1').won]).toEqual(['skirmish-desert-mouse', [won('skirmish-desert-mouse')]]);
    expect(story.of('seat1').solari).toBe(2);
    expect(story.told('combat')).toEqual([]);
  });
});

describe('a Rival', () => {
  // R17.7
  test('is told of, and what asks for it comes from its card', () => {
    const story = rivalActs(['hagal-secrets']);
    expect(story.told('turn')[0]).toEqual({ type: 'turn', player: 'rival1' });
  });
  // R17.14
  test('pays for nothing but points, and nobody is asked', () => {
    const run = (then: Effects): Story =>
      rivalActs([], {
        agenda: [
          { do: 'run', by: 'rival1', origin: null, since: 0, agreed: false, list: [{ pay: { spice: 1 }, then }] },
          { do: 'defend', by: 'seat1' },
        ],
        own: { spice: 1, solari: 0 },
      });
    const recruits = run([{ recruit: 1 }]);
    expect([recruits.asked, recruits.of('rival1').spice, recruits.told('recruited')]).toEqual(['defend seat1', 1, []]);
    expect(run([{ gain: { vp: 1 } }]).of('rival1')).toMatchObject({ spice: 0, vp: 1 });
  });
  // R17.5
  test('that cannot act stays, which is told', () => {
    const story = rivalActs([], { agents: { arrakeen: ['rival1'], secrets: ['rival1'] } });
    expect(story.told('rivalStays')).toEqual([{ type: 'rivalStays', player: 'rival1' }]);
  });
  // R17.9
  test('at a maker space harvests bonus and base, which is told', () => {
    const story = rivalActs(['hagal-deep-desert'], { bonusSpice: { 'deep-desert': 2 } });
    expect(story.told('harvested')).toEqual([{ type: 'harvested', player: 'rival1', space: 'deep-desert', spice: 6, bonus: 2 }]);
  });
  // R6.2
  test('and a person who takes the bonus spice of a maker space is told of', () => {
    const story = open({ players: { seat1: { hand: ['dune-the-desert-planet'], spice: 0, water: 1 } }, bonusSpice: { 'hagga-basin': 2 } });
    story.send('dune-the-desert-planet', 'hagga-basin');
    expect(story.told('harvested')).toEqual([{ type: 'harvested', player: 'seat1', space: 'hagga-basin', spice: 2, bonus: 2 }]);
    expect(story.of('seat1').spice).toBe(2);
  });
});

describe('beside a physical board', () => {
  // R5.5
  test('a visit that needs a Spy asks which one comes back', () => {
    const story = open({
      seats: 1,
      options: { board: 'companion' },
      agents: { 'spice-refinery': ['rival1'] },
      posts: { 'post-arrakeen-refinery': ['seat1'], 'post-refinery-research': ['seat1'] },
      players: { rival1: { rivalCard: 'rival-gurney-halleck' }, rival2: { rivalCard: 'rival-muaddib' } },
    });
    story.play({ to: 'spice-refinery' });
    expect([story.asked, story.table.task]).toMatchObject(['recallSpy seat1', { errand: 'infiltrate' }]);
  });
});

describe('a team of two Allies', () => {
  // R18.8
  test('the Ally with one troop to deploy is asked, and the Commander goes on', () => {
    const players = { [MUADDIB]: { hand: ['md-usul'], intrigue: ['impress'] }, [GURNEY]: { garrison: 1 } };
    const story = led(MUADDIB, 'left', players).send('md-usul', 'arrakeen');
    while (story.pieces().length > 0) {
      story.piece(story.pieces()[0] as string);
      while (!story.asked.startsWith('effects')) story.play(story.options()[0]);
    }
    story.play('done');
    expect([story.asked, story.choices(GURNEY)]).toMatchObject([`deploy ${GURNEY}`, { min: 0 }]);
    story.play(1);
    expect([story.asked, story.state.turn.deployed, story.of(GURNEY).conflict]).toEqual([`effects ${MUADDIB}`, 1, 1]);
  });
  // R18.7
  test('the Reveal that was named is all that is left, and only then no Agent is sent', () => {
    const players: Players = { [MUADDIB]: { hand: ['md-usul'] } };
    const reveal = led(MUADDIB, 'reveal', players);
    expect([reveal.options(), reveal.whyNot({ card: 'md-usul', to: 'hagga-basin' })]).toEqual([['reveal'], undefined]);
    const agent = led(MUADDIB, 'left', players);
    expect([agent.options().includes('reveal'), agent.whyNot('reveal')]).toEqual([false, 'mustSend R18.7']);
    const alone = open({ seats: 3, players: { seat1: { hand: ['dagger'] } } });
    expect([alone.options().includes('reveal'), alone.whyNot('reveal')]).toEqual([true, undefined]);
  });
  // R18.14
  test('partners of equal strength are asked in turn; when one leaves the place the other is not', () => {
    const tied = openSix(
      { [GURNEY]: { conflict: 2 }, [AMBER]: { conflict: 2 }, [FEYD]: { conflict: 1 } },
      { agenda: [{ do: 'rank' }, { do: 'activate', by: MUADDIB }] },
    );
    const [first, second] = tied.asked === `concede ${GURNEY}` ? [GURNEY, AMBER] : [AMBER, GURNEY];
    expect([tied.asked, tied.options()]).toEqual([`concede ${first}`, [true, false]]);
    tied.play(true);
    expect(tied.asked).not.toBe(`concede ${second}`);
    expect(tied.told('placed')[0]).toMatchObject({ player: second, place: 'first' });
    expect(tied.told('conceded')).toEqual([{ type: 'conceded', player: first, to: second }]);
    tied.until(`activate ${MUADDIB}`);
    expect(tied.state.conceded).toEqual([]);
  });
  // R18.10
  test('a Commander plays a Combat card for an Ally who fights, and is told why not', () => {
    const story = openSix(
      { [MUADDIB]: { intrigue: ['impress', 'cunning'] }, [GURNEY]: { conflict: 1 }, [FEYD]: { conflict: 1 }, [IRULAN]: {} },
      { agenda: [{ do: 'combat' }], firstPlayer: MUADDIB },
    );
    expect(story.asked).toBe(`window ${MUADDIB}`);
    expect(story.options()).toEqual([{ play: 'impress', for: GURNEY }, 'pass']);
    expect(story.whyNot({ play: 'cunning', for: GURNEY })).toBe('wrongTime R9.2');
    expect(story.whyNot({ play: 'cunning', for: AMBER })).toBeUndefined();
  });
  // R18.25
  test('a split gives the rest to the named Ally, and to nobody where no Ally is named', () => {
    const split: Effect = { split: { options: [[{ gain: { water: 1 } }], [{ gain: { spice: 2 } }]], activated_ally_gets: 'the_other' } };
    const named = openSix(
      { [SHADDAM]: { water: 0, spice: 0 }, [FEYD]: { spice: 0, water: 0 } },
      {
        agenda: [
          { do: 'activate', by: SHADDAM },
          { do: 'run', by: SHADDAM, origin: null, since: 0, agreed: false, list: [split] },
          { do: 'activate', by: MUADDIB },
        ],
      },
    ).play({ ally: FEYD, with: 'right' }, 0);
    expect([named.of(SHADDAM).water, named.of(SHADDAM).spice, named.of(FEYD).spice, named.of(FEYD).water]).toEqual([1, 0, 2, 0]);
    const nobody = does([split], { seat1: { water: 0, spice: 0 } }).play(1);
    expect([nobody.of('seat1').water, nobody.of('seat1').spice]).toEqual([0, 2]);
  });
});

describe('R19.1 a card of the first game that doubles the base of a harvest', () => {
  const harvested = (card: string, space: string): number => {
    const story = open({ options: { 'base-imperium': 'with' }, players: { seat1: { hand: [card], water: 2, spice: 0 } } }).send(
      card,
      space,
    );
    while (story.pieces().length > 0) {
      story.piece(story.pieces()[0] as string);
      while (!story.asked.startsWith('effects')) story.play(story.options()[0]);
    }
    return story.of('seat1').spice;
  };
  // R6.2 R19.1
  test('does so where the space gives its base, and nowhere else', () => {
    expect([harvested('base-carryall', 'hagga-basin'), harvested('dune-the-desert-planet', 'hagga-basin')]).toEqual([4, 2]);
  });
});
