import {
  AREAS,
  type AreaId,
  ATREIDES_TOKENS,
  FIGURES,
  HOUSES,
  LEADERS,
  NAMED,
  PRESCIENCE,
  SIDES,
  SYMBOLS,
  TRACKS,
  VEHICLES,
  type Vehicle,
} from './ids.ts';
import { figuresAt, legionAt, legionsOf, supply, tokensAt, unitsAt } from './queries/legions.ts';
import { areaOf, boardsOf, boardState, book, without } from './queries/table.ts';
import type { State } from './types.ts';

/** What is broken in a position, in words for developers. */
export function brokenIn(state: State): readonly string[] {
  const broken: string[] = [];
  const holds = (truth: boolean, what: string): void => {
    if (!truth) broken.push(what);
  };
  figures(state, holds);
  leaders(state, holds);
  tokens(state, holds);
  cards(state, holds);
  tracks(state, holds);
  dice(state, holds);
  return broken;
}
type Holds = (truth: boolean, what: string) => void;

function figures(state: State, holds: Holds): void {
  for (const side of SIDES) {
    for (const figure of FIGURES) holds(supply(state, side, figure) >= 0, `${side} has too many ${figure}`); // R2.1
    for (const at of legionsOf(state, side)) {
      holds(AREAS.includes(at), `area ${at}`);
      holds(
        FIGURES.every((figure) => figuresAt(state, side, at, figure) >= 0),
        `${side} owes figures in ${at}`,
      );
      holds(unitsAt(state, side, at) > 0, `${side} leaders alone in ${at}`); // R2.6
    }
  }
  for (const at of legionsOf(state, 'harkonnen')) holds(!legionAt(state, 'atreides', at), `two legions in ${at}`); // R2.11
  const { vehicles, worms } = book(state).data.pieces;
  const count = (kind: Vehicle): number =>
    kind === 'harvester' ? state.harvesters.length : Object.values(state.zones).filter((vehicle) => vehicle === kind).length;
  for (const kind of VEHICLES) holds(count(kind) <= vehicles[kind], `${kind} ${count(kind)}`);
  holds(state.worms.length <= worms.sandworm, 'sandworms');
  for (const [name, areas] of Object.entries({ harvesters: state.harvesters, worms: state.worms, wormsigns: state.wormsigns }))
    holds(new Set<AreaId>(areas).size === areas.length, `${name} twice in an area`);
}

function leaders(state: State, holds: Holds): void {
  for (const id of NAMED) {
    const at = areaOf(state, id);
    if (at) holds(unitsAt(state, book(state).sideOf[id], at) > 0, `${id} alone in ${at}`); // R2.6
  }
  const tanks = SIDES.flatMap((side) => boardsOf(state, side).flatMap((id) => boardState(state, id).tank));
  for (const id of LEADERS)
    holds(tanks.filter((leader) => leader === id).length === (state.leaders[id].at === 'tank' ? 1 : 0), `${id} in the tank`); // R12.9
}

function tokens(state: State, holds: Holds): void {
  const { pieces } = book(state).data;
  const onMap = legionsOf(state, 'atreides').flatMap((at) => tokensAt(state, at));
  const all = [...onMap, ...state.pool.hidden, ...state.drawn.hidden, ...state.tokensGone.hidden];
  for (const id of ATREIDES_TOKENS)
    holds(all.filter((token) => token === id).length === pieces.atreidesTokens[id].count, `deployment tokens ${id}`); // R2.4
  const wormsigns = Object.values(pieces.wormsigns.mix).reduce((sum, count) => sum + count, 0);
  holds(state.wormsigns.length <= wormsigns, 'wormsigns');
  holds(state.reserve >= 0 && state.reserve <= book(state).data.numbers.spice.reserve, 'reserve of spice'); // R9.5
  holds(state.stations.length + state.stationsTaken.length === book(state).stations.length, 'stations');
  for (const track of TRACKS)
    holds(state.stationsTaken.filter((taken) => taken === track).length <= pieces.stations.symbols[track], `stations of ${track}`);
  const { atreides, harkonnen, reserve } = state.sisters;
  holds(Math.min(atreides, harkonnen, reserve) >= 0 && atreides + harkonnen + reserve <= pieces.tokens.beneGesserit, 'Bene Gesserit');
}

function cards(state: State, holds: Holds): void {
  const { automa } = state;
  const kept = [...(automa?.reinforcements.hidden ?? []), ...(automa?.schemeAside ? (['hawats-scheming'] as const) : [])];
  for (const house of HOUSES) {
    const out = [...state.hands[house].hidden, ...state.discards[house], ...kept.filter((card) => book(state).deckOf[card] === house)];
    const deck = book(state).cardsOf[house];
    holds(without(deck, out).length === deck.length - out.length, `cards of ${house}`); // R2.3
  }
  const prescience = [...state.shown.map(({ card }) => card), ...state.claimed, ...state.prescienceGone];
  holds(new Set(prescience).size === prescience.length && prescience.every((card) => PRESCIENCE.includes(card)), 'prescience cards');
  holds(new Set(state.objectives.hidden).size === state.objectives.hidden.length, 'objectives');
}

function tracks(state: State, holds: Holds): void {
  const { imperium, tracks } = book(state).data.numbers;
  for (const track of TRACKS) holds(state.prescience[track] >= 0 && state.prescience[track] <= tracks.end, `track ${track}`);
  holds(state.supremacy >= 0 && state.supremacy <= tracks.end, 'supremacy');
  for (const [power, step] of Object.entries(state.imperium)) holds(step >= imperium.bottom && step <= imperium.top, `imperium ${power}`); // R9.7
}

function dice(state: State, holds: Holds): void {
  const { actionDice } = book(state).data.pieces;
  for (const side of SIDES) {
    const boards = boardsOf(state, side).map((id) => boardState(state, id));
    for (const symbol of SYMBOLS)
      holds(
        boards.every(({ unused, used }) => unused[symbol] >= 0 && used[symbol] >= 0),
        `${side} owes dice`,
      );
    const rolled = boards.reduce((sum, { unused, used }) => sum + SYMBOLS.reduce((dice, each) => dice + unused[each] + used[each], 0), 0);
    holds(
      rolled + (side === 'harkonnen' ? state.setAside + (state.automa?.unrolled ?? 0) : 0) <= actionDice[side].count,
      `${side} action dice`,
    ); // R2.2
  }
}
