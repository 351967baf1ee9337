import type { Next, TaskOf } from '../../../kernel/types.ts';
import { set } from '../../../kernel/write.ts';
import type { CardId, Colour, EquipmentId, FigureId } from '../ids.ts';
import { colourOf, inOrder, lacking, seatOf, stockOf, without } from '../queries/table.ts';
import type { Berth } from '../questions.ts';
import type { AdventureGame, Game } from '../types.ts';
import { addPrizes, addToHand, isEquipment, NONE, takeWithPrizes, underDeck } from './cards.ts';
import { eliminate } from './elimination.ts';

/** A card, taken from wherever it was, lies open under a fighter card from now on. `fresh`: won in a fight. R9.1, R8.9 */
export function assign(game: Game, figure: FigureId, card: EquipmentId, fresh = false): void {
  const facts = game.state.figures[figure];
  set(game, facts, 'gear', inOrder([...facts.gear, card]));
  if (fresh) set(game, facts, 'fresh', inOrder([...facts.fresh, card]));
  game.tell({ type: 'assigned', figure, card });
}
/** A card leaves a fighter card; the caller puts it somewhere. In a fight it is gone at once. Q29 */
export function unassign(game: Game, figure: FigureId, card: EquipmentId): void {
  const facts = game.state.figures[figure];
  const { turn } = game.state;
  set(game, facts, 'gear', without(facts.gear, [card]));
  if (facts.fresh.includes(card)) set(game, facts, 'fresh', without(facts.fresh, [card]));
  forgetUse(game, figure, card);
  const fighting = turn.fight?.gear[figure];
  if (turn.fight && fighting?.includes(card)) {
    set(game, turn, 'fight', { ...turn.fight, gear: { ...turn.fight.gear, [figure]: without(fighting, [card]) } });
  }
}
/** A use counts for the card: with another one the figure may shoot or fly again. R9.4, R9.11 */
function forgetUse(game: Game, figure: FigureId, card: EquipmentId): void {
  const { turn } = game.state;
  if (card === 'lasgun' && turn.shot.includes(figure))
    set(
      game,
      turn,
      'shot',
      turn.shot.filter((other) => other !== figure),
    );
  if (card === 'ornithopter' && turn.flown.includes(figure))
    set(
      game,
      turn,
      'flown',
      turn.flown.filter((other) => other !== figure),
    );
}
/** Hidden equipment is assigned; what was won in this turn's fights is not usable yet. R9.1, R8.9 */
export function equip(game: Game, figure: FigureId, card: EquipmentId): void {
  const [fresh] = takeWithPrizes(game, colourOf(figure), [card]);
  assign(game, figure, card, fresh !== undefined);
}
/**
 * New cards of a colour: equipment that a figure lacks lies open until it is assigned, the rest is hidden. R9.1
 * @param fresh those among them that were won in this turn. R8.9
 * @returns what has to be assigned now
 */
export function receive(game: Game, colour: Colour, cards: readonly CardId[], fresh: readonly EquipmentId[] = NONE): Berthing[] {
  const { arriving } = stockOf(game.state, colour);
  const open: EquipmentId[] = [];
  let won = fresh;
  for (const card of cards) {
    const waiting = [...arriving, ...open].filter((other) => other === card).length;
    if (isEquipment(card) && lacking(game.state, colour, card).length > waiting) open.push(card);
    else {
      addToHand(game, colour, [card]);
      if (!isEquipment(card) || !won.includes(card)) continue;
      addPrizes(game, colour, [card]);
      won = without(won, [card]);
    }
  }
  return arrive(game, colour, open, null, won);
}
/**
 * Equipment that everybody sees lies open until it has found its figure; `winners` of a fight come first. R8.5, R9.1
 * @param fresh those among them that were won in this turn. R8.9
 * @returns what has to be assigned now
 */
export function arrive(
  game: Game,
  colour: Colour,
  cards: readonly EquipmentId[],
  winners: readonly FigureId[] | null,
  fresh: readonly EquipmentId[],
): Berthing[] {
  const stock = stockOf(game.state, colour);
  if (cards.length > 0) set(game, stock, 'arriving', [...stock.arriving, ...cards]);
  let won = fresh;
  return cards.map((card) => {
    const isFresh = won.includes(card);
    won = without(won, [card]);
    return { do: 'berth', colour, card, to: winners, prize: winners !== null, fresh: isFresh };
  });
}
type Berthing = TaskOf<AdventureGame, 'berth'>;
/** The arriving card finds its place: a figure, or it stays hidden. R8.9: a prize cannot be used in this turn */
export function settle(game: Game, { colour, card, fresh }: Pick<Berthing, 'colour' | 'card' | 'fresh'>, berth: Berth): void {
  const stock = stockOf(game.state, colour);
  set(game, stock, 'arriving', without(stock.arriving, [card]));
  if (berth !== 'hidden') {
    assign(game, berth, card, fresh);
    return;
  }
  addToHand(game, colour, [card]);
  if (fresh) addPrizes(game, colour, [card]);
  game.tell({ type: 'keptHidden', colour, card }, { to: [seatOf(game.state, colour)] });
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
