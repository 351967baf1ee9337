import { expect } from 'vitest';
import { type AnyChoices, listed } from '../../../kernel/choices.ts';
import { Table } from '../../../kernel/table.ts';
import { leastOf, storyOf } from '../../../testkit/story.ts';
import { type Arrangement, arranged } from '../../imperium-family/arranged-position.ts';
import { enrol, type Records } from '../../imperium-family/edition.ts';
import { HAMLET } from '../../imperium-family/hamlet.fixture.ts';
import type { SeatId } from '../../imperium-family/ids.ts';
import { familyModule } from '../../imperium-family/module.ts';
import type { CardRecord, IntrigueRecord } from '../../imperium-family/records.ts';
import type { FamilyGame } from '../../imperium-family/types.ts';

/** The hamlet with Spies: what they can do, on as few posts and cards as show it. */
const source = 'reconstructed';
const card = (more: Partial<CardRecord>): CardRecord => ({
  set: 'starter',
  copies: 2,
  cost: 0,
  factions: [],
  icons: [],
  agent: [],
  reveal: [{ persuasion: 1 }],
  acquire: [],
  source,
  ...more,
});
const intrigue = (more: Partial<IntrigueRecord>): IntrigueRecord => ({ copies: 2, source, ...more });

const { records } = HAMLET;
const { cards, board, leaders, game } = records;
const { emperor, ...tracks } = board.tracks;
export const OUTPOST_RECORDS: Records = {
  ...records,
  cards: {
    ...cards,
    scout: card({ icons: ['spy'], agent: [{ if: { recalled_spy_this_turn: true }, then: [{ recruit: 2 }] }] }),
    courier: card({ icons: ['city', 'spice-trade', 'spy'], agent: [{ place_spy: { count: 1 } }] }),
    ring: card({ icons: ['city', 'emperor'], agent: [{ signet: true }] }),
    herald: card({ icons: ['city'], agent: [{ if: { influence: ['fremen', 1] }, then: [{ place_spy: { count: 1 } }] }] }),
    ears: card({
      set: 'imperium',
      cost: 3,
      copies: 4,
      icons: ['city', 'fremen'],
      agent: [{ place_spy: { count: 1, on: ['space_visited_this_turn'], may_share_post: true } }],
      reveal: [
        { if: { spies_on_board: 2 }, then: [{ pay: { recall_spy: 1 }, then: [{ swords: 3 }] }] },
        { if: { spying_on: { maker: true } }, then: [{ persuasion: 2 }] },
      ],
    }),
    network: card({
      set: 'imperium',
      cost: 2,
      copies: 4,
      icons: ['city'],
      agent: [{ place_spy: { count: 1, on: ['city'] } }],
      reveal: [{ for_each: { faction_spied_on: true }, do: [{ influence: { faction: 'that-faction', amount: 1 } }] }],
      acquire: [{ place_spy: { count: 1 } }],
    }),
  },
  intrigue: {
    ...records.intrigue,
    snare: intrigue({ combat: [{ pay: { recall_spy: 2 }, then: [{ swords: 5 }], mandatory: true }] }),
    whisper: intrigue({ plot: [{ place_spy: { count: 1, may_share_post: true } }] }),
    cell: intrigue({ plot: [{ place_spy: { count: 2 } }] }),
  },
  leaders: {
    ...leaders,
    elder: {
      ...(leaders['elder'] as Records['leaders'][string]),
      signet: [
        { place_spy: { count: 1 } },
        { if: { placed_on_post_of: ['city'] }, then: [{ pay: { solari: 1 }, then: [{ gain: { spice: 3 } }] }] },
        { if: { placed_on_post_of: ['fremen', 'emperor'] }, then: [{ pay: { solari: 2 }, then: [{ intrigue: 1 }] }] },
      ],
    },
  },
  board: {
    ...board,
    tracks: { ...tracks, emperor: { ...emperor, bonus: [{ place_spy: { count: 1 } }] } },
    posts: {
      ridge: { spaces: ['camp', 'dune'], source },
      gallery: { spaces: ['throne'], source },
      tower: { spaces: ['square', 'well'], source },
      cellar: { spaces: ['well'], source },
      rock: { spaces: ['dune'], source },
    },
  },
  game: { ...game, limits: { ...game.limits, spies: 3 } },
};
export const OUTPOST = enrol({
  ...HAMLET,
  id: 'outpost',
  records: OUTPOST_RECORDS,
  corrected: () => ({ data: OUTPOST_RECORDS }),
  icons: [...HAMLET.icons, 'spy'],
});
export const outpost = familyModule(OUTPOST);

const LEAST: readonly unknown[] = ['done', 'pass', 'keep', 'reveal', false];
/** Lays a position of the outpost out and plays on to its first question; one seat is asked at a time. */
export function open(arrangement: Arrangement) {
  const table = new Table<FamilyGame>(outpost, arranged('outpost', { firstPlayer: 'seat1', ...arrangement }), {});
  expect(outpost.invariants(table.state)).toEqual([]);
  table.start();
  const telling = storyOf<FamilyGame, SeatId>(table, {
    seatOf: (_, seat) => seat,
    playersAt: (_, seat) => seat,
    least: (choices: AnyChoices | null) => leastOf(choices, LEAST),
  });
  const seat = (): SeatId => table.asked[0] as SeatId;
  const story = {
    table,
    told: telling.told,
    get state() {
      return table.state;
    },
    /** The open question and who is asked. */
    get asked() {
      return telling.asked;
    },
    of: (id: SeatId) => table.state.players[id] as NonNullable<(typeof table.state.players)[SeatId]>,
    play(...answers: readonly unknown[]) {
      for (const answer of answers) telling.play(seat(), answer);
      return story;
    },
    send: (name: string, to: string) => story.play({ card: name, to }),
    /** Carries out the pending piece with this field. */
    piece(kind: string, nth = 0) {
      const found = table.state.turn.pieces.filter(({ effect }) => kind in effect)[nth];
      if (!found) throw new Error(`No piece ${kind} among ${JSON.stringify(table.state.turn.pieces)}`);
      return story.play({ piece: found.id });
    },
    /** The number of the pending piece with this field. */
    idOf: (kind: string, nth = 0) => table.state.turn.pieces.filter(({ effect }) => kind in effect)[nth]?.id,
    options(): readonly unknown[] {
      const choices = table.choices(seat());
      return choices ? listed(choices) : [];
    },
    whyNot: (target: unknown) => telling.whyNot(seat(), target),
    until(asked: string) {
      telling.until(asked);
      return story;
    },
  };
  return story;
}

type Own = NonNullable<Arrangement['players']>['seat1'];
/** The same where only the first seat matters. */
export const alone = (own: Own, more: Arrangement = {}) => open({ ...more, players: { ...more.players, seat1: own ?? {} } });
