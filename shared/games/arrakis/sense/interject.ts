import type { Table } from '../../../kernel/table.ts';
import type { Move } from '../../../kernel/types.ts';
import type { AreaId, SeatId } from '../ids.ts';
import { detonations, freeClaims } from '../queries/claims.ts';
import { schemes, scoutings, trainable } from '../queries/free-actions.ts';
import { unusedOf } from '../queries/dice.ts';
import { legionAt, unitsAt } from '../queries/legions.ts';
import { isAutoma, leaderOf, seatOf, sideOfSeat } from '../queries/table.ts';
import { sietchAt, terrain } from '../queries/areas.ts';
import type { ArrakisGame } from '../types.ts';
import { mostWorth } from '../../../search/rated.ts';
import { costOf, gainOf } from './fulfil.ts';
import { wormsNear } from './ground.ts';
import { type Look, lookOf } from './look.ts';
import { atomicsWorth, revealWorth } from './special.ts';

type Wish = (look: Look, seat: SeatId) => Move<ArrakisGame> | null;

/** Reasons enough to do something unasked. */
const WORTH_SCOUTING = 0.4;
const WORTH_STRIKING = 0.35;
/** A claim that brings at least so much is not kept for later. */
const WORTH_CLAIMING = 0.6;

/** What a bot does of its own accord, by side. R7.10, R13.4 */
export function interject(table: Table<ArrakisGame>, seat: SeatId): Move<ArrakisGame> | null {
  const { state } = table;
  if (state.phase !== 'action' || state.held) return null;
  const side = sideOfSeat(state, seat);
  if (side === null) return null;
  const look = lookOf(state, side);
  for (const wish of side === 'atreides' ? [claim, detonate, train] : [scheme, scout]) {
    const move = wish(look, seat);
    if (move) return move;
  }
  return null;
}
/** The claim that brings most, if enough of it counts. */
const claim: Wish = (look, seat) => {
  if (seat !== seatOf(look.state, leaderOf('atreides'))) return null;
  const worth = (card: Parameters<typeof gainOf>[1]): number =>
    gainOf(look, card) - costOf(look, look.book.data.prescience[card].condition);
  const best = mostWorth(freeClaims(look.state), worth);
  return best && worth(best) >= WORTH_CLAIMING ? { seat, interject: 'claim', answer: best } : null;
};
/** When a garrison that the worms can then reach is worth it. R13.9 */
const detonate: Wish = (look, seat) => {
  const areas = detonations(look.state);
  if (areas.length === 0 || seat !== seatOf(look.state, leaderOf('atreides'))) return null;
  const worth = (at: AreaId): number => atomicsWorth(look, at) + 0.1 * wormsNear(look, at);
  const best = mostWorth(areas, worth);
  return best && worth(best) >= WORTH_STRIKING ? { seat, interject: 'detonate', answer: best } : null;
};
/** A token that alone holds its area is turned up where a part of it is wanted next door. */
const train: Wish = (look, seat) => {
  const { state, book } = look;
  if (!mayMove(look)) return null;
  // Whoever shows a token to the automa gives it a card for its battles. R16.17
  if (isAutoma(state, 'harkonnen')) return null;
  for (const { card } of state.shown) {
    const { condition } = book.data.prescience[card];
    if (condition.is !== 'legions' || gainOf(look, card) <= 1) continue;
    const wanted = (at: AreaId): boolean =>
      condition.in.includes(terrain(state, at)) && legionAt(state, 'atreides', at) === null && !(condition.noSietch && sietchAt(state, at));
    const found = trainable(state).find(({ at }) => unitsAt(state, 'atreides', at) === 1 && book.open[at].some(wanted));
    if (found) return { seat, interject: 'train', answer: found };
  }
  return null;
};
const mayMove = ({ state }: Look): boolean => unusedOf(state, 'atreides') > 0;
/** Whoever replaces Hawat brings a Bene Gesserit token, and the cards are good for nothing else. R17.9 */
const scheme: Wish = (look, seat) => {
  const copies = seat === seatOf(look.state, 'house-harkonnen') ? schemes(look.state).length : 0;
  return copies >= 2 ? { seat, interject: 'scheme', answer: copies } : null;
};
/** What the Atreides could claim by keeping it facedown is turned up; ornithopters fly away at the end of the round anyway. */
const scout: Wish = (look, seat) => {
  const best = mostWorth(scoutings(look.state), ({ at }) => revealWorth(look, at));
  return best && revealWorth(look, best.at) >= WORTH_SCOUTING ? { seat, interject: 'scout', answer: best } : null;
};
