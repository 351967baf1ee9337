import type { Condition, Master } from '../data/prescience.ts';
import { type AreaId, type AtomicsId, ATOMICS, type AtreidesToken, type PrescienceId, type Side } from '../ids.ts';
import type { State } from '../types.ts';
import { isWatched, mayActFreely } from './free-actions.ts';
import { isFree, sietchAt, terrain } from './areas.ts';
import { legionAt, legionsOf, wholeOf, tokensAt } from './legions.ts';
import { areaOf, book, person } from './table.ts';

const areaOfMaster = (state: State, who: Master): AreaId | null => areaOf(state, person(state, who));
/** Is a sector of this area with, or without, a Harkonnen legion? The North Pole lies in four. RU-55 */
function isInSector(state: State, at: AreaId, kind: 'with' | 'without'): boolean {
  const { data, areasIn } = book(state);
  return data.areas[at].sectors.some(
    (sector) => areasIn[sector].some((area) => legionAt(state, 'harkonnen', area) !== null) === (kind === 'with'),
  );
}

/** Where a Naib can be given up: beside a named leader, in a sector without a Harkonnen legion. */
export const naibs = (state: State): readonly AreaId[] =>
  legionsOf(state, 'atreides').filter((at) => {
    const { generic, named } = wholeOf(state, 'atreides', at);
    return generic > 0 && named.length > 0 && isInSector(state, at, 'without');
  });
/** Tokens that can be given up: in a sietch whose sector holds a Harkonnen legion. */
export const tokensToGiveUp = (state: State): readonly { readonly at: AreaId; readonly token: AtreidesToken }[] =>
  legionsOf(state, 'atreides').flatMap((at) =>
    sietchAt(state, at) !== null && isInSector(state, at, 'with') ? [...new Set(tokensAt(state, at))].map((token) => ({ at, token })) : [],
  );

/** Is a condition met now, or can its instruction be carried out in full? R13.6, R13.7 */
export function isMet(state: State, condition: Condition): boolean {
  switch (condition.is) {
    case 'legions': {
      const counts = legionsOf(state, 'atreides').filter(
        (at) => condition.in.includes(terrain(state, at)) && !(condition.noSietch && sietchAt(state, at) !== null),
      );
      return counts.length >= condition.least;
    }
    case 'inDeepDesert':
      return condition.who.every((who) => {
        const at = areaOfMaster(state, who);
        return at !== null && terrain(state, at) === 'deep-desert' && sietchAt(state, at) === null;
      });
    case 'togetherInSietch': {
      const [first = null, ...others] = condition.who.map((who) => areaOfMaster(state, who));
      return first !== null && others.every((at) => at === first) && sietchAt(state, first) !== null;
    }
    case 'revealSietchOfPaul':
      return closedSietch(state) !== null;
    case 'revealTokensOfPaul':
      return tokensOfPaul(state).length >= condition.count;
    case 'dieForWater': {
      const at = areaOfMaster(state, condition.who);
      return at !== null && isInSector(state, at, 'without');
    }
    case 'dieForNaib':
      return naibs(state).length > 0;
    case 'giveUpToken':
      return state.turn?.side === 'atreides' && tokensToGiveUp(state).length > 0; // RU-25
    case 'deed':
      return state.deeds[condition.deed] >= condition.least;
  }
}
/** The facedown sietch that Paul is in. */
export function closedSietch(state: State) {
  const at = areaOfMaster(state, 'paul');
  const sietch = at === null || isWatched(state, at) ? null : sietchAt(state, at); // R16.17
  return sietch !== null && state.sietches[sietch]?.open === false ? sietch : null;
}
export const tokensOfPaul = (state: State): readonly AtreidesToken[] => {
  const at = areaOfMaster(state, 'paul');
  return at === null ? [] : tokensAt(state, at);
};

/** Open cards that can be claimed now, of those that are claimed in this way. R13.2 */
function claimable(state: State, isOfKind: (card: PrescienceId) => boolean): readonly PrescienceId[] {
  const { prescience, numbers } = book(state).data;
  if (state.claimed.length >= numbers.claims) return [];
  return state.shown.map(({ card }) => card).filter((card) => isOfKind(card) && isMet(state, prescience[card].condition));
}
const wantsDie = ({ is }: Condition): boolean => is === 'dieForWater' || is === 'dieForNaib';
/** Cards that are claimed for a die. R13.5 */
export const dieClaims = (state: State): readonly PrescienceId[] =>
  claimable(state, (card) => wantsDie(book(state).data.prescience[card].condition));
/** Cards that are claimed unasked in the action phase, in whosever turn. R13.4 */
export const freeClaims = (state: State): readonly PrescienceId[] =>
  state.turn === null || state.held
    ? []
    : claimable(state, (card) => {
        const { phase, condition } = book(state).data.prescience[card];
        return phase === 'action' && !wantsDie(condition);
      });
/** R13.6 */
export const endClaims = (state: State): readonly PrescienceId[] =>
  claimable(state, (card) => book(state).data.prescience[card].phase === 'end');

/** Areas that the Family Atomics can strike now. R13.9 */
export const detonations = (state: State): readonly AtomicsId[] =>
  state.atomics.unlocked && state.atomics.at === null && mayActFreely(state, 'atreides') ? ATOMICS : [];
/** Where a legion can be moved that stands where the atomics struck. R13.9 */
export const displacements = (state: State, side: Side, at: AreaId): readonly AreaId[] =>
  book(state).open[at].filter((to) => isFree(state, side, to));
