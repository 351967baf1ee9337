import { describe, expect, test } from 'vitest';
import type { CardId } from '../ids.ts';
import type { Arrangement } from '../arranged-position.ts';
import { open, type Story } from './story.fixture.ts';

const holding = (hand: readonly CardId[], more: Arrangement = {}): Story =>
  open({ step: 'fight', ...more, stock: { red: { hand }, ...more.stock } });
const card = (id: string) => ({ do: 'kanly', card: id });

describe('Kanly cards', () => {
  // R10.1 R10.2
  test('Secret Silo: a d6 of spice; one card per turn, then under the deck', () => {
    const story = holding(['secret-silo', 'secret-silo']).play('red', card('secret-silo'), [5]);
    expect(story.spice('red')).toBe(11);
    expect(story.state.deck.hidden.at(-1)).toBe('secret-silo');
    expect(story.options('red')).toEqual(['done']);
    expect(story.whyNot('red', card('secret-silo'))).toBe('kanlyPlayed R10.1');
  });
  // R10.1 R7.6 R8.8
  test('before or after a fight, but not after the step is over', () => {
    const story = holding(['secret-silo'], {
      turn: { moved: ['gurney-halleck'], ready: ['gurney-halleck'] },
      figures: { 'gurney-halleck': { at: 'spice-3', strength: 1 }, chani: 'spice-3' },
    });
    story.play('red', { do: 'fight', figure: 'gurney-halleck', against: 'blue' }, [1, 6, 1, 1, 1]);
    story.play('red', card('secret-silo'), [1]).play('red', 'done');
    expect(story.asked).toBe('buy red');
  });
  // R10.3
  test('Hunter-Seeker: a Guile test eliminates, and one piece may be taken', () => {
    const story = holding(['hunter-seeker'], { figures: { chani: { at: 'traitor', gear: ['sword', 'shield'] } } });
    story.play('red', card('hunter-seeker'));
    expect(story.options('red')).toEqual(['chani']);
    expect(story.whyNot('red', 'stilgar')).toBe('ownSietch R1.6');
    story.play('red', 'chani').play('blue', 0, [4]);
    expect(story.at('chani')).toBeNull();
    story.play('red', 'nothing');
    expect(new Set(story.state.deck.hidden.slice(-2))).toEqual(new Set(['sword', 'shield']));
  });
  // R10.3 R12.1
  test('Hunter-Seeker: bought Guile helps and is gone', () => {
    const story = holding(['hunter-seeker'], { figures: { chani: 'traitor' } }).play('red', card('hunter-seeker'));
    story.play('red', 'chani').play('blue', 1, [4]);
    expect(story.at('chani')).toBe('traitor');
    expect(story.state.figures.chani.bought).toBe(0);
  });
  // R10.4
  test('Harvester Raid: the difference in Harvesters, as many as there are', () => {
    const raid = (dice: readonly number[], harvesters = 3) => {
      const story = holding(['harvester-raid'], { stock: { red: { hand: ['harvester-raid'] }, blue: { harvesters } } });
      return story.play('red', card('harvester-raid')).play('red', 'blue', dice).state.stock.red?.harvesters;
    };
    expect([raid([7, 5]), raid([8, 1]), raid([3, 5])]).toEqual([5, 6, 3]);
  });
  // R10.4
  test('D10: Harvester Raid 5:5 is nothing', () => {
    const story = holding(['harvester-raid']).play('red', card('harvester-raid')).play('red', 'blue', [5, 5]);
    expect(story.told('harvesterRaid')).toMatchObject([{ harvesters: 0 }]);
    expect(story.asked).toBe('act red');
  });
  // R10.5 R6.25
  test('without a legal target a card cannot be played', () => {
    const none = { harvesters: 0 };
    const story = holding(['hunter-seeker', 'harvester-raid'], {
      stock: { red: { hand: ['hunter-seeker', 'harvester-raid'] }, yellow: none, blue: none, green: none },
    });
    expect(story.options('red')).toEqual(['done']);
    expect(story.whyNot('red', card('hunter-seeker'))).toBe('noKanlyTarget R10.5');
    expect(story.whyNot('red', card('harvester-raid'))).toBe('noKanlyTarget R10.5');
    const raid = holding(['harvester-raid'], { stock: { red: { hand: ['harvester-raid'] }, yellow: none } }).play(
      'red',
      card('harvester-raid'),
    );
    expect(raid.options('red')).toEqual(['blue', 'green']);
    expect(raid.whyNot('red', 'yellow')).toBe('nothingToRaid R10.5');
  });
  // R10.5
  test('a card bought in this turn comes too late for it', () => {
    const story = open({ step: 'fight', deck: ['secret-silo'] })
      .play('red', 'done')
      .play('red', { cards: 1, harvesters: 0 });
    expect(story.hand('red')).toEqual(['secret-silo']);
    expect(story.asked).toBe('invest red');
  });
});

// R6.25 R13.2
test('only who cannot be chosen has a reason: opponents that can have none, nor have those who are gone', () => {
  const figures = { chani: 'spice-3', 'dr-kynes': null, 'paul-atreides': 'spice-1' } as const;
  const story = open({ step: 'fight', figures, stock: { red: { hand: ['hunter-seeker'] } } });
  story.play('red', { do: 'kanly', card: 'hunter-seeker' });
  expect(story.options('red')).toEqual(['chani']);
  expect(['chani', 'dr-kynes', 'stilgar', 'paul-atreides'].map((figure) => story.whyNot('red', figure))).toEqual([
    undefined,
    undefined,
    'ownSietch R1.6',
    'samePlayer R13.2',
  ]);
});
