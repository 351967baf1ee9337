import type { ContractCondition } from '../contract-records.ts';
import { contractsFor, dueByCard, dueByVisit, harvestsAt, openContracts, spiceFor, withoutContract } from '../queries/contracts.ts';
import { spaceRecord } from '../edition.ts';
import type { CardName, ContractName, SpaceName } from '../ids.ts';
import type { ContractAnswer } from '../questions.ts';
import { type Look, once } from './look.ts';

/** How likely a contract is completed some day, with enough rounds to come. */
const LIKELY: Readonly<Record<string, number>> = { send_agent_to: 0.8, harvest: 0.7, acquire_card: 0.4 };
const ROUNDS = 2;
function chance({ left }: Look, condition: ContractCondition): number {
  if ('immediate' in condition) return 1;
  return (LIKELY[Object.keys(condition)[0] as string] ?? 0) * Math.min(1, (left + 0.4) / ROUNDS);
}
const rewardOf = (look: Look, name: ContractName): number => look.worth(look, 'now', look.book.contracts?.cards[name]?.reward ?? []);
/** What an own contract will bring. */
export const contractWorth = once((look: Look, name: ContractName) => {
  const record = look.book.contracts?.cards[name];
  return record ? chance(look, record.condition) * rewardOf(look, name) : 0;
});
const sum = (look: Look, names: readonly ContractName[], worth: (look: Look, name: ContractName) => number): number =>
  names.reduce((all, name) => all + worth(look, name), 0);
/** What all own contracts will bring that are still open. */
export const contractsWorth = (look: Look): number => sum(look, openContracts(look.state, look.me), contractWorth);

/** What can be taken instead of a contract, or for want of one. */
export const contractAnswerWorth = (look: Look, answer: ContractAnswer): number =>
  answer === 'otherwise' ? look.worth(look, 'now', withoutContract(look.state)) : contractWorth(look, answer.contract);
/** The best contract that can be taken now. */
export const bestContract = once((look: Look) => {
  const offered = contractsFor(look.state, look.me);
  return Math.max(...(offered.length > 0 ? offered : ['otherwise' as const]).map((answer) => contractAnswerWorth(look, answer)));
});
/** A completed contract is worth more than one that may be completed. */
const gained = (look: Look, name: ContractName): number => rewardOf(look, name) - contractWorth(look, name);
/** What a visit completes, by its own spice too. */
export function visitedContracts(look: Look, to: SpaceName): number {
  const { state, me } = look;
  const { base_spice = 0 } = spaceRecord(state, to);
  const spice = (state.turn.spiceGained ?? 0) + base_spice + (state.bonusSpice[to] ?? 0);
  const harvests = harvestsAt(state, me, to).filter((name) => (spiceFor(state, name) ?? spice + 1) <= spice);
  return sum(look, [...dueByVisit(state, me, to), ...harvests], gained);
}
/** What the acquisition of a card completes. */
export const acquiredContracts = (look: Look, card: CardName): number => sum(look, dueByCard(look.state, look.me, card), gained);
