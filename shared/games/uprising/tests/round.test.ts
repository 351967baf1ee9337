import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import { uprising } from '../index.ts';
import { open, type Story } from './story.fixture.ts';

const begun = (arrangement: Arrangement): Story => open({ agenda: [{ do: 'round' }], ...arrangement });
const alone = (own: NonNullable<Arrangement['players']>['seat1'], more: Arrangement = {}): Story =>
  open({ ...more, players: { ...more.players, seat1: own ?? {} } });

describe('the round', () => {
  // R3.1 R3.2
  test('the top Conflict card is turned up, and everybody draws five', () => {
    const story = begun({ conflictTop: 'trade-dispute', players: { seat2: { hand: ['dagger'] } } });
    expect([story.state.conflicts.at(-1), story.asked]).toEqual(['trade-dispute', 'turn seat1']);
    expect((['seat1', 'seat2', 'seat3'] as const).map((seat) => story.of(seat).hand.hidden.length)).toEqual([5, 6, 5]);
  });
  // R3.2 R7.9
  test('whoever controls what is fought for may send 1 troop out of the supply, before hands are drawn', () => {
    const story = begun({ conflictTop: 'siege-of-arrakeen', control: { arrakeen: 'seat2' }, players: { seat2: { garrison: 3 } } });
    expect([story.asked, story.of('seat1').hand.hidden.length]).toEqual(['defend seat2', 0]);
    story.play(true);
    expect([story.of('seat2').conflict, story.of('seat2').supply, story.of('seat2').garrison]).toEqual([1, 8, 3]);
  });
  // R7.9
  test('with an empty supply nobody is asked', () => {
    const players = { seat2: { garrison: 12 } };
    expect(begun({ conflictTop: 'siege-of-arrakeen', control: { arrakeen: 'seat2' }, players }).asked).toBe('turn seat1');
  });
  // R3.3
  test('turns go clockwise until all have revealed', () => {
    const story = open({ firstPlayer: 'seat2' });
    for (const seat of ['seat2', 'seat3', 'seat1']) {
      expect(story.asked).toBe(`turn ${seat}`);
      story.play('reveal', 'done');
    }
    expect(story.state.round).toBe(2);
  });
  // R3.3 R3.4
  test('without an Agent, a playable card or a space that is open the hand has to be revealed', () => {
    const out = { agents: { arrakeen: ['seat1'], fremkit: ['seat1'] } } as const;
    expect(alone({ hand: ['dagger'] }, out).options()).toEqual(['reveal']);
    expect(alone({ hand: ['convincing-argument'] }).options()).toEqual(['reveal']);
    const spaces = ['high-council', 'imperial-privilege', 'swordmaster', 'assembly-hall', 'gather-support'];
    const agents = Object.fromEntries(spaces.map((space, at) => [space, [at < 2 ? 'seat2' : 'seat3'] as const]));
    const players = { seat2: { agents: 2 }, seat3: { swordmaster: true } };
    expect(alone({ hand: ['dagger'] }, { agents, players }).options()).toEqual(['reveal']);
  });
});

describe('sending an Agent', () => {
  // R4.1
  test('a card without icons cannot be played', () => {
    expect(alone({ hand: ['convincing-argument'] }).whyNot({ card: 'convincing-argument' })).toBe('noIcons R4.1');
  });
  // R4.2 R4.3
  test('the icon has to fit, and the space to be free', () => {
    const story = alone({ hand: ['dagger', 'reconnaissance'] }, { agents: { arrakeen: ['seat2'], 'spice-refinery': ['seat1'] } });
    expect(story.whyNot({ card: 'dagger', to: 'arrakeen' })).toBe('wrongIcon R4.2');
    expect(story.whyNot({ card: 'reconnaissance', to: 'spice-refinery' })).toBe('ownAgent R4.3');
  });
  // R4.3
  test('W2 W3: the whole price and the Influence are needed before anything is gained', () => {
    expect(alone({ hand: ['northern-watermaster'], water: 1 }).whyNot({ card: 'northern-watermaster', to: 'research-station' })).toBe(
      'tooDear R4.3',
    );
    const privilege = (emperor: number): boolean =>
      alone({ hand: ['dagger'], solari: 3, influence: { emperor } })
        .options()
        .some((option) => JSON.stringify(option).includes('imperial-privilege'));
    expect([privilege(1), privilege(2)]).toEqual([false, true]);
  });
  // R4.4
  test('W7: of two prices one is chosen and paid when the Agent is sent', () => {
    const story = alone({ hand: ['dagger'], solari: 2 }).send('dagger', 'gather-support', { price: 1 });
    expect(story.of('seat1')).toMatchObject({ solari: 0, water: 2 });
    story.piece('recruit');
    expect(story.of('seat1')).toMatchObject({ garrison: 5, conflict: 0 });
  });
  // R4.9
  test('a visit to a Faction gives 1 Influence with it', () => {
    const story = alone({ hand: ['diplomacy'] }).send('diplomacy', 'fremkit');
    story.piece('influence');
    expect(story.of('seat1').influence.fremen).toBe(1);
  });
  // R4.10 R7.2
  test('W5: troops may follow to a Combat space, two beside the recruits', () => {
    const story = alone({ hand: ['dune-the-desert-planet'] }).send('dune-the-desert-planet', 'imperial-basin');
    expect(story.of('seat1').spice).toBe(1);
    story.play({ deploy: 2 });
    expect([story.of('seat1').garrison, story.of('seat1').conflict]).toEqual([1, 2]);
    expect(story.whyNot({ deploy: 1 })).toBe('tooManyTroops R7.2');
  });
  // R4.15 R8.3
  test('T41: Assembly Hall gives its Persuasion while the Agent is there', () => {
    const persuasion = (agents: Arrangement['agents']): number => {
      const story = alone({ hand: ['diplomacy'] }, agents ? { agents } : {});
      return story.play('reveal').state.turn.persuasion;
    };
    expect([persuasion({}), persuasion({ 'assembly-hall': ['seat1'] })]).toEqual([1, 2]);
  });
});

// R10.7
test('units that are still in a Conflict that is over are a fault of the position', () => {
  const { state } = open({ players: { seat1: { conflict: 2 } } });
  expect([uprising.invariants(state), uprising.invariants({ ...state, phase: 'recall' })]).toEqual([
    [],
    ['units of seat1 after the Conflict'],
  ]);
});

describe('control', () => {
  // R7.8
  test('W6: the controller has the bonus of every visit, the own one too', () => {
    const solari = (owner: 'seat1' | 'seat2'): readonly number[] => {
      const story = alone({ hand: ['reconnaissance'] }, { control: { arrakeen: owner } }).send('reconnaissance', 'arrakeen');
      return [story.of('seat1').solari, story.of('seat2').solari];
    };
    expect([solari('seat1'), solari('seat2')]).toEqual([
      [1, 0],
      [0, 1],
    ]);
  });
});
