import type { Chance } from '../../../kernel/chance.ts';
import { recordOf } from '../../../kernel/typed.ts';
import type { Setup } from '../../../kernel/types.ts';
import { boardOf } from '../board.ts';
import {
  AREAS,
  BOARDS,
  type BoardId,
  type HouseId,
  FIGURES,
  HOUSES,
  LEADERS,
  OBJECTIVES,
  POWERS,
  SETTLEMENTS,
  SIETCHES,
  type SietchId,
  TOKEN_SETS,
  TRACKS,
} from '../ids.ts';
import { withDefaults } from '../default-options.ts';
import { NO_DICE } from '../queries/dice.ts';
import { tokensAt } from '../queries/legions.ts';
import { book as bookOf, isCompanion, seatOf } from '../queries/table.ts';
import { leads } from '../seating.ts';
import type { ArrakisGame, ArrakisState, Automa, Board, Game, LeaderState, Legion } from '../types.ts';
import { NO_DEEDS } from './deeds.ts';
import { reinforce } from './legions.ts';

/** Dashboards in use: one for a player with both Houses, two for a shared side. R4.11, R4.17, R15.1 */
function boardsFor(lead: ArrakisState['lead'], { data }: ReturnType<typeof boardOf>): ArrakisState['boards'] {
  const boards: Partial<Record<BoardId, Board>> = {};
  for (const id of BOARDS) {
    const { houses, tank } = data.pieces.boards[id];
    const isForOne = houses.length > 1;
    if (isForOne !== isSharedHouse(lead, houses[0] as HouseId))
      boards[id] = { unused: NO_DICE, used: NO_DICE, token: null, tank: Array.from({ length: tank }, () => null) };
  }
  return boards;
}
const isSharedHouse = (lead: ArrakisState['lead'], house: HouseId): boolean =>
  house === 'house-harkonnen' || house === 'corrino-ally'
    ? lead['house-harkonnen'] !== lead['corrino-ally']
    : lead['house-atreides'] !== lead['fremen-ally'];

/** A new game up to where the Harkonnen tokens are flipped. R4 */
export function freshState({ seats, options }: Pick<Setup<ArrakisGame>, 'seats' | 'options'>, chance: Chance): ArrakisState {
  const chosen = withDefaults(options);
  const book = boardOf(chosen);
  const { data, tokens } = book;
  const lead = leads(seats, chosen, chance);
  const isTold = isCompanion({ options: chosen, lead });
  const ranks = chance.shuffle(data.pieces.sietchRanks); // R4.2
  const starting = chance.shuffle(tokens.starting); // R4.3
  const legions: Partial<Record<(typeof SIETCHES)[number], Legion>> = {};
  for (const [nth, at] of SIETCHES.entries())
    legions[at] = { regular: 0, elite: 0, special: 0, generic: 1, tokens: { hidden: starting.slice(nth, nth + 1) }, facedown: [] };
  const leader = (id: (typeof LEADERS)[number]): LeaderState => ({
    at: data.leaders[id].entry.by === 'start' ? 'ready' : 'waiting', // R4.11
    spent: false,
  });
  return {
    options: chosen,
    seats,
    lead,
    round: 0,
    phase: 'start',
    legions: { harkonnen: {}, atreides: legions },
    leaders: recordOf(LEADERS, leader),
    settlements: SETTLEMENTS, // R4.5
    sietches: recordOf(SIETCHES, (at) => ({ at, rank: { hidden: ranks[SIETCHES.indexOf(at)] ?? 1 }, open: false })),
    stations: AREAS.filter((at) => data.areas[at].station), // R4.7
    stationsTaken: [],
    wormsigns: [],
    worms: [],
    harvesters: [], // R4.15
    zones: {},
    pool: { hidden: tokens.standard }, // R4.4
    drawn: { hidden: [] },
    tokensGone: { hidden: [] },
    atomics: { unlocked: false, at: null },
    imperium: recordOf(POWERS, () => data.numbers.imperium.start), // R4.12
    bans: [],
    reserve: 0,
    supremacy: 0,
    prescience: recordOf(TRACKS, () => 0), // R4.8
    shown: [],
    claimed: [],
    prescienceGone: [],
    hands: recordOf(HOUSES, () => ({ hidden: [] })), // R4.13
    discards: recordOf(HOUSES, () => []),
    attached: [],
    objectives: { hidden: isTold ? [] : chance.shuffle(OBJECTIVES).slice(0, 1) }, // R4.14
    boards: boardsFor(lead, book),
    setAside: 0,
    sisters: {
      ...data.numbers.beneGesserit,
      reserve: data.pieces.tokens.beneGesserit - data.numbers.beneGesserit.atreides - data.numbers.beneGesserit.harkonnen,
    }, // R4.16
    cones: cones(lead, data.pieces.tokens.cones),
    talking: [],
    turn: null,
    deeds: NO_DEEDS,
    carried: {},
    paulBound: null,
    forced: null,
    coming: [],
    spice: 0,
    battle: null,
    held: false,
    automa: lead['house-harkonnen'] === null ? AUTOMA : null,
    result: null,
  };
}
/** R16.1 */
const AUTOMA: Automa = {
  tactical: { hidden: SIETCHES },
  shown: [],
  harvest: null,
  target: null,
  temporary: null,
  reinforcements: { hidden: [] },
  unrolled: 0,
  flown: 0,
  schemeAside: false,
  lastDeck: null,
  named: null,
};
/** Three for each side that two players share against people. R15.1, R16.1 */
const cones = (lead: ArrakisState['lead'], count: number): ArrakisState['cones'] => ({
  ...(isSharedHouse(lead, 'house-harkonnen') && { harkonnen: count }),
  ...(isSharedHouse(lead, 'house-atreides') && lead['house-harkonnen'] !== null && { atreides: count }),
});

/** Each Harkonnen settlement gets a token of both sets, flipped at once. R4.6 */
export function flipStartTokens(game: Game): void {
  const { pieces } = bookOf(game.state).data;
  for (const set of TOKEN_SETS) {
    const tokens = game.chance.shuffle(bookOf(game.state).harkonnenTokens[set]);
    for (const [nth, at] of SETTLEMENTS.entries()) {
      const token = tokens[nth];
      if (!token) continue;
      for (const figure of FIGURES) {
        const count = pieces.harkonnenTokens[token].units[figure] ?? 0;
        if (count > 0) reinforce(game, 'harkonnen', at, figure, count);
      }
      game.tell({ type: 'tokenFlipped', token, at });
    }
  }
}
/** What lies facedown in a sietch, so that the table can be laid out alike. R4.2, R4.3 */
function tellLaidOut(game: Game, sietch: SietchId): void {
  const { state } = game;
  const { hidden: rank } = state.sietches[sietch]?.rank ?? { hidden: 0 };
  const tokens = tokensAt(state, sietch);
  game.tell({ type: 'laidOut', sietch, rank, tokens }, { to: [seatOf(state, 'house-atreides'), seatOf(state, 'fremen-ally')] });
}
/** Who leads whom, and the objective to those who may know it. R4.14 */
export function tellSetUp(game: Game): void {
  const { state } = game;
  for (const house of HOUSES) if (state.lead[house] !== null) game.tell({ type: 'sideTaken', seat: seatOf(state, house), house });
  if (isCompanion(state)) for (const id of SIETCHES) tellLaidOut(game, id);
  const knowing = [...new Set([seatOf(state, 'house-atreides'), seatOf(state, 'fremen-ally')])];
  for (const objective of state.objectives.hidden) game.tell({ type: 'objectiveDrawn', objective }, { to: knowing });
}
