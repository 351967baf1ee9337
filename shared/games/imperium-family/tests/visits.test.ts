import { describe, expect, test } from 'vitest';
import { alone, open } from './cardplay-story.fixture.ts';

describe('Uprising R4.3 what a space asks', () => {
  test('Influence, unless the played card frees from it', () => {
    const story = alone({ hand: ['asset', 'harvester'] });
    expect(story.options()).toContainEqual({ card: 'asset', to: 'hall' });
    expect(story.whyNot({ card: 'harvester', to: 'hall' })).toBe('requirement R6.3');
    expect(alone({ hand: ['harvester'], influence: { emperor: 2 } }).options()).toContainEqual({ card: 'harvester', to: 'hall' });
  });
  test('the card that frees from Influence pays all the same, and goes nowhere that is occupied', () => {
    const story = alone({ hand: ['asset'], solari: 0 }, { agents: { hall: ['seat2'] } });
    expect(story.whyNot({ card: 'asset', to: 'square' })).toBe('tooDear R6.3');
    expect(story.whyNot({ card: 'asset', to: 'hall' })).toBe('occupied R6.3');
  });
  test('Uprising R18.3 a space of one Leader is closed to all others', () => {
    const story = alone({ hand: ['harvester'], leader: 'elder' }, { leaders: { seat2: 'nomad' } });
    expect(story.whyNot({ card: 'harvester', to: 'den' })).toBe('otherLeader R18.3');
    expect(alone({ hand: ['harvester'], leader: 'smith' }, { leaders: { seat2: 'nomad' } }).options()).toContainEqual({
      card: 'harvester',
      to: 'den',
    });
  });
});

describe('Uprising R4.13 Uprising R4.14 the Swordmaster and the High Council', () => {
  const third = (others: boolean) => alone({ hand: ['harvester'], solari: 1 }, { players: { seat2: { swordmaster: others } } });
  test('T42: the Swordmaster is cheaper once anybody has one', () => {
    expect(third(false).whyNot({ card: 'harvester', to: 'square' })).toBe('tooDear R6.3');
    const story = third(true).send('harvester', 'square').piece('take_swordmaster');
    expect([story.of('seat1').solari, story.of('seat1').swordmaster]).toEqual([0, true]);
  });
  test('T42: a second visit is closed', () => {
    expect(alone({ hand: ['harvester'], solari: 9, swordmaster: true }).whyNot({ card: 'harvester', to: 'square' })).toBe('onlyOnce R6.3');
  });
  test('T43: whoever has a seat gets something else there', () => {
    const first = alone({ hand: ['harvester'] })
      .send('harvester', 'bench')
      .piece('if');
    expect([first.of('seat1').council, first.of('seat1').spice]).toEqual([true, 0]);
    // Its Persuasion comes with the Reveal turn, Uprising R8.3.
    expect([first.state.turn.persuasion, first.until('turn seat1').play('reveal').state.turn.persuasion]).toEqual([0, 2]);
    const later = alone({ hand: ['harvester'], council: true })
      .send('harvester', 'bench')
      .piece('if');
    expect([later.of('seat1').council, later.of('seat1').spice]).toEqual([true, 2]);
  });
  test('Q38 with every seat taken the space is closed to whoever has none', () => {
    const full = { players: { seat2: { council: true }, seat3: { council: true } } } as const;
    expect(alone({ hand: ['harvester'] }, full).whyNot({ card: 'harvester', to: 'bench' })).toBe('councilFull R4.14');
    const taken = { players: { seat2: { council: true } } } as const;
    expect(alone({ hand: ['harvester'], council: true }, taken).options()).toContainEqual({ card: 'harvester', to: 'bench' });
  });
});

describe('Uprising R4.9 two Influence instead of one', () => {
  test('holds at once where nothing is asked', () => {
    const story = alone({ hand: ['overthrow'] })
      .send('overthrow', 'camp')
      .piece('influence');
    expect(story.of('seat1').influence.fremen).toBe(2);
  });
  test('after the one was taken one more is gained', () => {
    const story = alone({ hand: ['advisor'] })
      .send('advisor', 'camp')
      .piece('influence');
    expect(story.of('seat1').influence.fremen).toBe(1);
    story.piece('if');
    expect([story.of('seat1').influence.fremen, story.of('seat1').vp, story.state.trashed.at(-1)]).toEqual([2, 2, 'advisor']);
  });
  test('before the one is taken it changes it, also when the card is gone', () => {
    const story = alone({ hand: ['maneuver'], solari: 1 })
      .send('maneuver', 'camp')
      .piece('pay');
    expect([story.of('seat1').inPlay, story.of('seat1').influence.fremen]).toEqual([[], 0]);
    expect(story.piece('influence').of('seat1').influence.fremen).toBe(2);
  });
  test('on a space without a Faction nothing can be paid for it, and the card stays', () => {
    const story = alone({ hand: ['maneuver'], solari: 1 }).send('maneuver', 'dune');
    expect(story.pieces()).not.toContain('pay');
    const piece = story.state.turn.pieces.find(({ effect }) => 'pay' in effect);
    expect(story.whyNot({ piece: piece?.id })).toBe('noFactionSpace R4.9');
    const idle = alone({ hand: ['advisor'] }).send('advisor', 'dune');
    expect(idle.pieces()).not.toContain('if');
    expect(idle.piece('harvest').play('done').of('seat1').inPlay).toEqual(['advisor']);
  });
});

describe('Uprising R4.12 a recalled Agent', () => {
  test('T23: never the one that was just sent', () => {
    const story = alone({ hand: ['steersman'], deck: ['guard'] })
      .send('steersman', 'camp')
      .piece('draw')
      .piece('influence')
      .piece('recruit');
    expect(story.pieces()).toEqual([]);
    expect(story.options()).toContain('done');
  });
  test('another one can be sent again, and its space is free', () => {
    const story = alone({ hand: ['steersman'], deck: ['guard'] }, { agents: { well: ['seat1'], throne: ['seat2'] } })
      .send('steersman', 'camp')
      .piece('recall_agent');
    expect(story.options()).toEqual(['well']);
    story.play('well');
    expect([story.of('seat1').agents, story.state.agents['well']]).toEqual([1, []]);
  });
});

describe('Uprising R13.4 where the Agent of this turn went', () => {
  test('a maker space', () => {
    const story = alone({ hand: ['harvester'] }).send('harvester', 'dune');
    expect(story.of('seat1').spice).toBe(1);
    expect(story.piece('harvest').of('seat1').spice).toBe(2);
    expect(
      alone({ hand: ['harvester'] })
        .send('harvester', 'camp')
        .of('seat1').spice,
    ).toBe(0);
  });
});

describe('Uprising R7.4 Uprising R15.10 deploying', () => {
  test('recruits of the whole turn, from any space', () => {
    const story = alone({ hand: ['coordination'], garrison: 2, influence: { emperor: 2 } }).send('coordination', 'hall');
    expect(story.pieces()).toEqual(['recruit']);
    expect(story.piece('recruit').pieces()).toEqual(['may_deploy']);
    expect(story.options()).toContain('done');
    story.piece('may_deploy');
    expect(story.choices('seat1')).toMatchObject({ pick: 'number', min: 0, max: 1 });
    story.play(1);
    expect([story.of('seat1').conflict, story.of('seat1').garrison]).toEqual([1, 2]);
  });
  test('on a Combat space no more than the recruits and two', () => {
    const story = alone({ hand: ['coordination'], garrison: 4 })
      .send('coordination', 'camp')
      .piece('recruit');
    story.play({ deploy: 3 }).piece('may_deploy');
    expect(story.choices('seat1')).toMatchObject({ max: 1 });
    story.play(1);
    expect([story.of('seat1').conflict, story.options().some((one) => typeof one === 'object' && 'deploy' in (one as object))]).toEqual([
      4,
      false,
    ]);
  });
  test('W20: a card may forbid it for its turn, and for that turn only', () => {
    const story = alone({ hand: ['ban', 'harvester'], garrison: 3, intrigue: ['detonation'] }).send('ban', 'camp');
    story.piece('recruit', 'card').piece('recruit').piece('influence');
    expect(story.options()).toEqual([{ plot: 'detonation' }, 'done']);
    expect(story.whyNot({ deploy: 1 })).toBe('noDeployment R15.10');
    expect(story.play({ plot: 'detonation' }).of('seat1').conflict).toBe(0);
    story.play('done').until('turn seat1').send('harvester', 'well');
    expect(story.options()).toContainEqual({ deploy: 1 });
  });
  test('W20: a card that is revealed forbids nothing: it sends no Agent', () => {
    const story = alone({ hand: ['ban', 'loyalty'], garrison: 1 })
      .play('reveal')
      .piece('may');
    expect(story.play(1).of('seat1').conflict).toBe(1);
  });
  test('the card forbids it even if it is trashed', () => {
    const story = alone({ hand: ['ban'], garrison: 3, intrigue: ['cunning'], spice: 1, deck: ['guard'] }).send('ban', 'camp');
    story.play({ plot: 'cunning' }, 1);
    story.until('trash seat1').play({ card: 'ban', from: 'in_play' });
    expect(story.of('seat1').inPlay).toEqual([]);
    expect(story.options()).not.toContainEqual({ deploy: 1 });
  });
});

test('Uprising R4.7 Uprising R13.2 what stands in one piece comes in the order of its owner, where that makes a difference', () => {
  const story = open({ players: { seat1: { noMore: true, hand: ['tread', 'guard'], deck: ['envoy'], solari: 1 } } })
    .send('tread', 'camp')
    .piece('pay');
  expect([story.asked, story.options()]).toEqual(['order seat1', [0, 1]]);
  story.play(1);
  expect([story.asked, story.of('seat1').hand.hidden]).toEqual(['trash seat1', ['envoy', 'guard']]);
  const plain = alone({ hand: ['mentat'], deck: ['envoy'], solari: 1 })
    .send('mentat', 'camp')
    .piece('pay');
  expect([plain.asked, plain.of('seat1').hand.hidden, plain.of('seat1').intrigue.hidden.length]).toEqual(['effects seat1', ['envoy'], 1]);
});
