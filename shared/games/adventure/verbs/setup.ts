import type { Chance } from '../../../kernel/chance.ts';
import { recordOf } from '../../../kernel/typed.ts';
import { boardOf } from '../board.ts';
import { CARDS, COLOURS, type Colour, FIGURES, type SeatId } from '../ids.ts';
import { seating } from '../seating.ts';
import type { AdventureState, Stock } from '../types.ts';
import { freshTurn } from './turn.ts';

/**
 * The table before the first throw. R4.2, R4.3
 * @throws Error naming the fields, if the corrections among the options contradict themselves
 */
export function laidOut(seats: readonly SeatId[], options: AdventureState['options'], chance: Chance): AdventureState {
  const { data, home, colourOf } = boardOf(options);
  const seatOf = seating(seats);
  const colours = COLOURS.filter((colour) => seatOf[colour]);
  const { spice, harvesters, start } = data.game;
  const startColour = colours[0] as Colour;
  const deck = CARDS.flatMap((card) => Array.from({ length: data.cards[card].copies }, () => card));
  return {
    options,
    seats,
    colours,
    seatOf,
    bank: { spice: spice - colours.length * start.spice, harvesters: harvesters - colours.length * start.harvesters },
    stock: Object.fromEntries(colours.map((colour) => [colour, firstStock(start)])),
    figures: recordOf(FIGURES, (figure) => {
      const colour = colourOf[figure];
      const isPlayed = colours.includes(colour);
      const strength = isPlayed ? data.fighters[figure].strength : 0;
      return { at: isPlayed ? home[colour] : null, strength, bought: 0, gear: [], fresh: [] };
    }),
    deck: { hidden: chance.shuffle(deck) },
    offers: [],
    offered: 0,
    pacts: [],
    turns: 0,
    round: 0,
    startColour,
    turn: freshTurn(startColour, 'boundary'),
    fallen: [],
  };
}
const firstStock = ({ spice, harvesters }: { readonly spice: number; readonly harvesters: number }): Stock => ({
  spice,
  harvesters,
  sheltered: 0,
  stake: { left: 0, middle: 0, right: 0 },
  hand: { hidden: [] },
  arriving: [],
});
