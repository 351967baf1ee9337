import { COLOURS, FIELDS, FIGURES, CARDS, type Colour } from './ids.ts';
import { colourOf, factsOf, inOrder, isIn, stockOf } from './queries/table.ts';
import { guileOf } from './queries/guile.ts';
import type { State } from './types.ts';

type Holds = (truth: boolean, what: string) => void;
const sum = (numbers: readonly number[]): number => numbers.reduce((total, each) => total + each, 0);

/** What is broken in a position, in words for developers. */
export function brokenIn(state: State): readonly string[] {
  const broken: string[] = [];
  const holds: Holds = (truth, what) => {
    if (!truth) broken.push(what);
  };
  piecesHold(state, holds);
  for (const colour of state.colours) stockHolds(state, colour, holds);
  figuresHold(state, holds);
  for (const { from, to, id } of state.offers) {
    holds(state.seatOf[from] !== state.seatOf[to] && isIn(state, from) && isIn(state, to), `partners of offer ${id}`); // R12.8
    holds(state.offers.filter((other) => other.from === from && other.to === to).length === 1, `offers from ${from} to ${to}`);
  }
  for (const { between, rounds } of state.pacts) holds(rounds > 0 && between[0] !== between[1], `pact of ${between.join(' and ')}`);
  return broken;
}

/** Nothing is made and nothing is lost. R2.1 */
function piecesHold(state: State, holds: Holds): void {
  const { game, cards } = factsOf(state);
  const stocks = state.colours.map((colour) => stockOf(state, colour));
  const spice = sum(stocks.map((stock) => stock.spice + sum(FIELDS.map((field) => stock.stake[field]))));
  holds(state.bank.spice >= 0 && state.bank.spice + spice === game.spice, `spice ${state.bank.spice} + ${spice}`);
  const harvesters = sum(stocks.map((stock) => stock.harvesters));
  holds(
    state.bank.harvesters >= 0 && state.bank.harvesters + harvesters === game.harvesters,
    `harvesters ${state.bank.harvesters} + ${harvesters}`,
  );
  const open = [...state.turn.spoils, ...FIGURES.flatMap((figure) => state.figures[figure].gear)];
  const all = [...state.deck.hidden, ...stocks.flatMap(({ hand, arriving }) => [...hand.hidden, ...arriving]), ...open];
  for (const card of CARDS) {
    const count = all.filter((each) => each === card).length;
    holds(count === cards[card].copies, `${count} cards ${card}`); // R2.2
  }
}
function stockHolds(state: State, colour: Colour, holds: Holds): void {
  const { spice, harvesters, sheltered, stake, hand, arriving } = stockOf(state, colour);
  const stakes = FIELDS.map((field) => stake[field]);
  holds(spice >= 0 && harvesters >= 0 && stakes.every((each) => each >= 0), `${colour} owes`);
  holds(sheltered >= 0 && sheltered <= harvesters, `${colour} shelters ${sheltered}`); // R12.2
  holds(String(hand.hidden) === String(inOrder(hand.hidden)), `${colour} hand order`);
  const ownsNothing = [spice, harvesters, ...stakes, hand.hidden.length, arriving.length].every((count) => count === 0);
  holds(isIn(state, colour) || (ownsNothing && state.fallen.includes(colour)), `${colour} is out and owns something`); // R14.1
}
function figuresHold(state: State, holds: Holds): void {
  const { limits } = factsOf(state).game;
  for (const figure of FIGURES) {
    const { at, strength, bought, gear, fresh } = state.figures[figure];
    holds(
      at === null ? strength === 0 && gear.length === 0 : strength >= 1 && strength <= limits.strength,
      `${figure} Strength ${strength}`,
    ); // R1.3
    holds(bought >= 0 && guileOf(state, figure) <= limits.guile, `${figure} Guile`);
    holds(new Set(gear).size === gear.length && fresh.every((card) => gear.includes(card)), `${figure} gear`); // R9.1
    holds(at === null || state.colours.includes(colourOf(figure)), `${figure} is not in play`);
  }
  holds(state.colours.join() === COLOURS.filter((colour) => state.colours.includes(colour)).join(), 'order of colours'); // R4.1
}
