import { describe, expect, test } from 'vitest';
import type { ArrangedDice, Arrangement } from '../arrange.ts';
import type { HouseFace, HouseId } from '../ids.ts';
import { open, type Story } from './story.ts';

const ORDER = ['atreides', 'harkonnen', 'fremen', 'guild', 'smugglers', 'bene-tleilax'] as const;
const showing = (...house: [HouseFace, HouseFace, HouseFace, HouseFace]): ArrangedDice => ({ house, region: '1', spice: '1', vendetta: 'snooper' });
const NO_FACES = showing('bene-gesserit', 'bene-gesserit', 'bene-gesserit', 'bene-gesserit');
const battling = (active: HouseId, more: Partial<Arrangement>): Story =>
  open({ order: ORDER, active, step: 'battle', storm: 1, dice: NO_FACES, ...more });
/** Both fists at once. */
const fists = (story: Story, attacker: HouseId, attack: object, defender: HouseId, defence: object): Story =>
  story.play(attacker, attack).play(defender, defence);
const outcome = (story: Story) => story.events.find(({ type }) => type === 'fists');

describe('battle', () => {
  // R12.1
  test('wherever the active player meets an enemy, except in the Polar Sink and under storm', () => {
    const story = battling('atreides', {
      ally: 'guild',
      houses: {
        atreides: { troop: { carthag: 1, arrakeen: 1, 'polar-sink': 1, 'cielago-flat': 1, 'minor-erg': 1, 'great-flat': 1 } },
        harkonnen: { troop: { carthag: 1, arrakeen: 1, 'polar-sink': 1, 'cielago-flat': 1 } },
        guild: { troop: { 'minor-erg': 1 } },
      },
    });
    expect(story.asked).toBe('chooseBattle atreides');
    expect(story.options('atreides')).toEqual(['carthag', 'arrakeen']);
    expect(story.whyNot('atreides', 'polar-sink')).toBe('polarSinkPeace');
    expect(story.whyNot('atreides', 'cielago-flat')).toBe('underStorm');
    expect(story.whyNot('atreides', 'minor-erg')).toBe('noEnemyThere');
  });
  // R12.1 R12.11
  test('the active player chooses the order; each listed region is fought once, compulsorily', () => {
    const story = battling('atreides', {
      houses: {
        atreides: { troop: { carthag: 1, arrakeen: 1, 'sietch-tabr': 1 } },
        harkonnen: { troop: { carthag: 1, arrakeen: 1, 'sietch-tabr': 1 } },
      },
    });
    story.play('atreides', 'arrakeen').until('chooseBattle');
    expect(story.options('atreides')).toEqual(['sietch-tabr', 'carthag']);
    expect(story.asked).toBe('chooseBattle atreides');
    story.play('atreides', 'carthag').until('roll');
    expect(story.events.flatMap((event) => (event.type === 'battle' ? [event.at] : []))).toEqual(['arrakeen', 'carthag', 'sietch-tabr']);
  });
  // R12.11
  test('a region already fought says so', () => {
    const story = battling('atreides', {
      houses: {
        atreides: { troop: { carthag: 2, arrakeen: 1, 'sietch-tabr': 1 } },
        harkonnen: { troop: { carthag: 1, arrakeen: 1, 'sietch-tabr': 1 } },
      },
    });
    story.play('atreides', 'carthag');
    fists(story, 'atreides', { 'troop:atreides': 2 }, 'harkonnen', { 'troop:harkonnen': 1 });
    expect(story.whyNot('atreides', 'carthag')).toBeUndefined(); // nobody is left there
    expect(story.options('atreides')).not.toContain('carthag');
  });

  // R12.2
  test('the enemy whose turn was last is the defender, the others its allies', () => {
    const story = battling('atreides', {
      houses: {
        atreides: { troop: { carthag: 1 }, lastTurn: 7 },
        harkonnen: { troop: { carthag: 1 }, lastTurn: 2 },
        fremen: { large: { carthag: 1 }, lastTurn: 3 },
        guild: { troop: { carthag: 1 }, lastTurn: 1 },
      },
    });
    expect(story.state.turn.battle).toMatchObject({ attacker: 'atreides', defender: 'fremen', coDefenders: ['harkonnen', 'guild'] });
  });
  // R12.2
  test('before its first turn a House ranks behind; of several the one later in the order of play is first', () => {
    const houses = { harkonnen: { troop: { carthag: 1 } }, fremen: { large: { carthag: 1 } }, guild: { troop: { carthag: 1 } } };
    const first = battling('atreides', { houses: { atreides: { troop: { carthag: 1 } }, ...houses } });
    expect(first.state.turn.battle).toMatchObject({ defender: 'guild', coDefenders: ['fremen', 'harkonnen'] }); // Q15
    const later = battling('fremen', { houses: { ...houses, harkonnen: { troop: { carthag: 1 }, lastTurn: 1 } } });
    expect(later.state.turn.battle).toMatchObject({ defender: 'harkonnen', coDefenders: ['guild'] });
  });

  // R12.5 R12.6 R1.1
  test('own troops, those of ally or co-defenders, and Leaders are gathered; any part may be committed', () => {
    const story = battling('atreides', {
      ally: 'fremen',
      houses: {
        atreides: { troop: { carthag: 2 }, leaders: ['leto', 'duncan-idaho'] },
        fremen: { large: { carthag: 1 }, leaders: ['liet-kynes'] },
        harkonnen: { troop: { carthag: 3 }, leaders: ['baron-vladimir'], lastTurn: 2 },
        guild: { troop: { carthag: 1 }, lastTurn: 1 },
      },
    });
    story.play('fremen', []);
    expect(story.asked).toBe('commit atreides harkonnen');
    expect(story.choices('atreides')).toEqual({
      pick: 'amounts',
      most: { 'troop:atreides': 2, 'large:fremen': 1, 'leader:leto': 1, 'leader:duncan-idaho': 1 },
      min: 0,
      max: 5,
    });
    expect(story.choices('harkonnen')).toMatchObject({ most: { 'troop:harkonnen': 3, 'troop:guild': 1, 'leader:baron-vladimir': 1 } });
    fists(
      story,
      'atreides',
      { 'troop:atreides': 0, 'large:fremen': 1, 'leader:leto': 1, 'leader:duncan-idaho': 0 },
      'harkonnen',
      { 'troop:harkonnen': 1, 'troop:guild': 1, 'leader:baron-vladimir': 0 },
    );
    expect(outcome(story)).toMatchObject({ attack: { strength: 5 }, defence: { strength: 2 }, winner: 'attacker' });
  });
  // R12.6 R17.2
  test('nobody sees a fist before both are closed, and a closed one may be changed', () => {
    const story = battling('atreides', { houses: { atreides: { troop: { carthag: 2 } }, harkonnen: { troop: { carthag: 1 } } } });
    story.play('atreides', { 'troop:atreides': 2 });
    expect(outcome(story)).toBeUndefined();
    expect(JSON.stringify(story.table.module.view(story.state, 'seat2'))).not.toContain('"troop:atreides"');
    story.play('atreides', { 'troop:atreides': 1 }).play('harkonnen', { 'troop:harkonnen': 0 });
    expect(outcome(story)).toMatchObject({ attack: { fist: { 'troop:atreides': 1 } } });
    expect(story.table.canUndo).toBe(false);
  });

  // R12.7
  test('D4: nobody commits anything: the defender wins, attackers go to supply, Leaders stay on their cards', () => {
    const story = battling('harkonnen', {
      houses: {
        harkonnen: { troop: { carthag: 2 }, leaders: ['baron-vladimir'] },
        atreides: { troop: { carthag: 1 }, leaders: ['leto'] },
      },
    });
    fists(story, 'harkonnen', { 'troop:harkonnen': 0, 'leader:baron-vladimir': 0 }, 'atreides', { 'troop:atreides': 0, 'leader:leto': 0 });
    expect([story.troops('harkonnen', 'carthag'), story.troops('atreides', 'carthag')]).toEqual([0, 1]);
    expect(story.house('harkonnen').troop.supply).toBe(12);
    expect([story.house('harkonnen').leaders, story.house('atreides').leaders]).toEqual([['baron-vladimir'], ['leto']]);
  });
  // R12.8
  test('committed pieces of both sides go to supply, and everything of the beaten side', () => {
    const story = battling('harkonnen', {
      houses: {
        harkonnen: { troop: { carthag: 4 }, leaders: ['baron-vladimir'] },
        fremen: { large: { carthag: 2 }, leaders: ['liet-kynes'] },
      },
    });
    fists(story, 'harkonnen', { 'troop:harkonnen': 1, 'leader:baron-vladimir': 1 }, 'fremen', { 'large:fremen': 1, 'leader:liet-kynes': 0 });
    expect([story.troops('harkonnen', 'carthag'), story.troops('fremen', 'carthag')]).toEqual([3, 0]);
    expect(story.house('harkonnen').leaders).toEqual([]);
    expect(story.house('fremen')).toMatchObject({ leaders: ['liet-kynes'], large: { supply: 8 } });
  });
  // R12.8
  test('if nothing is left the region is empty', () => {
    const story = battling('harkonnen', { houses: { harkonnen: { troop: { carthag: 1 } }, atreides: { troop: { carthag: 1 } } } });
    fists(story, 'harkonnen', { 'troop:harkonnen': 1 }, 'atreides', { 'troop:atreides': 1 });
    expect([story.troops('harkonnen', 'carthag'), story.troops('atreides', 'carthag')]).toEqual([0, 0]);
  });

  // R12.10
  test('a committed Leader is gone for the next battle of the turn, an uncommitted one fights again', () => {
    const story = battling('atreides', {
      houses: {
        atreides: { troop: { carthag: 1, arrakeen: 1 }, leaders: ['leto', 'duncan-idaho'] },
        harkonnen: { troop: { carthag: 1, arrakeen: 1 } },
      },
    });
    story.play('atreides', 'carthag');
    fists(story, 'atreides', { 'troop:atreides': 0, 'leader:leto': 1, 'leader:duncan-idaho': 0 }, 'harkonnen', { 'troop:harkonnen': 0 });
    expect(story.choices('atreides')).toMatchObject({ most: { 'troop:atreides': 1, 'leader:duncan-idaho': 1 } });
  });

  // R12.12 R12.5
  test('ally and co-defenders offer Leaders openly, clockwise from the active player, for this battle only', () => {
    const story = battling('harkonnen', {
      ally: 'smugglers',
      houses: {
        harkonnen: { troop: { carthag: 1 } },
        smugglers: { leaders: ['esmar-tuek'] },
        guild: { troop: { carthag: 1 }, lastTurn: 4 },
        fremen: { large: { carthag: 1 }, leaders: ['liet-kynes'], lastTurn: 3 },
        atreides: { troop: { carthag: 1 }, leaders: ['leto', 'duncan-idaho'], lastTurn: 1 },
      },
    });
    expect(story.asked).toBe('offerLeader fremen');
    story.play('fremen', ['liet-kynes']);
    expect(story.asked).toBe('offerLeader smugglers'); // no troop there, and still
    story.play('smugglers', ['esmar-tuek']);
    expect(story.asked).toBe('offerLeader atreides');
    story.play('atreides', ['duncan-idaho']);
    expect(story.choices('harkonnen')).toMatchObject({ most: { 'troop:harkonnen': 1, 'leader:esmar-tuek': 1 } });
    expect(story.choices('guild')).toMatchObject({ most: { 'leader:liet-kynes': 1, 'leader:duncan-idaho': 1 } });
    const nothing = { 'troop:guild': 0, 'large:fremen': 0, 'troop:atreides': 0 };
    fists(
      story,
      'harkonnen',
      { 'troop:harkonnen': 0, 'leader:esmar-tuek': 1 },
      'guild',
      { ...nothing, 'leader:liet-kynes': 0, 'leader:duncan-idaho': 0 },
    );
    expect(outcome(story)).toMatchObject({ winner: 'attacker' });
    expect([story.house('smugglers').leaders, story.house('fremen').leaders, story.house('atreides').leaders]).toEqual([
      [],
      ['liet-kynes'],
      ['leto', 'duncan-idaho'],
    ]);
  });
});

describe('Fortification', () => {
  // R12.3
  test('D5: a single attacker and the Fortification fall, and there is no battle', () => {
    const story = battling('guild', {
      houses: { guild: { troop: { carthag: 1 }, leaders: ['edric'] }, fremen: { large: { carthag: 1 } } },
      assets: { carthag: 'fortification' },
    });
    expect(story.events).toContainEqual({ type: 'walkover', at: 'carthag', winner: 'defender' });
    expect([story.troops('guild', 'carthag'), story.troops('fremen', 'carthag')]).toEqual([0, 1]);
    expect([story.state.assets.carthag, story.state.assetSupply.fortification]).toEqual([null, 2]);
    expect(story.house('guild').leaders).toEqual(['edric']); // Q16
    expect(outcome(story)).toBeUndefined();
  });
  // R12.3
  test('the attacker chooses which troop is lost, its own or the ally’s, and may fight on with the ally’s', () => {
    const story = battling('guild', {
      ally: 'atreides',
      houses: { guild: { troop: { carthag: 1 } }, atreides: { troop: { carthag: 1 } }, fremen: { large: { carthag: 1 } } },
      assets: { carthag: 'fortification' },
    });
    expect(story.options('guild')).toEqual([
      { lose: 'troop', of: 'guild' },
      { lose: 'troop', of: 'atreides' },
    ]);
    expect(story.whyNot('guild', 'infiltrate')).toBe('notInfiltrating');
    story.play('guild', { lose: 'troop', of: 'guild' });
    expect(story.choices('guild')).toMatchObject({ most: { 'troop:atreides': 1 } });
  });
  // R16.5 R12.3
  test('Harkonnen, or the active player allied with it, may ignore it; then it stays', () => {
    const houses = { harkonnen: { troop: { carthag: 1 } }, guild: { troop: { carthag: 1 } }, fremen: { large: { carthag: 1 } } };
    const own = battling('harkonnen', { houses: { ...houses, guild: {} }, assets: { carthag: 'fortification' } }).play('harkonnen', 'infiltrate');
    expect(own.state.assets.carthag).toBe('fortification');
    expect(own.asked).toBe('commit harkonnen fremen');
    const allied = battling('guild', { ally: 'harkonnen', houses, assets: { carthag: 'fortification' } });
    expect(allied.options('guild')).toContain('infiltrate');
  });
  // R16.5
  test('without infiltrating one troop falls', () => {
    const story = battling('harkonnen', {
      houses: { harkonnen: { troop: { carthag: 2 } }, fremen: { large: { carthag: 1 } } },
      assets: { carthag: 'fortification' },
    }).play('harkonnen', { lose: 'troop', of: 'harkonnen' });
    expect([story.troops('harkonnen', 'carthag'), story.state.assets.carthag]).toEqual([1, null]);
  });
});

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
    fists(
      story,
      'guild',
      { 'troop:guild': 1, 'troop:atreides': 1, 'leader:leto': 1 },
      'harkonnen',
      { 'troop:harkonnen': 3, 'leader:baron-vladimir': 1 },
    );
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
    fists(story, 'guild', { 'troop:guild': 4, 'leader:edric': 1 }, 'atreides', { 'troop:atreides': 0, 'troop:harkonnen': 1, 'leader:leto': 1 });
    expect([story.troops('harkonnen', 'card'), story.troops('atreides', 'card')]).toEqual([0, 1]); // Q34
  });

  // R16.15 R12.9
  test('uncommitted Guild troops of a lost battle go to the card, committed ones to supply', () => {
    const story = battling('guild', { houses: { guild: { troop: { carthag: 3 } }, harkonnen: { troop: { carthag: 3 } } } });
    fists(story, 'guild', { 'troop:guild': 1 }, 'harkonnen', { 'troop:harkonnen': 2 });
    expect(story.house('guild').troop).toMatchObject({ card: 2, supply: 10 });
  });
  // R16.15 R16.1
  test('an active player allied with the Guild evacuates too', () => {
    const story = battling('harkonnen', { ally: 'guild', houses: { harkonnen: { troop: { carthag: 2 } }, fremen: { large: { carthag: 1 } } } });
    fists(story, 'harkonnen', { 'troop:harkonnen': 0 }, 'fremen', { 'large:fremen': 0 });
    expect(story.house('harkonnen').troop.card).toBe(2);
  });
  // R16.22
  test('D13: Smugglers allied with the Guild lose a battle: their troops go to supply, their card holds none', () => {
    const story = battling('smugglers', { ally: 'guild', houses: { smugglers: { troop: { carthag: 2 } }, fremen: { large: { carthag: 1 } } } });
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
  });
  // R16.9
  test('a die used for recruiting by anyone converts nobody, and each die works once a turn', () => {
    const used = { ...showing('harkonnen', 'harkonnen', 'guild', 'guild') };
    const story = open({
      order: ORDER,
      active: 'bene-tleilax',
      ally: 'harkonnen',
      step: 'recruit',
      dice: used,
      storm: 1,
      houses: { 'bene-tleilax': { troop: { carthag: 1 } } },
    });
    story.play('harkonnen', { troop: 1, large: 0, leader: 0 });
    expect(story.state.turn.dice.house1.used).toEqual({ for: 'recruit', by: 'harkonnen' });
    const many = battling('bene-tleilax', { houses: { ...houses, harkonnen: { troop: { carthag: 3 } } }, dice: used });
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
    expect(story.whyNot('bene-tleilax', { convert: 'harkonnen', what: 'troop' })).toBe('noDieForDance');
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
    expect(battling('harkonnen', { ...rich(2), dice: showing('harkonnen', 'guild', 'guild', 'guild') }).asked).toBe('commit harkonnen bene-tleilax');
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
    story.play('bene-tleilax', 'later').play('atreides', 'deal').play('atreides', { add: { house: 'atreides', what: 'troop', to: 'polar-sink' } });
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
