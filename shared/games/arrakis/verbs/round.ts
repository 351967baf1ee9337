import { set } from '../../../kernel/write.ts';
import { type AreaId, HOUSES, type HouseId, type PhaseId, type Side, type ZoneId } from '../ids.ts';
import { prescienceDeck } from '../queries/prescience.ts';
import { book, modeOf, without } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { draw } from './planning-cards.ts';
import { NO_DEEDS } from './deeds.ts';
import { takeDiceBack } from './dice.ts';
import { showPrescience } from './prescience.ts';
import { fallSilent } from './talk.ts';
import { advanceTank } from './tank.ts';

export function beginRound(game: Game): void {
  set(game, game.state, 'round', game.state.round + 1);
  game.tell({ type: 'roundBegan', round: game.state.round });
}
export function beginPhase(game: Game, phase: PhaseId): void {
  set(game, game.state, 'phase', phase);
  fallSilent(game);
  if (phase === 'action') set(game, game.state, 'deeds', NO_DEEDS);
  game.tell({ type: 'phaseBegan', phase });
}
/** Each own deck gives a card; prescience is revealed beside what is kept. R5.2, R13.11 */
export function drawForRound(game: Game): void {
  const { state } = game;
  const { draws, prescience } = book(state).data.numbers;
  for (const house of HOUSES) if (state.lead[house] !== null) draw(game, house, house, draws.start);
  showPrescience(game, game.chance.shuffle(prescienceDeck(state)).slice(0, prescience[modeOf(state)]));
}

export function beginTurn(game: Game, side: Side): void {
  const { state } = game;
  set(game, state, 'turn', { side, house: null, spent: false, moved: { hidden: {} }, picked: null });
  if (side === 'atreides' && state.paulBound === 'next') set(game, state, 'paulBound', 'now');
  if (state.options.transport === 'turn') {
    set(game, state, 'carried', {});
    if (state.automa) set(game, state, 'automa', { ...state.automa, flown: 0, temporary: null }); // RU-5
  }
  game.tell({ type: 'turnBegan', side });
}
export function act(game: Game, house: HouseId): void {
  if (game.state.turn) set(game, game.state.turn, 'house', house);
}
/** R6.8 */
export function endTurn(game: Game, side: Side): void {
  const { state } = game;
  if (state.turn?.spent) advanceTank(game, side);
  if (side === 'atreides' && state.paulBound === 'now') set(game, state, 'paulBound', null);
  set(game, state, 'turn', null);
  fallSilent(game);
}
/** Another action or card begins: whoever has moved may move again, nothing is picked. R10.2 */
export function beginAction(game: Game): void {
  if (!game.state.turn) return;
  set(game, game.state.turn, 'moved', { hidden: {} });
  set(game, game.state.turn, 'picked', null);
}
export function pick(game: Game, what: AreaId | ZoneId): void {
  if (game.state.turn) set(game, game.state.turn, 'picked', what);
}
/** All ornithopters and carryalls leave the map. R13.10 step 3 */
export function clearSky(game: Game): void {
  for (const [zone, vehicle] of Object.entries(game.state.zones))
    if (vehicle) game.tell({ type: 'vehicleRemoved', vehicle, at: zone as ZoneId, by: 'endOfRound' });
  set(game, game.state, 'zones', {});
}
/** Dice are taken back; what lasted a round is over. R13.10 step 8 */
export function closeRound(game: Game): void {
  const { state } = game;
  takeDiceBack(game);
  set(game, state, 'carried', {});
  const fear = state.attached.filter((card) => card === 'fear-is-the-mind-killer');
  if (fear.length > 0) {
    set(game, state, 'attached', without(state.attached, fear));
    set(game, state.discards, 'house-atreides', [...state.discards['house-atreides'], ...fear]);
  }
}
