import { describe, expect, test } from 'vitest';
import type { PowerId } from '../ids.ts';
import type { ArrakisState } from '../types.ts';
import { spiceSplits } from '../queries/spice.ts';
import type { SpicePart, SpiceSplit } from '../questions.ts';
import { open, rest, type Story, still } from './story.fixture.ts';

const markers = (choam: number, guild: number, landsraad: number): Record<PowerId, number> => ({
  choam,
  'spacing-guild': guild,
  landsraad,
});
const harvest = (state: Partial<ArrakisState>, more = {}) =>
  open({ agenda: [{ do: 'harvest' }, rest], state: { ...still, phase: 'spice', ...state }, ...more });

/** Spends the spice like this, one question after the other. */
function spend(story: Story, split: SpiceSplit): void {
  while (story.asked === 'spendSpice harkonnen') {
    const fits = (part: SpicePart): boolean => ('power' in part ? split[part.power] === part.to : split.stockpile === part.stockpile);
    story.play('harkonnen', (story.options('harkonnen') as readonly SpicePart[]).find(fits));
  }
}

describe('spice', () => {
  // R9.3 R9.8
  test('W-3: with 4 spice CHOAM and the Guild are kept, the Landsraad drops and bans', () => {
    const story = harvest({ harvesters: ['ne-outer-1', 'ne-outer-4', 'ne-outer-5'] });
    expect(story.state.spice).toBe(4);
    spend(story, { choam: 'keep', 'spacing-guild': 'keep', landsraad: 'drop', stockpile: false });
    expect(story.state).toMatchObject({ imperium: markers(5, 5, 4), bans: ['landsraad'], spice: 0, reserve: 0, harvesters: [] });
  });
  // R9.2 R9.5
  test('deep desert counts two, desert one, the reserve of the last round too; one at most is kept again', () => {
    const story = harvest({ harvesters: ['ne-outer-1', 'ne-outer-4'], reserve: 1 });
    expect(story.told('harvested')).toEqual([{ type: 'harvested', spice: 3, reserve: 1 }]);
    spend(story, { choam: 'keep', 'spacing-guild': 'drop', landsraad: 'drop', stockpile: false });
    expect(story.state).toMatchObject({ spice: 0, reserve: 1 });
  });
  // R9.3 R9.7 RU-4
  test('raising costs three; on the top step nothing rises, on the bottom step nothing is paid and nothing drops', () => {
    const { state } = harvest({ imperium: markers(5, 1, 3), harvesters: ['ne-outer-1', 'ne-outer-2', 'sihaya-ridge'], spice: 0 });
    const offered = spiceSplits(state);
    expect(offered.some(({ choam }) => choam === 'raise')).toBe(false);
    expect(offered.some((split) => split['spacing-guild'] === 'drop')).toBe(false);
    expect(offered).toContainEqual({ choam: 'drop', 'spacing-guild': 'raise', landsraad: 'raise', stockpile: false });
    expect(offered).not.toContainEqual({ choam: 'keep', 'spacing-guild': 'raise', landsraad: 'raise', stockpile: false });
    const bottom = harvest({ imperium: markers(1, 1, 1) });
    expect(bottom.asked).toBe('prune atreides'); // nothing to decide
    expect(bottom.state).toMatchObject({ imperium: markers(1, 1, 1), bans: ['choam', 'spacing-guild', 'landsraad'] });
  });
  // R9.6
  test('the total is known before it is split, and every split that can be paid is offered', () => {
    const story = harvest({ harvesters: ['ne-outer-1', 'ne-outer-2'], supremacy: 6 });
    expect(story.asked).toBe('spendSpice harkonnen');
    expect(story.table.module.view(story.state, 'seat2').spice).toBe(4);
    const kept = spiceSplits(story.state).map((split) => Object.values(split).filter((choice) => choice === 'keep').length);
    expect(kept.sort()).toEqual([0, 1, 1, 1, 2, 2, 2]); // four spice keep two of three markers on the top step
  });
  // R9.4
  test('up to supremacy 5 three spice buy one step, not from 6 on', () => {
    const harvesters = ['ne-outer-1', 'ne-outer-4'] as const;
    const story = harvest({ harvesters, supremacy: 5 });
    spend(story, { choam: 'drop', 'spacing-guild': 'drop', landsraad: 'drop', stockpile: true });
    expect([story.state.supremacy, story.told('stockpiled')]).toEqual([6, [{ type: 'stockpiled', paid: 3 }]]);
    expect(spiceSplits(harvest({ harvesters, supremacy: 6 }).state).some(({ stockpile }) => stockpile)).toBe(false);
  });
  // R9.1 R9.8 RU-3
  test.each([
    [markers(2, 2, 5), ['drop', 'drop', 'keep'], markers(1, 1, 5), ['choam', 'spacing-guild']],
    [markers(1, 4, 4), ['keep', 'drop', 'raise'], markers(1, 3, 5), ['choam', 'spacing-guild']],
    [markers(1, 4, 4), ['raise', 'keep', 'keep'], markers(2, 4, 4), []],
  ] as const)('T-5: from %j with %j the markers come to %j, bans are %j', (before, [choam, guild, landsraad], after, bans) => {
    const story = harvest({
      imperium: before,
      bans: ['landsraad'],
      harvesters: ['ne-outer-1', 'ne-outer-2', 'ne-outer-10', 'ne-outer-13'],
    });
    expect(story.state.bans).toEqual(before.choam === 1 ? ['choam'] : []);
    spend(story, { choam, 'spacing-guild': guild, landsraad, stockpile: false });
    expect([story.state.imperium, story.state.bans]).toEqual([after, bans]);
  });
  // R9.9 R2.8
  test('under the ban of CHOAM every legion over five loses the rest at once', () => {
    const story = harvest({ imperium: markers(2, 5, 5) }, { harkonnen: { arrakeen: { regular: 6, generic: 1 }, carthag: { elite: 5 } } });
    expect(story.asked).toBe('overflow harkonnen');
    story.play('harkonnen', { regular: 1 });
    expect(story.legion('harkonnen', 'arrakeen')).toMatchObject({ regular: 5, generic: 1 });
    expect(story.asked).toBe('prune atreides');
  });
});
