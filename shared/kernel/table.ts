import { type Chance, chanceFrom, type Die, DiceWanted, drawsOf } from './chance.ts';
import { type AnyChoices, includes, same, sample } from './choices.ts';
import type {
  Ask,
  AskAll,
  Audience,
  Blocked,
  DeepReadonly,
  Game,
  GameModule,
  GameTypes,
  Interjection,
  Move,
  NameOf,
  Next,
  Outcome,
  Position,
  Reason,
  Setup,
  Task,
  Told,
  Waiting,
} from './types.ts';
import { type Journal, type PackedJournal, packedJournal, rollBack, set, unpackedJournal } from './write.ts';

type Question<G extends GameTypes> = Ask<G, Task<G>, unknown> | AskAll<G, Task<G>, unknown>;
type Step<G extends GameTypes> = (game: Game<G>, task: Task<G>) => Next<G>;
interface Open<G extends GameTypes> {
  readonly task: Waiting<G>;
  readonly question: Question<G>;
  readonly seats: readonly G['Seat'][];
}

/** Refusals of the kernel itself; their texts are the app's (`refused.*`). */
export const REFUSED = {
  gameOver: { key: 'refused.gameOver', rule: '' },
  notAsked: { key: 'refused.notAsked', rule: '' },
  notOffered: { key: 'refused.notOffered', rule: '' },
} as const satisfies Record<string, Reason>;
const NONE_GIVEN: Readonly<Record<string, unknown>> = {};
const MOST_STEPS_BETWEEN_QUESTIONS = 1000;

/**
 * Sets a game up and plays on to its first question; `table.opening` is what was told on the way.
 * @throws DiceWanted if the table throws its own dice and `setup.dice` does not have enough of them
 */
export function begin<G extends GameTypes>(module: GameModule<G>, setup: Setup<G>): Table<G> {
  const { seed } = setup;
  const draw = drawsOf(seed);
  let draws = 0;
  const { state, agenda } = module.setup(
    setup,
    chanceFrom(() => draw(draws++)),
  );
  const position = { state, agenda, seed, draws, outcome: null, turn: 0, floor: 0, last: null };
  const table = new Table(module, position, setup.options);
  table.start(setup.dice);
  return table;
}

/**
 * A table as plain data, for another thread. It must be copied in one piece (structured copies and `v8.serialize` do that), since
 * the journal points into the position.
 */
export interface PackedTable<G extends GameTypes> {
  readonly position: Position<G>;
  readonly options: G['Options'];
  readonly opening: readonly Told<G>[];
  readonly journal: PackedJournal;
  readonly marks: readonly number[];
}

/** A position being played. The rules see it as `Game`; the host, bots and tests use the rest. */
export class Table<G extends GameTypes> implements Game<G> {
  readonly module: GameModule<G>;
  readonly position: Position<G>;
  readonly options: G['Options'];
  readonly journal: Journal;
  chance: Chance;
  /** What was told before the first question. */
  opening: readonly Told<G>[] = [];
  /** One per answer: where its changes begin in the journal. */
  private marks: number[];
  private told: Told<G>[] = [];
  /** Real dice not yet used; null = the app throws. */
  private dice: readonly number[] | null = null;
  /** undefined = not looked up yet. */
  private open: Open<G> | null | undefined;

  /** @param way how to take back the answers that led there, where that is known */
  constructor(module: GameModule<G>, position: Position<G>, options: G['Options'], way?: Pick<PackedTable<G>, 'journal' | 'marks'>) {
    this.module = module;
    this.position = position;
    this.options = options;
    this.journal = way ? unpackedJournal(way.journal) : [];
    this.marks = [...(way?.marks ?? [])];
    const draw = drawsOf(position.seed);
    this.chance = chanceFrom(
      () => draw(position.draws++),
      (dice) => this.thrown(dice),
    );
  }

  // For the rules
  get state(): DeepReadonly<G['State']> {
    return this.position.state as DeepReadonly<G['State']>;
  }
  tell(event: G['Event'], audience?: Audience<G>): void {
    // A literal without a spread is made several times as fast, and most events are for all.
    this.told.push(audience ? { event, ...audience } : { event });
    if (audience) this.barrier();
  }
  skipTo(name: NameOf<G>): void {
    const at = this.position.agenda.findIndex((task) => task.do === name);
    this.position.agenda = this.position.agenda.slice(Math.max(0, at));
  }
  end(outcome: Outcome<G['Seat']>): void {
    set(this, this.position, 'outcome', outcome);
  }

  // For the host, bots and tests
  /** Seats that still owe an answer to the open question. */
  get asked(): readonly G['Seat'][] {
    const open = this.question();
    if (!open) return [];
    const { given } = open.task;
    return given ? open.seats.filter((seat) => !(seat in given)) : open.seats;
  }
  /** The seats of the open question whose answer is in. */
  get answered(): readonly G['Seat'][] {
    const given = this.question()?.task.given ?? NONE_GIVEN;
    return this.question()?.seats.filter((seat) => seat in given) ?? [];
  }
  /** The open question without the answers that are in. */
  get task(): Task<G> | null {
    const task = this.question()?.task;
    if (!task?.given) return task ?? null;
    const { given: _, ...open } = task;
    return open as unknown as Task<G>;
  }
  /** True if the answers to the open question are kept from the others until the last is in. */
  get secret(): boolean {
    const question = this.question()?.question;
    return question?.asksAll ? question.secret : false;
  }
  choices(seat: G['Seat']): AnyChoices | null {
    const open = this.question();
    return open?.seats.includes(seat) ? (open.question.choices(this, open.task, seat) as AnyChoices) : null;
  }
  blocked(seat: G['Seat']): readonly Blocked[] {
    const open = this.question();
    return open?.seats.includes(seat) ? (open.question.blocked?.(this, open.task, seat) ?? []) : [];
  }
  /** What the seat may do although it need not. */
  interjections(seat: G['Seat']): Readonly<Record<string, AnyChoices>> {
    const offered: Record<string, AnyChoices> = {};
    if (!this.question()) return offered;
    for (const [name, interjection] of Object.entries(this.module.interjections) as [string, Interjection<G, unknown>][]) {
      const choices = interjection.choices(this, seat);
      if (choices) offered[name] = choices as AnyChoices;
    }
    return offered;
  }
  /** Why this move cannot be played; null = it can. */
  refusal({ seat, interject, answer }: Move<G>): Reason | null {
    if (!this.question()) return REFUSED.gameOver;
    const choices = interject ? named(this.interjections(seat), interject) : this.choices(seat);
    if (!choices) return REFUSED.notAsked;
    return includes(choices, answer) ? null : REFUSED.notOffered;
  }

  /**
   * Takes an allowed answer and plays on to the next question. All or nothing: if a rule throws, nothing has happened.
   * It trusts its caller: a host asks `refusal` first.
   * @throws DiceWanted if real dice are used and `move.dice` has too few: play it again with them
   */
  play(move: Move<G>): readonly Told<G>[] {
    const { position } = this;
    this.told = [];
    this.dice = this.module.realDice(this.options) ? (move.dice ?? []) : null;
    return this.atomically(() => {
      const drawn = position.draws;
      if (position.last !== move.seat) position.floor = position.turn;
      position.last = move.seat;
      position.turn++;
      if (move.interject) this.interject(move.seat, this.module.interjections[move.interject] as Interjection<G, unknown>, move.answer);
      else this.respond(move.seat, move.answer);
      this.run();
      if (position.draws !== drawn) this.barrier();
      return this.told;
    });
  }
  /** May the last answer be taken back without asking the others? */
  get canUndo(): boolean {
    return this.position.turn > this.position.floor && this.marks.length > 0;
  }
  /**
   * Back to before the last answer. Search calls it freely; a host asks `canUndo` first, or the other seats.
   * @throws Error where no answer is remembered
   */
  undo(): void {
    const mark = this.marks.pop();
    if (mark === undefined) throw new Error('Nothing to take back');
    rollBack(this.journal, mark);
    this.open = undefined;
  }
  /** Answers that `undo` can take back. */
  get depth(): number {
    return this.marks.length;
  }
  /** Forgets the way back: long simulations need no memory. */
  forget(): void {
    this.journal.length = 0;
    this.marks.length = 0;
  }
  /** Turns this table into one of the positions `seat` cannot tell from the real one; `undo` takes it back. */
  imagine(seat: G['Seat'], chance: Chance): void {
    const real = this.chance;
    this.chance = chance;
    try {
      this.atomically(() => {
        this.module.imagine(this, seat);
        const { agenda } = this.position;
        this.position.agenda = agenda.map((task) => (task.given ? this.imagineGiven(task, seat) : task));
        this.open = undefined;
      });
    } finally {
      this.chance = real;
    }
  }
  /** All of it but the rules; its parts are its own still. */
  pack(): PackedTable<G> {
    const { position, options, opening, journal, marks } = this;
    return { position, options, opening, journal: packedJournal(journal), marks };
  }
  /** The table that was packed, if it is given to nobody else. */
  static unpack<G extends GameTypes>(module: GameModule<G>, packed: PackedTable<G>): Table<G> {
    const table = new Table(module, packed.position, packed.options, packed);
    table.opening = packed.opening;
    return table;
  }
  /** A table of its own on the same situation. */
  fork(): Table<G> {
    return new Table(this.module, structuredCopy(this.position), this.options);
  }
  /** Plays on to the first open question; `begin` calls it. */
  start(dice: readonly number[] = []): void {
    this.told = [];
    this.dice = this.module.realDice(this.options) ? dice : null;
    this.run();
    this.opening = this.told;
  }

  // Inside
  private atomically<T>(change: () => T): T {
    const { journal, position } = this;
    const mark = journal.length;
    journal.push(position, 'agenda', position.agenda, position, 'draws', position.draws, position, 'turn', position.turn);
    journal.push(position, 'floor', position.floor, position, 'last', position.last);
    try {
      const result = change();
      this.marks.push(mark);
      return result;
    } catch (error) {
      rollBack(journal, mark);
      this.open = undefined;
      throw error;
    }
  }
  private thrown(wanted: readonly Die[]): readonly number[] | null {
    if (!this.dice) return null;
    const dice = this.dice.slice(0, wanted.length);
    const fits = dice.length === wanted.length && wanted.every(({ sides }, at) => isFace(dice[at], sides));
    if (!fits) throw new DiceWanted(wanted);
    this.dice = this.dice.slice(wanted.length);
    this.barrier();
    return dice;
  }
  private barrier(): void {
    this.position.floor = this.position.turn;
  }

  private question(): Open<G> | null {
    if (this.open !== undefined) return this.open;
    const task = this.position.agenda[0];
    if (!task || this.position.outcome) {
      this.open = null;
      return null;
    }
    const question = this.step(task) as Question<G>;
    this.open = { task, question, seats: this.seatsOf(question, task) };
    return this.open;
  }
  private step(task: Task<G>): Question<G> | Step<G> {
    return this.module.steps[task.do] as unknown as Question<G> | Step<G>;
  }
  private seatsOf(question: Question<G>, task: Task<G>): readonly G['Seat'][] {
    if (question.asksAll) return question.asksAll(this, task);
    const seat = question.asks(this, task);
    return seat === null ? [] : [seat];
  }

  private respond(seat: G['Seat'], answer: unknown): void {
    const { task, question } = this.question() as Open<G>;
    const rest = this.position.agenda.slice(1);
    if (question.asksAll) {
      this.position.agenda = [{ ...task, given: { ...task.given, [seat]: answer } }, ...rest];
    } else {
      this.position.agenda = rest;
      this.first(question.resolve(this, task, answer));
    }
  }
  private interject(seat: G['Seat'], interjection: Interjection<G, unknown>, answer: unknown): void {
    const before = new Map(this.position.agenda.filter((task) => task.given).map((task) => [task, this.offered(task)]));
    this.first(interjection.resolve(this, seat, answer));
    this.position.agenda = this.position.agenda.map((task) => {
      const offered = before.get(task);
      return offered && !same(offered, this.offered(task)) ? { ...task, given: {} } : task;
    });
  }
  /** What every seat can answer. If an interjection changes that for anyone, all are asked again: whoever was first chose against less. */
  private offered(task: Waiting<G>): readonly unknown[] {
    const question = this.step(task) as Question<G>;
    return this.seatsOf(question, task).map((seat) => question.choices(this, task, seat));
  }
  private imagineGiven(task: Waiting<G>, viewer: G['Seat']): Waiting<G> {
    const question = this.step(task) as Question<G>;
    const given = Object.entries(task.given ?? {}).map(([seat, answer]) => [
      seat,
      seat === viewer ? answer : sample(question.choices(this, task, seat) as AnyChoices, this.chance),
    ]);
    return { ...task, given: Object.fromEntries(given) };
  }
  private first(next: Next<G>): void {
    if (next && next.length > 0) this.position.agenda = [...next, ...this.position.agenda];
  }

  /** Does tasks until one waits for an answer. */
  private run(): void {
    const { position } = this;
    for (let steps = 0; position.outcome === null; steps++) {
      const task = position.agenda[0];
      if (!task || steps > MOST_STEPS_BETWEEN_QUESTIONS) {
        throw new Error(`${task ? 'Endless' : 'Empty'} agenda: ${JSON.stringify(position.agenda.slice(0, 5))}`);
      }
      const step = this.step(task);
      if (typeof step === 'function') {
        position.agenda = position.agenda.slice(1);
        this.first(step(this, task));
        continue;
      }
      const seats = this.seatsOf(step, task);
      const given = task.given ?? NONE_GIVEN;
      if (seats.some((seat) => !(seat in given))) {
        this.open = { task, question: step, seats };
        return;
      }
      position.agenda = position.agenda.slice(1);
      if (step.asksAll && seats.length > 0) {
        // The last secret answer shows the others': taking it back would be a peek.
        if (step.secret && seats.length > 1) this.barrier();
        this.first(step.resolve(this, task, new Map(seats.map((seat) => [seat, given[seat]]))));
      }
    }
    this.open = null;
  }
}

/** The name comes from outside: what every object inherits is not offered. */
const named = (offered: Readonly<Record<string, AnyChoices>>, name: string): AnyChoices | null =>
  Object.hasOwn(offered, name) ? (offered[name] ?? null) : null;
const isFace = (value: unknown, sides: number): boolean => Number.isInteger(value) && (value as number) >= 1 && (value as number) <= sides;

/** What one viewer hears of what was told; null = a spectator. */
export function heard<G extends GameTypes>(told: readonly Told<G>[], viewer: G['Seat'] | null): readonly G['Event'][] {
  return told.flatMap(({ event, to, others }) =>
    !to || to === 'all' || (viewer !== null && to.includes(viewer)) ? [event] : others ? [others] : [],
  );
}

/** Copies plain JSON, several times faster than structuredClone. */
export function structuredCopy<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map(structuredCopy) as T;
  const out: Record<string, unknown> = {};
  for (const key in value) out[key] = structuredCopy(value[key]);
  return out as T;
}
