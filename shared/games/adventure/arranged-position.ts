import { seedOf } from '../../kernel/chance.ts';
import { recordOf } from '../../kernel/typed.ts';
import type { Position, Task } from '../../kernel/types.ts';
import { boardOf } from './board.ts';
import { CARDS, type CardId, type Colour, FIELDS, type FieldId, FIGURES, type FigureId, SEATS, type SpaceId } from './ids.ts';
import { withDefaults } from './default-options.ts';
import { inOrder, without } from './queries/table.ts';
import { turnFrom } from './steps/turn.ts';
import type { AdventureGame, AdventureOptions, AdventureState, Figure, Pact, Stock, Turn } from './types.ts';
import { laidOut } from './verbs/setup.ts';
import { freshTurn } from './verbs/turn.ts';

/** What a colour has; what is not named is as at the beginning of a game. */
export interface ArrangedStock extends Partial<Pick<Stock, 'spice' | 'harvesters' | 'sheltered'>> {
  readonly stake?: Readonly<Partial<Record<FieldId, number>>>;
  readonly hand?: readonly CardId[];
}
/** A figure: a space alone, more about it, or null = eliminated. */
export type ArrangedFigure = SpaceId | Partial<Figure> | null;
/** A position to begin with: for tests and lessons. The bank has what nobody else has. */
export interface Arrangement {
  /** 2, 3 or 4; all if absent. */
  readonly seats?: number;
  /** Figures that do not stand at home as at the beginning. */
  readonly figures?: Readonly<Partial<Record<FigureId, ArrangedFigure>>>;
  readonly stock?: Readonly<Partial<Record<Colour, ArrangedStock>>>;
  /** Cards on top of the deck, top first; the others follow in the order of the data. */
  readonly deck?: readonly CardId[];
  /** Whose turn it is; red's if absent. */
  readonly active?: Colour;
  /** Where the turn stands: `open` if absent. `boundary`: this colour's turn has just ended. */
  readonly step?: 'boundary' | 'turn' | 'open' | 'move' | 'fight' | 'buy' | 'invest';
  /** What the game has to do before that. */
  readonly first?: readonly Task<AdventureGame>[];
  /** The opening throw, where it is made already. */
  readonly dice?: readonly [number, number];
  readonly turn?: Partial<Turn>;
  readonly pacts?: readonly Pact[];
  readonly options?: AdventureOptions;
  readonly seed?: number;
}

/** Lays a position out. Nothing is asked yet: a `Table` plays on to the first question with `start()`. */
export function arrange(wanted: Arrangement): Position<AdventureGame> {
  const { active = 'red', step = 'open', first = [], dice = null, pacts = [], seed = 1 } = wanted;
  const options = withDefaults(wanted.options ?? {});
  const state = laidOut(SEATS.slice(0, wanted.seats), options, { below: () => 0, roll: () => [], shuffle: (items) => [...items] });
  for (const [figure, arranged] of Object.entries(wanted.figures ?? {})) {
    state.figures[figure as FigureId] = figureOf(state.figures[figure as FigureId], arranged ?? null);
  }
  for (const [colour, stock] of Object.entries(wanted.stock ?? {})) {
    const { hand, ...rest } = stock;
    const known = state.stock[colour as Colour] as Stock;
    state.stock[colour as Colour] = { ...known, ...rest, stake: { ...known.stake, ...rest.stake }, hand: { hidden: inOrder(hand ?? []) } };
  }
  state.fallen = state.colours.filter((colour) => FIGURES.every((id) => state.figures[id].at === null || ownerOf(options, id) !== colour));
  settleBank(state);
  state.turns = 1;
  state.round = 1;
  state.pacts = pacts;
  const phase = {
    boundary: 'boundary',
    turn: 'boundary',
    open: 'roll',
    move: 'move',
    fight: 'fight',
    buy: 'buy',
    invest: 'invest',
  } as const;
  state.turn = { ...freshTurn(active, phase[step]), dice, ...wanted.turn };
  state.deck.hidden = deckOf(state, wanted.deck ?? []);
  const agenda = [...first, ...turnFrom(step, active)];
  return { state, agenda, seed: seedOf(seed), draws: 0, outcome: null, turn: 0, floor: 0, last: null };
}

const ownerOf = (options: AdventureState['options'], figure: FigureId): Colour => boardOf(options).colourOf[figure];
function figureOf(known: Figure, arranged: ArrangedFigure): Figure {
  if (arranged === null) return { at: null, strength: 0, bought: 0, gear: [], fresh: [] };
  if (typeof arranged === 'string') return { ...known, at: arranged };
  return { ...known, ...arranged, gear: inOrder(arranged.gear ?? []) };
}
function settleBank(state: AdventureState): void {
  const { game } = boardOf(state.options).data;
  const stocks = state.colours.map((colour) => state.stock[colour] as Stock);
  for (const colour of state.fallen) {
    const { hand } = state.stock[colour] as Stock;
    Object.assign(state.stock[colour] as Stock, {
      spice: 0,
      harvesters: 0,
      sheltered: 0,
      stake: recordOf(FIELDS, () => 0),
      hand: { ...hand, hidden: [] },
    });
  }
  const spiceOf = ({ spice, stake }: Stock): number => FIELDS.reduce((sum, field) => sum + stake[field], spice);
  state.bank = {
    spice: stocks.reduce((left, stock) => left - spiceOf(stock), game.spice),
    harvesters: stocks.reduce((left, stock) => left - stock.harvesters, game.harvesters),
  };
}
function deckOf(state: AdventureState, top: readonly CardId[]): CardId[] {
  const { cards } = boardOf(state.options).data;
  const all = CARDS.flatMap((card) => Array.from({ length: cards[card].copies }, () => card));
  const held = state.colours.flatMap((colour) => state.stock[colour]?.hand.hidden ?? []);
  const open = FIGURES.flatMap((figure) => state.figures[figure].gear);
  return [...top, ...without(all, [...held, ...open, ...state.turn.spoils, ...top])];
}
