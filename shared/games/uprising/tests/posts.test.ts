import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { postRecord } from '../../imperium-family/edition.ts';
import type { SpaceName } from '../../imperium-family/ids.ts';
import { DATA } from '../data.ts';
import { open, type Story } from './story.fixture.ts';

type Own = NonNullable<Arrangement['players']>['seat1'];
const alone = (own: Own, more: Arrangement = {}): Story =>
  open({ seats: 3, firstPlayer: 'seat1', ...more, players: { ...more.players, seat1: own ?? {} } });
/** Where the card can send an Agent. */
const spacesFor = (story: Story, card: string): readonly string[] =>
  story.options().flatMap((option) => {
    const send = typeof option === 'object' && option && 'to' in option ? (option as { card: string; to: string }) : null;
    return send?.card === card ? [send.to] : [];
  });
const idOf = (story: Story, kind: string, nth = 0): number | undefined =>
  story.state.turn.pieces.filter(({ effect }) => kind in effect)[nth]?.id;

describe('the posts of the board', () => {
  const posts = Object.keys(DATA.board.posts);
  // R5.1
  test('are thirteen, each watches one to three spaces; two watch Research Station, and two Spice Refinery', () => {
    const { state } = open({ seats: 3 });
    expect(Object.keys(state.posts ?? {})).toEqual(posts);
    const watched = posts.flatMap((post) => postRecord(state, post).spaces);
    expect(posts.map((post) => postRecord(state, post).spaces.length).sort()).toEqual([1, 1, 1, ...Array(9).fill(2), 3]);
    const twice = Object.keys(DATA.board.spaces).filter((space: SpaceName) => watched.filter((each) => each === space).length === 2);
    expect(twice.sort()).toEqual(['research-station', 'spice-refinery']);
    expect(new Set(watched).size).toBe(22);
  });
  // R4.2
  test('W1: the Spy icon of Imperial Spymaster: Research Station with water, Sietch Tabr with Influence', () => {
    const own = { hand: ['imperial-spymaster'], spice: 4 };
    const post = { posts: { 'post-research-sietch': ['seat1'] } } as const;
    expect([...spacesFor(alone({ ...own, water: 2, influence: { fremen: 2 } }, post), 'imperial-spymaster')].toSorted()).toEqual([
      'dutiful-service',
      'research-station',
      'sardaukar',
      'sietch-tabr',
    ]);
    expect([...spacesFor(alone({ ...own, water: 1 }, post), 'imperial-spymaster')].toSorted()).toEqual(['dutiful-service', 'sardaukar']);
    expect([...spacesFor(alone(own), 'imperial-spymaster')].toSorted()).toEqual(['dutiful-service', 'sardaukar']);
  });
});

describe('visits', () => {
  // R4.5 R5.6 R7.2 R7.8
  test('W6: Rebel Supplier at Arrakeen, with and without gathering intelligence', () => {
    const visit = (answer: unknown): Story =>
      alone(
        { hand: ['rebel-supplier'], garrison: 1 },
        { posts: { 'post-arrakeen-refinery': ['seat1'] }, control: { arrakeen: 'seat2' }, players: { seat2: { solari: 0 } } },
      )
        .send('rebel-supplier', 'arrakeen')
        .play(answer);
    const gathered = visit({ spy: 'post-arrakeen-refinery' });
    expect([gathered.of('seat2').solari, gathered.of('seat1').hand.hidden.length]).toEqual([1, 1]);
    gathered.piece('recruit').piece('draw').piece('if');
    expect([gathered.of('seat1').hand.hidden.length, gathered.of('seat1').garrison]).toEqual([2, 4]);
    expect(gathered.options()).toContainEqual({ deploy: 4 });
    const declined = visit('keep').piece('recruit').piece('draw');
    expect([declined.of('seat1').garrison, declined.options().includes('done')]).toEqual([2, true]);
    expect(declined.options()).not.toContainEqual({ deploy: 3 });
  });
  // R5.5 R5.6
  test('W15: two Spies at Research Station: one lets in, the other gathers', () => {
    const there = { agents: { 'research-station': ['seat2'] } } as const;
    const both = { 'post-research-sietch': ['seat1'], 'post-refinery-research': ['seat1'] } as const;
    const story = alone({ hand: ['reconnaissance'], water: 2 }, { ...there, posts: both }).send('reconnaissance', 'research-station');
    expect(story.play({ spy: 'post-research-sietch' }).options()).toEqual([{ spy: 'post-refinery-research' }, 'keep']);
    expect(story.play({ spy: 'post-refinery-research' }).of('seat1')).toMatchObject({ spies: 3, water: 0 });
    const one = alone({ hand: ['reconnaissance'], water: 2 }, { ...there, posts: { 'post-research-sietch': ['seat1'] } });
    expect(one.send('reconnaissance', 'research-station').asked).toBe('effects seat1');
    expect(alone({ hand: ['reconnaissance'], water: 2 }, there).whyNot({ card: 'reconnaissance', to: 'research-station' })).toBe(
      'unwatched R5.5',
    );
  });
  // R5.2 R5.3
  test('Espionage: the Spy has to be placed while one is in the supply', () => {
    const story = alone({ hand: ['diplomacy'], spice: 1 })
      .send('diplomacy', 'espionage')
      .piece('draw')
      .piece('influence');
    expect(story.options()).not.toContain('done');
    expect(story.piece('place_spy').options()).toHaveLength(13);
    expect(story.play('post-choam').options()).toContain('done');
  });
});

describe('cards and Leaders', () => {
  // R5.1 R5.2
  test('Double Agent joins the Spy of another player, on a post of its Agent alone', () => {
    const story = alone({ hand: ['double-agent'] }, { posts: { 'post-arrakeen-refinery': ['seat2'] } })
      .send('double-agent', 'arrakeen')
      .piece('place_spy');
    expect(story.options()).toEqual(['post-arrakeen-refinery']);
  });
  // R5.2
  test.each<[string, Own, readonly string[]]>([
    ['reliable-informant', { hand: ['reliable-informant'] }, ['post-emperor', 'post-bene-gesserit', 'post-fremen']],
    [
      'signet-ring',
      { leader: 'lady-margot-fenring', hand: ['signet-ring'] },
      ['post-arrakeen-refinery', 'post-refinery-research', 'post-research-sietch'],
    ],
  ])('%s asks for posts of certain spaces', (card, own, wanted) => {
    const story = alone(own);
    const [to] = spacesFor(story, card);
    expect(
      story
        .send(card, to as string)
        .piece('place_spy')
        .options(),
    ).toEqual(wanted);
  });
  // R5.4
  test('Special Mission: a Spy at a city, or one recalled', () => {
    const options = (posts: Arrangement['posts']) =>
      alone({ intrigue: ['special-mission'] }, { ...(posts && { posts }) }).play({ plot: 'special-mission' });
    expect(options({ 'post-choam': ['seat1'] }).options()).toEqual([0, 1]);
    const placed = options({});
    expect([placed.asked, placed.options().length]).toEqual(['placeSpy seat1', 3]);
    const recalled = options({ 'post-choam': ['seat1'] }).play(1);
    expect([recalled.of('seat1').spies, recalled.told('recalledSpy')[0]?.errand]).toEqual([3, 'price']);
  });
  // R5.4 R5.7
  test('Spy Network and In High Places ask for Spies on the board', () => {
    const two = { 'post-choam': ['seat1'], 'post-guild': ['seat1'] } as const;
    const network = alone({ hand: ['spy-network'] }, { posts: two })
      .play('reveal')
      .piece('if');
    expect(network.play({ spy: 'post-guild' }).of('seat1').intrigue.hidden).toHaveLength(1);
    const high = alone({ hand: ['in-high-places'] }, { posts: two })
      .play('reveal')
      .piece('pay');
    expect([high.state.turn.persuasion, high.of('seat1').spies]).toEqual([5, 3]);
    const one = alone({ hand: ['in-high-places'] }, { posts: { 'post-choam': ['seat1'] } }).play('reveal');
    expect(one.whyNot({ piece: idOf(one, 'pay') })).toMatch(/^cannotPay/);
  });
  // R5.7
  test('Smuggler’s Haven: a Spy at a maker space', () => {
    const spice = (post: string): number =>
      alone({ hand: ['smugglers-haven'] }, { posts: { [post]: ['seat1'] } })
        .play('reveal')
        .of('seat1').spice;
    expect([spice('post-hagga-basin'), spice('post-choam')]).toEqual([2, 0]);
  });
  // R15.11
  test('Staban Tuek: what his Signet offers depends on the post', () => {
    const placed = (post: string): Story =>
      alone({ leader: 'staban-tuek', hand: ['signet-ring'], spice: 1, solari: 2 })
        .send('signet-ring', spacesFor(alone({ leader: 'staban-tuek', hand: ['signet-ring'] }), 'signet-ring')[0] as string)
        .piece('place_spy')
        .play(post);
    const open = (story: Story): readonly boolean[] => [0, 1].map((nth) => story.whyNot({ piece: idOf(story, 'if', nth) }) === undefined);
    expect(open(placed('post-landsraad-hall'))).toEqual([true, false]);
    expect(open(placed('post-guild'))).toEqual([false, true]);
    expect(open(placed('post-choam'))).toEqual([false, false]);
  });
  // R12.3 R5.3
  test('Emperor 4 places a Spy at once, before anything else', () => {
    const story = alone({ hand: ['diplomacy'], influence: { emperor: 3 } })
      .send('diplomacy', 'dutiful-service')
      .piece('influence');
    expect([story.asked, story.options().length]).toEqual(['placeSpy seat1', 13]);
  });
  // R5.7 R8.8
  test('Guild Spy: one Influence with each Faction that is spied on, once in a turn; a Spy of the Emperor’s bonus comes too late', () => {
    const story = alone(
      { hand: ['guild-spy', 'spy-network', 'convincing-argument', 'convincing-argument'], council: true, influence: { emperor: 3 } },
      { posts: { 'post-emperor': ['seat1'], 'post-guild': ['seat1'] } },
    ).play('reveal', { acquire: 'the-spice-must-flow', from: 'reserve', to: 'discard' });
    story.piece('this_turn');
    expect([story.asked, story.options()]).toEqual(['order seat1', [0, 1]]);
    expect(story.play(0).asked).toBe('placeSpy seat1');
    story.play('post-fremen');
    expect(story.told('influence').map(({ faction, now }) => [faction, now])).toEqual([
      ['emperor', 4],
      ['spacing-guild', 1],
    ]);
  });
});
