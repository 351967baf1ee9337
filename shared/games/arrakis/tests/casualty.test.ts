import { describe, expect, test } from 'vitest';
import { excessAt } from '../queries/legions.ts';
import { arrakis } from '../index.ts';
import { revealSietch, revealTokens } from '../verbs/reveal.ts';
import { open } from './story.fixture.ts';

const shown = [{ card: 'the-desert-war', kept: false, feared: false }] as const;

describe('casualties', () => {
  const hits = (left: number) => [{ do: 'casualty', side: 'harkonnen', at: 'carthag', left, cause: 'battle' }, { do: 'prune' }] as const;
  // R11.11
  test('W-2: elites become regulars, the Baron goes to the tank, the others stay', () => {
    const story = open({
      agenda: hits(3),
      harkonnen: { carthag: { regular: 2, elite: 2, special: 1, generic: 1, named: ['baron-harkonnen'] } },
      state: { shown },
    });
    expect(story.options('harkonnen')).toEqual(['regular', 'elite', 'special', 'generic', 'baron-harkonnen']);
    story.play('harkonnen', 'elite').play('harkonnen', 'elite').play('harkonnen', 'baron-harkonnen');
    expect(story.legion('harkonnen', 'carthag')).toMatchObject({ regular: 4, elite: 0, special: 1, generic: 1, named: [] });
    expect(story.state.boards['giedi-prime']?.tank[0]).toBe('baron-harkonnen');
    expect(story.asked).toBe('prune atreides');
  });
  // R11.11 R2.6
  test('with the last unit the leaders go and further hits are lost', () => {
    const story = open({ agenda: hits(4), harkonnen: { carthag: { regular: 1, generic: 2, named: ['beast-rabban'] } }, state: { shown } });
    story.play('harkonnen', 'regular');
    expect(story.asked).toBe('prune atreides');
    expect(story.state.legions.harkonnen['carthag']).toBeUndefined();
    expect(story.state.leaders['beast-rabban'].at).toBe('tank');
    expect(story.told('removed')).toMatchObject([{ why: 'alone', group: { units: { generic: 2 }, named: ['beast-rabban'] } }]);
  });
  // R11.11 R2.9
  test('an elite is removed outright only where no regular is in the supply', () => {
    const story = open({
      agenda: hits(1),
      harkonnen: {
        carthag: { elite: 2 },
        arsunt: { regular: 6 },
        arrakeen: { regular: 6 },
        'hagga-basin': { regular: 6 },
        'north-pole': { regular: 6 },
      },
      state: { shown },
    });
    story.play('harkonnen', 'elite');
    expect(story.legion('harkonnen', 'carthag')).toMatchObject({ regular: 0, elite: 1 });
    expect(story.told('casualty')).toMatchObject([{ reduced: false }]);
  });
});

describe('revealing', () => {
  // R12.6 R2.9 RU-39
  test('W-9: two tokens of two units each overflow a legion of four; a missing rank comes as a lower one', () => {
    const { table } = open({
      agenda: [{ do: 'prune' }],
      atreides: { windgap: { regular: 4, tokens: ['s-special', 's-elite'] }, 'hobars-gap': { special: 6 } },
      state: { shown },
    });
    revealTokens(table, 'windgap', ['s-special', 's-elite']);
    expect(table.state.legions.atreides['windgap']).toMatchObject({ regular: 6, elite: 2, special: 0, tokens: { hidden: [] } });
    expect(excessAt(table.state, 'atreides', 'windgap')).toBe(2);
    expect(table.state.tokensGone.hidden).toContain('s-special');
    expect(arrakis.invariants(table.state)).toEqual([]);
  });
  // R12.5 R18
  test('the rank of a sietch is public once it has been turned up', () => {
    const { table } = open({ agenda: [{ do: 'prune' }], sietches: { windgap: 3 }, state: { shown } });
    expect(arrakis.view(table.state, 'seat2').sietches.windgap?.rank).toBeNull();
    revealSietch(table, 'windgap');
    expect(arrakis.view(table.state, 'seat2').sietches.windgap).toEqual({ at: 'windgap', rank: 3, open: true });
  });
});
