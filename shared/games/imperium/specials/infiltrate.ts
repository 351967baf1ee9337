import type { Special } from '../../imperium-family/edition.ts';
import { allow } from '../../imperium-family/verbs/turn.ts';

/** Enemy Agents do not block the next Agent of this turn. R19.44 */
export const infiltrate: Special = { play: (game) => allow(game, 'infiltrates') };
