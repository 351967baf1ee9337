import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import type { HouseFace, HouseId } from '../ids.ts';
import { recruitingDice, unrecruited } from '../queries/recruit.ts';
import { open, type Story } from './story.fixture.ts';

const ORDER = ['atreides', 'harkonnen', 'corrino', 'fremen', 'smugglers', 'bene-gesserit'] as const;
const recruiting = (active: HouseId, house: [HouseFace, HouseFace, HouseFace, HouseFace], more: Partial<Arrangement> = {}): Story =>
  open({ order: ORDER, active, step: 'recruit', dice: { house, region: '4', spice: '1', vendetta: 'hunter-seeker' }, ...more });
const pack = (troop: number, leader = 0, large = 0) => ({ troop, large, leader });

describe('recruit', () => {
  // R8.1 R1.3
  test('each die with the own House brings a troop or a Leader from supply to the card', () => {
    const story = recruiting('harkonnen', ['harkonnen', 'harkonnen', 'guild', 'fremen']);
    expect(story.options('harkonnen')).toEqual([pack(1, 1), pack(2), pack(0, 1), pack(1), pack(0)]);
    story.play('harkonnen', pack(1, 1));
    expect(story.house('harkonnen')).toMatchObject({ leaders: ['baron-vladimir'], troop: { card: 1, supply: 11 } });
    const ready = recruiting('harkonnen', ['harkonnen', 'guild', 'guild', 'fremen'], {
      houses: { harkonnen: { leaders: ['baron-vladimir'] } },
    });
    expect(ready.whyNot('harkonnen', pack(0, 1))).toBe('noLeaderInSupply R8.1');
    expect(unrecruited(recruiting('harkonnen', ['harkonnen', 'guild', 'guild', 'guild']).state, 'harkonnen')).toEqual([]);
    expect(recruitingDice(story.state, 'harkonnen')).toEqual([]);
    expect(story.whyNot('harkonnen', pack(0, 1))).toBeUndefined();
  });
  // R8.2
  test('the ally puts troops on its card without consent, never a Leader', () => {
    const story = recruiting('atreides', ['harkonnen', 'harkonnen', 'guild', 'fremen'], { ally: 'harkonnen' });
    expect(story.asked).toBe('recruitAsAlly harkonnen');
    expect(story.options('harkonnen')).toEqual([pack(2), pack(1), pack(0)]);
    expect(story.whyNot('harkonnen', pack(0, 1))).toBe('allyNoLeader R8.2');
    story.play('harkonnen', pack(2));
    expect(story.troops('harkonnen', 'card')).toBe(2);
  });
  // R8.3
  test('first the active player, then the ally; a die is used once', () => {
    const story = recruiting('atreides', ['atreides', 'harkonnen', 'guild', 'guild'], { ally: 'harkonnen' });
    expect(story.asked).toBe('recruit atreides'); // Q35
    story.play('atreides', pack(1));
    expect(story.state.turn.dice.house1.used).toEqual({ for: 'recruit', by: 'atreides' });
    expect(story.asked).toBe('recruitAsAlly harkonnen');
    story.play('harkonnen', pack(1));
    expect(story.asked).not.toContain('recruit');
  });
  // R8.3 R1.6
  test('an empty supply recruits nothing, whatever stands on the map', () => {
    const story = recruiting('harkonnen', ['harkonnen', 'harkonnen', 'guild', 'fremen'], {
      houses: { harkonnen: { troop: { carthag: 12 } } },
    });
    expect(story.options('harkonnen')).toEqual([pack(0, 1), pack(0)]);
    expect(story.whyNot('harkonnen', pack(1))).toBe('supplyEmpty R8.3');
    // Whoever takes nothing uses no die, and nothing is told.
    story.play('harkonnen', pack(0));
    expect([story.told('recruited'), story.state.turn.dice.house1.used]).toEqual([[], null]);
    const sardaukar = recruiting('corrino', ['corrino', 'corrino', 'guild', 'fremen'], {
      houses: { corrino: { large: { carthag: 4 } } },
    });
    expect(sardaukar.house('corrino').large.supply ?? 0).toBe(0);
    expect(sardaukar.whyNot('corrino', pack(0, 0, 1))).toBe('supplyEmpty R8.3');
  });
  // R8.4 R16.6
  test('Fremen need two dice for a troop in their own turn, one for the Leader; as ally one for a troop', () => {
    const own = recruiting('fremen', ['fremen', 'fremen', 'fremen', 'guild']);
    expect(own.options('fremen')).toEqual([pack(0, 1, 1), pack(0, 0, 1), pack(0, 1), pack(0)]); // Q9
    const one = recruiting('fremen', ['fremen', 'guild', 'guild', 'guild']);
    expect(one.whyNot('fremen', pack(0, 0, 1))).toBe('needsTwoDice R8.4');
    expect(one.whyNot('fremen', pack(1))).toBeUndefined(); // they have no ordinary troops at all
    const ally = recruiting('atreides', ['fremen', 'fremen', 'guild', 'guild'], { ally: 'fremen' });
    expect(ally.options('fremen')[0]).toEqual(pack(0, 0, 2));
  });
  // R8.5
  test('Corrino takes a Sardaukar for two dice, also as ally', () => {
    const own = recruiting('corrino', ['corrino', 'corrino', 'guild', 'guild'], { houses: { corrino: { leaders: ['shaddam-iv'] } } });
    expect(own.options('corrino')).toEqual([pack(0, 0, 1), pack(2), pack(1), pack(0)]);
    const ally = recruiting('atreides', ['corrino', 'corrino', 'guild', 'guild'], { ally: 'corrino' });
    expect(ally.options('corrino')).toContainEqual(pack(0, 0, 1)); // Q9
    const one = recruiting('corrino', ['corrino', 'guild', 'guild', 'guild']);
    expect(one.whyNot('corrino', pack(0, 0, 1))).toBe('needsTwoDiceSardaukar R8.5');
  });
  // R8.6
  test('Smugglers never recruit, but their ally may in their turn', () => {
    const story = recruiting('smugglers', ['corrino', 'guild', 'guild', 'fremen'], { ally: 'corrino' });
    expect(story.asked).toBe('recruitAsAlly corrino'); // Q10
    const ally = recruiting('atreides', ['corrino', 'guild', 'guild', 'fremen'], { ally: 'smugglers' });
    expect(ally.asked).not.toContain('recruit');
  });
  // R8.7
  test('Atreides recruits one Leader at a time', () => {
    const story = recruiting('atreides', ['atreides', 'atreides', 'atreides', 'guild']);
    expect(story.options('atreides')).toContainEqual(pack(2, 1));
    expect(story.options('atreides')).not.toContainEqual(pack(1, 2));
    story.play('atreides', pack(0, 1));
    expect(story.house('atreides').leaders).toEqual(['leto']);
  });
});
