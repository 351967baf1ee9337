import type { EffectsAnswer, FamilyAnswers, TurnAnswer } from '../questions.ts';
import { hasCost } from './effects.ts';
import type { Look } from './look.ts';
import { bestFirst, type Rated } from '../../../search/rated.ts';

/** How many answers a mentat compares, and how much worse than the best one may seem. */
const MOST = 5;
const DOUBTFUL = 0.5;

type Sorted<Answer> = readonly Rated<Answer>[];
type Choosers = {
  readonly [Name in keyof FamilyAnswers]?: (sorted: Sorted<FamilyAnswers[Name]>, look: Look) => Sorted<FamilyAnswers[Name]>;
};
/** Where the best few are not what is worth a comparison. */
const CHOOSERS: Choosers = { turn, effects, influence: nearly, loseInfluence: nearly };

/** The best answer first, then those that may be better after all. */
export function worthAThought(name: string, rated: readonly Rated<unknown>[], look: Look): readonly unknown[] {
  const sorted = bestFirst(rated);
  const choose = CHOOSERS[name as 'turn'] as ((sorted: Sorted<unknown>, look: Look) => Sorted<unknown>) | undefined;
  const list = choose ? choose(sorted, look) : sorted;
  const [first] = list;
  if (!first) return [];
  return list
    .filter(({ worth }) => worth > first.worth - DOUBTFUL)
    .slice(0, MOST)
    .map(({ it }) => it);
}
/** One card for each space: where the Agent goes matters most. */
function turn(sorted: Sorted<TurnAnswer>): Sorted<TurnAnswer> {
  const seen = new Set<string>();
  return sorted.filter(({ it }) => {
    const what = typeof it === 'object' && 'to' in it ? it.to : JSON.stringify(it);
    return seen.has(what) ? false : seen.add(what);
  });
}
/** A point or an Alliance at once is not doubted: games played on from there differ by more than it by chance alone. */
function nearly<Answer>(sorted: Sorted<Answer>): Sorted<Answer> {
  const [first] = sorted;
  return first ? sorted.filter(({ worth }) => worth > first.worth - DOUBTFUL / 3) : sorted;
}
/** What comes first by rule of thumb is not doubted; troops, purchases and what costs something are. */
function effects(sorted: Sorted<EffectsAnswer>, look: Look): Sorted<EffectsAnswer> {
  const [first] = sorted;
  if (!first) return sorted;
  const { it } = first;
  if (it === 'done') return sorted.filter((each) => typeof each.it !== 'object' || !('piece' in each.it));
  if ('piece' in it && !hasCost(look, it.piece)) return [first];
  const others = sorted.filter((each) => each !== first && (each.it === 'done' || sameKind(each.it, it)));
  return [first, ...others.map((each) => ({ it: each.it, worth: Math.max(each.worth, first.worth - DOUBTFUL / 2) }))];
}
const sameKind = (one: EffectsAnswer, other: object): boolean =>
  typeof one === 'object' && ['deploy', 'acquire'].some((key) => key in one && key in other);
