import { describe, expect, test } from 'vitest';
import type { Arrangement } from '../arranged-position.ts';
import { battling, fists, NO_FACES, outcome, showing, ORDER } from './battle.fixture.ts';
import { open, type Story } from './story.fixture.ts';

describe('powers in battle', () => {
  // R16.2
  test('W5: one Atreides Leader adds 3, both add 5, and only the committed go', () => {
    const withLeaders = (leto: number, duncan: number) => {
      const story = battling('harkonnen', {
        houses: { harkonnen: { troop: { carthag: 1 } }, atreides: { troop: { carthag: 1 }, leaders: ['leto', 'duncan-idaho'] } },
      });
      const defence = { 'troop:atreides': 0, 'leader:leto': leto, 'leader:duncan-idaho': duncan };
      fists(story, 'harkonnen', { 'troop:harkonnen': 1 }, 'atreides', defence);
      return { strength: (outcome(story) as { defence: { strength: number } }).defence.strength, left: story.house('atreides').leaders };
    };
    expect(withLeaders(1, 0)).toEqual({ strength: 3, left: ['duncan-idaho'] });
    expect(withLeaders(0, 1)).toEqual({ strength: 3, left: ['leto'] });
    expect(withLeaders(1, 1)).toEqual({ strength: 5, left: [] });
  });

  const duel = (more: Partial<Arrangement> = {}): Story =>
    battling('atreides', {
      houses: {
        atreides: { troop: { carthag: 3 }, leaders: ['leto'] },
        harkonnen: { troop: { carthag: 3 }, leaders: ['baron-vladimir'] },
      },
      ...more,
    });
  // R16.3 R12.9
  test('after a battle of Leaders the fallen Atreides troops go to their card, committed or not', () => {
    const story = duel();
    fists(story, 'atreides', { 'troop:atreides': 1, 'leader:leto': 1 }, 'harkonnen', { 'troop:harkonnen': 2, 'leader:baron-vladimir': 1 });
    expect(story.house('atreides')).toMatchObject({ troop: { card: 3, carthag: 0, supply: 9 }, leaders: [] });
    expect(story.events).toContainEqual(expect.objectContaining({ type: 'fell', house: 'atreides', to: 'card', why: 'duel' }));
    expect(story.house('harkonnen').troop).toMatchObject({ carthag: 1, card: 0 });
  });
  // R16.3
  test('not if one side committed no Leader', () => {
    const story = duel();
    fists(story, 'atreides', { 'troop:atreides': 1, 'leader:leto': 1 }, 'harkonnen', { 'troop:harkonnen': 3, 'leader:baron-vladimir': 0 });
    expect(story.house('atreides').troop).toMatchObject({ card: 0, carthag: 2 });
    expect(story.house('atreides').troop.supply).toBe(10);
  });
  // R16.3 R16.1
  test('Atreides as ally saves the troops of the active player too; an offered Leader counts', () => {
    const story = battling('guild', {
      ally: 'atreides',
      houses: {
        guild: { troop: { carthag: 2 } },
        atreides: { troop: { carthag: 1 }, leaders: ['leto'] },
        harkonnen: { troop: { carthag: 3 }, leaders: ['baron-vladimir'] },
      },
    });
    story.play('atreides', ['leto']);
    fists(story, 'guild', { 'troop:guild': 1, 'troop:atreides': 1, 'leader:leto': 1 }, 'harkonnen', {
      'troop:harkonnen': 3,
      'leader:baron-vladimir': 1,
    });
    expect(story.troops('guild', 'card')).toBe(2); // Q32
    expect(story.troops('atreides', 'card')).toBe(1);
  });
  // R16.3
  test('a troop lost to a Fortification is not saved', () => {
    const story = duel({ assets: { carthag: 'fortification' } });
    fists(story, 'atreides', { 'troop:atreides': 2, 'leader:leto': 1 }, 'harkonnen', { 'troop:harkonnen': 2, 'leader:baron-vladimir': 1 });
    expect(story.house('atreides').troop).toMatchObject({ card: 2, supply: 10 });
  });
  // R16.21
  test('a defending side borrows no power: Harkonnen beside defending Atreides saves nothing', () => {
    const story = battling('guild', {
      houses: {
        guild: { troop: { carthag: 5 }, leaders: ['edric'] },
        atreides: { troop: { carthag: 1 }, leaders: ['leto'], lastTurn: 2 },
        harkonnen: { troop: { carthag: 1 }, lastTurn: 1 },
      },
    });
    fists(story, 'guild', { 'troop:guild': 4, 'leader:edric': 1 }, 'atreides', {
      'troop:atreides': 0,
      'troop:harkonnen': 1,
      'leader:leto': 1,
    });
    expect([story.troops('harkonnen', 'card'), story.troops('atreides', 'card')]).toEqual([0, 1]); // Q34
  });

  // R16.15 R12.9
  test('uncommitted Guild troops of a lost battle go to the card, committed ones to supply', () => {
    const story = battling('guild', { houses: { guild: { troop: { carthag: 3 } }, harkonnen: { troop: { carthag: 3 } } } });
    fists(story, 'guild', { 'troop:guild': 1 }, 'harkonnen', { 'troop:harkonnen': 2 });
    expect(story.house('guild').troop).toMatchObject({ card: 2, supply: 10 });
    const fell = { type: 'fell', at: 'carthag', house: 'guild', kind: 'troop' };
    expect(story.events).toContainEqual({ ...fell, count: 1, to: 'supply', why: 'battle' });
    expect(story.events).toContainEqual({ ...fell, count: 2, to: 'card', why: 'evacuation' });
  });
  // R16.15 R16.1
  test('an active player allied with the Guild evacuates too', () => {
    const story = battling('harkonnen', {
      ally: 'guild',
      houses: { harkonnen: { troop: { carthag: 2 } }, fremen: { large: { carthag: 1 } } },
    });
    fists(story, 'harkonnen', { 'troop:harkonnen': 0 }, 'fremen', { 'large:fremen': 0 });
    expect(story.house('harkonnen').troop.card).toBe(2);
  });
  // R16.22
  test('D13: Smugglers allied with the Guild lose a battle: their troops go to supply, their card holds none', () => {
    const story = battling('smugglers', {
      ally: 'guild',
      houses: { smugglers: { troop: { carthag: 2 } }, fremen: { large: { carthag: 1 } } },
    });
    fists(story, 'smugglers', { 'troop:smugglers': 0 }, 'fremen', { 'large:fremen': 1 });
    expect(story.house('smugglers').troop).toMatchObject({ card: 0, supply: 12 }); // Q29
  });
});

describe('Face Dancers', () => {
  const houses = { 'bene-tleilax': { troop: { carthag: 1 } }, harkonnen: { troop: { carthag: 1 } } };
  // R16.9 R12.4
  test('D11: an unused Harkonnen die converts the only defender: no commitments, the Baron stays where he was', () => {
    const story = battling('bene-tleilax', {
      houses: { ...houses, harkonnen: { troop: { carthag: 1 }, leaders: ['baron-vladimir'] } },
      dice: showing('harkonnen', 'guild', 'guild', 'guild'),
    });
    expect(story.options('bene-tleilax')).toEqual(['done', { convert: 'harkonnen', what: 'troop' }]);
    story.play('bene-tleilax', { convert: 'harkonnen', what: 'troop' });
    expect([story.troops('bene-tleilax', 'carthag'), story.troops('harkonnen', 'carthag')]).toEqual([2, 0]); // Q31
    expect(story.house('harkonnen').leaders).toEqual(['baron-vladimir']);
    expect(story.events).toContainEqual({ type: 'walkover', at: 'carthag', winner: 'attacker' });
    expect(story.state.turn.battle).toBeNull();
  });
  // R12.3 R12.4
  test('nobody dances once the Fortification has taken the only attacker', () => {
    const story = battling('bene-tleilax', {
      houses,
      dice: showing('harkonnen', 'guild', 'guild', 'guild'),
      assets: { carthag: 'fortification' },
    });
    expect(story.events).toContainEqual({ type: 'walkover', at: 'carthag', winner: 'defender' });
    expect(story.troops('harkonnen', 'carthag')).toBe(1);
  });
  // R16.9
  test('a die used for recruiting by anyone converts nobody, and each die works once a turn', () => {
    const used = showing('harkonnen', 'harkonnen', 'guild', 'guild');
    const three = { ...houses, harkonnen: { troop: { carthag: 3 } } };
    const story = battling('bene-tleilax', { step: 'recruit', houses: three, dice: used, turn: { namedFace: 'harkonnen' } });
    story.play('bene-tleilax', { troop: 1, large: 0, leader: 0 }).until('dance');
    expect(story.state.turn.dice.house1.used).toEqual({ for: 'recruit', by: 'bene-tleilax' });
    story.play('bene-tleilax', { convert: 'harkonnen', what: 'troop' });
    expect(story.asked).toBe('commit bene-tleilax harkonnen');
    const many = battling('bene-tleilax', { houses: three, dice: used });
    many.play('bene-tleilax', { convert: 'harkonnen', what: 'troop' }).play('bene-tleilax', { convert: 'harkonnen', what: 'troop' });
    expect(many.asked).toBe('commit bene-tleilax harkonnen');
    expect(many.state.turn.dice.house2.used).toEqual({ for: 'dance', by: 'bene-tleilax' });
  });
  // R16.9
  test('as main defender too, against attacker and ally, for dice of the attacker’s roll', () => {
    const story = battling('harkonnen', {
      ally: 'guild',
      houses: { ...houses, harkonnen: { troop: { carthag: 2 } }, guild: { troop: { carthag: 1 } } },
      dice: showing('guild', 'fremen', 'fremen', 'fremen'),
    });
    expect(story.asked).toBe('dance bene-tleilax');
    expect(story.options('bene-tleilax')).toEqual(['done', { convert: 'guild', what: 'troop' }]);
    expect(story.whyNot('bene-tleilax', { convert: 'harkonnen', what: 'troop' })).toBe('noDieForDance R16.9');
  });
  // R16.9
  test('not as ally or co-defender, not without a troop in supply', () => {
    const dice = showing('harkonnen', 'guild', 'guild', 'guild');
    const co = battling('harkonnen', {
      houses: { ...houses, 'bene-tleilax': { troop: { carthag: 1 }, lastTurn: 1 }, fremen: { large: { carthag: 1 }, lastTurn: 2 } },
      dice,
    });
    expect(co.asked).toBe('commit harkonnen fremen');
    const ally = battling('fremen', { ally: 'bene-tleilax', houses: { ...houses, fremen: { large: { carthag: 1 } } }, dice });
    expect(ally.asked).toBe('commit fremen harkonnen');
    const empty = battling('bene-tleilax', { houses: { ...houses, 'bene-tleilax': { troop: { carthag: 12 } } }, dice });
    expect(empty.asked).toBe('commit bene-tleilax harkonnen');
  });
  // R16.9 R1.1
  test('a large troop becomes one ordinary Tleilax troop', () => {
    const story = battling('bene-tleilax', {
      houses: { 'bene-tleilax': { troop: { carthag: 1 } }, fremen: { large: { carthag: 2 } } },
      dice: showing('fremen', 'guild', 'guild', 'guild'),
    }).play('bene-tleilax', { convert: 'fremen', what: 'large' });
    expect(story.house('bene-tleilax').troop).toMatchObject({ carthag: 2, supply: 10 }); // Q21
    expect(story.house('fremen').large).toMatchObject({ carthag: 1, supply: 7 });
  });
  // R16.9
  test('option spice: any number for 1 spice each, in the own turn only', () => {
    const options = { face_dancers: 'spice' } as const;
    const three = { ...houses, harkonnen: { troop: { carthag: 3 } } };
    const rich = (die: number): Partial<Arrangement> => ({ houses: three, options, turn: { purse: { harvest: 0, gift: 0, die } } });
    const story = battling('bene-tleilax', rich(2));
    story.play('bene-tleilax', { convert: 'harkonnen', what: 'troop' }).play('bene-tleilax', { convert: 'harkonnen', what: 'troop' }); // Q33
    expect(story.asked).toBe('commit bene-tleilax harkonnen');
    expect([story.troops('bene-tleilax', 'carthag'), story.state.turn.purse.die]).toEqual([3, 0]);
    expect(battling('harkonnen', { ...rich(2), dice: showing('harkonnen', 'guild', 'guild', 'guild') }).asked).toBe(
      'commit harkonnen bene-tleilax',
    );
  });
});

describe('Leaders for spice', () => {
  const purse = (die: number) => ({ purse: { harvest: 0, gift: 0, die } });
  // R16.10 R16.23
  test('Gholas: 1 spice for a Leader at any time of the own turn, repeatedly', () => {
    const story = open({ order: ORDER, active: 'atreides', ally: 'bene-tleilax', step: 'movement', dice: NO_FACES, turn: purse(2) });
    story.interject('atreides', 'gholas', 'duncan-idaho').interject('atreides', 'gholas', 'leto');
    expect(story.house('atreides').leaders).toEqual(['leto', 'duncan-idaho']);
    expect(story.table.interjections('seat1')).toEqual({});
  });
  // R16.10
  test('only for its user in its own turn, and only if it can pay', () => {
    const gholas = (more: Partial<Arrangement>, seat: 'seat1' | 'seat6') =>
      open({ order: ORDER, step: 'movement', dice: NO_FACES, turn: purse(1), ...more }).table.interjections(seat);
    expect(gholas({ active: 'bene-tleilax' }, 'seat6')).toEqual({ gholas: { pick: 'one', of: ['scytale'] } });
    expect(gholas({ active: 'atreides', ally: 'bene-tleilax' }, 'seat6')).toEqual({});
    expect(gholas({ active: 'atreides' }, 'seat1')).toEqual({});
    expect(gholas({ active: 'bene-tleilax', turn: purse(0) }, 'seat6')).toEqual({});
  });
  // R16.10 R12.6
  test('a Leader who comes back while the fists close opens the other fist again', () => {
    const houses = { 'bene-tleilax': { troop: { carthag: 2 } }, harkonnen: { troop: { carthag: 2 } } };
    const story = battling('bene-tleilax', { houses, turn: purse(1) }).play('harkonnen', { 'troop:harkonnen': 2 });
    story.interject('bene-tleilax', 'gholas', 'scytale');
    expect(story.asked).toBe('commit bene-tleilax harkonnen');
    expect(story.choices('bene-tleilax')).toMatchObject({ most: { 'troop:bene-tleilax': 2, 'leader:scytale': 1 } });
  });
  // R16.19
  test('Fortune Hunters: 2 spice bring Esmar Tuek back', () => {
    const story = open({ order: ORDER, active: 'smugglers', step: 'movement', dice: NO_FACES, turn: purse(2) });
    story.interject('smugglers', 'fortuneHunters', 'esmar-tuek');
    expect(story.house('smugglers').leaders).toEqual(['esmar-tuek']);
    expect(story.state.turn.purse.die).toBe(0);
    const poor = open({ order: ORDER, active: 'smugglers', step: 'movement', dice: NO_FACES, turn: purse(1) });
    expect(poor.table.interjections('seat5')).toEqual({});
  });
  // R16.10 R16.19
  test('before spice is lost at the end of the turn there is a last chance', () => {
    const story = open({ order: ORDER, active: 'smugglers', step: 'end', turn: purse(2) });
    expect(story.asked).toBe('lastSpice smugglers');
    expect(story.options('smugglers')).toEqual(['done', 'esmar-tuek']);
    story.play('smugglers', 'esmar-tuek');
    expect(story.asked).toBe('roll bene-tleilax');
    expect(story.events).toContainEqual({ type: 'revived', house: 'smugglers', leader: 'esmar-tuek', price: 2 });
    const tleilax = open({ order: ORDER, active: 'bene-tleilax', step: 'end', turn: purse(2) }).play('bene-tleilax', 'scytale');
    expect(tleilax.events).toContainEqual({ type: 'spiceLost', house: 'bene-tleilax', spice: 1 });
  });
  // R16.10
  test('as long as there is spice and somebody to bring back, it is asked again', () => {
    const story = open({ order: ORDER, active: 'atreides', ally: 'bene-tleilax', step: 'end', turn: purse(2) });
    expect(story.asked).toBe('lastSpice atreides');
    const [, first, second] = story.options('atreides');
    story.play('atreides', first);
    expect([story.asked, story.options('atreides')]).toEqual(['lastSpice atreides', ['done', second]]);
    story.play('atreides', second);
    expect([story.asked, story.house('atreides').leaders.length, story.told('spiceLost')]).toEqual(['roll harkonnen', 2, []]);
  });
  // R16.10
  test('spice pledged to a deal cannot be spent twice', () => {
    const story = open({
      order: ORDER,
      active: 'atreides',
      ally: 'bene-tleilax',
      step: 'shipping',
      dice: NO_FACES,
      houses: { atreides: { troop: { card: 1 } } },
    });
    story
      .play('bene-tleilax', 'later')
      .play('atreides', 'deal')
      .play('atreides', { add: { house: 'atreides', what: 'troop', to: 'polar-sink' } });
    expect(story.table.interjections('seat1')).toEqual({});
  });
  // R1.7
  test('House powers override the general rules: a Fortification stops everybody but Harkonnen', () => {
    const houses = { harkonnen: { troop: { carthag: 1 } }, guild: { troop: { carthag: 1 } } };
    const assets = { carthag: 'fortification' } as const;
    expect(battling('harkonnen', { houses, assets }).asked).toBe('breach harkonnen');
    expect(battling('guild', { houses, assets }).asked).not.toContain('breach');
  });
});
