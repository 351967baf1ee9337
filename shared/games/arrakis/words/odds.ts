import type { Task } from '../../../kernel/types.ts';
import type { Message } from '../../../text/message.ts';
import { sideOfHouse } from '../board.ts';
import { forecast } from '../queries/forecast.ts';
import type { Odds } from '../queries/odds.ts';
import type { Route } from '../questions.ts';
import type { ArrakisGame, ArrakisView } from '../types.ts';
import { type Here, said } from './names.ts';
import { effectIn } from './source.ts';

/** Chances out of a hundred; together they are a hundred. */
export interface Shares {
  readonly attacker: number;
  readonly defender: number;
  readonly nobody: number;
}
export function sharesOf({ attacker, nobody }: Odds): Shares {
  const [won, none] = [Math.round(attacker * 100), Math.round(nobody * 100)];
  return { attacker: won, nobody: none, defender: Math.max(0, 100 - won - none) };
}
/** A question is worded again and again while it is looked at: what was reckoned for its view stays. */
const FOUND = new WeakMap<ArrakisView, Map<string, Odds>>();

/** The odds of an attack that a question offers; null = the table does not show them. */
export function attackOdds(here: Here, route: Route, task: Task<ArrakisGame> | undefined): Message | null {
  if (here.view.options.odds !== 'shown' || task?.do !== 'attack') return null;
  const effect = effectIn(here, task.ref);
  if (effect?.do !== 'attack') return null;
  const { surprise, terms = {} } = effect;
  const found = FOUND.get(here.view) ?? new Map<string, Odds>();
  FOUND.set(here.view, found);
  const name = [route.from, route.to, task.ref.of, ...task.ref.at].join();
  const odds = found.get(name) ?? forecast(here.view, { side: sideOfHouse(task.ref.by), route, surprise, terms });
  found.set(name, odds);
  return said('odds.attack', { won: sharesOf(odds).attacker });
}
