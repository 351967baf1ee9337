import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { open, rivalActs, STOP, type Story } from './story.fixture.ts';

const solo = (arrangement: Arrangement = {}): Story => open({ seats: 1, ...arrangement });
const acts = (arrangement: Arrangement): Story => rivalActs({ seats: 1, ...arrangement });
/** The Conflict is won by the first Rival, the second one comes second. */
const won = (conflict: string, players: Arrangement['players'] = {}, more: Arrangement = {}): Story =>
  solo({
    conflict,
    firstPlayer: 'rival2', // the next round begins with the person
    agenda: [{ do: 'rank' }],
    players: { rival1: { conflict: 3, ...players.rival1 }, rival2: { conflict: 2, ...players.rival2 }, seat1: { ...players.seat1 } },
    ...more,
  });

describe('the course of the solo game', () => {
  // R23.5 R23.6, J63
  test('all three act in turn order; Rivals use up their Agents, also after the Reveal turn', () => {
    const story = solo({ firstPlayer: 'rival1', hagalTop: ['hagal-wealth', 'hagal-secrets', 'hagal-foldspace', 'hagal-carthag'] });
    expect([story.asked, story.of('rival1').agents, story.of('rival2').agents]).toEqual(['turn seat1', 1, 1]);
    story.play('reveal').until('turn seat1');
    expect(story.state.round).toBe(2);
    expect(
      story
        .told('hagal')
        .slice(0, 4)
        .map(({ player }) => player),
    ).toEqual(['rival1', 'rival2', 'rival1', 'rival2']);
    expect(story.state.firstPlayer).toBe('rival2');
  });
  // R23.6 R22.3
  test('after an Agent turn of the person, who has the marker, each Rival acts once', () => {
    const story = solo({
      firstPlayer: 'seat1',
      players: { seat1: { hand: ['dagger', 'diplomacy'] } },
      hagalTop: ['hagal-wealth', 'hagal-secrets'],
    }).send('dagger', 'hall-of-oratory');
    story.until('turn seat1');
    expect(story.told('hagal').map(({ player }) => player)).toEqual(['rival1', 'rival2']);
    expect([story.of('rival1').agents, story.of('rival2').agents]).toEqual([1, 1]);
  });
  // R16.5 R23.5
  test('the marker goes round all three', () => {
    const next = (firstPlayer: 'seat1' | 'rival1' | 'rival2') => solo({ firstPlayer, agenda: [{ do: 'recall' }] }).state.firstPlayer;
    expect([next('rival1'), next('rival2'), next('seat1')]).toEqual(['rival2', 'seat1', 'rival1']);
  });
  // R23.8 R23.12
  test('T40: harvesting 4 at 5 spice leaves 2 and gives 1 VP', () => {
    const story = acts({ bonusSpice: { 'the-great-flat': 1 }, hagalTop: ['hagal-harvest-spice'], players: { rival1: { spice: 5 } } });
    expect([story.of('rival1').spice, story.of('rival1').vp]).toEqual([2, 1]);
    expect(story.told('spent')).toEqual([{ type: 'spent', player: 'rival1', what: 'spice', amount: 7 }]);
  });
  // R23.9 R21.4, J45
  test.each([
    ['earl-memnon-thorvald', {}, { spice: 1 }],
    ['countess-ariana-thorvald', { water: 1 }, { water: 2 }],
    ['count-ilban-richese', {}, { solari: 1 }],
    ['baron-vladimir-harkonnen', { solari: 0 }, { solari: 0 }],
    ['glossu-the-beast-rabban', { garrison: 3 }, { conflict: 4, garrison: 1 }],
    ['glossu-the-beast-rabban', { garrison: 3, influence: { fremen: 4 } }, { conflict: 5, garrison: 1 }],
    ['duke-leto-atreides', { spice: 1 }, { spice: 1 }],
  ] as const)('the signet of %s with %j: %j', (leader, before, after) => {
    const alliances = 'influence' in before ? { fremen: 'rival1' as const } : {};
    const story = acts({ alliances, hagalTop: ['hagal-arrakeen-1p'], players: { rival1: { leader, ...before } } });
    expect(story.of('rival1')).toMatchObject(after);
    expect(story.asked).toBe('payOffer seat1');
  });
  // R23.9
  test("the Baron's signet costs 1 Solari for an Intrigue card", () => {
    const baron = { leader: 'baron-vladimir-harkonnen', solari: 1 };
    const story = acts({ hagalTop: ['hagal-arrakeen-1p'], players: { rival1: baron } });
    expect([story.of('rival1').solari, story.of('rival1').intrigue.hidden.length]).toEqual([0, 1]);
  });
  // R23.9 R23.13
  test("Leto's signet: the least of those in which an opponent has more, ties are the person's", () => {
    const leto = (mine: object, others: object): Story =>
      acts({
        hagalTop: ['hagal-arrakeen-1p'],
        players: { rival1: { leader: 'duke-leto-atreides', spice: 1, influence: mine }, rival2: { influence: others } },
      });
    const least = leto({ emperor: 2, fremen: 1 }, { emperor: 3, fremen: 2 });
    expect([least.of('rival1').influence.fremen, least.of('rival1').spice]).toEqual([2, 0]);
    const tied = leto({ emperor: 1, fremen: 1 }, { emperor: 3, fremen: 2 });
    expect([tied.asked, tied.options()]).toEqual(['influence seat1', ['emperor', 'fremen']]);
    expect(tied.play('emperor').of('rival1').influence.emperor).toBe(2);
  });
  // R23.10 R11.2 R11.3
  test('VP for Influence and Alliances like a person, no bonus of the level', () => {
    const story = acts({ hagalTop: ['hagal-secrets'], players: { rival1: { influence: { 'bene-gesserit': 1 } } } });
    expect(story.of('rival1').vp).toBe(1);
    const high = acts({ hagalTop: ['hagal-secrets'], players: { rival1: { vp: 1, influence: { 'bene-gesserit': 3 } } } });
    expect([high.of('rival1').vp, high.of('rival1').intrigue.hidden]).toEqual([2, []]);
  });
});

describe('rewards of Rivals', () => {
  // R23.11 R23.12 R23.13, J54
  test('T40: three of four Intrigue cards go for 1 VP, face up', () => {
    const rival1 = { intrigue: ['ambush', 'charisma'], influence: { emperor: 1, 'spacing-guild': 1, fremen: 1 } };
    const story = won('cloak-and-dagger', { rival1 });
    expect([story.of('rival1').intrigue.hidden.length, story.of('rival1').vp, story.of('rival1').influence['bene-gesserit']]).toEqual([
      1, 1, 1,
    ]);
    expect(story.state.intrigueDiscard.slice(0, 2)).toEqual(['ambush', 'charisma']);
  });
  // R23.12
  test('whatever is there is paid as often as possible', () => {
    const story = solo({
      agenda: [{ do: 'spend', by: 'rival1' }, STOP],
      players: { rival1: { solari: 15, spice: 7, water: 3, intrigue: ['ambush', 'charisma', 'windfall'] } },
    });
    const { solari, spice, water, intrigue, vp } = story.of('rival1');
    expect([solari, spice, water, intrigue.hidden, vp]).toEqual([1, 0, 0, [], 5]);
  });
  // R23.11 R14.1 R14.3, J56
  test('control is taken, and its bonus spent at once', () => {
    const story = won('siege-of-carthag', { rival1: { solari: 6 } });
    expect([story.of('rival1').vp, story.state.control['carthag'], story.of('rival2').spice]).toEqual([1, 'rival1', 1]);
    const visited = acts({ control: { carthag: 'rival2' }, hagalTop: ['hagal-carthag'], players: { rival2: { solari: 6 } } });
    expect([visited.of('rival2').solari, visited.of('rival2').vp]).toEqual([0, 1]);
  });
  // R23.11 R16.4
  test('the Mentat is an Agent of the winner in the next round; trashing does nothing', () => {
    const story = won('sort-through-the-chaos');
    expect([story.state.mentat?.holder, story.state.round, story.asked]).toEqual(['rival1', 2, 'turn seat1']);
    expect(story.of('rival1').agents).toBe(3);
    expect(won('terrible-purpose').of('rival1').vp).toBe(1);
  });
  // R23.14 R4.2
  test('a Rival always defends what it controls', () => {
    const story = solo({
      conflictTop: 'siege-of-arrakeen',
      control: { arrakeen: 'rival2' },
      firstPlayer: 'seat1',
      agenda: [{ do: 'round' }],
    });
    expect([story.of('rival2').conflict, story.of('rival1').conflict]).toEqual([1, 0]);
    const bare = solo({
      conflictTop: 'siege-of-arrakeen',
      control: { arrakeen: 'rival2' },
      firstPlayer: 'seat1',
      agenda: [{ do: 'round' }],
      players: { rival2: { garrison: 12 } },
    });
    expect(bare.of('rival2').conflict).toBe(0);
  });
  // R23.13
  test('Influence goes where the Rival has least; between equals the person decides', () => {
    const sure = won('skirmish-c', { rival1: { influence: { emperor: 1, 'spacing-guild': 2, fremen: 1 } } });
    expect(sure.of('rival1').influence['bene-gesserit']).toBe(1);
    const tied = won('grand-vision', { rival1: { influence: { emperor: 1, fremen: 1 } } });
    expect([tied.asked, tied.table.task?.do, tied.options()]).toEqual(['influence seat1', 'influence', ['spacing-guild', 'bene-gesserit']]);
    expect(tied.play('bene-gesserit').of('rival1').influence['bene-gesserit']).toBe(2);
  });
  // R23.13 R13.11, T47
  test.each([
    [{ emperor: 0, 'spacing-guild': 1, 'bene-gesserit': 2, fremen: 3 }, 0, ['emperor', 'spacing-guild']],
    [{ emperor: 1, 'spacing-guild': 0, 'bene-gesserit': 1, fremen: 1 }, 3, ['spacing-guild']],
    [{ emperor: 0, 'spacing-guild': 0, 'bene-gesserit': 0, fremen: 1 }, 3, []],
  ] as const)('Machinations with %j: %i options, %j are sure', (influence, options, sure) => {
    const story = won('machinations', { rival1: { influence } });
    const open = story.table.state.phase === 'turns' && story.asked.startsWith('choose') ? story.options().length : 0;
    expect(open).toBe(options);
    for (const faction of sure) expect(story.of('rival1').influence[faction]).toBe(influence[faction] + 1);
  });
  // R23.13, J50
  test('what is not about Influence the person decides', () => {
    const third = won('cloak-and-dagger', { rival1: { conflict: 2 }, rival2: { spice: 6 }, seat1: { conflict: 3 } });
    expect([third.asked, third.table.task]).toMatchObject(['choose seat1', { by: 'rival2' }]);
    expect(third.play(1).of('rival2')).toMatchObject({ spice: 0, vp: 1 });
    const second = won('battle-for-arrakeen', { rival2: { spice: 5 } });
    expect([second.asked, second.table.task]).toMatchObject(['chooseSome seat1', { by: 'rival2', n: 2 }]);
    expect(second.play([1, 2]).of('rival2')).toMatchObject({ spice: 0, solari: 3, vp: 1 });
  });
  // R13.9 R23.11, J49
  test('tied at place 2 Rivals get the third reward', () => {
    const story = won('guild-bank-raid', { seat1: { conflict: 4 }, rival1: { conflict: 2 } });
    expect([story.of('rival1').solari, story.of('rival2').solari, story.of('seat1').solari]).toEqual([2, 2, 6]);
  });
});

describe('Expert Troop Deployment', () => {
  const expert = (rival: number, other: number, conflict = 'desert-power', difficulty = 'mentat'): readonly number[] => {
    const story = acts({
      options: { difficulty },
      conflict,
      hagalTop: ['hagal-heighliner'],
      players: { rival1: { conflict: rival, garrison: 2 }, rival2: { conflict: other } },
    });
    expect(story.of('rival1').influence['spacing-guild']).toBe(1);
    return [story.of('rival1').conflict, story.of('rival1').garrison];
  };
  // R23.16, J48
  test('T41: leading by two troops it deploys nothing, otherwise everything it may', () => {
    expect([expert(3, 1), expert(2, 1), expert(2, 0), expert(0, 0)]).toEqual([
      [3, 5],
      [7, 0],
      [2, 5],
      [5, 0],
    ]);
  });
  // R23.16 R23.4
  test('not at the last level, and not at the easier difficulties', () => {
    expect([
      expert(3, 1, 'grand-vision'),
      expert(3, 1, 'desert-power', 'sardaukar'),
      expert(3, 1, 'skirmish-a', 'kwisatz-haderach'),
    ]).toEqual([
      [8, 0],
      [8, 0],
      [3, 5],
    ]);
  });
});

describe('the end of the solo game', () => {
  // R16.6 R23.17
  test('ten VP of a Rival end it; then nobody at the table has won', () => {
    const story = solo({ agenda: [{ do: 'recall' }], players: { rival2: { vp: 10 }, seat1: { vp: 9 } } });
    expect([story.state.result?.winner, story.table.position.outcome?.winners]).toEqual(['rival2', []]);
  });
  // R23.17 R16.8, J19
  test('tie-breaks use the goods of Rivals; the last one is the person’s', () => {
    const end = (rival: object, seat1: object = {}) =>
      solo({ agenda: [{ do: 'recall' }], players: { rival1: { vp: 10, water: 1, ...rival }, seat1: { vp: 10, garrison: 0, ...seat1 } } })
        .state.result;
    expect(end({ spice: 1 })).toEqual({ winner: 'rival1', by: 'spice' });
    expect(end({ garrison: 1 })).toEqual({ winner: 'rival1', by: 'garrison' });
    expect(end({ garrison: 0 }, { lastReveal: 4 })).toEqual({ winner: 'seat1', by: 'latest_reveal_turn' });
  });
});
