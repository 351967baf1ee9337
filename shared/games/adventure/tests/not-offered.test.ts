import { describe, expect, test } from 'vitest';
import { arrange, type Arrangement } from '../arranged-position.ts';
import { boardOf } from '../board.ts';
import { hasCards } from '../queries/bene-gesserit.ts';
import { berths } from '../queries/equipment.ts';
import { noKanlyActs } from '../queries/kanly.ts';
import { noDoses } from '../queries/fight.ts';
import { notFlying } from '../queries/ornithopter.ts';
import { noPreys } from '../queries/targets.ts';
import { noPurchases } from '../queries/buy.ts';
import { noShelter } from '../queries/harvesters.ts';
import { noBrace } from '../queries/guile.ts';
import { stockOf } from '../queries/table.ts';
import type { Fight } from '../types.ts';

const laidOut = (arrangement: Arrangement) => arrange(arrangement).state;
const keys = (blocked: readonly { readonly why: { readonly key: string } }[]): string[] =>
  blocked.map(({ why }) => why.key.replace('adventure.why.', ''));

describe('what is offered has no reason against it, what is not has one', () => {
  // R12.1 R12.2
  test('Guile and protection: only too little spice', () => {
    const { guile, protection } = boardOf({}).data.game.prices;
    const with_ = (spice: number) => laidOut({ stock: { red: { spice } } });
    expect([noBrace(with_(guile), 'duke-leto'), noBrace(with_(guile - 1), 'duke-leto')]).toEqual([[], [expect.anything()]]);
    expect([noShelter(with_(protection), 'red'), noShelter(with_(protection - 1), 'red')]).toEqual([[], [expect.anything()]]);
  });
  // R12.7 R11.1
  test('cards and Harvesters: an empty stock, or too little spice', () => {
    const { card, harvester } = boardOf({}).data.game.prices;
    const rich = laidOut({ stock: { red: { spice: Math.max(card, harvester) } } });
    const one = { ...rich, deck: { hidden: ['sword'] as const }, bank: { ...rich.bank, harvesters: 1 } };
    expect(noPurchases(one, 'red')).toEqual([]);
    const none = { ...rich, deck: { hidden: [] }, bank: { ...rich.bank, harvesters: 0 } };
    expect(noPurchases(none, 'red').map(({ target }) => target)).toEqual(['cards', 'harvesters']);
    expect(noPurchases(laidOut({ stock: { red: { spice: 0 } } }), 'red').map(({ target }) => target)).toEqual(['cards', 'harvesters']);
  });
  // R6.14
  test('the Worm: only colours without Harvesters are named as such', () => {
    const state = laidOut({ stock: { green: { harvesters: 0 } } });
    const poor = noPreys(state, 'red').flatMap(({ target }) => ('harvesters' in (target as object) ? [target] : []));
    expect(poor).toEqual([{ harvesters: 'green' }]);
  });
  // R10.5
  test('a Kanly card with a single target can be played', () => {
    const state = laidOut({
      seats: 4,
      stock: {
        red: { hand: ['harvester-raid'] },
        yellow: { harvesters: 0 },
        blue: { harvesters: 0 },
        green: { harvesters: 1, sheltered: 0 },
      },
    });
    expect(noKanlyActs(state, 'red')).toEqual([]);
  });
  // R9.11 R8.9
  test('an Ornithopter won in this turn does not fly yet', () => {
    const state = laidOut({ figures: { chani: { gear: ['ornithopter'], fresh: ['ornithopter'] }, stilgar: { gear: ['ornithopter'] } } });
    expect(notFlying(state, 'blue').map(({ target, why }) => [target, why.key])).toEqual([
      [{ figure: 'chani' }, expect.stringContaining('wonThisTurn')],
      [{ figure: 'dr-kynes' }, expect.stringContaining('noOrnithopter')],
    ]);
  });
  // R9.6 R8.9
  test('poison that counts in this fight has no reason against it', () => {
    const side = { colour: 'blue', figures: ['stilgar'] } as unknown as Fight['attacker'];
    const victims = { colour: 'red', figures: ['duke-leto'] } as unknown as Fight['defender'];
    const fight = (gear: Fight['gear']) =>
      laidOut({
        figures: { stilgar: { gear: ['poison'] } },
        turn: { fight: { attacker: side, defender: victims, gear } as unknown as Fight },
      });
    expect(noDoses(fight({ stilgar: ['poison'] }), 'attacker')).toEqual([]);
    expect(keys(noDoses(fight({ stilgar: [] }), 'attacker'))).toEqual([expect.stringContaining('gearAfterStart')]);
    expect(noDoses(fight({ stilgar: [] }), 'defender')).toEqual([]);
  });
});

// R8.5 R9.1
test('a prize goes to the one winner that lacks it, before anybody else', () => {
  const state = laidOut({ figures: { chani: { gear: ['sword'] } } });
  const prize = { colour: 'blue', card: 'sword', prize: true, fresh: false } as const;
  expect(berths(state, { ...prize, to: ['stilgar'] })).toEqual(['stilgar']);
  expect(berths(state, { ...prize, to: ['chani'] })).toEqual(['dr-kynes', 'stilgar', 'hidden']);
});

// R6.19
test('one hidden card is a card, and so is one piece of equipment', () => {
  expect(hasCards(laidOut({ stock: { blue: { hand: [] } } }), 'blue')).toBe(false);
  expect(hasCards(laidOut({ stock: { blue: { hand: ['sword'] } } }), 'blue')).toBe(true);
  const state = laidOut({ stock: { blue: { hand: [] } }, figures: { stilgar: { gear: ['sword'] } } });
  expect([stockOf(state, 'blue').hand.hidden, hasCards(state, 'blue')]).toEqual([[], true]);
});

// R5.2 R6.2
test('two sixes lead twelve steps on', () => {
  const { reach } = boardOf({});
  expect(reach['spice-1']).toHaveLength(13);
  expect(reach['spice-1'][12]).toContain('spice-6');
});
