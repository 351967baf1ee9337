import type { FigureId, SpaceId } from '../ids.ts';
import { colourOf, spaceOf } from '../queries/table.ts';
import { clash } from './clash.ts';
import { type Look, reachOdds } from './look.ts';
import { exposed } from './target.ts';
import { figureWorth } from './worth.ts';

/** What the desert and the castle cost a figure in a round: Worm and Sandstorm, or Poison. */
const OPEN = { desert: 8, castle: 7 } as const;
/** How surely a threat or a chance that the dice allow is taken. */
const TAKEN = 0.55;
const HOPED = 0.25;

/** How a figure and a foe would fare against each other, wherever the figure stands. */
interface Duel {
  /** Where the foe stands. */
  readonly there: SpaceId;
  /** What the figure gains by it, with what the foe loses. */
  readonly gain: number;
  readonly isThreat: boolean;
  readonly isChance: boolean;
}
/** What a figure has before it. Many places are compared in one look, so it is thought over once. */
export interface Outlook {
  readonly duels: readonly Duel[];
  readonly standings: Map<SpaceId, number>;
}

function outlookOf(look: Look, figure: FigureId): Outlook {
  const known = look.outlooks.get(figure);
  if (known) return known;
  const { state } = look;
  const duels = look.foes.map((foe): Duel => {
    const { mine, theirs } = clash(state, [figure], [foe]);
    return {
      there: spaceOf(state, foe),
      gain: mine - (look.spite[colourOf(foe)] ?? 0) * theirs,
      isThreat: theirs > 0 && mine < 0,
      isChance: exposed(look, colourOf(figure), foe),
    };
  });
  const outlook = { duels, standings: new Map<SpaceId, number>() };
  look.outlooks.set(figure, outlook);
  return outlook;
}

/** What it is worth that a figure stands somewhere until its next turn: its chances, less its dangers. */
export function standing(look: Look, figure: FigureId, at: SpaceId): number {
  const { duels, standings } = outlookOf(look, figure);
  const known = standings.get(at);
  if (known !== undefined) return known;
  const { state, board } = look;
  const isHome = board.sietch[at] === colourOf(figure);
  let danger = isHome ? 0 : OPEN[board.castle[at] ? 'castle' : 'desert'] * (figureWorth(state, figure) / 21);
  let chance = 0;
  for (const { there, gain, isThreat, isChance } of duels) {
    if (isThreat && !isHome) danger -= TAKEN * reachOdds(board, there, at) * gain;
    if (isChance) chance = Math.max(chance, HOPED * reachOdds(board, at, there) * gain);
  }
  standings.set(at, chance - danger);
  return chance - danger;
}
