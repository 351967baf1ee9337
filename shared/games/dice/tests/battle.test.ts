import { describe, expect, test } from 'vitest';
import { battling, fists, outcome } from './battle.fixture.ts';

describe('battle', () => {
  // R12.1
  test('wherever the active player meets an enemy, except in the Polar Sink and under storm', () => {
    const story = battling('atreides', {
      ally: 'guild',
      houses: {
        atreides: { troop: { carthag: 1, arrakeen: 1, 'polar-sink': 1, 'cielago-flat': 1, 'minor-erg': 1, 'great-flat': 1 } },
        harkonnen: { troop: { carthag: 1, arrakeen: 1, 'polar-sink': 1, 'cielago-flat': 1 } },
        guild: { troop: { 'minor-erg': 1 } },
        fremen: { large: { 'sietch-tabr': 1 } },
      },
    });
    expect(story.asked).toBe('chooseBattle atreides');
    expect(story.options('atreides')).toEqual(['carthag', 'arrakeen']);
    expect(story.whyNot('atreides', 'polar-sink')).toBe('polarSinkPeace R2.3');
    expect(story.whyNot('atreides', 'cielago-flat')).toBe('underStorm R14.6');
    expect(story.whyNot('atreides', 'minor-erg')).toBe('noEnemyThere R12.1');
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
    expect(story.whyNot('atreides', 'carthag')).toBe('alreadyFought R12.11');
    expect(story.whyNot('atreides', 'arrakeen')).toBeUndefined();
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
    fists(story, 'atreides', { 'troop:atreides': 0, 'large:fremen': 1, 'leader:leto': 1, 'leader:duncan-idaho': 0 }, 'harkonnen', {
      'troop:harkonnen': 1,
      'troop:guild': 1,
      'leader:baron-vladimir': 0,
    });
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
    // Nobody of no number falls.
    expect(story.told('fell').map(({ house, count }) => [house, count])).toEqual([['harkonnen', 2]]);
  });
  // R12.8
  test('committed pieces of both sides go to supply, and everything of the beaten side', () => {
    const story = battling('harkonnen', {
      houses: {
        harkonnen: { troop: { carthag: 4 }, leaders: ['baron-vladimir'] },
        fremen: { large: { carthag: 2 }, leaders: ['liet-kynes'] },
      },
    });
    fists(story, 'harkonnen', { 'troop:harkonnen': 1, 'leader:baron-vladimir': 1 }, 'fremen', {
      'large:fremen': 1,
      'leader:liet-kynes': 0,
    });
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

  // R12.12
  test('who offers no Leader says nothing', () => {
    const story = battling('harkonnen', {
      houses: {
        harkonnen: { troop: { carthag: 1 } },
        guild: { troop: { carthag: 1 }, lastTurn: 4 },
        fremen: { large: { carthag: 1 }, leaders: ['liet-kynes'], lastTurn: 3 },
      },
    });
    expect(story.asked).toBe('offerLeader fremen');
    story.play('fremen', []);
    expect([story.state.turn.battle?.offered, story.told('offeredLeaders')]).toEqual([[], []]);
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
    fists(story, 'harkonnen', { 'troop:harkonnen': 0, 'leader:esmar-tuek': 1 }, 'guild', {
      ...nothing,
      'leader:liet-kynes': 0,
      'leader:duncan-idaho': 0,
    });
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
    expect(story.whyNot('guild', 'infiltrate')).toBe('notInfiltrating R16.5');
    story.play('guild', { lose: 'troop', of: 'guild' });
    expect(story.choices('guild')).toMatchObject({ most: { 'troop:atreides': 1 } });
  });
  // R16.5 R12.3
  test('Harkonnen, or the active player allied with it, may ignore it; then it stays', () => {
    const houses = { harkonnen: { troop: { carthag: 1 } }, guild: { troop: { carthag: 1 } }, fremen: { large: { carthag: 1 } } };
    const own = battling('harkonnen', { houses: { ...houses, guild: {} }, assets: { carthag: 'fortification' } }).play(
      'harkonnen',
      'infiltrate',
    );
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
