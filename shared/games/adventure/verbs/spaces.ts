import type { Next } from '../../../kernel/types.ts';
import { set } from '../../../kernel/write.ts';
import type { Colour, EquipmentId, FigureId, SpaceId } from '../ids.ts';
import { board, colourOf, factsOf, opponents, seatOf, spaceOf, stockOf, without } from '../queries/table.ts';
import type { Pick } from '../questions.ts';
import type { AdventureGame, Game } from '../types.ts';
import { giveSpice, takeSpice } from './bank.ts';
import { addPrizes, addToHand, isEquipment, takeWithPrizes } from './cards.ts';
import { RAID, rollD6, rollD8 } from './dice.ts';
import { assign, receive, unassign } from './equipment.ts';
import { changeStrength, place } from './figures.ts';

/** Spice for every own Harvester. R6.12 */
export function harvest(game: Game, figure: FigureId): void {
  const colour = colourOf(figure);
  const spice = takeSpice(game, colour, stockOf(game.state, colour).harvesters);
  game.tell({ type: 'harvested', colour, at: spaceOf(game.state, figure), spice });
}
/** A d8 of spice. R6.17 */
export function smuggle(game: Game, colour: Colour): void {
  const die = rollD8(game);
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
/** All cards of an opponent are seen. R6.19 */
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

/** The Space Guild brings a figure anywhere. R6.22 */
export function carry(game: Game, figure: FigureId, to: SpaceId): void {
  const from = spaceOf(game.state, figure);
  place(game, figure, to);
  game.tell({ type: 'guildFlight', figure, from, to });
}
/** A Duel fetches a figure; it does not land. R6.13 */
export function fetch(game: Game, figure: FigureId, to: SpaceId): void {
  const from = spaceOf(game.state, figure);
  place(game, figure, to);
  game.tell({ type: 'fetched', figure, from, to });
}

/** At home a weakened figure regains its first Strength. R6.11 */
export function heal(game: Game, figure: FigureId): void {
  const { strength } = factsOf(game.state).fighters[figure];
  const atHome = board(game.state).sietch[spaceOf(game.state, figure)] === colourOf(figure);
  const missing = strength - game.state.figures[figure].strength;
  if (!atHome || missing <= 0) return;
  changeStrength(game, figure, missing);
  game.tell({ type: 'healed', figure, strength });
}
/** A point of Strength. R6.16 */
export function train(game: Game, figure: FigureId): void {
  const before = game.state.figures[figure].strength;
  const strength = changeStrength(game, figure, 1);
  if (strength > before) game.tell({ type: 'trained', figure, strength });
}
