import { set } from '../../../kernel/write.ts';
import { HOUSES, type LeaderId, LEADERS, type NamedId, type Side, type TrackId } from '../ids.ts';
import { book, boardsOf, boardState, housesOf, isAutoma, isInPlay, seatOf, sideOfHouse } from '../queries/table.ts';
import type { EndReason, Game } from '../types.ts';
import { fulfilled } from '../queries/end.ts';
import { dismissLonely } from './legions.ts';

/** Supremacy rises; every space reached or passed has its event. R1.3, R13.8 */
export function gainSupremacy(game: Game, by: number): void {
  const { state } = game;
  const { numbers, leaders } = book(state).data;
  const from = state.supremacy;
  const to = Math.min(numbers.tracks.end, from + by);
  if (to === from) return;
  set(game, state, 'supremacy', to);
  game.tell({ type: 'supremacy', by: to - from, to });
  const passed = (space: number): boolean => from < space && space <= to;
  for (const space of numbers.supremacyTokens) if (passed(space)) gainSisters(game, 'atreides', 1);
  for (const id of LEADERS) {
    const { entry } = leaders[id];
    if (entry.by === 'supremacy' && passed(entry.space)) enter(game, id);
  }
  if (to >= numbers.tracks.supremacyWins) finish(game, 'harkonnen', 'supremacy');
}
/** A marker of prescience rises. R13.1, R13.8 */
export function gainPrescience(game: Game, track: TrackId, by: number): void {
  const { state } = game;
  const { numbers, leaders } = book(state).data;
  const from = state.prescience[track];
  const to = Math.min(numbers.tracks.end, from + by);
  if (to === from) return;
  set(game, state, 'prescience', { ...state.prescience, [track]: to });
  game.tell({ type: 'prescience', track, by: to - from, to });
  const passed = (space: number): boolean => from < space && space <= to;
  for (const id of LEADERS) {
    const { entry } = leaders[id];
    if (entry.by === 'prescience' && (entry.track === 'any' || entry.track === track) && passed(entry.space)) enter(game, id);
  }
  if (passed(numbers.tracks.atomics) && !state.atomics.unlocked) {
    set(game, state, 'atomics', { ...state.atomics, unlocked: true });
    game.tell({ type: 'atomicsReady' });
  }
}
/** A side takes Bene Gesserit tokens, as far as there are any. R2.4 */
export function gainSisters(game: Game, side: Side, count: number): void {
  if (isAutoma(game.state, side)) {
    freeDice(game, count);
    return;
  }
  const { sisters } = game.state;
  const gained = Math.min(count, sisters.reserve);
  if (gained === 0) return;
  set(game, game.state, 'sisters', { ...sisters, [side]: sisters[side] + gained, reserve: sisters.reserve - gained });
  game.tell({ type: 'sistersGained', side, count: gained });
}

/** Instead of tokens the automa takes dice of the spice board; for each that is not there supremacy rises. R16.18 */
function freeDice(game: Game, count: number): void {
  const { state } = game;
  for (let nth = 0; nth < count; nth++) {
    if (state.setAside === 0 || !state.automa) gainSupremacy(game, 1);
    else {
      set(game, state, 'setAside', state.setAside - 1);
      set(game, state, 'automa', { ...state.automa, unrolled: state.automa.unrolled + 1 });
      game.tell({ type: 'dieFreed' });
    }
  }
}

/** A leader comes into play, once: beside the board, or in the place of the one it replaces. R17.2, R17.5, R17.6 */
export function enter(game: Game, id: LeaderId): void {
  const { state } = game;
  const { leaders } = book(state).data;
  if (state.leaders[id].at !== 'waiting') return;
  const { entry } = leaders[id];
  const replaced = entry.by === 'prescience' ? (entry.replaces ?? null) : null;
  if (replaced && id !== 'wild-maker') takeOver(game, id, replaced);
  else set(game, state.leaders, id, { at: 'ready', spent: id === 'wild-maker' });
  game.tell({ type: 'leaderEntered', leader: id, replaces: replaced });
  const { supplants, sisters } = leaders[id];
  if (supplants) dismiss(game, supplants);
  if (sisters) gainSisters(game, sideOfHouse(leaders[id].house), sisters);
}
/** Figure and card take over the exact place and state. R17.5, RU-57 */
function takeOver(game: Game, id: NamedId, old: NamedId): void {
  const { state } = game;
  const { leaders } = book(state).data;
  set(game, state.leaders, id, state.leaders[old]);
  set(game, state.leaders, old, { at: 'gone', spent: false });
  if (state.leaders[id].at !== 'tank') return;
  const [from, to] = [old, id].map((leader) =>
    boardsOf(state, 'atreides').find((board) => housesOn(game, board).includes(leaders[leader as NamedId].house)),
  );
  if (!from || !to) return;
  const slot = boardState(state, from).tank.indexOf(old);
  const placed = (tank: readonly (NamedId | null)[], leader: NamedId | null): (NamedId | null)[] =>
    tank.map((other, at) => (at === slot ? leader : other));
  set(game, boardState(state, from), 'tank', placed(boardState(state, from).tank, null));
  set(game, boardState(state, to), 'tank', placed(boardState(state, to).tank, id));
}
const housesOn = ({ state }: Game, board: keyof Game['state']['boards']) => book(state).data.pieces.boards[board].houses;
/** Out of the game for good, wherever the figure is; never to the tank. R12.12 */
export function dismiss(game: Game, id: LeaderId): void {
  const { state } = game;
  const { at } = state.leaders[id];
  if (at === 'gone') return;
  set(game, state.leaders, id, { at: 'gone', spent: false });
  for (const side of ['harkonnen', 'atreides'] as const)
    for (const board of boardsOf(state, side)) {
      const { tank } = boardState(state, board);
      if (tank.includes(id as NamedId))
        set(
          game,
          boardState(state, board),
          'tank',
          tank.map((leader) => (leader === id ? null : leader)),
        );
    }
  game.tell({ type: 'leaderGone', leader: id });
  for (const other of LEADERS) {
    const { entry } = book(state).data.leaders[other];
    if (entry.by === 'leaving' && entry.of === id && !isInPlay(state, other)) enter(game, other);
  }
  if (at !== 'waiting' && at !== 'ready' && at !== 'tank' && id !== 'wild-maker') dismissLonely(game, book(state).sideOf[id], at);
}

/** The game is over; teammates win together. R1.3, R1.4, R1.6 */
export function finish(game: Game, side: Side, reason: EndReason): void {
  const { state } = game;
  if (state.result) return;
  const objective = side === 'atreides' ? fulfilled(state) : null;
  set(game, state, 'result', { reason, side, objective });
  game.tell({ type: 'ended', side, reason, objective }, { to: 'all' });
  const winners = HOUSES.filter((house) => housesOf(side).includes(house) && state.lead[house] !== null).map((house) =>
    seatOf(state, house),
  );
  game.end({ reason, winners: [...new Set(winners)] });
}
