import type { BookGame, BookSeat } from '../../shared/protocol/book.ts';

/** What the book can group its games by. */
export const COUNTED_BY = ['person', 'together', 'game', 'side', 'seat'] as const;
export type CountedBy = (typeof COUNTED_BY)[number];

/** A row of the count. `id` is its key; `parts` is what its name is made of, to be said in the reader's language. */
export interface Tally {
  readonly id: string;
  readonly game: string;
  readonly by: CountedBy;
  /** Of people their names; of a side its place among the game's seats; of a seat its number and the number of seats. */
  readonly parts: readonly string[];
  /** A seat that played the side, for its stone and name. */
  readonly side: BookSeat['sides'][number] | null;
  readonly played: number;
  readonly won: number;
}
type Key = Pick<Tally, 'id' | 'game' | 'parts' | 'side'> & { readonly won: boolean };

const people = ({ seats }: BookGame): readonly BookSeat[] => seats.filter(({ kind, name }) => kind === 'person' && name !== null);
const KEYS: { readonly [By in CountedBy]: (game: BookGame) => readonly Key[] } = {
  person: (game) => people(game).map(({ name, won }) => ({ id: name ?? '', game: '', parts: [name ?? ''], side: null, won })),
  together(game) {
    const here = people(game);
    return here.flatMap((one, at) =>
      here.slice(at + 1).map((other) => {
        const parts = [one.name ?? '', other.name ?? ''].sort((a, b) => a.localeCompare(b));
        return { id: parts.join('\n'), game: '', parts, side: null, won: one.won && other.won };
      }),
    );
  },
  game: (game) => [{ id: game.game, game: game.game, parts: [], side: null, won: people(game).some(({ won }) => won) }],
  side: (game) =>
    game.seats.flatMap(({ sides, won }) =>
      sides.flatMap((side) => (side.title ? [{ id: `${game.game} ${side.title.key}`, game: game.game, parts: [], side, won }] : [])),
    ),
  seat: (game) =>
    game.seats.map(({ won }, at) => {
      const parts = [String(at + 1), String(game.seats.length)];
      return { id: parts.join(), game: '', parts, side: null, won };
    }),
};

/** Games and wins, the most played first; equals by wins. */
export function tallied(games: readonly BookGame[], by: CountedBy): readonly Tally[] {
  const found = new Map<string, Tally>();
  for (const game of games) {
    for (const { won, ...key } of KEYS[by](game)) {
      const before = found.get(key.id) ?? { ...key, by, played: 0, won: 0 };
      found.set(key.id, { ...before, played: before.played + 1, won: before.won + Number(won) });
    }
  }
  const order = by === 'seat' ? ({ id }: Tally) => id : () => '';
  return [...found.values()].sort(
    (one, other) =>
      order(one).localeCompare(order(other)) || other.played - one.played || other.won - one.won || one.id.localeCompare(other.id),
  );
}
