import { afterAll, expect, test } from 'vitest';
import type { AnyChoices } from '../../../kernel/choices.ts';
import { chanceOf } from '../../../kernel/chance.ts';
import type { Table } from '../../../kernel/table.ts';
import type { Move, Told } from '../../../kernel/types.ts';
import { withDice } from '../../../testkit/play.ts';
import { arrange, type Arrangement } from '../arranged-position.ts';
import type { SeatId } from '../ids.ts';
import { brokenIn } from '../invariants.ts';
import { sideOfSeat } from '../queries/table.ts';
import type { ArrakisGame } from '../types.ts';
import { open } from '../tests/story.fixture.ts';

// A story told to the end, line by line: what was asked and offered, what was answered, what all heard, and what has become
// otherwise on the table.

const PASSING: readonly unknown[] = ['done', 'none', 'pass', 'no', 'stop', false];
const MOST_LISTED = 5;
const MOST_ANSWERS = 14;

/** What is answered: the first that does something, the last, or what does the least. */
type Manner = 'most' | 'last' | 'least';
interface Telling {
  readonly manner?: Manner;
  /** Questions that are not answered any more. */
  readonly rests?: readonly string[];
  /** Answers after which nobody answers any more. */
  readonly most?: number;
  /** Only what this seat may take for so: what it cannot know is dealt anew. */
  readonly imagined?: SeatId;
  /** What somebody does unasked before anything is answered. */
  readonly first?: readonly [seat: SeatId, interject: string, answer: unknown];
}

function answerOf(choices: AnyChoices | null, manner: Manner): unknown {
  switch (choices?.pick) {
    case 'one': {
      if (manner === 'least') return choices.of.find((option) => PASSING.includes(option)) ?? choices.of[0];
      const doing = choices.of.filter((option) => !PASSING.includes(option));
      return (manner === 'most' ? doing[0] : doing.at(-1)) ?? choices.of[0];
    }
    case 'some':
      return manner === 'most' ? choices.of.slice(0, choices.max) : choices.of.slice(choices.of.length - choices.min);
    case 'number':
      return manner === 'most' ? choices.max : choices.min;
    case 'amounts':
      return amounts(choices, manner);
    case 'form':
      return Object.fromEntries(Object.entries(choices.fields).map(([name, field]) => [name, answerOf(field as AnyChoices, manner)]));
    default:
      throw new Error('Nothing to answer');
  }
}
function amounts({ most, min, max }: Extract<AnyChoices, { pick: 'amounts' }>, manner: Manner): Record<string, number> {
  let left = manner === 'most' ? max : min;
  const keys = manner === 'most' ? Object.keys(most) : Object.keys(most).toReversed();
  const answer = Object.fromEntries(Object.keys(most).map((key) => [key, 0]));
  for (const key of keys) {
    answer[key] = Math.min(left, most[key] ?? 0);
    left -= answer[key] ?? 0;
  }
  return answer;
}

/** As short as it can be read: `{from:arrakeen,to:carthag}`. */
export const short = (value: unknown): string => (JSON.stringify(value) ?? 'nothing').replaceAll('"', '');
/** Long lists are not written out; a sum over their signs holds what is left out. */
const checked = (text: string): string => [...text].reduce((sum, sign) => (sum * 31 + sign.charCodeAt(0)) % 46_656, 7).toString(36);
export const listed = (values: readonly unknown[]): string => {
  const all = values.map(short);
  if (all.length === 0) return 'none';
  return all.length <= MOST_LISTED ? all.join(' | ') : `${all.length} #${checked(all.join())}: ${all[0]} … ${all.at(-1)}`;
};
function offered(choices: AnyChoices | null): string {
  if (choices?.pick === 'one') return listed(choices.of);
  if (choices?.pick === 'some') return `${choices.min}-${choices.max} of ${listed(choices.of)}`;
  return short(choices);
}

const hiddenIn = (value: unknown): unknown => (value !== null && typeof value === 'object' && 'hidden' in value ? value.hidden : value);
const isCount = (value: unknown): boolean => typeof value === 'number' || Array.isArray(hiddenIn(value));
/** Dice and legions by what there is of them: `regular:2,tokens:[s-elite]`. */
const counted = (of: object): string =>
  Object.entries(of)
    .map(([name, value]) => [name, hiddenIn(value)] as const)
    .filter(([, value]) => value !== 0 && !(Array.isArray(value) && value.length === 0))
    .map(([name, value]) => `${name}:${short(value)}`)
    .join() || 'none';

/** All that is in one position and not the same in another: `legions.harkonnen.carthag.regular 2 → 1`. */
export function otherwise(before: unknown, after: unknown): string[] {
  const leaves = (value: unknown, path: string, into: Map<string, string>): Map<string, string> => {
    if (value === null || typeof value !== 'object' || Array.isArray(value)) into.set(path, short(value));
    else if (Object.values(value).every(isCount)) into.set(path, counted(value));
    else for (const [key, inner] of Object.entries(value)) leaves(inner, path === '' ? key : `${path}.${key}`, into);
    return into;
  };
  const [old, now] = [leaves(before, '', new Map()), leaves(after, '', new Map())];
  return [...new Set([...old.keys(), ...now.keys()])]
    .filter((path) => old.get(path) !== now.get(path))
    .map((path) => `${path} ${old.get(path) ?? '-'} → ${now.get(path) ?? '-'}`);
}

/**
 * Tells a position to its end, to the question where it rests, or as far as this. A story changes what it begins with: it is told of
 * a copy, so that it can be told again.
 */
function accountOf(
  arrangement: Arrangement,
  { manner = 'most', rests = ['prune'], most = MOST_ANSWERS, first, imagined }: Telling,
): readonly string[] {
  const lines: string[] = [];
  const before = arrange(structuredClone(arrangement)).state;
  const { table } = open(structuredClone(arrangement));
  const hear = (told: readonly Told<ArrakisGame>[]): void => {
    for (const { event, to = 'all', others } of told) {
      const { type, ...rest } = event;
      const who = to === 'all' ? '' : ` @${[...to].join('+')}`;
      lines.push(`  ${type} ${short(rest).slice(1, -1)}${who}`);
      if (others) lines.push(`  (others: ${short(others)})`);
    }
  };
  hear(table.opening);
  if (imagined) table.imagine(imagined, chanceOf(2));
  if (first) {
    const [seat, interject, answer] = first;
    lines.push(`! ${seat} ${interject} ${short(answer)}`);
    hear(played(table, { seat, interject, answer }));
  }
  for (let answers = 0; answers < most && table.task && !rests.includes(table.task.do); answers++) {
    const [seat] = table.asked;
    if (seat === undefined) break;
    const choices = table.choices(seat);
    const answer = answerOf(choices, manner);
    lines.push(`? ${table.task.do} ${sideOfSeat(table.state, seat)} ${table.asked.join('+')}: ${offered(choices)}`);
    const blocked = table.blocked(seat).map(({ target, why }) => `${short(target)} ${why.key.split('.').at(-1)} ${why.rule}`);
    if (blocked.length > 0) lines.push(`- ${listed(blocked)}`);
    lines.push(`> ${short(answer)}`);
    hear(withDice(chanceOf(answers, 3), (dice) => played(table, { seat, answer, ...(dice.length > 0 && { dice }) })).result);
  }
  lines.push(...otherwise(before, table.state).map((line) => `= ${line}`));
  return lines;
}
function played(table: Table<ArrakisGame>, move: object): readonly Told<ArrakisGame>[] {
  const refused = table.refusal(move as Move<ArrakisGame>);
  if (refused) throw new Error(`${refused.key}: ${JSON.stringify(move)}`);
  const told = table.play(move as Move<ArrakisGame>);
  expect(brokenIn(table.state)).toEqual([]);
  return told;
}

/** What writes the lines anew, instead of holding them. */
type Writing = ((text: string) => void) | false;
/**
 * Holds lines to those that stand in a text. After a change of the rules `ACCOUNTS=write npm run unit -- accounts` writes them anew: read
 * what became otherwise.
 */
export function linesHeldTo(text: string, writing: Writing): (title: string, tell: () => readonly string[]) => void {
  const written = new Map(
    text
      .split('\n\n')
      .map((section) => section.trim().split('\n'))
      .map(([title = '', ...lines]) => [title.slice(2), lines]),
  );
  const told = new Map<string, readonly string[]>();
  afterAll(() => {
    if (writing) writing(`${[...told].map(([title, lines]) => [`# ${title}`, ...lines].join('\n')).join('\n\n')}\n`);
  });
  return (title, tell) => {
    test(title, () => {
      const lines = tell();
      told.set(title, lines);
      if (!writing) expect(lines).toEqual(written.get(title));
    });
  };
}
/** Holds stories to their accounts. */
export function heldTo(text: string, writing: Writing): (title: string, arrangement: Arrangement, telling?: Telling) => void {
  const holds = linesHeldTo(text, writing);
  return (title, arrangement, telling = {}) => holds(title, () => accountOf(arrangement, telling));
}
