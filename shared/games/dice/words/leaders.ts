import type { OptionLabel } from '../../face.ts';
import { boardOf } from '../board.ts';
import type { LeaderId } from '../ids.ts';
import { GHOLA_PRICE, HUNTERS_PRICE } from '../queries/spice.ts';
import type { DiceView } from '../types.ts';
import { leader, ofLeader, said } from './names.ts';

/** The power that brings a Leader of the active player back now, and its price. R16.10, R16.19 */
export function backBy({ turn }: DiceView): { readonly power: 'gholas' | 'fortune-hunters'; readonly price: number } {
  const hires = turn.active === 'smugglers' && turn.ally !== 'bene-tleilax';
  return hires ? { power: 'fortune-hunters', price: HUNTERS_PRICE } : { power: 'gholas', price: GHOLA_PRICE };
}

/** A Leader that can be lent to a battle, and how strong it is there. */
export function onLeader(view: DiceView, id: LeaderId): OptionLabel {
  const { alone, beside } = boardOf(view.options).strengthOf[id];
  const hint = alone === beside ? said('hint.leader', { strength: alone }) : said('hint.leaderBeside', { strength: alone, beside });
  return { label: leader(id), hint, target: ofLeader(id), icon: 'leader' };
}
/** A Leader that can be brought back from supply, and what that costs. */
export function onReturn(view: DiceView, id: LeaderId, price: number): OptionLabel {
  const { alone } = boardOf(view.options).strengthOf[id];
  return { label: leader(id), hint: said('hint.leaderBack', { price, strength: alone }), target: ofLeader(id), icon: 'leader' };
}
