import { describe, expect, test } from 'vitest';
import type { ArrangedDice, Arrangement } from '../arranged-position.ts';
import type { HouseId, RegionId, SpiceFace } from '../ids.ts';
import { dice } from '../index.ts';
import { bait } from '../queries/spice.ts';
import { open, type Story } from './story.fixture.ts';

const ORDER = ['atreides', 'harkonnen', 'corrino', 'guild', 'bene-gesserit', 'smugglers'] as const;
const showing = (spice: SpiceFace): ArrangedDice => ({
  house: ['fremen', 'fremen', 'fremen', 'fremen'],
  region: '4',
  spice,
  vendetta: 'snooper',
});
const shipping = (active: HouseId, spice: SpiceFace, more: Partial<Arrangement>): Story =>
  open({ order: ORDER, active, step: 'shipping', storm: 3, dice: showing(spice), ...more });
const to = (region: RegionId, what = 'troop') => ({ what, to: region });
const add = (house: HouseId, region: RegionId, what = 'troop') => ({ add: { house, what, to: region } });

describe('income', () => {
  // R10.2 R14.6
  test('each Harvester beside an own troop gives 2 spice, whoever else is there, but not under storm', () => {
    const story = shipping('atreides', '1', {
      houses: { atreides: { troop: { carthag: 1, 'sietch-tabr': 1, card: 1 } }, harkonnen: { troop: { carthag: 3 } } },
      assets: { carthag: 'harvester', 'sietch-tabr': 'harvester' },
    });
    expect(story.state.turn.purse).toEqual({ harvest: 2, gift: 0, die: 1 }); // Q12
    expect(story.events.filter(({ type }) => type === 'harvested')).toHaveLength(1);
    expect(dice.view(story.state, null).spice).toBe(3);
    // Without a worm there is nothing to feed.
    expect(bait(story.state, 'atreides')).toEqual([]);
  });
  // R10.3
  test('the worm gives nothing and eats the Harvester, also one under storm', () => {
    const story = shipping('atreides', 'shai-hulud', {
      houses: { atreides: { troop: { 'sietch-tabr': 1, card: 1 } } },
      assets: { 'sietch-tabr': 'harvester', carthag: 'harvester' },
    });
    expect(story.state.assets['sietch-tabr']).toBeNull(); // Q13
    expect(story.state.assets.carthag).toBe('harvester');
    expect(story.state.assetSupply.harvester).toBe(1);
    expect(story.told('wormAte')).toEqual([{ type: 'wormAte', house: 'atreides', at: 'sietch-tabr' }]);
    expect(story.state.turn.purse).toEqual({ harvest: 0, gift: 0, die: 0 });
  });
  // R10.3
  test('of several Harvesters the active player chooses which one is lost', () => {
    const story = shipping('atreides', 'shai-hulud', {
      houses: { atreides: { troop: { carthag: 1, arrakeen: 1 } } },
      assets: { arrakeen: 'harvester', carthag: 'harvester' },
    });
    expect(story.asked).toBe('loseHarvester atreides');
    story.play('atreides', 'arrakeen');
    expect([story.state.assets.arrakeen, story.state.assets.carthag]).toEqual([null, 'harvester']);
  });
  // R10.3
  test('without a Harvester nearby the worm eats nothing', () => {
    const story = shipping('atreides', 'shai-hulud', { houses: { atreides: { troop: { card: 1 } } }, assets: { carthag: 'harvester' } });
    expect(story.state.assets.carthag).toBe('harvester');
  });
});

describe('shipping', () => {
  const houses = {
    atreides: { troop: { card: 3, arrakeen: 1, 'sietch-tabr': 1 } },
    harkonnen: { troop: { carthag: 2, card: 1 } },
    corrino: { troop: { carthag: 1, card: 1 }, reserve: 4 },
  };
  // R10.4 R10.1 R1.1
  test('troops go one by one for 1 spice to the Polar Sink and to own regions, never under storm', () => {
    const story = shipping('atreides', '2', { houses });
    expect(story.options('atreides')).toEqual([to('polar-sink'), to('arrakeen'), 'done']);
    expect(story.whyNot('atreides', to('sietch-tabr'))).toBe('underStorm R14.6');
    expect(story.whyNot('atreides', to('carthag'))).toBe('noOwnTroopThere R10.4');
    story.play('atreides', to('arrakeen')).play('atreides', to('polar-sink'));
    expect(story.told('shipped')).toEqual(
      ['arrakeen', 'polar-sink'].map((at) => {
        return { type: 'shipped', house: 'atreides', kind: 'troop', from: 'card', to: at, price: 1, payer: 'atreides' };
      }),
    );
    expect([story.troops('atreides', 'arrakeen'), story.troops('atreides', 'polar-sink'), story.troops('atreides', 'card')]).toEqual([
      2, 1, 1,
    ]);
    expect(story.asked).toBe('target atreides'); // no spice left
  });
  // R10.4 R1.1
  test('a Sardaukar ships for 1 like any troop', () => {
    const story = shipping('corrino', '1', { houses: { corrino: { large: { card: 1, arrakeen: 1 } } } });
    story.play('corrino', to('arrakeen', 'large'));
    expect(story.house('corrino').large.arrakeen).toBe(2);
  });
  // R10.4
  test("into the ally's region only with its consent", () => {
    const story = shipping('atreides', '2', { houses, ally: 'harkonnen' }).play('harkonnen', 'later');
    expect(story.whyNot('atreides', to('carthag'))).toBe('onlyInADeal R10.10');
    story.play('atreides', 'deal').play('atreides', add('atreides', 'carthag')).play('atreides', 'propose').play('harkonnen', 'accept');
    expect(story.troops('atreides', 'carthag')).toBe(1);
  });
  // R10.8
  test('a region where a troop has just landed is open at once, without further consent', () => {
    const story = shipping('atreides', '2', { houses, ally: 'harkonnen' }).play('harkonnen', 'later');
    story.play('atreides', 'deal').play('atreides', add('atreides', 'carthag')).play('atreides', 'propose').play('harkonnen', 'accept');
    story.play('harkonnen', 'later').play('atreides', to('carthag')); // Q35
    expect(story.troops('atreides', 'carthag')).toBe(2);
  });
  // R10.5
  test("the ally ships from its own card, to the Polar Sink, the active player's regions and its own; the active player pays", () => {
    const story = shipping('atreides', '3', { houses, ally: 'harkonnen' }).play('harkonnen', 'propose');
    expect(story.options('harkonnen').filter((option) => JSON.stringify(option).includes('harkonnen'))).toEqual([
      add('harkonnen', 'polar-sink'),
      add('harkonnen', 'carthag'), // Q14
      add('harkonnen', 'arrakeen'),
    ]);
    expect(story.whyNot('harkonnen', add('harkonnen', 'minor-erg'))).toBe('nobodyOfYoursThere R10.5');
    story.play('harkonnen', add('harkonnen', 'arrakeen')).play('harkonnen', 'propose').play('atreides', 'accept');
    expect(story.troops('harkonnen', 'arrakeen')).toBe(1);
    expect(story.state.turn.purse.die).toBe(2);
  });
  // R10.6
  test('Smugglers ship from supply, 2 spice to the Polar Sink, 1 elsewhere', () => {
    const story = shipping('smugglers', '3', { houses: { smugglers: { troop: { arrakeen: 1 } } } });
    story.play('smugglers', to('polar-sink'));
    expect(story.state.turn.purse.die).toBe(1);
    expect(story.whyNot('smugglers', to('polar-sink'))).toBe('tooExpensive R10.4');
    story.play('smugglers', to('arrakeen'));
    expect(story.house('smugglers').troop).toMatchObject({ arrakeen: 2, 'polar-sink': 1, card: 0, supply: 9 });
  });
  // R10.6
  test('with one spice and nobody on the map Smugglers are not asked: the Polar Sink costs two', () => {
    const smugglers = (spice: SpiceFace) => shipping('smugglers', spice, { houses: { smugglers: {} } });
    expect([smugglers('2').asked, smugglers('1').asked.includes('ship')]).toEqual(['ship smugglers', false]);
  });
  // R10.6
  test('also as ally, and the active player pays the two', () => {
    const story = shipping('atreides', '2', { houses, ally: 'smugglers' }).play('smugglers', 'propose');
    story.play('smugglers', add('smugglers', 'polar-sink')).play('smugglers', 'propose').play('atreides', 'accept');
    expect(story.troops('smugglers', 'polar-sink')).toBe(1);
    expect(story.state.turn.purse.die).toBe(0);
  });
  // R10.9
  test('a region held by others as well is no obstacle', () => {
    const story = shipping('atreides', '1', {
      houses: { atreides: { troop: { card: 1, carthag: 1 } }, harkonnen: { troop: { carthag: 5 } } },
    });
    story.play('atreides', to('carthag'));
    expect(story.troops('atreides', 'carthag')).toBe(2);
  });
  // R16.17
  test('the Bene Gesserit ship into the regions of their ally without a deal', () => {
    const story = shipping('bene-gesserit', '1', {
      houses: { 'bene-gesserit': { troop: { card: 1 } }, harkonnen: { troop: { carthag: 2 } } },
      ally: 'harkonnen',
    });
    story.until('ship').play('bene-gesserit', to('carthag'));
    expect(story.troops('bene-gesserit', 'carthag')).toBe(1);
  });
  // R16.17
  test('but as ally their shipping needs a deal, because the other pays', () => {
    const story = shipping('atreides', '1', { houses: { ...houses, 'bene-gesserit': { troop: { card: 1 } } }, ally: 'bene-gesserit' });
    story.play('bene-gesserit', 'propose').play('bene-gesserit', add('bene-gesserit', 'arrakeen')).play('bene-gesserit', 'propose');
    expect(story.asked).toBe('answerDeal atreides'); // Q24
  });
});

describe('deals', () => {
  const houses = {
    atreides: { troop: { card: 3, arrakeen: 1 } },
    corrino: { troop: { 'sietch-tabr': 1, card: 2 }, reserve: 4 },
    guild: { troop: {}, reserve: 0 },
  };
  const allied = (spice: SpiceFace = '1'): Story => shipping('atreides', spice, { houses, ally: 'corrino', storm: 1 });

  // R10.7 R10.10
  test('a package with a gift is carried out as a whole', () => {
    const story = allied().play('corrino', 'later').play('atreides', 'deal').play('atreides', { gift: 3 });
    for (const part of [add('atreides', 'sietch-tabr'), add('corrino', 'sietch-tabr'), add('atreides', 'arrakeen')])
      story.play('atreides', part);
    story.play('atreides', 'propose');
    expect(story.troops('atreides', 'arrakeen')).toBe(1);
    story.play('corrino', 'accept');
    expect([story.troops('atreides', 'arrakeen'), story.troops('atreides', 'sietch-tabr'), story.troops('corrino', 'sietch-tabr')]).toEqual(
      [2, 1, 2],
    );
    expect(story.house('corrino').reserve).toBe(1);
    expect(story.state.turn.purse).toEqual({ harvest: 0, gift: 0, die: 1 });
    // What has been carried out lies on the table no more.
    expect(story.state.turn.deal).toBeNull();
  });
  // R10.7
  test('a package without a gift gives none, and tells of none', () => {
    const story = allied().play('corrino', 'later').play('atreides', 'deal').play('atreides', add('atreides', 'sietch-tabr'));
    story.play('atreides', 'propose').play('corrino', 'accept');
    expect(story.troops('atreides', 'sietch-tabr')).toBe(1);
    expect(story.told('gaveSpice')).toEqual([]);
  });
  // R10.10
  test('the active player must be able to pay the whole list with spice at hand and gift', () => {
    const story = allied().play('corrino', 'later').play('atreides', 'deal').play('atreides', add('atreides', 'arrakeen'));
    expect(story.whyNot('atreides', add('atreides', 'arrakeen'))).toBe('tooExpensive R10.4');
    story.play('atreides', { gift: 1 }).play('atreides', add('atreides', 'arrakeen'));
    expect(story.options('atreides')).not.toContainEqual({ gift: 0 });
    expect(story.options('atreides')).toContainEqual({ gift: 4 });
  });
  // R10.10
  test('nobody is asked for a deal that nobody could pay or ship', () => {
    const poor = shipping('atreides', 'shai-hulud', { houses: { atreides: { troop: { card: 1 } } }, ally: 'harkonnen' });
    expect(poor.asked).toBe('target atreides');
    const bare = shipping('atreides', '5', { houses: { atreides: { troop: { arrakeen: 1 } } }, ally: 'harkonnen' });
    expect(bare.asked).toBe('target atreides');
    const gift = shipping('atreides', 'shai-hulud', { houses: { corrino: { reserve: 1 } }, ally: 'corrino' });
    expect(gift.asked).toBe('allyTurnToPropose corrino');
  });
  // R10.10
  test('an empty deal is none', () => {
    const story = allied().play('corrino', 'propose');
    expect(story.state.turn.deal).toEqual({ by: 'corrino', gift: 0, shipments: [] });
    expect(story.whyNot('corrino', 'propose')).toBe('emptyDeal R10.10');
    expect(story.options('corrino')).not.toContain('propose');
  });
  // R10.10 R14.6
  test('of two kinds on a card the ordinary troop says why nothing lands under the storm', () => {
    const houses = { corrino: { troop: { card: 1 }, large: { card: 1 }, reserve: 1 }, atreides: { troop: { card: 1 } } };
    const story = shipping('corrino', '1', { houses, ally: 'atreides' }).play('atreides', 'later').play('corrino', 'deal');
    expect(story.whyNot('corrino', add('corrino', 'sietch-tabr'))).toBe('underStorm R14.6');
    expect(story.whyNot('corrino', add('corrino', 'sietch-tabr', 'large'))).toBeUndefined();
  });
  // R10.10
  test('no more troops than stand on the card', () => {
    const story = allied('5')
      .play('corrino', 'propose')
      .play('corrino', add('corrino', 'arrakeen'))
      .play('corrino', add('corrino', 'arrakeen'));
    expect(story.whyNot('corrino', add('corrino', 'arrakeen'))).toBe('cardEmpty R10.4');
  });
  // R10.11
  test('either partner proposes, the other accepts or refuses', () => {
    const mine = allied().play('corrino', 'later').play('atreides', 'deal').play('atreides', { gift: 1 }).play('atreides', 'propose');
    expect(mine.asked).toBe('answerDeal corrino');
    const theirs = allied().play('corrino', 'propose').play('corrino', { gift: 1 }).play('corrino', 'propose');
    expect(theirs.asked).toBe('answerDeal atreides');
    theirs.play('atreides', 'refuse');
    expect(theirs.house('corrino').reserve).toBe(4);
  });
  // R10.11
  test('a refused deal cannot be proposed again in this step, in no order of its parts', () => {
    const story = allied('2').play('corrino', 'later').play('atreides', 'deal');
    story
      .play('atreides', add('atreides', 'arrakeen'))
      .play('atreides', add('corrino', 'sietch-tabr'))
      .play('atreides', 'propose')
      .play('corrino', 'refuse');
    story.play('atreides', 'deal').play('atreides', add('corrino', 'sietch-tabr')).play('atreides', add('atreides', 'arrakeen'));
    expect(story.whyNot('atreides', 'propose')).toBe('refusedDeal R10.11'); // Q30
    story.play('atreides', { gift: 1 });
    expect(story.options('atreides')).toContain('propose');
  });
  // R10.11
  test('when every possible deal has been refused, nobody is asked for another', () => {
    const story = shipping('atreides', '1', {
      houses: { atreides: { troop: { arrakeen: 1 } }, harkonnen: { troop: { card: 1 } } },
      ally: 'harkonnen',
    }).play('harkonnen', 'later');
    for (const region of ['polar-sink', 'arrakeen'] as const) {
      expect(story.options('atreides')).toContain('deal');
      story.play('atreides', 'deal').play('atreides', add('harkonnen', region)).play('atreides', 'propose').play('harkonnen', 'refuse');
    }
    expect(story.asked).toBe('target atreides');
  });
  // R10.11
  test('the ally may propose when the step opens, after each shipment and each accepted deal', () => {
    const story = allied('3');
    expect(story.asked).toBe('allyTurnToPropose corrino');
    story.play('corrino', 'later').play('atreides', to('arrakeen'));
    expect(story.asked).toBe('allyTurnToPropose corrino');
    story.play('corrino', 'propose').play('corrino', { gift: 1 }).play('corrino', 'propose').play('atreides', 'accept');
    expect(story.asked).toBe('allyTurnToPropose corrino');
    story.play('corrino', 'never').play('atreides', to('arrakeen'));
    expect(story.asked).toBe('ship atreides');
  });
  // R10.11
  test('a refused proposal of the ally gives it no second one, and only the active player ends the step', () => {
    const story = allied().play('corrino', 'propose').play('corrino', { gift: 1 }).play('corrino', 'propose').play('atreides', 'refuse');
    expect(story.asked).toBe('ship atreides');
    story.play('atreides', 'done');
    expect(story.asked).toBe('target atreides');
  });
  // R10.7
  test('a deal binds only this step: without an ally there is none', () => {
    expect(shipping('atreides', '1', { houses }).whyNot('atreides', 'deal')).toBe('noAllyForDeal R10.7');
  });
  // R17.3
  test('deals and answers are public', () => {
    const story = allied().play('corrino', 'propose').play('corrino', { gift: 1 }).play('corrino', 'propose').play('atreides', 'refuse');
    expect(story.events.map(({ type }) => type)).toEqual(expect.arrayContaining(['proposed', 'declined']));
  });
});

describe('spice of the Houses', () => {
  // R16.11
  test('Corrino spends Harvester spice, reserve, then the die', () => {
    const story = shipping('corrino', '4', {
      houses: { corrino: { troop: { card: 4, carthag: 1 }, reserve: 1 } },
      assets: { carthag: 'harvester' },
    });
    for (let troops = 0; troops < 4; troops++) story.play('corrino', to('carthag')); // Q22
    expect(story.state.turn.purse).toEqual({ harvest: 0, gift: 0, die: 3 });
    expect(story.house('corrino').reserve).toBe(0);
  });
  // R16.13
  test('D12: the Guild spends turn spice first: 2 and a reserve of 3, paying 4, leave 1', () => {
    const story = shipping('guild', '2', { houses: { guild: { troop: { card: 4, carthag: 1 }, reserve: 3 } } });
    for (let troops = 0; troops < 4; troops++) story.play('guild', to('carthag'));
    expect(story.house('guild').reserve).toBe(1);
  });
  // R16.11
  test('a Corrino ally gives reserve at any time of the turn, and the rest of a gift is lost', () => {
    const story = open({
      order: ORDER,
      active: 'atreides',
      ally: 'corrino',
      step: 'vendetta',
      dice: showing('1'),
      houses: { atreides: { troop: { card: 1 } }, corrino: { reserve: 3 } },
    });
    expect(story.table.interjections('seat3')).toEqual({ giveSpice: { pick: 'number', min: 1, max: 3 } });
    story.interject('corrino', 'giveSpice', 2);
    expect(story.house('corrino').reserve).toBe(1);
    expect(story.state.turn.purse.gift).toBe(2);
    story.until('roll');
    expect(story.house('corrino').reserve).toBe(1);
    expect(story.house('atreides').reserve).toBe(0);
  });
  // R16.11
  test('but not in the turn of somebody else, nor in the own turn', () => {
    const corrino = { corrino: { reserve: 3 } };
    const strange = open({ order: ORDER, active: 'atreides', step: 'movement', dice: showing('1'), houses: corrino });
    expect(strange.table.interjections('seat3')).toEqual({});
    const own = open({ order: ORDER, active: 'corrino', ally: 'atreides', step: 'movement', dice: showing('1'), houses: corrino });
    expect(own.table.interjections('seat3')).toEqual({});
  });
  // R16.11
  test('spice that a deal on the table needs is not given away', () => {
    const story = shipping('atreides', '1', { houses: { corrino: { reserve: 4 } }, ally: 'corrino' });
    story.play('corrino', 'propose').play('corrino', { gift: 3 });
    expect(story.table.interjections('seat3')).toEqual({ giveSpice: { pick: 'number', min: 1, max: 1 } });
  });
  // R16.12
  test('the Guild earns 1 for each other House that lands outside the Polar Sink, once a turn, up to 5', () => {
    const landing = (reserve: number) =>
      shipping('atreides', '5', { houses: { atreides: { troop: { card: 4, arrakeen: 1 } }, guild: { reserve } } });
    const twice = landing(0).play('atreides', to('polar-sink'));
    expect(twice.house('guild').reserve).toBe(0);
    twice.play('atreides', to('arrakeen')).play('atreides', to('arrakeen'));
    expect(twice.house('guild').reserve).toBe(1); // Q23
    expect(landing(5).play('atreides', to('arrakeen')).house('guild').reserve).toBe(5); // R16.13
  });
  // R16.12
  test('the Guild does not pay itself', () => {
    const story = shipping('guild', '1', { houses: { guild: { troop: { card: 1, arrakeen: 1 }, reserve: 0 } } });
    expect(story.play('guild', to('arrakeen')).house('guild').reserve).toBe(0);
  });
  // R16.13
  test('the Guild gives nothing to an ally and spends nothing in the turn of another', () => {
    const story = shipping('atreides', '1', {
      houses: { atreides: { troop: { card: 3, arrakeen: 1 } }, guild: { reserve: 5 } },
      ally: 'guild',
    });
    expect(story.table.interjections('seat4')).toEqual({});
    story.until('ship').play('atreides', 'deal');
    expect(story.options('atreides')).not.toContainEqual({ gift: 1 });
    story.play('atreides', add('atreides', 'arrakeen'));
    expect(story.whyNot('atreides', add('atreides', 'arrakeen'))).toBe('tooExpensive R10.4');
  });
});
