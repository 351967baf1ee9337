import type { AnyChoices } from '../kernel/choices.ts';
import type { Table } from '../kernel/table.ts';
import type { GameModule, GameTypes, Task } from '../kernel/types.ts';
import { offered } from '../testkit/offered.ts';
import { PEOPLE } from '../testkit/people.ts';
import type { Message } from '../text/message.ts';
import { speaker } from '../text/speak.ts';
import type { GameWords, OptionLabel, SeatLook } from './face.ts';

/** What is longer is refused. */
export interface Longest {
  readonly question: number;
  readonly label: number;
  readonly sentence: number;
}
/** Of a long list of options so many are read. */
const MOST = 60;

/**
 * Reads everything that a game says at a table, and refuses what no reader should see.
 * Without `expect`: it is called a hundred thousand times.
 */
export async function readerOf<G extends GameTypes>(module: GameModule<G>, words: GameWords<G>, longest: Longest) {
  const english = speaker('en', await words.texts.en());
  const spoilt = new RegExp(`[{}]|undefined|null|\\[object|NaN|${module.id}\\.[a-z]|(seat|rival)\\d`);
  const used = new Set<string>();
  const note = ({ key, with: gaps }: Message): void => {
    used.add(key);
    for (const gap of Object.values(gaps ?? {}).flat()) if (typeof gap === 'object') note(gap);
  };
  function say(message: Message, most = longest.sentence): string {
    const said = english.say(message);
    if (said.trim() === '' || spoilt.test(said) || said.length > most) throw new Error(`${message.key} says "${said}" (${said.length})`);
    note(message);
    return said;
  }
  function sayOption({ label, hint, first }: OptionLabel): void {
    say(label, longest.label);
    if (hint) say(hint);
    if (first) say(first.label, longest.label);
    if (first?.hint) say(first.hint);
  }
  function sayOffers(view: G['View'], name: string, choices: AnyChoices, task?: Task<G>): void {
    for (const { value, field } of offered(choices, MOST)) {
      const option = words.option(view, name, value, field, PEOPLE, task);
      sayOption(option);
      const taken = option.first && task && words.taken?.(task, option.first);
      if (taken) say(taken, longest.question);
      if (field !== undefined) say(words.field(view, name, field), longest.label);
    }
    if (choices.pick === 'form') for (const key of Object.keys(choices.fields)) say(words.field(view, name, key), longest.label);
  }
  function saySeat({ title, has, note: now, sides = [] }: SeatLook): void {
    if (title) say(title);
    if (now) say(now);
    for (const { label, short } of [...has, ...sides.flatMap((side) => side.has)]) {
      say(label);
      if (short) say(short);
    }
    for (const side of sides) say(side.title);
  }
  /** What is asked, and what everybody may do of their own accord. */
  function sayAsked(table: Table<G>, task: Task<G>): void {
    for (const seat of table.asked) {
      const view = module.view(table.state, seat);
      say(words.question(view, task, seat, PEOPLE), longest.question);
      const about = words.about?.(view, task, seat);
      if (about) say(about, longest.question);
      sayOffers(view, task.do, table.choices(seat) as AnyChoices, task);
      for (const { target, why } of table.blocked(seat)) {
        say(words.option(view, task.do, target, undefined, PEOPLE, task).label, longest.label);
        say(words.reason(why), longest.question);
      }
      for (const [name, choices] of Object.entries(table.interjections(seat))) {
        say(words.field(view, name, undefined), longest.label);
        say(words.act(view, name), longest.label);
        sayOffers(view, name, choices, task);
      }
    }
  }
  /** Everything that can be read on the table now by those who are asked and by those who wait. */
  function sayAll(table: Table<G>): void {
    const task = table.task as Task<G>;
    const open = module.view(table.state, null);
    say(words.eyebrow(open, task), longest.label);
    say(words.waiting(open, task, table.asked, PEOPLE), longest.question);
    say(words.act(open, task.do), longest.label);
    say(words.goal(open), longest.question);
    say(words.progress(open).label, longest.label);
    sayAsked(table, task);
    for (const seat of module.seats(table.state)) saySeat(words.seat(open, seat));
    for (const other of words.others?.(open) ?? []) {
      saySeat(other);
      say(other.name, longest.label);
    }
  }
  /** A line of the chronicle, with and without a view of the game. */
  function tell(event: G['Event'], view?: G['View'], most = longest.sentence): void {
    for (const line of [words.story(event, PEOPLE, view), words.story(event, PEOPLE)]) if (line) say(line.message, most);
  }
  return { used, say, sayAll, tell };
}
export type Reader<G extends GameTypes> = Awaited<ReturnType<typeof readerOf<G>>>;
