import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import type { Effects } from '../../imperium-family/effects/effects.ts';
import type { PlayerId, SpaceName } from '../../imperium-family/ids.ts';
import { battleCards, flippable, flippableCards, pairOf, wildMatches } from '../../imperium-family/queries/battle-icons.ts';
import { ranking, partnersTied, participants } from '../../imperium-family/queries/combat.ts';
import { activations, arrowsOf, spentActivations } from '../../imperium-family/queries/commander-tokens.ts';
import * as companion from '../../imperium-family/queries/companion.ts';
import { holds } from '../../imperium-family/queries/conditions.ts';
import * as contracts from '../../imperium-family/queries/contracts.ts';
import { canAct, errandOf, effectsAt, spacesIn } from '../../imperium-family/queries/hagal-cards.ts';
import { dealtLeaders, freeLeaders, led, takenLeaders } from '../../imperium-family/queries/leader-choice.ts';
import { dealtTo, objectiveRecord, objectivesHere } from '../../imperium-family/queries/objectives.ts';
import { opponents, others } from '../../imperium-family/queries/opponents.ts';
import { chooseForRival } from '../../imperium-family/queries/rival-choices.ts';
import * as cards from '../../imperium-family/queries/rival-cards.ts';
import { holdsBack } from '../../imperium-family/queries/rival-deployment.ts';
import * as rivals from '../../imperium-family/queries/rivals.ts';
import { rewardWith, sandwormsOf, whyNoSandworm, whyWormsStayAway } from '../../imperium-family/queries/sandworms.ts';
import { leading, resultOf, sharedScore } from '../../imperium-family/queries/score.ts';
import { sceneFor } from '../../imperium-family/queries/scene.ts';
import * as spies from '../../imperium-family/queries/spies.ts';
import * as teams from '../../imperium-family/queries/teams.ts';
import type { FamilyState, State } from '../../imperium-family/types.ts';
import type { HagalId, RivalCardId } from '../ids.ts';
import { AMBER, FEYD, GURNEY, IRULAN, MUADDIB, openSix, SHADDAM } from './six.fixture.ts';
import { open } from './story.fixture.ts';

// What can be asked about a position of Uprising: Spies, icons, contracts, Rivals, teams, the companion.

type Players = NonNullable<Arrangement['players']>;
const hand = { hand: ['dagger'] } as const;
/** Beside a physical board nobody holds cards. */
const at = (players: Players = {}, more: Arrangement = {}): FamilyState => {
  const seat1 = { ...(more.options?.board !== 'companion' && hand), ...players.seat1 };
  return structuredClone(open({ ...more, players: { ...players, seat1 } }).state) as FamilyState;
};
function where(state: State, change: (state: FamilyState) => unknown): FamilyState {
  const copy = structuredClone(state) as FamilyState;
  change(copy);
  return copy;
}
const rules = (list: readonly { why: { rule?: string } }[]) => list.map(({ why }) => why.rule);

describe('Spies', () => {
  const [choam, guild, fremen] = ['post-choam', 'post-guild', 'post-fremen'] as const;
  const state = at({}, { posts: { [choam]: ['seat1', 'seat2'], [guild]: ['seat1'], [fremen]: ['seat2'] } });
  test('R5.1 stand on posts and watch the spaces there', () => {
    expect([spies.spyPosts(state, 'seat1'), spies.spyPosts(state, 'seat3')]).toEqual([[guild, choam], []]);
    expect([spies.spyPostsAt(state, 'seat1', 'shipping'), spies.spyPostsAt(state, 'seat1', 'secrets')]).toEqual([[choam], []]);
    expect([spies.isSpyingOn(state, 'seat2', 'fremkit'), spies.isSpyingOn(state, 'seat1', 'fremkit')]).toEqual([true, false]);
    expect(spies.spiedSpaces(state, 'seat1').toSorted()).toEqual(['accept-contract', 'deliver-supplies', 'heighliner', 'shipping']);
    expect([spies.spiedFactions(state, 'seat1'), spies.spiedFactions(state, 'seat2')]).toEqual([['spacing-guild'], ['fremen']]);
    const without = where(state, (each) => delete each.posts);
    expect([spies.spyPosts(without, 'seat1'), spies.spyPostsAt(without, 'seat1', 'shipping'), spies.spiedSpaces(without, 'seat1')]).toEqual(
      [[], [], []],
    );
  });
  test('R5.2 are placed where none stands, on the own no more, and why not elsewhere', () => {
    const open_ = (more: object = {}, leaving?: string) => spies.openPosts(state, 'seat1', more, leaving);
    expect([choam, guild, fremen].map((post) => open_().includes(post))).toEqual([false, false, false]);
    expect(open_().length).toBe(10);
    expect([choam, guild, fremen].map((post) => open_({ may_share_post: true }).includes(post))).toEqual([false, false, true]);
    expect([choam, guild].map((post) => open_({}, guild).includes(post))).toEqual([false, true]);
    expect([choam, guild].map((post) => open_({ may_share_post: true }, choam).includes(post))).toEqual([true, false]);
    const why = Object.fromEntries(
      spies.shutPosts(state, 'seat1', { on: ['fremen'] }).map(({ target, why: { key } }) => [target, key.split('.').at(-1)]),
    );
    expect([why[choam], why[guild], why[fremen], why['post-emperor']]).toEqual(['ownSpy', 'ownSpy', 'postTaken', 'wrongPost']);
    expect(spies.openPosts(at(), 'seat1', { on: ['fremen'] })).toEqual(['post-fremen']);
    const visiting = where(at(), ({ turn }) => (turn.space = 'secrets'));
    expect([
      spies.openPosts(visiting, 'seat1', { on: ['space_visited_this_turn'] }),
      spies.openPosts(at(), 'seat1', { on: ['space_visited_this_turn'] }),
    ]).toEqual([['post-bene-gesserit'], []]);
  });
  test('R5.3 R5.4 come back: any as a price, those that watch, those whose place another can take', () => {
    const back = (errand: 'price' | 'infiltrate' | 'replace', to: SpaceName | null, then?: object) =>
      spies.recallable(state, { ...sceneFor(state, 'seat1'), errand, at: to, left: 1, ...(then && { then }) } as never);
    expect([back('price', null), back('infiltrate', 'shipping'), back('infiltrate', 'secrets'), back('replace', null)]).toEqual([
      [guild, choam],
      [choam],
      [],
      [guild, choam],
    ]);
    expect(spies.replaceable(state, 'seat1', { on: ['spacing-guild'] })).toEqual([guild]);
    expect([
      spies.hasSpyLeft(state, 'seat1'),
      spies.hasSpyLeft(
        where(state, ({ players }) => Object.assign(players.seat1 ?? {}, { spies: 0 })),
        'seat1',
      ),
    ]).toEqual([true, false]);
  });
  test('R4.2 with the Spy icon a card goes where own Spies watch, each space once', () => {
    expect(spies.withSpied(state, 'seat2', ['spy'], ['shipping'])).toEqual(
      ['shipping', 'desert-tactics', 'fremkit', 'accept-contract']
        .filter((space, n, all) => all.indexOf(space) === n)
        .sort(byBoard(state, 'shipping')),
    );
    expect([
      spies.withSpied(state, 'seat2', ['city'], ['arrakeen']),
      spies.withSpied(
        where(state, (each) => delete each.posts),
        'seat2',
        ['spy'],
        ['arrakeen'],
      ),
    ]).toEqual([['arrakeen'], ['arrakeen']]);
  });
  test('R5.7 R15.11 conditions about them', () => {
    const scene = { ...sceneFor(state, 'seat1'), origin: 2 };
    expect([2, 3].map((least) => holds(state, scene, { spies_on_board: least }))).toEqual([true, false]);
    const did = where(
      state,
      ({ turn }) =>
        (turn.spies = {
          recalled: 1,
          placed: [
            { post: guild, origin: 2 },
            { post: fremen, origin: 2 },
            { post: guild, origin: 1 },
          ],
        }),
    );
    expect([
      holds(did, scene, { recalled_spy_this_turn: true }),
      holds(state, scene, { recalled_spy_this_turn: true }),
      holds(did, { ...scene, by: 'seat2' }, { recalled_spy_this_turn: true }),
    ]).toEqual([true, false, false]);
    expect([
      holds(did, scene, { placed_on_post_of: ['fremen'] }),
      holds(did, scene, { placed_on_post_of: ['spacing-guild'] }),
      holds(did, { ...scene, origin: 1 }, { placed_on_post_of: ['spacing-guild'] }),
      holds(did, { ...scene, by: 'seat2' }, { placed_on_post_of: ['fremen'] }),
    ]).toEqual([true, false, true, false]);
    const desert = at({}, { posts: { 'post-hagga-basin': ['seat1'] } });
    expect([holds(desert, scene, { spying_on: 'maker' } as never), holds(state, scene, { spying_on: 'maker' } as never)]).toEqual([
      true,
      false,
    ]);
  });
});
const byBoard =
  (state: State, first: string) =>
  (one: string, other: string): number => {
    const names = [first, ...Object.keys(state.agents)];
    return names.indexOf(one) - names.indexOf(other);
  };

describe('battle icons', () => {
  const won = (conflict: string, faceUp = true) => ({ conflict, faceUp });
  const objective = (faceUp = true) => ({ objective: 'objective-crysknife', faceUp });
  test('R10.6 an icon is matched with an Objective before a won card, face up and of the same kind', () => {
    const pair = (own: object) => pairOf(at({ seat1: own as never }), 'seat1', 'skirmish-crysknife');
    expect([pair({}), pair({ objectives: [objective()] }), pair({ objectives: [objective(false)] })]).toEqual([
      null,
      { objective: 'objective-crysknife' },
      null,
    ]);
    expect(pair({ won: [won('skirmish-desert-mouse')] })).toBeNull();
    expect(battleCards({ objectives: [objective()], won: [won('skirmish-crysknife'), won('skirmish-desert-mouse', false)] })).toEqual([
      { objective: 'objective-crysknife' },
      { conflict: 'skirmish-crysknife' },
    ]);
    expect(battleCards({})).toEqual([]);
  });
  test('R11.4 won cards can be turned down for their icon, each kind once or every copy', () => {
    const state = at({ seat1: { won: ['skirmish-crysknife', 'skirmish-desert-mouse'].map((each) => won(each)) } });
    expect([
      flippable(state, 'seat1', ['crysknife']),
      flippableCards(state, 'seat1', ['crysknife', 'desert-mouse']),
      flippable(state, 'seat1', ['ornithopter']),
    ]).toEqual([['skirmish-crysknife'], ['skirmish-crysknife', 'skirmish-desert-mouse'], []]);
    const down = where(state, ({ players }) => Object.assign(players.seat1 ?? {}, { won: [won('skirmish-crysknife', false)] }));
    expect(flippableCards(down, 'seat1', ['crysknife'])).toEqual([]);
  });
  test('R11.4 a wild card matches any other that lies face up, not itself', () => {
    const state = at({ seat1: { won: [won('propaganda'), won('skirmish-crysknife')], objectives: [objective()] } });
    expect(wildMatches(state, 'seat1')).toEqual([
      { match: 'propaganda', with: { objective: 'objective-crysknife' } },
      { match: 'propaganda', with: { conflict: 'skirmish-crysknife' } },
    ]);
    expect([wildMatches(at({ seat1: { won: [won('propaganda')] } }), 'seat1'), wildMatches(state, 'seat2')]).toEqual([[], []]);
  });
});

describe('sandworms', () => {
  test('R7.6 are kept out by the wall of what it protects', () => {
    const why = (said: Arrangement) => whyNoSandworm(at({}, said), 'seat1')?.key.split('.').at(-1) ?? null;
    expect([
      why({ conflict: 'siege-of-arrakeen' }),
      why({ conflict: 'siege-of-arrakeen', shieldWall: false }),
      why({ conflict: 'skirmish-crysknife' }),
    ]).toEqual(['wallStands', null, null]);
    const worm: Effects = [{ draw: 1 }, { sandworm: 1 }];
    const away = (list: Effects) =>
      whyWormsStayAway(at({}, { conflict: 'siege-of-arrakeen' }), 'seat1', list)
        ?.key.split('.')
        .at(-1) ?? null;
    expect([away(worm), away([{ shield_wall: 'remove' }, ...worm]), away([{ draw: 1 }])]).toEqual(['wallStands', null, null]);
    expect([sandwormsOf(at({ seat1: { sandworms: 2 } }), 'seat1'), sandwormsOf(at(), 'seat2')]).toEqual([2, 0]);
  });
  test('R10.4 double a reward, but for control', () => {
    const reward: Effects = [{ gain: { solari: 1 } }, { control: 'arrakeen' }];
    expect([rewardWith(0, reward), rewardWith(1, reward), rewardWith(3, [{ draw: 1 }])]).toEqual([
      reward,
      [{ gain: { solari: 1 } }, { gain: { solari: 1 } }, { control: 'arrakeen' }],
      [{ draw: 1 }, { draw: 1 }],
    ]);
  });
  test('R18.16 for one team alone', () => {
    const { state } = openSix({});
    expect([AMBER, MUADDIB, FEYD, SHADDAM].map((id) => whyNoSandworm(state, id)?.rule ?? null)).toEqual([null, null, 'R18.16', 'R18.16']);
  });
});

describe('contracts', () => {
  const [three, four, visit] = ['contract-harvest-3', 'contract-harvest-4', 'contract-arrakeen-water'];
  const options = { choam: 'with' } as const;
  const state = at(
    { seat1: { contracts: { open: [three, four, visit, 'contract-acquire-tsmf'], done: ['contract-espionage'] } } },
    { options },
  );
  test('R14.2 R14.4 are due by a visit, a card, or the spice of a turn at a maker space', () => {
    expect([
      contracts.dueByVisit(state, 'seat1', 'arrakeen'),
      contracts.dueByVisit(state, 'seat1', 'secrets'),
      contracts.dueByVisit(state, 'seat2', 'arrakeen'),
    ]).toEqual([[visit], [], []]);
    expect([contracts.dueByCard(state, 'seat1', 'the-spice-must-flow'), contracts.dueByCard(state, 'seat1', 'dagger')]).toEqual([
      ['contract-acquire-tsmf'],
      [],
    ]);
    expect([
      contracts.harvestsAt(state, 'seat1', 'hagga-basin'),
      contracts.harvestsAt(state, 'seat1', 'arrakeen'),
      contracts.harvestsAt(state, 'seat2', 'hagga-basin'),
    ]).toEqual([[three, four], [], []]);
    expect([contracts.spiceFor(state, three), contracts.spiceFor(state, visit)]).toEqual([3, null]);
    const gained = (spiceGained?: number) =>
      contracts.dueBySpice(
        where(state, ({ turn }) => Object.assign(turn, { harvests: [three, four], ...(spiceGained !== undefined && { spiceGained }) })),
      );
    expect([gained(), gained(2), gained(3), gained(4), contracts.dueBySpice(state)]).toEqual([[], [], [three], [three, four], []]);
  });
  test('R14.3 one that waits in the own turn is not due twice', () => {
    const waiting = where(
      state,
      ({ turn }) =>
        (turn.pieces = [
          { id: 0, from: 'contract', effect: { complete: visit, then: [] }, origin: null },
          { id: 1, from: 'space', effect: { draw: 1 }, origin: null },
        ]),
    );
    expect(contracts.dueByVisit(waiting, 'seat1', 'arrakeen')).toEqual([]);
    expect(
      contracts.dueByVisit(
        where(waiting, ({ turn }) => (turn.of = 'seat2')),
        'seat1',
        'arrakeen',
      ),
    ).toEqual([visit]);
  });
  test('R14.1 can be taken where they lie open; none for Rivals, none without the module', () => {
    const two = at({}, { options, contracts: { open: [three, four] } });
    expect(contracts.contractsFor(two, 'seat1')).toEqual([
      { contract: three, from: 'open' },
      { contract: four, from: 'open' },
    ]);
    expect([
      contracts.contractsFor(two, 'rival1'),
      contracts.contractsFor(at(), 'seat1'),
      contracts.openContracts(at(), 'seat1'),
      contracts.completedBy(at(), 'seat1'),
    ]).toEqual([[], [], [], 0]);
    expect([contracts.completedBy(state, 'seat1'), contracts.completedBy(state, 'seat2')]).toEqual([1, 0]);
    expect([
      contracts.copiesAnywhere(state, three),
      contracts.copiesAnywhere(state, 'contract-espionage'),
      contracts.copiesAnywhere(at(), three),
    ]).toEqual([2, 2, 0]);
    expect([contracts.withoutContract(two), contracts.withoutContract(at())]).toEqual([[{ gain: { solari: 2 } }], []]);
  });
});

describe('Rivals with cards', () => {
  const solo = (own: Players['rival1'] = {}, more: Arrangement = {}, card: RivalCardId = 'rival-muaddib'): FamilyState =>
    at(
      { ...more.players, rival1: { rivalCard: card, ...own }, rival2: { rivalCard: 'rival-staban-tuek', ...more.players?.rival2 } },
      { seats: 1, ...more, players: {} },
    );
  const two = (more: Arrangement = {}): FamilyState => at(more.players, { seats: 2, ...more, players: {} });
  test('R17.1 who they are, what they do, and who answers for them', () => {
    const [one, both, none] = [solo(), two(), at()];
    expect(
      [one, both, none].map((state) => [
        rivals.rivalsScore(state),
        rivals.rivalsTakeTurns(state),
        rivals.haveCards(state),
        rivals.rivalsOf(state).length,
      ]),
    ).toEqual([
      [true, true, true, 2],
      [true, true, true, 1],
      [false, false, false, 0],
    ]);
    expect([rivals.isRival('rival1'), rivals.isRival('seat1')]).toEqual([true, false]);
    expect([
      rivals.deciderOf(both, 'rival1'),
      rivals.deciderOf(both, 'seat2'),
      rivals.deciderOf(two({ firstPlayer: 'seat2' }), 'rival1'),
      rivals.deciderOf(
        where(one, (state) => (state.firstPlayer = 'rival1')),
        'rival2',
      ),
    ]).toEqual(['seat1', 'seat2', 'seat2', 'seat1']);
    const beside = two({ options: { board: 'companion' } });
    expect([
      rivals.deciderOf(beside, 'seat2'),
      rivals.isCompanion(beside),
      rivals.isCompanion(one),
      rivals.isPlayedHere(beside, 'seat1'),
      rivals.isPlayedHere(one, 'seat1'),
      rivals.isPlayedHere(one, 'rival1'),
    ]).toEqual(['seat1', true, false, false, true, false]);
    expect(rivals.orderWith(both, 'seat2')).toEqual(['seat2', 'rival1', 'seat1']);
    expect([
      rivals.playsContracts(at({}, { options: { choam: 'with' } })),
      rivals.playsContracts(at()),
      rivals.playsContracts(two({ options: { board: 'companion', choam: 'with' } })),
    ]).toEqual([true, false, false]);
  });
  test('R17.17 what the bank gives them, and by the simpler rules nothing more after the third Agent', () => {
    const goods = (state: State, id: PlayerId) => (['spice', 'vp', 'intrigue'] as const).map((what) => rivals.collects(state, id, what));
    expect([goods(solo(), 'rival1'), goods(solo(), 'seat1')]).toEqual([Array(3).fill(true), Array(3).fill(true)]);
    expect(goods(two({ options: { board: 'companion' } }), 'seat1')).toEqual([false, true, false]);
    const options = { streamlined: 'with' } as const;
    const simple = (own: Players['rival1']) => solo(own, { options }, 'rival-gurney-halleck');
    const usual = simple({});
    expect([goods(usual, 'rival1'), goods(simple({ swordmaster: true }), 'rival1'), goods(solo({ swordmaster: true }), 'rival1')]).toEqual([
      [true, true, true],
      [false, true, false],
      [true, true, true],
    ]);
    expect([rivals.isStreamlined(usual, 'rival1'), rivals.isStreamlined(usual, 'seat1'), rivals.isStreamlined(solo(), 'rival1')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([
      rivals.playsVariant(at({}, { options }), 'streamlined'),
      rivals.variantHere(usual, 'dice-churn'),
      rivals.variantHere(usual, 'streamlined') === null,
    ]).toEqual([false, null, false]);
    expect(leading(where(usual, ({ players }) => Object.assign(players.rival1 ?? {}, { vp: 20 })))).toEqual(['seat1']);
  });
  test('R17.8 Influence goes where they have least, ties by their card', () => {
    const state = solo({ influence: { fremen: 1, emperor: 1 } });
    const { priority = [] } = cards.rivalCardOf(state, 'rival1') ?? {};
    expect(rivals.leastOf(state, 'rival1', ['fremen', 'emperor', 'bene-gesserit'])).toEqual(['bene-gesserit']);
    expect(rivals.leastOf(state, 'rival1', ['fremen', 'emperor'])).toEqual(['fremen', 'emperor']);
    expect(cards.preferredOf(state, 'rival1', ['fremen', 'emperor'])).toEqual([
      priority.find((each) => each === 'fremen' || each === 'emperor'),
    ]);
    expect(cards.preferredOf(at(), 'seat1', ['fremen', 'emperor'])).toEqual(['fremen', 'emperor']);
    expect(cards.rising(state, 'rival1', ['fremen', 'emperor', 'bene-gesserit'])[0]).toBe('bene-gesserit');
    expect(cards.rising(state, 'rival1', ['fremen', 'emperor'])).toEqual(
      priority.filter((each) => each === 'fremen' || each === 'emperor'),
    );
    expect([
      cards.byStanding(state, 'rival1', 'lowest').length,
      cards.byStanding(state, 'rival1', 'priority-1'),
      cards.byStanding(state, 'rival1', 'priority-3'),
    ]).toEqual([4, [priority[0]], [priority[2]]]);
    expect(cards.whereHighest(solo({ influence: { emperor: 3, fremen: 2 } }), 'rival1')).toEqual(['emperor']);
    expect(cards.whereHighest(state, 'rival1')).toEqual([priority.find((each) => each === 'fremen' || each === 'emperor')]);
  });
  test('R17.8 towards an Alliance that so much brings, from whoever is below', () => {
    const toward = (own: object, amount: number, more: Arrangement = {}) =>
      cards.towardAlliance(solo({ influence: own }, more), 'rival1', amount);
    const elsewhere = toward({ fremen: 2, emperor: 2, 'spacing-guild': 2, 'bene-gesserit': 1 }, 1);
    expect([toward({ fremen: 3, emperor: 1, 'spacing-guild': 1, 'bene-gesserit': 1 }, 1), elsewhere]).toEqual([
      ['fremen'],
      ['bene-gesserit'],
    ]);
    const held = (own: number, other: number, amount: number) =>
      toward({ fremen: own, emperor: 1, 'spacing-guild': 1, 'bene-gesserit': 0 }, amount, {
        alliances: { fremen: 'rival2' },
        players: { rival2: { influence: { fremen: other } } },
      });
    expect([held(4, 5, 1), held(4, 4, 1), held(4, 5, 2)]).toEqual([['bene-gesserit'], ['fremen'], ['fremen']]);
    // No track goes beyond its end: 6 is not above 6.
    expect(held(5, 6, 2)).toEqual(['bene-gesserit']);
    expect(
      cards.towardAlliance(
        solo({ influence: { fremen: 4, emperor: 1, 'spacing-guild': 1 } }, { alliances: { fremen: 'rival1' } }),
        'rival1',
        1,
      ),
    ).toEqual(['bene-gesserit']);
  });
  test('R17.11 Spies go to the first free post of their Factions, or of those named', () => {
    const state = solo({}, { posts: { 'post-guild': ['seat1'] } });
    const { priority = [] } = cards.rivalCardOf(state, 'rival1') ?? {};
    const ofFaction: Readonly<Record<string, string>> = {
      emperor: 'post-emperor',
      'spacing-guild': 'post-guild',
      'bene-gesserit': 'post-bene-gesserit',
      fremen: 'post-fremen',
    };
    expect(cards.postForRival(state, 'rival1', 'faction_priority')).toBe(
      priority.map((faction) => ofFaction[faction]).find((post) => post !== 'post-guild'),
    );
    expect(cards.postForRival(state, 'rival1', { first_free_of: ['post-guild', 'post-choam'] })).toBe('post-choam');
    expect(cards.postForRival(state, 'rival1', { first_free_of: ['post-guild'] })).toBeNull();
  });
  test('R17.13 what they give for the third Agent, if it is enough', () => {
    const price = (own: object) => cards.swordmasterPrice(solo({ solari: 0, spice: 0, water: 0, ...own }), 'rival1');
    const value = cards.rivalCardOf(solo(), 'rival1')?.swordmaster_value ?? 0;
    expect([price({ solari: value - 1 }), price({ solari: value }), price({ solari: value + 3 })]).toEqual([
      null,
      { solari: value },
      { solari: value },
    ]);
    expect(price({ solari: value - 2, spice: 1, water: 5 })).toEqual({ solari: value - 2, spice: 1, water: 1 });
    expect([price({ solari: value, swordmaster: true }), cards.swordmasterPrice(at({ seat1: { solari: 20 } }), 'seat1' as never)]).toEqual([
      null,
      null,
    ]);
    const exchanges = (own: object, options = {}) => cards.exchangesGoods(solo(own, { options }), 'rival1');
    expect([exchanges({}), exchanges({ swordmaster: true }), exchanges({ swordmaster: true }, { streamlined: 'with' })]).toEqual([
      false,
      true,
      false,
    ]);
    const pays = (then: Effects, options = {}) => cards.paysForPoints(solo({}, { options }), 'rival1', then);
    expect([
      pays([{ draw: 1 }, { gain: { vp: 1 } }]),
      pays([{ gain: { spice: 1 } }]),
      pays([{ gain: { vp: 1 } }], { streamlined: 'with' }),
      cards.paysForPoints(at(), 'seat1' as never, [{ gain: { vp: 1 } }]),
    ]).toEqual([true, false, false, false]);
  });
  test('R17.1 R17.16 cards that are free, and how many swords cards they turn up', () => {
    const state = solo();
    const free = cards.freeRivalCards(state);
    expect([free.includes('rival-muaddib'), free.includes('rival-staban-tuek'), free.includes('rival-feyd-rautha'), free.length]).toEqual([
      false,
      false,
      true,
      8,
    ]);
    expect(cards.freeRivalCards(solo({}, { options: { streamlined: 'with' } })).length).toBeLessThan(8);
    const brutal = solo({}, { options: { 'brutal-escalation': 'with' } });
    expect([
      cards.swordCards(brutal, 3),
      cards.swordCards(brutal, 2),
      cards.swordCards(state, 3),
      cards.swordCards(state, undefined),
    ]).toEqual([2, 1, 1, 1]);
    expect([cards.rivalCardOf(state, 'seat1'), cards.rivalCardOf(state, 'rival1') === null]).toEqual([null, false]);
  });
  test('R17.6 where a card sends, and why it is ignored', () => {
    const errand = (card: HagalId, more: Arrangement = {}, own: object = {}) => {
      const { to, ignored } = errandOf(solo(own, more), 'rival1', card);
      return to ?? ignored;
    };
    expect([
      errand('hagal-secrets'),
      errand('hagal-secrets', { agents: { secrets: ['rival1'] } }),
      errand('hagal-sietch-tabr'),
      errand('hagal-sietch-tabr', {}, { influence: { fremen: 2 } }),
    ]).toEqual(['secrets', 'occupied', 'requirement', 'sietch-tabr']);
    expect([
      errand('hagal-place-spy-city'),
      errand('hagal-deep-desert'),
      errand('hagal-deep-desert', { bonusSpice: { 'deep-desert': 1 } }),
    ]).toEqual(['spy', 'noBonusSpice', 'deep-desert']);
    const closed = where(solo(), (state) => (state.voices = [{ by: 'seat1', space: 'secrets' }]));
    expect([
      errandOf(closed, 'rival1', 'hagal-secrets'),
      errandOf(
        where(closed, (state) => (state.voices = [{ by: 'rival1', space: 'secrets' }])),
        'rival1',
        'hagal-secrets',
      ),
    ]).toEqual([
      { to: null, ignored: 'closed' },
      { to: 'secrets', ignored: null },
    ]);
    expect([
      canAct(solo(), 'rival1'),
      canAct(
        where(solo(), ({ players }) => Object.assign(players.rival1 ?? {}, { agents: 0 })),
        'rival1',
      ),
    ]).toEqual([true, false]);
  });
  test('R17.9 of maker spaces the richest free one with enough', () => {
    const best = (bonusSpice: Record<string, number>, agents = {}) =>
      errandOf(solo({}, { bonusSpice, agents }), 'rival1', 'hagal-hagga-imperial').to;
    expect([
      best({ 'hagga-basin': 1 }),
      best({ 'imperial-basin': 2, 'hagga-basin': 1 }),
      best({ 'imperial-basin': 1, 'hagga-basin': 1 }),
      best({}),
      best({ 'imperial-basin': 1, 'hagga-basin': 3 }, { 'hagga-basin': ['seat1'] }),
    ]).toEqual(['hagga-basin', 'imperial-basin', 'hagga-basin', null, 'imperial-basin']);
    expect(
      errandOf(
        solo({}, { bonusSpice: { 'hagga-basin': 3 }, agents: { 'hagga-basin': ['seat1'], 'imperial-basin': ['seat1'] } }),
        'rival1',
        'hagal-hagga-imperial',
      ).ignored,
    ).toBe('occupied');
  });
  test('R17.6 what a card names and gives', () => {
    const card = (send_to: unknown, effects: unknown = []) => ({ send_to, effects }) as never;
    const fork = { if: { alliance: 'any' }, then: 'secrets', else: 'fremkit' };
    expect(
      [
        card(null),
        card('most_bonus_spice'),
        card('secrets'),
        card(fork),
        card({ best_of: ['secrets', 'fremkit'], by: 'bonus_spice', least: 1 }),
      ].map((each) => spacesIn(each)),
    ).toEqual([[], [], ['secrets'], ['secrets', 'fremkit'], ['secrets', 'fremkit']]);
    const lists = { secrets: [{ draw: 1 }] };
    expect([
      effectsAt(card(fork, lists), 'secrets'),
      effectsAt(card(fork, lists), 'fremkit'),
      effectsAt(card(fork, lists), null),
      effectsAt(card('secrets', [{ draw: 2 }]), 'fremkit'),
    ]).toEqual([[{ draw: 1 }], [], [], [{ draw: 2 }]]);
  });
  test('R17.17 Smart Politics: no Agent where the Faction is safe or lost', () => {
    const options = { 'smart-politics': 'with' } as const;
    const sent = (own: number, other: number, more: Arrangement = {}) =>
      errandOf(
        solo({ influence: { 'bene-gesserit': own } }, { options, ...more, players: { rival2: { influence: { 'bene-gesserit': other } } } }),
        'rival1',
        'hagal-secrets',
      ).ignored;
    const {
      alliance_lead: lead,
      influence: reached,
      behind,
    } = rivals.variantHere(solo({}, { options }), 'smart-politics') ?? { alliance_lead: 0, influence: 0, behind: 0 };
    expect([sent(reached, reached + behind), sent(reached, reached + behind - 1), sent(reached - 1, reached - 1 + behind)]).toEqual([
      'politics',
      null,
      null,
    ]);
    const safe = { alliances: { 'bene-gesserit': 'rival1' } } as const;
    expect([sent(4 + lead, 4, safe), sent(4 + lead - 1, 4, safe)]).toEqual(['politics', null]);
    expect(sent(4 + lead, 4)).toBeNull();
    expect(
      errandOf(
        solo({ influence: { 'bene-gesserit': reached } }, { players: { rival2: { influence: { 'bene-gesserit': 6 } } } }),
        'rival1',
        'hagal-secrets',
      ).ignored,
    ).toBeNull();
  });
  test('R17.15 an expert holds back where it leads all others by so many units, in some Conflicts', () => {
    const options = { 'expert-deployment': 'with' } as const;
    const { tiers, lead_in_units: lead } = rivals.variantHere(solo({}, { options }), 'expert-deployment') ?? {
      tiers: [] as readonly number[],
      lead_in_units: 0,
    };
    const conflict = (fits: boolean) =>
      tiers.includes(1) === fits ? 'skirmish-crysknife' : tiers.includes(2) === fits ? 'choam-security' : 'propaganda';
    const held = (units: number, fits = true, other = 0) =>
      holdsBack(
        solo({ garrison: 0, conflict: units }, { options, conflict: conflict(fits), players: { seat1: { conflict: other, garrison: 0 } } }),
        'rival1',
      );
    expect([held(lead), held(lead - 1), held(lead, false), held(lead, true, 1), held(lead + 1, true, 1)]).toEqual([
      true,
      false,
      false,
      false,
      true,
    ]);
    expect(holdsBack(solo({ garrison: 0, conflict: 9 }), 'rival1')).toBe(false);
  });
  test('R17.21 of options about Influence they settle themselves, the rest is asked', () => {
    const influence = (faction: string) => [{ influence: { faction, amount: 1 } }] as Effects;
    const lists = ['fremen', 'emperor', 'bene-gesserit'].map(influence);
    const state = solo({ influence: { fremen: 2, emperor: 1 } });
    const chosen = (of: readonly Effects[], n: number) => chooseForRival(state, sceneFor(state, 'rival1'), of, n);
    expect(chosen(lists, 2)).toMatchObject([
      { do: 'run', by: 'rival1', agreed: true, list: [...influence('bene-gesserit'), ...influence('emperor')] },
    ]);
    expect(chosen([...lists, [{ draw: 1 }]], 1)).toMatchObject([{ do: 'choose', lists: [...lists, [{ draw: 1 }]] }]);
    expect(chosen([...lists, [{ draw: 1 }]], 2)).toMatchObject([{ do: 'chooseSome', n: 2 }]);
    expect(chosen([[...influence('fremen'), { draw: 1 }], influence('emperor')], 1)[0]).toMatchObject({ do: 'choose' });
    expect(chosen([[{ influence: { faction: 'any', amount: 1 } }], influence('emperor')], 1)[0]).toMatchObject({ do: 'choose' });
    expect(chosen([[], influence('emperor')], 1)[0]).toMatchObject({ do: 'choose' });
    const leaders = at({ seat1: { influence: { fremen: 2, emperor: 1, 'bene-gesserit': 1 } } });
    const plain = (n: number) => chooseForRival(leaders, sceneFor(leaders, 'seat1'), lists, n);
    expect(plain(1)).toMatchObject([{ do: 'choose', lists: [influence('emperor'), influence('bene-gesserit')] }]);
    expect(plain(2)).toMatchObject([{ do: 'run', list: [...influence('emperor'), ...influence('bene-gesserit')] }]);
    const tied = at({ seat1: { influence: { fremen: 1, emperor: 1 } } });
    expect(chooseForRival(tied, sceneFor(tied, 'seat1'), lists, 2)).toMatchObject([
      { do: 'run', list: influence('bene-gesserit') },
      { do: 'choose', lists: [influence('fremen'), influence('emperor')] },
    ]);
  });
  test('R2.8 R17.4 Objectives by the number of persons, one of them the Rival’s where two play', () => {
    const dealt = (state: State) => objectivesHere(state).dealt.length;
    expect([
      dealt(at({}, { seats: 3 })),
      dealt(at({}, { seats: 4 })),
      objectivesHere(at()).ofRival,
      objectivesHere(two()).ofRival === null,
    ]).toEqual([3, 4, null, false]);
    expect([dealtTo(two()), dealtTo(at()), dealtTo(openSix({}).state).length]).toEqual([
      ['seat1', 'seat2'],
      ['seat1', 'seat2', 'seat3'],
      4,
    ]);
    expect(() => objectiveRecord(at(), 'objective-none')).toThrow('No Objective is called "objective-none"');
    expect(objectivesHere(two()).dealt.includes(objectivesHere(two()).ofRival as string)).toBe(false);
  });
});

describe('Leaders', () => {
  test('R2.4 nobody has one twice', () => {
    const state = at({ seat1: { leader: 'lady-jessica' }, seat2: { leader: 'muaddib' } });
    expect([freeLeaders(state, 'seat3').includes('lady-jessica'), freeLeaders(state, 'seat3').includes('gurney-halleck')]).toEqual([
      false,
      true,
    ]);
    expect(new Set(takenLeaders(state, 'seat3').map(({ why }) => why.rule)).size).toBe(1);
    expect([led(state), led(openSix({}).state).length, led(openSix({}).state).includes(MUADDIB)]).toEqual([
      ['seat1', 'seat2', 'seat3'],
      4,
      false,
    ]);
    const dealt = dealtLeaders(state, ['seat3'], chanceOf(3));
    expect([dealt.length, dealt.includes('lady-jessica'), dealt.includes('muaddib')]).toEqual([1, false, false]);
    const many = dealtLeaders(state, ['seat1', 'seat2', 'seat3'], chanceOf(4));
    expect(new Set(many).size).toBe(3);
  });
});

describe('two teams', () => {
  const { state } = openSix({ [GURNEY]: { influence: { 'spacing-guild': 3 } }, [MUADDIB]: { influence: { fremen: 1 } } });
  test('R18.2 who belongs together, and who is against whom', () => {
    expect([teams.isCommander(state, MUADDIB), teams.isCommander(state, GURNEY), teams.isCommander(at(), 'seat1')]).toEqual([
      true,
      false,
      false,
    ]);
    expect([teams.alliesOf(state, MUADDIB), teams.alliesOf(state, GURNEY), teams.alliesOf(at(), 'seat1')]).toEqual([
      [GURNEY, AMBER],
      [GURNEY, AMBER],
      [],
    ]);
    expect([teams.partnersOf(state, MUADDIB), teams.partnersOf(state, AMBER), teams.partnersOf(at(), 'seat1')]).toEqual([
      [GURNEY, AMBER],
      [MUADDIB, GURNEY],
      [],
    ]);
    expect([
      teams.arePartners(state, MUADDIB, AMBER),
      teams.arePartners(state, MUADDIB, FEYD),
      teams.arePartners(at(), 'seat1', 'seat2'),
    ]).toEqual([true, false, false]);
    expect([opponents(state, GURNEY).toSorted(), others(state, GURNEY).length, opponents(at(), 'seat2')]).toEqual([
      [FEYD, IRULAN, SHADDAM].toSorted(),
      5,
      ['seat3', 'seat1'],
    ]);
    expect([teams.teamOf(state, AMBER) === teams.teamOf(state, MUADDIB), teams.teamOf(at(), 'seat1')]).toEqual([true, null]);
  });
  test('R18.8 R18.20 the named Ally bears what a Commander cannot hold', () => {
    const named = teams.naming(state, MUADDIB, AMBER);
    expect([teams.bearerOf(named, MUADDIB), teams.bearerOf(state, MUADDIB), teams.bearerOf(named, SHADDAM)]).toEqual([
      AMBER,
      MUADDIB,
      SHADDAM,
    ]);
    expect([
      teams.sharesTurn(named, AMBER),
      teams.sharesTurn(named, GURNEY),
      teams.sharesTurn(state, AMBER),
      teams.sharesTurn(state, state.turn.of as PlayerId),
    ]).toEqual([named.turn.of === MUADDIB, false, false, true]);
    expect([
      teams.moverOf(named, MUADDIB, 'spacing-guild'),
      teams.moverOf(state, MUADDIB, 'spacing-guild'),
      teams.moverOf(named, AMBER, 'spacing-guild'),
      teams.moverOf(at(), 'seat1', 'fremen'),
    ]).toEqual([AMBER, null, AMBER, 'seat1']);
  });
  test('R18.11 R18.13 own tracks, and the higher Influence of the Allies', () => {
    expect([
      teams.ownFaction(state, MUADDIB),
      teams.ownFaction(state, SHADDAM),
      teams.ownFaction(state, GURNEY),
      teams.ownFaction(at(), 'seat1'),
    ]).toEqual(['fremen', 'emperor', null, null]);
    expect([
      teams.influenceOf(state, MUADDIB, 'spacing-guild'),
      teams.influenceOf(state, MUADDIB, 'fremen'),
      teams.influenceOf(state, GURNEY, 'spacing-guild'),
      teams.influenceOf(state, SHADDAM, 'spacing-guild'),
    ]).toEqual([3, 1, 3, 0]);
    expect([
      teams.factionsOf(state, MUADDIB).includes('fremen'),
      teams.factionsOf(state, GURNEY).includes('fremen'),
      teams.factionsOf(state, MUADDIB).length - teams.factionsOf(state, GURNEY).length,
    ]).toEqual([true, false, 1]);
    expect([
      teams.moverOf(state, MUADDIB, 'fremen'),
      teams.moverOf(state, SHADDAM, 'fremen'),
      teams.levelOf(state, MUADDIB, 'fremen'),
    ]).toEqual([MUADDIB, null, 1]);
    expect(teams.levelOf(teams.naming(state, MUADDIB, GURNEY), MUADDIB, 'spacing-guild')).toBe(3);
    expect([
      teams.meantBy(state, SHADDAM, 'emperor'),
      teams.meantBy(state, FEYD, 'emperor'),
      teams.meantBy(state, FEYD, 'spacing-guild'),
      teams.meantBy(at(), 'seat1', 'emperor'),
    ]).toEqual([['great-houses', 'emperor'], ['great-houses'], ['spacing-guild'], ['emperor']]);
  });
  test('R18.16 R18.18 who may have sandworms, and who acquires from the Throne Row', () => {
    expect([MUADDIB, GURNEY, SHADDAM, FEYD].map((id) => [teams.mayHaveWorms(state, id), teams.mayUseThrone(state, id)])).toEqual([
      [true, false],
      [true, false],
      [false, true],
      [false, true],
    ]);
    expect([teams.mayHaveWorms(at(), 'seat1'), teams.mayUseThrone(at(), 'seat1')]).toEqual([true, false]);
  });
  test('R18.7 R18.15 tokens of a Commander, those on the board spent', () => {
    expect([arrowsOf({ swordmaster: false }), arrowsOf({ swordmaster: true }), arrowsOf({ swordmaster: true, third: 'gone' })]).toEqual([
      ['left', 'right'],
      ['left', 'right', 'double'],
      ['left', 'right'],
    ]);
    const sent = openSix({ [MUADDIB]: { swordmaster: true } }, { agents: { carthag: [MUADDIB] } }).state;
    expect(activations(sent, MUADDIB).map(({ ally, with: how }) => [ally, how])).toEqual([
      [AMBER, 'right'],
      [GURNEY, 'double'],
      [AMBER, 'double'],
      [GURNEY, 'reveal'],
      [AMBER, 'reveal'],
    ]);
    expect(spentActivations(sent, MUADDIB)).toEqual([{ ally: GURNEY, with: 'left' }]);
    expect(spentActivations(state, MUADDIB)).toEqual([]);
  });
  test('R18.14 partners who share a place are told apart where one leaves it', () => {
    const fight = (strengths: Readonly<Record<string, number>>, conceded: readonly PlayerId[] = []): State =>
      where(
        openSix(Object.fromEntries(Object.entries(strengths).map(([id, conflict]) => [id, { conflict, garrison: 0 }])), {}).state,
        (each) => (each.conceded = conceded),
      );
    const places = (each: State) => ranking(each).map(({ player, place, won }) => `${player} ${place}${won ? ' won' : ''}`);
    const tied = { [GURNEY]: 2, [AMBER]: 2, [FEYD]: 1 };
    expect(partnersTied(fight(tied)).map((pair) => pair.toSorted())).toEqual([[GURNEY, AMBER].toSorted()]);
    expect([
      partnersTied(fight({ [GURNEY]: 2, [FEYD]: 2 })),
      partnersTied(fight({ [GURNEY]: 2, [AMBER]: 2, [FEYD]: 2 })),
      partnersTied(fight({ [GURNEY]: 1 })),
      partnersTied(at({ seat1: { conflict: 1 }, seat2: { conflict: 1 } })),
    ]).toEqual([[], [], [], []]);
    expect([places(fight(tied)), places(fight(tied, [GURNEY]))]).toEqual([
      [`${[GURNEY, AMBER].toSorted()[0]} second`, `${[GURNEY, AMBER].toSorted()[1]} second`, `${FEYD} third`],
      [`${AMBER} first won`, `${GURNEY} second`, `${FEYD} third`],
    ]);
    expect(participants(fight(tied))).toContain(MUADDIB);
    expect(participants(fight({ [FEYD]: 1 }))).toEqual(expect.not.arrayContaining([MUADDIB]));
  });
  test('R18.6 R18.26 a team wins with the points of all three, ties by what they have together', () => {
    const end = (own: object, other: object = {}): State =>
      openSix({
        [MUADDIB]: { vp: 4 },
        [GURNEY]: { vp: 4, ...own },
        [AMBER]: { vp: 4 },
        [FEYD]: { vp: 4, ...other },
        [IRULAN]: { vp: 4 },
        [SHADDAM]: { vp: 4 },
      }).state;
    expect([sharedScore(end({ vp: 7 }), AMBER), sharedScore(end({ vp: 7 }), FEYD), sharedScore(at({ seat1: { vp: 5 } }), 'seat1')]).toEqual(
      [5, 4, 5],
    );
    expect(resultOf(end({ vp: 5 }))).toMatchObject({ by: null, team: [MUADDIB, GURNEY, AMBER] });
    expect(resultOf(end({}, { spice: 9 }))).toMatchObject({ by: 'spice', winner: SHADDAM });
  });
});

describe('beside a physical board', () => {
  const both = (players: Players = {}, more: Arrangement = {}): FamilyState =>
    at(
      { ...players, rival1: { rivalCard: 'rival-gurney-halleck', ...players.rival1 } },
      { seats: 2, ...more, options: { board: 'companion', ...more.options } },
    );
  const beside = (own: Players['seat1'] = {}, more: Arrangement = {}): FamilyState =>
    structuredClone(
      open({
        seats: 1,
        ...more,
        options: { board: 'companion' },
        players: { rival1: { rivalCard: 'rival-gurney-halleck' }, rival2: { rivalCard: 'rival-muaddib' }, seat1: own, ...more.players },
      }).state,
    ) as FamilyState;
  test('Imperium R11.10 what a turn may have changed: Influence within the track, units, the wall, Spies', () => {
    const more = (own: Players['seat1'], said: Arrangement = {}) =>
      companion.toldMore(beside(own, { conflict: 'skirmish-crysknife', ...said }), 'seat1');
    const steps = (list: readonly unknown[], faction: string) =>
      list.flatMap((each) =>
        typeof each === 'object' && each !== null && 'faction' in each && each.faction === faction
          ? [(each as unknown as { step: number }).step]
          : [],
      );
    const list = more({ influence: { fremen: 6, emperor: 3 }, hooks: false });
    expect([list[0], steps(list, 'fremen'), steps(list, 'emperor'), steps(list, 'spacing-guild')]).toEqual(['over', [-1], [1, -1], [1]]);
    expect([list.includes('sandworm'), list.includes('hooks'), list.includes('wall')]).toEqual([true, true, true]);
    const other = more({ hooks: true }, { conflict: 'siege-of-arrakeen' });
    expect([other.includes('sandworm'), other.includes('hooks'), other.includes('wall')]).toEqual([false, false, true]);
    expect(more({}, { shieldWall: false }).includes('wall')).toBe(false);
    const spy = (all: readonly unknown[], post: string) =>
      all.flatMap((each) =>
        typeof each === 'object' && each !== null && 'spy' in each && each.spy === post ? [(each as unknown as { step: number }).step] : [],
      );
    const posts = more({}, { posts: { 'post-choam': ['seat1'], 'post-guild': ['rival1'] } });
    expect([spy(posts, 'post-choam'), spy(posts, 'post-guild'), spy(posts, 'post-fremen')]).toEqual([[-1], [1], [1]]);
    const out = more({}, { posts: { 'post-choam': ['seat1'], 'post-guild': ['seat1'], 'post-fremen': ['seat1'] } });
    expect([spy(out, 'post-emperor'), spy(out, 'post-choam')]).toEqual([[], [-1]]);
  });
  test('R5.1 Spies that may stand elsewhere: away where one is, there where one is left', () => {
    const notes = companion.spiesElsewhere(beside({}, { posts: { 'post-choam': ['seat1'], 'post-guild': ['rival1'] } }));
    const of = (player: string, post: string) =>
      notes.filter((each) => each.player === player && each.post === post).map(({ there }) => there);
    expect([of('seat1', 'post-choam'), of('seat1', 'post-guild'), of('rival1', 'post-guild'), of('rival2', 'post-choam')]).toEqual([
      [false],
      [true],
      [false],
      [true],
    ]);
    const out = companion.spiesElsewhere(
      beside({}, { posts: { 'post-choam': ['seat1'], 'post-guild': ['seat1'], 'post-fremen': ['seat1'] } }),
    );
    expect(out.filter(({ player, there }) => player === 'seat1' && there)).toEqual([]);
    expect(companion.spiesElsewhere(where(beside(), (state) => delete state.posts))).toEqual([]);
  });
  test('everything that can be set right: of persons, of Rivals, of the board', () => {
    const things = (state: State, player: PlayerId) =>
      companion.notable(state).flatMap((thing) => ('player' in thing && thing.player === player ? [thing.what] : []));
    const factions = ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen'];
    const state = beside();
    expect(things(state, 'seat1')).toEqual([
      'vp',
      ...factions,
      'agents',
      'conflict',
      'sandworms',
      'hooks',
      'revealed',
      'council',
      'swordmaster',
    ]);
    expect(things(state, 'rival1')).toEqual([
      'vp',
      ...factions,
      'conflict',
      'sandworms',
      'hooks',
      'garrison',
      'solari',
      'spice',
      'water',
      'intrigue',
      'swordmaster',
    ]);
    const after = where(state, (each) => (each.phase = 'recall'));
    expect([
      things(after, 'seat1').includes('conflict'),
      things(after, 'seat1').includes('sandworms'),
      things(after, 'seat1').includes('hooks'),
    ]).toEqual([false, false, true]);
    expect(
      things(
        where(state, (each) => (each.phase = 'combat')),
        'seat1',
      ),
    ).toContain('sandworms');
    const rest = companion.notable(state).filter((thing) => !('player' in thing));
    expect(rest).toEqual(
      [{ bonusAt: 'deep-desert' }, { bonusAt: 'hagga-basin' }, { bonusAt: 'imperial-basin' }, { wall: true }]
        .toSorted(() => 0)
        .sort(byName),
    );
    expect(companion.notable(where(state, (each) => delete each.shieldWall)).some((thing) => 'wall' in thing)).toBe(false);
  });
  test('R11.4 R14.1 tokens elsewhere: with whoever can have them, or with nobody', () => {
    const state = beside(
      { influence: { fremen: 4 } },
      {
        players: {
          rival1: { rivalCard: 'rival-gurney-halleck', influence: { fremen: 4, emperor: 3 } },
          seat1: { influence: { fremen: 4 } },
        },
        alliances: { fremen: 'seat1' },
        control: { arrakeen: 'rival1' },
      },
    );
    const notes = companion.tokensElsewhere(state);
    const held = (is: (token: (typeof notes)[number]['token']) => boolean) =>
      notes.filter(({ token }) => is(token)).map(({ holder }) => holder);
    expect(held((token) => token !== 'mentat' && 'alliance' in token && token.alliance === 'fremen')).toEqual(['rival1']);
    expect(held((token) => token !== 'mentat' && 'alliance' in token && token.alliance === 'emperor')).toEqual([]);
    expect(held((token) => token !== 'mentat' && 'control' in token && token.control === 'arrakeen')).toEqual(['seat1', 'rival2', null]);
    expect(held((token) => token !== 'mentat' && 'control' in token && token.control === 'imperial-basin')).toEqual([
      'seat1',
      'rival1',
      'rival2',
    ]);
    expect(held((token) => token === 'mentat')).toEqual([]);
  });
  test('R2.2 Conflict cards that can come, or can have come instead, are of the same level and unseen', () => {
    const state = beside({}, { conflict: 'skirmish-crysknife', conflictTop: 'siege-of-arrakeen', conflictsLeft: 3 });
    const [come, instead] = [companion.conflictsToCome(state), companion.conflictsInstead(state)];
    expect([
      come.includes('siege-of-arrakeen'),
      come.includes('skirmish-crysknife'),
      instead.includes('skirmish-desert-mouse'),
      instead.includes('skirmish-crysknife'),
      instead.includes('siege-of-arrakeen'),
    ]).toEqual([true, false, true, false, false]);
    const won = where(state, ({ players }) =>
      Object.assign(players.rival1 ?? {}, { won: [{ conflict: 'skirmish-crysknife', faceUp: true }] }),
    );
    expect([companion.conflictsInstead(won), companion.conflictsToCome(where(state, (each) => (each.conflictDeck.hidden = [])))]).toEqual([
      [],
      [],
    ]);
    const other = where(state, ({ players }) =>
      Object.assign(players.rival1 ?? {}, { won: [{ conflict: 'skirmish-desert-mouse', faceUp: true }] }),
    );
    expect(companion.conflictsInstead(other).length).toBeGreaterThan(0);
  });
  test('R5.1 turns that can have been told: spaces with no own Agent and nothing had for good, a Reveal, a pass', () => {
    const state = beside({ council: true }, { agents: { secrets: ['seat1'] } });
    const turns = companion.toldTurns(state, 'seat1');
    const to = turns.flatMap((turn) => (typeof turn === 'object' ? [turn.to] : []));
    expect([to.includes('secrets'), to.includes('arrakeen'), turns.slice(-2)]).toEqual([false, true, ['revealed', 'passed']]);
    const why = companion.notToldTurns(state, 'seat1');
    expect(why.find(({ target }) => (target as { to: string }).to === 'secrets')?.why.key).toBe('imperium.why.ownAgent');
    const none = beside({ agents: 0 });
    expect([
      companion.toldTurns(none, 'seat1'),
      rules(companion.notToldTurns(none, 'seat1')).every((rule) => rule === rules(companion.notToldTurns(none, 'seat1'))[0]),
    ]).toEqual([['revealed', 'passed'], true]);
  });
  test('Imperium R16.8 persons who share the highest score are asked for the rest', () => {
    const tied = (seat1: number, seat2: number, rival1: number) =>
      companion.tiedPersons(both({ seat1: { vp: seat1 }, seat2: { vp: seat2 }, rival1: { vp: rival1 } }));
    expect([tied(9, 9, 3), tied(9, 8, 9), tied(9, 8, 3), tied(3, 3, 9)]).toEqual([['seat1', 'seat2'], ['seat1'], [], []]);
  });
  test('Imperium R6.7 of what a person gains only what concerns Rivals is kept', () => {
    const kept: Effects = [
      { influence: { faction: 'fremen', amount: 1 } },
      { control: 'arrakeen' },
      { take_mentat: 'from_space' },
      { high_council_seat: true },
      { take_swordmaster: true },
      { steal_intrigue: { from: 'each_opponent', min_held: 4, count: 1, random: true } },
      { place_spy: { count: 1 } },
      { take_maker_hooks: true },
      { shield_wall: 'may_remove' },
      { sandworm: 1 },
      { gain: { vp: 1 } },
      { choose: [[{ draw: 1 }], [{ gain: { vp: 1 } }]] },
    ];
    expect(companion.trackedIn([...kept, { draw: 1 }, { gain: { spice: 2 } }, { recruit: 1 }])).toEqual(kept);
  });
});
const byName = (one: object, other: object): number => order(one) - order(other);
const order = (thing: object): number =>
  'wall' in thing ? 9 : ['deep-desert', 'hagga-basin', 'imperial-basin'].indexOf((thing as { bonusAt: string }).bonusAt);
