import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import type { SeatId } from '../../imperium-family/ids.ts';
import { holds } from '../../imperium-family/queries/conditions.ts';
import { sceneFor } from '../../imperium-family/queries/scene.ts';
import { alone, open } from './outpost.fixture.ts';

describe('the Spy icon', () => {
  // R4.2
  test('leads to every space that an own Spy watches; the Spy stays', () => {
    const story = alone({ hand: ['scout'] }, { posts: { ridge: ['seat1'], gallery: ['seat2'] } });
    expect(story.options()).toEqual([{ card: 'scout', to: 'camp' }, { card: 'scout', to: 'dune' }, 'reveal']);
    expect(story.whyNot({ card: 'scout', to: 'throne' })).toBe('noSpyThere R4.2');
    story.send('scout', 'dune').play('keep');
    expect(story.state.posts?.['ridge']).toEqual(['seat1']);
  });
  // R4.2
  test('adds to the other icons, and leads nowhere without a Spy on the board', () => {
    const none = alone({ hand: ['scout', 'courier'] });
    expect(none.whyNot({ card: 'scout' })).toBe('noSpyOut R4.2');
    expect(none.options()).not.toContainEqual({ card: 'courier', to: 'camp' });
    const some = alone({ hand: ['courier'] }, { posts: { ridge: ['seat1'], tower: ['seat1'] } });
    const spaces = some.options().flatMap((option) => (typeof option === 'object' && option && 'to' in option ? [option.to] : []));
    expect(spaces.sort()).toEqual(['camp', 'dune', 'well']);
    expect(some.whyNot({ card: 'courier', to: 'square' })).toBe('tooDear R6.3');
  });
  // R4.2 R5.6
  test('the same Spy may be recalled afterwards: the icon is looked at first', () => {
    const story = alone({ hand: ['scout'] }, { posts: { ridge: ['seat1'] } }).send('scout', 'camp');
    expect(story.asked).toBe('recallSpy seat1');
    expect(story.play({ spy: 'ridge' }).state.posts?.['ridge']).toEqual([]);
  });
});

describe('placing a Spy', () => {
  test('R5.2 an effect that places several asks for one post after the other', () => {
    const scene = { by: 'seat1', origin: null, since: 0, agreed: false } as const;
    const list = [{ place_spy: { count: 3 } }] as const;
    const story = open({
      agenda: [
        { do: 'run', list, ...scene },
        { do: 'nextTurn', by: 'seat1' },
      ],
    });
    for (let spies = 3; spies > 0; spies--) {
      expect([story.asked, story.of('seat1').spies]).toEqual(['placeSpy seat1', spies]);
      story.play(story.options()[0]);
    }
    expect([story.asked, story.of('seat1').spies]).toEqual(['turn seat1', 0]);
  });
  // R5.1 R5.2
  test('moves it from the supply to a free post', () => {
    const story = alone({ hand: ['courier'] }, { posts: { ridge: ['seat1'], rock: ['seat2'] } })
      .send('courier', 'well')
      .piece('place_spy');
    expect(story.asked).toBe('placeSpy seat1');
    expect(story.options()).toEqual(['gallery', 'tower', 'cellar']);
    expect([story.whyNot('ridge'), story.whyNot('rock')]).toEqual(['ownSpy R5.1', 'postTaken R5.1']);
    story.play('cellar');
    expect([story.state.posts?.['cellar'], story.of('seat1').spies]).toEqual([['seat1'], 1]);
    expect(story.told('placedSpy')).toEqual([{ type: 'placedSpy', player: 'seat1', post: 'cellar' }]);
  });
  // R5.2
  test('"on" an icon asks for a post that watches such a space', () => {
    const story = alone({ hand: ['network'] })
      .send('network', 'well')
      .piece('place_spy');
    expect(story.options()).toEqual(['tower', 'cellar']);
    expect(story.whyNot('ridge')).toBe('wrongPost R5.2');
  });
  // R5.1 R5.2
  test('beside the Spy of another player where an effect allows it, never beside an own one', () => {
    const story = alone({ hand: ['ears'] }, { posts: { tower: ['seat2'], cellar: ['seat1'] } })
      .send('ears', 'well')
      .play('keep')
      .piece('place_spy');
    expect([story.options(), story.whyNot('cellar'), story.whyNot('rock')]).toEqual([['tower'], 'ownSpy R5.1', 'wrongPost R5.2']);
    expect(story.play('tower').state.posts?.['tower']).toEqual(['seat2', 'seat1']);
  });
  // R5.3
  test('may not be declined with a Spy in supply and a free post', () => {
    const story = alone({ hand: ['courier'] })
      .send('courier', 'dune')
      .piece('harvest');
    expect(story.options()).not.toContain('done');
    expect(story.whyNot('done')).toBe('mandatory R6.8');
    expect(story.piece('place_spy').play('rock').options()).toContain('done');
  });
  // R5.2 R5.3
  test('with an empty supply it may be left, or a Spy is recalled first and placed anew', () => {
    const out = { ridge: ['seat1'], gallery: ['seat1'], tower: ['seat1'] } as const;
    const story = () =>
      alone({ hand: ['courier'] }, { posts: out })
        .send('courier', 'dune')
        .play('keep')
        .piece('harvest');
    expect(story().options()).toContain('done');
    const declined = story().piece('place_spy');
    expect(declined.asked).toBe('recallSpy seat1');
    expect(declined.options()).toEqual([{ spy: 'ridge' }, { spy: 'gallery' }, { spy: 'tower' }, 'keep']);
    expect([declined.play('keep').of('seat1').spies, declined.state.turn.spies?.recalled]).toEqual([0, 0]);
    const moved = story().piece('place_spy').play({ spy: 'gallery' });
    expect(moved.options()).toEqual(['gallery', 'cellar', 'rock']);
    moved.play('rock');
    expect([moved.state.posts?.['gallery'], moved.state.posts?.['rock'], moved.of('seat1').spies]).toEqual([[], ['seat1'], 0]);
    expect(moved.state.turn.spies?.recalled).toBe(1);
  });
  // R5.2
  test('a Spy is recalled only where one can be placed then, be it on its own post', () => {
    const out = { ridge: ['seat1'], tower: ['seat1'], cellar: ['seat2'], rock: ['seat1'] } as const;
    const story = alone({ hand: ['network'] }, { posts: out })
      .send('network', 'well')
      .play('keep')
      .piece('place_spy');
    expect(story.options()).toEqual([{ spy: 'tower' }, 'keep']);
    expect(story.play({ spy: 'tower' }).options()).toEqual(['tower']);
  });
  // R5.3 R4.7
  test('the same holds behind a condition that is true', () => {
    const ready = (posts: Arrangement['posts']) =>
      alone({ hand: ['herald'], influence: { fremen: 1 } }, { ...(posts && { posts }) })
        .send('herald', 'well')
        .piece('draw')
        .piece('recruit');
    expect(ready({ ridge: ['seat1'] }).whyNot('done')).toBe('mandatory R6.8');
    const empty = ready({ ridge: ['seat1'], gallery: ['seat1'], rock: ['seat1'] });
    expect(empty.options()).toEqual(expect.arrayContaining(['done', { piece: empty.idOf('if') }]));
  });
  // R5.3
  test('without an open post nothing happens, and the turn may end', () => {
    const full = { ridge: ['seat2'], gallery: ['seat2'], tower: ['seat2'], cellar: ['seat3'], rock: ['seat3'] } as const;
    const story = alone({ hand: ['courier'] }, { posts: full })
      .send('courier', 'dune')
      .piece('harvest');
    expect(story.options()).toContain('done');
    expect(story.whyNot({ piece: story.idOf('place_spy') })).toBe('noPost R5.3');
    const plot = alone({ hand: [], intrigue: ['cell'] }, { posts: { ...full, rock: [] } }).play({ plot: 'cell' });
    expect(plot.options()).toEqual(['rock']);
    expect(plot.play('rock').asked).toBe('turn seat1');
  });
  // R5.3
  test('two Spies by one effect: of the second one may be declined when the supply has run out', () => {
    const story = alone({ intrigue: ['cell'] }, { posts: { ridge: ['seat1'], tower: ['seat1'] } }).play({ plot: 'cell' });
    expect(story.play('rock').asked).toBe('recallSpy seat1');
    expect(story.play('keep').asked).toBe('turn seat1');
  });
  // R12.3 R5.3
  test('the bonus of a track places one at once, also in the turn of another', () => {
    const scene = { origin: null, since: 0, agreed: false, amount: 1, among: ['emperor', 'fremen'] } as const;
    const story = open({
      players: { seat2: { influence: { emperor: 2 } } },
      agenda: [
        { do: 'influence', by: 'seat2', ...scene },
        { do: 'nextTurn', by: 'seat1' },
      ],
    });
    expect(story.play('emperor').asked).toBe('placeSpy seat2');
    expect(story.play('gallery').of('seat2').spies).toBe(2);
    expect(story.asked).toBe('turn seat1');
  });
  // R8.8 R5.2
  test('acquiring a card may bring one', () => {
    const story = alone({ hand: ['errand', 'errand'] }, { row: ['network', 'path', 'tribe'] })
      .play('reveal')
      .play({ acquire: 'network', from: 'row', to: 'discard' });
    expect(story.asked).toBe('placeSpy seat1');
  });
});

describe('infiltrating', () => {
  const THERE = { well: ['seat2'] } as const;
  // R5.5
  test('a Spy that watches the space is recalled for it, others do not help', () => {
    const closed = alone({ hand: ['errand'] }, { agents: THERE, posts: { ridge: ['seat1'], tower: ['seat2'] } });
    expect(closed.whyNot({ card: 'errand', to: 'well' })).toBe('unwatched R5.5');
    const story = alone({ hand: ['errand'] }, { agents: THERE, posts: { cellar: ['seat1'] } }).send('errand', 'well');
    expect([story.state.posts?.['cellar'], story.of('seat1').spies, story.state.agents['well']]).toEqual([[], 3, ['seat2', 'seat1']]);
    expect(story.told('recalledSpy')).toEqual([{ type: 'recalledSpy', player: 'seat1', post: 'cellar', errand: 'infiltrate' }]);
  });
  // R5.5 R5.6
  test('the Spy that infiltrated gathers nothing any more', () => {
    const story = alone({ hand: ['errand'] }, { agents: THERE, posts: { cellar: ['seat1'] } }).send('errand', 'well');
    expect(story.asked).toBe('effects seat1');
  });
  // R5.5 R5.6
  test('of two Spies one lets the Agent in, of the owner’s choice, and the other may gather', () => {
    const story = alone({ hand: ['errand'] }, { agents: THERE, posts: { cellar: ['seat1'], tower: ['seat1'] } }).send('errand', 'well');
    expect([story.asked, story.options()]).toEqual(['recallSpy seat1', [{ spy: 'tower' }, { spy: 'cellar' }]]);
    story.play({ spy: 'tower' });
    expect([story.asked, story.options()]).toEqual(['recallSpy seat1', [{ spy: 'cellar' }, 'keep']]);
    const hand = story.of('seat1').hand.hidden.length;
    story.play({ spy: 'cellar' });
    expect([story.of('seat1').hand.hidden.length - hand, story.of('seat1').spies, story.asked]).toEqual([1, 3, 'effects seat1']);
  });
  // R5.5
  test('one Spy is enough for several Agents, and none passes an own Agent', () => {
    const several = alone({ hand: ['errand'] }, { agents: { well: ['seat2', 'seat3'] }, posts: { cellar: ['seat1'] } });
    expect(several.send('errand', 'well').state.agents['well']).toEqual(['seat2', 'seat3', 'seat1']);
    const own = alone({ hand: ['errand'] }, { agents: { well: ['seat2', 'seat1'] }, posts: { cellar: ['seat1'] } });
    expect(own.whyNot({ card: 'errand', to: 'well' })).toBe('ownAgent R6.3');
  });
  // R4.3 R5.5
  test('price and requirement are asked all the same', () => {
    const poor = alone({ hand: ['errand'], solari: 1 }, { agents: { square: ['seat2'] }, posts: { tower: ['seat1'] } });
    expect(poor.whyNot({ card: 'errand', to: 'square' })).toBe('tooDear R6.3');
  });
  test('whoever passes Agents by another effect recalls nobody for it', () => {
    const story = alone({ hand: ['errand'] }, { agents: THERE, posts: { cellar: ['seat1'] } });
    Object.assign(story.state.turn, { shortcut: true });
    expect([story.send('errand', 'well').state.posts?.['cellar'], story.asked]).toEqual([['seat1'], 'recallSpy seat1']);
  });
});

describe('gathering intelligence', () => {
  // R5.6 R4.5
  test('is decided before every effect of the visit, after the control bonus', () => {
    const story = alone({ hand: ['errand'], water: 0 }, { control: { well: 'seat1' }, posts: { cellar: ['seat1'] } }).send(
      'errand',
      'well',
    );
    expect([story.asked, story.of('seat1').water, story.state.turn.pieces.length]).toEqual(['recallSpy seat1', 1, 2]);
    expect(story.of('seat1').hand.hidden).toEqual([]);
    story.play({ spy: 'cellar' });
    expect([story.of('seat1').hand.hidden.length, story.of('seat1').spies, story.asked]).toEqual([1, 3, 'effects seat1']);
    expect(story.state.turn.pieces).toHaveLength(2);
  });
  // R5.6
  test('may be left, happens once for each Agent, and only with Spies that watch the space', () => {
    const story = alone({ hand: ['errand'] }, { posts: { cellar: ['seat1'], tower: ['seat1'], ridge: ['seat1'] } }).send('errand', 'well');
    expect(story.options()).toEqual([{ spy: 'tower' }, { spy: 'cellar' }, 'keep']);
    expect(story.play({ spy: 'tower' }).asked).toBe('effects seat1');
    const left = alone({ hand: ['errand'] }, { posts: { cellar: ['seat1'] } })
      .send('errand', 'well')
      .play('keep');
    expect([left.asked, left.of('seat1').spies, left.of('seat1').hand.hidden.length]).toEqual(['effects seat1', 2, 0]);
    expect(alone({ hand: ['errand'] }, { posts: { ridge: ['seat1'] } }).send('errand', 'well').asked).toBe('effects seat1');
  });
  // R4.5 R5.6 R7.2 R7.8
  test('a whole visit: control bonus, Spy, space, card, and all recruits may follow', () => {
    const story = alone(
      { hand: ['scout'], garrison: 1 },
      { control: { well: 'seat2' }, posts: { cellar: ['seat1'] }, players: { seat2: { water: 0 } } },
    ).send('scout', 'well');
    expect([story.asked, story.of('seat2').water]).toEqual(['recallSpy seat1', 1]);
    story.play({ spy: 'cellar' }).piece('draw').piece('recruit').piece('if');
    expect([story.of('seat1').hand.hidden.length, story.of('seat1').garrison]).toEqual([2, 4]);
    expect(story.options()).toEqual([...[1, 2, 3, 4].map((deploy) => ({ deploy })), 'done']);
    const declined = alone({ hand: ['scout'], garrison: 1 }, { posts: { cellar: ['seat1'] } })
      .send('scout', 'well')
      .play('keep');
    expect(declined.piece('draw').piece('recruit').options()).toEqual([{ deploy: 1 }, { deploy: 2 }, 'done']);
  });
  // R5.4 R5.6 R7.2
  test('makes true what asks for a recall in this turn', () => {
    const story = (answer: unknown) =>
      alone({ hand: ['scout'], garrison: 1 }, { posts: { ridge: ['seat1'] } })
        .send('scout', 'camp')
        .play(answer);
    const gathered = story({ spy: 'ridge' }).piece('if');
    expect(gathered.of('seat1').garrison).toBe(3);
    expect(story('keep').whyNot({ piece: story('keep').idOf('if') })).toBe('condition R17.4');
  });
});

describe('recalling a Spy', () => {
  const BOTH = { ridge: ['seat1'], cellar: ['seat1'] } as const;
  // R5.4
  test('as a price takes as many as it says; which, its payer chooses', () => {
    const story = alone({ hand: ['ears'], conflict: 1 }, { posts: BOTH })
      .play('reveal')
      .piece('if');
    expect([story.asked, story.options()]).toEqual(['recallSpy seat1', [{ spy: 'ridge' }, { spy: 'cellar' }]]);
    story.play({ spy: 'ridge' });
    expect([story.of('seat1').swords, story.of('seat1').spies]).toEqual([3, 2]);
  });
  // R5.4 R9.3
  test('a card that asks for two is not played with one; with just two nobody is asked which', () => {
    const fight = (posts: Arrangement['posts']) =>
      open({
        players: { seat1: { intrigue: ['snare'], conflict: 1 }, seat2: { conflict: 1 } },
        ...(posts && { posts }),
        agenda: [{ do: 'combat' }],
      });
    expect(fight({ ridge: ['seat1'], cellar: ['seat2'] }).whyNot({ play: 'snare' })).toBe('cannotPay R17.2');
    const story = fight(BOTH).play({ play: 'snare' });
    expect([story.told('recalledSpy').map(({ post }) => post), story.told('swords')[0]?.amount]).toEqual([['ridge', 'cellar'], 5]);
  });
  // R5.4
  test('two of three are chosen one after the other', () => {
    const story = open({
      players: { seat1: { intrigue: ['snare'], conflict: 1 }, seat2: { conflict: 1 } },
      posts: { ...BOTH, rock: ['seat1'] },
      agenda: [{ do: 'combat' }],
    }).play({ play: 'snare' }, { spy: 'rock' });
    expect([story.asked, story.options()]).toEqual(['recallSpy seat1', [{ spy: 'ridge' }, { spy: 'cellar' }]]);
    expect(story.play({ spy: 'ridge' }).of('seat1').spies).toBe(2);
    expect(story.told('swords')).toHaveLength(1);
  });
  // R13.4 R12.3
  test('what others recall and place in a turn is not its owner’s deed, and the owner’s not theirs', () => {
    const scene = { origin: null, since: 0, agreed: false, amount: 1, among: ['emperor', 'fremen'] } as const;
    const story = open({
      players: { seat2: { influence: { emperor: 2 } } },
      posts: { ridge: ['seat2'], gallery: ['seat2'], rock: ['seat2'] },
      agenda: [
        { do: 'influence', by: 'seat2', ...scene },
        { do: 'nextTurn', by: 'seat1' },
      ],
    });
    Object.assign(story.state.turn, { of: 'seat1' });
    story.play('emperor', { spy: 'ridge' });
    expect(story.state.turn.spies?.recalled).toBe(0);
    const own = alone({ hand: ['errand'] }, { posts: BOTH })
      .send('errand', 'well')
      .play({ spy: 'cellar' });
    const isTrue = (by: SeatId) => holds(own.state, sceneFor(own.state, by), { recalled_spy_this_turn: true });
    expect([isTrue('seat1'), isTrue('seat2')]).toEqual([true, false]);
    const placed = alone({ intrigue: ['whisper'] }).play({ plot: 'whisper' }, 'cellar');
    const watches = (by: SeatId) => holds(placed.state, sceneFor(placed.state, by), { placed_on_post_of: ['city'] });
    expect([watches('seat1'), watches('seat2')]).toEqual([true, false]);
  });
  // R13.4 R5.4
  test('counts for the turn of its owner alone, and until it ends', () => {
    const story = alone(
      { hand: ['scout', 'errand'] },
      { posts: { ridge: ['seat1'], cellar: ['seat1'] }, players: { seat2: { hand: ['errand'] }, seat3: { hand: ['errand'] } } },
    )
      .send('errand', 'well')
      .play({ spy: 'cellar' });
    expect(story.state.turn.spies?.recalled).toBe(1);
    story.until('turn seat2');
    expect(story.state.turn.spies).toEqual({ recalled: 0, placed: [] });
  });
});

describe('spying', () => {
  // R5.7
  test('on a maker space, and with so many Spies on the board', () => {
    const reveal = (posts: Arrangement['posts']) => alone({ hand: ['ears'] }, posts ? { posts } : {}).play('reveal');
    expect(reveal({ rock: ['seat1'] }).state.turn.persuasion).toBe(2);
    const none = reveal({ rock: ['seat2'], cellar: ['seat1'] });
    expect(none.state.turn.persuasion).toBe(0);
    expect(none.whyNot({ piece: none.idOf('if') })).toBe('condition R17.4');
    expect(reveal({ tower: ['seat1'], cellar: ['seat1'] }).options()).toContainEqual({ piece: 0 });
  });
  // R5.7 R12.6
  test('counts each Faction with a space that is watched once, in the order of the owner', () => {
    const story = alone({ hand: ['network'] }, { posts: { ridge: ['seat1'], gallery: ['seat1'], cellar: ['seat1'] } }).play('reveal');
    story.piece('for_each');
    expect([story.asked, story.options()]).toEqual(['order seat1', [0, 1]]);
    story.play(1);
    expect(story.told('influence').map(({ faction, now }) => [faction, now])).toEqual([
      ['emperor', 1],
      ['fremen', 1],
    ]);
    const none = alone({ hand: ['network'] }, { posts: { cellar: ['seat1'], ridge: ['seat2'] } }).play('reveal');
    expect(none.whyNot({ piece: none.idOf('for_each') })).toBe('nothing R6.8');
  });
  // R5.7 R12.3
  test('a Spy that is placed meanwhile does not count any more', () => {
    const story = alone({ hand: ['network'], influence: { emperor: 2 } }, { posts: { gallery: ['seat1'] } }).play('reveal');
    story.piece('for_each');
    expect(story.asked).toBe('placeSpy seat1');
    story.play('ridge');
    expect(story.told('influence').map(({ faction }) => faction)).toEqual(['emperor']);
  });
  // R15.11 R4.6
  test('looks at the Spy that the same card has just placed', () => {
    const story = () => alone({ leader: 'elder', hand: ['ring'], solari: 4 }).send('ring', 'well');
    const before = story();
    expect([0, 1].map((nth) => before.whyNot({ piece: before.idOf('if', nth) }))).toEqual(['condition R17.4', 'condition R17.4']);
    const city = story().piece('place_spy').play('cellar');
    expect(city.whyNot({ piece: city.idOf('if', 1) })).toBe('condition R17.4');
    expect(city.piece('if').of('seat1')).toMatchObject({ solari: 3, spice: 3 });
    const faction = story().piece('place_spy').play('ridge');
    expect(faction.whyNot({ piece: faction.idOf('if') })).toBe('condition R17.4');
    expect(faction.piece('if', 1).of('seat1').solari).toBe(2);
  });
  // R15.11
  test('what something else has placed does not count for it', () => {
    const story = alone({ leader: 'elder', hand: ['ring'], intrigue: ['whisper'], solari: 4 }).send('ring', 'well');
    story.play({ plot: 'whisper' }).play('cellar');
    expect(story.whyNot({ piece: story.idOf('if') })).toBe('condition R17.4');
  });
});
