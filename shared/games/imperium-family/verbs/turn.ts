import { add, set } from '../../../kernel/write.ts';
import { type Book, bookOf } from '../edition.ts';
import type { ConflictName, PlayerId, SpaceName } from '../ids.ts';
import { marking } from '../queries/marks.ts';
import { playerOf } from '../queries/table.ts';
import { isCompanion, orderWith, rivalsHere } from '../queries/rivals.ts';
import type { Special } from '../special.ts';
import type { FamilyState, Game, Result, Turn } from '../types.ts';

/** A turn in which nothing has happened yet. */
export const freshTurn = (of: PlayerId | null, { turn }: Pick<Book, 'turn'>): Turn =>
  turn.spies ? { ...turn, of, spies: { ...turn.spies } } : { ...turn, of };
export const setTurn = (game: Game, of: PlayerId | null): void => set(game, game.state, 'turn', freshTurn(of, bookOf(game.state)));
export const setPhase = (game: Game, phase: FamilyState['phase']): void => set(game, game.state, 'phase', phase);

/** An Agent has been sent: what was for the next one only is over. R19.44 R19.42 */
export function markSent(game: Game, space: SpaceName): void {
  const { turn } = game.state;
  set(game, turn, 'kind', 'agent');
  set(game, turn, 'space', space);
  for (const { mark } of marking(game.state)) if (mark.until === 'agent sent') setMark(game, mark.field, false);
}
/** The Reveal turn of a player begins; it is counted for the last tie-break. R9.1 R16.8 */
export function markReveal(game: Game, by: PlayerId): void {
  const { state } = game;
  const player = playerOf(state, by);
  set(game, state.turn, 'kind', 'reveal');
  add(game, state, 'reveals', 1);
  set(game, player, 'lastReveal', state.reveals);
  set(game, player, 'revealed', true);
}
/** A special is at work from now on, until its mark ends. R19.42 R19.44 R19.48 */
export const beAtWork = (game: Game, special: Special): void => {
  if (special.mark) setMark(game, special.mark.field, true);
};
const setMark = (game: Game, field: string, value: boolean): void => set(game, game.state.turn as Record<string, unknown>, field, value);
/** Persuasion of the turn, gained or spent. R9.5 */
export const addPersuasion = (game: Game, amount: number): void => add(game, game.state.turn, 'persuasion', amount);
/** Troops deployed under R8.4 so far. */
export const countDeployed = (game: Game, troops: number): void => add(game, game.state.turn, 'deployed', troops);

/** Spice gained in the own turn, where something looks back at it; payments do not count against it. Uprising R13.4 */
export function countSpice(game: Game, by: PlayerId, amount: number): void {
  const { turn } = game.state;
  if (turn.of === by && bookOf(game.state).watches.spice) set(game, turn, 'spiceGained', (turn.spiceGained ?? 0) + amount);
}

/** The next round with the top Conflict card: everybody may take turns again. R4.1 */
export function startRound(game: Game, conflict: ConflictName): void {
  const { state } = game;
  set(game, state.conflictDeck, 'hidden', state.conflictDeck.hidden.slice(1));
  set(game, state, 'conflicts', [...state.conflicts, conflict]);
  add(game, state, 'round', 1);
  for (const id of state.order) set(game, playerOf(state, id), 'revealed', false);
  const begins = { type: 'round', round: state.round, conflict, firstPlayer: state.firstPlayer } as const;
  // A companion turns nothing up: what it was told can be taken back.
  if (isCompanion(state)) game.tell(begins);
  else game.tell(begins, { to: 'all' });
}
export function passMarker(game: Game, to: PlayerId): void {
  const { state } = game;
  set(game, state, 'firstPlayer', to);
  if (rivalsHere(state)?.followsMarker) set(game, state, 'order', orderWith(state, to));
}
export function finish(game: Game, result: Result): void {
  set(game, game.state, 'result', result);
  setPhase(game, 'over');
}
