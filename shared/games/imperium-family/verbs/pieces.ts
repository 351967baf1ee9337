import { add, set } from '../../../kernel/write.ts';
import type { EffectKind, Effects } from '../effects/effects.ts';
import { isAmong } from '../effects/walk.ts';
import { cardRecord, spaceRecord } from '../edition.ts';
import type { CardName, PlayerId, SpaceName } from '../ids.ts';
import { isPartOfTurn } from '../queries/abilities.ts';
import { isModifier } from '../queries/modifiers.ts';
import { sideOf } from '../queries/leader-board.ts';
import { isPlayedHere } from '../queries/rivals.ts';
import type { Game, Piece, State } from '../types.ts';
import type { DeepReadonly } from '../../../kernel/types.ts';

/** What may be no piece, or stand for others; every other effect is a piece as it is printed. */
const UNLIKE_PRINTED: ReadonlySet<string> = new Set<EffectKind>([
  'modify',
  'while_agent_here',
  'static',
  'modify_space_influence',
  'special',
  'by_cost_option',
  'signet',
]);
type Part = Pick<Piece, 'from' | 'effect'>;
/** The pieces of a list: signets and prices replaced by what they stand for. R18.1 R19.31 R7.18 */
function partsOf(state: State, by: PlayerId, from: Piece['from'], effects: Effects, price: number): readonly Part[] {
  const parts: Part[] = [];
  for (const effect of effects) {
    if (!isAmong(UNLIKE_PRINTED, effect)) parts.push({ from, effect });
    else if (isModifier(state, effect)) continue;
    else if ('by_cost_option' in effect) parts.push(...partsOf(state, by, from, effect.by_cost_option[price] ?? [], price));
    else if ('signet' in effect) parts.push(...partsOf(state, by, 'signet', sideOf(state, by)?.signet ?? [], price));
    else parts.push({ from, effect });
  }
  return parts;
}
function addParts(game: Game, parts: readonly Part[], origin: number | null): void {
  const { turn } = game.state;
  const pieces = parts.map(({ from, effect }, at): Piece => ({ id: turn.made + at, from, effect, origin }));
  set(game, turn, 'pieces', [...turn.pieces, ...pieces]);
  add(game, turn, 'made', pieces.length);
}
/** Cards work in this turn from now on; their boxes become pending pieces. R6.7 R9.3 */
export function addOrigins(game: Game, by: PlayerId, cards: readonly CardName[], from: 'card' | 'reveal'): void {
  const { state } = game;
  const first = state.turn.origins.length;
  set(game, state.turn, 'origins', [...state.turn.origins, ...cards.map((card) => ({ card, works: true }))]);
  cards.forEach((card, at) => {
    const { agent, reveal } = cardRecord(state, card);
    addParts(game, partsOf(state, by, from, from === 'card' ? agent : reveal, 0), first + at);
  });
}
/** The effects of a visit become pending pieces; the Influence of a Faction space is one of them. R6.6 R6.7 */
export function addVisit(game: Game, by: PlayerId, space: SpaceName, price: number): void {
  const { effects, influence_gain } = spaceRecord(game.state, space);
  addParts(game, partsOf(game.state, by, 'space', effects, price), null);
  if (influence_gain) addParts(game, [{ from: 'influence', effect: { influence: influence_gain } }], null);
}
/** The Leader's ability is one more part of this turn, if it is of such a turn or the visit sets it off. Uprising R4.5, Uprising R8.4 */
export function addAbility(game: Game, by: PlayerId): void {
  const { state } = game;
  const ability = isPlayedHere(state, by) ? sideOf(state, by)?.ability : undefined;
  if (ability && isPartOfTurn(state, ability)) addParts(game, partsOf(state, by, 'ability', ability.effects, 0), null);
}
/** Signets that are still open are those of the side that has come up. Uprising R15.6 */
export function renewSignets(game: Game, by: PlayerId): void {
  const { turn } = game.state;
  const open = [...new Set(turn.pieces.flatMap(({ from, origin }) => (from === 'signet' ? [origin] : [])))];
  const rest = turn.pieces.filter(({ from }) => from !== 'signet');
  set(game, turn, 'pieces', rest);
  for (const origin of open) addParts(game, partsOf(game.state, by, 'card', [{ signet: true }], 0), origin);
}
/** Effects that stand on no card become pending pieces. */
export const addPieces = (game: Game, from: Piece['from'], effects: Effects): void =>
  addParts(
    game,
    effects.map((effect) => ({ from, effect })),
    null,
  );
/** Takes a piece out to carry it out. */
export function takePiece(game: Game, id: number): DeepReadonly<Piece> {
  const { turn } = game.state;
  const piece = turn.pieces.find((each) => each.id === id);
  if (!piece) throw new Error(`No piece ${id}`);
  const rest = turn.pieces.filter((each) => each.id !== id);
  set(game, turn, 'pieces', rest);
  return piece;
}
/** The card has been trashed: nothing of it is offered any more. R10.7 */
export function dropPiecesOf(game: Game, origin: number): void {
  const { turn } = game.state;
  const rest = turn.pieces.filter((piece) => piece.origin !== origin);
  set(game, turn, 'pieces', rest);
  const origins = turn.origins.map((each, at) => (at === origin ? { ...each, works: false } : each));
  set(game, turn, 'origins', origins);
}
