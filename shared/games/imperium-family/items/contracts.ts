import type { Item } from '../../face.ts';
import type { ContractRecord } from '../contract-records.ts';
import { saidContract } from '../words/contracts.ts';
import { nameOf, ofContract } from '../words/names.ts';
import { fact, facts, marked, number, type Shelf } from './shelf.ts';

/** A contract: what completes it, and for whom it is set aside. */
export function contract(shelf: Shelf, id: string): Item {
  const { edition } = shelf;
  const record = shelf.contracts?.cards[id] as ContractRecord;
  const { copies, reserved_for, source } = record;
  return {
    entity: ofContract(id),
    group: 'imperium.group.contract',
    name: nameOf(edition, 'contract', id),
    icon: 'contract',
    lines: [saidContract(edition, record)],
    facts: facts(reserved_for !== undefined && fact('reserved', nameOf(edition, 'leader', reserved_for)), fact('copies', number(copies))),
    rules: ['R14.1', 'R14.2', 'R14.3', 'R14.4', ...(reserved_for ? ['R14.6'] : [])],
    ...marked(source),
  };
}
