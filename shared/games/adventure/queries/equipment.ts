import type { Blocked } from '../../../kernel/types.ts';
import type { AdventureTasks, Berth } from '../questions.ts';
import { WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import type { EquipmentId, FigureId } from '../ids.ts';
import { figuresOf, lacking } from './table.ts';

/** Where an arriving piece of equipment can go. R9.1; a prize first to the winners, then to others or nowhere. R8.5 */
export function berths(state: State, { colour, card, to, prize }: AdventureTasks['assign']): readonly Berth[] {
  const free = lacking(state, colour, card);
  const preferred = to ? free.filter((figure) => to.includes(figure)) : free;
  if (preferred.length > 0) return preferred;
  return prize || free.length === 0 ? [...free, 'hidden'] : free;
}
export function noBerths(state: State, task: AdventureTasks['assign']): Blocked[] {
  const offered = berths(state, task);
  return [...figuresOf(state, task.colour), 'hidden' as const]
    .filter((berth) => !offered.includes(berth))
    .map((target) => {
      if (target === 'hidden') return { target, why: WHY.mustBeAssigned };
      return { target, why: state.figures[target].gear.includes(task.card) ? WHY.hasKind : WHY.winnersFirst };
    });
}

/** Equipment that counts in a fight that begins now: assigned and usable. R9.1, R8.9 */
export const usable = (state: State, figure: FigureId): readonly EquipmentId[] => {
  const { gear, fresh } = state.figures[figure];
  return fresh.length === 0 ? gear : gear.filter((card) => !fresh.includes(card));
};
