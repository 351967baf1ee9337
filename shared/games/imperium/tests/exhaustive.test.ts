import { expect, test } from 'vitest';
import type { Table } from '../../../kernel/table.ts';
import { playCuriously, type Seen } from '../../imperium-family/curious.fixture.ts';
import type { FamilyEvent } from '../../imperium-family/events.ts';
import { playerOf } from '../../imperium-family/queries/table.ts';
import type { FamilyGame, FamilyOptions } from '../../imperium-family/types.ts';
import { CARDS, CONFLICTS, DATA, HAGAL, INTRIGUE, LEADERS, SPACES } from '../data.ts';
import { DIFFICULTIES } from '../ids.ts';
import { imperium } from '../index.ts';
import { ASKED } from '../reading.fixture.ts';

const GAMES = Number(process.env['RUNNER_GAMES'] ?? 640);

/** Every mode, in turn. */
const SIZES: readonly (readonly [number, FamilyOptions])[] = [
  [4, {}],
  [3, {}],
  [2, {}],
  [4, {}],
  ...DIFFICULTIES.map((difficulty) => [1, { difficulty }] as const),
  [4, {}],
  [2, { board: 'companion' }],
  [1, { board: 'companion', difficulty: 'mentat' }],
  [3, {}],
];
/**
 * Too seldom in random games; a story shows it instead: heirs in influence.test.ts, equal scores in companion.test.ts, a card kept away
 * by The Voice in hagal.test.ts, an offer to pay only in corrected data.
 */
const RARE: readonly string[] = ['heir', 'payOffer', 'tellRest'];
/** Only cards of other editions ask it. */
const ELSEWHERE: readonly string[] = ['mayOffer', 'line', 'assign'];
const GUESTS = LEADERS.filter((leader) => DATA.leaders[leader].rival_allowed);
/** What Rivals can do: each card sends an Agent and brings its swords, each Leader's signet is used, everything is paid. R21-R23 */
const OF_RIVALS: readonly string[] = [
  ...HAGAL.flatMap((card) => (DATA.hagal.cards[card].swords === null ? ['ignored reshuffle'] : [`errand ${card}`, `swords ${card}`])),
  ...['occupied', 'noBonusSpice'].map((why) => `ignored ${why}`),
  ...GUESTS.map((leader) => `signet of a Rival ${leader}`),
  ...['intrigue', 'solari', 'spice', 'water'].map((what) => `spent ${what}`),
  ...(['hagalShuffled', 'heldBack', 'rivalSwordmasters', 'controlEnded'] as const).map((event) => `told ${event}`),
];
/** Everything that has to happen somewhere: every card in every way, every space, Leader and reward. */
const WANTED: readonly string[] = [
  ...CARDS.flatMap((card) => {
    const { icons, set } = DATA.cards[card];
    return [...(icons.length > 0 ? [`sent ${card}`] : []), `revealed ${card}`, ...(set === 'starter' ? [] : [`acquired ${card}`])];
  }),
  ...SPACES.map((space) => `visited ${space}`),
  ...LEADERS.flatMap((leader) => [`leader ${leader}`, `signet ${leader}`]),
  ...CONFLICTS.flatMap((conflict) => [`first ${conflict}`, `second ${conflict}`, `third ${conflict}`]),
  ...INTRIGUE.flatMap((card) =>
    (['plot', 'combat', 'endgame'] as const).filter((mode) => DATA.intrigue[card][mode]).map((mode) => `${mode} ${card}`),
  ),
  ...OF_RIVALS,
  ...Object.keys(ASKED)
    .filter((name) => ![...RARE, ...ELSEWHERE].includes(name))
    .map((name) => `asked ${name}`),
];
/** What an event adds to the report. */
function namesOf(table: Table<FamilyGame>, event: FamilyEvent): readonly string[] {
  const { state } = table;
  switch (event.type) {
    case 'sent': {
      const signet = event.card === 'signet-ring' ? [`signet ${playerOf(state, event.player).leader}`] : [];
      return [`sent ${event.card}`, `visited ${event.to}`, ...signet];
    }
    case 'revealed':
      return event.cards.map((card) => `revealed ${card}`);
    case 'acquired':
      return [`acquired ${event.card}`];
    case 'hagal': {
      if (event.to === null) return [`ignored ${event.ignored}`];
      const signet = event.card === 'hagal-arrakeen-1p' ? [`signet of a Rival ${playerOf(state, event.player).leader}`] : [];
      return [`errand ${event.card}`, ...signet];
    }
    case 'hagalSwords':
      return [`swords ${event.card}`];
    case 'spent':
      return [`spent ${event.what}`];
    case 'leader':
      return [`leader ${event.leader}`];
    default:
      return [`told ${event.type}`];
  }
}
// R1.1 R1.5 R5 R13.11 R19.34 R21.11
test('every card, space, Leader, reward, question and deed of a Rival happens somewhere in random games', () => {
  const happened = new Set<string>();
  const seen: Seen = new Map();
  for (let seed = 1; seed <= GAMES; seed++) {
    const [seats, options] = SIZES[seed % SIZES.length] ?? [4, {}];
    playCuriously({ module: imperium, seats, options }, seed, { happened, seen }, namesOf);
  }
  expect(WANTED.filter((name) => !happened.has(name))).toEqual([]);
});
