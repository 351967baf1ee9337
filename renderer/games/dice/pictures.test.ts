import { describe, expect, test } from 'vitest';
import { BATTLE_EVENTS, BIG_BATTLE_EVENTS, DICE_VIEWS, diceView } from './gallery/dice-views.ts';
import { fistsOf, lastFists } from './fists.ts';
import { thrown, trayDice } from './tray.ts';

const offered = (id: string, chosen = false) => ({ entity: { kind: 'die', id }, key: '1', chosen });

describe('the tray', () => {
  test('in Movement the Region die counts, and it says where the wind blows', () => {
    const region = trayDice(DICE_VIEWS.movement, []).find(({ id }) => id === 'region');
    expect(region).toMatchObject({ face: '4', live: true, frozen: true, wind: 'east', tilt: 0 });
  });

  test('loose dice lie askew, frozen and chosen ones straight', () => {
    const dice = trayDice(DICE_VIEWS.rolling, [offered('house3', true), offered('house4')]);
    const straight = dice.filter(({ tilt }) => tilt === 0).map(({ id }) => id);
    expect(straight).toEqual(['house1', 'house2', 'house3', 'vendetta']);
    expect(dice.find(({ id }) => id === 'house4')).toMatchObject({ lit: true, chosen: false, key: '1' });
  });

  test('used dice never count any more', () => {
    const vendetta = trayDice({ ...DICE_VIEWS.movement, turn: { ...DICE_VIEWS.movement.turn, step: 'vendetta' } }, []).find(
      ({ id }) => id === 'vendetta',
    );
    expect(vendetta).toMatchObject({ used: true, live: false });
  });

  test('the dice of the last throw tumble, and none when nothing was thrown', () => {
    const first = { type: 'threw', dice: { house1: 'large', spice: '2' } };
    const again = { type: 'threw', dice: { region: '4', house3: 'guild' } };
    expect(thrown([first, again, { type: 'froze' }])).toEqual(['house3', 'region']);
    expect(thrown([{ type: 'froze' }])).toEqual([]);
  });
});

describe('two fists', () => {
  // The rulebook's worked turn W3: two Atreides troops against the Baron alone.
  const after = diceView({ camps: [{ house: 'atreides' }, { house: 'harkonnen', troop: { carthag: 2 } }], assets: {}, storm: 2 });
  const event = lastFists(BATTLE_EVENTS);

  test('show what each side had in its hand, who wins, and what was held back', () => {
    expect(event && fistsOf(event, after, BATTLE_EVENTS)).toEqual({
      at: 'carthag',
      attack: {
        house: 'atreides',
        strength: 2,
        wins: false,
        committed: [{ what: 'troops', house: 'atreides', large: false, count: 2 }],
        heldBack: 1,
        lost: { troops: 3, leaders: [] },
      },
      defence: {
        house: 'harkonnen',
        strength: 4,
        wins: true,
        committed: [{ what: 'leader', house: 'harkonnen', leader: 'baron-vladimir', strength: 4 }],
        heldBack: 2,
        lost: { troops: 0, leaders: [] },
      },
    });
  });

  test('troops of friends lie in the same hand', () => {
    const big = lastFists(BIG_BATTLE_EVENTS);
    const fists = big && fistsOf(big, DICE_VIEWS.crowded, BIG_BATTLE_EVENTS);
    expect(new Set(fists?.defence.committed.map(({ house }) => house))).toEqual(new Set(['smugglers', 'guild']));
  });

  test('nothing is shown before the fists have opened', () => {
    expect(lastFists([{ type: 'battle' }])).toBeNull();
    expect(lastFists(undefined)).toBeNull();
  });
});
