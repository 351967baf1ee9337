import type { Chance } from '../../../kernel/chance.ts';
import type { Table } from '../../../kernel/table.ts';
import { recordOf } from '../../../kernel/typed.ts';
import type { Move } from '../../../kernel/types.ts';
import { best, type Rated } from '../../../search/rated.ts';
import { type Colour, EQUIPMENT, GOODS, type SeatId } from '../ids.ts';
import { hasPact } from '../queries/pact.ts';
import { equippable, sellable } from '../queries/sale.ts';
import { colourOf, factsOf, living, seatOf, stockOf } from '../queries/table.ts';
import { canCarryOut, givenIn, livingOf, offersBy, offersTo, owned, wantedIn } from '../queries/trade.ts';
import type { AdventureInterjections } from '../questions.ts';
import type { AdventureGame, Goods, Offer } from '../types.ts';
import { berths } from './fight.ts';
import { type Look, lookOf } from './look.ts';
import { brace } from './spend.ts';
import { type Deal, dealWorth, gainOf, isGood, mirrored } from './trade.ts';
import { cardWorth, harvestersWorth } from './worth.ts';

type Name = keyof AdventureInterjections & string;
type Interjection = Move<AdventureGame> | null;
const does = <N extends Name>(seat: SeatId, interject: N, answer: AdventureInterjections[N]): Move<AdventureGame> => ({
  seat,
  interject,
  answer,
});

/**
 * What a bot does though nobody asks it. It comes to rest: every offer is answered once, every card is assigned once, each
 * colour proposes once in its own turn, and what is sold or given for Guile is gone.
 */
export function interject(table: Table<AdventureGame>, seat: SeatId, chance: Chance): Interjection {
  const { state, task } = table;
  if (!task || livingOf(state, seat).length === 0) return null;
  const hasOffers = state.offers.some(({ from, to }) => state.seatOf[from] === seat || state.seatOf[to] === seat);
  if (hasOffers) {
    const look = lookOf(table, seat, chance);
    const answer = answerOffers(look) ?? withdraw(look);
    if (answer) return answer;
  }
  const equip = equippable(state, seat);
  if (equip.length > 0) return assign(lookOf(table, seat, chance), equip);
  if (task.do === 'brace' && seatOf(state, colourOf(task.figure)) === seat) return raise(lookOf(table, seat, chance), task);
  const isOwn = 'colour' in task && seatOf(state, task.colour) === seat && MOMENTS.includes(task.do);
  if (!isOwn) return null;
  const look = lookOf(table, seat, chance);
  return sellSurplus(look) ?? propose(look, task.colour);
}
/** When a bot looks what it could trade: at the start of its turn, and when it has bought. */
const MOMENTS: readonly string[] = ['open', 'invest'];

const seenBy = ({ state, seat }: Look, offer: Offer): Deal => {
  const deal = { mine: offer.from, theirs: offer.to, gets: wantedIn(offer), gives: givenIn(offer), pact: offer.pact };
  return seatOf(state, offer.from) === seat ? deal : mirrored(deal);
};
/** Good offers are accepted, the others declined at once: nobody is kept waiting. R12.8 */
function answerOffers(look: Look): Interjection {
  const [offer] = offersTo(look.state, look.seat);
  if (!offer) return null;
  const wanted = canCarryOut(look.state, offer) && isGood(look, seenBy(look, offer));
  return does(look.seat, wanted ? 'accept' : 'decline', offer.id);
}
/** What was a good offer once need not be one now. */
function withdraw(look: Look): Interjection {
  const regretted = offersBy(look.state, look.seat).find((offer) => !isGood(look, seenBy(look, offer)));
  return regretted ? does(look.seat, 'withdraw', regretted.id) : null;
}
/** R9.1 */
function assign(look: Look, offered: readonly AdventureInterjections['equip'][]): Interjection {
  const card = EQUIPMENT.find((each) => offered.some((option) => option.card === each));
  if (!card) return null;
  const figures = offered.filter((option) => option.card === card).map(({ figure }) => figure);
  const figure = best(berths(look, card, figures))?.it;
  return figure && figure !== 'hidden' ? does(look.seat, 'equip', { figure, card }) : null;
}

/** Pieces that a seat can spare, the cheapest first, each with what it is worth. R12.3 */
function spare({ state, seat }: Look): Rated<string>[] {
  const pieces: Rated<string>[] = [];
  for (const colour of livingOf(state, seat)) {
    const { harvesters, hand } = stockOf(state, colour);
    for (let count = 1; count <= harvesters; count++)
      pieces.push({ it: `${colour}/harvesters`, worth: harvestersWorth(harvesters - count + 1) - harvestersWorth(harvesters - count) });
    for (const card of hand.hidden) pieces.push({ it: `${colour}/${card}`, worth: cardWorth(card) });
  }
  return pieces.sort((one, other) => one.worth - other.worth);
}
function sale({ state, seat }: Look, [one, other]: readonly Rated<string>[], paid: Colour): Interjection {
  if (!one || !other || state.bank.spice === 0) return null;
  const count = (key: string): number => [one, other].filter(({ it }) => it === key).length;
  return does(seat, 'sell', { pieces: recordOf(Object.keys(sellable(state, seat)), count), paid });
}
/** What is hardly worth anything is turned into spice where that is scarce. */
function sellSurplus(look: Look): Interjection {
  const pieces = spare(look);
  const [one, other] = pieces;
  const [poorest] = [...livingOf(look.state, look.seat)].sort((a, b) => stockOf(look.state, a).spice - stockOf(look.state, b).spice);
  if (!one || !other || !poorest) return null;
  const cost = one.worth + other.worth;
  return gainOf(look, poorest, { spice: factsOf(look.state).game.prices.saleSpice }) > cost + 0.05 ? sale(look, pieces, poorest) : null;
}
/** Before a test: what a point of Guile still lacks comes from the own other colour, or from a sale. R12.6, R13.3 */
function raise(
  look: Look,
  { figure, danger }: { readonly figure: Parameters<typeof brace>[1]; readonly danger: Parameters<typeof brace>[2] },
): Interjection {
  const { state, seat } = look;
  const colour = colourOf(figure);
  const { guile } = factsOf(state).game.prices;
  const { spice } = stockOf(state, colour);
  const missing = guile - (spice % guile);
  const points = Math.floor(spice / guile) + 1;
  if (missing > 2 || brace(look, figure, danger, colour, points, spice + missing) < points) return null;
  const helper = livingOf(state, seat).find((other) => other !== colour && stockOf(state, other).spice >= missing);
  if (helper) return does(seat, 'transfer', { from: helper, to: colour, good: 'spice', count: missing });
  const pieces = spare(look);
  const cost = pieces.slice(0, 2 * missing).reduce((sum, { worth }) => sum + worth, 0);
  return pieces.length >= 2 * missing && state.bank.spice >= missing && cost < 3 ? sale(look, pieces, colour) : null;
}

/** Peace is asked for only in danger. */
const IN_DANGER = 1.5;
/** The best proposal that its partner should like too; one in a turn. R12.4 */
function propose(look: Look, mine: Colour): Interjection {
  const { state, seat } = look;
  if (state.turn.proposed.includes(mine)) return null;
  const rated: Rated<Deal>[] = [];
  for (const theirs of living(state)) {
    if (seatOf(state, theirs) === seat) continue;
    const other = lookOf(look.table, seatOf(state, theirs), look.chance);
    for (const deal of ideas(look, mine, theirs)) {
      const worth = dealWorth(look, deal);
      if (worth > (deal.pact > 0 ? IN_DANGER : 0) && isGood(look, deal) && isGood(other, mirrored(deal))) rated.push({ it: deal, worth });
    }
  }
  const deal = best(rated)?.it;
  if (!deal) return null;
  const all = (goods: Goods) => recordOf(GOODS, (good) => goods[good] ?? 0);
  return does(seat, 'propose', { as: mine, to: deal.theirs, gives: all(deal.gives), wants: all(deal.gets), pact: deal.pact });
}
/** Hidden equipment for spice, Harvesters for spice or the other way round, and peace. */
function ideas({ state }: Look, mine: Colour, theirs: Colour): readonly Deal[] {
  const [own, other] = [stockOf(state, mine), stockOf(state, theirs)];
  const deals: Deal[] = [];
  const deal = (gives: Goods, gets: Goods, pact = 0): void => {
    deals.push({ mine, theirs, gives, gets, pact });
  };
  for (const card of EQUIPMENT)
    if (owned(state, mine, card) > 0) for (let price = 1; price <= Math.min(6, other.spice); price++) deal({ [card]: 1 }, { spice: price });
  for (let count = 1; count <= 3; count++)
    for (let price = 1; price <= 6; price++) {
      if (count <= own.harvesters && price <= other.spice) deal({ harvesters: count }, { spice: price });
      if (count <= other.harvesters && price <= own.spice) deal({ spice: price }, { harvesters: count });
    }
  if (!hasPact(state, mine, theirs)) {
    deal({}, {}, 1);
    for (let price = 1; price <= Math.min(3, own.spice); price++) deal({ spice: price }, {}, 1);
  }
  return deals;
}
