import { recordOf } from '../../../kernel/typed.ts';
import { add, set } from '../../../kernel/write.ts';
import { DICE, type HouseId, type StepId } from '../ids.ts';
import { activeHouse, house, isInPlay, seatOf } from '../queries/table.ts';
import type { Dice, Game, Result, Turn } from '../types.ts';

const NO_DIE = { face: null, frozen: false, used: null };
const NO_DICE = recordOf(DICE, () => NO_DIE) as Dice;

/** A turn in which nothing has happened yet. */
export const freshTurn = (active: HouseId | null): Turn => ({
  active,
  ally: null,
  step: null,
  dice: { ...NO_DICE },
  throws: 0,
  namedFace: null,
  share: null,
  purse: { harvest: 0, gift: 0, die: 0 },
  paidGuild: [],
  deal: null,
  refused: [],
  allySilent: false,
  target: null,
  battles: [],
  fought: [],
  battle: null,
});

export function beginTurn(game: Game, id: HouseId): void {
  const { state } = game;
  const opensRound = id === state.order[0];
  if (opensRound) game.tell({ type: 'round', round: state.round }); // R5.2
  add(game, state, 'turns', 1);
  set(game, house(state, id), 'lastTurn', state.turns); // R12.2
  set(game, state, 'turn', freshTurn(id)); // R7.7, R15.4
  game.tell({ type: 'turn', house: id, round: state.round });
}
/** The dice are back at the start player. R5.2 */
export const nextRound = (game: Game): void => add(game, game.state, 'round', 1);
export function beginStep(game: Game, step: StepId): void {
  set(game, game.state.turn, 'step', step);
  game.tell({ type: 'step', step, house: activeHouse(game.state) });
}

/** The game is over. The prediction is revealed, whoever has won. R4.9, R15 */
export function finish(game: Game, result: Result): void {
  const { state } = game;
  set(game, state, 'result', result);
  const predicted = state.prediction.hidden;
  if (isInPlay(state, 'bene-gesserit') && predicted) game.tell({ type: 'prophecy', house: predicted }, { to: 'all' });
  game.tell({ type: 'ended', reason: result.reason, houses: result.houses });
  game.end({ reason: result.reason, winners: result.houses.map((id) => seatOf(state, id)) });
}
