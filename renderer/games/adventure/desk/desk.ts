import { recordOf } from '../../../../shared/kernel/typed.ts';
import { type Colour, CARDS, type GoodId, GOODS, type SeatId } from '../../../../shared/games/adventure/ids.ts';
import type { Proposal } from '../../../../shared/games/adventure/questions.ts';
import type { AdventureView, Goods, OfferView } from '../../../../shared/games/adventure/types.ts';
import type { AnyChoices } from '../../../../shared/kernel/choices.ts';

export type Amounts = Readonly<Record<GoodId, number>>;
/** A trade that is being written; it is sent as it stands. */
export type TradeDraft = Proposal;

const each = (of: (good: GoodId) => number): Amounts => recordOf(GOODS, of);
const amounts = (goods: Goods): Amounts => each((good) => goods[good] ?? 0);

/** The parts of a proposal's choices; null if it is none. */
export function partsOf(
  choices: AnyChoices,
): { readonly as: readonly Colour[]; readonly to: readonly Colour[]; readonly gives: Amounts; readonly rounds: number } | null {
  if (choices.pick !== 'form') return null;
  const { as, to, gives, pact } = choices.fields;
  if (as?.pick !== 'one' || to?.pick !== 'one' || gives?.pick !== 'amounts' || pact?.pick !== 'number') return null;
  return { as: as.of as Colour[], to: to.of as Colour[], gives: gives.most as Amounts, rounds: pact.max };
}
/** The offer made to the viewer that is to be answered; null = a new one. */
export const answered = (view: AdventureView, about: unknown): OfferView | null =>
  view.offers.find(({ id, to }) => id === about && view.mine.includes(to)) ?? null;

/** What the desk begins with: nothing, or the partner's offer seen from the other side. */
export function draftFor(view: AdventureView, choices: AnyChoices, offer: OfferView | null): TradeDraft | null {
  const parts = partsOf(choices);
  const [as] = parts?.as.includes(view.turn.colour) ? [view.turn.colour] : (parts?.as ?? []);
  const [to] = parts?.to ?? [];
  if (!as || !to) return null;
  if (!offer) return { as, to, gives: amounts({}), wants: amounts({}), pact: 0 };
  return { as: offer.to, to: offer.from, gives: amounts(offer.wants), wants: amounts(offer.gives), pact: offer.pact };
}

const coloursOf = (view: AdventureView, seat: SeatId | undefined): readonly Colour[] =>
  view.colours.filter((colour) => view.stock[colour]?.seat === seat && !view.stock[colour]?.out);
/** What a partner could give as far as everybody sees: cards are counted, not looked at. R12.8 */
export function wantable(view: AdventureView, to: Colour): { readonly spice: number; readonly harvesters: number; readonly cards: number } {
  const stocks = coloursOf(view, view.stock[to]?.seat).map((colour) => view.stock[colour]);
  const sum = (of: 'spice' | 'harvesters' | 'cards'): number => stocks.reduce((total, stock) => total + (stock?.[of] ?? 0), 0);
  return { spice: sum('spice'), harvesters: sum('harvesters'), cards: sum('cards') };
}
export const cardsIn = (goods: Amounts): number => CARDS.reduce((sum, card) => sum + goods[card], 0);

/** The most of a good that can be asked for now. */
export function mostWanted(view: AdventureView, choices: AnyChoices, { to, wants }: TradeDraft, good: GoodId): number {
  const have = wantable(view, to);
  if (good === 'spice' || good === 'harvesters') return have[good];
  const form = choices.pick === 'form' ? choices.fields['wants'] : undefined;
  const copies = form?.pick === 'amounts' ? ((form.most as Amounts)[good] ?? 0) : 0;
  return Math.min(copies, have.cards - cardsIn(wants) + wants[good]);
}
/** Nothing is offered, nothing is asked for, and nothing is promised. */
export const isEmpty = ({ gives, wants, pact }: TradeDraft): boolean =>
  pact === 0 && GOODS.every((good) => gives[good] + wants[good] === 0);
/** It says exactly what the partner had offered. */
export const isUnchanged = (draft: TradeDraft, offer: OfferView): boolean =>
  draft.pact === offer.pact &&
  draft.as === offer.to &&
  draft.to === offer.from &&
  GOODS.every((good) => draft.gives[good] === (offer.wants[good] ?? 0) && draft.wants[good] === (offer.gives[good] ?? 0));

/** The draft with another partner: nothing is asked for that this one cannot have. */
export function withPartner(view: AdventureView, draft: TradeDraft, to: Colour): TradeDraft {
  const have = wantable(view, to);
  let cards = have.cards;
  const wants = each((good) => {
    if (good === 'spice' || good === 'harvesters') return Math.min(draft.wants[good], have[good]);
    const count = Math.min(draft.wants[good], cards);
    cards -= count;
    return count;
  });
  return { ...draft, to, wants };
}
/** One amount changed by so many, never below 0 and never above what there is. */
export const stepped = (goods: Amounts, good: GoodId, by: number, most: number): Amounts => ({
  ...goods,
  [good]: Math.max(0, Math.min(most, goods[good] + by)),
});
