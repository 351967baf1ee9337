import { describe, expect, test } from 'vitest';
import type { FigureId, SpaceId } from '../ids.ts';
import type { Arrangement } from '../arranged-position.ts';
import { open, type Story } from './story.fixture.ts';

/** A figure has landed on a space and nobody ambushes it. */
const on = (figure: FigureId, at: SpaceId, more: Arrangement = {}, dice: readonly number[] = []): Story => {
  const known = more.figures?.[figure];
  const facts = typeof known === 'object' && known !== null ? known : {};
  return open(
    { step: 'fight', ...more, figures: { ...more.figures, [figure]: { ...facts, at } }, first: [{ do: 'instruction', figure }] },
    dice,
  );
};
const types = (story: Story) => story.events.map(({ type }) => type);

describe('the instructions of the spaces', () => {
  // R6.11 R1.6
  test('D8: the own sietch restores, but never lowers; a foreign one does nothing', () => {
    const blue = { active: 'blue' } as const;
    expect(on('stilgar', 'blue-sietch', { ...blue, figures: { stilgar: { strength: 2 } } }).strength('stilgar')).toBe(5);
    expect(on('stilgar', 'blue-sietch', { ...blue, figures: { stilgar: { strength: 6 } } }).strength('stilgar')).toBe(6);
    expect(on('stilgar', 'red-sietch', { ...blue, figures: { stilgar: { strength: 2 } } }).strength('stilgar')).toBe(2);
  });
  // R6.12 R1.2
  test('Spice: one for every own Harvester, while the bank has it', () => {
    expect(on('chani', 'spice-3', { active: 'blue', stock: { blue: { spice: 0, harvesters: 5 } } }).spice('blue')).toBe(5);
    const poorBank = { blue: { spice: 0, harvesters: 5 }, red: { spice: 56 } };
    expect(on('chani', 'spice-3', { active: 'blue', stock: poorBank }).spice('blue')).toBe(2);
  });
  // R6.16
  test('D8: Training gives a point, up to 6', () => {
    expect(on('paul-atreides', 'training-blue').strength('paul-atreides')).toBe(5);
    const strong = on('paul-atreides', 'training-blue', { figures: { 'paul-atreides': { strength: 6 } } });
    expect(strong.strength('paul-atreides')).toBe(6);
    expect(types(strong)).not.toContain('trained');
  });
  // R6.17
  test('Smuggler: a d8 of spice', () => {
    expect(on('paul-atreides', 'smuggler', {}, [8]).spice('red')).toBe(14);
  });

  // R6.13
  test('Duel: a figure is fetched from anywhere but its sietch, does not land, and fights', () => {
    const story = on('gurney-halleck', 'duel-1', { figures: { chani: 'traitor', stilgar: 'spice-6', 'baron-harkonnen': 'red-sietch' } });
    expect(story.options('red')).toEqual(['chani', 'stilgar', 'baron-harkonnen']);
    expect(story.whyNot('red', 'dr-kynes')).toBe('ownSietch R1.6');
    expect(story.whyNot('red', 'duke-leto')).toBe('samePlayer R13.2');
    story.play('red', 'chani', [6, 1, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1, 1, 6, 1, 1, 1, 1, 1]);
    expect(story.told('fetched')).toMatchObject([{ figure: 'chani', from: 'traitor', to: 'duel-1' }]);
    expect(story.told('toll')).toEqual([]);
    expect(story.at('gurney-halleck')).toBe('duel-1');
    expect(story.at('chani')).toBeNull();
  });
  // R6.13 R8.6
  test('Duel: figures of the same colour already there join, and may be chosen themselves', () => {
    const story = on('gurney-halleck', 'duel-1', { figures: { chani: 'traitor', stilgar: 'duel-1' } });
    story.play('red', 'chani');
    expect(story.state.turn.fight?.defender.figures).toEqual(['chani', 'stilgar']);
    const other = on('gurney-halleck', 'duel-1', { figures: { stilgar: 'duel-1' } });
    expect(other.options('red')).toEqual(['stilgar']);
  });
  // R6.13 R6.25
  test('Duel without a legal figure: nothing happens', () => {
    const story = on('gurney-halleck', 'duel-1');
    expect(types(story)).toEqual(['noTarget']);
    expect(story.asked).toBe('act red');
  });

  // R6.14
  test('Worm: a figure in the desert, or the Harvesters of an opponent', () => {
    const figures = { chani: 'traitor', stilgar: 'spice-6' } as const;
    const story = on('gurney-halleck', 'worm-1', { figures, stock: { yellow: { harvesters: 1 }, green: { harvesters: 0 } } });
    expect(story.options('red')).toEqual([{ figure: 'stilgar' }, { harvesters: 'yellow' }, { harvesters: 'blue' }]);
    expect(story.whyNot('red', { figure: 'chani' })).toBe('inCastle R6.14');
    expect(story.whyNot('red', { figure: 'dr-kynes' })).toBe('ownSietch R1.6');
    expect(story.whyNot('red', { harvesters: 'green' })).toBe('noHarvesters R6.14');
  });
  // R6.14 R4.5
  test('Worm: a lost test eliminates, equipment goes under the deck', () => {
    const figures = { stilgar: { at: 'spice-6', gear: ['sword', 'shield'] } } as const;
    const story = on('gurney-halleck', 'worm-1', { figures }).play('red', { figure: 'stilgar' }).play('blue', 0, [4]);
    expect(story.at('stilgar')).toBeNull();
    expect(new Set(story.state.deck.hidden.slice(-2))).toEqual(new Set(['sword', 'shield']));
  });
  // R6.14 R12.5
  test('D11: with pacts all around a Worm may still take Harvesters; Duel and Poison do nothing', () => {
    const figures = { chani: 'spice-6', 'princess-irulan': 'spice-7', 'baron-harkonnen': 'smuggler' } as const;
    const pacts = (['seat2', 'seat3', 'seat4'] as const).map((seat) => ({
      between: ['seat1', seat] as const,
      madeIn: 'red' as const,
      rounds: 1,
    }));
    const worm = on('gurney-halleck', 'worm-1', { figures, pacts });
    expect(worm.options('red')).toEqual([{ harvesters: 'yellow' }, { harvesters: 'blue' }, { harvesters: 'green' }]);
    expect(worm.whyNot('red', { figure: 'chani' })).toBe('pact R12.5');
    expect(types(on('gurney-halleck', 'duel-1', { figures, pacts }))).toEqual(['noTarget']);
    expect(types(on('gurney-halleck', 'poison-1', { figures, pacts }))).toEqual(['noTarget']);
  });

  // R6.15 R14.3
  test('Sandstorm: Harvesters of the opponents, then every figure in the desert but at home or on the space', () => {
    const figures = {
      'duke-leto': 'spice-1',
      'paul-atreides': 'traitor',
      chani: 'spice-6',
      'beast-rabban': 'blue-sietch',
      stilgar: 'sandstorm',
    } as const;
    const story = on('gurney-halleck', 'sandstorm', { figures, stock: { yellow: { harvesters: 0 } } });
    expect(story.asked).toBe('shelter blue');
    story.play('blue', 1);
    expect(story.asked).toBe('shelter green');
    story.play('green', 0, [5, 4, 6, 6, 1]);
    expect(story.state.stock).toMatchObject({ blue: { harvesters: 2, sheltered: 0 }, green: { harvesters: 1 }, red: { harvesters: 3 } });
    expect(story.asked).toBe('brace blue');
    story.play('blue', 0, [4]);
    expect(story.asked).toBe('brace green');
    story.play('green', 0, [3]);
    expect(story.asked).toBe('brace red');
    story.play('red', 0, [6]);
    expect(['chani', 'duke-leto'].map((figure) => story.at(figure as FigureId))).toEqual([null, null]);
    expect(['beast-rabban', 'stilgar', 'gurney-halleck', 'paul-atreides'].map((figure) => story.at(figure as FigureId))).toEqual([
      'blue-sietch',
      'sandstorm',
      'sandstorm',
      'traitor',
    ]);
  });

  // R6.18
  test('Poison: Guile test, then a d6 of Strength; of a fallen figure one piece may be taken', () => {
    const figures = { chani: { at: 'traitor', gear: ['sword', 'shield'] }, stilgar: 'spice-6' } as const;
    const story = on('gurney-halleck', 'poison-1', { figures }).play('red', 'chani').play('blue', 0, [4, 5]);
    expect(story.options('red')).toEqual(['sword', 'shield', 'nothing']);
    story.play('red', 'sword');
    expect(story.asked).toBe('assign red');
    story.play('red', 'duke-leto');
    expect(story.state.figures['duke-leto'].gear).toEqual(['sword']);
    expect(story.state.deck.hidden.at(-1)).toBe('shield');
    const hurt = on('gurney-halleck', 'poison-1', { figures }).play('red', 'stilgar').play('blue', 0, [4, 3]);
    expect(hurt.strength('stilgar')).toBe(2);
  });

  // R6.19
  test('Bene Gesserit: look at all cards and take one, hidden or assigned', () => {
    const figures = { chani: { at: 'blue-sietch', gear: ['sword'] } } as const;
    const story = on('gurney-halleck', 'bene-gesserit', { figures, stock: { blue: { hand: ['secret-silo', 'hunter-seeker'] } } });
    expect(story.options('red')).toEqual(['nobody', 'yellow', 'blue', 'green']);
    story.play('red', 'blue');
    expect(story.state.turn.look).toEqual({ by: 'red', of: 'blue' });
    expect(story.options('red')).toEqual([
      { card: 'secret-silo', from: null },
      { card: 'hunter-seeker', from: null },
      { card: 'sword', from: 'chani' },
      'nothing',
    ]);
    story.play('red', { card: 'sword', from: 'chani' });
    expect(story.options('red')).toEqual(['paul-atreides', 'duke-leto', 'gurney-halleck']);
    story.play('red', 'gurney-halleck');
    expect(story.state.figures['gurney-halleck']).toMatchObject({ gear: ['sword'], fresh: [] });
    expect(story.state.turn.look).toBeNull();
    const other = on('gurney-halleck', 'bene-gesserit', { figures, stock: { blue: { hand: ['secret-silo'] } } });
    other.play('red', 'blue').play('red', { card: 'secret-silo', from: null });
    expect([other.hand('red'), other.hand('blue')]).toEqual([['secret-silo'], []]);
    const polite = on('gurney-halleck', 'bene-gesserit', { figures }).play('red', 'blue').play('red', 'nothing');
    expect([polite.asked, polite.state.figures.chani.gear, polite.state.turn.look]).toEqual(['act red', ['sword'], null]);
    expect(on('gurney-halleck', 'bene-gesserit').play('red', 'nobody').asked).toBe('act red');
  });
  // R6.19
  test('Bene Gesserit: whoever has no card shows nothing', () => {
    const story = on('gurney-halleck', 'bene-gesserit').play('red', 'blue');
    expect(story.asked).toBe('act red');
    expect(story.state.turn.look).toBeNull();
  });

  // R6.20
  test('Traitor: hidden cards at random; a kind that the figure has stays hidden', () => {
    const stock = { blue: { hand: ['sword', 'sword', 'secret-silo'] } } as const;
    const story = on('gurney-halleck', 'traitor', { stock, figures: { chani: { at: 'spice-1', gear: ['shield'] } } }, [4]);
    story.play('red', 'blue');
    expect(story.state.figures['gurney-halleck'].gear).toEqual(['sword']);
    expect(story.hand('red')).toEqual(['sword', 'secret-silo']);
    expect([story.hand('blue'), story.state.figures.chani.gear]).toEqual([[], ['shield']]);
    expect(on('gurney-halleck', 'traitor', { stock }, [1]).play('red', 'blue').hand('blue')).toHaveLength(2);
  });

  // R6.21
  test('Spice Raid: the difference, at most what is there; equal dice are thrown again', () => {
    expect(on('gurney-halleck', 'spice-raid-1').play('red', 'blue', [8, 3]).spice('red')).toBe(11);
    expect(on('gurney-halleck', 'spice-raid-1').play('red', 'blue', [3, 4]).spice('red')).toBe(6);
    expect(
      on('gurney-halleck', 'spice-raid-1', { stock: { blue: { spice: 2 } } })
        .play('red', 'blue', [8, 3])
        .spice('red'),
    ).toBe(8);
  });
  // R6.21
  test('D10: Spice Raid 5:5 is thrown again', () => {
    const story = on('gurney-halleck', 'spice-raid-1').play('red', 'blue', [5, 5, 4, 2]);
    expect(story.told('raided').map(({ dice, spice }) => [...dice, spice])).toEqual([
      [5, 5, 0],
      [4, 2, 2],
    ]);
  });

  // R6.22 R6.3
  test('Space Guild: any other space of either ring, and it counts as a landing', () => {
    const story = on('gurney-halleck', 'space-guild', { figures: { chani: 'smuggler' } });
    expect(story.options('red')).toHaveLength(31);
    expect(story.whyNot('red', 'space-guild')).toBe('standsThere R9.8');
    story.play('red', 'smuggler');
    expect(story.told('toll')).toHaveLength(1);
    expect(story.asked).toBe('ambush blue');
    story.play('blue', [], [5]);
    expect(story.spice('red')).toBe(10);
    const poor = on('gurney-halleck', 'space-guild', { stock: { red: { spice: 0 } } });
    expect(poor.options('red')).toHaveLength(20);
    expect(poor.whyNot('red', 'smuggler')).toBe('tollTooHigh R6.3');
  });

  // R6.25
  test('fallen colours are no targets; a poor opponent may be named', () => {
    const figures = { chani: null, 'dr-kynes': null, stilgar: null } as const;
    const story = on('gurney-halleck', 'spice-raid-1', { figures, stock: { green: { spice: 0 } } });
    expect(story.options('red')).toEqual(['yellow', 'green']);
    expect(story.whyNot('red', 'blue')).toBe('outOfGame R6.25');
    expect(on('gurney-halleck', 'traitor', {}, [2]).options('red')).toEqual(['yellow', 'blue', 'green']);
  });
});
