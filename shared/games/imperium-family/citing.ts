import type { Blocked, Reason, Steps } from '../../kernel/types.ts';
import type { WHY } from './reasons.ts';
import type { FamilyGame } from './types.ts';

/** The rules of an edition that the reasons of all editions follow from, where its rulebook counts them otherwise. */
export type WhyRules = Readonly<Partial<Record<keyof typeof WHY, string>>>;
type Blocking = (...asked: readonly never[]) => readonly Blocked[];

/** Steps whose reasons cite the rules of the edition. */
export function citing(steps: Steps<FamilyGame>, rules: WhyRules): Steps<FamilyGame> {
  const cited = (why: Reason): Reason => {
    const rule = rules[why.key.slice(why.key.lastIndexOf('.') + 1) as keyof WhyRules];
    return rule === undefined ? why : { ...why, rule };
  };
  const citedIn =
    (blocked: Blocking): Blocking =>
    (...asked) =>
      blocked(...asked).map((each) => ({ ...each, why: cited(each.why) }));
  const all = Object.entries(steps).map(([name, step]) =>
    typeof step === 'object' && step.blocked ? [name, { ...step, blocked: citedIn(step.blocked as Blocking) }] : [name, step],
  );
  return Object.fromEntries(all) as Steps<FamilyGame>;
}
