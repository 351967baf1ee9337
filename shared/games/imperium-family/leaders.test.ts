import { describe, expect, test } from 'vitest';
import { arranged, type ArrangedPlayer, type Arrangement } from './arranged-position.ts';
import { ACADEMY } from './leaders.fixture.ts';
import type { Effect } from './effects/effects.ts';
import { familyModule } from './module.ts';
import { whyWaits } from './queries/effects/readings.ts';
import { sceneFor } from './queries/scene.ts';
import { bareGame } from './bare-game.fixture.ts';
import { leaders } from './resolve/leaders.ts';
import { moveInfluence } from './verbs/influence.ts';
import { remember, returnMemories, startWithout, turnOver } from './verbs/leader-board.ts';
import { openerOf, type Story } from './story.fixture.ts';

const open = openerOf(familyModule(ACADEMY), (said) => arranged('academy', said));
const led = (leader: string, player: ArrangedPlayer, more: Arrangement = {}): Story =>
  open({
    ...more,
    players: { ...more.players, seat1: { leader, ...player }, seat2: { leader: 'exile', ...more.players?.seat2 } },
    leaders: { seat3: 'captain' },
  });
/** The signet of somebody whose token stands there already. */
const at = (place: string, player: ArrangedPlayer = {}): Story =>
  led('squire', { hand: ['ring'], leaderBoard: { place }, ...player })
    .send('ring', 'throne')
    .piece('move_track_token');
/** Carries one effect out for the first seat. */
const running = (effect: Effect) => ({ do: 'run', by: 'seat1', origin: null, since: 0, agreed: false, list: [effect] }) as const;
const placeOf = (story: Story): string | undefined => story.of('seat1').leaderBoard?.place;

describe('a track', () => {
  test('Uprising R15.2: at a fork its owner chooses, then gains the reward', () => {
    const story = led('squire', { hand: ['ring'] })
      .send('ring', 'throne')
      .piece('move_track_token');
    expect([story.asked, story.options()]).toEqual(['choose seat1', [0, 1]]);
    story.play(1);
    expect([placeOf(story), story.of('seat1').intrigue.hidden.length]).toEqual(['library', 1]);
    expect(story.told('trained')).toEqual([{ type: 'trained', player: 'seat1', place: 'library' }]);
  });
  test('Uprising R15.2: a price of a reward is offered, and a way may be gone whose price cannot be paid', () => {
    const story = led('squire', { hand: ['ring'], solari: 0 }).send('ring', 'throne');
    // The throne brings 1 Solari of itself: it is spent before.
    const rich = story.piece('move_track_token').play(0);
    expect([rich.asked, placeOf(rich)]).toEqual(['payOffer seat1', 'smithy']);
    expect(rich.play(false).of('seat1').spice).toBe(0);
    const poor = led('squire', { hand: ['ring'], solari: 0 })
      .send('ring', 'well')
      .piece('move_track_token');
    expect(poor.options()).toEqual([0, 1]);
    expect([poor.play(0).asked, placeOf(poor), poor.of('seat1').spice]).toEqual(['effects seat1', 'smithy', 0]);
  });
  test('Uprising R15.2: where only one way leads on, nobody is asked', () => {
    for (const place of ['smithy', 'library']) {
      const story = at(place);
      expect([story.asked, placeOf(story), story.of('seat1').water]).toEqual(['effects seat1', 'hall', 2]);
    }
  });
  test('Uprising R15.2: ways of different length meet again', () => {
    expect([0, 1].map((way) => placeOf(at('hall').play(way)))).toEqual(['stable', 'cellar']);
    expect([placeOf(at('stable')), placeOf(at('cellar')), placeOf(at('vault'))]).toEqual(['tower', 'vault', 'tower']);
    expect(at('cellar').of('seat1').solari).toBe(5); // 1 at the start, 1 of the space, 3 of the vault
  });
  test('Uprising R15.2: two steps are two places, each with its reward; from the end no step leads on', () => {
    const moved = (place: string, steps: number): Story =>
      led('squire', { leaderBoard: { place } }, { agenda: [running({ move_track_token: steps }), { do: 'nextTurn', by: 'seat1' }] });
    const two = moved('smithy', 2);
    expect([two.asked, two.told('trained').map(({ place }) => place), two.of('seat1').water]).toEqual(['choose seat1', ['hall'], 2]);
    two.play(0);
    expect([two.asked, two.told('trained').map(({ place }) => place)]).toEqual(['turn seat1', ['hall', 'stable']]);
    const fork = moved('hall', 2);
    expect(fork.asked).toBe('choose seat1');
    expect([fork.play(0).asked, fork.told('trained').map(({ place }) => place)]).toEqual(['turn seat1', ['stable', 'tower']]);
    const one = moved('cellar', 1);
    expect([one.asked, one.told('trained').map(({ place }) => place)]).toEqual(['turn seat1', ['vault']]);
    const end = moved('tower', 1);
    expect([end.asked, end.told('trained')]).toEqual(['turn seat1', []]);
  });
  test('T33: at its end the signet does nothing, and the turn can end', () => {
    const story = led('squire', { hand: ['ring'], leaderBoard: { place: 'tower' } }).send('ring', 'throne');
    expect(story.whyNot({ piece: story.state.turn.pieces.find(({ from }) => from === 'signet')?.id })).toBe('trackEnd R15.2');
    story.piece('intrigue').piece('influence');
    expect(story.options()).toContain('done');
    expect(placeOf(story)).toBe('tower');
  });
});

describe('abilities of the Reveal turn', () => {
  test('Uprising R8.4: what has an arrow is offered, once in each', () => {
    const story = led('squire', { hand: ['guard'], spice: 3 }).play('reveal');
    story.piece('pay');
    expect([story.of('seat1').spice, story.of('seat1').swords]).toEqual([2, 3]);
    expect(story.pieces()).toEqual([]);
    expect(
      led('squire', { hand: ['guard'], spice: 0 })
        .play('reveal')
        .options(),
    ).toContain('done');
  });
  test('Uprising R8.4: under a condition it is gained unasked at the first moment at which that holds', () => {
    const had = led('captain', { hand: ['guard'], conflict: 2 }).play('reveal');
    expect([had.state.turn.persuasion, had.pieces()]).toEqual([1, []]);
    const story = led('captain', { hand: ['guard'], intrigue: ['call'] }).play('reveal');
    expect(story.state.turn.persuasion).toBe(0);
    story.play({ plot: 'call' }, 2);
    expect([story.state.turn.persuasion, story.asked]).toEqual([1, 'effects seat1']);
  });
  test('T35: it is not taken back, and not gained again', () => {
    const story = led('captain', { hand: [], conflict: 2, intrigue: ['flight', 'call'] }).play('reveal');
    story.play({ plot: 'flight' }, 2).play({ plot: 'call' }, 2);
    expect(story.state.turn.persuasion).toBe(1);
  });
  test('Uprising R15.8: an Intrigue card comes of itself, one of them', () => {
    const story = led('captain', { hand: [], conflict: 4 }).play('reveal');
    expect([story.of('seat1').intrigue.hidden.length, story.state.turn.pieces]).toEqual([1, []]);
    const none = led('captain', { hand: [], conflict: 2 }).play('reveal');
    expect(none.of('seat1').intrigue.hidden).toEqual([]);
    expect(none.options()).toContain('done');
  });
  test('Uprising R8.4: in each Reveal turn anew, and in no Agent turn', () => {
    const story = led('captain', { hand: ['errand'], conflict: 2 }).send('errand', 'well');
    expect(story.state.turn.pieces.map(({ from }) => from)).toEqual(['space', 'space']);
    const next = led('captain', { hand: [], conflict: 2, revealed: false }, { round: 2 }).play('reveal');
    expect(next.state.turn.persuasion).toBe(1);
  });
});

describe('reaching a height', () => {
  const reaching = (from: number): Story =>
    led('diplomat', { hand: ['ring'], influence: { fremen: from } })
      .send('ring', 'well')
      .piece('influence');
  test('Uprising R12.7: when it is reached, and when it is passed in one gain', () => {
    const exactly = led('diplomat', { hand: ['envoy'], influence: { fremen: 1 } })
      .send('envoy', 'camp')
      .piece('influence');
    expect([exactly.of('seat1').influence.fremen, exactly.of('seat1').spice]).toEqual([2, 2]);
    expect([0, 1].map((from) => reaching(from).of('seat1').spice)).toEqual([2, 2]);
    expect(reaching(2).of('seat1').spice).toBe(0);
  });
  test('Uprising R12.7: as often as it is reached', () => {
    const game = bareGame(led('diplomat', { influence: { fremen: 1 }, vp: 1 }).state);
    const reaches = (by: number): number => moveInfluence(game, 'seat1', 'fremen', by).filter((task) => task.do === 'run').length;
    expect([reaches(1), reaches(-1), reaches(1), reaches(-2), reaches(2)]).toEqual([1, 0, 1, 0, 1]);
  });
  test('W18: again after a fall, but not by falling', () => {
    const fallen = led('diplomat', { hand: ['envoy'], influence: { fremen: 2 }, intrigue: ['feud'], vp: 1 });
    fallen.play({ plot: 'feud' });
    expect([fallen.of('seat1').influence.fremen, fallen.of('seat1').spice]).toEqual([1, 0]);
    expect(fallen.send('envoy', 'camp').piece('influence').of('seat1').spice).toBe(2);
    const still = led('diplomat', { hand: [], influence: { fremen: 3 }, intrigue: ['feud'], vp: 1 }).play({ plot: 'feud' });
    expect([still.of('seat1').influence.fremen, still.of('seat1').spice]).toEqual([2, 0]);
  });
  test('Uprising R12.7: with that Faction, and for that Leader, only', () => {
    expect(
      led('diplomat', { hand: ['envoy'], influence: { emperor: 1 } })
        .send('envoy', 'throne')
        .piece('influence')
        .of('seat1').spice,
    ).toBe(0);
    expect(
      led('regent', { hand: ['envoy'], influence: { fremen: 1 } })
        .send('envoy', 'camp')
        .piece('influence')
        .of('seat1').spice,
    ).toBe(0);
  });
});

describe('memories and the other side', () => {
  test('Uprising R15.6: a troop of the supply becomes a memory, which is neither supply nor garrison', () => {
    const story = led('dreamer', { hand: ['ring'], spice: 1 })
      .send('ring', 'throne')
      .piece('pay', 'signet');
    const { supply, garrison, leaderBoard, intrigue } = story.of('seat1');
    expect([supply, garrison, leaderBoard?.memories, intrigue.hidden.length]).toEqual([5, 2, 1, 1]);
    expect(story.told('memories')).toEqual([{ type: 'memories', player: 'seat1', troops: 1 }]);
  });
  test('Uprising R15.6: without a troop in the supply there is no memory', () => {
    const story = led('dreamer', { hand: ['ring'], spice: 1, garrison: 8 })
      .send('ring', 'throne')
      .piece('pay', 'signet');
    expect([story.of('seat1').leaderBoard?.memories, story.of('seat1').intrigue.hidden.length]).toEqual([undefined, 1]);
  });
  test('Q45: memories are not recruited', () => {
    const story = led('dreamer', { hand: ['envoy'], garrison: 6, leaderBoard: { memories: 2 } }).send('envoy', 'camp');
    expect(story.whyNot({ piece: story.state.turn.pieces.find(({ effect }) => 'recruit' in effect)?.id })).toBe('supplyEmpty R8.1');
  });
  test('Uprising R15.6: all come back, a card is drawn for each, and the other side is up', () => {
    const story = led('dreamer', { hand: ['envoy'], deck: ['guard', 'errand', 'guard'], leaderBoard: { memories: 2 } }).send(
      'envoy',
      'camp',
    );
    story.piece('pay', 'ability');
    const { supply, hand, leaderBoard } = story.of('seat1');
    expect([supply, hand.hidden, leaderBoard?.memories, leaderBoard?.side]).toEqual([6, ['errand', 'guard'], 0, 'seer']);
    expect(story.told('turnedOver')).toEqual([{ type: 'turnedOver', player: 'seat1', side: 'seer' }]);
  });
  test('Uprising R4.5: only the named icon sets it off, and it need not be used', () => {
    const other = led('dreamer', { hand: ['envoy'] }).send('envoy', 'throne');
    expect(other.state.turn.pieces.filter(({ from }) => from === 'ability')).toEqual([]);
    const left = led('dreamer', { hand: ['envoy'] })
      .send('envoy', 'camp')
      .piece('recruit')
      .piece('influence');
    expect(left.options()).toContain('done');
  });
  test('T34 Uprising R15.7: turning over without memories, then repeating the same space with the same Agent', () => {
    const story = led('dreamer', { hand: ['envoy'], deck: [] })
      .send('envoy', 'camp')
      .piece('recruit')
      .piece('influence');
    story.piece('pay', 'ability');
    expect([story.of('seat1').hand.hidden, story.of('seat1').supply]).toEqual([[], 4]);
    story.piece('pay', 'ability');
    const { water, garrison, influence } = story.of('seat1');
    expect([water, garrison, influence.fremen]).toEqual([0, 6, 1]);
    expect(story.pieces()).toEqual([]);
  });
  const seer = (hand: string, player: ArrangedPlayer = {}): Story =>
    led('dreamer', { hand: [hand], leaderBoard: { side: 'seer' }, ...player });
  test('Uprising R15.7: the effects of the space once more, without price, Influence, or more troops of the garrison', () => {
    const story = seer('envoy').send('envoy', 'camp').piece('pay');
    expect([story.of('seat1').garrison, story.of('seat1').influence.fremen]).toEqual([4, 0]);
    story.piece('recruit').piece('influence');
    expect([story.of('seat1').garrison, story.of('seat1').influence.fremen]).toEqual([6, 1]);
    // Four recruits and two more.
    story.play({ deploy: 6 });
    expect(story.of('seat1').conflict).toBe(6);
    expect(story.options()).toEqual(['done']);
  });
  test('Uprising R15.7: once in a turn, in the next one again, and only with water', () => {
    const story = seer('envoy', { water: 2 }).send('envoy', 'throne').piece('pay');
    expect(story.state.turn.pieces.filter(({ from }) => from === 'ability')).toEqual([]);
    const dry = seer('envoy', { water: 0 }).send('envoy', 'throne');
    expect(dry.pieces()).not.toContain('pay');
  });
  test('Uprising R15.6: the first side works no more', () => {
    const story = seer('ring', { spice: 1 }).send('ring', 'camp');
    expect(story.state.turn.pieces.filter(({ from }) => from === 'ability')).toHaveLength(1);
    story.piece('pay', 'signet');
    expect([story.of('seat1').water, story.of('seat1').intrigue.hidden]).toEqual([2, []]);
  });
  test('Uprising R15.6: a signet that is still open is the other side’s once it is up', () => {
    const story = led('dreamer', { hand: ['ring'], spice: 1, deck: [] })
      .send('ring', 'camp')
      .piece('pay', 'ability');
    story.piece('pay', 'signet');
    expect([story.of('seat1').water, story.of('seat1').leaderBoard?.memories]).toEqual([2, 0]);
  });
  test('Uprising R15.6: the side stays up for the rest of the game', () => {
    const story = led('dreamer', { hand: ['envoy'], deck: [] })
      .send('envoy', 'camp')
      .piece('pay', 'ability');
    story.piece('recruit').piece('influence').play('done').until('turn seat1');
    expect(story.of('seat1').leaderBoard?.side).toBe('seer');
  });
});

describe('effects of Leaders that would do nothing', () => {
  const waits = (effect: Effect, player: ArrangedPlayer): string | undefined => {
    const { state } = led('dreamer', player);
    return whyWaits(state, sceneFor(state, 'seat1'), effect)?.key.split('.').at(-1);
  };
  test('Uprising R15.6: no troop in the supply becomes a memory, no memory comes back', () => {
    const remember: Effect = { troop_supply_to_memory: 1 };
    expect([waits(remember, { garrison: 8 }), waits(remember, { garrison: 7 })]).toEqual(['supplyEmpty', undefined]);
    const back: Effect = { return_all_memories: 'to_supply' };
    expect([waits(back, {}), waits(back, { leaderBoard: { memories: 1 } })]).toEqual(['nothing', undefined]);
  });
  test('Uprising R15.2: a token at the end has no step to go', () => {
    const { state } = led('squire', { leaderBoard: { place: 'tower' } });
    expect(whyWaits(state, sceneFor(state, 'seat1'), { move_track_token: 1 })?.rule).toBe('R15.2');
    expect(whyWaits(state, sceneFor(state, 'seat1'), { move_track_token: 1, to: { place: 'hall', reward: [], after: [] } })).toBeNull();
  });
});

describe('a signet that forbids deployment', () => {
  test('W20 Uprising R15.10: in that turn no troop leaves the garrison, by no effect', () => {
    const story = led('regent', { hand: ['ring'], intrigue: ['call'] }).send('ring', 'well');
    expect(story.whyNot({ deploy: 1 })).toBe('noDeployment R15.10');
    story.piece('choose').play(0).play({ plot: 'call' });
    expect([story.asked, story.of('seat1').conflict, story.of('seat1').garrison]).toEqual(['effects seat1', 0, 3]);
  });
  test('Uprising R15.10: one of two goods comes beside it', () => {
    const story = led('regent', { hand: ['ring'] })
      .send('ring', 'well')
      .piece('choose')
      .play(1);
    expect([story.of('seat1').solari, story.state.turn.pieces.some(({ effect }) => 'static' in effect)]).toEqual([2, false]);
  });
  test('W20: in his next turn he may deploy again, and before the Agent is sent', () => {
    const before = led('regent', { hand: ['ring'], intrigue: ['call'] }).play({ plot: 'call' }, 2);
    expect(before.of('seat1').conflict).toBe(2);
    const story = led('regent', { hand: ['ring', 'errand'] }).send('ring', 'camp');
    story.piece('recruit').piece('choose').play(1).piece('influence').play('done').until('turn seat1');
    story.send('errand', 'well').play({ deploy: 2 });
    expect(story.of('seat1').conflict).toBe(2);
  });
});

describe('what lies on a Leader', () => {
  test('Uprising R15.6: without memories nothing comes back, and nothing is told', () => {
    const game = bareGame(led('dreamer', {}).state);
    returnMemories(game, 'seat1');
    expect([game.state.players.seat1?.supply, game.heard]).toEqual([6, []]);
    remember(game, 'seat1', 2);
    returnMemories(game, 'seat1');
    expect([game.state.players.seat1?.supply, game.state.players.seat1?.leaderBoard]).toEqual([6, { memories: 0, returned: 2 }]);
    expect(game.heard.map(({ event }) => event)).toEqual([
      { type: 'memories', player: 'seat1', troops: 2 },
      { type: 'memories', player: 'seat1', troops: -2 },
    ]);
  });
  test('Uprising R15.6: who turns over in a foreign turn has nothing more to do in it', () => {
    const turned = (of: 'seat1' | 'seat2'): number => {
      const game = bareGame(led('dreamer', { hand: ['envoy'] }).send('envoy', 'throne').state);
      const before = game.state.turn.pieces.length;
      Object.assign(game.state.turn, { of });
      turnOver(game, 'seat1', 'seer');
      return game.state.turn.pieces.length - before;
    };
    expect([turned('seat1'), turned('seat2')]).toEqual([1, 0]);
  });
  test('Uprising R2.5: a card that is not in the deck is not taken out of the game', () => {
    const game = bareGame(led('exile', { hand: [], noMore: true }).state);
    startWithout(game, 'seat1', 'guard');
    expect([game.state.trashed.length, game.heard]).toEqual([led('exile', { hand: [], noMore: true }).state.trashed.length, []]);
  });
  test('Uprising R15.7: what is repeated is asked about anew', () => {
    const { state } = led('dreamer', { hand: ['envoy'], leaderBoard: { side: 'seer' } }).send('envoy', 'camp');
    const scene = { ...sceneFor(state, 'seat1'), agreed: true };
    expect(leaders.repeat.play({ state } as never, scene, { repeat: 'space_effects' })).toMatchObject([{ do: 'run', agreed: false }]);
  });
});

describe('the set-up of a Leader', () => {
  test('Uprising R2.5: a card is not in the starting deck, for that Leader alone', () => {
    const story = open({ agenda: [{ do: 'ready' }], players: { seat1: { leader: 'exile' }, seat2: { leader: 'squire' } } });
    const count = (id: 'seat1' | 'seat2', card: string): number =>
      [...story.of(id).deck.hidden, ...story.of(id).hand.hidden].filter((each) => each === card).length;
    expect([count('seat1', 'ring'), count('seat2', 'ring')]).toEqual([1, 2]);
    expect(story.told('startsWithout')).toEqual([{ type: 'startsWithout', player: 'seat1', card: 'ring' }]);
    expect(story.state.trashed).toEqual(['ring']);
  });
});

describe('gaining by the Agents of others', () => {
  const visiting = (to: string, post: string, more: Arrangement = {}): Story =>
    led('captain', { hand: ['errand'] }, { ...more, posts: { [post]: ['seat2'] }, players: { seat2: { leader: 'smuggler' } } }).send(
      'errand',
      to,
    );
  test('Uprising R15.11: whenever another player sends an Agent to a maker space that he spies on', () => {
    const story = visiting('dune', 'ridge');
    expect([story.of('seat2').spice, story.of('seat1').spice]).toEqual([1, 0]);
    expect(story.asked).toBe('effects seat1');
  });
  test('Uprising R15.11: not without a Spy there, nor on another space', () => {
    expect(visiting('dune', 'roof').of('seat2').spice).toBe(0);
    expect(visiting('well', 'roof').of('seat2').spice).toBe(0);
  });
  test('Uprising R15.11: not for his own Agent', () => {
    const story = led('smuggler', { hand: ['errand'] }, { posts: { ridge: ['seat1'] } }).send('errand', 'dune');
    expect(story.of('seat1').spice).toBe(0);
  });
  test('Q8: before the visitor does anything, and said where the visit is offered', () => {
    const story = visiting('dune', 'ridge');
    expect(story.events.slice(-2).map(({ type }) => type)).toEqual(['sent', 'gained']);
    expect(story.state.turn.pieces.length).toBeGreaterThan(0);
  });
});
