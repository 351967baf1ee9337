import type { AdventureEvent } from '../../../../shared/games/adventure/events.ts';
import type { FigureId, PhaseId } from '../../../../shared/games/adventure/ids.ts';
import type { AdventureView } from '../../../../shared/games/adventure/types.ts';
import type { LitEntity } from '../../scene.ts';

export type DieId = 'a' | 'b';
/** Once the moves are over both dice have done their work. */
const LATER: readonly PhaseId[] = ['fight', 'buy', 'invest', 'boundary'];
export const DICE: readonly DieId[] = ['a', 'b'];
/** One of the two dice of the throw as the tray shows it. R5.2, R6.1 */
export interface TrayDie {
  readonly id: DieId;
  readonly value: number | null;
  /** It is of no use any more in this turn. */
  readonly used: boolean;
  /** Who has moved with it, as far as that is known. */
  readonly usedBy: FigureId | null;
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly key: string | null;
}

export interface Walk {
  readonly figure: FigureId;
  readonly steps: number;
}
/** Who has walked how far since the last throw, from what was told. R6.1 */
export function walksIn(heard: readonly { readonly type: string }[]): readonly Walk[] {
  const told = heard as readonly AdventureEvent[];
  const walks: Walk[] = [];
  for (let at = told.length - 1; at >= 0; at -= 1) {
    const one = told[at] as AdventureEvent;
    if (one.type === 'threw' || one.type === 'turn') break;
    if (one.type === 'moved') walks.unshift({ figure: one.figure, steps: one.steps });
  }
  return walks;
}

/**
 * The two dice.
 * @param walks of this turn as far as they are known: they tell which die carried whom
 */
export function trayDice(view: AdventureView, lit: readonly LitEntity[], walks: readonly Walk[]): readonly TrayDie[] {
  const { dice, moved } = view.turn;
  const sum = dice?.reduce((all, one) => all + one, 0);
  const users = new Map<DieId, FigureId>();
  for (const figure of moved) {
    const walk = walks.findLast((one) => one.figure === figure);
    if (!dice || !walk) continue;
    if (walk.steps === sum) for (const id of DICE) users.set(id, figure);
    else {
      const free = DICE.filter((id, at) => !users.has(id) && dice[at] === walk.steps)[0];
      if (free) users.set(free, figure);
    }
  }
  return DICE.map((id, at) => {
    const offer = lit.find(({ entity }) => entity.kind === 'die' && (entity.id === id || entity.id === 'both'));
    return {
      id,
      value: dice?.[at] ?? null,
      used: users.has(id) || (dice !== null && LATER.includes(view.turn.phase)),
      usedBy: users.get(id) ?? null,
      lit: offer !== undefined,
      chosen: offer?.chosen === true,
      key: offer?.key ?? null,
    };
  });
}
