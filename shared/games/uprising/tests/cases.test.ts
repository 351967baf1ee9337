import { describe, expect, test } from 'vitest';
import type { Arrangement, ArrangedPlayer } from '../../imperium-family/arranged-position.ts';
import { OF } from '../../imperium-family/positions.fixture.ts';
import type { FamilyState } from '../../imperium-family/types.ts';
import { INTRIGUE } from '../data.ts';
import { open, type Story } from './story.fixture.ts';

const alone = (player: ArrangedPlayer, more: Arrangement = {}): Story =>
  open({ ...more, players: { ...more.players, seat1: { noMore: true, ...player } } });
const offers = (story: Story, field: string): readonly unknown[] =>
  story.options().flatMap((option) => (typeof option === 'object' && option !== null && field in option ? Object.values(option) : []));
const NEXT = { do: 'nextTurn', by: 'seat1' } as const;

describe('Spies', () => {
  const AT_ARRAKEEN = { posts: { 'post-arrakeen-refinery': ['seat1'] } } as const;
  test('T1 R5.6 whether to gather intelligence is decided before the draws of card and space', () => {
    const story = alone({ hand: ['maula-pistol'], deck: ['dagger', 'diplomacy', 'reconnaissance'] }, AT_ARRAKEEN);
    story.send('maula-pistol', 'arrakeen');
    expect([story.asked, story.of('seat1').hand.hidden]).toEqual(['recallSpy seat1', []]);
    expect(
      story
        .play('keep')
        .pieces()
        .filter((kind) => kind === 'draw'),
    ).toHaveLength(2);
  });
  test('T4 R5.3 with a Spy in the supply and a free post one has to be placed', () => {
    const story = alone({ hand: ['diplomacy'], deck: ['dagger'], spice: 1 })
      .send('diplomacy', 'espionage')
      .piece('draw')
      .piece('influence');
    expect(story.whyNot('done')).toMatch(/^mandatory/);
    story.piece('place_spy').play('post-fremen');
    expect(story.options()).toContain('done');
  });
  test('T5 R5.3 R5.4 with an empty supply it may be left; a Spy that is moved has been recalled in this turn', () => {
    const posts = { 'post-fremen': ['seat1'], 'post-guild': ['seat1'], 'post-emperor': ['seat1'] } as const;
    const visit = (): Story =>
      alone({ hand: ['diplomacy'], spice: 1, agents: 2 }, { posts })
        .send('diplomacy', 'espionage')
        .piece('place_spy');
    expect(visit().play('keep').state.turn.spies?.recalled).toBe(0);
    const moved = visit().play({ spy: 'post-guild' }, 'post-choam');
    expect([moved.state.turn.spies?.recalled, moved.state.posts?.['post-guild']]).toEqual([1, []]);
  });
  test('T44 R5.6 the one connected Spy that infiltrated gathers no intelligence', () => {
    const story = alone({ hand: ['maula-pistol'] }, { ...AT_ARRAKEEN, agents: { arrakeen: ['seat2'] } }).send('maula-pistol', 'arrakeen');
    expect([story.asked, story.of('seat1').spies, story.state.agents['arrakeen']]).toEqual(['effects seat1', 3, ['seat2', 'seat1']]);
  });
  test('T52 a Spy that the fourth step with the Emperor brings meanwhile does not count for Guild Spy', () => {
    const hand = ['guild-spy', 'spy-network', 'convincing-argument', 'convincing-argument'];
    const posts = { 'post-emperor': ['seat1'], 'post-guild': ['seat1'] } as const;
    const story = alone({ hand, council: true, influence: { emperor: 3 } }, { posts });
    story.play('reveal', { acquire: 'the-spice-must-flow', from: 'reserve', to: 'discard' }).piece('this_turn').play(0, 'post-fremen');
    expect(story.of('seat1').influence).toEqual({ emperor: 4, 'spacing-guild': 1, 'bene-gesserit': 0, fremen: 0 });
  });
});

describe('troops and cards', () => {
  test('T11 R7.2 however many effects recruit, no more than two others follow from the garrison', () => {
    // Detonation deploys from the garrison by itself: that counts for nothing here.
    const story = alone({ hand: ['reconnaissance'], garrison: 7, intrigue: ['detonation'], water: 2 }, { shieldWall: false });
    story.play({ plot: 'detonation' });
    expect(story.asked).toBe('deploy seat1');
    story.play(4).send('reconnaissance', 'research-station').piece('recruit');
    expect(offers(story, 'deploy')).toEqual([1, 2, 3, 4]);
    story.play({ deploy: 4 });
    expect([story.of('seat1').garrison, story.of('seat1').conflict, offers(story, 'deploy')]).toEqual([1, 8, []]);
  });
  test('T27 T46 R3.2 R8.9 a card that came into the hand in the own Reveal turn stays: the next round begins with six', () => {
    const seat1 = { hand: ['dagger'], intrigue: ['inspire-awe'], sandworms: 1, deck: ['diplomacy', 'dagger'] };
    const done = { hand: [], revealed: true } as const;
    const story = open({
      row: ['maula-pistol'],
      shieldWall: false,
      players: { seat1, seat2: done, seat3: done },
    }).play('reveal', { plot: 'inspire-awe' });
    story.play({ acquire: 'maula-pistol', from: 'row', to: 'hand' });
    expect(story.of('seat1').hand.hidden).toEqual(['maula-pistol']);
    const before = story.state.round;
    for (let answers = 0; story.state.round === before && answers < 30; answers++) story.play(lastOf(story));
    expect([story.state.round, story.of('seat1').hand.hidden.length]).toEqual([before + 1, 6]);
    expect(story.of('seat1').hand.hidden).toContain('maula-pistol');
  });
  test('T28 R8.14 The Spice Must Flow that is trashed goes back to its stack, and its point stays', () => {
    const flow = 'the-spice-must-flow';
    const story = alone({ vp: 3, discard: [flow], hand: ['diplomacy'], water: 1 }, { reserve: { [flow]: 9 } });
    story.send('diplomacy', 'desert-tactics').piece('trash').play({ card: flow, from: 'discard' });
    expect([story.of('seat1').vp, story.of('seat1').discard, story.state.reserve[flow]]).toEqual([3, [], 10]);
  });
  test('T47 R9.5 an empty Intrigue deck is made of the discard pile; what was trashed stays out', () => {
    const trashed = INTRIGUE[0] as string;
    const story = alone({ hand: ['dagger'], solari: 3, influence: { emperor: 2 }, intrigue: [trashed] }, { intrigueDiscard: 'all' });
    const before = story.state.intrigueDiscard.length;
    story.send('dagger', 'imperial-privilege');
    expect(story.state.intrigueDeck.hidden).toHaveLength(0);
    story.piece('pay').play(trashed);
    expect(story.of('seat1').intrigue.hidden).toHaveLength(1);
    expect(story.of('seat1').intrigue.hidden).not.toContain(trashed);
    expect([story.state.intrigueDiscard, story.state.intrigueDeck.hidden.length]).toEqual([[], before - 1]);
    expect(story.state.intrigueDeck.hidden).not.toContain(trashed);
  });
  test('T48 R8.13 with an empty Imperium deck the Row is not filled up', () => {
    const story = alone({ hand: ['convincing-argument', 'convincing-argument'] }, { row: ['maula-pistol', 'overthrow'], imperiumTop: [] });
    const { imperiumDeck, players } = story.table.state as FamilyState;
    if (players.seat2) players.seat2.discard = [...players.seat2.discard, ...imperiumDeck.hidden];
    imperiumDeck.hidden = [];
    story.play('reveal', { acquire: 'maula-pistol', from: 'row', to: 'discard' });
    expect(story.state.row.filter((card) => card !== null)).toEqual(['overthrow']);
  });
  test('T55 R9.6 Impress without a card of cost 3 or less gives its 2 swords', () => {
    const window = { do: 'window', by: 'seat1', passes: 0, played: false } as const;
    const story = alone(
      { conflict: 1, intrigue: ['impress'] },
      { agenda: [window, { do: 'rank' }], row: ['overthrow'], reserve: { 'prepare-the-way': 0 }, players: { seat2: { conflict: 1 } } },
    );
    story.play({ play: 'impress' });
    expect(story.told('acquired')).toEqual([]);
    expect(story.told('placed').find(({ player }) => player === 'seat1')).toMatchObject({ place: 'first' });
  });
  test('T60 who has no unit is asked nothing in Combat', () => {
    const plan = { intrigue: ['contingency-plan'] };
    const story = open({
      agenda: [{ do: 'combat' }],
      players: { seat1: { conflict: 0, intrigue: ['impress'] }, seat2: { conflict: 1, ...plan }, seat3: { conflict: 1 } },
    });
    expect(story.asked).toBe('window seat2');
    story.play({ play: 'contingency-plan' });
    expect(story.asked).not.toContain('seat1');
  });
});
/** What ends a question soonest. */
function lastOf(story: Story): unknown {
  const options = story.options();
  return options.find((option) => ['done', 'pass', 'keep', 'reveal', false].includes(option as string)) ?? options.at(-1);
}

describe('Influence', () => {
  const ALL = ['emperor', 'spacing-guild', 'bene-gesserit', 'fremen'] as const;
  const losing = (more: Arrangement): Story => open({ agenda: [{ do: 'loseInfluence', ...OF, amount: 1 }, NEXT], ...more });
  const gaining = (amount: number, own: ArrangedPlayer): Story =>
    open({ agenda: [{ do: 'influence', ...OF, amount, among: ALL }, NEXT], players: { seat1: own } });
  test('T29 R12.5 whoever was as high takes the Alliance when its holder falls', () => {
    const seat1 = { vp: 5, influence: { fremen: 5 } };
    const story = losing({ alliances: { fremen: 'seat1' }, players: { seat1, seat2: { vp: 5, influence: { fremen: 5 } } } });
    if (story.asked.startsWith('loseInfluence')) story.play('fremen');
    expect([story.state.alliances.fremen, story.of('seat1').vp, story.of('seat2').vp]).toEqual(['seat2', 4, 6]);
  });
  test('T30 R12.5 alone at 4 the token goes back to the board; what the height brought is kept', () => {
    const story = losing({ alliances: { fremen: 'seat1' }, players: { seat1: { vp: 5, water: 3, influence: { fremen: 4 } } } });
    if (story.asked.startsWith('loseInfluence')) story.play('fremen');
    expect([story.state.alliances.fremen, story.of('seat1').vp, story.of('seat1').water]).toEqual([null, 4, 3]);
  });
  test('T31 R12.2 R12.3 two steps at once pass 2 and 4 like single ones', () => {
    const low = gaining(2, { vp: 0, influence: { fremen: 1 } }).play('fremen');
    expect(low.of('seat1')).toMatchObject({ vp: 1, influence: { fremen: 3 } });
    const high = gaining(2, { vp: 1, water: 0, influence: { fremen: 3 } }).play('fremen');
    expect(high.of('seat1')).toMatchObject({ vp: 2, water: 1, influence: { fremen: 5 } });
    expect(high.state.alliances.fremen).toBe('seat1');
  });
  test('T32 R12.3 at 4 with the Emperor a Spy is placed at once', () => {
    expect(gaining(1, { influence: { emperor: 3 } }).play('emperor').asked).toBe('placeSpy seat1');
  });
  test('T40 R12.1 a step beyond 6 is lost', () => {
    const story = gaining(1, { vp: 4, influence: { fremen: 6 } }).play('fremen');
    expect(story.of('seat1')).toMatchObject({ influence: { fremen: 6 } });
  });
});
