import { HOUSES, FIGURES, SETTLEMENTS, SIETCHES, type SietchId, TOKEN_SETS } from '../ids.ts';
import { book, isCompanion, seatOf } from '../queries/table.ts';
import type { Game } from '../types.ts';
import { reinforce } from './legions.ts';

/** Each Harkonnen settlement gets a token of both sets, flipped at once. R4.6 */
export function flipStartTokens(game: Game): void {
  const { pieces } = book(game.state).data;
  for (const set of TOKEN_SETS) {
    const tokens = game.chance.shuffle(book(game.state).harkonnenTokens[set]);
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
  const tokens = state.legions.atreides[sietch]?.tokens.hidden ?? [];
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
