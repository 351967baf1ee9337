import { recordOf } from '../../kernel/typed.ts';
import { type HouseId, HOUSES, type SeatId, type Side, SIETCHES, type SietchId } from './ids.ts';
import { legionsOf } from './queries/legions.ts';
import { seesHand } from './queries/talk.ts';
import { deckSize, modeOf, namedAt, sideOfSeat } from './queries/table.ts';
import type { ArrakisView, HandView, LegionView, SietchView, State } from './types.ts';

/** What a viewer sees, built field by field; teammates see what is hidden of the Atreides alike. R18, R15.14 */
export function viewOf(state: State, viewer: SeatId | null): ArrakisView {
  const side = viewer ? sideOfSeat(state, viewer) : null;
  const isOver = state.result !== null;
  return {
    options: state.options,
    seats: state.seats,
    lead: state.lead,
    mode: modeOf(state),
    side,
    round: state.round,
    phase: state.phase,
    legions: { harkonnen: legionsFor(state, 'harkonnen', true), atreides: legionsFor(state, 'atreides', isOver || side === 'atreides') },
    leaders: state.leaders,
    settlements: state.settlements,
    sietches: sietchesFor(state, isOver || side === 'atreides'),
    closedRanks: closedRanks(state),
    stations: state.stations,
    stationsTaken: state.stationsTaken,
    wormsigns: state.wormsigns,
    worms: state.worms,
    harvesters: state.harvesters,
    zones: state.zones,
    atomics: state.atomics,
    imperium: state.imperium,
    bans: state.bans,
    reserve: state.reserve,
    supremacy: state.supremacy,
    prescience: state.prescience,
    shown: state.shown,
    claimed: state.claimed,
    prescienceGone: state.prescienceGone,
    hands: recordOf(HOUSES, (house) => handFor(state, house, viewer)),
    attached: state.attached,
    objectives: isOver || side === 'atreides' ? state.objectives.hidden : null,
    objectiveCount: state.objectives.hidden.length,
    boards: state.boards,
    setAside: state.setAside,
    sisters: state.sisters,
    cones: state.cones,
    talking: state.talking,
    pool: state.pool.hidden.length,
    drawn: { count: state.drawn.hidden.length, known: isOver || side === 'atreides' ? state.drawn.hidden : null },
    turn: state.turn && { side: state.turn.side, house: state.turn.house, picked: state.turn.picked },
    deeds: state.deeds,
    paulBound: state.paulBound,
    forced: state.forced,
    coming: state.coming,
    spice: state.spice,
    battle: state.battle,
    automa: automaFor(state),
    result: state.result,
  };
}

function legionsFor(state: State, side: Side, knows: boolean): ArrakisView['legions'][Side] {
  const legions: Partial<Record<keyof ArrakisView['legions'][Side], LegionView>> = {};
  for (const at of legionsOf(state, side)) {
    const legion = state.legions[side][at];
    if (!legion) continue;
    const { regular, elite, special, generic, tokens, facedown } = legion;
    const known = knows ? tokens.hidden : null;
    legions[at] = { regular, elite, special, generic, named: namedAt(state, side, at), tokens: tokens.hidden.length, known, facedown };
  }
  return legions;
}
function sietchesFor(state: State, knows: boolean): ArrakisView['sietches'] {
  const sietches: Partial<Record<SietchId, SietchView>> = {};
  for (const id of SIETCHES) {
    const sietch = state.sietches[id];
    if (sietch) sietches[id] = { at: sietch.at, rank: knows || sietch.open ? sietch.rank.hidden : null, open: sietch.open };
  }
  return sietches;
}
/** A destroyed sietch was turned up before: what is left of the box is no secret, only which of them lies where. R12.5 */
const closedRanks = ({ sietches }: State): readonly number[] =>
  SIETCHES.flatMap((id) => {
    const sietch = sietches[id];
    return sietch && !sietch.open ? [sietch.rank.hidden] : [];
  }).sort();
/** A hand is its player's alone, also among teammates who do not sit under a cone of silence. R15.13, R18 */
function handFor(state: State, house: HouseId, viewer: SeatId | null): HandView {
  const { hidden } = state.hands[house];
  return {
    count: hidden.length,
    cards: seesHand(state, viewer, house) ? hidden : null,
    deck: deckSize(state, house),
    discards: state.discards[house],
  };
}
/** Of what the automa holds facedown, and of its decks, only how many. R18.1 */
function automaFor({ automa }: State): ArrakisView['automa'] {
  if (!automa) return null;
  const { shown, harvest, target, temporary, unrolled, flown, lastDeck, schemeAside, named } = automa;
  const counts = { tactical: automa.tactical.hidden.length, reinforcements: automa.reinforcements.hidden.length };
  return { shown, harvest, target, temporary, unrolled, flown, lastDeck, schemeAside, named, ...counts };
}
