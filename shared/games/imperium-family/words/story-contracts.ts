import { contractTitle } from './contracts.ts';
import { ofContract } from './names.ts';
import type { EventType, Tellings } from './telling.ts';

type ContractEvent = Extract<EventType, 'contracts' | 'tookContract' | 'newContract' | 'completedContract'>;
/** Contracts. Uprising R14 */
export const CONTRACT_STORY: Tellings<ContractEvent> = {
  contracts({ open, reserved }, { edition }) {
    const titles = (names: readonly string[]) => names.map((name) => contractTitle(edition, name));
    const told = { with: { open: titles(open), reserved: titles(reserved) }, targets: [...open, ...reserved].map(ofContract) };
    return { ...told, key: reserved.length > 0 ? 'contracts.reserved' : 'contracts' };
  },
  tookContract: ({ player, contract }, { edition }) => ({
    by: player,
    key: 'tookContract',
    with: { contract: contractTitle(edition, contract) },
    targets: [ofContract(contract)],
  }),
  newContract: ({ contract }, { edition }) => ({
    key: 'newContract',
    with: { contract: contractTitle(edition, contract) },
    targets: [ofContract(contract)],
  }),
  completedContract: ({ player, contract }, { edition }) => ({
    by: player,
    key: 'completedContract',
    with: { contract: contractTitle(edition, contract) },
    targets: [ofContract(contract)],
  }),
};
