import { recordOf } from '../../../kernel/typed.ts';
import { type Colour, GOODS } from '../ids.ts';
import { seatOf } from '../queries/table.ts';
import type { Proposal } from '../questions.ts';
import type { Goods } from '../types.ts';
import type { Story } from './story.fixture.ts';

interface Deal {
  readonly gives?: Goods;
  readonly wants?: Goods;
  readonly pact?: number;
}
const all = (goods: Goods = {}): Proposal['gives'] => recordOf(GOODS, (good) => goods[good] ?? 0);
/** A proposal in full: what is not named is nothing. */
export const proposal = (as: Colour, to: Colour, { gives, wants, pact = 0 }: Deal): Proposal => ({
  as,
  to,
  gives: all(gives),
  wants: all(wants),
  pact,
});
/** Proposes it. @returns the id of the offer */
export function propose(story: Story, as: Colour, to: Colour, deal: Deal): number {
  story.interject(as, 'propose', proposal(as, to, deal));
  return story.state.offered;
}
/** What a colour's player may do although nobody asks him. */
export const offered = (story: Story, colour: Colour, name: string): unknown =>
  story.table.interjections(seatOf(story.state, colour))[name];
/** The ids of offers that the player could accept, or the like. */
export function ids(story: Story, colour: Colour, name: 'accept' | 'decline' | 'withdraw'): readonly unknown[] {
  const choices = offered(story, colour, name) as { readonly of: readonly unknown[] } | undefined;
  return choices?.of ?? [];
}
