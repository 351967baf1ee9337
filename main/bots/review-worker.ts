import { parentPort } from 'node:worker_threads';
import { entryOf } from '../../shared/games/index.ts';
import { type Chance, chanceOf } from '../../shared/kernel/chance.ts';
import type { GameTypes } from '../../shared/kernel/types.ts';
import { type Finished, walkOf } from '../../shared/review/decisions.ts';
import type { Finding } from '../../shared/review/findings.ts';
import { type Hint, lookAt } from '../../shared/review/look.ts';
import { tableToThinkOn } from '../../shared/search/redeal.ts';

/** The orders of a review's worker, which come one after the other, and its reply to each. */
export type ReviewCall =
  | { readonly open: Finished<GameTypes> & { readonly game: string } }
  | { readonly look: { readonly at: number; readonly ms: number; readonly hint?: Hint<GameTypes> } };
export type ReviewReturn = { readonly decisions: number } | { readonly at: number; readonly finding: Finding } | { readonly error: string };

/** Looks at decisions of one finished game: `at` counts them. */
export interface Mentat {
  readonly decisions: number;
  look(at: number, ms: number, hint?: Hint<GameTypes>): Finding;
}
/** A bot of the level mentat that has a finished game before it. Of each decision it gets only what that seat could know. */
export function mentatOf(game: string, finished: Finished<GameTypes>, now: () => number = () => performance.now()): Mentat {
  const { module, sense } = entryOf(game);
  const { decisions, before } = walkOf(module, finished);
  const chanceAt = (turn: number, again: boolean): Chance => chanceOf(turn, again ? 2 : 1, finished.log.length);
  return {
    decisions: decisions.length,
    look(at, ms, hint) {
      const decision = decisions[at];
      if (!decision) throw new Error(`There is no decision ${at}`);
      const chance = chanceAt(decision.turn, hint !== undefined);
      const table = tableToThinkOn(module, before(decision, chance), finished.options);
      const end = now() + ms;
      return lookAt(table, sense, decision.move, { chance, more: () => now() < end }, hint);
    },
  };
}

let mentat: Mentat | null = null;
function answerTo(call: ReviewCall): ReviewReturn {
  if ('open' in call) {
    mentat = mentatOf(call.open.game, call.open);
    return { decisions: mentat.decisions };
  }
  const { at, ms, hint } = call.look;
  if (!mentat) throw new Error('No game was opened');
  return { at, finding: mentat.look(at, ms, hint) };
}
parentPort?.on('message', (call: ReviewCall) => {
  let back: ReviewReturn;
  try {
    back = answerTo(call);
  } catch (error) {
    back = { error: error instanceof Error ? error.message : String(error) };
  }
  parentPort?.postMessage(back);
});
