import type { Blocked, DeepReadonly, Reason } from '../../../kernel/types.ts';
import type { Colour, FigureId } from '../ids.ts';
import type { Act, Dose } from '../questions.ts';
import { WHY } from '../reasons.ts';
import type { Fight, Side, State } from '../types.ts';
import { canUse, colourOf, factsOf, figuresOf, opponents, sideAt, stands, spaceOf } from './table.ts';
import { whyNoTarget } from './targets.ts';

type SideName = 'attacker' | 'defender';
export const other = (side: SideName): SideName => (side === 'attacker' ? 'defender' : 'attacker');
export const fightOf = ({ turn }: State): DeepReadonly<Fight> => turn.fight as DeepReadonly<Fight>;

/** How many dice a side throws; Swords and Gom Jabbars of those who fight count unasked. R8.1, R8.7, R9.9, R9.10 */
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
