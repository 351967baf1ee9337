import { expect, test } from 'vitest';
import type { Table } from '../../../kernel/table.ts';
import { playCuriously, type Seen } from '../../imperium-family/curious.fixture.ts';
import type { FamilyEvent } from '../../imperium-family/events.ts';
import type { PlayerId } from '../../imperium-family/ids.ts';
import { sideName } from '../../imperium-family/queries/leader-board.ts';
import { playerOf } from '../../imperium-family/queries/table.ts';
import type { FamilyGame, FamilyOptions, State } from '../../imperium-family/types.ts';
import { CARDS, CONFLICTS, CONTRACTS, INTRIGUE, LEADERS, OBJECTIVES, POSTS, DATA, SPACES } from '../data.ts';
import { uprising } from '../index.ts';
import { RECORDS } from '../records.ts';
import { ASKED } from '../asked.fixture.ts';

const GAMES = Number(process.env['RUNNER_GAMES'] ?? 800);

/** Every mode, in turn. */
const SIZES: readonly (readonly [number, FamilyOptions])[] = [
  [4, { choam: 'with', leaders: 'random' }],
  [3, { choam: 'with' }],
  [4, {}],
  [3, { leaders: 'random' }],
  [2, {}],
  [6, { leaders: 'random' }],
  [6, {}],
];
/** Too seldom in random games; `seldom.test.ts` and `card-play.test.ts` show it instead. */
const SELDOM: readonly string[] = [
  ...['endgame secure-spice-trade', 'endgame shadow-alliance', 'endgame choam-profits', 'combat backed-by-choam'],
  ...['endgame crysknife', 'endgame desert-mouse', 'endgame ornithopter', 'told turnedDown'],
  ...['completed contract-acquire-tsmf', 'trained t4', 'sent overthrow'],
];
/** Sides of Leaders with a signet of their own. */
const SIDES = LEADERS.flatMap((leader) => [leader, ...(RECORDS.leaders[leader].other_side ? [RECORDS.leaders[leader].other_side.id] : [])]);
/** Of the decks of both Commanders. */
const COMMANDER_CARDS = Object.values(DATA.sixplayer.commanders).flatMap(({ deck }) =>
  Object.entries<{ readonly icons: readonly string[] }>(deck),
);
/** Places of a Leader's track. */
const NODES = Object.keys(RECORDS.leaders['feyd-rautha-harkonnen'].training_track?.nodes ?? {});
/** Everything that has to happen somewhere: every card in every way, every space, post, Leader, contract, Objective and reward. */
const WANTED: readonly string[] = [
  ...CARDS.flatMap((card) => {
    const { icons, set } = RECORDS.cards[card];
    return [...(icons.length > 0 ? [`sent ${card}`] : []), `revealed ${card}`, ...(set === 'starter' ? [] : [`acquired ${card}`])];
  }),
  ...COMMANDER_CARDS.flatMap(([card, { icons }]) => [...(icons.length > 0 ? [`sent ${card}`] : []), `revealed ${card}`]),
  ...[...SPACES.one_to_four, ...SPACES.six].map((space) => `visited ${space}`),
  ...[...POSTS.one_to_four, ...POSTS.six].map((post) => `spy ${post}`),
  ...['price', 'infiltrate', 'gather', 'replace'].map((errand) => `recalled ${errand}`),
  ...LEADERS.map((leader) => `leader ${leader}`),
  ...SIDES.map((side) => `signet ${side}`),
  ...NODES.map((node) => `trained ${node}`),
  ...CONTRACTS.flatMap((contract) => [`took ${contract}`, `completed ${contract}`]),
  ...OBJECTIVES.map((objective) => `objective ${objective}`),
  ...CONFLICTS.flatMap((conflict) => [`first ${conflict}`, `second ${conflict}`, `third ${conflict}`, `won ${conflict}`]),
  ...INTRIGUE.flatMap((card) =>
    (['plot', 'combat', 'endgame'] as const).filter((mode) => RECORDS.intrigue[card][mode]).map((mode) => `${mode} ${card}`),
  ),
  ...['sandworms', 'tookHooks', 'shieldWall', 'matched', 'turnedDown', 'tookCouncilSeat', 'tookSwordmaster'].map(
    (event) => `told ${event}`,
  ),
  ...Object.entries(ASKED)
    .filter(([, isSure]) => isSure)
    .map(([name]) => `asked ${name}`),
];

/** What an event adds to the report. */
function namesOf({ state }: Table<FamilyGame>, event: FamilyEvent): readonly string[] {
  switch (event.type) {
    case 'sent':
      return [`sent ${event.card}`, `visited ${event.to}`, ...(event.card === 'signet-ring' ? signetOf(state, event.player) : [])];
    case 'revealed':
      return event.cards.map((card) => `revealed ${card}`);
    case 'acquired':
      return [`acquired ${event.card}`];
    case 'leader':
      return [`leader ${event.leader}`];
    case 'placedSpy':
      return [`spy ${event.post}`];
    case 'recalledSpy':
      return [`recalled ${event.errand}`];
    case 'tookContract':
      return [`took ${event.contract}`];
    case 'completedContract':
      return [`completed ${event.contract}`];
    case 'objective':
      return [`objective ${event.objective}`];
    case 'tookConflict':
      return [`won ${event.conflict}`];
    default:
      return [`told ${event.type}`];
  }
}
const signetOf = (state: State, by: PlayerId): readonly string[] => [`signet ${sideName(state, by)}`];
/** Places of tracks on which a token stands. */
const placesIn = (state: State): readonly string[] =>
  state.seats.flatMap((seat) =>
    playerOf(state, seat).leaderBoard?.place === undefined ? [] : [`trained ${playerOf(state, seat).leaderBoard?.place}`],
  );

// R1.1 R1.2 R6.1 R15.1
test('every card, space, post, Leader, contract, Objective, reward and question happens somewhere in random games', () => {
  const happened = new Set<string>(['trained t0']);
  const seen: Seen = new Map();
  for (let seed = 1; seed <= GAMES; seed++) {
    const [seats, options] = SIZES[seed % SIZES.length] ?? [4, {}];
    playCuriously({ module: uprising, seats, options }, seed, { happened, seen }, (table, event) => [
      ...namesOf(table, event),
      ...placesIn(table.state),
    ]);
  }
  expect(WANTED.filter((name) => !happened.has(name) && !SELDOM.includes(name))).toEqual([]);
}, 240_000);
