import type { Task } from '../../../kernel/types.ts';
import { set } from '../../../kernel/write.ts';
import { bookOf } from '../edition.ts';
import type { CardName, ContractName, PlayerId, SpaceName } from '../ids.ts';
import { contractRecord, dueByCard, dueBySpice, dueByVisit, harvestsAt, reservedAmong } from '../queries/contracts.ts';
import { inOrder } from '../queries/effect-order.ts';
import { sceneFor } from '../queries/scene.ts';
import { playerOf, without } from '../queries/table.ts';
import type { ContractAnswer } from '../questions.ts';
import type { FamilyGame, FamilyState, Game, State } from '../types.ts';
import { addPieces } from './pieces.ts';

/** Contracts before Leaders are known: all in one deck. Uprising R2.9 */
export const contractDeck = (names: readonly ContractName[]): NonNullable<FamilyState['contracts']> => ({
  open: [],
  deck: { hidden: names },
  reserved: [],
});
/** Those for a Leader who plays are put aside, the first others turned up. Uprising R2.9, Uprising R14.6 */
export function layOutContracts(game: Game): void {
  const { state } = game;
  const { contracts } = state;
  if (!contracts) return;
  const all = contracts.deck.hidden;
  const reserved = reservedAmong(state, all);
  const rest = all.filter((name) => !reserved.includes(name));
  const { face_up = 0 } = bookOf(state).contracts ?? {};
  set(game, contracts, 'reserved', reserved);
  set(game, contracts, 'open', rest.slice(0, face_up));
  set(game, contracts.deck, 'hidden', rest.slice(face_up));
  game.tell({ type: 'contracts', open: contracts.open, reserved: contracts.reserved }, { to: 'all' });
}

/**
 * A contract becomes the player's own; its place is filled at once, as long as the deck lasts. Uprising R14.1
 * @returns what it gives by being taken, Uprising R14.2
 */
export function takeContract(game: Game, by: PlayerId, { contract, from }: Exclude<ContractAnswer, string>): Task<FamilyGame>[] {
  const { state } = game;
  const { contracts } = state;
  const own = playerOf(state, by).contracts;
  if (!contracts || !own) throw new Error(`${by} takes no contracts`);
  game.tell({ type: 'tookContract', player: by, contract, from });
  if (from === 'reserved') set(game, contracts, 'reserved', without(contracts.reserved, contract));
  else takeOpen(game, contracts, contract);
  set(game, own, 'open', [...own.open, contract]);
  return 'immediate' in contractRecord(state, contract).condition ? completeContract(game, by, contract) : [];
}
function takeOpen(game: Game, contracts: NonNullable<State['contracts']>, contract: ContractName): void {
  const [next, ...rest] = contracts.deck.hidden;
  if (next === undefined) {
    set(game, contracts, 'open', without(contracts.open, contract));
    return;
  }
  const place = contracts.open.indexOf(contract);
  set(game, contracts.deck, 'hidden', rest);
  set(game, contracts, 'open', contracts.open.with(place, next));
  game.tell({ type: 'newContract', contract: next }, { to: 'all' });
}
/** An open contract goes to somebody else; its place stays empty for now. Uprising R18.25 @returns what it gives by being taken */
export function handContract(game: Game, by: PlayerId, to: PlayerId, contract: ContractName): Task<FamilyGame>[] {
  const { contracts } = game.state;
  const own = playerOf(game.state, to).contracts;
  if (!contracts || !own) throw new Error(`${to} takes no contracts`);
  game.tell({ type: 'handedContract', player: by, to, contract });
  set(game, contracts, 'open', without(contracts.open, contract));
  set(game, own, 'open', [...own.open, contract]);
  return 'immediate' in contractRecord(game.state, contract).condition ? completeContract(game, to, contract) : [];
}
/** Empty places are filled, as long as the deck lasts. Uprising R14.1, Uprising R18.25 */
export function refillContracts(game: Game): void {
  const { contracts } = game.state;
  const { face_up = 0 } = bookOf(game.state).contracts ?? {};
  if (!contracts) return;
  const coming = contracts.deck.hidden.slice(0, Math.max(0, face_up - contracts.open.length));
  set(game, contracts.deck, 'hidden', contracts.deck.hidden.slice(coming.length));
  set(game, contracts, 'open', [...contracts.open, ...coming]);
  for (const contract of coming) game.tell({ type: 'newContract', contract }, { to: 'all' });
}
/** A contract is turned face down. Uprising R14.3 @returns its reward, whose order its owner picks */
export function completeContract(game: Game, by: PlayerId, contract: ContractName): Task<FamilyGame>[] {
  const { state } = game;
  const own = playerOf(state, by).contracts;
  if (!own) throw new Error(`${by} has no contracts`);
  set(game, own, 'open', without(own.open, contract));
  set(game, own, 'done', [...own.done, contract]);
  game.tell({ type: 'completedContract', player: by, contract });
  return inOrder(sceneFor(state, by, { contract }), contractRecord(state, contract).reward);
}

/** They wait for their owner among the effects of the turn. Uprising R14.3 */
const addDue = (game: Game, names: readonly ContractName[]): void =>
  addPieces(
    game,
    'contract',
    names.map((name) => ({ complete: name, then: contractRecord(game.state, name).reward })),
  );
/** An Agent has been sent: contracts for the space are due, those for spice may come to be in this turn. Uprising R14.2, Uprising R14.4 */
export function contractsSent(game: Game, by: PlayerId, space: SpaceName): void {
  const { state } = game;
  if (!state.contracts) return;
  addDue(game, dueByVisit(state, by, space));
  const harvests = harvestsAt(state, by, space);
  if (harvests.length > 0) set(game, state.turn, 'harvests', harvests);
}
/** Contracts for which enough spice has been gained are due. Uprising R14.3 */
export function contractsHarvested(game: Game): void {
  const { state } = game;
  const { harvests } = state.turn;
  if (!harvests) return;
  const due = dueBySpice(state);
  addDue(game, due);
  set(game, state.turn, 'harvests', due.reduce(without, harvests));
}
/** A card has been acquired: outside the effects of an own turn the contract is completed on the spot. Uprising R14.2, Uprising R14.3 */
export function contractsAcquired(game: Game, by: PlayerId, card: CardName): Task<FamilyGame>[] {
  const { state } = game;
  if (!state.contracts) return [];
  const due = dueByCard(state, by, card);
  if (!hasPieces(state, by)) return due.flatMap((name) => completeContract(game, by, name));
  addDue(game, due);
  return [];
}
const hasPieces = ({ turn }: State, by: PlayerId): boolean => turn.of === by && turn.kind !== 'open';
