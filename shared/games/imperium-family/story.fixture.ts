import { expect } from 'vitest';
import { type AnyChoices, listed } from '../../kernel/choices.ts';
import { Table } from '../../kernel/table.ts';
import type { GameModule, Position } from '../../kernel/types.ts';
import { leastOf, storyOf as told, type StoryOf } from '../../testkit/story.ts';
import type { Arrangement } from './arranged-position.ts';
import type { PlayerId, SeatId } from './ids.ts';
import { playerOf } from './queries/table.ts';
import type { Send } from './questions.ts';
import type { FamilyGame, Player, State } from './types.ts';

/** One seat is asked at a time: a test need not say which. */
interface OfWhoIsAsked {
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
}
/** A position being played in a test: seats answer, things happen. */
export type Story = Omit<StoryOf<FamilyGame, SeatId>, keyof OfWhoIsAsked | 'until'> & OfWhoIsAsked & { until(asked: string): Story };

/** Lays a position of an edition out and plays on to its first question. */
export const openerOf =
  (module: GameModule<FamilyGame>, arranged: (said: Arrangement) => Position<FamilyGame>) =>
  (arrangement: Arrangement = {}): Story => {
    const table = new Table<FamilyGame>(module, arranged(arrangement), arrangement.options ?? {});
    expect(module.invariants(table.state)).toEqual([]);
    table.start();
    return storyOf(table);
  };
/** A question from which nothing follows: the story stops there. */
export const STOP = { do: 'payOffer', by: 'seat1', origin: null, since: 0, agreed: false, pay: {}, then: [] } as const;
const kindIn = (effect: object, kind: string): boolean => kind in effect;

/** Tells on from a table that has been started. */
export function storyOf(table: Table<FamilyGame>): Story {
  const telling = told<FamilyGame, SeatId>(table, {
    seatOf: (_, seat) => seat,
    playersAt: (_, seat) => seat,
    least: (choices: AnyChoices | null) => leastOf(choices, PASSING),
  });
  const { play, interject, whyNot } = telling;
  const seat = (): SeatId => {
    const [asked] = table.asked;
    if (!asked) throw new Error('Nobody is asked');
    return asked;
  };
  const asked: OfWhoIsAsked = {
    of: (id) => playerOf(table.state, id) as State['players'][PlayerId] & Player,
    play(...answers) {
      for (const answer of answers) play(seat(), answer);
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
      interject(who, 'lookAtTop', answer);
      return story;
    },
    options() {
      const choices = table.choices(seat());
      return choices ? listed(choices) : [];
    },
    whyNot: (target) => whyNot(seat(), target),
  };
  const story: Story = Object.assign(telling, asked) as never;
  return story;
}
const PASSING: readonly unknown[] = ['done', 'pass', 'keep', 'reveal', false];
