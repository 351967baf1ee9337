import { describe, expect, test } from 'vitest';
import { paysTollFlying } from '../queries/toll.ts';
import { open } from './story.fixture.ts';

const NOBODY = { 'paul-atreides': null, 'duke-leto': null, 'gurney-halleck': null } as const;

describe('the turn', () => {
  // R5.1
  test('roll, move, fight, buy and invest come in this order, and no step comes back', () => {
    const story = open();
    const seen: string[] = [];
    story.play('red', 'throw', [1, 2]);
    while (story.asked !== 'open yellow') {
      seen.push(`${story.state.turn.phase}: ${story.asked}`);
      story.play(
        'red',
        {
          firstMove: { figure: 'paul-atreides', dice: 'both', to: 'spice-2' },
          act: 'done',
          buy: { cards: 0, harvesters: 0 },
          invest: { left: 0, middle: 0, right: 0 },
        }[story.table.task?.do as 'act'],
      );
    }
    expect(seen).toEqual(['move: firstMove red', 'fight: act red', 'buy: buy red', 'invest: invest red']);
  });

  // R5.2
  test('the throw is made by the active player and stays for the whole turn', () => {
    const story = open().play('red', 'throw', [4, 6]);
    expect(story.state.turn).toMatchObject({ colour: 'red', dice: [4, 6] });
    expect(story.told('threw')).toEqual([{ type: 'threw', colour: 'red', a: 4, b: 6 }]);
  });

  // R5.3
  test('D7: cards do not matter for the social plan, a Harvester does, and stakes are no spice', () => {
    const plan = (stock: object) =>
      open({ stock: { red: stock } })
        .play('red', 'throw', [3, 5])
        .spice('red');
    expect(plan({ spice: 0, harvesters: 0, hand: ['secret-silo', 'secret-silo', 'hunter-seeker'] })).toBe(1);
    expect(plan({ spice: 0, harvesters: 1 })).toBe(0);
    expect(plan({ spice: 0, harvesters: 0, stake: { right: 2 } })).toBe(1);
    expect(plan({ spice: 1, harvesters: 0 })).toBe(1);
  });
  // R5.3
  test('the social plan is told', () => {
    const story = open({ stock: { red: { spice: 0, harvesters: 0 } } }).play('red', 'throw', [1, 2]);
    expect(story.told('socialPlan')).toEqual([{ type: 'socialPlan', colour: 'red', spice: 1 }]);
  });
  // R5.1
  test('after the move comes the fight, in a turn that begins with it too', () => {
    const story = open({ step: 'move', dice: [1, 2] }).play('red', { figure: 'paul-atreides', dice: 'both', to: 'spice-2' });
    expect(story.asked).toBe('act red');
  });
  // R5.3 R11.4
  test('the social plan comes after the pay-out', () => {
    const story = open({ stock: { red: { spice: 0, harvesters: 0, stake: { middle: 1 } } } }).play('red', 'throw', [4, 6]);
    expect(story.spice('red')).toBe(4);
    expect(story.told('socialPlan')).toEqual([]);
  });
  // R5.3 R9.8 R11.6
  test('what is staked is lost before it, and fills the bank for it', () => {
    const pays = (field: 'left' | 'middle' | 'right' | null): boolean => {
      const none = { spice: 0, harvesters: 0 };
      const red = { ...none, ...(field && { stake: { [field]: 1 } }) };
      const { state } = open({ stock: { red, yellow: { spice: field ? 69 : 70 }, blue: none, green: none } });
      expect(state.bank.spice).toBe(0);
      return paysTollFlying(state, 'red');
    };
    expect([pays('left'), pays('middle'), pays('right'), pays(null)]).toEqual([true, true, true, false]);
  });
  // R5.3 R9.8
  test('who flies instead of throwing gets it too, and may spend it on the toll', () => {
    const story = open({
      figures: { 'paul-atreides': { at: 'spice-1', gear: ['ornithopter'] } },
      stock: { red: { spice: 0, harvesters: 0 } },
    });
    story.play('red', { figure: 'paul-atreides', to: 'smuggler' }, [2, 5]);
    expect(story.told('toll')).toEqual([{ type: 'toll', colour: 'red', waived: false }]);
    expect(story.spice('red')).toBe(5);
  });

  // R4.4 R14.1
  test('eliminated colours are skipped', () => {
    const story = open({
      active: 'green',
      step: 'invest',
      figures: NOBODY,
    });
    expect(story.play('green', { left: 0, middle: 0, right: 0 }).asked).toBe('open yellow');
    expect(story.state.round).toBe(2);
  });

  // R5.4 R5.5
  test('the dice pass on clockwise', () => {
    const story = open({ active: 'yellow', step: 'buy' });
    story.play('yellow', { cards: 0, harvesters: 0 }).play('yellow', { left: 0, middle: 0, right: 0 });
    expect(story.asked).toBe('open blue');
    expect(story.state.turns).toBe(2);
    expect(story.told('turn')).toEqual([{ type: 'turn', colour: 'blue', turn: 2, round: 1 }]);
  });
});
