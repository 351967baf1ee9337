import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { heard } from '../../../kernel/table.ts';
import { laws } from '../../../testkit/laws.ts';
import { startOf } from '../../../testkit/play.ts';
import { cardShape, postShape, spaceShape } from '../../imperium-family/check.ts';
import { holdTogether } from '../../imperium-family/contradictions.ts';
import { someEffects } from '../../imperium-family/effects/check.ts';
import type { Shape } from '../../imperium-family/effects/shape.ts';
import type { Records } from '../../imperium-family/edition.ts';
import { HAMLET } from '../../imperium-family/hamlet.fixture.ts';
import type { SeatId } from '../../imperium-family/ids.ts';
import { familyModule } from '../../imperium-family/module.ts';
import { senseWith } from '../../imperium-family/sense/sense.ts';
import { WEIGHTS } from '../../imperium-family/sense/weights.ts';
import { alone, open, OUTPOST, OUTPOST_RECORDS, outpost } from './outpost.fixture.ts';

laws('an edition with Spies, 2 seats', { module: outpost, seats: 2, options: {} }, 3);
laws('an edition with Spies, 3 seats', { module: outpost, seats: 3, options: { leaders: 'random' } }, 3);

describe('Spies in the box', () => {
  // R1.3 R2.7 R16.1
  test('everybody has three in the supply, posts are free, and all see it', () => {
    const { state } = startOf({ module: outpost, seats: 3, options: {} }, 1);
    expect(state.order.map((id) => state.players[id]?.spies)).toEqual([3, 3, 3]);
    expect(Object.entries(state.posts ?? {})).toEqual(['ridge', 'gallery', 'tower', 'cellar', 'rock'].map((post) => [post, []]));
    const placed = open({ posts: { ridge: ['seat2'], rock: ['seat1', 'seat2'] } });
    for (const viewer of ['seat1', 'seat2', null] as const) {
      const view = outpost.view(placed.state, viewer);
      expect(view.posts).toMatchObject({ ridge: ['seat2'], rock: ['seat1', 'seat2'] });
      expect([view.players.seat1?.spies, view.players.seat2?.spies, view.players.seat3?.spies]).toEqual([2, 1, 3]);
    }
  });
  test('an edition without posts knows nothing of them', () => {
    const hamlet = familyModule(HAMLET);
    const { state } = startOf({ module: hamlet, seats: 2, options: {} }, 1);
    const view = hamlet.view(state, 'seat1');
    for (const thing of [state, view]) expect(Object.keys(thing)).not.toContain('posts');
    for (const thing of [state.turn, state.players.seat1, view.players.seat1]) expect(Object.keys(thing ?? {})).not.toContain('spies');
  });
  test('what is wrong with a position is seen', () => {
    const { state } = open({ posts: { ridge: ['seat1'] } });
    const broken = (change: object) => outpost.invariants({ ...state, ...change } as typeof state);
    expect(broken({})).toEqual([]);
    expect(broken({ posts: { ...state.posts, rock: ['seat1'] } })).toEqual(['Spies of seat1']);
    expect(broken({ posts: { ...state.posts, ridge: ['seat1', 'seat1'] } })).toContain('Spies on a post');
    expect(broken({ posts: { ridge: ['seat1'] } })).toContain('posts');
  });
});

describe('the forms of Spies', () => {
  const { cards, board } = OUTPOST_RECORDS;
  const wrong = (shape: Shape, value: unknown): readonly string[] => {
    const found: string[] = [];
    const known = {
      card: Object.keys(cards),
      space: Object.keys(board.spaces),
      zone: Object.keys(board.zones),
      special: ['shortcut'],
      leader: Object.keys(OUTPOST_RECORDS.leaders),
      faction: ['fremen', 'emperor'],
      icon: ['fremen', 'emperor', 'city', 'spice-trade', 'spy'],
    };
    shape(value, 'it', { known, report: (field) => found.push(field) });
    return found;
  };
  // R5.1 R4.2
  test('cards show the Spy icon, spaces do not, posts name spaces that are there', () => {
    for (const record of Object.values(cards)) expect(wrong(cardShape, record)).toEqual([]);
    for (const record of Object.values(board.posts ?? {})) expect(wrong(postShape, record)).toEqual([]);
    expect(wrong(spaceShape, board.spaces['well'])).toEqual([]);
    expect(wrong(spaceShape, { ...board.spaces['well'], icon: 'spy' })).toEqual(['it.icon']);
    expect(wrong(postShape, { spaces: ['nowhere'], source: 'public' })).toEqual(['it.spaces.0']);
    expect(wrong(postShape, { spaces: [], source: 'public' })).toEqual(['it.spaces']);
  });
  test.each<[string, unknown]>([
    ['it.0.place_spy.on.0', [{ place_spy: { count: 1, on: ['guild'] } }]],
    ['it.0.place_spy.count', [{ place_spy: { count: 0 } }]],
    ['it.0.place_spy.may_share_post', [{ place_spy: { count: 1, may_share_post: false } }]],
    ['it.0.pay.recall_spy', [{ pay: { recall_spy: 'all' }, then: [{ draw: 1 }] }]],
    ['it.0.if.spying_on.maker', [{ if: { spying_on: { maker: false } }, then: [{ draw: 1 }] }]],
    ['it.0.if.placed_on_post_of', [{ if: { placed_on_post_of: [] }, then: [{ draw: 1 }] }]],
    ['it.0.influence.faction', [{ influence: { faction: 'that-faction', amount: 1 } }]],
    [
      'it.0.do.0.influence.faction',
      [
        {
          for_each: { card_in_play: { faction: 'fremen', including_this: true } },
          do: [{ influence: { faction: 'that-faction', amount: 1 } }],
        },
      ],
    ],
  ])('%s', (field, list) => expect(wrong(someEffects, list)).toEqual([field]));
  // R5.1
  test('posts and Spies belong together, and no post watches a space twice', () => {
    const counted = {
      cards: { starter: 17, reserve: 5, imperium: 26 },
      intrigue: 18,
      conflicts: { 1: 2, 2: 2, 3: 0 },
      hagal: 0,
      spacesOf: { fremen: 1, emperor: 1, city: 2, 'spice-trade': 1 },
      controlled: ['well'],
      agents: 3,
    } as const;
    const found = (records: Records): readonly string[] => {
      const fields: string[] = [];
      holdTogether(records, OUTPOST, counted, (field) => fields.push(field));
      return fields;
    };
    const { game } = OUTPOST_RECORDS;
    expect(found(OUTPOST_RECORDS)).toEqual([]);
    expect(
      found({ ...OUTPOST_RECORDS, board: { ...board, posts: { ...board.posts, rock: { spaces: ['dune', 'dune'], source: 'public' } } } }),
    ).toEqual(['board.posts.rock.spaces']);
    const { spies: _, ...limits } = game.limits;
    expect(found({ ...OUTPOST_RECORDS, game: { ...game, limits } })).toEqual(['game.limits.spies']);
    expect(found({ ...OUTPOST_RECORDS, game: { ...game, limits: { ...limits, spies: 6 } } })).toEqual(['game.limits.spies']);
  });
});

describe('what is known of Spies', () => {
  const gathering = () => alone({ hand: ['errand'] }, { posts: { cellar: ['seat1'], rock: ['seat2'] } }).send('errand', 'well');
  // R16.1 R16.2
  test('where they stand, all know; what was drawn, the owner alone', () => {
    const story = gathering();
    const told = story.table.play({ seat: 'seat1', answer: { spy: 'cellar' } });
    const faces = (viewer: SeatId | null) => heard(told, viewer).flatMap((event) => (event.type === 'drew' ? [event.cards] : []));
    expect([faces('seat2'), faces(null)]).toEqual([[null], [null]]);
    expect(faces('seat1')[0]).toHaveLength(1);
    expect(heard(told, 'seat2').some((event) => event.type === 'recalledSpy')).toBe(true);
  });
  // R16.1
  test('in every position that a seat takes for possible they stand where they stand', () => {
    const story = gathering();
    for (let seed = 1; seed <= 10; seed++) {
      const before = [story.state.posts, story.state.order.map((id) => story.state.players[id]?.spies)];
      story.table.imagine('seat3', chanceOf(seed));
      expect([story.state.posts, story.state.order.map((id) => story.state.players[id]?.spies)]).toEqual(before);
      story.table.undo();
    }
  });
  test('a Spy can be taken back, a card that was drawn cannot', () => {
    expect(gathering().play({ spy: 'cellar' }).table.canUndo).toBe(false);
    const story = alone({ hand: ['courier'] })
      .send('courier', 'dune')
      .piece('place_spy')
      .play('rock');
    expect(story.table.canUndo).toBe(true);
    story.table.undo();
    expect([story.asked, story.of('seat1').spies]).toEqual(['placeSpy seat1', 3]);
  });
});

describe('bots', () => {
  const sense = senseWith(WEIGHTS, {});
  test('play with Spies to the end: they place, infiltrate, gather and pay with them', () => {
    const seen = new Set<string>();
    for (let seed = 1; seed <= 6; seed++) {
      const table = startOf({ module: outpost, seats: 3, options: {} }, seed);
      const chance = chanceOf(seed);
      while (!table.position.outcome) {
        const move = sense.habit(table, table.asked[0] as SeatId, chance);
        expect(move).not.toBeNull();
        if (!move) break;
        expect(table.refusal(move)).toBeNull();
        for (const { event } of table.play(move))
          if (event.type === 'recalledSpy' || event.type === 'placedSpy') seen.add('errand' in event ? event.errand : 'placed');
      }
    }
    expect([...seen].sort()).toEqual(expect.arrayContaining(['gather', 'infiltrate', 'placed']));
  });
});
