import type { FigureId } from '../../../../shared/games/adventure/ids.ts';
import type { AdventureView } from '../../../../shared/games/adventure/types.ts';
import type { LitEntity } from '../../scene.ts';

export type DieId = 'a' | 'b';
export const DICE: readonly DieId[] = ['a', 'b'];
/** One of the two dice of the throw as the tray shows it. R5.2, R6.1 */
export interface TrayDie {
  readonly id: DieId;
  readonly value: number | null;
  /** Who has moved with it. */
  readonly usedBy: FigureId | null;
  readonly lit: boolean;
  readonly chosen: boolean;
  readonly key: string | null;
}

/** What just happened in this turn: which figure walked how many steps. */
type Told = readonly { readonly type: string }[] | undefined;
export interface Walk {
  readonly figure: FigureId;
  readonly steps: number;
}
/** The walks among what happened. */
export const walksOf = (events: Told): readonly Walk[] =>
  (events ?? []).flatMap((one) => (one.type === 'moved' ? [one as unknown as Walk] : []));

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
      usedBy: users.get(id) ?? null,
      lit: offer !== undefined,
      chosen: offer?.chosen === true,
      key: offer?.key ?? null,
    };
  });
}
