import type { Blocked } from '../../../kernel/types.ts';
import { DICE, type DieId, HOUSE_DICE, type HouseDieId, type HouseFace, type HouseId } from '../ids.ts';
import { WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { holds } from './table.ts';

/** Dice that are still thrown; a frozen one never is again. R6.2 */
export const unfrozen = ({ turn }: State): DieId[] => DICE.filter((die) => !turn.dice[die].frozen);
export const showsWorm = ({ turn }: State): boolean => turn.dice.spice.face === 'shai-hulud';
/** A worm was thrown and is not frozen yet. R6.3 */
export const wormThrown = (state: State): boolean => showsWorm(state) && !state.turn.dice.spice.frozen;
/** A Thumper may be discarded; not if the Spice die is the only unfrozen one. R6.5 */
export const canThump = (state: State, id: HouseId): boolean =>
  wormThrown(state) && holds(state, id, 'thumper') && DICE.some((die) => die !== 'spice' && !state.turn.dice[die].frozen);

/** Dice that may be frozen now. R6.1, R6.5 */
export const freezable = (state: State, thumped: boolean): DieId[] =>
  thumped ? unfrozen(state).filter((die) => die !== 'spice') : unfrozen(state);
export const whyNotFrozen = (state: State, thumped: boolean): Blocked[] =>
  DICE.flatMap((die): Blocked[] => {
    if (state.turn.dice[die].frozen) return [{ target: die, why: WHY.frozen }];
    return thumped && die === 'spice' ? [{ target: die, why: WHY.keptByThumper }] : [];
  });

/** House dice that show this face. */
export const diceShowing = ({ turn }: State, face: HouseFace): HouseDieId[] => HOUSE_DICE.filter((die) => turn.dice[die].face === face);
/** The faces of the House dice, each once. */
export const shownFaces = ({ turn }: State): HouseFace[] => [...new Set(HOUSE_DICE.flatMap((die) => turn.dice[die].face ?? []))];
