import type { Task } from '../../../kernel/types.ts';
import { set } from '../../../kernel/write.ts';
import { spaceRecord } from '../edition.ts';
import type { PlayerId } from '../ids.ts';
import { visitedFaction } from '../queries/visit-influence.ts';
import type { FamilyGame, Game } from '../types.ts';
import { moveInfluence } from './influence.ts';

/**
 * The visit gives so much Influence from now on; what was taken already is made up for. Uprising R4.9
 * @returns what follows from the rest
 */
export function setVisitInfluence(game: Game, by: PlayerId, amount: number): Task<FamilyGame>[] {
  const { state } = game;
  const faction = visitedFaction(state);
  if (faction === null || state.turn.space === null) return [];
  const now = state.turn.visitInfluence ?? spaceRecord(state, state.turn.space).influence_gain?.amount ?? 0;
  if (amount <= now) return [];
  set(game, state.turn, 'visitInfluence', amount);
  const isTaken = state.turn.pieces.every(({ from }) => from !== 'influence');
  return isTaken ? moveInfluence(game, by, faction, amount - now) : [];
}
