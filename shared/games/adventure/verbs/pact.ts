import { set } from '../../../kernel/write.ts';
import type { Colour, SeatId } from '../ids.ts';
import { isBetween } from '../queries/pact.ts';
import { seatOf } from '../queries/table.ts';
import type { Game, Pact, State } from '../types.ts';

type Held = State['pacts'][number];
const put = (game: Game, pacts: readonly Held[]): void => set(game, game.state, 'pacts', pacts);
/** The state knows lists, no pairs. */
const pair = ({ between: [one, other] }: Held): Pact['between'] => [one as SeatId, other as SeatId];

/**
 * Two players promise not to attack each other from now on, for so many full rounds. R12.5
 * A promise that was made in a turn of the same colour is made longer, never shorter; others stay beside it.
 */
export function makePact(game: Game, one: Colour, other: Colour, rounds: number): void {
  const { state } = game;
  const between: Pact['between'] = [seatOf(state, one), seatOf(state, other)];
  const madeIn = state.turn.colour;
  const isSame = (pact: Held): boolean => pact.madeIn === madeIn && isBetween(pact, ...between);
  const longest = Math.max(rounds, ...state.pacts.filter(isSame).map((pact) => pact.rounds));
  put(game, [...state.pacts.filter((pact) => !isSame(pact)), { between, madeIn, rounds: longest }]);
  game.tell({ type: 'pact', between, rounds });
}

/** The dice come to the place of this colour, be it fallen or not: a round of all pacts made in its turns is over. R12.5 */
export function endRound(game: Game, colour: Colour): void {
  const { pacts } = game.state;
  if (!pacts.some(({ madeIn }) => madeIn === colour)) return;
  const aged = pacts.map((pact) => (pact.madeIn === colour ? { ...pact, rounds: pact.rounds - 1 } : pact));
  put(
    game,
    aged.filter(({ rounds }) => rounds > 0),
  );
  for (const each of aged) {
    const between = pair(each);
    if (!game.state.pacts.some((pact) => isBetween(pact, ...between))) game.tell({ type: 'pactOver', between });
  }
}

/** A player is out: so are his promises. R14.1 */
export function dropPacts(game: Game, seat: SeatId): void {
  put(
    game,
    game.state.pacts.filter(({ between }) => !between.includes(seat)),
  );
}
