import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { RECORDS } from '../records.ts';
import { type Acting, rivalActs } from './rivals.fixture.ts';
import { open, type Story } from './story.fixture.ts';

type Players = NonNullable<Arrangement['players']>;
const INTRIGUE = ['buy-access', 'call-to-arms', 'cunning', 'manipulate', 'opportunism', 'mercenaries'];
/** The first Rival gains 1 spice by its signet, and has this before. */
const gains = (own: Players['rival1'], more: Acting = {}): Story =>
  rivalActs(['hagal-spice-refinery'], { card: 'rival-staban-tuek', own, ...more });
/** The first Rival has won the Conflict of this round alone. */
const wins = (conflict: string, own: Players['rival1'] = {}, more: Arrangement = {}): Story =>
  open({
    seats: 1,
    conflict,
    firstPlayer: 'rival2', // the next round begins with the person
    agenda: [{ do: 'rank' }],
    ...more,
    players: { rival1: { rivalCard: 'rival-staban-tuek', conflict: 3, ...own }, rival2: { rivalCard: 'rival-muaddib' }, ...more.players },
  });

describe('goods of a Rival', () => {
  // R17.13
  test('below its value it keeps them, at its value it pays just that many for the Swordmaster', () => {
    const below = gains({ solari: 4, spice: 1, water: 2 });
    expect(below.of('rival1')).toMatchObject({ swordmaster: false, agents: 1, solari: 4, spice: 2, water: 2 });
    const enough = gains({ solari: 4, spice: 1, water: 3 });
    expect(enough.of('rival1')).toMatchObject({ swordmaster: true, agents: 2, solari: 0, spice: 0, water: 0 });
  });
  // R17.13
  test('Solari go first, then spice, Intrigue cards, water', () => {
    const story = gains({ solari: 3, spice: 2, water: 5, intrigue: INTRIGUE.slice(0, 2) }, { intrigueDiscard: ['mercenaries'] });
    expect(story.told('rivalPaid')).toEqual([
      { type: 'rivalPaid', player: 'rival1', price: { solari: 3, spice: 3, intrigue: 2, water: 1 } },
    ]);
    expect(story.of('rival1')).toMatchObject({ solari: 0, spice: 0, vp: 1, water: 1 });
    expect([story.of('rival1').intrigue.hidden, story.state.intrigueDiscard]).toEqual([[], ['mercenaries', ...INTRIGUE.slice(0, 2)]]);
  });
  // R17.13 R4.13
  test('its third Agent makes the Swordmaster cheaper for the person', () => {
    const price = (own: Players['rival1']) => {
      const hand = ['dagger'];
      const story = open({ seats: 1, players: { rival1: { rivalCard: 'rival-muaddib', ...own }, seat1: { hand, solari: 7 } } });
      return story
        .options()
        .some((option) => typeof option === 'object' && option !== null && 'to' in option && option.to === 'swordmaster');
    };
    expect([price({}), price({ swordmaster: true })]).toEqual([false, true]);
  });
  // R17.13
  test('without the Swordmaster nothing becomes a point', () => {
    const story = gains({ spice: 7 });
    expect(story.of('rival1')).toMatchObject({ vp: 0, spice: 8, swordmaster: false });
  });
  // R17.13, Q43
  test.each([
    [{ spice: 6 }, { spice: 0, vp: 1 }],
    [{ solari: 7 }, { solari: 0, spice: 1, vp: 1 }],
    [{ water: 3 }, { water: 0, spice: 1, vp: 1 }],
    [{ intrigue: INTRIGUE.slice(0, 3) }, { spice: 1, vp: 1 }],
    [
      { solari: 15, water: 4, intrigue: INTRIGUE },
      { solari: 1, water: 1, spice: 1, vp: 5 },
    ],
  ])('with the Swordmaster %j becomes %j', (own, after) => {
    const story = gains({ swordmaster: true, ...own });
    expect(story.of('rival1')).toMatchObject(after);
  });
  // R17.13
  test('after every gain, whoever gave it: a control bonus, a stolen card', () => {
    const control = rivalActs(['hagal-arrakeen'], { card: 'rival-feyd-rautha', control: { arrakeen: 'rival1' }, own: { solari: 3 } });
    expect(control.of('rival1')).toMatchObject({ swordmaster: true, solari: 0 });
    const stolen = rivalActs(['hagal-secrets'], {
      card: 'rival-feyd-rautha',
      own: { solari: 3 },
      players: { seat1: { intrigue: INTRIGUE.slice(0, 4) } },
    });
    expect(stolen.of('rival1')).toMatchObject({ swordmaster: true, solari: 0 });
    expect(stolen.of('rival1').intrigue.hidden).toEqual([]);
  });
  // R17.13
  test('each card has its value', () => {
    for (const [card, { swordmaster_value: value }] of Object.entries(RECORDS.rivals)) {
      const own = { rivalCard: card, water: 0 };
      const at = (solari: number) =>
        open({
          seats: 1,
          agenda: [
            { do: 'spend', by: 'rival1' },
            { do: 'defend', by: 'seat1' },
          ],
          players: { rival1: { ...own, solari } },
        });
      expect(at(value - 1).of('rival1')).toMatchObject({ swordmaster: false, solari: value - 1 });
      expect(at(value).of('rival1')).toMatchObject({ swordmaster: true, solari: 0 });
    }
  });
});

describe('points of a Rival', () => {
  // R17.14 R12.2 R12.3
  test('for 2 Influence and Alliances, never the bonus of 4', () => {
    const story = rivalActs(['hagal-secrets'], { own: { influence: { 'bene-gesserit': 1 } } });
    expect(story.of('rival1').vp).toBe(1);
    const fourth = rivalActs(['hagal-fremkit'], { own: { influence: { fremen: 3 } } });
    expect(fourth.of('rival1')).toMatchObject({ vp: 1, water: 0 });
    expect(fourth.state.alliances.fremen).toBe('rival1');
  });
  // R17.14 R10.4
  test('rewards come with the doubling of sandworms', () => {
    expect(wins('skirmish-desert-mouse').of('rival1').solari).toBe(2);
    expect(wins('skirmish-desert-mouse', { sandworms: 1 }).of('rival1').solari).toBe(4);
  });
  // R17.14
  test('it always pays for points if it can, twice with a sandworm, never in part', () => {
    const paid = (spice: number, more: Players['rival1'] = {}) => wins('spice-freighters', { spice, ...more }).of('rival1');
    expect(paid(2)).toMatchObject({ spice: 2, vp: 0 });
    expect(paid(3)).toMatchObject({ spice: 0, vp: 1 });
    expect(paid(6, { sandworms: 1 })).toMatchObject({ spice: 0, vp: 2 });
    expect(paid(5, { sandworms: 1 })).toMatchObject({ spice: 2, vp: 1 });
  });
  // R17.21, Q44
  test('two Spies on posts pay the reward of Battle for Arrakeen, one does not', () => {
    const at = (posts: NonNullable<Arrangement['posts']>) => wins('battle-for-arrakeen', {}, { posts });
    const two = at({ 'post-choam': ['rival1'], 'post-fremen': ['rival1'] });
    expect(two.of('rival1')).toMatchObject({ vp: 2, spies: 3 });
    expect(two.told('recalledSpy').map(({ errand }) => errand)).toEqual(['price', 'price']);
    expect(at({ 'post-choam': ['rival1'] }).of('rival1')).toMatchObject({ vp: 1, spies: 2 });
  });
  // R17.14 R10.6 R7.8
  test('it wins the card, matches battle icons, and controls the place', () => {
    const objectives = [{ objective: 'objective-crysknife', faceUp: true }];
    const pair = wins('skirmish-crysknife', { objectives });
    expect(pair.of('rival1').vp).toBe(1);
    expect(pair.of('rival1').won).toEqual([{ conflict: 'skirmish-crysknife', faceUp: false }]);
    expect(wins('siege-of-arrakeen').state.control['arrakeen']).toBe('rival1');
  });
  // R17.21 R7.9
  test('it always defends what it controls', () => {
    const story = open({
      seats: 1,
      firstPlayer: 'rival2',
      control: { arrakeen: 'rival1' },
      conflictTop: 'siege-of-arrakeen',
      agenda: [{ do: 'recall' }],
      players: { rival1: { rivalCard: 'rival-muaddib' }, rival2: { rivalCard: 'rival-staban-tuek' } },
    });
    expect(story.told('deployed')[0]).toEqual({ type: 'deployed', player: 'rival1', troops: 1, from: 'supply' });
  });
  // R17.21 R17.8
  test('two different Factions: where it has least, then again among the rest', () => {
    const story = wins('propaganda', { influence: { fremen: 1, emperor: 1 } });
    // Its order begins with the Guild, the Fremen, the Bene Gesserit.
    expect(story.of('rival1').influence).toEqual({ emperor: 1, 'spacing-guild': 1, 'bene-gesserit': 1, fremen: 1 });
    const tied = wins('propaganda', { influence: { 'bene-gesserit': 2 } });
    expect(tied.of('rival1').influence).toMatchObject({ 'spacing-guild': 1, fremen: 1 });
  });
  // R17.21 R17.11 R17.12
  test('trash does nothing, a Spy goes where its order says, a contract is 2 Solari', () => {
    const dispute = wins('trade-dispute', {}, { options: { choam: 'with' } });
    expect(dispute.of('rival1')).toMatchObject({ solari: 2, water: 2 });
    expect(dispute.told('placedSpy')).toEqual([]);
    expect(wins('test-of-loyalty').told('placedSpy')).toEqual([{ type: 'placedSpy', player: 'rival1', post: 'post-guild' }]);
  });
  // R17.18, Q42
  test('with two persons rewards are those of three players', () => {
    const story = open({
      seats: 2,
      conflict: 'skirmish-ornithopter',
      agenda: [{ do: 'rank' }],
      players: { seat1: { conflict: 3 }, rival1: { conflict: 2 }, seat2: { conflict: 1 } },
    });
    expect(story.told('placed').map(({ player, place }) => `${player} ${place}`)).toEqual(['seat1 first', 'rival1 second']);
  });
  // R17.18 R17.10 R8.14
  test('effects on opponents hit it, and it has no hand to discard from', () => {
    const story = open({
      seats: 2,
      players: { seat1: { hand: ['covert-operation', 'dagger'] }, seat2: { hand: ['diplomacy', 'dagger'] } },
      posts: { 'post-choam': ['seat1'] },
    });
    expect(story.of('rival1').hand.hidden).toEqual([]);
    story.send('covert-operation', 'accept-contract');
    if (story.asked === 'recallSpy seat1') story.play('keep');
    story.piece('each_opponent');
    expect(story.asked).toBe('discard seat2');
    story.play('dagger');
    expect(story.asked).toBe('effects seat1');
    expect(story.told('discarded').map(({ player }) => player)).toEqual(['seat2']);
  });
});

describe('the fight and the end', () => {
  // R17.16
  test('each Rival with units turns up one card for its swords, which goes to the common pile', () => {
    const story = open({
      seats: 1,
      conflict: 'choam-security',
      agenda: [{ do: 'combat' }],
      firstPlayer: 'rival1',
      hagalTop: ['hagal-heighliner', 'hagal-secrets'],
      players: { seat1: { conflict: 1, intrigue: ['cunning'] }, rival1: { conflict: 1 }, rival2: { swords: 0 } },
    });
    expect(story.told('hagalSwords')).toEqual([{ type: 'hagalSwords', player: 'rival1', card: 'hagal-heighliner', swords: 5 }]);
    expect(story.state.hagal?.discard).toEqual(['hagal-heighliner']);
  });
  // R17.16, Q40
  test('the card that shuffles has no swords: another is turned up', () => {
    const story = open({
      seats: 2,
      conflict: 'choam-security',
      agenda: [{ do: 'combat' }],
      hagalTop: ['hagal-reshuffle'],
      players: { seat1: { conflict: 1, intrigue: ['cunning'] }, rival1: { conflict: 1 } },
    });
    expect(story.told('hagalSwords')).toHaveLength(1);
    expect(story.told('hagalShuffled').length).toBeGreaterThan(0);
  });
  // R17.16 R10.1
  test('Rivals are not asked for Intrigue cards', () => {
    const story = open({
      seats: 1,
      conflict: 'choam-security',
      agenda: [{ do: 'combat' }],
      players: { seat1: { conflict: 1, intrigue: ['cunning'] }, rival1: { conflict: 5, intrigue: ['opportunism'] } },
    });
    story.until('turn seat1');
    expect(story.told('playedIntrigue')).toEqual([]);
  });
  // R17.14 R11.2 R11.5
  test('with 10 points a Rival ends the game and can win it', () => {
    const story = open({ seats: 1, agenda: [{ do: 'recall' }], players: { rival1: { vp: 10 }, seat1: { vp: 9 } } });
    expect(story.asked).toBe('over');
    expect(story.state.result).toEqual({ winner: 'rival1', by: null });
    expect(story.table.position.outcome?.winners).toEqual([]);
  });
  // R17.19 R11.5
  test('equal scores are settled as among persons', () => {
    const end = (seat1: object, rival1: object) =>
      open({ seats: 1, agenda: [{ do: 'recall' }], players: { rival1: { vp: 10, ...rival1 }, seat1: { vp: 10, ...seat1 } } }).state.result;
    expect(end({ spice: 1 }, {})).toEqual({ winner: 'seat1', by: 'spice' });
    expect(end({}, { solari: 1 })).toEqual({ winner: 'rival1', by: 'solari' });
    expect(end({ lastReveal: 3, garrison: 3 }, { garrison: 3, water: 0 })).toMatchObject({ winner: 'seat1' });
  });
  // R17.19, Q24
  test('in the Endgame a Rival plays no cards and matches a wild icon', () => {
    const [wild = ''] = Object.entries(RECORDS.conflicts).flatMap(([name, { battle_icon }]) => (battle_icon === 'wild' ? [name] : []));
    const story = open({
      seats: 1,
      conflict: wild,
      agenda: [{ do: 'recall' }],
      players: {
        rival1: {
          vp: 10,
          intrigue: ['opportunism'],
          won: [{ conflict: wild, faceUp: true }],
          objectives: [{ objective: 'objective-crysknife', faceUp: true }],
        },
      },
    });
    expect(story.told('matched').map(({ player }) => player)).toEqual(['rival1']);
    expect(story.of('rival1')).toMatchObject({ vp: 11 });
  });
  // R17.21
  test('what nobody defined the person answers, with two persons the First Player', () => {
    const heir = (firstPlayer: 'seat1' | 'seat2') =>
      open({
        seats: 2,
        firstPlayer,
        alliances: { fremen: 'rival1' },
        agenda: [{ do: 'heir', by: 'rival1', faction: 'fremen' }],
        players: {
          rival1: { influence: { fremen: 4 } },
          seat1: { influence: { fremen: 5 } },
          seat2: { influence: { fremen: 5 } },
        },
      }).asked;
    expect([heir('seat1'), heir('seat2')]).toEqual(['heir seat1', 'heir seat2']);
  });
});
