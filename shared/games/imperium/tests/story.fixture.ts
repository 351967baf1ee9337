import { expect } from 'vitest';
import { type AnyChoices, listed } from '../../../kernel/choices.ts';
import { Table } from '../../../kernel/table.ts';
import type { Move } from '../../../kernel/types.ts';
import { arranged, type Arrangement } from '../../imperium-family/arrange.ts';
import type { FamilyEvent } from '../../imperium-family/events.ts';
import type { PlayerId, SeatId } from '../../imperium-family/ids.ts';
import { playerOf } from '../../imperium-family/queries/table.ts';
import type { Send } from '../../imperium-family/questions.ts';
import type { FamilyGame, Player, State } from '../../imperium-family/types.ts';
import { imperium } from '../index.ts';

/** A position being played in a test: seats answer, things happen. */
export interface Story {
  readonly table: Table<FamilyGame>;
  readonly state: State;
  readonly events: readonly FamilyEvent[];
  /** The open question and who is asked: `effects seat1`. */
  readonly asked: string;
  of(seat: PlayerId): State['players'][PlayerId] & object;
  /** The one who is asked answers; fails if that is not allowed. */
  play(...answers: readonly unknown[]): Story;
  send(card: string, to: string, more?: Partial<Send>): Story;
  /** Carries out the pending piece of this kind (its field), optionally of this origin. */
  piece(kind: string, from?: string): Story;
  /** Kinds of the pieces that are offered. */
  pieces(): readonly string[];
  interject(seat: SeatId, answer: unknown): Story;
  options(): readonly unknown[];
  /** `<name> <rule>` of the reason why this is not offered; undefined if it has none. */
  whyNot(target: unknown): string | undefined;
  told<Type extends FamilyEvent['type']>(type: Type): Extract<FamilyEvent, { type: Type }>[];
  /** Answers the least until this question of this seat is open: `turn seat2`. */
  until(asked: string): Story;
}

/** Lays a position out and plays on to its first question. */
export function open(arrangement: Arrangement = {}): Story {
  const table = new Table<FamilyGame>(imperium, arranged('imperium', arrangement), arrangement.options ?? {});
  expect(imperium.invariants(table.state)).toEqual([]);
  table.start();
  return storyOf(table);
}
/** A question from which nothing follows: the story stops there. */
export const STOP = { do: 'payOffer', by: 'seat1', origin: null, since: 0, agreed: false, pay: {}, then: [] } as const;
/** One turn of the first Rival, and no more. */
export const rivalActs = (arrangement: Arrangement): Story => open({ agenda: [{ do: 'rivalTurn', by: 'rival1' }, STOP], ...arrangement });
/** What became of each Hagal card: where it sent an Agent, or why it was ignored. */
export const errands = (story: Story): readonly unknown[] => story.told('hagal').map(({ to, ignored }) => to ?? ignored);
/** The Hagal cards of the game, in the deck and revealed. */
export const hagalCardsIn = ({ hagal }: State): readonly string[] => (hagal ? [...hagal.deck.hidden, ...hagal.discard] : []);
const kindIn = (effect: object, kind: string): boolean => kind in effect;

export function storyOf(table: Table<FamilyGame>): Story {
  const events: FamilyEvent[] = table.opening.map(({ event }) => event);
  const take = (move: Move<FamilyGame>): void => {
    const refusal = table.refusal(move);
    if (refusal) throw new Error(`${refusal.key}: ${JSON.stringify({ move, task: table.task, choices: table.choices(move.seat) })}`);
    events.push(...table.play(move).map(({ event }) => event));
    expect(imperium.invariants(table.state)).toEqual([]);
  };
  const seat = (): SeatId => {
    const [asked] = table.asked;
    if (!asked) throw new Error('Nobody is asked');
    return asked;
  };
  const story: Story = {
    table,
    get state() {
      return table.state;
    },
    events,
    get asked() {
      return [table.task?.do ?? 'over', ...table.asked].join(' ');
    },
    of: (id) => playerOf(table.state, id) as State['players'][PlayerId] & Player,
    play(...answers) {
      for (const answer of answers) take({ seat: seat(), answer });
      return story;
    },
    send: (card, to, more = {}) => story.play({ card, to, ...more }),
    piece(kind, from) {
      const found = table.state.turn.pieces.find((piece) => kindIn(piece.effect, kind) && (from === undefined || piece.from === from));
      if (!found) throw new Error(`No piece ${kind} among ${JSON.stringify(table.state.turn.pieces)}`);
      return story.play({ piece: found.id });
    },
    pieces() {
      const offered = story
        .options()
        .flatMap((option) => (typeof option === 'object' && option && 'piece' in option ? [option.piece] : []));
      return table.state.turn.pieces.filter(({ id }) => offered.includes(id)).map(({ effect }) => Object.keys(effect)[0] as string);
    },
    interject(who, answer) {
      take({ seat: who, interject: 'lookAtTop', answer });
      return story;
    },
    options() {
      const choices = table.choices(seat());
      return choices ? listed(choices) : [];
    },
    whyNot(target) {
      const blocked = table.blocked(seat()).find((each) => JSON.stringify(each.target) === JSON.stringify(target));
      return blocked && `${blocked.why.key.split('.').at(-1)} ${blocked.why.rule}`;
    },
    told: (type) => events.filter((event) => event.type === type) as never,
    until(asked) {
      for (let answers = 0; story.asked !== asked; answers++) {
        if (answers > 80) throw new Error(`${asked} never comes; open is ${story.asked}`);
        take({ seat: seat(), answer: least(table.choices(seat())) });
      }
      return story;
    },
  };
  return story;
}
const PASSING: readonly unknown[] = ['done', 'pass', 'keep', 'reveal', false];
/** The answer that does the least. */
function least(choices: AnyChoices | null): unknown {
  switch (choices?.pick) {
    case 'one':
      return choices.of.find((option) => PASSING.includes(option)) ?? choices.of[0];
    case 'some':
      return choices.of.slice(0, choices.min);
    case 'number':
      return choices.min;
    default:
      throw new Error('No least answer');
  }
}
