import { expect, test } from 'vitest';
import { boardOf } from '../../../../shared/games/arrakis/board.ts';
import { arrakis } from '../../../../shared/games/arrakis/index.ts';
import { viewOf } from '../../../../shared/games/arrakis/view.ts';
import type { Route } from '../../../../shared/games/arrakis/questions.ts';
import type { State } from '../../../../shared/games/arrakis/types.ts';
import { chanceOf } from '../../../../shared/kernel/chance.ts';
import { defaultOptions } from '../../../../shared/testkit/cases.ts';
import { playWithDice, randomMove, startOf } from '../../../../shared/testkit/play.ts';
import { leadingOf, wayOf } from './ways.ts';

test('an answer that leads nowhere is no way', () => {
  for (const answer of ['done', null, 7, { what: 'regular', to: 'arrakeen' }, { from: 'arrakeen' }]) expect(leadingOf(answer)).toBeNull();
  expect(leadingOf({ from: 'ne-outer-1', at: 'ne-outer-2' })).toEqual({ from: 'ne-outer-1', to: 'ne-outer-2', way: 'worm' });
});

/** Every route that the rules offer in some games. */
function offered(): { readonly state: State; readonly route: Route }[] {
  const found: { state: State; route: Route }[] = [];
  for (const seed of [1, 2, 3]) {
    const chance = chanceOf(seed, 5);
    const table = startOf({ module: arrakis, seats: 2, options: defaultOptions(arrakis) }, seed);
    for (let answers = 0; answers < 900 && !table.position.outcome; answers += 1) {
      const task = table.task as { readonly do: string } | null;
      const [seat] = table.asked;
      const choices = seat && ['march', 'attack'].includes(task?.do ?? '') ? table.choices(seat) : null;
      if (choices?.pick === 'one') {
        const state = structuredClone(table.state) as State;
        for (const route of choices.of) if (typeof route === 'object') found.push({ state, route: route as Route });
      }
      playWithDice(table, randomMove(table, chance), chance);
    }
  }
  return found;
}

test('the way to each place leads over what the rules let one cross', () => {
  const all = offered();
  expect(all.some(({ route }) => route.way === 'sand')).toBe(true);
  expect(all.some(({ route }) => route.way !== 'sand' && route.way !== 'foot')).toBe(true);
  for (const { state, route } of all) {
    const { open } = boardOf(state.options);
    const view = viewOf(state, null);
    const { over, cost, kind } = wayOf(view, route, false);
    expect([over[0], over.at(-1)]).toEqual([route.from, route.to]);
    if (kind === 'air') {
      expect(over[1]).toBe(route.way);
      expect(cost).toBeLessThanOrEqual(2);
      continue;
    }
    expect(cost).toBe(over.length - 1);
    const ridden = over.slice(1, -1);
    for (const [nth, to] of over.slice(1).entries()) expect(open[over[nth] as Route['from']], `${over}`).toContain(to);
    for (const at of ridden as Route['from'][])
      expect(view.wormsigns.includes(at) || view.worms.includes(at) || view.leaders['wild-maker'].at === at, at).toBe(true);
    if (kind === 'sand') expect(ridden.length).toBeGreaterThan(0);
  }
});
