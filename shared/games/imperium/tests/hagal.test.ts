import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../../imperium-family/arranged-position.ts';
import type { PlayerId } from '../../imperium-family/ids.ts';
import { errands, hagalCardsIn, open, rivalActs, STOP, type Story } from './story.fixture.ts';

const acts = (arrangement: Arrangement): Story => rivalActs({ seats: 2, ...arrangement });
const troops = (story: Story, id: PlayerId = 'rival1') => {
  const { supply, garrison, conflict } = story.of(id);
  return [supply, garrison, conflict];
};
/** A card played by the first seat against a Rival. */
const against = (card: string, to: string, players: Arrangement['players'], seats: 1 | 2 = 2): Story =>
  open({
    seats,
    firstPlayer: 'seat1',
    players: { ...players, seat1: { hand: [card, 'dagger'], solari: 8, spice: 8, water: 3, ...players?.seat1 } },
  }).send(card, to);

describe('turns of Rivals', () => {
  // R21.1 R21.2 R6.3
  test('a space is entered if no Agent stands there: cost, requirement and effects do not count', () => {
    const story = acts({ hagalTop: ['hagal-conspire'] });
    expect([errands(story), story.state.agents['conspire'], story.of('rival1').agents]).toEqual([['conspire'], ['rival1'], 2]);
    const { solari, spice, intrigue, hand, deck } = story.of('rival1');
    expect([solari, spice, intrigue.hidden, hand.hidden, deck.hidden]).toEqual([0, 0, [], [], []]);
  });
  // R21.2
  test('a card whose space is occupied is ignored, and the next one is revealed', () => {
    const story = acts({ agents: { wealth: ['seat2'] }, hagalTop: ['hagal-wealth', 'hagal-secrets'] });
    expect(errands(story)).toEqual(['occupied', 'secrets']);
    expect(story.state.hagal?.discard).toEqual(['hagal-wealth', 'hagal-secrets']);
  });
  // R21.2 R19.37 R21.6, J46
  test('The Voice closes a space to Rivals, the richest maker space too', () => {
    const voiced = (space: string, hagalTop: readonly string[]) =>
      open({
        seats: 2,
        hagalTop,
        bonusSpice: { 'hagga-basin': 2, 'imperial-basin': 1 },
        agenda: [
          { do: 'special', by: 'seat1', origin: null, since: 0, agreed: true, name: 'the-voice' },
          { do: 'rivalTurn', by: 'rival1' },
          STOP,
        ],
      }).play({ space });
    expect(errands(voiced('carthag', ['hagal-carthag', 'hagal-wealth']))).toEqual(['closed', 'wealth']);
    expect(errands(voiced('hagga-basin', ['hagal-harvest-spice', 'hagal-wealth']))).toEqual(['closed', 'wealth']);
    expect(errands(voiced('hagga-basin', ['hagal-carthag']))).toEqual(['carthag']);
  });
  // R21.3, J47
  test('the Reshuffle card, or an empty deck, makes a new deck of all cards', () => {
    const reshuffled = acts({ hagalSpent: true, hagalTop: ['hagal-reshuffle'] });
    expect([errands(reshuffled)[0], reshuffled.told('hagalShuffled').length]).toEqual(['reshuffle', 1]);
    const early = acts({ hagalTop: ['hagal-reshuffle'] });
    expect([errands(early)[0], early.told('hagalShuffled').length]).toEqual(['reshuffle', 1]);
    const empty = acts({ hagalSpent: true });
    expect(empty.told('hagalShuffled')).toHaveLength(1);
    for (const { state } of [reshuffled, empty]) expect(hagalCardsIn(state)).toHaveLength(28);
    expect(acts({ seats: 1, hagalSpent: true }).state.hagal?.deck.hidden.length).toBeGreaterThan(20);
  });
  // R21.4 R11.3 R11.4
  test('Influence counts, and takes an Alliance, but brings no bonus of the level', () => {
    const story = acts({ hagalTop: ['hagal-conspire'], players: { rival1: { influence: { emperor: 3 } } } });
    expect([story.of('rival1').influence.emperor, story.state.alliances.emperor, troops(story)]).toEqual([4, 'rival1', [10, 2, 0]]);
  });
  // R21.4 R21.5
  test('troops go to the garrison, on a combat space to the Conflict with two more of the garrison', () => {
    const left = (card: string, garrison: number) => troops(acts({ hagalTop: [card], players: { rival1: { garrison } } }));
    expect(left('hagal-rally-troops', 1)).toEqual([7, 5, 0]);
    expect(left('hagal-hall-of-oratory', 1)).toEqual([10, 2, 0]);
    expect(left('hagal-hardy-warriors', 4)).toEqual([6, 2, 4]);
    expect(left('hagal-stillsuits', 1)).toEqual([11, 0, 1]);
    expect(left('hagal-stillsuits', 3)).toEqual([9, 1, 2]);
    expect(left('hagal-carthag', 0)).toEqual([11, 0, 1]);
    expect(left('hagal-heighliner', 5)).toEqual([4, 3, 5]);
    expect(left('hagal-arrakeen-2p', 2)).toEqual([9, 0, 3]);
  });
  // R21.8
  test('the twelfth troop and the sixth Influence are the last', () => {
    const story = acts({
      hagalTop: ['hagal-heighliner'],
      players: { rival1: { garrison: 6, conflict: 5, influence: { 'spacing-guild': 6 } } },
    });
    expect([troops(story), story.of('rival1').influence['spacing-guild']]).toEqual([[0, 4, 8], 6]);
  });
  // R21.6
  test('T42: Harvest Spice goes where most bonus spice lies, then where most spice lies at all', () => {
    const bonusSpice = { 'the-great-flat': 2, 'hagga-basin': 2, 'imperial-basin': 1 };
    const story = acts({ bonusSpice, hagalTop: ['hagal-harvest-spice'], players: { rival1: { garrison: 3 } } });
    expect([errands(story), story.state.bonusSpice['the-great-flat'], story.of('rival1').spice]).toEqual([['the-great-flat'], 0, 0]);
    expect(troops(story)).toEqual([9, 1, 2]);
    expect(errands(acts({ bonusSpice: { ...bonusSpice, 'imperial-basin': 3 }, hagalTop: ['hagal-harvest-spice'] }))).toEqual([
      'imperial-basin',
    ]);
    expect(errands(acts({ hagalTop: ['hagal-harvest-spice', 'hagal-wealth'] }))).toEqual(['noBonusSpice', 'wealth']);
  });
  // R21.7 R14.3, J11
  test('T43: the controller gains when a Rival comes', () => {
    const story = acts({
      control: { 'imperial-basin': 'seat2' },
      bonusSpice: { 'imperial-basin': 1 },
      hagalTop: ['hagal-harvest-spice'],
    });
    expect([story.of('seat2').spice, story.of('seat2').solari]).toEqual([1, 0]);
  });
  // R20.3 R21.2
  test('nobody knows the order of the Hagal deck, everybody what has been revealed', () => {
    const story = acts({ hagalTop: ['hagal-secrets'] });
    for (const viewer of ['seat1', 'seat2', null] as const)
      expect(story.table.module.view(story.state, viewer).hagal).toEqual({ deck: 27, discard: ['hagal-secrets'] });
    expect(story.table.canUndo).toBe(false);
  });
});

describe('swords of Rivals', () => {
  const fight = (arrangement: Arrangement): Story => open({ seats: 2, conflict: 'skirmish-a', agenda: [{ do: 'combat' }], ...arrangement });
  // R13.1 R21.9 R21.10
  test('before the card window a Rival with a troop reveals a card and uses only its swords', () => {
    const story = fight({
      hagalTop: ['hagal-heighliner'],
      players: { rival1: { conflict: 2 }, seat1: { conflict: 1, intrigue: ['ambush'] } },
    });
    expect([story.asked, story.told('combat')[0]?.strengths]).toEqual([
      'window seat1',
      [
        { player: 'seat1', strength: 2 },
        { player: 'seat2', strength: 0 },
        { player: 'rival1', strength: 10 },
      ],
    ]);
    expect([story.of('rival1').influence['spacing-guild'], story.state.hagal?.discard]).toEqual([0, ['hagal-heighliner']]);
  });
  // R21.9
  test('the Reshuffle card has none: another one is revealed; without a troop nothing is', () => {
    const story = fight({ hagalSpent: true, hagalTop: ['hagal-reshuffle'], players: { rival1: { conflict: 1 } } });
    expect([story.told('hagalShuffled').length, story.told('hagalSwords').length]).toEqual([1, 1]);
    expect(fight({ players: { seat1: { conflict: 1 } } }).told('hagalSwords')).toEqual([]);
  });
  // R13.1 R21.9
  test('Rivals reveal in turn order', () => {
    const revealing = (firstPlayer: PlayerId) =>
      fight({ seats: 1, firstPlayer, hagalTop: ['hagal-wealth'], players: { rival1: { conflict: 1 }, rival2: { conflict: 1 } } })
        .told('hagalSwords')
        .map(({ player }) => player);
    expect([revealing('rival1'), revealing('rival2'), revealing('seat1')]).toEqual([
      ['rival1', 'rival2'],
      ['rival2', 'rival1'],
      ['rival1', 'rival2'],
    ]);
  });
  // R13.2 R21.9
  test('with nobody but a Rival in the Conflict the window is skipped', () => {
    const story = fight({ seats: 1, hagalTop: ['hagal-wealth'], players: { rival2: { conflict: 1 }, seat1: { intrigue: ['ambush'] } } });
    expect(story.told('placed')).toEqual([{ type: 'placed', player: 'rival2', place: 'first', won: true }]);
    expect(story.of('rival2').vp).toBe(1);
  });
});

describe('what affects opponents', () => {
  // R21.12 R19.16
  test('Gun Thopter takes a troop of the garrison', () => {
    const story = against('gun-thopter', 'arrakeen', { rival1: { garrison: 2 } }).piece('each_opponent');
    expect(troops(story)).toEqual([11, 1, 0]);
  });
  // R21.12 R19.35
  test('Test of Humanity takes a troop in the Conflict', () => {
    const story = against('test-of-humanity', 'secrets', { rival1: { conflict: 2 } }).piece('each_opponent');
    expect([troops(story), story.asked]).toEqual([[11, 0, 1], 'effects seat1']);
  });
  // R21.12 R19.27
  test('Reverend Mother Mohiam does nothing to it', () => {
    const story = against('reverend-mother-mohiam', 'secrets', { rival1: { garrison: 1 }, seat1: { inPlay: ['bene-gesserit-sister'] } });
    const before = troops(story);
    expect([troops(story.piece('if')), before]).toEqual([before, [11, 1, 0]]);
  });
  // R21.12 R19.43
  test('Double Cross may choose it', () => {
    const story = open({ seats: 2, players: { seat1: { solari: 1, intrigue: ['double-cross'] }, rival1: { conflict: 2 } } }).play({
      plot: 'double-cross',
    });
    expect(story.options()).toEqual([{ player: 'rival1' }]);
    expect([troops(story.play({ player: 'rival1' })), story.of('seat1').conflict]).toEqual([[11, 0, 1], 1]);
  });
  // R21.12 R19.44 R18.6
  test('its Agent blocks; Infiltrate and Eyes Everywhere pass it', () => {
    const story = open({
      seats: 2,
      agents: { arrakeen: ['rival1'], secrets: ['rival1'] },
      players: { seat1: { leader: 'helena-richese', hand: ['reconnaissance', 'diplomacy'], intrigue: ['infiltrate'] } },
    });
    expect(story.options()).toContainEqual({ card: 'reconnaissance', to: 'arrakeen' });
    expect(story.whyNot({ card: 'diplomacy', to: 'secrets' })).toBe('occupied R6.3');
    expect(story.play({ plot: 'infiltrate' }).options()).toContainEqual({ card: 'diplomacy', to: 'secrets' });
  });
  // R21.12 R12.7, J54
  test('Secrets steals from it with four Intrigue cards, and nobody sees the faces of what it keeps', () => {
    const intrigue = ['ambush', 'charisma', 'windfall', 'refocus'];
    const story = against('diplomacy', 'secrets', { rival1: { intrigue } }, 1).piece('steal_intrigue');
    expect(story.of('rival1').intrigue.hidden).toHaveLength(3);
    expect(story.table.module.view(story.state, 'seat1').players.rival1).toMatchObject({ intrigue: 3, intrigueCards: null });
  });
  // R21.12 R18.7
  test('its Influence counts for Prudent Diplomacy', () => {
    const leto = { leader: 'duke-leto-atreides', influence: { fremen: 1 } };
    const story = against('signet-ring', 'secure-contract', { seat1: leto, rival1: { influence: { fremen: 2 } } }).piece('pay');
    expect(story.of('seat1').influence.fremen).toBe(2);
  });
  // R21.12 R19.45 R23.15
  test('Corner the Market: none in a two-player game, two each in solo', () => {
    const flow = 'the-spice-must-flow';
    const points = (seats: 1 | 2, copies: number): number =>
      open({
        seats,
        agenda: [{ do: 'recall' }],
        players: { seat1: { vp: 10, discard: Array.from({ length: copies }, () => flow), intrigue: ['corner-the-market'] } },
      })
        .play({ play: 'corner-the-market' })
        .of('seat1').vp;
    expect([points(2, 2), points(1, 2), points(1, 3)]).toEqual([12, 11, 12]);
  });
});
