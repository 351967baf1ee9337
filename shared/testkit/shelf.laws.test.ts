import { entryOf, GAME_IDS } from '../games/index.ts';
import { everyOptions } from './cases.ts';
import { laws } from './laws.ts';

/** Random games each law looks at, per seat count and set of options. */
const GAMES = Number(process.env['LAW_GAMES'] ?? 2);

for (const id of GAME_IDS) {
  const { module } = entryOf(id);
  for (const { seats, options } of everyOptions(module)) {
    const named = Object.entries(options).map(([name, value]) => `${name}=${value}`);
    laws(`${id}, ${seats} seats, ${named.join(' ') || 'no options'}`, { module, seats, options }, GAMES);
  }
}
