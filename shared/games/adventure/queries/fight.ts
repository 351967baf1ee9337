import type { Blocked, DeepReadonly, Reason } from '../../../kernel/types.ts';
import type { Colour, EquipmentId, FigureId, SpaceId } from '../ids.ts';
import type { Act, Dose } from '../questions.ts';
import { WHY } from '../reasons.ts';
import type { Fight, Side, State } from '../types.ts';
import { hasPact } from './pact.ts';
import { board, canUse, colourOf, factsOf, figuresOf, isSafe, opponents, sideAt, stands, spaceOf } from './table.ts';
import { enemies, whyNoTarget } from './targets.ts';

type SideName = 'attacker' | 'defender';
export const other = (side: SideName): SideName => (side === 'attacker' ? 'defender' : 'attacker');
export const fightOf = ({ turn }: State): DeepReadonly<Fight> => turn.fight as DeepReadonly<Fight>;

/** Equipment that counts in a fight that begins now: assigned and usable. R9.1, R8.9 */
export const usable = (state: State, figure: FigureId): readonly EquipmentId[] => {
  const { gear, fresh } = state.figures[figure];
  return fresh.length === 0 ? gear : gear.filter((card) => !fresh.includes(card));
};

/** How many dice a side throws. R8.1, R9.10 */
export function diceOf(state: State, { figures }: Side, gear: Fight['gear']): { readonly d8: number; readonly d6: number } {
  const { fightDice } = factsOf(state).game.limits;
  let swords = 0;
  let plain = 0;
  let gomJabbars = 0;
  for (const figure of figures) {
    const { strength } = state.figures[figure];
    const has = gear[figure] ?? [];
    if (has.includes('sword'))
      swords += strength; // R9.2
    else plain += strength;
    if (has.includes('gom-jabbar')) gomJabbars++;
  }
  const d8 = Math.min(fightDice, swords);
  const d6 = Math.min(fightDice - d8, plain); // Q10: the d6 are left out first
  return { d8: d8 + Math.min(gomJabbars, fightDice - d8 - d6), d6 }; // R9.3, Q11
}

/** Opponents who could call an ambush on a figure that has just landed. R7.2 */
export function ambushers(state: State, figure: FigureId): Colour[] {
  const { at } = state.figures[figure];
  const colour = colourOf(figure);
  if (at === null || isSafe(state, figure)) return [];
  return opponents(state, colour).filter((by) => sideAt(state, by, at).length > 0 && !hasPact(state, by, colour));
}
/** Why a figure cannot fight this colour in step 2; null = it can, and need not. R7.1, R7.3 */
function whyNoFight(state: State, figure: FigureId, against: Colour): Reason | null {
  const side = sideAt(state, against, spaceOf(state, figure));
  const [first] = side;
  if (!first) return WHY.notOnSpace;
  if (!state.turn.ready.includes(figure)) return state.turn.moved.includes(figure) ? WHY.hasFought : WHY.didNotMove;
  return whyNoTarget(state, colourOf(figure), first); // all of a side are safe or none
}
/** Fights of the figures that moved, with opponents only: never with the player's other colour. R7.3, R7.5, Q8 */
export function fights(state: State, colour: Colour): Act[] {
  const acts: Act[] = [];
  for (const figure of state.turn.ready) {
    if (!stands(state, figure)) continue;
    for (const against of opponents(state, colour)) {
      if (whyNoFight(state, figure, against) === null) acts.push({ do: 'fight', figure, against });
    }
  }
  return acts;
}
/** Fights with somebody on the same space that are not offered. */
export const noFights = (state: State, colour: Colour): Blocked[] =>
  figuresOf(state, colour).flatMap((figure) =>
    opponents(state, colour).flatMap((against) => {
      const why = whyNoFight(state, figure, against);
      return why && why !== WHY.notOnSpace ? [{ target: { do: 'fight', figure, against }, why }] : [];
    }),
  );

/** Why a bearer of a Lasgun cannot hit this figure; null = it can try. R9.4, R9.5 */
function whyNoShot(state: State, shooter: FigureId, target: FigureId): Reason | null {
  const { next, sights } = board(state);
  const at = spaceOf(state, shooter);
  const there = spaceOf(state, target);
  const ways = sights[at].filter(({ to }) => to === there);
  const isNext = next[at].includes(there);
  if (!isNext && ways.length === 0) return WHY.tooFar;
  const why = whyNoTarget(state, colourOf(shooter), target);
  if (why) return why;
  if (canUse(state, target, 'shield')) return WHY.shielded;
  const free = isNext || ways.some(({ over }) => isEmpty(state, over));
  return free ? null : { ...WHY.figureBetween, with: { space: ways[0]?.over ?? there } };
}
const isEmpty = (state: State, at: SpaceId): boolean => Object.values(state.figures).every((figure) => figure.at !== at);
/** Bearers that have not shot yet. R9.4, Q12 */
const shooters = (state: State, colour: Colour): FigureId[] =>
  figuresOf(state, colour).filter((figure) => canUse(state, figure, 'lasgun') && !state.turn.shot.includes(figure));
export function shots(state: State, colour: Colour): Act[] {
  const acts: Act[] = [];
  for (const figure of shooters(state, colour)) {
    for (const target of enemies(state, colour)) {
      if (whyNoShot(state, figure, target) === null) acts.push({ do: 'shoot', figure, target });
    }
  }
  return acts;
}
/** Shots that are not offered; only who has a Lasgun wonders about figures far away. */
export const noShots = (state: State, colour: Colour): Blocked[] =>
  figuresOf(state, colour).flatMap((figure) =>
    enemies(state, colour).flatMap((target) => {
      const distance = whyNoShot(state, figure, target);
      const ready = whyNotReady(state, figure);
      const why = ready === WHY.noLasgun && distance === WHY.tooFar ? null : (ready ?? distance);
      return why ? [{ target: { do: 'shoot', figure, target }, why }] : [];
    }),
  );
function whyNotReady(state: State, shooter: FigureId): Reason | null {
  if (!state.figures[shooter].gear.includes('lasgun')) return WHY.noLasgun;
  if (!canUse(state, shooter, 'lasgun')) return WHY.wonThisTurn;
  return state.turn.shot.includes(shooter) ? WHY.hasShot : null;
}

/** Own figures that are not where the fight is. R8.6 */
export const notNamed = (state: State, side: SideName): Blocked[] =>
  figuresOf(state, fightOf(state)[side].colour)
    .filter((figure) => !fightOf(state)[side].figures.includes(figure))
    .map((target) => ({ target, why: WHY.notInFight }));

/** Poison that the winner of a round may use, and against whom. R9.6 */
export function doses(state: State, side: SideName): Dose[] {
  const fight = state.turn.fight;
  if (!fight) return [];
  const victims = fight[other(side)].figures;
  return fight[side].figures
    .filter((bearer) => fight.gear[bearer]?.includes('poison'))
    .flatMap((bearer) => victims.map((target) => ({ bearer, target })));
}
/** Poison of the side that does not count here. R8.9, R9.1 */
export const noDoses = (state: State, side: SideName): Blocked[] =>
  fightOf(state)
    [side].figures.filter((bearer) => state.figures[bearer].gear.includes('poison') && !fightOf(state).gear[bearer]?.includes('poison'))
    .map((bearer) => ({ target: { bearer }, why: canUse(state, bearer, 'poison') ? WHY.gearAfterStart : WHY.wonThisTurn }));
