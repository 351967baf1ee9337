import type { Scene } from '../questions.ts';
import type { CardName, FactionId } from '../ids.ts';
import { isOfFaction } from '../edition.ts';
import type { GivenUp, State } from '../types.ts';
import { originOf } from './scene.ts';
import { kindsOf, playerOf } from './table.ts';

/** The card that was given up last for the effect which looks back at it; null = none yet. Uprising R13.3, Uprising R15.9 */
export function lastGivenUp({ turn }: State, { by, origin }: Scene, how: GivenUp['how']): CardName | null {
  const found = turn.givenUp?.findLast((each) => each.by === by && each.origin === origin && each.how === how);
  return found?.card ?? null;
}
/** Cards in play that can be given up beside the one that the effect stands on. Uprising R8.14 */
export function othersOfFaction(state: State, scene: Scene, faction: FactionId): readonly CardName[] {
  const own = originOf(state, scene)?.card;
  const { inPlay } = playerOf(state, scene.by);
  const others = own !== undefined && inPlay.includes(own) ? inPlay.toSpliced(inPlay.lastIndexOf(own), 1) : inPlay;
  return kindsOf(others.filter((card) => isOfFaction(state, card, faction)));
}
/** Hand cards of the Faction, each kind once. Uprising R8.14 */
export const handOfFaction = (state: State, { by }: Pick<Scene, 'by'>, faction: FactionId): readonly CardName[] =>
  kindsOf(playerOf(state, by).hand.hidden.filter((card) => isOfFaction(state, card, faction)));
