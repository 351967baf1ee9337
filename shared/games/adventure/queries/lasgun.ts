import type { Blocked, Reason } from '../../../kernel/types.ts';
import type { Colour, FigureId, SpaceId } from '../ids.ts';
import type { Act } from '../questions.ts';
import { WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { board, canUse, colourOf, figuresOf, spaceOf } from './table.ts';
import { enemies, whyNoTarget } from './targets.ts';

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
