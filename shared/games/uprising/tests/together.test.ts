import { describe, expect, test } from 'vitest';
import type { ArrangedPlayer, Arrangement } from '../../imperium-family/arranged-position.ts';
import { rivalActs } from './rivals.fixture.ts';
import { open, type Story } from './story.fixture.ts';

// Rules that meet in one turn: each is held elsewhere on its own.

/** With the CHOAM module; two contracts lie open that nothing here meddles with. */
const choam = (seat1: ArrangedPlayer, more: Arrangement = {}): Story =>
  open({
    contracts: { open: ['contract-deliver-supplies', 'contract-heighliner-water'] },
    ...more,
    options: { choam: 'with' },
    players: { ...more.players, seat1 },
  });
const holding = (...names: readonly string[]) => ({ contracts: { open: names } });
const OUT = { revealed: true, objectives: [], hand: [] } as const;
/** A Conflict is decided as it stands; `pick` answers until the next turn or the end. */
const decided = (players: NonNullable<Arrangement['players']>, more: Arrangement, pick = eager): Story => {
  const own = Object.entries(players).map(([seat, player]) => [seat, { ...OUT, ...player }]);
  return answered(open({ agenda: [{ do: 'rank' }], ...more, players: Object.fromEntries(own) }), pick);
};
/** Takes whatever is offered first, and pays wherever it can. */
const eager = (_: string, options: readonly unknown[]): unknown => (options.includes(true) ? true : options[0]);
const answered = (story: Story, pick = eager): Story => {
  while (!/^(turn|effects|endgame|over)/.test(story.asked)) story.play(pick(story.asked, story.options()));
  return story;
};
/** Carries out all that is pending, as eagerly. */
const allDone = (story: Story): Story => {
  while (story.pieces().length > 0) answered(story.piece(story.pieces()[0] as string));
  return story;
};
const SPIES_OUT = { 'post-guild': ['seat1'], 'post-fremen': ['seat1'], 'post-choam': ['seat1'] } as const;

describe('Harvest contracts', () => {
  const harvest = (bonus: number, player: ArrangedPlayer, more: Arrangement = {}): Story =>
    choam(
      { hand: ['dune-the-desert-planet'], ...holding('contract-harvest-3'), ...player },
      { bonusSpice: { 'imperial-basin': bonus }, ...more },
    ).send(player.hand?.[0] ?? 'dune-the-desert-planet', 'imperial-basin');
  test('R14.3 are completed where the last spice comes unasked; a bigger one stays open', () => {
    const story = harvest(2, holding('contract-harvest-3', 'contract-harvest-4'));
    expect(story.of('seat1')).toMatchObject({
      spice: 3,
      solari: 3,
      contracts: { open: ['contract-harvest-4'], done: ['contract-harvest-3'] },
    });
  });
  test('R14.2 R7.8 count the own control bonus, the one that another has does not help', () => {
    expect(harvest(1, {}, { control: { 'imperial-basin': 'seat1' } }).of('seat1')).toMatchObject({ spice: 3, solari: 3 });
    expect(harvest(1, {}, { control: { 'imperial-basin': 'seat2' } }).of('seat1')).toMatchObject({ spice: 2, solari: 0 });
  });
  test('R14.2 R4.5 count what the card adds', () => {
    const story = harvest(1, { hand: ['desert-power'], ...holding('contract-harvest-4') });
    expect(allDone(story).of('seat1')).toMatchObject({ spice: 4, solari: 4, contracts: { open: [] } });
  });
  test('R14.2 R6.2 count bonus spice beside a sandworm', () => {
    const story = choam(
      { hand: ['dune-the-desert-planet'], water: 1, hooks: true, ...holding('contract-harvest-3', 'contract-harvest-3') },
      { conflict: 'skirmish-crysknife', bonusSpice: { 'hagga-basin': 3 } },
    );
    story.send('dune-the-desert-planet', 'hagga-basin').piece('choose').play(1);
    expect(story.of('seat1')).toMatchObject({ sandworms: 1, spice: 3, solari: 6, contracts: { open: [] } });
  });
});

describe('other contracts', () => {
  test('R14.2 R4.14 a later visit to the High Council completes its contract too', () => {
    const story = choam({ hand: ['dagger'], solari: 5, council: true, ...holding('contract-high-council-solari') });
    expect(allDone(story.send('dagger', 'high-council')).of('seat1')).toMatchObject({ solari: 3, spice: 2, contracts: { open: [] } });
  });
  test('R14.3 R15.7 effects that are repeated complete no second contract', () => {
    const mother = { leader: 'lady-jessica', leaderBoard: { side: 'reverend-mother-jessica' }, hand: ['diplomacy'] } as const;
    const story = choam({ ...mother, spice: 1, water: 1, ...holding('contract-espionage') }).send('diplomacy', 'espionage');
    expect(answered(story.piece('pay', 'ability')).of('seat1')).toMatchObject({ solari: 3, spice: 0 });
  });
  test('R14.2 R9.2 an immediate one pays in Combat too', () => {
    const story = open({
      agenda: [{ do: 'combat' }],
      conflict: 'skirmish-crysknife',
      options: { choam: 'with' },
      contracts: { open: ['contract-immediate', 'contract-espionage'] },
      players: { seat1: { ...OUT, conflict: 2, solari: 0, intrigue: ['reach-agreement'] }, seat2: { ...OUT, conflict: 1 }, seat3: OUT },
    }).play({ play: 'reach-agreement' }, 1, { contract: 'contract-immediate', from: 'open' });
    expect(story.of('seat1')).toMatchObject({ solari: 2, contracts: { done: ['contract-immediate'] } });
  });
  test('R10.4 R14.1 a doubled reward takes two, the place of the first filled between', () => {
    const last = (question: string, options: readonly unknown[]) => (question.startsWith('contract') ? options.at(-1) : options[0]);
    const said: Arrangement = {
      conflict: 'choam-security',
      options: { choam: 'with' },
      contracts: { open: ['contract-immediate', 'contract-espionage'], top: ['contract-harvest-3', 'contract-harvest-4'] },
    };
    const story = decided({ seat1: { sandworms: 1 } }, said, last);
    expect(story.told('tookContract').map(({ contract }) => contract)).toEqual(['contract-espionage', 'contract-harvest-3']);
  });
});

describe('Spies', () => {
  test('R5.4 R5.5 one that infiltrates has been recalled in this turn', () => {
    const posts = { 'post-arrakeen-refinery': ['seat1'] } as const;
    const story = open({ posts, agents: { arrakeen: ['seat2'] }, players: { seat1: { hand: ['strike-fleet'] } } });
    story.send('strike-fleet', 'arrakeen').piece('if').piece('recruit');
    expect(story.options()).toContainEqual({ deploy: 6 });
  });
  test('R5.6 R5.3 one that has gathered intelligence must be placed by the space', () => {
    const posts = { ...SPIES_OUT, 'post-choam': [], 'post-bene-gesserit': ['seat1'] } as const;
    const story = open({ posts, players: { seat1: { hand: ['diplomacy'], spice: 1 } } }).send('diplomacy', 'espionage');
    story.play({ spy: 'post-bene-gesserit' }).piece('place_spy');
    expect([story.asked, story.options().includes('post-bene-gesserit')]).toEqual(['placeSpy seat1', true]);
  });
  test('R4.11 nothing comes between the Agent and the choice to gather', () => {
    const posts = { 'post-arrakeen-refinery': ['seat1'] } as const;
    const story = open({ posts, players: { seat1: { hand: ['reconnaissance'], intrigue: ['cunning'] } } });
    expect(story.send('reconnaissance', 'arrakeen').options()).toEqual([{ spy: 'post-arrakeen-refinery' }, 'keep']);
  });
  test('R12.3 R5.3 that of the track may be left in Combat if none is in the supply', () => {
    const asked: string[] = [];
    const keep = (question: string, options: readonly unknown[]): unknown => {
      asked.push(question);
      return options.includes('keep') ? 'keep' : options[0];
    };
    const story = decided({ seat1: { conflict: 3, influence: { emperor: 3 } } }, { conflict: 'test-of-loyalty', posts: SPIES_OUT }, keep);
    expect(asked.filter((question) => question === 'recallSpy seat1')).toHaveLength(2);
    expect(story.told('placedSpy')).toEqual([]);
  });
  test('R15.6 R4.2 Lady Jessica turns over at a space that her Spy leads to', () => {
    const seat1 = { leader: 'lady-jessica', hand: ['covert-operation'], water: 1, leaderBoard: { memories: 1 } } as const;
    const story = open({ posts: { 'post-bene-gesserit': ['seat1'] }, players: { seat1 } });
    story.send('covert-operation', 'secrets').play('keep').piece('may');
    expect([story.of('seat1').leaderBoard?.side, story.pieces().includes('pay')]).toEqual(['reverend-mother-jessica', true]);
  });
});

describe('rewards', () => {
  test('R10.4 Spies that are too few for a second payment pay once', () => {
    const story = decided({ seat1: { sandworms: 1, vp: 0 } }, { conflict: 'battle-for-arrakeen', shieldWall: false, posts: SPIES_OUT });
    expect(story.of('seat1')).toMatchObject({ vp: 3, spies: 2 });
  });
  test('R10.4 R12.3 doubled Influence passes the bonus of the track once', () => {
    const story = decided({ seat1: { sandworms: 1, influence: { emperor: 3 }, vp: 1 } }, { conflict: 'test-of-loyalty' });
    expect(story.of('seat1')).toMatchObject({ influence: { emperor: 5 }, vp: 2, spies: 0 });
  });
  test('R10.3 R7.8 a tie for first leaves the control as it was', () => {
    const said: Arrangement = { conflict: 'siege-of-arrakeen', shieldWall: false, control: { arrakeen: 'seat3' } };
    const story = decided({ seat1: { sandworms: 2, solari: 0 }, seat2: { conflict: 3, solari: 0 } }, said);
    expect(story.state.control['arrakeen']).toBe('seat3');
    expect([story.of('seat1').solari, story.of('seat2').solari]).toEqual([8, 4]);
  });
});

describe('Influence', () => {
  test('R12.3 R12.5 the bonus comes again, and the token with it, to whoever falls and rises by one card', () => {
    const seat1 = { hand: ['dagger'], vp: 2, water: 0, influence: { fremen: 4 }, intrigue: ['change-allegiances'] } as const;
    const story = open({ alliances: { fremen: 'seat1' }, players: { seat1 } }).play({ plot: 'change-allegiances' });
    const fremen = (question: string, options: readonly unknown[]) => (question.startsWith('influence') ? 'fremen' : options[0]);
    expect(answered(story, fremen).of('seat1')).toMatchObject({ water: 1, vp: 2, influence: { fremen: 4 } });
    expect(story.state.alliances.fremen).toBe('seat1');
  });
  test('R12.5 whoever falls past another by two losses of one card hands the token over', () => {
    const seat1 = { hand: ['dagger'], vp: 2, solari: 2, influence: { fremen: 5 }, intrigue: ['opportunism'] } as const;
    const seat2 = { vp: 1, influence: { fremen: 4 } };
    const story = answered(open({ alliances: { fremen: 'seat1' }, players: { seat1, seat2 } }).play({ plot: 'opportunism' }));
    expect([story.state.alliances.fremen, story.of('seat1').vp, story.of('seat2').vp]).toEqual(['seat2', 2, 2]);
  });
});

describe('prices of cards', () => {
  test('W18 R12.7 who pays with the Influence that the card gives back reaches 2 anew', () => {
    const margot = { leader: 'lady-margot-fenring', hand: ['captured-mentat'] } as const;
    const story = open({ players: { seat1: { ...margot, vp: 1, influence: { 'bene-gesserit': 2 } } } })
      .play('reveal')
      .piece('pay');
    const sisters = (question: string, options: readonly unknown[]) => (question.startsWith('influence') ? 'bene-gesserit' : options[0]);
    expect(answered(story, sisters).of('seat1')).toMatchObject({ spice: 2, vp: 1, influence: { 'bene-gesserit': 2 } });
  });
  test('R4.6 R4.8 an Intrigue card that the space has just given pays for the box of the card', () => {
    const seat1 = { hand: ['junction-headquarters'], spice: 2, vp: 1, influence: { 'spacing-guild': 4 } };
    const story = open({ alliances: { 'spacing-guild': 'seat1' }, players: { seat1 } }).send('junction-headquarters', 'assembly-hall');
    expect(allDone(story).of('seat1')).toMatchObject({ vp: 2, spice: 0, intrigue: { hidden: [] } });
  });
});

describe('cards that are trashed', () => {
  test('R8.14 one may pay its own arrow', () => {
    const story = open({ players: { seat1: { hand: ['shishakli'] } } }).send('shishakli', 'spice-refinery', { price: 0 });
    expect(answered(story.piece('pay')).of('seat1')).toMatchObject({ inPlay: [], hand: { hidden: [expect.any(String)] } });
  });
  test('R8.14 one that pays in the Reveal turn has given its sword, and what its trashing brings comes too', () => {
    const seat1 = { leader: 'feyd-rautha-harkonnen', hand: ['calculus-of-power', 'sardaukar-soldier'], conflict: 1 } as const;
    const story = allDone(open({ players: { seat1, seat3: { leader: 'gurney-halleck' } } }).play('reveal'));
    expect([story.of('seat1').intrigue.hidden.length, story.of('seat1').swords, story.state.turn.persuasion]).toEqual([1, 4, 3]);
  });
});

describe('the Endgame', () => {
  const last = (seat1: ArrangedPlayer, seat2: ArrangedPlayer = {}): Story =>
    open({ agenda: [{ do: 'recall' }], conflictsLeft: 0, players: { seat1, seat2 } });
  test('R11.4 R11.5 spice that comes in it decides between equal scores', () => {
    const cards = { discard: ['the-spice-must-flow'], hand: ['the-spice-must-flow'] };
    const story = last({ vp: 8, intrigue: ['secure-spice-trade'], ...cards }, { vp: 9, spice: 1 }).play({ play: 'secure-spice-trade' });
    expect(story.until('over').state.result).toEqual({ winner: 'seat1', by: 'spice' });
  });
  test('R11.4 a card that was matched with a wild one is turned down for nothing else', () => {
    const won = ['propaganda', 'spice-freighters'].map((conflict) => ({ conflict, faceUp: true }));
    const story = last({ vp: 0, objectives: [], won, intrigue: ['crysknife'] });
    story.play({ match: 'propaganda', with: { conflict: 'spice-freighters' } });
    expect(story.options()).toEqual(['pass']);
  });
});

describe('Rivals', () => {
  test('R15.11 Staban Tuek gains by their visits too', () => {
    const story = rivalActs(['hagal-deep-desert'], {
      bonusSpice: { 'deep-desert': 1 },
      posts: { 'post-deep-desert': ['seat1'] },
      players: { seat1: { leader: 'staban-tuek', spice: 0 } },
    });
    expect(story.of('seat1').spice).toBe(1);
  });
  const alone = (rival1: ArrangedPlayer, seat1: ArrangedPlayer, more: Arrangement = {}): Story =>
    open({ seats: 1, ...more, players: { seat1, rival1: { rivalCard: 'rival-muaddib', ...rival1 } } });
  test('R12.4 R17.14 lose their token to a person who rises above them, and count as its holder before', () => {
    const said: Arrangement = { alliances: { fremen: 'rival1' } };
    const story = alone({ influence: { fremen: 4 }, vp: 2 }, { hand: ['diplomacy'], influence: { fremen: 4 }, vp: 1 }, said);
    allDone(story.send('diplomacy', 'fremkit'));
    expect([story.state.alliances.fremen, story.of('seat1').vp, story.of('rival1').vp]).toEqual(['seat1', 2, 1]);
    const end: Arrangement = { ...said, agenda: [{ do: 'recall' }], conflictsLeft: 0 };
    const shadow = alone({ influence: { fremen: 5 } }, { vp: 9, influence: { fremen: 4 }, intrigue: ['shadow-alliance'] }, end);
    expect(shadow.play({ play: 'shadow-alliance' }).of('seat1').vp).toBe(10);
  });
  test('R17.5 R17.13 act again when a visit of the person pays their Swordmaster', () => {
    const agents = { fremkit: ['rival1'], secrets: ['rival1'], 'deliver-supplies': ['rival2'], espionage: ['rival2'] } as const;
    const said: Arrangement = { agents, control: { arrakeen: 'rival1' }, hagalTop: ['hagal-assembly-hall'] };
    const story = alone({ rivalCard: 'rival-feyd-rautha', solari: 3, water: 0 }, { hand: ['reconnaissance'] }, said);
    allDone(story.send('reconnaissance', 'arrakeen')).play('done');
    expect(story.told('hagal')).toMatchObject([{ player: 'rival1', to: 'assembly-hall' }]);
  });
  test('R17.11 R17.21 whose third Spy comes by a reward scheme then, too', () => {
    const own = { rivalCard: 'rival-staban-tuek', conflict: 3, garrison: 0, objectives: [] } as const;
    const posts = { 'post-guild': ['rival1'], 'post-fremen': ['rival1'] } as const;
    const said: Arrangement = { conflict: 'test-of-loyalty', posts, agenda: [{ do: 'rank' }], firstPlayer: 'rival2' };
    expect(answered(alone(own, {}, said)).of('rival1')).toMatchObject({ spies: 2, garrison: 2 });
  });
});
