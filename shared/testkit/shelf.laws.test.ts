import { entryOf, GAME_IDS } from '../games/index.ts';
import { everyOptions } from './cases.ts';
import { laws } from './laws.ts';

/** Random games each law looks at, per seat count and set of options: with many of these a game is met often enough by one each. */
const gamesFor = (sizes: readonly unknown[]): number => Number(process.env['LAW_GAMES'] ?? (sizes.length > 30 ? 1 : 2));

for (const id of GAME_IDS) {
  const { module } = entryOf(id);
  const sizes = everyOptions(module);
  for (const { seats, options } of sizes) {
    const named = Object.entries(options).map(([name, value]) => `${name}=${value}`);
    laws(`${id}, ${seats} seats, ${named.join(' ') || 'no options'}`, { module, seats, options }, gamesFor(sizes));
  }
}
