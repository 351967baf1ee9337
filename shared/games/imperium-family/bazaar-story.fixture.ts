import { expect } from 'vitest';
import { listed } from '../../kernel/choices.ts';
import { Table } from '../../kernel/table.ts';
import { leastOf, storyOf as told, type StoryOf } from '../../testkit/story.ts';
import { type Arrangement, arranged } from './arrange.ts';
import { BAZAAR } from './bazaar.fixture.ts';
import type { PlayerId, SeatId } from './ids.ts';
import { familyModule } from './module.ts';
import { playerOf } from './queries/table.ts';
import type { FamilyGame, State } from './types.ts';

export const bazaar = familyModule(BAZAAR);
interface More {
  of(id: PlayerId): State['players'][PlayerId] & object;
  /** The one who is asked answers. */
  say(...answers: readonly unknown[]): Story;
  send(card: string, to: string): Story;
  /** Carries out the pending piece of this kind. */
  piece(kind: string): Story;
  /** Kinds of the pieces that are offered; a contract by its name. */
  pieces(): readonly string[];
  offered(): readonly unknown[];
  why(target: unknown): string | undefined;
}
export type Story = StoryOf<FamilyGame, SeatId> & More;

/** Leaders whose abilities do not meddle; the fourth has contracts of its own. */
const LEADERS = { seat1: 'elder', seat2: 'smith', seat3: 'nomad' } as const;
/** Lays a position with contracts out and plays on to its first question. */
export function open({ options, leaders, ...said }: Arrangement = {}): Story {
  const wanted = { choam: 'with', ...options } as const;
  const table = new Table<FamilyGame>(
    bazaar,
    arranged('bazaar', { leaders: { ...LEADERS, ...leaders }, options: wanted, ...said }),
    wanted,
  );
  expect(bazaar.invariants(table.state)).toEqual([]);
  table.start();
  const asked = (): SeatId => table.asked[0] as SeatId;
  const offered = (): readonly unknown[] => {
    const choices = table.choices(asked());
    return choices ? listed(choices) : [];
  };
  const nameOf = (effect: object): string => ('complete' in effect ? String(effect.complete) : (Object.keys(effect)[0] as string));
  const story: Story = told<FamilyGame, SeatId, More>(
    table,
    {
      seatOf: (_, seat) => seat,
      playersAt: (_, seat) => seat,
      least: (choices) => leastOf(choices, ['done', 'pass', 'keep', 'reveal', false]),
    },
    {
      of: (id) => playerOf(table.state, id),
      say(...answers) {
        for (const answer of answers) story.play(asked(), answer);
        return story;
      },
      send: (card, to) => story.say({ card, to }),
      piece(kind) {
        const found = table.state.turn.pieces.find(({ effect }) => nameOf(effect) === kind);
        if (!found) throw new Error(`No piece ${kind} among ${JSON.stringify(table.state.turn.pieces)}`);
        return story.say({ piece: found.id });
      },
      pieces() {
        const ids = offered().flatMap((option) => (typeof option === 'object' && option && 'piece' in option ? [option.piece] : []));
        return table.state.turn.pieces.filter(({ id }) => ids.includes(id)).map(({ effect }) => nameOf(effect));
      },
      offered,
      why: (target) => story.whyNot(asked(), target),
    },
  );
  return story;
}
