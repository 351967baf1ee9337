import { describe, expect, test } from 'vitest';
import { withCorrections } from '../corrections.ts';
import { DATA } from '../data.ts';
import { open } from './story.fixture.ts';

describe('once per card', () => {
  // R9.11
  test('a second Ornithopter of a figure flies at the same boundary', () => {
    const figures = { chani: { at: 'spice-1', gear: ['ornithopter'] } } as const;
    const story = open({ step: 'boundary', figures, stock: { blue: { hand: ['ornithopter', 'ornithopter'] } } });
    story.interject('blue', 'equip', { figure: 'stilgar', card: 'ornithopter' });
    story.play('blue', { figure: 'chani', to: 'duel-1' }, [6]);
    story.interject('blue', 'equip', { figure: 'chani', card: 'ornithopter' });
    expect(story.asked).toBe('boundaryFlight blue');
    story.play('blue', { figure: 'chani', to: 'worm-2' }, [1]);
    expect(story.whyNot('blue', { figure: 'chani' })).toBe('hasFlown R9.11');
  });

  // R9.4
  test('a second Lasgun of a figure shoots in the same turn', () => {
    const figures = { 'gurney-halleck': { at: 'spice-1', gear: ['lasgun', 'sword'] }, chani: 'spice-2' } as const;
    const story = open({ step: 'fight', figures, stock: { red: { hand: ['lasgun'] } } });
    const shot = { do: 'shoot', figure: 'gurney-halleck', target: 'chani' } as const;
    story.play('red', shot, [6]);
    expect(story.whyNot('red', shot)).toBe('hasShot R9.4');
    story.interject('red', 'sell', { pieces: pieces(story, { 'gurney-halleck/lasgun': 1, 'red/harvesters': 1 }), paid: 'red' });
    story.interject('red', 'equip', { figure: 'gurney-halleck', card: 'lasgun' });
    expect(story.options('red')).toContainEqual(shot);
  });
});

/** All pieces that a sale names, those not sold with 0. */
function pieces(story: ReturnType<typeof open>, sold: Readonly<Record<string, number>>): Record<string, number> {
  const form = story.table.interjections('seat1')['sell'] as unknown as { fields: { pieces: { most: Record<string, number> } } };
  return Object.fromEntries(Object.keys(form.fields.pieces.most).map((key) => [key, sold[key] ?? 0]));
}

describe('what a figure has done', () => {
  const figures = { 'gurney-halleck': { at: 'spice-1', gear: ['lasgun', 'sword'] }, chani: 'spice-2' } as const;
  const shot = { do: 'shoot', figure: 'gurney-halleck', target: 'chani' } as const;
  // R9.4
  test('is not forgotten when another card of it is sold', () => {
    const story = open({ step: 'fight', figures }).play('red', shot, [6]);
    story.interject('red', 'sell', { pieces: pieces(story, { 'gurney-halleck/sword': 1, 'red/harvesters': 1 }), paid: 'red' });
    expect(story.whyNot('red', shot)).toBe('hasShot R9.4');
  });
  // R9.11
  test('nor is a flight', () => {
    const flier = { chani: { at: 'spice-1', gear: ['ornithopter', 'sword'] }, stilgar: { at: 'spice-1', gear: ['ornithopter'] } } as const;
    const story = open({ step: 'boundary', figures: flier }).play('blue', { figure: 'chani', to: 'duel-1' }, [1]);
    const { fields } = story.table.interjections('seat3')['sell'] as unknown as { fields: { pieces: { most: Record<string, number> } } };
    const sold: Record<string, number> = { 'chani/sword': 1, 'blue/harvesters': 1 };
    const all = Object.fromEntries(Object.keys(fields.pieces.most).map((key) => [key, sold[key] ?? 0]));
    story.interject('blue', 'sell', { pieces: all, paid: 'blue' });
    expect(story.whyNot('blue', { figure: 'chani' })).toBe('hasFlown R9.11');
  });
});

describe('equipment that arrives', () => {
  // R9.1
  test('stays hidden if its figures have got their own meanwhile', () => {
    const story = open({
      step: 'buy',
      deck: ['sword'],
      figures: { 'paul-atreides': { gear: ['sword'] } },
      stock: { red: { hand: ['sword', 'sword'] } },
    });
    story.play('red', { cards: 1, harvesters: 0 });
    expect(story.options('red')).toEqual(['duke-leto', 'gurney-halleck']);
    for (const figure of ['duke-leto', 'gurney-halleck']) story.interject('red', 'equip', { figure, card: 'sword' });
    expect(story.options('red')).toEqual(['hidden']);
    expect(story.play('red', 'hidden').hand('red')).toEqual(['sword']);
  });
});

describe('a flight into the castle', () => {
  // R9.8 R11.6 R5.3: the stakes are lost first, and the bank lives on them
  test('is open to a poor colour although the bank has only what its lost stake brings', () => {
    const figures = { 'gurney-halleck': { at: 'spice-1', gear: ['ornithopter'] } } as const;
    const rich = { yellow: { spice: 23 }, blue: { spice: 23 }, green: { spice: 23 } };
    const story = open({ figures, stock: { red: { spice: 0, harvesters: 0, stake: { left: 1 } }, ...rich } });
    expect(story.state.bank.spice).toBe(0);
    story.play('red', { figure: 'gurney-halleck', to: 'training-blue' }, [1]);
    expect(story.told('toll')).toEqual([{ type: 'toll', colour: 'red', waived: false }]);
  });
});

describe('a corrected box', () => {
  // R12.2
  test('with free protection asks for a number that can be given', () => {
    const corrections = { game: { prices: { protection: 0 } } };
    expect(withCorrections(DATA, corrections).problems).toBeUndefined();
    const story = open({
      step: 'fight',
      active: 'blue',
      options: { corrections },
      figures: { stilgar: 'worm-1' },
      stock: { red: { spice: 0 } },
      first: [{ do: 'wormTarget', figure: 'stilgar' }],
    });
    story.play('blue', { harvesters: 'red' });
    expect(story.choices('red')).toEqual({ pick: 'number', min: 0, max: 3 });
  });
});
