import { expect } from 'vitest';
import { Table } from '../../../kernel/table.ts';
import { leastOf, storyOf, type StoryOf } from '../../../testkit/story.ts';
import { type Arrangement, arranged } from '../../imperium-family/arrange.ts';
import type { PlayerId, SeatId } from '../../imperium-family/ids.ts';
import { familyModule } from '../../imperium-family/module.ts';
import { playerOf } from '../../imperium-family/queries/table.ts';
import type { FamilyGame } from '../../imperium-family/types.ts';
import { SANDS } from './sands.fixture.ts';

export const sands = familyModule(SANDS);
const PASSING: readonly unknown[] = ['done', 'pass', 'keep', 'reveal', false];

/** A position of the sands being played; one seat is asked at a time, so a test need not say which. */
export interface Story extends Omit<StoryOf<FamilyGame, SeatId>, 'until'> {
  of(id: PlayerId): ReturnType<typeof playerOf>;
  /** Whoever is asked answers; fails if that is not allowed. */
  say(...answers: readonly unknown[]): Story;
  /** Carries out the pending piece that holds this kind of effect. */
  piece(kind: string): Story;
  offers(): readonly unknown[];
  why(target: unknown): string | undefined;
  until(asked: string): Story;
}
/** Lays a position out and plays on to its first question. */
export function open(arrangement: Arrangement = {}): Story {
  const table = new Table<FamilyGame>(sands, arranged('sands', arrangement), arrangement.options ?? {});
  expect(sands.invariants(table.state)).toEqual([]);
  table.start();
  const asked = (): SeatId => table.asked[0] as SeatId;
  const telling = storyOf<FamilyGame, SeatId>(table, {
    seatOf: (_, seat) => seat,
    playersAt: (_, seat) => seat,
    least: (choices) => leastOf(choices, PASSING),
  });
  const more = {
    of: (id: PlayerId) => playerOf(table.state, id),
    say(...answers: readonly unknown[]): Story {
      for (const answer of answers) telling.play(asked(), answer);
      return story;
    },
    piece(kind: string): Story {
      const found = table.state.turn.pieces.find(({ effect }) => JSON.stringify(effect).includes(`"${kind}"`));
      if (!found) throw new Error(`No piece ${kind} among ${JSON.stringify(table.state.turn.pieces)}`);
      return story.say({ piece: found.id });
    },
    offers: () => telling.options(asked()),
    why: (target: unknown) => telling.whyNot(asked(), target),
  };
  const story: Story = Object.assign(telling, more) as never;
  return story;
}
