import { Table } from '../../../kernel/table.ts';
import { leastOf, storyOf as told, type StoryOf } from '../../../testkit/story.ts';
import { arrange, type Arrangement } from '../arranged-position.ts';
import type { CardId, Colour, FigureId, SpaceId } from '../ids.ts';
import { adventure } from '../index.ts';
import { coloursOf, seatOf, stockOf } from '../queries/table.ts';
import type { AdventureGame } from '../types.ts';

/** What the tests ask about figures and stocks. */
interface OfFigures {
  at(figure: FigureId): SpaceId | null;
  strength(figure: FigureId): number;
  spice(colour: Colour): number;
  hand(colour: Colour): readonly CardId[];
}
/** A position being played in a test: colours answer, things happen. */
export type Story = StoryOf<AdventureGame, Colour> & OfFigures;

/** Lays a position out and plays on to its first question. The table throws the dice unless the options say otherwise. */
export function open(arrangement: Arrangement = {}, dice: readonly number[] = []): Story {
  const options = { dice: 'table', ...arrangement.options } as const;
  const table = new Table<AdventureGame>(adventure, arrange({ ...arrangement, options }), options);
  table.start(dice);
  return storyOf(table);
}

/** Tells on from a table that has been started. */
export function storyOf(table: Table<AdventureGame>): Story {
  return told<AdventureGame, Colour, OfFigures>(
    table,
    {
      seatOf,
      playersAt: (state, seat) => coloursOf(state, seat).join('+'),
      least: (choices) => leastOf(choices, PASSING),
    },
    {
      at: (figure) => table.state.figures[figure].at,
      strength: (figure) => table.state.figures[figure].strength,
      spice: (colour) => stockOf(table.state, colour).spice,
      hand: (colour) => stockOf(table.state, colour).hand.hidden,
    },
  );
}

const PASSING = ['stay', 'done', 'keep', 'nobody', 'nothing', 'throw'];
