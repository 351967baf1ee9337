import type { Blocked } from '../../../kernel/types.ts';
import { type Colour, type FigureId, KANLY, type KanlyId } from '../ids.ts';
import type { Act } from '../questions.ts';
import { WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { opponents, stockOf } from './table.ts';
import { noOpponents, spared, targets } from './targets.ts';

/** Opponents who have a Harvester. R10.5 */
export const raidable = (state: State, by: Colour): Colour[] =>
  opponents(state, by).filter((colour) => stockOf(state, colour).harvesters > 0);
/** Whom or what a Kanly card can be played against; a Silo needs nobody. R10.2-R10.5 */
export const kanlyTargets = (state: State, by: Colour, card: KanlyId): readonly (FigureId | Colour)[] => TARGETS[card](state, by);
const TARGETS: Readonly<Record<KanlyId, (state: State, by: Colour) => readonly (FigureId | Colour)[]>> = {
  'secret-silo': (_, by) => [by],
  'hunter-seeker': (state, by) => targets(state, by),
  'harvester-raid': raidable,
};
const held = (state: State, colour: Colour): KanlyId[] => KANLY.filter((card) => stockOf(state, colour).hand.hidden.includes(card));
/** Kanly cards that can be played now. R10.1, R10.5 */
export const kanlyActs = (state: State, colour: Colour): Act[] =>
  state.turn.kanly
    ? []
    : held(state, colour)
        .filter((card) => kanlyTargets(state, colour, card).length > 0)
        .map((card) => ({ do: 'kanly', card }));
export const noKanlyActs = (state: State, colour: Colour): Blocked[] =>
  held(state, colour).flatMap((card): Blocked[] => {
    const target = { do: 'kanly', card };
    if (state.turn.kanly) return [{ target, why: WHY.kanlyPlayed }];
    return kanlyTargets(state, colour, card).length > 0 ? [] : [{ target, why: WHY.noKanlyTarget }];
  });

/** Who cannot be chosen for a Kanly card. R10.3, R10.4 */
export function noKanlyTargets(state: State, by: Colour, card: KanlyId): Blocked[] {
  if (card === 'hunter-seeker') return spared(state, by);
  const poor = opponents(state, by).filter((colour) => stockOf(state, colour).harvesters === 0);
  return [...noOpponents(state, by), ...poor.map((target) => ({ target, why: WHY.nothingToRaid }))];
}
