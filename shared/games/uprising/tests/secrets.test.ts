import { describe, expect, test } from 'vitest';
import { chanceOf } from '../../../kernel/chance.ts';
import { heard } from '../../../kernel/table.ts';
import type { SeatId } from '../../imperium-family/ids.ts';
import type { FamilyGame } from '../../imperium-family/types.ts';
import { uprising } from '../index.ts';
import { rivalActs } from './rivals.fixture.ts';
import { open, type Story } from './story.fixture.ts';

/** What a look shows in some of the positions that a seat takes for possible. */
function looks<Seen>(story: Story, seat: SeatId, look: () => Seen): Set<Seen> {
  const seen = new Set<Seen>();
  for (let seed = 1; seed <= 20; seed++) {
    story.table.imagine(seat, chanceOf(seed));
    seen.add(look());
    story.table.undo();
  }
  return seen;
}
const SEATS = ['seat1', 'seat2', 'seat3'] as const;

describe('public and hidden', () => {
  // R16.1
  test('Objectives, won Conflicts, contracts and Spies are for all to see', () => {
    const story = open({
      options: { choam: 'with' },
      posts: { 'post-choam': ['seat2'] },
      players: { seat2: { discard: ['dagger'], intrigue: ['cunning'], hand: ['diplomacy'] } },
    });
    const views = SEATS.map((seat) => story.table.module.view(story.state, seat));
    for (const view of views) {
      expect([view.posts?.['post-choam'], view.shieldWall, view.contracts?.open.length, view.contracts?.deck]).toEqual([
        ['seat2'],
        true,
        2,
        18,
      ]);
      expect([view.players.seat2?.intrigue, view.players.seat2?.hand, view.players.seat2?.discard]).toEqual([1, 1, ['dagger']]);
    }
    expect(views.map(({ players }) => players.seat2?.intrigueCards)).toEqual([null, ['cunning'], null]);
  });
  // R16.2
  test('a card that came to the hand openly is known to all, whatever else is held', () => {
    const story = open({ players: { seat1: { hand: ['weirding-woman', 'dagger'], inPlay: ['hidden-missive'] } } });
    story.send('weirding-woman', 'arrakeen').piece('if');
    expect(story.of('seat1').hand.hidden).toContain('weirding-woman');
    expect(looks(story, 'seat2', () => story.of('seat1').hand.hidden.includes('weirding-woman'))).toEqual(new Set([true]));
    expect(looks(story, 'seat2', () => story.of('seat1').hand.hidden.includes('dagger')).size).toBe(2);
  });
  // R16.3
  test('nobody knows the order of a deck, or which contract comes next', () => {
    const story = open({ options: { choam: 'with' } });
    for (const seat of SEATS) {
      expect(looks(story, seat, () => story.state.contracts?.deck.hidden[0]).size).toBeGreaterThan(3);
      expect(looks(story, seat, () => story.state.imperiumDeck.hidden[0]).size).toBeGreaterThan(3);
      expect(looks(story, seat, () => story.state.conflictDeck.hidden[1]).size).toBeGreaterThan(2);
      expect(looks(story, seat, () => story.of('seat1').deck.hidden.join()).size).toBeGreaterThan(3);
    }
  });
  // R16.4
  test('Long Live the Fighters: its owner alone sees the three cards', () => {
    const deck = ['dagger', 'diplomacy', 'reconnaissance'];
    const story = open({ players: { seat1: { hand: ['long-live-the-fighters'], deck } } });
    const { table } = story;
    story.send('long-live-the-fighters', 'fremkit');
    const piece = story.state.turn.pieces.find(({ effect }) => JSON.stringify(effect).includes('look_top'))?.id;
    expect(piece).toBeDefined();
    const told = table.play({ seat: 'seat1', answer: { piece } });
    const faces = SEATS.map((seat) => heard(told, seat).flatMap((event) => (event.type === 'sawTop' ? [event.cards] : [])));
    expect(faces).toEqual([[deck], [null], [null]]);
  });
  // R16.5
  test('a stolen Intrigue card is known to the two alone', () => {
    const four = ['cunning', 'devour', 'impress', 'detonation'];
    const story = open({ players: { seat1: { hand: ['diplomacy'] }, seat2: { intrigue: four } } }).send('diplomacy', 'secrets');
    const piece = story.state.turn.pieces.find(({ effect }) => 'steal_intrigue' in effect)?.id;
    const told = story.table.play({ seat: 'seat1', answer: { piece } });
    const faces = SEATS.map((seat) => heard(told, seat).flatMap((event) => (event.type === 'stole' ? [event.card !== null] : [])));
    expect(faces).toEqual([[true], [true], [false]]);
  });
  /** All that a viewer is sent after an answer: what it hears, and its view. */
  const sentTo = ({ table }: Story, told: Parameters<typeof heard<FamilyGame>>[0], viewer: SeatId | null): string =>
    JSON.stringify([heard(told, viewer), table.module.view(table.state, viewer)]);
  // R5.6 R16.2
  test('the card drawn for a Spy that gathered intelligence is sent to its owner alone', () => {
    const story = open({
      posts: { 'post-arrakeen-refinery': ['seat1'] },
      players: { seat1: { hand: ['maula-pistol'], deck: ['corrinth-city'] } },
    }).send('maula-pistol', 'arrakeen');
    const told = story.table.play({ seat: 'seat1', answer: { spy: 'post-arrakeen-refinery' } });
    const knows = [...SEATS, null].map((viewer) => sentTo(story, told, viewer).includes('"corrinth-city"'));
    expect(knows).toEqual([true, false, false, false]);
    // That a Spy came back from there is for all to see.
    for (const viewer of SEATS) expect(sentTo(story, told, viewer)).toContain('"recalledSpy"');
  });
  // R16.5
  test('a stolen Intrigue card is in nothing that is sent to a third or to who looks on', () => {
    const four = ['cunning', 'devour', 'impress', 'detonation'];
    const story = open({ players: { seat1: { hand: ['diplomacy'] }, seat2: { intrigue: four } } }).send('diplomacy', 'secrets');
    const piece = story.state.turn.pieces.find(({ effect }) => 'steal_intrigue' in effect)?.id;
    const told = story.table.play({ seat: 'seat1', answer: { piece } });
    const namedTo = (viewer: SeatId | null): number => four.filter((card) => sentTo(story, told, viewer).includes(`"${card}"`)).length;
    expect([namedTo('seat1'), namedTo('seat2'), namedTo('seat3'), namedTo(null)]).toEqual([1, 4, 0, 0]);
  });
  // R1.2 R2.9
  test('contracts of Rise of Ix stay out: twenty are dealt from, and nobody has a secret one', () => {
    const { state } = open({ options: { choam: 'with' } });
    const { open: shown, reserved, deck } = state.contracts ?? { open: [], reserved: [], deck: { hidden: [] } };
    expect(shown.length + reserved.length + deck.hidden.length).toBe(20);
    for (const seat of SEATS) expect(state.players[seat]?.contracts).toEqual({ open: [], done: [] });
  });
});

// R16.5 R16.7 R17.13
test('a card that a Rival stole and spent is looked for there no more: bots can think on, with as many cards as it holds', () => {
  const four = ['cunning', 'devour', 'impress', 'detonation'];
  const players = { seat1: { intrigue: four } };
  const story = rivalActs(['hagal-secrets'], { card: 'rival-feyd-rautha', own: { solari: 3 }, players });
  expect(story.of('rival1')).toMatchObject({ swordmaster: true, intrigue: { hidden: [] } });
  expect(uprising.invariants(story.state)).toEqual([]);
  const held = (): readonly string[] => story.of('rival1').intrigue.hidden;
  expect(looks(story, 'seat1', () => held().length)).toEqual(new Set([0]));
  // One that it still holds stays known to who had it.
  const kept = rivalActs(['hagal-secrets'], { own: { intrigue: ['mercenaries'] }, players });
  const [card = ''] = kept.state.stolen.hidden.map((stolen) => stolen.card);
  expect(kept.of('rival1').intrigue.hidden).toEqual(['mercenaries', card]);
  const rivals = () => kept.of('rival1').intrigue.hidden;
  expect(looks(kept, 'seat1', () => `${rivals().length} ${rivals().includes(card)}`)).toEqual(new Set(['2 true']));
  expect(looks(kept, 'seat1', () => uprising.invariants(kept.state).length)).toEqual(new Set([0]));
});
