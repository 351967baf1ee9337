import { set } from '../../../kernel/write.ts';
import type { Die } from '../../../kernel/chance.ts';
import type { DeepReadonly, Next } from '../../../kernel/types.ts';
import type { FightThrow } from '../events.ts';
import type { Colour, EquipmentId, FigureId, SpaceId } from '../ids.ts';
import { diceOf, fightOf, other } from '../queries/fight.ts';
import { usable } from '../queries/equipment.ts';
import { sideAt } from '../queries/table.ts';
import type { Dose } from '../questions.ts';
import type { AdventureGame, Fight, Game, Side } from '../types.ts';
import { underDeck } from './cards.ts';
import { eliminate } from './elimination.ts';
import { arrive, unassign } from './equipment.ts';
import { changeStrength } from './figures.ts';

type SideName = 'attacker' | 'defender';

/** A fight begins: all figures of both colours on the space take part, with what they may use now. R8.6, R9.1 */
export function openFight(game: Game, cause: Fight['cause'], at: SpaceId, attacker: Colour, defender: Colour): void {
  const { state } = game;
  const sideOf = (colour: Colour): Side => {
    const figures = sideAt(state, colour, at);
    return { colour, figures, named: figures.length === 1 ? (figures[0] as FigureId) : null };
  };
  const sides = { attacker: sideOf(attacker), defender: sideOf(defender) };
  const gear: Partial<Record<FigureId, readonly EquipmentId[]>> = {};
  for (const figure of [...sides.attacker.figures, ...sides.defender.figures]) gear[figure] = usable(state, figure);
  set(game, state.turn, 'fight', { cause, at, ...sides, rounds: 0, gear });
  game.tell({ type: 'fight', cause, at, attacker, defender });
}
/** Who loses the points. R8.6 */
export function name(game: Game, side: SideName, figure: FigureId): void {
  const fight = fightOf(game.state);
  set(game, game.state.turn, 'fight', { ...fight, [side]: { ...fight[side], named: figure } });
  game.tell({ type: 'named', figure });
}

const D6: Die = { name: 'd6', sides: 6 };
const D8: Die = { name: 'd8', sides: 8 };
/** d8 first. R9.10 */
function throwFor(game: Game, side: DeepReadonly<Side>, gear: DeepReadonly<Fight>['gear']): FightThrow {
  const { d8, d6 } = diceOf(game.state, side, gear);
  const wanted: Die[] = [];
  for (let at = 0; at < d8 + d6; at++) wanted.push(at < d8 ? D8 : D6);
  return { colour: side.colour, dice: game.chance.roll(wanted), d8 };
}
/** One round: the lower highest die loses a point. @returns the winner of the round; null = repeated without loss. R8.1, R8.2 */
export function fightRound(game: Game): SideName | null {
  const { turn } = game.state;
  const fight = fightOf(game.state);
  const attacker = throwFor(game, fight.attacker, fight.gear);
  const defender = throwFor(game, fight.defender, fight.gear);
  const nth = fight.rounds + 1;
  set(game, turn, 'fight', { ...fight, rounds: nth });
  const lead = Math.max(...attacker.dice) - Math.max(...defender.dice);
  if (lead === 0) {
    game.tell({ type: 'fightRound', nth, attacker, defender, loser: null });
    return null;
  }
  const winner = lead > 0 ? 'attacker' : 'defender';
  const figure = fight[other(winner)].named as FigureId;
  const strength = changeStrength(game, figure, -1);
  game.tell({ type: 'fightRound', nth, attacker, defender, loser: { figure, strength } });
  return winner;
}
/** The fight is over: the winners grow, the beaten figure goes, its equipment lies open for them. R8.3, R8.4, R8.5, R8.6 */
export function winFight(game: Game, winner: SideName, beaten: FigureId): Next<AdventureGame> {
  const { colour, figures } = fightOf(game.state)[winner];
  set(game, game.state.turn, 'fight', null);
  for (const figure of figures) changeStrength(game, figure, 1);
  game.tell({ type: 'fightWon', colour, figures, beaten });
  const prizes = eliminate(game, beaten, 'caller');
  return arrive(game, colour, prizes, figures, prizes);
}
/** The poison is used up, whatever it does. R9.6 */
export function dose(game: Game, { bearer, target }: Dose): void {
  unassign(game, bearer, 'poison');
  underDeck(game, ['poison']);
  game.tell({ type: 'dosed', by: bearer, figure: target });
}
