import { expect, test } from 'vitest';
import { entryOf } from '../../shared/games/index.ts';
import { type AnyChoices, listed } from '../../shared/kernel/choices.ts';
import { defaultOptions } from '../../shared/testkit/cases.ts';
import { startOf } from '../../shared/testkit/play.ts';
import { pictures as dice } from './dice/index.ts';
import { pictures as imperium } from './imperium/index.ts';
import type { GamePictures } from './scene.ts';
import { pictures as uprising } from './uprising/index.ts';

const CASES: readonly (readonly [string, number, GamePictures])[] = [
  ['dice', 4, dice],
  ['imperium', 3, imperium],
  ['uprising', 4, uprising],
  ['uprising', 6, uprising],
];

test.each(CASES)('%s with %i: there is a card for all that is offered and refused, and it says who has it', (game, seats, { cast }) => {
  const { module } = entryOf(game);
  const table = startOf({ module, seats, options: defaultOptions(module) }, 5);
  const taken = new Map<string, string>();
  while (cast?.asks.includes((table.task as { do: string } | null)?.do ?? '')) {
    const seat = table.asked[0] as string;
    const cards = cast.cards(module.view(table.state, seat));
    const ids = cards.map(({ id }) => id);
    const offered = listed(table.choices(seat) as AnyChoices) as readonly string[];
    expect(ids).toEqual(expect.arrayContaining([...offered, ...table.blocked(seat).map(({ target }) => target)]));
    expect(new Set(ids).size).toBe(ids.length);
    for (const [id, by] of taken) expect(cards).toContainEqual({ id, by });
    for (const { id, by } of cards) if (by !== null) expect(offered).not.toContain(id);
    taken.set(offered[0] as string, seat);
    table.play({ seat, answer: offered[0] } as never);
  }
  expect(taken.size).toBeGreaterThan(1);
});
