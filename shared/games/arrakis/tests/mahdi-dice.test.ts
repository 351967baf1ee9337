import { describe, expect, test } from 'vitest';
import { SYMBOLS } from '../ids.ts';
import { mayUseDesertPower } from '../queries/dice.ts';
import { nameable } from '../queries/card-effects.ts';
import { against } from './mahdi.fixture.ts';
import { doing, rest, turnOf } from './story.fixture.ts';

describe('dice', () => {
  // R16.5 R7.8
  test('none is rolled at the start; those that are left count for Desert Power', () => {
    const story = against({
      agenda: [{ do: 'phase', phase: 'action' }],
      state: { imperium: { choam: 5, 'spacing-guild': 4, landsraad: 5 }, turn: null },
    });
    expect(story.told('rolled').map(({ side }) => side)).toEqual(['atreides']);
    expect([story.state.setAside, story.state.automa?.unrolled]).toEqual([1, 7]);
    expect(mayUseDesertPower(story.state)).toBe(true);
  });
  // R16.5
  test('one die a turn, thrown again while three used ones show the same; it stays as it is', () => {
    for (const seed of [1, 2, 3, 4, 5, 6]) {
      const { boards } = against({}).state;
      const none = { strategy: 0, deployment: 0, leadership: 0, mentat: 0, house: 0 };
      const board = { unused: none, used: { ...none, strategy: 3 }, token: null, tank: [null, null, null, null, null] };
      const story = against(
        { agenda: [{ do: 'automaTurn' }, rest], seed, state: { boards: { ...boards, 'giedi-prime': board } as never } },
        { unrolled: 3 },
      );
      const [rolled] = story.told('automaRolled');
      expect(rolled?.symbol).not.toBe('strategy');
      expect(story.state.automa?.unrolled).toBe(2);
      expect(SYMBOLS.reduce((sum, symbol) => sum + (story.state.boards['giedi-prime']?.used[symbol] ?? 0), 0)).toBe(4);
    }
  });
  // R16.5 R12.10
  test('the tank advances with each die, and the phase ends with the last one', () => {
    const story = against(
      {
        agenda: [{ do: 'turn', side: 'harkonnen' }, rest],
        tank: { 'giedi-prime': ['baron-harkonnen', null, null, null, null] },
        dice: { 'sietch-tabr': { mentat: 2 } },
      },
      { unrolled: 1 },
    ).until('prune');
    expect(story.state.boards['giedi-prime']?.tank[1]).toBe('baron-harkonnen');
    expect(story.told('diceLost')).toMatchObject([{ side: 'atreides', count: 2 }]);
  });
  // R16.18
  test('Truthtrance names the symbol of the next die, within the limits', () => {
    const { boards } = against({}).state;
    const used = { strategy: 3, deployment: 2, leadership: 0, mentat: 0, house: 1 };
    const state = { boards: { ...boards, 'giedi-prime': { ...boards['giedi-prime'], used } } as never };
    expect(nameable(against({ state }).state)).toEqual([{ symbol: 'leadership' }, { symbol: 'mentat' }, { symbol: 'house' }]);
    const story = against(
      {
        agenda: [...doing('house-atreides', 'card:truthtrance')],
        state: { ...state, ...turnOf('atreides') },
        hands: { 'house-atreides': ['truthtrance'] },
      },
      { unrolled: 2 },
    );
    story.play('atreides', { symbol: 'house' });
    expect(story.state.automa?.named).toBe('house');
    const next = against({ agenda: [{ do: 'automaTurn' }, rest], state }, { unrolled: 1, named: 'house' });
    expect(next.told('automaRolled')).toEqual([{ type: 'automaRolled', symbol: 'house', again: 0 }]);
    expect(next.state.automa?.named).toBeNull();
  });
  // R16.18
  test('instead of a Bene Gesserit token a die of the spice board joins, or supremacy rises', () => {
    const breeding = (setAside: number) =>
      against(
        { agenda: doing('corrino-ally', 'card:breeding-program'), state: { setAside, ...turnOf('harkonnen') } },
        { unrolled: 1 },
      ).until('prune');
    const freed = breeding(1);
    expect([freed.state.setAside, freed.told('dieFreed').length, freed.state.sisters.harkonnen]).toEqual([0, 1, 0]);
    expect(breeding(0).told('supremacy').length).toBeGreaterThan(0);
  });
});
