import { expect } from 'vitest';
import { chanceOf, DiceWanted } from '../kernel/chance.ts';
import type { AnyChoices } from '../kernel/choices.ts';
import type { Table } from '../kernel/table.ts';
import type { DeepReadonly, GameTypes, Move, Told } from '../kernel/types.ts';
import { withDice } from './play.ts';

/** A position being played in a test: players answer, things happen. `Who` is what a game calls its players: Houses, colours. */
export interface StoryOf<G extends GameTypes, Who> {
  readonly table: Table<G>;
  readonly state: DeepReadonly<G['State']>;
  /** All that was told so far. */
  readonly events: readonly G['Event'][];
  /** The open question and who is asked: `brace red`. */
  readonly asked: string;
  /** The player answers the open question; fails if that is not allowed. `dice` are thrown on the table. */
  play(who: Who, answer: unknown, dice?: readonly number[]): this;
  interject(who: Who, name: keyof G['Interjections'] & string, answer: unknown): this;
  choices(who: Who): AnyChoices | null;
  /** The options of a question that picks one or some. */
  options(who: Who): readonly unknown[];
  /** `<name> <rule>` of the reason why this is not offered; undefined if it has none. */
  whyNot(who: Who, target: unknown): string | undefined;
  /** Events of one type. */
  told<Type extends G['Event']['type']>(type: Type): Extract<G['Event'], { type: Type }>[];
  /** Answers the least until this is asked, throwing dice by itself: `brace`, or `brace red`. */
  until(asked: string): this;
}

/** How a game's stories are told. */
export interface Teller<G extends GameTypes, Who> {
  seatOf(state: DeepReadonly<G['State']>, who: Who): G['Seat'];
  /** Who plays at this seat. */
  playersAt(state: DeepReadonly<G['State']>, seat: G['Seat']): string;
  /** The answer that does the least. */
  least(choices: AnyChoices | null, question: string): unknown;
  /** Whose ears the story has; those of the players concerned, where nothing is said. */
  heard?(told: readonly Told<G>[]): readonly G['Event'][];
}

const MOST_ANSWERS = 80;

/** Tells on from a table that has been started; `more` are the game's own questions about a story. */
export function storyOf<G extends GameTypes, Who, More extends object = object>(
  table: Table<G>,
  { seatOf, playersAt, least, heard = byAll }: Teller<G, Who>,
  more: More = {} as More,
): StoryOf<G, Who> & More {
  const { module } = table;
  const events: G['Event'][] = [...heard(table.opening)];
  const seat = (who: Who): G['Seat'] => seatOf(table.state, who);
  const open = (): string => table.task?.do ?? 'over';
  const take = (move: Move<G>): void => {
    const refusal = table.refusal(move);
    if (refusal) throw new Error(`${refusal.key}: ${JSON.stringify({ move, task: table.task, choices: table.choices(move.seat) })}`);
    events.push(...heard(table.play(move)));
    expect(module.invariants(table.state)).toEqual([]);
  };
  const took = (move: Move<G>): typeof story => {
    try {
      take(move);
      return story;
    } catch (error) {
      // Missing dice are a mistake of the test: say which.
      if (error instanceof DiceWanted) error.message += ` after ${JSON.stringify({ move, task: table.task })}`;
      throw error;
    }
  };
  const shared: StoryOf<G, Who> = {
    table,
    get state() {
      return table.state;
    },
    events,
    get asked() {
      return [open(), ...table.asked.map((each) => playersAt(table.state, each))].join(' ');
    },
    play: (who, answer, dice) => took({ seat: seat(who), answer, ...(dice && { dice }) }) as never,
    interject: (who, interject, answer) => took({ seat: seat(who), interject, answer }) as never,
    choices: (who) => table.choices(seat(who)),
    options(who) {
      const choices = table.choices(seat(who));
      return choices?.pick === 'one' || choices?.pick === 'some' ? choices.of : [];
    },
    whyNot(who, target) {
      const wanted = JSON.stringify(target);
      const why = table.blocked(seat(who)).find((blocked) => JSON.stringify(blocked.target) === wanted)?.why;
      return why && `${why.key.split('.').at(-1)} ${why.rule}`;
    },
    told: (type) => events.filter((event) => event.type === type) as never,
    until(wanted) {
      for (let answers = 0; open() !== wanted && story.asked !== wanted; answers++) {
        const [first] = table.asked;
        if (first === undefined || answers > MOST_ANSWERS) throw new Error(`${wanted} never comes; open is ${story.asked}`);
        const answer = least(table.choices(first), open());
        withDice(chanceOf(answers, 3), (dice) => take({ seat: first, answer, ...(dice.length > 0 && { dice }) }));
      }
      return story as never;
    },
  };
  const story = Object.assign(shared, more);
  return story;
}
const byAll = <G extends GameTypes>(told: readonly Told<G>[]): readonly G['Event'][] => told.map(({ event }) => event);

/** The answer that does the least: one of `passing` where it is offered, else the first and the fewest. */
export function leastOf(choices: AnyChoices | null, passing: readonly unknown[]): unknown {
  switch (choices?.pick) {
    case 'one':
      return choices.of.find((option) => passing.includes(option)) ?? choices.of[0];
    case 'some':
      return choices.of.slice(0, choices.min);
    case 'number':
      return choices.min;
    case 'amounts':
      return Object.fromEntries(Object.keys(choices.most).map((key) => [key, 0]));
    default:
      throw new Error('No least answer');
  }
}
