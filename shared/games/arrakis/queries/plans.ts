import type { EffectOf } from '../data/notation.ts';
import { type BoardId, type NamedId, POWERS, type Side, SYMBOLS } from '../ids.ts';
import type { EffectRef, SpecialTarget } from '../questions.ts';
import type { State } from '../types.ts';
import { legionsOf } from './legions.ts';
import { areaOf, boardIdOf, boardsOf, boardState, book, otherSide, sameSector, sideOfHouse } from './table.ts';

// What cards of plans choose from: dice, imperium markers, leaders.

type Target = Exclude<SpecialTarget, 'done'>;

/** Imperium markers that can go down. */
export const lowerable = (state: State): Target[] =>
  POWERS.filter((power) => state.imperium[power] > book(state).data.numbers.imperium.bottom).map((power) => ({ power }));

/** Unused dice of a side by their symbols, the Bene Gesserit token among them. R6.4 */
export function unusedDice(state: State, side: Side): (Extract<Target, { readonly symbol: unknown }> & { readonly board: BoardId })[] {
  return boardsOf(state, side).flatMap((board) => {
    const { unused, token } = boardState(state, board);
    const dice = SYMBOLS.filter((symbol) => unused[symbol] > 0).map((symbol) => ({ board, symbol }));
    return token ? [...dice, { board, symbol: token, token: true as const }] : dice;
  });
}
/** Symbols that Truthtrance can name for the automa's next die. RU-36 */
export function nameable(state: State): Target[] {
  const { used } = boardState(state, boardIdOf(state, 'house-harkonnen'));
  const { truthtrance } = book(state).data.mahdi;
  return SYMBOLS.filter((symbol) => used[symbol] < truthtrance[symbol]).map((symbol) => ({ symbol }));
}
/** The same for whoever chooses one: boards do not matter. */
export function diceTargets(state: State, side: Side): Target[] {
  const dice = unusedDice(state, side).map(({ symbol, token }): Target => (token ? { symbol, token } : { symbol }));
  return dice.filter((die, nth) => dice.findIndex((other) => JSON.stringify(other) === JSON.stringify(die)) === nth);
}

/** Named leaders of the enemy that an effect can send to the tank. R12.9 */
export function sendable(state: State, { by }: EffectRef, { where }: EffectOf<'toTank'>): readonly NamedId[] {
  const side = sideOfHouse(by);
  const { namedOf, open } = book(state);
  const picked: string | null = state.turn?.picked ?? null;
  return namedOf[otherSide(side)].filter((id) => {
    const at = areaOf(state, id);
    if (at === null) return false;
    if (where === 'anywhere') return true;
    if (where === 'own-sector') return legionsOf(state, side).some((own) => sameSector(state, own, at));
    return open[at].some((near) => near === picked);
  });
}
