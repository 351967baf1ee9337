import { describe, expect, test } from 'vitest';
import type { ArrangedPlayer, Arrangement } from '../../imperium-family/arranged-position.ts';
import { stageOf } from '../../imperium-family/queries/leader-track.ts';
import { DATA } from '../data.ts';
import { open, type Story } from './story.fixture.ts';

/** A game of three in which the first seat has this Leader and few cards. */
const led = (leader: string, player: ArrangedPlayer, more: Arrangement = {}): Story =>
  open({
    ...more,
    players: {
      ...more.players,
      seat1: { leader, noMore: true, ...player },
      seat2: { leader: 'lady-amber-metulli', ...more.players?.seat2 },
      seat3: { leader: 'princess-irulan', ...more.players?.seat3 },
    },
  });
const cardsOf = (story: Story, card: string): number => {
  const { deck, hand } = story.of('seat1');
  return [...deck.hidden, ...hand.hidden].filter((each) => each === card).length;
};
/** Chooses the option that has this in it. */
const choose = (story: Story, kind: string): Story => {
  const task = story.table.task;
  if (!task || !('lists' in task)) throw new Error(`${story.asked}: nothing to choose`);
  const { lists } = task;
  return story.play(lists.findIndex((list) => JSON.stringify(list).includes(kind)));
};

describe('Feyd-Rautha Harkonnen', () => {
  const training = (place: string | null, player: ArrangedPlayer = {}): Story =>
    led('feyd-rautha-harkonnen', { hand: ['signet-ring', 'dagger'], ...(place && { leaderBoard: { place } }), ...player })
      .send('signet-ring', 'arrakeen')
      .piece('move_track_token');
  const placeOf = (story: Story): string | undefined => story.of('seat1').leaderBoard?.place;
  test('R15.2: the first upper place trashes for 1 Solari, the lower one places a Spy', () => {
    const upper = choose(training(null, { solari: 1 }), 'trash');
    expect([upper.asked, placeOf(upper)]).toEqual(['payOffer seat1', 't1a']);
    upper.play(true).play({ card: 'dagger', from: 'hand' });
    expect([upper.of('seat1').solari, upper.state.trashed]).toEqual([0, expect.arrayContaining(['dagger'])]);
    const lower = choose(training(null), 'place_spy');
    expect([lower.asked, placeOf(lower)]).toEqual(['placeSpy seat1', 't1b']);
  });
  test.each([
    ['t1a', 1],
    ['t1b', 1],
    ['t2', 2],
    ['t3a', 3],
    ['t3b', 3],
    ['t3c', 3],
    ['t4', 4],
  ])('R15.2: at %s the token has come %i stages, whichever way it took', (place, stage) => {
    expect(stageOf(led('feyd-rautha-harkonnen', { leaderBoard: { place } }).state, 'seat1')).toBe(stage);
    expect(stageOf(led('feyd-rautha-harkonnen', {}).state, 'seat1')).toBe(0); // before the first
  });
  test('R15.2: trash rewards without a price may be declined', () => {
    expect(training('t1b').play('keep').of('seat1').hand.hidden).toEqual(['dagger']);
  });
  test('R15.2: the lower way of the second fork is one place longer', () => {
    const upper = choose(training('t2'), 'trash');
    expect(placeOf(upper)).toBe('t3a');
    const lower = choose(training('t2'), 'place_spy');
    expect(placeOf(lower)).toBe('t3b');
    const longer = training('t3b');
    expect([placeOf(longer), longer.of('seat1').spice]).toEqual(['t3c', 2]);
  });
  test('R15.2: the last place gives a troop and a Spy, and after it comes nothing. T33', () => {
    const last = training('t3c');
    expect([last.asked, last.of('seat1').garrison]).toEqual(['placeSpy seat1', 4]);
    const over = led('feyd-rautha-harkonnen', { hand: ['signet-ring'], leaderBoard: { place: 't4' } }).send('signet-ring', 'arrakeen');
    const signet = over.state.turn.pieces.find(({ from }) => from === 'signet')?.id;
    expect(over.whyNot({ piece: signet })).toBe('trackEnd R15.2');
  });
  test('R8.4: in his Reveal turn he may recall one Spy for two swords', () => {
    const story = led('feyd-rautha-harkonnen', { hand: ['dagger'], conflict: 1 }, { posts: { [firstPost()]: ['seat1'] } }).play('reveal');
    story.piece('pay');
    expect(story.of('seat1').swords).toBe(3);
    expect(story.pieces()).toEqual([]);
  });
});

describe('Gurney Halleck', () => {
  test('R15.3: 1 Persuasion at strength 6, as soon as he reaches it', () => {
    const reveal = (conflict: number): Story => led('gurney-halleck', { hand: [], conflict }).play('reveal');
    expect([2, 3].map((conflict) => reveal(conflict).state.turn.persuasion)).toEqual([0, 1]);
    expect(led('gurney-halleck', { hand: ['dagger', 'dagger'], conflict: 2 }).play('reveal').state.turn.persuasion).toBe(1);
  });
  test('R15.3: his signet recruits a troop', () => {
    const story = led('gurney-halleck', { hand: ['signet-ring'] }).send('signet-ring', 'spice-refinery', { price: 0 });
    expect(story.piece('recruit').of('seat1').garrison).toBe(4);
  });
});

describe('Lady Amber Metulli', () => {
  test('R15.4: may retreat one troop at any time of her Reveal turn, once', () => {
    const story = led('lady-amber-metulli', { hand: [], conflict: 2 }).play('reveal');
    expect(story.options()).toContain('done');
    story.piece('may');
    expect([story.of('seat1').conflict, story.of('seat1').garrison, story.pieces()]).toEqual([1, 4, []]);
  });
  test('R15.1: her signet brings spice with an Alliance only', () => {
    const spice = (arrangement: Arrangement, player: ArrangedPlayer = {}): number =>
      led('lady-amber-metulli', { hand: ['signet-ring'], ...player }, { ...arrangement, players: { seat2: { leader: 'gurney-halleck' } } })
        .send('signet-ring', 'arrakeen')
        .of('seat1').spice;
    expect(spice({})).toBe(0);
    expect(spice({ alliances: { fremen: 'seat1' } }, { influence: { fremen: 4 } })).toBe(1);
  });
});

describe('Lady Margot Fenring', () => {
  test('W18 R15.5: 2 spice on reaching Bene Gesserit 2, also from 1 to 3, and again after a fall', () => {
    const story = led('lady-margot-fenring', { hand: ['diplomacy'], influence: { 'bene-gesserit': 1 } });
    story.send('diplomacy', 'secrets').piece('influence');
    expect([story.of('seat1').influence['bene-gesserit'], story.of('seat1').spice, story.of('seat1').vp]).toEqual([2, 2, 1]);
  });
  test('R15.5: her signet places a Spy on a post of a City', () => {
    const story = led('lady-margot-fenring', { hand: ['signet-ring'] })
      .send('signet-ring', 'arrakeen')
      .piece('place_spy', 'signet');
    const posts = story.options() as readonly string[];
    const spaces = DATA.board.spaces as Readonly<Record<string, { icon: string }>>;
    const watched = DATA.board.posts as Readonly<Record<string, { spaces: readonly string[] }>>;
    expect(posts.length).toBeGreaterThan(2);
    for (const post of posts) expect(watched[post]?.spaces.some((space) => spaces[space]?.icon === 'city')).toBe(true);
  });
});

describe('Lady Jessica', () => {
  const jessica = (player: ArrangedPlayer): Story => led('lady-jessica', { hand: ['diplomacy'], ...player });
  test('R15.6: her signet turns 1 spice into an Intrigue card and a memory', () => {
    const story = led('lady-jessica', { hand: ['signet-ring'], spice: 1 })
      .send('signet-ring', 'arrakeen')
      .piece('pay', 'signet');
    const { spice, intrigue, supply, leaderBoard } = story.of('seat1');
    expect([spice, intrigue.hidden.length, supply, leaderBoard?.memories]).toEqual([0, 1, 8, 1]);
  });
  test('R15.6: at a Bene Gesserit space all memories come back, a card for each, and she turns over', () => {
    const story = jessica({ deck: ['dagger', 'reconnaissance', 'dagger'], leaderBoard: { memories: 2 } }).send('diplomacy', 'secrets');
    story.piece('may');
    const { supply, hand, leaderBoard } = story.of('seat1');
    expect([supply, hand.hidden.length, leaderBoard?.side, leaderBoard?.memories]).toEqual([9, 2, 'reverend-mother-jessica', 0]);
  });
  test('R15.6: nowhere else, and she may leave it', () => {
    const elsewhere = jessica({}).send('diplomacy', 'fremkit');
    expect(elsewhere.state.turn.pieces.filter(({ from }) => from === 'ability')).toEqual([]);
    const left = jessica({}).send('diplomacy', 'secrets').piece('intrigue').piece('influence');
    expect(left.options()).toContain('done');
  });
  test('T34: turns over with 0 memories, then repeats the same space for 1 water', () => {
    const story = jessica({ water: 1 }).send('diplomacy', 'secrets').piece('may').piece('intrigue').piece('pay', 'ability');
    if (story.asked === 'order seat1') story.play(0);
    const { water, intrigue, influence } = story.of('seat1');
    expect([water, intrigue.hidden.length, influence['bene-gesserit']]).toEqual([0, 2, 0]);
    expect(story.piece('influence').of('seat1').influence['bene-gesserit']).toBe(1);
  });
  test('Q46 R15.7: recruits of a repeated Desert Tactics may follow, two of the garrison once', () => {
    const mother = { leaderBoard: { side: 'reverend-mother-jessica' }, water: 3 } as const;
    const story = led('lady-jessica', { hand: ['diplomacy'], ...mother }).send('diplomacy', 'desert-tactics');
    story.piece('recruit').piece('pay', 'ability');
    while (story.asked !== 'effects seat1') story.play(story.asked === 'order seat1' ? 0 : 'keep');
    expect([story.of('seat1').garrison, story.of('seat1').water]).toEqual([5, 1]);
    const most = story.options().filter((option) => typeof option === 'object' && option !== null && 'deploy' in option).length;
    expect(most).toBe(4);
  });
  test('R15.7: the other side’s signet is 1 spice for 1 water', () => {
    const story = led('lady-jessica', { hand: ['signet-ring'], spice: 1, water: 0, leaderBoard: { side: 'reverend-mother-jessica' } });
    expect(story.send('signet-ring', 'arrakeen').piece('pay', 'signet').of('seat1').water).toBe(1);
  });
});

describe('Muad’Dib', () => {
  test('R15.8: one Intrigue card in his Reveal turn, however many sandworms he has', () => {
    const cards = (sandworms: number): number => led('muaddib', { hand: [], sandworms }).play('reveal').of('seat1').intrigue.hidden.length;
    expect([0, 1, 3].map(cards)).toEqual([0, 1, 1]);
  });
  test('R15.1: his signet draws a card', () => {
    const story = led('muaddib', { hand: ['signet-ring'], deck: ['dagger', 'dagger'] }).send('signet-ring', 'spice-refinery', { price: 0 });
    expect(story.piece('draw', 'signet').of('seat1').hand.hidden).toEqual(['dagger']);
  });
});

describe('Princess Irulan', () => {
  const irulan = (player: ArrangedPlayer, more: Arrangement = {}): Story =>
    led('princess-irulan', player, { ...more, players: { seat3: { leader: 'gurney-halleck' } } });
  test('R15.9: an Intrigue card on reaching Emperor 2', () => {
    const story = irulan({ hand: ['diplomacy'], influence: { emperor: 1 } })
      .send('diplomacy', 'dutiful-service')
      .piece('influence');
    expect(story.of('seat1').intrigue.hidden).toHaveLength(1);
  });
  const costing = (cost: number): string =>
    Object.entries(DATA.cards).find(([, card]) => card.cost === cost && card.set === 'imperium')?.[0] ?? '';
  test('R15.9: a card that is trashed from hand brings 2 spice, if it costs something', () => {
    const trashed = (card: string): number => {
      const story = irulan({ hand: ['signet-ring', card] })
        .send('signet-ring', 'spice-refinery', { price: 0 })
        .piece('may');
      if (story.asked === 'choose seat1') choose(story, 'trash');
      if (story.asked === 'trash seat1') story.play({ card, from: 'hand' });
      expect(story.of('seat1').hand.hidden).toEqual([]);
      return story.of('seat1').spice;
    };
    expect([trashed('dagger'), trashed(costing(2))]).toEqual([0, 2]);
  });
  test('R15.9: a card of cost exactly 1 comes to her hand; the signet may be left', () => {
    const row = [costing(1), costing(2), costing(3), costing(4), costing(5)];
    const story = irulan({ hand: ['signet-ring'] }, { row }).send('signet-ring', 'spice-refinery', { price: 0 });
    expect(story.options()).toContain('done');
    story.piece('may');
    if (story.asked === 'choose seat1') choose(story, 'acquire');
    if (story.asked === 'acquire seat1') {
      expect(story.options()).toHaveLength(1);
      story.play(story.options()[0]);
    }
    expect(story.of('seat1').hand.hidden).toEqual([costing(1)]);
  });
});

describe('Shaddam Corrino IV', () => {
  const shaddam = (player: ArrangedPlayer, more: Arrangement = {}): Story =>
    led('shaddam-corrino-iv', { hand: ['signet-ring', 'reconnaissance'], ...player }, { options: { choam: 'with' }, ...more });
  const deployments = (story: Story): number =>
    story.options().filter((option) => typeof option === 'object' && option !== null && 'deploy' in option).length;
  test('W20 R15.10: with his signet no unit is deployed in that turn, in his next turn again', () => {
    const story = shaddam({}).send('signet-ring', 'arrakeen');
    expect([deployments(story), story.whyNot({ deploy: 1 })]).toEqual([0, 'noDeployment R15.10']);
    story.piece('choose').piece('recruit');
    expect([story.of('seat1').solari, story.of('seat1').garrison, deployments(story)]).toEqual([1, 5, 0]);
    story.play('done').until('turn seat1').send('reconnaissance', 'spice-refinery', { price: 0 });
    expect(deployments(story)).toBe(2);
  });
  test('R15.10 R6.2: no sandworm either', () => {
    const worms = (leader: string): unknown => {
      const player = { hand: ['signet-ring'], intrigue: ['unexpected-allies'], water: 2 };
      const story = led(leader, player, { conflict: 'skirmish-crysknife', options: { choam: 'with' }, shieldWall: false });
      story.send('signet-ring', 'arrakeen').play({ plot: 'unexpected-allies' });
      return [story.of('seat1').water, story.of('seat1').sandworms];
    };
    expect([worms('shaddam-corrino-iv'), worms('gurney-halleck')]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });
  test('R15.10: or 3 Solari for 1 Influence with any Faction', () => {
    const story = choose(shaddam({ solari: 3 }).send('signet-ring', 'arrakeen').piece('choose'), 'influence');
    story.play('fremen');
    expect([story.of('seat1').solari, story.of('seat1').influence.fremen]).toEqual([0, 1]);
  });
});

describe('Staban Tuek', () => {
  const staban = (player: ArrangedPlayer, more: Arrangement = {}): Story => led('staban-tuek', player, more);
  const postOf = (icons: readonly string[]): string => {
    const spaces = DATA.board.spaces as Readonly<Record<string, { icon: string }>>;
    const posts = Object.entries(DATA.board.posts as Readonly<Record<string, { spaces: readonly string[] }>>);
    return posts.find(([, { spaces: there }]) => there.every((space) => icons.includes(spaces[space]?.icon ?? '')))?.[0] ?? '';
  };
  test('R2.5: begins without Diplomacy, with a deck of nine', () => {
    const story = open({ agenda: [{ do: 'ready' }], players: { seat1: { leader: 'staban-tuek' } } });
    expect([cardsOf(story, 'diplomacy'), story.of('seat1').deck.hidden.length + story.of('seat1').hand.hidden.length]).toEqual([0, 9]);
  });
  test('R15.11: 1 spice when another player sends an Agent to a maker space he spies on', () => {
    const visit = (post: string): number =>
      led(
        'gurney-halleck',
        { hand: ['dune-the-desert-planet'] },
        { posts: { [post]: ['seat2'] }, players: { seat2: { leader: 'staban-tuek' } } },
      )
        .send('dune-the-desert-planet', 'imperial-basin')
        .of('seat2').spice;
    const basin = Object.entries(DATA.board.posts).find(([, { spaces }]) => (spaces as string[]).includes('imperial-basin'))?.[0] ?? '';
    expect([visit(basin), visit(postOf(['emperor']))]).toEqual([1, 0]);
  });
  const placing = (icons: readonly string[], player: ArrangedPlayer): Story =>
    staban({ hand: ['signet-ring'], ...player })
      .send('signet-ring', 'arrakeen')
      .piece('place_spy', 'signet')
      .play(postOf(icons));
  test('R15.11: his signet places a Spy; beside the Landsraad 1 spice may become 3 Solari', () => {
    const story = placing(['landsraad'], { spice: 1 });
    expect(story.pieces()).toContain('if');
    story.piece('if');
    if (story.asked === 'payOffer seat1') story.play(true);
    expect([story.of('seat1').spice, story.of('seat1').solari]).toEqual([0, 3]);
  });
  test('R15.11: beside a Faction 2 Solari may become an Intrigue card', () => {
    const story = placing(['emperor'], { solari: 2 });
    expect(story.pieces().filter((kind) => kind === 'if')).toHaveLength(1);
    story.play({ piece: story.state.turn.pieces.find(({ effect }) => JSON.stringify(effect).includes('fremen'))?.id });
    if (story.asked === 'payOffer seat1') story.play(true);
    expect([story.of('seat1').solari, story.of('seat1').intrigue.hidden.length]).toEqual([0, 1]);
  });
});

function firstPost(): string {
  return Object.keys(DATA.board.posts)[0] ?? '';
}
