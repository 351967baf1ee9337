import { type Book, bookOf, cardRecord, specialOf, specialsIn, specialsOf } from '../edition.ts';
import type { Effect } from '../effects/effects.ts';
import type { CardName } from '../ids.ts';
import type { Scene } from '../questions.ts';
import type { Special } from '../special.ts';
import type { State } from '../types.ts';
import { sideName } from './leader-board.ts';
import { isPerson, kindsOf } from './table.ts';

/** Effects that are no step of their own. R17.11 R7.13 */
export function isModifier(state: State, effect: Effect): boolean {
  if ('modify' in effect || 'while_agent_here' in effect || 'static' in effect) return true;
  if ('modify_space_influence' in effect) return !bookOf(state).rulings.spaceInfluenceHolds;
  if (!('special' in effect)) return false;
  const { play, ask } = specialOf(state, effect.special);
  return !play && !ask;
}
/** Specials that work for a player in this turn: of cards, and of the Leader. R17.11 R18.1 */
export function specialsAtWork(state: State, { by }: Scene): readonly Special[] {
  const names = state.turn.origins.flatMap(({ card, works }) => (works ? specialsIn(cardRecord(state, card).agent) : []));
  const side = sideName(state, by);
  const own = side !== null && isPerson(by) ? specialsOf(state, side) : [];
  return [...kindsOf(names).map((name) => specialOf(state, name)), ...own];
}
/** Cards that work in this turn and change the cost of another. R19.15 R10.7 */
export function costChange(state: State, card: CardName, { heeded }: Book): number {
  const { [card]: changes } = heeded.costChanges;
  if (!changes || state.turn.kind !== 'reveal') return 0;
  return state.turn.origins.reduce((sum, origin) => sum + (origin.works ? (changes[origin.card] ?? 0) : 0), 0);
}
