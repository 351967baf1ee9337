import { blockedAmong } from '../../../kernel/choices.ts';
import type { Blocked, Reason } from '../../../kernel/types.ts';
import type { HouseFace, HouseId } from '../ids.ts';
import { WHY } from '../reasons.ts';
import type { Invitation, State } from '../types.ts';
import { diceShowing, shownFaces } from './roll.ts';
import { board, clockwiseFrom } from './table.ts';

/** Alliances exist from four players on. R7.1 */
export const alliancesAllowed = (state: State): boolean => state.seats.length >= board(state).data.game.alliancesFromSeats;

/** Why the active player may not invite this House; null = it may. R7.2, R7.3 */
function whyNoInvitation(state: State, id: HouseId): Reason | null {
  const { face } = board(state).data.houses[id];
  if (face === null) return shownFaces(state).length > 0 ? null : WHY.noHouseDie;
  return diceShowing(state, face).length > 0 ? null : WHY.noDieShowsIt;
}

/** All offers the active player can make, each with everything it contains; only the Bene Tleilax's uses dice up. R7.8, R7.9 */
export const invitations = (state: State, active: HouseId): Invitation[] =>
  clockwiseFrom(state, active).flatMap((id) => (whyNoInvitation(state, id) ? [] : offersTo(state, active, id)));
export const uninvited = (state: State, active: HouseId): readonly Blocked[] =>
  blockedAmong(
    clockwiseFrom(state, active),
    (house) => whyNoInvitation(state, house),
    (house) => ({ house, face: null, dice: 0 }) satisfies Invitation,
  );

function offersTo(state: State, active: HouseId, house: HouseId): Invitation[] {
  const { houses } = board(state).data;
  const ownFace = houses[active].face;
  if (house === 'bene-tleilax') {
    // R16.8: Tleilax recruits with all dice of the face that invites it, of the active player's own face with some
    return shownFaces(state).flatMap((face) =>
      face === ownFace ? shares(state, house, face) : [{ house, face, dice: diceShowing(state, face).length }],
    );
  }
  const { namedFace } = state.turn;
  if (active === 'bene-tleilax' && namedFace !== null && houses[house].face === namedFace) return shares(state, house, namedFace); // R16.8
  return [{ house, face: null, dice: 0 }];
}
const shares = (state: State, house: HouseId, face: HouseFace): Invitation[] =>
  diceShowing(state, face).map((_, at) => ({ house, face, dice: at + 1 }));
