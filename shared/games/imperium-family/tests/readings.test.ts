import { describe, expect, test } from 'vitest';
import { editionOf, specialIn } from '../edition.ts';
import type { Effect } from '../effects/effects.ts';
import { contractRecord } from '../queries/contracts.ts';
import { whyWaits } from '../queries/effects/readings.ts';
import { isMandatory } from '../queries/effects/mandatory.ts';
import { kindOf } from '../queries/effects/kinds.ts';
import { sceneFor } from '../queries/scene.ts';
import { alone } from './cardplay-story.fixture.ts';

describe('how an effect is read', () => {
  test('by the field that names its kind, wherever an owner has written it', () => {
    const { state } = alone({ solari: 1 });
    const last = { then: [{ draw: 1 }], pay: { solari: 2 } } as Effect;
    expect(kindOf(last)).toBe('pay');
    expect(whyWaits(state, sceneFor(state, 'seat1'), last)).toMatchObject({ rule: 'R17.2' });
    expect(() => kindOf({ nothing: 1 } as unknown as Effect)).toThrow('No kind of effect');
  });
  // Uprising R13.4
  test('what an event of the turn brings must be taken if any part of it must', () => {
    const brings = (...list: readonly Effect[]): boolean =>
      isMandatory({ this_turn: { on_first: { acquire_card: 'bargain' }, do: list } } as Effect);
    const [must, may]: readonly Effect[] = [{ draw: 1 }, { deploy: { from: 'garrison', max: 1 } }];
    expect([brings(must as Effect), brings(may as Effect), brings(may as Effect, must as Effect)]).toEqual([true, false, true]);
  });
  // Uprising R7.7
  test('the Shield Wall falls as a choice or of itself, as the effect says', () => {
    expect([isMandatory({ shield_wall: 'remove' }), isMandatory({ shield_wall: 'may_remove' })]).toEqual([true, false]);
  });
});

test('what no box has is called by its name', () => {
  const { state } = alone({});
  expect(() => contractRecord(state, 'contract-none')).toThrow('No contract is called "contract-none"');
  expect(() => editionOf('none' as never)).toThrow('No edition is called "none"');
  expect(() => specialIn(state.edition, 'none')).toThrow('No special is called "none"');
});
