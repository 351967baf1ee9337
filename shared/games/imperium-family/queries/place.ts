import { shortOf, whyTooDear } from './price.ts';
import type { Blocked, Reason } from '../../../kernel/types.ts';
import type { Condition } from '../effects/conditions.ts';
import type { Payment } from '../effects/costs.ts';
import { type Book, bookOf, cardRecord, spaceRecord, specialsOf } from '../edition.ts';
import type { CardName, IconId, PlayerId, SpaceName } from '../ids.ts';
import type { Send } from '../questions.ts';
import { unmet, WHY } from '../reasons.ts';
import { CARDPLAY_WHY, onlyFor } from '../reasons-cardplay.ts';
import { ignoresRequirements } from './cardplay.ts';
import { isCouncilFull } from './council.ts';
import { holds } from './conditions.ts';
import { sideName } from './leader-board.ts';
import { marking } from './marks.ts';
import { isSwordmasterShut } from './rivals.ts';
import type { SpaceRecord } from '../records.ts';
import type { Special } from '../special.ts';
import { SPY_WHY } from '../spies.ts';
import { isSpyingOn, withSpied } from './spies.ts';
import type { State } from '../types.ts';
import { isPerson, kindsOf, playerOf } from './table.ts';
import { sceneFor } from './scene.ts';
import { type Discount, discounted, discountsOf, priceFor, pricesOf } from './space-price.ts';

/** Enemy Agents do not block: this turn, or on this space by the Leader. R19.44 R18.6 */
function ignoresAgents(state: State, by: PlayerId, space: SpaceName): boolean {
  const leader = sideName(state, by);
  const record = spaceRecord(state, space);
  const ignores = (special: Special): boolean => special.ignoresAgents?.(record) === true;
  return marking(state).some(ignores) || (leader !== null && isPerson(by) && specialsOf(state, leader).some(ignores));
}
/** An Agent stands in the way; `lift` is an own Agent that leaves its space first. R6.3 R19.20 */
function whyOccupied(state: State, by: PlayerId, space: SpaceName, lift: SpaceName | null): Reason | null {
  const there = state.agents[space];
  if (there === undefined || there.length === 0) return null;
  if (lift !== space && there.includes(by)) return WHY.ownAgent;
  if (!mustInfiltrate(state, by, space)) return null;
  if (!state.posts) return WHY.occupied;
  return isSpyingOn(state, by, space) ? null : SPY_WHY.unwatched;
}
/** Agents of others stand in the way there: only a Spy that is recalled for it lets one in. R6.3, Uprising R5.5 */
export const mustInfiltrate = (state: State, by: PlayerId, space: SpaceName): boolean =>
  state.agents[space]?.some((other) => other !== by) === true && !ignoresAgents(state, by, space);
/** Something else than its requirement keeps every Agent of `by` out. R6.3 */
function whyBarred(state: State, by: PlayerId, space: SpaceName, { only }: SpaceRecord, lift: SpaceName | null): Reason | null {
  const occupied = whyOccupied(state, by, space, lift);
  if (occupied) return occupied;
  if (state.voices.some((voice) => voice.space === space && voice.by !== by)) return WHY.closed;
  if (only !== undefined && playerOf(state, by).leader !== only) return onlyFor(only); // Uprising R18.3
  return isCouncilFull(state, by) && bookOf(state).heeded.councilSpaces.includes(space) ? CARDPLAY_WHY.councilFull : null;
}
/** What the space requires and `by` does not fulfil; null = nothing. */
function lackingAt(state: State, by: PlayerId, { requirement }: SpaceRecord): Condition | null {
  return requirement && !holds(state, sceneFor(state, by), requirement) ? requirement : null;
}
/** Why no Agent of `by` can go there, whatever the price; null = one can. @param isFreed the card needs no Influence. R6.3 */
function whyShut(state: State, by: PlayerId, space: SpaceName, lift: SpaceName | null, isFreed: boolean): Reason | null {
  const record = spaceRecord(state, space);
  const barred = whyBarred(state, by, space, record, lift);
  if (barred) return barred;
  const lacking = isFreed ? null : lackingAt(state, by, record);
  return lacking ? unmet(WHY.requirement, lacking) : whySpent(state, by, space);
}
/** The same where nobody wants to know why. */
const isShut = (state: State, by: PlayerId, space: SpaceName, record: SpaceRecord, lift: SpaceName | null, isFreed: boolean): boolean =>
  whyBarred(state, by, space, record, lift) !== null ||
  (!isFreed && lackingAt(state, by, record) !== null) ||
  (record.once_per_player && whySpent(state, by, space) !== null);
/** A space that gives something for good, once or never. R6.3 R23.18 */
export function whySpent(state: State, by: PlayerId, space: SpaceName): Reason | null {
  const { once_per_player, effects } = spaceRecord(state, space);
  if (!once_per_player) return null;
  if (isSwordmasterShut(state, space)) return WHY.noSwordmaster;
  const { council, swordmaster } = playerOf(state, by);
  const had = effects.some((effect) => ('high_council_seat' in effect && council) || ('take_swordmaster' in effect && swordmaster));
  return had ? WHY.onlyOnce : null;
}

/** Icons of a card in this turn. R6.2 R19.42 */
export function iconsOf(state: State, card: CardName, book: Book = bookOf(state)): readonly IconId[] {
  const { icons } = book.cards[card] ?? cardRecord(state, card);
  const marked = marking(state, book);
  if (marked.length === 0) return icons;
  const { factions } = book;
  return marked.reduce((shown, special) => special.icons?.(shown, factions) ?? shown, icons);
}
const FROM_LEADER: readonly null[] = [null];
const NOWHERE: readonly null[] = [];
/** Where Agents for this card can come from: `null` = the Leader. R5.2 R19.20 */
function originsOf(state: State, by: PlayerId, card: CardName, { sentAnywhere, spaceNames }: Book): readonly (SpaceName | null)[] {
  const fromLeader = playerOf(state, by).agents > 0 ? FROM_LEADER : NOWHERE;
  if (!sentAnywhere.has(card)) return fromLeader;
  return [...fromLeader, ...spaceNames.filter((space) => state.agents[space]?.includes(by))];
}
function spacesFor(state: State, by: PlayerId, card: CardName, book: Book): readonly SpaceName[] {
  const { cards, sentAnywhere, spaceNames, spacesOf, spacesOfCard } = book;
  if (sentAnywhere.has(card)) return spaceNames; // R19.20
  const icons = iconsOf(state, card, book);
  const printed = icons === cards[card]?.icons ? (spacesOfCard[card] ?? []) : icons.flatMap((icon) => spacesOf[icon]);
  return withSpied(state, by, icons, printed);
}

const sendOf = (card: CardName, to: SpaceName, price: number | null, lift: SpaceName | null): Send => {
  if (price === null) return lift === null ? { card, to } : { card, to, lift };
  return lift === null ? { card, to, price } : { card, to, price, lift };
};
const NO_WAY: readonly (number | null)[] = [];
const ONE_WAY: readonly (number | null)[] = [null];
/** Affordable ways into a space, one per price. */
function waysInto(
  state: State,
  by: PlayerId,
  space: SpaceName,
  record: SpaceRecord,
  discounts: readonly Discount[],
): readonly (number | null)[] {
  const prices = pricesOf(state, space, record);
  const isAffordable = (printed: Payment): boolean => shortOf(state, by, discounted(discounts, space, printed)) === null;
  if (prices.length === 1) return isAffordable(prices[0] as Payment) ? ONE_WAY : NO_WAY;
  return [...prices.keys()].filter((at) => isAffordable(prices[at] as Payment));
}
/** Every way to take an Agent turn: one card, one Agent, one space. R5.2 R6.1 R6.3, Uprising R4.1 */
export function sends(state: State, by: PlayerId): readonly Send[] {
  const found: Send[] = [];
  const book = bookOf(state);
  const { spaces } = book.board;
  const discounts = discountsOf(state, by);
  // What a space asks of an Agent of the Leader is the same for every card that frees from nothing.
  const fromLeader = new Map<SpaceName, readonly (number | null)[]>();
  for (const card of kindsOf(playerOf(state, by).hand.hidden)) {
    const isFreed = ignoresRequirements(state, by, card, book); // Uprising R4.3
    const fits = spacesFor(state, by, card, book);
    for (const lift of originsOf(state, by, card, book)) {
      const isUsual = lift === null && !isFreed;
      for (const to of fits) {
        let ways = isUsual ? fromLeader.get(to) : undefined;
        if (ways === undefined) {
          const record = spaces[to] as SpaceRecord;
          ways = isShut(state, by, to, record, lift, isFreed) ? NO_WAY : waysInto(state, by, to, record, discounts);
          if (isUsual) fromLeader.set(to, ways);
        }
        for (const price of ways) found.push(sendOf(card, to, price, lift));
      }
    }
  }
  return found;
}
/** Why the others are none: by card, or by card and space. R6.3 */
export function noSends(state: State, by: PlayerId): readonly Blocked[] {
  const book = bookOf(state);
  return kindsOf(playerOf(state, by).hand.hidden).flatMap((card): readonly Blocked[] => {
    const fits = spacesFor(state, by, card, book);
    const isSpied = iconsOf(state, card, book).includes('spy');
    if (fits.length === 0) return [{ target: { card }, why: isSpied ? SPY_WHY.noSpyOut : WHY.noIcons }];
    const origins = originsOf(state, by, card, book);
    if (origins.length === 0) return [{ target: { card }, why: WHY.noAgent }];
    return book.spaceNames.flatMap((to): readonly Blocked[] => {
      if (!fits.includes(to)) return [{ target: { card, to }, why: isSpied ? SPY_WHY.noSpyThere : WHY.wrongIcon }];
      const shut = origins.map((lift) => whyShut(state, by, to, lift, ignoresRequirements(state, by, card)));
      if (shut.every((why) => why !== null)) return [{ target: { card, to }, why: shut[0] as Reason }];
      return pricesOf(state, to).flatMap((_, at, { length }): readonly Blocked[] => {
        const why = whyTooDear(state, by, priceFor(state, by, to, at));
        return why ? [{ target: sendOf(card, to, length > 1 ? at : null, null), why }] : [];
      });
    });
  });
}
