import type { Blocked } from '../../../kernel/types.ts';
import { type Book, bookOf, cardRecord, intrigueRecord } from '../edition.ts';
import type { PlayerId } from '../ids.ts';
import type { AcquireForm } from '../effects/acquire.ts';
import type { Bargain, Purchase, Scene } from '../questions.ts';
import { WHY } from '../reasons.ts';
import type { State } from '../types.ts';
import { sideOf } from './leader-board.ts';
import { holds } from './conditions.ts';
import { marking } from './marks.ts';
import { costChange } from './modifiers.ts';
import { kindsOf, playerOf } from './table.ts';
import { mayUseThrone } from './teams.ts';

type Offer = Pick<Purchase, 'acquire' | 'from'>;
/** Everything that lies where the player acquires from. R10.3 R18.6 */
function offers(state: State, by: PlayerId, book: Book = bookOf(state)): readonly Offer[] {
  const found: Offer[] = [];
  for (const card of kindsOf(state.row)) found.push({ acquire: card, from: 'row' });
  for (const card of book.reserve) if ((state.reserve[card] ?? 0) > 0) found.push({ acquire: card, from: 'reserve' });
  if (state.throneRow && mayUseThrone(state, by))
    for (const card of kindsOf(state.throneRow)) found.push({ acquire: card, from: 'throne' }); // Uprising R18.18
  for (const card of kindsOf(playerOf(state, by).aside)) found.push({ acquire: card, from: 'aside' });
  return found;
}
/** Where an acquired card can go. R10.4 R19.48 */
const places = (state: State, by: PlayerId, usual: Purchase['to']): readonly Purchase['to'][] =>
  usual === 'discard' && state.turn.of === by && marking(state).some(({ ontoDeck }) => ontoDeck) ? ['discard', 'deck'] : [usual];
const purchases = (state: State, by: PlayerId, list: readonly Offer[], usual: Purchase['to']): Purchase[] => {
  const found: Purchase[] = [];
  const to = places(state, by, usual);
  for (const { acquire, from } of list) for (const place of to) found.push({ acquire, from, to: place });
  return found;
};

/** Persuasion that a card costs now; null = never for Persuasion. R10.3 R17.8 R19.15 R18.6 */
export function persuasionFor(state: State, { acquire: card, from }: Offer, book: Book = bookOf(state)): number | null {
  const { cost } = book.cards[card] ?? cardRecord(state, card);
  if (cost === null) return null;
  const cheaper = from === 'aside' ? asideDiscount(state, state.turn.of) : 0;
  return Math.max(0, cost - cheaper + costChange(state, card, book));
}
/** What the signet of the Leader who sets cards aside takes off, or an Intrigue card. R18.6, Uprising R9.7 */
export function asideDiscount(state: State, by: PlayerId | null): number {
  if (!by) return 0;
  const signet = sideOf(state, by)?.signet ?? [];
  // Uprising R9.7: an Intrigue card does the same, and lies there as long as it works.
  const cards = [...playerOf(state, by).waiting, ...state.resolving].flatMap((card) => intrigueRecord(state, card).plot ?? []);
  return [...signet, ...cards].reduce(
    (most, effect) => ('imperium_row' in effect ? Math.max(most, effect.imperium_row.discount) : most),
    0,
  );
}
/** What the Persuasion of the turn can buy now. R10.3, Uprising R8.7 */
export function affordable(state: State, by: PlayerId): readonly Purchase[] {
  const { persuasion } = state.turn;
  const book = bookOf(state);
  const list: Offer[] = [];
  for (const offer of offers(state, by, book)) {
    const cost = persuasionFor(state, offer, book);
    if (cost !== null && cost <= persuasion) list.push(offer);
  }
  return purchases(state, by, list, 'discard');
}
/** What is not for sale: too dear, never for Persuasion, or none is left. R10.3 R10.9, Uprising R8.13 */
export const notAffordable = (state: State, by: PlayerId): readonly Blocked[] => [
  ...bookOf(state)
    .reserve.filter((card) => !state.reserve[card])
    .map((card) => ({ target: { acquire: card, from: 'reserve' }, why: WHY.stackEmpty })),
  ...offers(state, by).flatMap((offer): readonly Blocked[] => {
    const cost = persuasionFor(state, offer);
    if (cost === null) return [{ target: offer, why: WHY.notForSale }];
    return cost > state.turn.persuasion
      ? [{ target: offer, why: { ...WHY.tooLittlePersuasion, with: { cost, have: state.turn.persuasion } } }]
      : [];
  }),
];
/** What can be acquired without Persuasion, by its printed cost. R19.40, J41 */
export function acquirable(state: State, by: PlayerId, { maxCost, exact, payWith, to }: Bargain): readonly Purchase[] {
  const least = exact ? (maxCost ?? 0) : 0;
  const most = Math.min(maxCost ?? Number.POSITIVE_INFINITY, payWith ? playerOf(state, by)[payWith] : Number.POSITIVE_INFINITY);
  const fits = ({ acquire: card }: Offer): boolean => {
    const { cost } = cardRecord(state, card);
    return cost !== null && cost >= least && cost <= most;
  };
  return purchases(state, by, offers(state, by).filter(fits), to);
}
/** Where a card goes that an effect acquires: a condition is looked at now. R17.4 */
export function placeFor(state: State, scene: Scene, to: AcquireForm['to']): Purchase['to'] {
  const place = typeof to === 'string' ? to : holds(state, scene, to.if) ? to.then : to.else;
  return place === 'deck_top' ? 'deck' : place;
}
/** What an effect lets one acquire now, if it names no card. */
export const bargainOf = (state: State, scene: Scene, { max_cost, exact_cost, pay_with, to }: AcquireForm): Bargain => ({
  maxCost: max_cost ?? exact_cost ?? null,
  ...(exact_cost !== undefined && { exact: true }),
  ...(pay_with === 'solari' && { payWith: pay_with }),
  to: placeFor(state, scene, to),
});
