import type { Next, TaskOf } from '../../../kernel/types.ts';
import { set } from '../../../kernel/write.ts';
import type { Colour, EquipmentId, FigureId, KanlyId } from '../ids.ts';
import { defence } from '../queries/turn.ts';
import { colourOf, factsOf, opponents, seatOf, spaceOf, stockOf, without } from '../queries/table.ts';
import type { Danger, Pick } from '../questions.ts';
import type { AdventureGame, Game } from '../types.ts';
import { giveHarvesters, giveSpice, returnHarvesters, takeSpice } from './bank.ts';
import { addPrizes, addToHand, assign, isEquipment, receive, takeFromHand, takeWithPrizes, unassign, underDeck } from './cards.ts';
import { changeStrength, clearGuile, eliminate } from './figures.ts';

const D6 = { name: 'd6', sides: 6 } as const;
const D8 = { name: 'd8', sides: 8 } as const;
const ONE_D6 = [D6] as const;
const ONE_D8 = [D8] as const;
const RAID = [D8, D6] as const;
/** Throws one d6. */
export const rollD6 = (game: Game): number => game.chance.roll(ONE_D6)[0] ?? 1;

/** R6.12 */
export function harvest(game: Game, figure: FigureId): void {
  const colour = colourOf(figure);
  const spice = takeSpice(game, colour, stockOf(game.state, colour).harvesters);
  game.tell({ type: 'harvested', colour, at: spaceOf(game.state, figure), spice });
}
/** R6.17 */
export function smuggle(game: Game, colour: Colour): void {
  const [die = 1] = game.chance.roll(ONE_D8);
  game.tell({ type: 'smuggled', colour, die, spice: takeSpice(game, colour, die) });
}
/** d8 against d6; equal dice are thrown again. R6.21 */
export function raidSpice(game: Game, by: Colour, of: Colour): void {
  const [mine = 1, theirs = 1] = game.chance.roll(RAID);
  const spice = Math.min(stockOf(game.state, of).spice, Math.max(0, mine - theirs));
  giveSpice(game, of, by, spice);
  game.tell({ type: 'raided', by, of, dice: [mine, theirs], spice });
  if (mine === theirs) raidSpice(game, by, of);
}
/** d8 against d6; equal dice win nothing. R10.4 */
export function raidHarvesters(game: Game, by: Colour, of: Colour): void {
  const [mine = 1, theirs = 1] = game.chance.roll(RAID);
  const harvesters = Math.min(stockOf(game.state, of).harvesters, Math.max(0, mine - theirs));
  giveHarvesters(game, of, by, harvesters);
  game.tell({ type: 'harvesterRaid', by, of, dice: [mine, theirs], harvesters });
}
/** R10.2 */
export function openSilo(game: Game, colour: Colour): void {
  const die = rollD6(game);
  game.tell({ type: 'silo', colour, die, spice: takeSpice(game, colour, die) });
}
/** A Kanly card is shown and goes under the deck. R10.1 */
export function playKanly(game: Game, colour: Colour, card: KanlyId): void {
  takeFromHand(game, colour, [card]);
  underDeck(game, [card]);
  game.tell({ type: 'kanly', colour, card, figure: null, of: null }, { to: 'all' });
}

/** How many hidden cards the traitor brings. Until they are taken the opponents keep what they have. R6.20, Q31 */
export function bribe(game: Game, by: Colour): number {
  hold(game, opponents(game.state, by));
  const die = rollD6(game);
  game.tell({ type: 'bribed', by, die });
  return die;
}
/** Hidden cards at random; their equipment goes to the figure on the space, a kind it has stays hidden. R6.20 */
export function steal(game: Game, figure: FigureId, of: Colour, count: number): void {
  const by = colourOf(figure);
  hold(game, []);
  const cards = game.chance.shuffle(stockOf(game.state, of).hand.hidden).slice(0, count);
  let won = takeWithPrizes(game, of, cards);
  const audience = [seatOf(game.state, by), seatOf(game.state, of)];
  const told = { type: 'stole', by, of, count: cards.length } as const;
  game.tell({ ...told, cards }, { to: audience, others: { ...told, cards: null } });
  for (const card of cards) {
    if (!isEquipment(card)) {
      addToHand(game, by, [card]);
      continue;
    }
    const fresh = won.includes(card);
    won = without(won, [card]);
    if (!game.state.figures[figure].gear.includes(card)) assign(game, figure, card, fresh);
    else {
      addToHand(game, by, [card]);
      if (fresh) addPrizes(game, by, [card]);
    }
  }
}
/** Cards of these colours stay where they are until the throw or the look has had its result. R12.6, Q31 */
const hold = (game: Game, colours: readonly Colour[]): void => set(game, game.state.turn, 'held', colours);
/** R6.19 */
export function look(game: Game, by: Colour, of: Colour): void {
  set(game, game.state.turn, 'look', { by, of });
  hold(game, [of]);
  game.tell({ type: 'looked', by, of }, { to: 'all' });
}
export function lookAway(game: Game): void {
  if (!game.state.turn.look) return;
  set(game, game.state.turn, 'look', null);
  hold(game, []);
}
/** One card of an opponent, hidden or assigned. R6.19, Q17 */
export function takeCard(game: Game, by: Colour, of: Colour, { card, from }: Pick): Next<AdventureGame> {
  hold(game, []);
  let fresh: readonly EquipmentId[] = [];
  if (from === null) {
    fresh = takeWithPrizes(game, of, [card]);
    const told = { type: 'stole', by, of, count: 1 } as const;
    const audience = [seatOf(game.state, by), seatOf(game.state, of)];
    game.tell({ ...told, cards: [card] }, { to: audience, others: { ...told, cards: null } });
  } else if (isEquipment(card)) {
    fresh = game.state.figures[from].fresh.filter((each) => each === card);
    unassign(game, from, card);
    game.tell({ type: 'tookGear', by, card, from });
  }
  return receive(game, by, [card], fresh);
}

/** d6 against Guile; afterwards what was bought is gone. R6.23, R12.1 */
export function testGuile(game: Game, figure: FigureId, danger: Danger): boolean {
  const guile = defence(game.state, figure, danger);
  const die = rollD6(game);
  const hit = die > guile;
  clearGuile(game, figure);
  game.tell({ type: 'guileTest', figure, danger, die, guile, hit });
  return hit;
}
/** A d6 for every unprotected Harvester. R6.24, R12.2 */
export function testHarvesters(game: Game, colour: Colour): void {
  const { tests } = factsOf(game.state).game;
  const stock = stockOf(game.state, colour);
  const { sheltered } = stock;
  const exposed = stock.harvesters - sheltered;
  const dice = exposed > 0 ? game.chance.roll(Array.from({ length: exposed }, () => D6)) : [];
  const lost = dice.filter((die) => die >= tests.harvesterLostFrom).length;
  returnHarvesters(game, colour, lost);
  if (sheltered > 0) set(game, stock, 'sheltered', 0);
  game.tell({ type: 'harvesterTest', colour, dice, lost, sheltered });
}
/** Loses a d6 of Strength. @returns whether it still stands; if not, the caller eliminates it. */
export function hurt(game: Game, figure: FigureId): boolean {
  const points = rollD6(game);
  const strength = changeStrength(game, figure, -points);
  game.tell({ type: 'hurt', figure, points, strength });
  return strength > 0;
}
/** The equipment of a fallen figure lies open for the attacker. R6.18, R10.3 */
export function layOutSpoils(game: Game, figure: FigureId): readonly EquipmentId[] {
  const gear = eliminate(game, figure, 'caller');
  if (gear.length > 0) set(game, game.state.turn, 'spoils', gear);
  return gear;
}
/** The attacker takes one piece or none, the rest goes under the deck. R6.18, R10.3 */
export function loot(game: Game, { by, from, fresh }: TaskOf<AdventureGame, 'loot'>, piece: EquipmentId | 'nothing'): Next<AdventureGame> {
  const { turn } = game.state;
  const rest = turn.spoils.filter((card) => card !== piece);
  set(game, turn, 'spoils', []);
  underDeck(game, rest, colourOf(from));
  if (piece === 'nothing') return [];
  game.tell({ type: 'tookGear', by, card: piece, from });
  return receive(
    game,
    by,
    [piece],
    fresh.filter((card) => card === piece),
  );
}
