import { heard, Table } from '../../../kernel/table.ts';
import { leastOf, storyOf as told, type StoryOf } from '../../../testkit/story.ts';
import { arrange, type Arrangement } from '../arranged-position.ts';
import { type HouseId, KINDS, type Place } from '../ids.ts';
import { dice } from '../index.ts';
import { houseOf, seatOf } from '../queries/table.ts';
import type { DiceGame, House } from '../types.ts';

/** What the tests ask about Houses. */
interface OfHouses {
  /** Ordinary and large troops in a place. */
  troops(house: HouseId, place: Place): number;
  house(house: HouseId): House;
}
/** A position being played in a test: Houses answer, things happen. */
export type Story = StoryOf<DiceGame, HouseId> & OfHouses;

/** Lays a position out and plays on to its first question. */
export function open(arrangement: Arrangement): Story {
  const table = new Table<DiceGame>(dice, arrange(arrangement), arrangement.options ?? {});
  table.start();
  return storyOf(table);
}

/** Tells on from a table that has been started. */
export function storyOf(table: Table<DiceGame>): Story {
  return told<DiceGame, HouseId, OfHouses>(
    table,
    {
      seatOf,
      playersAt: (state, seat) => houseOf(state, seat) ?? seat,
      least(choices, question) {
        if (choices?.pick === 'one' && RECRUITING.includes(question)) return choices.of.at(-1);
        return choices?.pick === 'some' && question === 'freeze' ? choices.of : leastOf(choices, PASSING);
      },
      heard: (said) => heard(said, null),
    },
    {
      troops: (house, place) => KINDS.reduce((sum, kind) => sum + (table.state.houses[house]?.[kind][place] ?? 0), 0),
      house: (house) => table.state.houses[house] as House,
    },
  );
}

const RECRUITING = ['recruit', 'recruitAsAlly'];
const PASSING = ['none', 'done', 'keep', 'later', 'refuse', false];
