import { describe, expect, test } from 'vitest';
import type { ArrangedPlayer, Arrangement } from '../../imperium-family/arranged-position.ts';
import { open, type Story } from './story.fixture.ts';

const alone = (player: ArrangedPlayer, more: Arrangement = {}): Story =>
  open({ ...more, players: { ...more.players, seat1: { noMore: true, ...player } } });
const buy = (card: string, from: 'row' | 'reserve' | 'aside' = 'row', to: 'discard' | 'deck' = 'discard') => ({ acquire: card, from, to });

describe('cards in an Agent turn', () => {
  // R17.3 R19.12
  test('W5: Fremen Camp pays once', () => {
    const story = alone({ hand: ['fremen-camp'], spice: 4 })
      .send('fremen-camp', 'secure-contract')
      .piece('pay');
    expect([story.of('seat1').spice, story.of('seat1').garrison, story.pieces().length]).toEqual([2, 6, 0]);
  });
  // R15.3 R7.20
  test('W6: Hagga Basin gives two and all bonus spice', () => {
    const harvest = (bonus: number) =>
      alone({ hand: ['dune-the-desert-planet'] }, { bonusSpice: { 'hagga-basin': bonus } })
        .send('dune-the-desert-planet', 'hagga-basin')
        .piece('harvest');
    expect(harvest(0).of('seat1').spice).toBe(2);
    const story = harvest(3);
    expect([story.of('seat1').spice, story.state.bonusSpice['hagga-basin']]).toEqual([5, 0]);
  });
  // R19.6 R17.11
  test('Carryall doubles the base, not the bonus', () => {
    const story = alone({ hand: ['carryall'] }, { bonusSpice: { 'hagga-basin': 1 } })
      .send('carryall', 'hagga-basin')
      .piece('harvest');
    expect(story.of('seat1').spice).toBe(5);
    expect(
      alone({ hand: ['carryall'] })
        .send('carryall', 'secure-contract')
        .pieces(),
    ).toEqual([]);
  });
  // R17.12 R7.5 R19.11 R10.6
  test('T20: Foldspace on Foldspace: draw, trash, then the space gives the card again', () => {
    const story = alone({ hand: ['foldspace-card'], deck: ['dagger'] }, { reserve: { 'foldspace-card': 0 } }).send(
      'foldspace-card',
      'foldspace',
    );
    expect(story.pieces()).toEqual(['influence', 'draw']);
    story.piece('draw').piece('trash_this');
    expect(story.state.reserve['foldspace-card']).toBe(1);
    story.piece('acquire');
    expect([story.state.reserve['foldspace-card'], story.of('seat1').discard]).toEqual([0, ['foldspace-card']]);
  });
  // R17.12 R6.8 R10.6
  test('Foldspace without any card left to draw has to be trashed all the same', () => {
    const story = alone({ hand: ['foldspace-card'] })
      .send('foldspace-card', 'wealth')
      .piece('influence');
    expect(story.options()).toEqual([expect.objectContaining({ piece: expect.any(Number) })]);
    expect(story.piece('trash_this').options()).toEqual(['done']);
  });
  // R10.7 R19.26 R7.6
  test('T20: Power Play trashed as a cost gives one Influence only', () => {
    const story = alone({ hand: ['power-play'], spice: 2 })
      .send('power-play', 'selective-breeding')
      .piece('pay');
    story.play({ card: 'power-play', from: 'in_play' }).piece('influence');
    expect(story.of('seat1').influence['bene-gesserit']).toBe(1);
    expect(story.options()).toEqual(['done']);
  });
  // R10.2 R7.16
  test('T22: one card in the deck, four discarded: the discard pile is shuffled when needed', () => {
    const discard = ['dagger', 'dagger', 'diplomacy', 'reconnaissance'];
    const story = alone({ hand: ['arrakis-recruiter'], deck: ['seek-allies'], discard, water: 2 })
      .send('arrakis-recruiter', 'research-station')
      .piece('draw');
    const { hand, deck, discard: left, inPlay } = story.of('seat1');
    expect(hand.hidden).toContain('seek-allies');
    expect([hand.hidden.length, deck.hidden.length, left.length, inPlay]).toEqual([3, 2, 0, ['arrakis-recruiter']]);
  });
  // R7.7 R12.7
  test('T34: Secrets takes a card from everybody with four or more', () => {
    const cards = ['ambush', 'ambush', 'private-army', 'private-army', 'windfall'];
    const others = ['master-tactician', 'master-tactician', 'master-tactician', 'bribery'];
    const story = open({
      seats: 4,
      players: {
        seat1: { hand: ['diplomacy'] },
        seat2: { intrigue: others },
        seat3: { intrigue: cards.slice(2) },
        seat4: { intrigue: ['poison-snooper', 'poison-snooper', 'refocus', 'charisma', 'infiltrate'] },
      },
    });
    story.send('diplomacy', 'secrets').piece('steal_intrigue').piece('intrigue');
    expect(['seat1', 'seat2', 'seat3', 'seat4'].map((seat) => story.of(seat as 'seat1').intrigue.hidden.length)).toEqual([3, 3, 3, 4]);
  });
  // R10.8 R19.27
  test('Reverend Mother Mohiam takes two cards from each opponent, and all from who has no more', () => {
    const story = open({
      players: {
        seat1: { hand: ['reverend-mother-mohiam'], inPlay: ['gene-manipulation'], noMore: true },
        seat2: { hand: ['dagger', 'diplomacy', 'reconnaissance', 'seek-allies'] },
        seat3: { hand: ['dagger', 'diplomacy'] },
      },
    });
    story.send('reverend-mother-mohiam', 'secrets').piece('if');
    expect(story.asked).toBe('discard seat2');
    story.play('dagger', 'seek-allies');
    expect(story.asked).not.toContain('discard');
    expect([story.of('seat2').hand.hidden, story.of('seat3').discard]).toEqual([
      ['diplomacy', 'reconnaissance'],
      ['dagger', 'diplomacy'],
    ]);
    expect(story.told('discarded').map(({ player, card }) => `${player} ${card}`)).toEqual([
      ...['seat2 dagger', 'seat2 seek-allies', 'seat3 dagger', 'seat3 diplomacy'],
    ]);
  });
  // R10.6
  test('of two cards of one name the one that is trashed out of the hand takes nothing from the one in play', () => {
    const story = alone({ hand: ['power-play', 'power-play'], spice: 2 })
      .send('power-play', 'selective-breeding')
      .piece('pay');
    story.play({ card: 'power-play', from: 'hand' });
    story.piece('influence');
    expect(story.of('seat1').influence['bene-gesserit']).toBe(2);
    expect(story.state.trashed).toContain('power-play');
  });
  // R17.10 R19.35 R17.7
  test('W25: Test of Humanity asks each opponent for what is possible', () => {
    const story = open({
      seats: 4,
      players: {
        seat1: { hand: ['test-of-humanity'] },
        seat2: { hand: ['dagger', 'diplomacy'] },
        seat3: { conflict: 2, garrison: 1 },
        seat4: {},
      },
    })
      .send('test-of-humanity', 'hall-of-oratory')
      .piece('each_opponent');
    expect(story.asked).toBe('discard seat2');
    story.play('dagger');
    expect(story.of('seat2').discard).toEqual(['dagger']);
    expect(story.of('seat3').conflict).toBe(1);
    expect(story.asked).toBe('effects seat1');
  });
  // R19.27 R17.6 R17.4 R10.8
  test('Mohiam waits for another Bene Gesserit card; the others discard two', () => {
    const story = open({ players: { seat1: { hand: ['reverend-mother-mohiam'] } } }).send('reverend-mother-mohiam', 'wealth');
    expect(story.pieces()).toEqual(['influence']);
    expect(story.whyNot({ piece: story.state.turn.pieces[0]?.id })).toBeUndefined();
    const played = open({
      players: { seat1: { hand: ['reverend-mother-mohiam'], inPlay: ['the-voice'] }, seat2: { hand: ['dagger', 'dagger', 'diplomacy'] } },
    });
    played.send('reverend-mother-mohiam', 'wealth').piece('if').play('dagger', 'diplomacy');
    expect(played.of('seat2').hand.hidden).toEqual(['dagger']);
  });
  // R19.16 R8.2
  test('Gun Thopter takes a troop of each garrison that has one', () => {
    const story = open({ players: { seat1: { hand: ['gun-thopter'] }, seat2: { garrison: 0 } } })
      .send('gun-thopter', 'secure-contract')
      .piece('each_opponent');
    expect([story.of('seat2').garrison, story.of('seat3').garrison, story.of('seat3').supply]).toEqual([0, 2, 10]);
  });
  // R19.24
  test('Other Memory draws or takes a Bene Gesserit card back', () => {
    const story = alone({ hand: ['other-memory'], discard: ['the-voice', 'dagger'] })
      .send('other-memory', 'secure-contract')
      .piece('special');
    expect(story.options()).toEqual(['draw', { card: 'the-voice' }]);
    expect(story.play({ card: 'the-voice' }).of('seat1').hand.hidden).toEqual(['the-voice']);
    const drawing = alone({ hand: ['other-memory'], deck: ['scout', 'dagger'] })
      .send('other-memory', 'secure-contract')
      .piece('special');
    expect(drawing.play('draw').of('seat1').hand.hidden).toEqual(['scout']);
  });
  // R19.18 R10.6 R10.7
  test('Imperial Spy is trashed for an Intrigue card', () => {
    const story = alone({ hand: ['imperial-spy'] })
      .send('imperial-spy', 'wealth')
      .piece('pay');
    expect([
      story.of('seat1').intrigue.hidden.length,
      story.state.trashed.includes('imperial-spy'),
      story.of('seat1').inPlay.length,
    ]).toEqual([1, true, 0]);
  });
  // R19.2
  test('Assassination Mission pays four Solari whenever it is trashed', () => {
    const story = alone({ hand: ['guild-administrator', 'assassination-mission'] })
      .send('guild-administrator', 'secure-contract')
      .piece('trash');
    expect(story.play({ card: 'assassination-mission', from: 'hand' }).of('seat1').solari).toBe(7);
  });
  // R19.32 R17.4
  test('an unfulfilled condition waits and lapses with the turn', () => {
    const story = alone({ hand: ['smugglers-thopter'] }).send('smugglers-thopter', 'secure-contract');
    expect(story.whyNot({ piece: story.state.turn.pieces[0]?.id })).toBe('condition R17.4');
    expect(story.options()).toEqual(['done']);
  });
  // R19.43 R12.5
  test('Double Cross needs a troop of an opponent in the Conflict', () => {
    // Without a troop in the own supply the opponent still loses one.
    const spent = alone({ intrigue: ['double-cross'], solari: 1, garrison: 12 }, { players: { seat2: { conflict: 1, garrison: 2 } } });
    spent.play({ plot: 'double-cross' }, { player: 'seat2' });
    expect([spent.of('seat1').conflict, spent.of('seat1').supply, spent.of('seat2').conflict]).toEqual([0, 0, 0]);
    const none = alone({ intrigue: ['double-cross'], solari: 1 });
    expect(none.whyNot({ plot: 'double-cross' })).toBe('condition R17.4');
    const story = alone({ intrigue: ['double-cross'], solari: 1 }, { players: { seat2: { conflict: 1, garrison: 2 } } });
    story.play({ plot: 'double-cross' }, { player: 'seat2' });
    expect([story.of('seat2').conflict, story.of('seat1').conflict, story.of('seat1').garrison, story.of('seat1').supply]).toEqual([
      0, 1, 3, 8,
    ]);
  });
});
describe('cards in a Reveal turn', () => {
  // R9.6 R19.46
  test('T21: a Dagger drawn by Poison Snooper is revealed at once', () => {
    const story = alone({ hand: [], deck: ['dagger'], intrigue: ['poison-snooper'] }).play('reveal', { plot: 'poison-snooper' }, 'draw');
    expect([story.of('seat1').swords, story.of('seat1').inPlay]).toEqual([1, ['dagger']]);
  });
  // R19.46
  test('Poison Snooper draws the one card it has seen, or trashes it', () => {
    const snooping = () => alone({ hand: [], deck: ['scout', 'dagger'], intrigue: ['poison-snooper'] }).play({ plot: 'poison-snooper' });
    const story = snooping();
    expect(story.options()).toEqual(['draw', 'trash']);
    story.play('draw');
    expect([story.of('seat1').hand.hidden, story.of('seat1').deck.hidden]).toEqual([['scout'], ['dagger']]);
    const trashed = snooping().play('trash');
    expect([trashed.of('seat1').hand.hidden, trashed.of('seat1').deck.hidden]).toEqual([[], ['dagger']]);
    expect(trashed.state.trashed).toContain('scout');
  });
  // R19.46 R10.2
  test('W24: with an empty deck Poison Snooper looks at nothing', () => {
    const story = alone({ hand: [], discard: ['dagger'], intrigue: ['poison-snooper'] }).play({ plot: 'poison-snooper' });
    expect([story.asked, story.told('looked'), story.of('seat1').discard]).toEqual(['turn seat1', [], ['dagger']]);
  });
  // R10.3 R10.4 R10.9
  test('T23: the refill may be bought in the same turn', () => {
    const row = ['arrakis-recruiter', 'gun-thopter', 'chani', 'opulence', 'scout'];
    const story = alone({ hand: ['convincing-argument', 'convincing-argument'] }, { row, imperiumTop: ['imperial-spy'] });
    story.play('reveal', buy('arrakis-recruiter'), buy('imperial-spy'));
    expect([story.of('seat1').discard, story.state.turn.persuasion]).toEqual([['arrakis-recruiter', 'imperial-spy'], 0]);
  });
  // R19.15 R17.11 R19.36 R10.5 R9.4
  test('T24: Guild Bankers: two times The Spice Must Flow for twelve', () => {
    const hand = [
      'guild-bankers',
      'bene-gesserit-sister',
      'convincing-argument',
      'convincing-argument',
      'the-voice',
      'test-of-humanity',
      'gene-manipulation',
    ];
    const story = alone({ hand }).play('reveal').piece('choose').play(0);
    expect(story.state.turn.persuasion).toBe(12);
    story.play(buy('the-spice-must-flow', 'reserve'), buy('the-spice-must-flow', 'reserve'));
    expect([story.of('seat1').vp, story.state.turn.persuasion, story.state.reserve['the-spice-must-flow']]).toEqual([2, 0, 8]);
  });
  // R10.6 R19.36 R3.4
  test('T25: The Spice Must Flow trashed: back on its stack, the point stays', () => {
    const story = alone({ hand: ['guild-administrator', 'the-spice-must-flow'], vp: 1 })
      .send('guild-administrator', 'secure-contract')
      .piece('trash');
    story.play({ card: 'the-spice-must-flow', from: 'hand' });
    expect([story.of('seat1').vp, story.state.reserve['the-spice-must-flow']]).toEqual([1, 10]);
  });
  // R17.5 R19.5
  test('T26: the Fremen Bond', () => {
    const spice = (player: ArrangedPlayer): number => alone(player).play('reveal').of('seat1').spice;
    expect(spice({ hand: ['spice-hunter'], inPlay: ['fremen-camp'] })).toBe(1);
    expect(spice({ hand: ['spice-hunter', 'spice-hunter'] })).toBe(2);
    expect(spice({ hand: ['spice-hunter'] })).toBe(0);
  });
  // R19.21 R9.3
  test('T27: Liet Kynes counts every Fremen card in play', () => {
    const story = alone({ hand: ['liet-kynes', 'stilgar'], inPlay: ['chani'] })
      .play('reveal')
      .piece('for_each');
    expect(story.state.turn.persuasion).toBe(8);
  });
  // R10.3
  test('Foldspace is not for Persuasion, dear cards are not offered', () => {
    const story = alone({ hand: ['convincing-argument'] }).play('reveal');
    expect(story.whyNot({ acquire: 'foldspace-card', from: 'reserve' })).toBe('notForSale R10.3');
    expect(story.whyNot({ acquire: 'the-spice-must-flow', from: 'reserve' })).toBe('tooLittlePersuasion R10.3');
    expect(story.options()).toContainEqual(buy('arrakis-liaison', 'reserve'));
  });
  // R12.6 R19.48 R9.5
  test('J40: Recruitment Mission waits and puts cards on the deck, the last one on top', () => {
    const row = ['arrakis-recruiter', 'gun-thopter', 'chani', 'opulence', 'scout'];
    const story = alone({ hand: ['convincing-argument', 'convincing-argument'], intrigue: ['recruitment-mission'] }, { row });
    story.play({ plot: 'recruitment-mission' });
    expect(story.of('seat1').waiting).toEqual(['recruitment-mission']);
    story.play('reveal');
    expect(story.state.turn.persuasion).toBe(5);
    // What the card gives is told, not only what those of the hand give.
    expect(story.told('persuasion').filter(({ card }) => card === null)).toEqual([
      { type: 'persuasion', player: 'seat1', amount: 1, card: null },
    ]);
    story.play(buy('arrakis-recruiter', 'row', 'deck'), buy('arrakis-liaison', 'reserve', 'deck'), 'done');
    expect(story.of('seat1').deck.hidden).toEqual(['arrakis-liaison', 'arrakis-recruiter']);
    expect(story.state.intrigueDiscard).toEqual(['recruitment-mission']);
  });
  // R19.40
  test('J41: Bypass Protocol pays no Persuasion and goes by the printed cost', () => {
    const row = ['space-travel', 'gun-thopter', 'chani', 'opulence', 'scout'];
    const story = alone({ intrigue: ['bypass-protocol'], spice: 2 }, { row }).play({ plot: 'bypass-protocol' }, 1);
    expect(story.options()).toContainEqual(buy('chani', 'row', 'deck'));
    expect(story.options()).not.toContainEqual(buy('opulence', 'row', 'deck'));
    story.play(buy('chani', 'row', 'deck'));
    expect([story.of('seat1').deck.hidden, story.of('seat1').water]).toEqual([['chani'], 2]);
  });
  // R19.8 R17.9
  test('CHOAM Directorship: Influence with all four, in the order one picks', () => {
    const row = ['choam-directorship', 'gun-thopter', 'chani', 'opulence', 'scout'];
    const hand = ['convincing-argument', 'convincing-argument', 'space-travel', 'the-voice'];
    const story = alone({ hand }, { row }).play('reveal', buy('choam-directorship'));
    expect(story.asked).toBe('order seat1');
    story.play(3, 0, 1);
    expect(story.told('influence').map(({ faction }) => faction)).toEqual(['fremen', 'emperor', 'bene-gesserit', 'spacing-guild']);
  });
  // R19.17 R8.6
  test('Gurney Halleck: recruits two, of which either may be deployed', () => {
    const story = alone({ hand: ['gurney-halleck'], solari: 3 })
      .play('reveal')
      .piece('pay');
    expect(story.asked).toBe('deploy seat1');
    expect([story.play(1).of('seat1').conflict, story.of('seat1').garrison]).toEqual([1, 4]);
  });
  // R19.7 R9.9
  test('Chani retreats any number; without troops swords count nothing', () => {
    const story = alone({ hand: ['chani', 'dagger'], conflict: 2, garrison: 1 })
      .play('reveal')
      .piece('retreat')
      .play(2);
    expect([story.of('seat1').garrison, story.of('seat1').conflict, story.of('seat1').swords]).toEqual([3, 0, 1]);
  });
  // R5.5 R9.10
  test('J35: a Reveal turn with an empty hand', () => {
    const story = alone({ hand: [] }).play('reveal', 'done');
    expect([story.of('seat1').revealed, story.asked]).toEqual([true, 'turn seat2']);
  });
});
