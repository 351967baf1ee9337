import type { Message } from '../../../text/message.ts';
import type { Owned, SeatLook, SeatNames } from '../../face.ts';
import { housesOf } from '../board.ts';
import { type HouseId, type Side, SYMBOLS, TRACKS } from '../ids.ts';
import { PIECE_SIGNS, TRACK_SIGNS } from '../signs.ts';
import type { ArrakisGame, ArrakisView } from '../types.ts';
import { dataOf, house, housesOfSeat, nameOf, plain, said, side, sideOfSeat, stoneOf, track } from './names.ts';

const owned = (icon: string, count: number, key: string): Owned => ({ icon, count, label: said(`has.${key}`, { count }) });

/** Dice that these Houses have not used yet. */
function diceOf(view: ArrakisView, houses: readonly HouseId[]): number {
  const { boards } = dataOf({ view }).pieces;
  return Object.entries(view.boards).reduce((sum, [id, board]) => {
    const isOwn = boards[id as keyof typeof boards].houses.some((one) => houses.includes(one));
    return isOwn && board ? sum + SYMBOLS.reduce((dice, symbol) => dice + board.unused[symbol], 0) : sum;
  }, 0);
}
const cardsOf = (view: ArrakisView, houses: readonly HouseId[]): number => houses.reduce((sum, id) => sum + view.hands[id].count, 0);
/** What belongs to a whole side: its tokens, what it holds, how near it is to winning. */
function ofSide(view: ArrakisView, id: Side): readonly Owned[] {
  const sisters = owned(PIECE_SIGNS.sister, view.sisters[id], 'sisters');
  if (id === 'harkonnen')
    return [
      sisters,
      owned('settlement', view.settlements.length, 'settlements'),
      owned(TRACK_SIGNS.supremacy, view.supremacy, 'supremacy'),
    ];
  const tracks = TRACKS.map((one): Owned => {
    const count = view.prescience[one];
    return { icon: TRACK_SIGNS[one], count, label: said('has.track', { track: track(one), count }) };
  });
  return [sisters, owned('sietch', Object.keys(view.sietches).length, 'sietches'), ...tracks];
}

/** What a seat looks like beside the board: one House of a shared side, or both. R15 */
export function seat(view: ArrakisView, id: ArrakisGame['Seat']): SeatLook {
  const houses = housesOfSeat(view, id);
  const [first] = houses;
  const of = sideOfSeat(view, id);
  if (!first || !of) return { stone: null, title: null, has: [], seals: 0, goal: 0 };
  const [leading] = housesOf(of);
  return {
    stone: stoneOf(first),
    title: houses.length > 1 ? side(of) : house(first),
    has: [
      owned('die', diceOf(view, houses), 'dice'),
      owned('card', cardsOf(view, houses), 'cards'),
      ...(houses.includes(leading) ? ofSide(view, of) : []),
    ],
    seals: 0,
    goal: 0,
  };
}

/** The pebbles are the supremacy track: the game has no last round. R1.3, R1.6 */
export function progress(view: ArrakisView): { label: Message; now: number; of: number } {
  const of = dataOf({ view }).numbers.tracks.supremacyWins;
  const now = Math.min(view.supremacy, of);
  return { label: said('progress', { round: Math.max(view.round, 1), supremacy: now, of }), now, of };
}
export const goal = (view: ArrakisView): Message =>
  said(`goal.${view.side ?? 'both'}`, { goal: dataOf({ view }).numbers.tracks.supremacyWins });
/** Who has won and why. R1.3, R1.4 */
export function outcome(_: ArrakisView, reason: string, winners: readonly ArrakisGame['Seat'][], names: SeatNames): Message {
  if (winners.length === 0) return said('end.automa');
  return said(`end.${reason}`, { who: winners.map((id) => plain(nameOf({ view: null, names }, id))) });
}
