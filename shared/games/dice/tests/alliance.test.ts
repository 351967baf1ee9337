import { describe, expect, test } from 'vitest';
import type { ArrangedDice } from '../arranged-position.ts';
import type { HouseFace, HouseId } from '../ids.ts';
import { open } from './story.fixture.ts';

const FOUR = ['atreides', 'harkonnen', 'corrino', 'guild'] as const;
const SIX = ['atreides', 'harkonnen', 'bene-gesserit', 'bene-tleilax', 'smugglers', 'guild'] as const;
const showing = (...house: [HouseFace, HouseFace, HouseFace, HouseFace]): ArrangedDice => ({
  house,
  region: '4',
  spice: '1',
  vendetta: 'hunter-seeker',
});
const offer = (house: HouseId, face: HouseFace | null = null, dice = 0) => ({ house, face, dice });
const inviting = (active: HouseId, order: readonly HouseId[], dice: ArrangedDice, namedFace: HouseFace | null = null) =>
  open({ order, active, step: 'alliance', dice, turn: { namedFace } });

describe('alliance', () => {
  // R7.1
  test('two and three players form no alliance, four do', () => {
    const dice = showing('harkonnen', 'harkonnen', 'corrino', 'corrino');
    expect(inviting('atreides', ['atreides', 'harkonnen', 'corrino'], dice).asked).not.toContain('invite');
    expect(inviting('atreides', FOUR, dice).asked).toBe('invite atreides');
  });
  // R7.2
  test('a House die must show the invited House', () => {
    const story = inviting('atreides', FOUR, showing('harkonnen', 'harkonnen', 'corrino', 'atreides'));
    expect(story.options('atreides')).toEqual(['none', offer('harkonnen'), offer('corrino')]);
    expect(story.whyNot('atreides', offer('guild'))).toBe('noDieShowsIt R7.2');
  });
  // R7.2
  test('nobody can be invited if only absent Houses and the own one are shown', () => {
    expect(inviting('atreides', FOUR, showing('fremen', 'atreides', 'fremen', 'bene-gesserit')).asked).not.toContain('invite');
  });
  // R7.3
  test('Bene Tleilax and Smugglers can always be invited, whatever the dice show', () => {
    const story = inviting('guild', SIX, showing('fremen', 'fremen', 'fremen', 'fremen'));
    expect(story.options('guild')).toEqual(['none', offer('bene-tleilax', 'fremen', 4), offer('smugglers')]);
  });
  // R7.4
  test('the invited player accepts or refuses, and there is only one offer a turn', () => {
    const dice = showing('harkonnen', 'corrino', 'corrino', 'guild');
    const refused = inviting('atreides', FOUR, dice).play('atreides', offer('harkonnen'));
    expect(refused.asked).toBe('answerInvitation harkonnen');
    refused.play('harkonnen', 'refuse');
    expect(refused.state.turn.ally).toBeNull();
    expect(refused.told('refusedInvitation')).toEqual([{ type: 'refusedInvitation', house: 'harkonnen', from: 'atreides' }]);
    expect(refused.asked).not.toContain('invite'); // Q8
    const accepted = inviting('atreides', FOUR, dice).play('atreides', offer('harkonnen')).play('harkonnen', 'accept');
    expect(accepted.state.turn.ally).toBe('harkonnen');
    expect(accepted.told('invited')).toEqual([{ type: 'invited', house: 'atreides', offer: offer('harkonnen') }]);
    const alone = inviting('atreides', FOUR, dice).play('atreides', 'none');
    expect([alone.state.turn.ally, alone.told('invited')]).toEqual([null, []]);
  });
  // R7.5 R16.17
  test('nobody refuses the Bene Gesserit', () => {
    const story = inviting('bene-gesserit', SIX, showing('guild', 'guild', 'atreides', 'corrino')).play('bene-gesserit', offer('guild'));
    expect(story.state.turn.ally).toBe('guild');
    expect(story.events).toContainEqual({ type: 'allied', house: 'bene-gesserit', ally: 'guild', forced: true });
  });
  // R7.6 R16.1
  test('only the active player borrows the marked power', () => {
    const fort = { carthag: 'fortification' } as const;
    const houses = { atreides: { troop: { carthag: 2 } }, guild: { troop: { carthag: 1 } }, harkonnen: {} };
    const borrowing = open({ order: FOUR, active: 'atreides', ally: 'harkonnen', step: 'battle', assets: fort, houses });
    expect(borrowing.options('atreides')).toContain('infiltrate');
    const lending = open({ order: FOUR, active: 'atreides', ally: 'corrino', step: 'battle', assets: fort, houses });
    expect(lending.asked).toBe('commit atreides guild'); // the one troop falls without a question
  });
  // R7.7
  test('the alliance ends with the turn and may be offered again in the next', () => {
    const story = open({ order: FOUR, active: 'atreides', ally: 'harkonnen', step: 'end' });
    expect(story.asked).toBe('roll harkonnen');
    expect(story.state.turn.ally).toBeNull();
    const next = inviting('harkonnen', FOUR, showing('atreides', 'corrino', 'corrino', 'guild'));
    expect(next.options('harkonnen')).toContainEqual(offer('atreides'));
  });
  // R7.8 R8.2
  test('an offer uses up no dice: the ally recruits with the die that invited it', () => {
    const story = inviting('atreides', FOUR, showing('harkonnen', 'corrino', 'corrino', 'guild'));
    story.play('atreides', offer('harkonnen')).play('harkonnen', 'accept');
    expect(story.asked).toBe('recruitAsAlly harkonnen');
  });
});

describe('shared dice', () => {
  // R7.9 R16.8
  test('Bene Tleilax says how many dice of the named face the ally gets, at least one', () => {
    const story = inviting('bene-tleilax', SIX, showing('guild', 'guild', 'guild', 'atreides'), 'guild');
    expect(story.options('bene-tleilax')).toEqual([
      'none',
      offer('smugglers'),
      offer('guild', 'guild', 1),
      offer('guild', 'guild', 2),
      offer('guild', 'guild', 3),
      offer('atreides'),
    ]);
    story.play('bene-tleilax', offer('guild', 'guild', 1)).play('guild', 'accept');
    expect(story.options('bene-tleilax')).toContainEqual({ troop: 1, large: 0, leader: 1 });
    story.play('bene-tleilax', { troop: 2, large: 0, leader: 0 });
    expect(story.options('guild')).toEqual([
      { troop: 1, large: 0, leader: 0 },
      { troop: 0, large: 0, leader: 0 },
    ]);
  });
  // R7.9
  test('a refused offer reserves no dice', () => {
    const story = inviting('bene-tleilax', SIX, showing('guild', 'guild', 'fremen', 'atreides'), 'guild');
    story.play('bene-tleilax', offer('guild', 'guild', 2)).play('guild', 'refuse');
    expect(story.options('bene-tleilax')).toContainEqual({ troop: 2, large: 0, leader: 0 }); // Q35
  });
  // R16.8
  test('as ally Bene Tleilax recruits with all dice of the face that invited it', () => {
    const story = inviting('guild', SIX, showing('fremen', 'fremen', 'fremen', 'atreides'));
    story.play('guild', offer('bene-tleilax', 'fremen', 3)).play('bene-tleilax', 'accept');
    expect(story.options('bene-tleilax')[0]).toEqual({ troop: 3, large: 0, leader: 0 });
  });
  // R16.8
  test("of the active player's own face Tleilax gets what the offer says, the rest stays", () => {
    const story = inviting('guild', SIX, showing('guild', 'guild', 'guild', 'atreides'));
    expect(story.options('guild')).toEqual(
      expect.arrayContaining([1, 2, 3].map((dice) => offer('bene-tleilax', 'guild', dice)).concat(offer('bene-tleilax', 'atreides', 1))),
    );
    story.play('guild', offer('bene-tleilax', 'guild', 1)).play('bene-tleilax', 'accept');
    expect(story.options('guild')[0]).toEqual({ troop: 1, large: 0, leader: 1 });
    story.play('guild', { troop: 2, large: 0, leader: 0 });
    expect(story.options('bene-tleilax')[0]).toEqual({ troop: 1, large: 0, leader: 0 });
  });
});
