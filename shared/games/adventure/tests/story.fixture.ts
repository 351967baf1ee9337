import { expect } from 'vitest';
import { chanceOf, DiceWanted } from '../../../kernel/chance.ts';
import type { AnyChoices } from '../../../kernel/choices.ts';
import { Table } from '../../../kernel/table.ts';
import type { Move } from '../../../kernel/types.ts';
import { withDice } from '../../../testkit/play.ts';
import { arrange, type Arrangement } from '../arrange.ts';
import type { AdventureEvent } from '../events.ts';
import type { CardId, Colour, FigureId, SpaceId } from '../ids.ts';
import { adventure } from '../index.ts';
import { coloursOf, seatOf, stockOf } from '../queries/table.ts';
import type { AdventureInterjections } from '../questions.ts';
import type { AdventureGame, State } from '../types.ts';

/** A position being played in a test: colours answer, things happen. */
export interface Story {
  readonly table: Table<AdventureGame>;
  readonly state: State;
  /** All that was told so far, as the players concerned heard it. */
  readonly events: readonly AdventureEvent[];
  /** The open question and the colours of who is asked: `brace red`. */
  readonly asked: string;
  /** The player of this colour answers the open question; fails if that is not allowed. `dice` are thrown on the table. */
  play(colour: Colour, answer: unknown, dice?: readonly number[]): Story;
  interject(colour: Colour, name: keyof AdventureInterjections, answer: unknown): Story;
  /** The options of a question that picks one or some. */
  options(colour: Colour): readonly unknown[];
  choices(colour: Colour): AnyChoices | null;
  /** `<name> <rule>` of the reason why this is not offered; undefined if it has none. */
  whyNot(colour: Colour, target: unknown): string | undefined;
  at(figure: FigureId): SpaceId | null;
  strength(figure: FigureId): number;
  spice(colour: Colour): number;
  hand(colour: Colour): readonly CardId[];
  /** Events of one type. */
  told<Type extends AdventureEvent['type']>(type: Type): Extract<AdventureEvent, { type: Type }>[];
  /** Answers the least until this question is open, throwing dice by itself. */
  until(question: string): Story;
}

/** Lays a position out and plays on to its first question. The table throws the dice unless the options say otherwise. */
export function open(arrangement: Arrangement = {}, dice: readonly number[] = []): Story {
  const options = { dice: 'table', ...arrangement.options } as const;
  const table = new Table<AdventureGame>(adventure, arrange({ ...arrangement, options }), options);
  table.start(dice);
  return storyOf(table);
}

export function storyOf(table: Table<AdventureGame>): Story {
  const events: AdventureEvent[] = table.opening.map(({ event }) => event);
  const named = (colour: Colour) => seatOf(table.state, colour);
  const take = (move: Move<AdventureGame>): Story => {
    const refusal = table.refusal(move);
    if (refusal) throw new Error(`${refusal.key}: ${JSON.stringify({ move, task: table.task, choices: table.choices(move.seat) })}`);
    events.push(...played(table, move).map(({ event }) => event));
    expect(adventure.invariants(table.state)).toEqual([]);
    return story;
  };
  const story: Story = {
    table,
    get state() {
      return table.state;
    },
    events,
    get asked() {
      const colours = table.asked.map((seat) => coloursOf(table.state, seat).join('+'));
      return [table.task?.do ?? 'over', ...colours].join(' ');
    },
    play: (colour, answer, thrown) => take({ seat: named(colour), answer, ...(thrown && { dice: thrown }) }),
    interject: (colour, interject, answer) => take({ seat: named(colour), interject, answer }),
    choices: (colour) => table.choices(named(colour)),
    options(colour) {
      const choices = table.choices(named(colour));
      return choices?.pick === 'one' || choices?.pick === 'some' ? choices.of : [];
    },
    whyNot(colour, target) {
      const wanted = JSON.stringify(target);
      const why = table.blocked(named(colour)).find((blocked) => JSON.stringify(blocked.target) === wanted)?.why;
      return why && `${why.key.replace('adventure.why.', '')} ${why.rule}`;
    },
    at: (figure) => table.state.figures[figure].at,
    strength: (figure) => table.state.figures[figure].strength,
    spice: (colour) => stockOf(table.state, colour).spice,
    hand: (colour) => stockOf(table.state, colour).hand.hidden,
    told: (type) => events.filter((event) => event.type === type) as never,
    until(question) {
      for (let answers = 0; table.task && table.task.do !== question; answers++) {
        if (answers > 60) throw new Error(`${question} never comes; open is ${table.task.do}`);
        const [seat] = table.asked;
        if (!seat) throw new Error('Nobody is asked');
        const answer = least(table.choices(seat));
        const { dice } = withDice(chanceOf(answers, 3), (thrown) => {
          const told = table.play({ seat, answer, dice: thrown });
          table.undo();
          return told;
        });
        take({ seat, answer, dice });
      }
      return story;
    },
  };
  return story;
}
/** Missing dice are a mistake of the test: say which. */
function played(table: Table<AdventureGame>, move: Move<AdventureGame>): ReturnType<Table<AdventureGame>['play']> {
  try {
    return table.play(move);
  } catch (error) {
    if (error instanceof DiceWanted) throw new Error(`${error.message} after ${JSON.stringify({ move, task: table.task })}`);
    throw error;
  }
}
const PASSING = ['stay', 'done', 'keep', 'nobody', 'nothing', 'throw'];
/** The answer that does the least. */
function least(choices: AnyChoices | null): unknown {
  switch (choices?.pick) {
    case 'one':
      return choices.of.find((option) => PASSING.includes(option as string)) ?? choices.of[0];
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
