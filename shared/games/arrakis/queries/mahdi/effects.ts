import { dispatch } from '../../../../kernel/typed.ts';
import type { Effect, EffectKind, EffectOf, SpecialName, Which } from '../../data/notation.ts';
import { type ActionSymbol, type AreaId, type HouseId, type LeaderId, NORTH_POLE, VEHICLES } from '../../ids.ts';
import type { EffectRef, EffectSource, SpecialTarget } from '../../questions.ts';
import type { State } from '../../types.ts';
import { strikable } from '../battle.ts';
import { effectAt, holds, inside, next } from '../effects.ts';
import { legionsOf } from '../legions.ts';
import { fits } from '../movement.ts';
import { dueOf, isNamed, placesOf } from '../place.ts';
import { diceTargets, sendable, carrierFlights, wormsignTargets } from '../card-effects.ts';
import { shownTargets } from '../prescience.ts';
import { areaOf, automaOf, book, deckSize, handOf, isInPlay, sideOfHouse } from '../table.ts';
import { hidingPlaces } from '../free-actions.ts';
import { vehiclesLeft } from '../vehicles.ts';
import { canAttack, legionAttack, sietchAttack, targetRows } from './attack.ts';
import { best, type Choice } from './choice.ts';
import { canMove } from './move.ts';
import { canCome, comesFor, isFigure, nearestTarget, nextLeader, placeIn, swapIn } from './place.ts';
import { stepsToTarget } from './target.ts';
import { flyingLegions, harvesterAreas, nextSectors, zonesForTarget } from './vehicles.ts';

export type Target = Exclude<SpecialTarget, 'done'>;

// What cards and leaders choose from

/** The legion that later effects speak of: one that can attack a sietch, else a legion, else the nearest to the target. R16.8, R16.9 */
export function legionFor(state: State, which: Which): Choice<AreaId> {
  const legions = legionsOf(state, 'harkonnen').filter((at) => fits(state, 'harkonnen', at, which));
  for (const [row, choice] of [
    ['attackSietch', sietchAttack(state, which)],
    ['attackLegion', legionAttack(state, which)],
  ] as const)
    if (choice.of.length > 0) return { of: [...new Set(choice.of.map(({ from }) => from))], row };
  return nearestTarget(state, legions, (at) => at);
}
/** Areas that a card puts its pieces into next. R16.12 */
export const placesFor = (state: State, effect: EffectOf<'place'> | EffectOf<'deploy'>, used: readonly AreaId[]): Choice<AreaId> => {
  return placeIn(state, placesOf(state, 'harkonnen', effect, used));
};
/** The branch of a choice: an attack first, where one is possible. R16.8 */
export function branchOf(state: State, ref: EffectRef, { of }: EffectOf<'choose'>): number | null {
  const possible = [...of.keys()].filter((branch) => isPossible(state, inside(ref, branch)));
  return possible.find((branch) => of[branch]?.some((effect) => effect.do === 'attack')) ?? possible[0] ?? null;
}
/** Does an attack by the same legions follow, which is possible from where they stand? Then they do not move first. R16.6 */
export function attacksInstead(state: State, ref: EffectRef, { which }: EffectOf<'move'>): boolean {
  const following = effectAt(state, next(ref));
  return following?.do === 'attack' && which.picked === true && following.which.picked === true && canAttack(state, following.which);
}
export const strikes = (state: State, ref: EffectRef, effect: EffectOf<'strike'>): Choice<AreaId> => {
  const rows = targetRows(state).map(({ row, by }) => ({ row, by: (to: AreaId) => by({ to }) }));
  return best(strikable(state, ref, effect), rows);
};
export const sent = (state: State, ref: EffectRef, effect: EffectOf<'toTank'>) =>
  nearestTarget(state, sendable(state, ref, effect), (id) => areaOf(state, id));
/** What a card that has no like chooses from; as near to the target as possible. R16.11 */
export function targetsOf(state: State, ref: EffectRef, name: SpecialName): Choice<Target> {
  const near = (targets: readonly Target[]): Choice<Target> =>
    nearestTarget(state, targets, (target) => ('area' in target ? target.area : null));
  switch (name) {
    case 'discardWormsigns': {
      const effect = effectAt(state, ref);
      const anywhere = effect?.do === 'special' && effect.count !== undefined;
      return near(wormsignTargets(state, anywhere ? null : NORTH_POLE));
    }
    case 'revealArea':
      return near(hidingPlaces(state).map((area) => ({ area })));
    case 'shuffleBack':
      return near(shownTargets(state));
    case 'spendEnemyHouseDie':
      return near(diceTargets(state, 'atreides').filter((target) => 'symbol' in target && target.symbol === 'house'));
    case 'troopCarriers':
      return best(
        carrierFlights(state).filter(({ from, to }) => stepsToTarget(state, to) < stepsToTarget(state, from)),
        [
          { row: 'nearTarget', by: ({ to }) => -stepsToTarget(state, to) },
          { row: 'nearest', by: ({ from }) => -stepsToTarget(state, from) },
        ],
      );
    default:
      return { of: [], row: 'only' };
  }
}

// Would anything happen? R16.6, R16.11

/** Is a vehicle of this kind in the box, and a place for it on the map? R16.4 */
const canPlace = (state: State, kind: (typeof VEHICLES)[number]): boolean => {
  if (vehiclesLeft(state, kind) === 0) return false;
  if (kind === 'carryall') return true; // there are more zones than carryalls
  if (kind === 'ornithopter') return flyingLegions(state).length > 0 || zonesForTarget(state).of.length > 0;
  const { harvest } = automaOf(state);
  return harvest !== null && (harvesterAreas(state, harvest).of.length > 0 || nextSectors(state).length > 0);
};
/** Is there a card to be drawn, also out of the discards? R16.18 */
export const canDraw = (state: State): boolean =>
  (['house-harkonnen', 'corrino-ally'] as const).some((deck) => deckSize(state, deck) + state.discards[deck].length > 0);
/** Would any of these vehicles come? R16.4 */
export const canBring = (state: State, what: EffectOf<'vehicles'>['what']): boolean =>
  VEHICLES.some((kind) => (what[kind] ?? what.any ?? 0) > 0 && canPlace(state, kind));
function canPut(state: State, effect: EffectOf<'place'> | EffectOf<'deploy'>): boolean {
  if (placesOf(state, 'harkonnen', effect, []).length === 0) return false;
  return Object.keys(dueOf(state, effect)).some((what) => {
    if (what === 'leader' || what === 'generic') return nextLeader(state).of.length > 0;
    if (isFigure(what)) return what !== 'generic' && comesFor(state, what) !== null;
    return isNamed(what) && canCome(state, what);
  });
}
type Test<Kind extends EffectKind> = (state: State, effect: EffectOf<Kind>, ref: EffectRef) => boolean;
const never = (): boolean => false;
const CAN: { readonly [Kind in EffectKind]: Test<Kind> } = {
  place: canPut,
  deploy: canPut,
  vehicles: (state, { what }) => canBring(state, what),
  move: canMove,
  attack: (state, { which }) => canAttack(state, which),
  strike: (state, effect, ref) => strikable(state, ref, effect).length > 0,
  replace: (state, { from, to }) => swapIn(state, from, to).of.length > 0,
  draw: canDraw,
  play: canDraw,
  opponentDiscards: (state) => handOf(state, 'house-atreides').length + handOf(state, 'fremen-ally').length > 0,
  beneGesserit: () => true,
  toTank: (state, effect, ref) => sendable(state, ref, effect).length > 0,
  enter: (state, { leader }) => state.leaders[leader].at === 'waiting',
  dismiss: (state, { leader }) => isInPlay(state, leader),
  // What only chooses does nothing yet.
  pickLegion: never,
  pickArea: never,
  choose: (state, effect, ref) => branchOf(state, ref, effect) !== null,
  when: (state, { test }, ref) => isPossible(state, inside(ref, holds(state, test) ? 0 : 1)),
  special: (state, { name }, ref) => name === 'bindPaul' || targetsOf(state, ref, name).of.length > 0,
  // No card or leader of the Harkonnen has these.
  wormsigns: never,
  desertPower: never,
  moveWorms: never,
  wormAttack: never,
  storm: never,
  anySymbol: never,
};
/** Would any effect of this list, from here on, do something? R16.6, R16.11 */
export function isPossible(state: State, ref: EffectRef): boolean {
  let seen = state;
  for (let at = ref; ; at = next(at)) {
    const effect = effectAt(seen, at);
    if (effect === null) return false;
    if (dispatch(CAN, effect.do)(seen, effect, at)) return true;
    seen = picking(seen, effect);
  }
}
/** The position with what such an effect would choose. */
function picking(state: State, effect: Effect): State {
  const [picked] =
    effect.do === 'pickLegion'
      ? legionFor(state, effect.which).of
      : effect.do === 'pickArea'
        ? placeIn(
            state,
            effect.of.filter((at) => state.settlements.some((id) => id === at)),
          ).of
        : [];
  return picked && state.turn ? { ...state, turn: { ...state.turn, picked } } : state;
}
const refOf = (of: EffectSource): EffectRef => ({ by: 'house-harkonnen', of, at: [0] });
export const isCardPossible = (state: State, card: Parameters<typeof sourceOfCard>[0]): boolean =>
  isPossible(state, refOf(sourceOfCard(card)));
const sourceOfCard = (card: keyof ReturnType<typeof book>['planning']): EffectSource => `card:${card}`;

/** The leader whose card lies faceup at this symbol, if his special action would do something. R16.6 */
export function leaderAt(state: State, symbol: ActionSymbol): LeaderId | null {
  return (
    book(state).leadersAt[symbol].find((id) => {
      const { at, spent } = state.leaders[id];
      if (spent || at === 'waiting' || at === 'gone' || at === 'tank') return false;
      if (sideOfHouse(book(state).data.leaders[id].house) !== 'harkonnen') return false;
      return drawsOf(state, id) !== null ? canDraw(state) : isPossible(state, refOf(`leader:${id}`));
    }) ?? null
  );
}
/** The deck of whose cards this leader's special action draws and plays some. R16.6 */
export const drawsOf = (state: State, id: LeaderId): HouseId | null => {
  const decks: Readonly<Partial<Record<LeaderId, HouseId>>> = book(state).data.mahdi.drawAndPlay.decks;
  return decks[id] ?? null;
};
/** The deck that is drawn from next: not the one whose card was discarded last. R16.11 */
export const nextDeck = ({ automa }: State): HouseId => (automa?.lastDeck === 'house-harkonnen' ? 'corrino-ally' : 'house-harkonnen');
export const otherDeck = (deck: HouseId): HouseId => (deck === 'house-harkonnen' ? 'corrino-ally' : 'house-harkonnen');
