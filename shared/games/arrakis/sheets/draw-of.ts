import { chanceOf } from '../../../kernel/chance.ts';
import type { Board } from '../board.ts';
import {
  type AtreidesToken,
  type HarkonnenToken,
  type ObjectiveId,
  OBJECTIVES,
  type SettlementId,
  SETTLEMENTS,
  type SietchId,
  SIETCHES,
  TOKEN_SETS,
} from '../ids.ts';

/** What chance draws before a game begins. R4.2-R4.6, R4.14 */
export interface Draw {
  readonly settlements: Readonly<Record<SettlementId, readonly HarkonnenToken[]>>;
  readonly sietches: Readonly<Record<SietchId, { readonly rank: number; readonly token: AtreidesToken | null }>>;
  readonly objective: ObjectiveId;
}
/** @param seed as printed on the sheet: the same seed draws the same again */
export function drawOf({ data, tokens, harkonnenTokens }: Board, seed: number): Draw {
  const chance = chanceOf(seed);
  const ranks = chance.shuffle(data.pieces.sietchRanks);
  const starting = chance.shuffle(tokens.starting);
  const sets = TOKEN_SETS.map((set) => chance.shuffle(harkonnenTokens[set]));
  return {
    settlements: Object.fromEntries(
      SETTLEMENTS.map((id, at) => [id, sets.flatMap((set) => set[at] ?? [])]),
    ) as unknown as Draw['settlements'],
    sietches: Object.fromEntries(
      SIETCHES.map((id, at) => [id, { rank: ranks[at] ?? 1, token: starting[at] ?? null }]),
    ) as unknown as Draw['sietches'],
    objective: chance.shuffle(OBJECTIVES)[0] as ObjectiveId,
  };
}
