import { expect } from 'vitest';
import { heard, Table } from '../../../kernel/table.ts';
import { arrange, type Arrangement } from '../arrange.ts';
import type { DiceEvent } from '../events.ts';
import { type HouseId, KINDS, type Place } from '../ids.ts';
import { dice } from '../index.ts';
import { houseOf, seatOf } from '../queries/table.ts';
import type { DiceGame, DiceInterjections, House, State } from '../types.ts';

/** A position being played in a test: Houses answer, things happen. */
export interface Story {
  readonly table: Table<DiceGame>;
  readonly state: State;
  /** All that was told so far. */
  readonly events: readonly DiceEvent[];
  /** The open question: its name, and the Houses that are asked. */
  readonly asked: string;
  /** The House answers the open question; fails if that is not allowed. `dice` are thrown on the table. */
  play(house: HouseId, answer: unknown, dice?: readonly number[]): Story;
  interject(house: HouseId, name: keyof DiceInterjections, answer: unknown): Story;
  /** The options of a question that picks one. */
  options(house: HouseId): readonly unknown[];
  choices(house: HouseId): unknown;
  /** Key of the reason why this is not offered, without `dice.why.`; undefined if it has none. */
  whyNot(house: HouseId, target: unknown): string | undefined;
  /** Ordinary and large troops in a place. */
  troops(house: HouseId, place: Place): number;
  house(house: HouseId): House;
  /** Answers the least until this question is open. */
  until(question: string): Story;
}

/** Lays a position out and plays on to its first question. */
export function open(arrangement: Arrangement): Story {
  const table = new Table<DiceGame>(dice, arrange(arrangement), arrangement.options ?? {});
  table.start();
  return storyOf(table);
}

export function storyOf(table: Table<DiceGame>): Story {
  const events: DiceEvent[] = [...heard(table.opening, null)];
  const named = (house: HouseId) => seatOf(table.state, house);
  const take = (move: Parameters<typeof table.play>[0]): Story => {
    const refusal = table.refusal(move);
    if (refusal) throw new Error(`${refusal.key}: ${JSON.stringify({ move, task: table.task, choices: table.choices(move.seat) })}`);
    events.push(...heard(table.play(move), null));
    expect(dice.invariants(table.state)).toEqual([]);
    return story;
  };
  const story: Story = {
    table,
    get state() {
      return table.state;
    },
    events,
    get asked() {
      return [table.task?.do ?? 'over', ...table.asked.map((seat) => houseOf(table.state, seat) ?? seat)].join(' ');
    },
    play: (house, answer, thrown) => take({ seat: named(house), answer, ...(thrown && { dice: thrown }) }),
    interject: (house, interject, answer) => take({ seat: named(house), interject, answer }),
    choices: (house) => table.choices(named(house)),
    options(house) {
      const choices = table.choices(named(house));
      return choices?.pick === 'one' || choices?.pick === 'some' ? choices.of : [];
    },
    whyNot(house, target) {
      const wanted = JSON.stringify(target);
      return table
        .blocked(named(house))
        .find((blocked) => JSON.stringify(blocked.target) === wanted)
        ?.why.key.replace('dice.why.', '');
    },
    troops: (house, place) => KINDS.reduce((sum, kind) => sum + (table.state.houses[house]?.[kind][place] ?? 0), 0),
    house: (house) => table.state.houses[house] as House,
    until(question) {
      for (let answers = 0; table.task && table.task.do !== question; answers++) {
        if (answers > 50) throw new Error(`${question} never comes; open is ${table.task.do}`);
        const [seat] = table.asked;
        if (seat) take({ seat, answer: least(table.task.do, table.choices(seat)) });
      }
      return story;
    },
  };
  return story;
}

const PASSING = ['none', 'done', 'keep', 'later', 'refuse', false];
/** The answer that does the least. */
function least(question: string, choices: ReturnType<Table<DiceGame>['choices']>): unknown {
  switch (choices?.pick) {
    case 'one':
      if (question === 'recruit' || question === 'recruitAsAlly') return choices.of.at(-1);
      return choices.of.find((option) => PASSING.includes(option as string)) ?? choices.of[0];
    case 'some':
      return question === 'freeze' ? choices.of : [];
    case 'amounts':
      return Object.fromEntries(Object.keys(choices.most).map((key) => [key, 0]));
    default:
      throw new Error(`No least answer to ${question}`);
  }
}
