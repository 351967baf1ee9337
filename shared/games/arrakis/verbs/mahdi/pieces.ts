import { isOneOf } from '../../../../kernel/typed.ts';
import { type AreaId, FIGURES, type NamedId, type Rank, RANKS, TOKEN_SETS, type TokenSet } from '../../ids.ts';
import { legionAt, legionsOf, NOBODY, supply } from '../../queries/legions.ts';
import { comesFor, swapFor } from '../../queries/mahdi/place.ts';
import { areaOf, book } from '../../queries/table.ts';
import type { Game } from '../../types.ts';
import { join, moveLeader, reinforce, swap, take } from '../legions.ts';
import { changeLegion, noteMove } from '../records.ts';

/** A unit comes, one of another rank where the wanted one is missing. R16.10 @returns whether one has come */
export function bringUnit(game: Game, rank: Rank, at: AreaId): boolean {
  const comes = comesFor(game.state, rank);
  if (comes === null) return false;
  reinforce(game, 'harkonnen', at, comes, 1);
  game.tell({ type: 'placed', side: 'harkonnen', what: comes, count: 1, from: null, to: at });
  return true;
}
/** A leader comes, from beside the board or, where he is placed, from elsewhere on the map. R16.10, R2.10 */
export function bringLeader(game: Game, who: NamedId | 'generic', at: AreaId): void {
  const { state } = game;
  if (who === 'generic') {
    if (supply(state, 'harkonnen', who) === 0) return;
    reinforce(game, 'harkonnen', at, who, 1);
    game.tell({ type: 'placed', side: 'harkonnen', what: who, count: 1, from: null, to: at });
    return;
  }
  const from = areaOf(state, who);
  if (from === at) return;
  moveLeader(game, who, at);
  game.tell({ type: 'placed', side: 'harkonnen', what: who, count: 1, from, to: at });
}
/** One unit of a legion is swapped for a better one. R16.12 */
export function improve(game: Game, at: AreaId, from: Rank, to: Rank): void {
  const comes = swapFor(game.state, to);
  if (comes) changeLegion(game, 'harkonnen', at, () => swap(game, 'harkonnen', at, from, comes));
}

/** How many tokens of a set are not on the map. R16.16 */
const poolOf = (game: Game, kind: TokenSet): number =>
  book(game.state).harkonnenTokens[kind].length -
  legionsOf(game.state, 'harkonnen').reduce(
    (sum, at) => sum + (legionAt(game.state, 'harkonnen', at)?.facedown.filter((each) => each === kind).length ?? 0),
    0,
  );
/** Sets of which no token is left for a settlement. R16.16 */
export const missingTokens = (game: Game): readonly TokenSet[] => TOKEN_SETS.filter((kind) => poolOf(game, kind) === 0);
/** A token of each set comes facedown. Moves of one action are simultaneous, so they do not move in it. R16.9, R16.16, R10.2 */
export function garrison(game: Game, at: AreaId): void {
  const tokens = { ...NOBODY, facedown: TOKEN_SETS };
  join(game, 'harkonnen', at, tokens);
  noteMove(game, 'harkonnen', at, at, tokens, false);
  game.tell({ type: 'garrisoned', at, count: TOKEN_SETS.length });
}
/** Facedown tokens are turned up: their figures come, they go back to their pool. The caller sees to overflow. R16.16 */
export function turnUp(game: Game, at: AreaId, sets: readonly TokenSet[]): void {
  for (const kind of TOKEN_SETS) {
    const count = sets.filter((each) => each === kind).length;
    for (const token of count > 0 ? game.chance.shuffle(book(game.state).harkonnenTokens[kind]).slice(0, count) : []) {
      const { units } = book(game.state).data.pieces.harkonnenTokens[token];
      changeLegion(game, 'harkonnen', at, () => {
        let lost = 0;
        for (const figure of FIGURES)
          for (let left = units[figure] ?? 0; left > 0; left--) {
            const comes = isRank(figure) ? comesFor(game.state, figure) : supply(game.state, 'harkonnen', figure) > 0 ? figure : null;
            if (comes === null) lost++;
            else reinforce(game, 'harkonnen', at, comes, 1);
          }
        // Figures come before the token goes: a legion of tokens alone keeps its leaders.
        take(game, 'harkonnen', at, { ...NOBODY, facedown: [kind] });
        game.tell({ type: 'tokenRevealed', at, token, lost });
      });
    }
  }
}
const isRank = (figure: string): figure is Rank => isOneOf(RANKS, figure);
/** All facedown tokens of an area. */
export const turnAllUp = (game: Game, at: AreaId): void => turnUp(game, at, legionAt(game.state, 'harkonnen', at)?.facedown ?? []);
