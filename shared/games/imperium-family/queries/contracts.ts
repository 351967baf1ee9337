import { bookOf, spaceRecord } from '../edition.ts';
import type { ContractCondition, ContractRecord } from '../contract-records.ts';
import type { Effects } from '../effects/effects.ts';
import type { CardName, ContractName, PlayerId, SpaceName } from '../ids.ts';
import type { ContractAnswer } from '../questions.ts';
import type { State } from '../types.ts';
import { isRival } from './rivals.ts';
import { countIn, kindsOf, playerOf, without } from './table.ts';

/** @throws Error if the game has none of this name */
export function contractRecord(state: State, name: ContractName): ContractRecord {
  const record = bookOf(state).contracts?.cards[name];
  if (!record) throw new Error(`No contract is called "${name}"`);
  return record;
}
/** What stands for each contract that nobody can take. Uprising R14.1 */
export const withoutContract = (state: State): Effects => bookOf(state).contracts?.otherwise ?? [];

/** Of these, the ones for a Leader whom a person plays, in the order of the data. Uprising R2.9, Uprising R14.6 */
export function reservedAmong(state: State, names: readonly ContractName[]): readonly ContractName[] {
  const leaders = state.seats.map((id) => playerOf(state, id).leader);
  return Object.entries(bookOf(state).contracts?.cards ?? {}).flatMap(([name, { reserved_for }]) =>
    reserved_for !== undefined && leaders.includes(reserved_for) ? names.filter((each) => each === name) : [],
  );
}
/** Own contracts that lie face up. Uprising R14.3 */
export const openContracts = (state: State, by: PlayerId): readonly ContractName[] => playerOf(state, by).contracts?.open ?? [];
/** How many own contracts lie face down. Uprising R14.5 */
export const completedBy = (state: State, by: PlayerId): number => playerOf(state, by).contracts?.done.length ?? 0;

/** What can be taken: the open ones, and those set aside for the own Leader. Uprising R14.1, Uprising R14.6 */
export function contractsFor(state: State, by: PlayerId): readonly ContractAnswer[] {
  const { contracts } = state;
  if (!contracts || isRival(by)) return []; // Uprising R17.12
  const { leader } = playerOf(state, by);
  const own = contracts.reserved.filter((name) => contractRecord(state, name).reserved_for === leader);
  return [
    ...kindsOf(contracts.open).map((contract): ContractAnswer => ({ contract, from: 'open' })),
    ...kindsOf(own).map((contract): ContractAnswer => ({ contract, from: 'reserved' })),
    // With no open one left the icon means something else, which is not forced on whoever has one aside. Q20
    ...(contracts.open.length === 0 && own.length > 0 ? ['otherwise' as const] : []),
  ];
}

/** Own open contracts with such a condition that do not wait to be completed already. */
function dueAmong(state: State, by: PlayerId, isMet: (condition: ContractCondition) => boolean): readonly ContractName[] {
  const open = openContracts(state, by).filter((name) => isMet(contractRecord(state, name).condition));
  return state.turn.of === by ? waiting(state).reduce(lessOne, open) : open;
}
const lessOne = (list: readonly ContractName[], name: ContractName): readonly ContractName[] =>
  list.includes(name) ? without(list, name) : list;
/** Contracts that are due and wait for the owner of the turn. Uprising R14.3 */
const waiting = ({ turn }: State): readonly ContractName[] =>
  turn.pieces.flatMap(({ effect }) => ('complete' in effect ? [effect.complete] : []));

/** What an Agent who is sent there completes at once. Uprising R14.2, Uprising R14.4 */
export const dueByVisit = (state: State, by: PlayerId, space: SpaceName): readonly ContractName[] =>
  dueAmong(state, by, (condition) => 'send_agent_to' in condition && condition.send_agent_to === space);
/** What acquiring the card completes. Uprising R14.2 */
export const dueByCard = (state: State, by: PlayerId, card: CardName): readonly ContractName[] =>
  dueAmong(state, by, (condition) => 'acquire_card' in condition && condition.acquire_card === card);
/** What this visit can complete by the spice of the turn: contracts that are owned when the Agent is sent. Uprising R14.4 Q19 */
export const harvestsAt = (state: State, by: PlayerId, space: SpaceName): readonly ContractName[] =>
  spaceRecord(state, space).maker ? openContracts(state, by).filter((name) => spiceFor(state, name) !== null) : [];
/** The spice of the turn that completes a contract; null = another sort. Uprising R14.2 */
export function spiceFor(state: State, name: ContractName): number | null {
  const { condition } = contractRecord(state, name);
  return 'harvest' in condition ? condition.harvest : null;
}
/** Of those that can be completed by spice, the ones for which enough has been gained. Uprising R14.3 */
export const dueBySpice = (state: State): readonly ContractName[] =>
  (state.turn.harvests ?? []).filter((name) => (spiceFor(state, name) ?? 0) <= (state.turn.spiceGained ?? 0));

/** How many copies of a contract lie anywhere. */
export const copiesAnywhere = (state: State, name: ContractName): number => {
  const { contracts, order } = state;
  const own = order.flatMap((id) => [openContracts(state, id), playerOf(state, id).contracts?.done ?? []]);
  const common = contracts ? [contracts.open, contracts.deck.hidden, contracts.reserved] : [];
  return [...own, ...common].reduce((sum, zone) => sum + countIn(zone, name), 0);
};
