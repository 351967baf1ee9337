import type { DeepReadonly, GameModule } from './types.ts';
import { add } from './write.ts';

/** Two seats bid in secret out of their purses; anybody may give a coin away, or call a halt that the other confirms. */
export interface Auction {
  Seat: 'ann' | 'bob';
  Options: { readonly dice?: string };
  State: { purse: Record<'ann' | 'bob', number> };
  View: DeepReadonly<Auction['State']>;
  Tasks: { bid: object; die: object; halt: { of: 'ann' | 'bob' }; over: object };
  Answers: { bid: number; halt: true };
  Interjections: { give: 'ann' | 'bob'; halt: true };
  Event: { readonly type: string; readonly face?: number };
}
const other = (seat: 'ann' | 'bob'): 'ann' | 'bob' => (seat === 'ann' ? 'bob' : 'ann');

export const auction: GameModule<Auction> = {
  id: 'auction',
  rulesVersion: 1,
  seatIds: ['ann', 'bob'],
  seatCounts: [2],
  options: [{ id: 'dice', values: ['app', 'table'] }],
  realDice: ({ dice }) => dice === 'table',
  seats: () => ['ann', 'bob'],
  setup: () => ({ state: { purse: { ann: 3, bob: 3 } }, agenda: [{ do: 'bid' }, { do: 'die' }, { do: 'bid' }, { do: 'over' }] }),
  steps: {
    bid: {
      secret: true,
      asksAll: () => ['ann', 'bob'],
      choices: ({ state }, _, seat) => ({ pick: 'number', min: 0, max: state.purse[seat] }),
      resolve(game, _, bids) {
        for (const [seat, bid] of bids) add(game, game.state.purse, seat, -bid);
      },
    },
    die(game) {
      const [face = 0] = game.chance.roll([{ name: 'coin', sides: 6 }]);
      add(game, game.state.purse, 'ann', face);
      game.tell({ type: 'rolled', face });
    },
    halt: { asks: (_, { of }) => of, choices: () => ({ pick: 'one', of: [true] }), resolve: () => {} },
    over: (game) => game.end({ winners: game.state.purse.ann > game.state.purse.bob ? ['ann'] : ['bob'], reason: 'purse' }),
  },
  interjections: {
    give: {
      choices: ({ state }, seat) => (state.purse[seat] > 0 ? { pick: 'one', of: [other(seat)] } : null),
      resolve(game, from, to) {
        add(game, game.state.purse, from, -1);
        add(game, game.state.purse, to, 1);
      },
    },
    halt: { choices: () => ({ pick: 'one', of: [true] }), resolve: (_, seat) => [{ do: 'halt', of: other(seat) }] },
  },
  view: ({ purse }) => ({ purse }),
  imagine() {},
  invariants: ({ purse }) => (purse.ann < 0 || purse.bob < 0 ? ['a purse is below nothing'] : []),
  standing: ({ purse }) => ({ ann: purse.ann / (purse.ann + purse.bob || 1), bob: purse.bob / (purse.ann + purse.bob || 1) }),
};
