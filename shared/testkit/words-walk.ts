import type { ShelfEntry } from '../games/shelf-entry.ts';
import { type Chance, chanceOf } from '../kernel/chance.ts';
import type { AnyChoices } from '../kernel/choices.ts';
import type { Table } from '../kernel/table.ts';
import type { GameTypes, Move, Task, Told } from '../kernel/types.ts';
import { everyOptions } from './cases.ts';
import { offered } from './offered.ts';
import { PEOPLE } from './people.ts';
import { playWithDice, randomMove, startOf } from './play.ts';
import { type Listener, listenerOf, numbersIn, textsOf, type WordsBook } from './words-law.ts';

/** What is read of a game: its rules, and how it speaks. */
type Spoken<G extends GameTypes> = Pick<ShelfEntry<G>, 'module' | 'words'>;
/** Per cent of answers that nobody asked for. */
const MEDDLING = 12;
/** Every question of a kind is read so often, then each one of so many. */
const READ_ALL = 20;
const READ_EACH = 17;
/** Of a long list of offers so many are read, and so many of one number are put to the test. */
const MOST = 24;
const TRIED = 30;
const MOST_ROUNDS = 12;
/** What a game can say it has said by then. */
const MOST_ANSWERS = 2000;

/** Plays random games in all sizes and options until every kind of question has come up, and gives what broke the law. */
export async function wordsFaults<G extends GameTypes>(entry: Spoken<G>, book: WordsBook<G>): Promise<readonly string[]> {
  const { module, words } = entry;
  const listener = await listenerOf<G>(module.id, words, book);
  const kinds = new Set([
    ...Object.entries(module.steps).flatMap(([name, step]) => (typeof step === 'function' ? [] : [name])),
    ...Object.keys(module.interjections),
  ]);
  const met = new Map<string, number>();
  const tried = new Map<string, number>();
  const wanted = [...kinds].filter((kind) => book.rare[kind] === undefined);
  const all = (): boolean => wanted.every((kind) => met.has(kind));

  for (let round = 0; round < MOST_ROUNDS && (round === 0 || !all()); round++) {
    for (const { seats, options } of everyOptions(module)) {
      const seed = round * 31 + seats;
      const table = startOf<G>({ module, seats, options }, seed);
      const chance = chanceOf(seed, 13);
      const walk = { table, chance, listener, entry, book, met, tried } as const;
      tell(walk, table.opening);
      for (let answers = 0; !table.position.outcome && answers < MOST_ANSWERS; answers++) {
        const task = table.task as Task<G>;
        if (isDue(met, task.do)) readQuestion(walk, task);
        readUnasked(walk, task);
        const { told } = playWithDice(table, randomMove(table, chance, MEDDLING), chance);
        table.forget();
        tell(walk, told);
      }
      const { outcome } = table.position;
      if (outcome) listener.hear(words.outcome(module.view(table.state, null), outcome.reason, outcome.winners, PEOPLE));
    }
  }
  for (const kind of wanted) if (!met.has(kind)) listener.fault('met', `${module.id}.${kind}`, 'never came up');
  return listener.faults();
}

interface Walk<G extends GameTypes> {
  readonly table: Table<G>;
  readonly chance: Chance;
  readonly listener: Listener;
  readonly entry: Spoken<G>;
  readonly book: WordsBook<G>;
  /** How often a question or an event came up. */
  readonly met: Map<string, number>;
  /** How often a number of an offer was put to the test. */
  readonly tried: Map<string, number>;
}
function isDue(met: Map<string, number>, kind: string): boolean {
  const times = met.get(kind) ?? 0;
  met.set(kind, times + 1);
  return times < READ_ALL || times % READ_EACH === 0;
}

/** Lines of the chronicle, with and without a view; an event that was told often only now and then. */
function tell<G extends GameTypes>({ table, entry: { module, words }, listener, met }: Walk<G>, told: readonly Told<G>[]): void {
  const events = told
    .flatMap(({ event, others }) => (others ? [event, others] : [event]))
    .filter(({ type }) => isDue(met, `event ${type}`));
  if (events.length === 0) return;
  const view = module.view(table.state, null);
  for (const event of events) {
    for (const line of [words.story(event, PEOPLE, view), words.story(event, PEOPLE)]) if (line) listener.hear(line.message);
  }
}

/** The open question with all that is read beside it. */
function readQuestion<G extends GameTypes>(walk: Walk<G>, task: Task<G>): void {
  const { table, entry, listener, book } = walk;
  const { module, words } = entry;
  const name = task.do;
  const open = module.view(table.state, null);
  for (const message of [words.waiting(open, task, table.asked, PEOPLE), words.eyebrow(open, task), words.act(open, name)])
    listener.hear(message);
  const progress = words.progress(open).label;
  listener.hear(progress);
  if (progress.with?.['round'] === 0) listener.fault('begun', progress.key, `round 0 at ${name}`);
  for (const seat of table.asked) {
    const view = module.view(table.state, seat);
    const question = words.question(view, task, seat, PEOPLE);
    const about = words.about?.(view, task, seat);
    if (about) listener.hear(about);
    const asker = book.askers[name];
    if (asker === 'phase') listener.hear(question);
    else listener.hearAsked(question, asker(view, task));
    readOffers(walk, task, seat, undefined, table.choices(seat) as AnyChoices);
    for (const { target, why } of table.blocked(seat).slice(0, MOST)) {
      listener.hear(words.reason(why));
      const { price, cost, have, spice } = why.with ?? {};
      if (typeof (price ?? cost) === 'number' && (have ?? spice) === undefined) listener.fault('price', why.key, JSON.stringify(why.with));
      listener.hear(words.option(view, name, target, undefined, PEOPLE, task).label);
    }
  }
}
/** What everybody may do now although nobody asks. */
function readUnasked<G extends GameTypes>(walk: Walk<G>, task: Task<G>): void {
  const { table, entry, listener, chance, met } = walk;
  if (chance.below(8) > 0) return;
  for (const seat of entry.module.seats(table.state)) {
    for (const [name, choices] of Object.entries(table.interjections(seat))) {
      if (!isDue(met, name)) continue;
      const view = entry.module.view(table.state, seat);
      listener.hear(entry.words.field(view, name, undefined));
      listener.hear(entry.words.act(view, name));
      readOffers(walk, task, seat, name, choices);
    }
  }
}

function readOffers<G extends GameTypes>(
  walk: Walk<G>,
  task: Task<G>,
  seat: G['Seat'],
  interject: string | undefined,
  choices: AnyChoices,
): void {
  const { table, entry, listener } = walk;
  const name = interject ?? task.do;
  const view = entry.module.view(table.state, seat);
  for (const { value, field } of offered(choices, MOST)) {
    const offer = entry.words.option(view, name, value, field, PEOPLE, task);
    for (const message of textsOf(offer)) listener.hear(message);
    if (field !== undefined) listener.hear(entry.words.field(view, name, field));
    tryNumbers(walk, { seat, answer: answerOf(choices, value, field), ...(interject && { interject }) } as Move<G>, numbersIn(offer));
  }
}
/** The answer that takes this one thing; undefined = it is only a part of one. */
function answerOf(choices: AnyChoices, value: unknown, field: string | undefined): unknown {
  if (choices.pick === 'one' || choices.pick === 'number') return value;
  if (choices.pick !== 'amounts' || choices.min > 1 || choices.max < 1) return undefined;
  return Object.fromEntries(Object.keys(choices.most).map((key) => [key, key === field ? 1 : 0]));
}
/** Takes the offer, sees whether its numbers come true, and takes it back. */
function tryNumbers<G extends GameTypes>(walk: Walk<G>, move: Move<G>, numbers: readonly (readonly [string, number])[]): void {
  const { table, book, listener, entry, chance, tried } = walk;
  if (!book.numbers) return;
  const prefix = entry.module.id.length + 1;
  const due = numbers.flatMap(([key, value]) => {
    const truth = book.numbers?.[key.slice(prefix)];
    if (truth === undefined) listener.fault('number', key, 'nobody says what makes it true');
    const times = tried.get(key) ?? 0;
    if (typeof truth !== 'function' || move.answer === undefined || times >= TRIED) return [];
    tried.set(key, times + 1);
    return [{ key, value, truth }];
  });
  if (due.length === 0 || table.refusal(move)) return;
  const before = structuredClone(entry.module.view(table.state, move.seat));
  const { told } = playWithDice(table, move, chance);
  const after = entry.module.view(table.state, move.seat);
  for (const { key, value, truth } of due) {
    const deed = { seat: move.seat, before, after, told: told.map(({ event }) => event), answer: move.answer };
    if (!truth(value, deed)) listener.fault('number', key, `said ${value}, and it was not so: ${JSON.stringify(move)}`);
  }
  table.undo();
}
