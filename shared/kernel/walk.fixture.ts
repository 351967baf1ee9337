import type { DeepReadonly, GameModule, GameTypes, Hidden } from './types.ts';
import { add, set } from './write.ts';

type Walker = 'ann' | 'bob' | 'cia';
export type Stride = 'go' | 'roll' | 'peek' | 'ask' | 'done' | 'end';
/** Two or three seats walk: with free strides, thrown ones, a look at one's own secret, and a secret question to all. */
export interface Walk {
  Seat: Walker;
  Options: { readonly dice?: string; readonly speed?: string };
  State: { seats: readonly Walker[]; at: Record<Walker, number>; secret: Record<Walker, Hidden<number>>; guesses: readonly number[] };
  View: { readonly at: Readonly<Record<Walker, number>>; readonly guesses: readonly number[]; readonly mine: number | null };
  Tasks: { step: { of: Walker }; guess: object };
  Answers: { step: Stride; guess: number };
  Interjections: { wave: true };
  Event: { readonly type: string; readonly [arg: string]: unknown };
}
const WALKERS: readonly Walker[] = ['ann', 'bob', 'cia'];
const STRIDES: readonly Stride[] = ['go', 'roll', 'peek', 'ask', 'done', 'end'];
const each = <T>(value: (seat: Walker) => T): Record<Walker, T> => ({ ann: value('ann'), bob: value('bob'), cia: value('cia') });
const after = (seats: readonly Walker[], seat: Walker): Walker => seats[(seats.indexOf(seat) + 1) % seats.length] ?? seat;

export const walk: GameModule<Walk> = {
  id: 'walk',
  rulesVersion: 1,
  seatIds: WALKERS,
  seatCounts: [2, 3],
  options: [
    { id: 'dice', values: ['app', 'table'] },
    { id: 'speed', values: ['slow', 'fast'], seats: [3] },
  ],
  realDice: ({ dice }) => dice === 'table',
  seats: ({ seats }) => seats,
  setup({ seats }, chance) {
    const secret = each(() => ({ hidden: 100_000 + chance.below(900_000) }));
    return { state: { seats, at: each(() => 0), secret, guesses: [] }, agenda: [{ do: 'step', of: seats[0] ?? 'ann' }] };
  },
  steps: {
    step: {
      asks: (_, { of }) => of,
      choices: () => ({ pick: 'one', of: STRIDES }),
      blocked: () => [{ target: 'fly', why: { key: 'walk.noWings', rule: 'W1' } }],
      resolve(game, { of }, stride) {
        const { state } = game;
        if (stride === 'end') return game.end({ winners: [of], reason: 'enough' });
        if (stride === 'go') add(game, state.at, of, 1);
        if (stride === 'roll') {
          const [face = 0] = game.chance.roll([{ name: 'coin', sides: 6 }]);
          add(game, state.at, of, face);
          game.tell({ type: 'rolled', face });
        }
        if (stride === 'peek') game.tell({ type: 'saw', value: state.secret[of].hidden }, { to: [of], others: { type: 'peeked' } });
        if (stride === 'go' || stride === 'done') game.tell({ type: stride, seat: of });
        const next = { do: 'step', of: stride === 'done' ? after(state.seats, of) : of } as const;
        return stride === 'ask' ? [{ do: 'guess' }, next] : [next];
      },
    },
    guess: {
      secret: true,
      asksAll: ({ state }) => state.seats,
      choices: () => ({ pick: 'number', min: 0, max: 9_999_999 }),
      resolve(game, _, answers) {
        set(game, game.state, 'guesses', [...answers.values()]);
        game.tell({ type: 'guessed', guesses: [...answers.values()] }, { to: 'all' });
      },
    },
  },
  interjections: {
    wave: { choices: () => ({ pick: 'one', of: [true] }), resolve: (game, seat) => game.tell({ type: 'waved', seat }) },
  },
  view: ({ at, guesses, secret }: DeepReadonly<Walk['State']>, viewer) => ({
    at: { ...at },
    guesses,
    mine: viewer ? secret[viewer].hidden : null,
  }),
  imagine(game, seat) {
    const secret = each((owner) => (owner === seat ? game.state.secret[owner] : { hidden: 100_000 + game.chance.below(900_000) }));
    set(game, game.state, 'secret', secret);
  },
  invariants: () => [],
  standing: ({ at }) => each((seat) => Math.min(1, at[seat] / 20)),
};
/** For whoever does not know it. */
export const anyWalk = walk as unknown as GameModule<GameTypes>;
