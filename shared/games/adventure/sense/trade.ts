import { CARDS, type Colour, type SeatId } from '../ids.ts';
import { hasPact } from '../queries/pact.ts';
import { figuresOf, living, seatOf, spaceOf, stockOf } from '../queries/table.ts';
import { amountOf } from '../queries/trade.ts';
import type { Goods, State } from '../types.ts';
import { clash } from './clash.ts';
import { type Look, reachOdds, safe } from './look.ts';
import { useOf } from './target.ts';
import { cardWorth, harvestersWorth, spiceWorth } from './worth.ts';

/** A trade as one side sees it. */
export interface Deal {
  readonly mine: Colour;
  readonly theirs: Colour;
  readonly gets: Goods;
  readonly gives: Goods;
  readonly pact: number;
}
export const mirrored = ({ mine, theirs, gets, gives, pact }: Deal): Deal => ({
  mine: theirs,
  theirs: mine,
  gets: gives,
  gives: gets,
  pact,
});

/** What goods are worth to a colour that gets them. The second of a kind is worth less. */
export function gainOf(look: Look, colour: Colour, goods: Goods): number {
  const { spice, harvesters } = stockOf(look.state, colour);
  let worth = spiceWorth(spice + amountOf(goods, 'spice')) - spiceWorth(spice);
  worth += harvestersWorth(harvesters + amountOf(goods, 'harvesters')) - harvestersWorth(harvesters);
  for (const card of CARDS) {
    const count = amountOf(goods, card);
    if (count > 0) worth += useOf(look, colour, card) * (1 + 0.6 * (count - 1));
  }
  return worth;
}
/** What goods are worth to a colour that gives them away. Hidden equipment is of little use to its owner. R9.1 */
export function lossOf(look: Look, colour: Colour, goods: Goods): number {
  const { spice, harvesters } = stockOf(look.state, colour);
  let worth = spiceWorth(spice) - spiceWorth(spice - amountOf(goods, 'spice'));
  worth += harvestersWorth(harvesters) - harvestersWorth(harvesters - amountOf(goods, 'harvesters'));
  for (const card of CARDS) worth += amountOf(goods, card) * cardWorth(card);
  return worth;
}
/** What a side wins by the goods alone. */
const surplus = (look: Look, { mine, gets, gives }: Deal): number => gainOf(look, mine, gets) - lossOf(look, mine, gives);

/** How surely a figure that could be hurt, or could hurt, is or does. */
const LIKELY = 0.45;
/** What the figures of one player threaten to do to those of another in a round. R12.5 */
function threat(look: Look, by: SeatId, of: SeatId): { readonly win: number; readonly loss: number } {
  const { state, board } = look;
  let [win, loss] = [0, 0];
  for (const victim of figuresBy(state, of)) {
    if (safe(state, victim)) continue;
    for (const hunter of figuresBy(state, by)) {
      const odds = reachOdds(board, spaceOf(state, hunter), spaceOf(state, victim));
      if (odds === 0) continue;
      const fight = clash(state, [hunter], [victim]);
      if (fight.mine <= 0) continue;
      win += LIKELY * odds * fight.mine;
      loss -= LIKELY * odds * fight.theirs;
    }
  }
  return { win, loss };
}
const figuresBy = (state: State, seat: SeatId) =>
  state.colours.filter((colour) => state.seatOf[colour] === seat).flatMap((colour) => figuresOf(state, colour));
/** What one player saves by a pact for the first round, less what he cannot do. */
function peace(look: Look, mine: SeatId, theirs: SeatId): { readonly mine: number; readonly theirs: number } {
  const [danger, chance] = [threat(look, theirs, mine), threat(look, mine, theirs)];
  return { mine: danger.loss - chance.win, theirs: chance.loss - danger.win };
}

/** What a trade is worth to the seat that looks: its own gain, less what the partner's gain costs it. */
export function dealWorth(look: Look, deal: Deal): number {
  const { state, spite } = look;
  const envy = spite[deal.theirs] ?? 0;
  const goods = surplus(look, deal) - envy * surplus(look, mirrored(deal));
  if (deal.pact === 0) return goods;
  if (hasPact(state, deal.mine, deal.theirs)) return goods - 0.2;
  const { mine, theirs } = peace(look, seatOf(state, deal.mine), seatOf(state, deal.theirs));
  const rounds = 0.5 + 0.5 * deal.pact;
  return goods + rounds * (mine - envy * theirs);
}
/** Least gain that is worth the trouble. */
const TROUBLE = 0.4;
/**
 * Does the seat want this trade? It never gives more than it gets, whatever it hopes for from the others' loss; for a promise it
 * gives no more than that is worth.
 */
export function isGood(look: Look, deal: Deal): boolean {
  const hope = dealWorth(look, deal);
  const peaceful = deal.pact > 0 ? Math.max(0, dealWorth(look, { ...deal, gets: {}, gives: {} })) : 0;
  return hope > TROUBLE && surplus(look, deal) + peaceful > 0 && !isLastDuel(look, deal);
}
/** Among two players every gain of the one is the other's loss. */
const isLastDuel = ({ state }: Look, { pact }: Deal): boolean =>
  pact > 0 && new Set(living(state).map((colour) => seatOf(state, colour))).size <= 2;
