import type { Task } from '../../../kernel/types.ts';
import { type Book, bookOf, cardRecord, intrigueRecord, isOfFaction, spaceRecord } from '../edition.ts';
import type { CardplayConditions, CardplayCounters, Occasion, StaticName } from '../effects/cardplay.ts';
import type { CardName, PlayerId, SpaceName } from '../ids.ts';
import type { Scene } from '../questions.ts';
import type { FamilyGame, State } from '../types.ts';
import { sideName } from './leader-board.ts';
import { running, sceneFor } from './scene.ts';
import { countIn, playerOf } from './table.ts';
import { opponents } from './opponents.ts';
import { influenceOf } from './teams.ts';

type Holds = { readonly [Kind in keyof CardplayConditions]: (state: State, scene: Scene, value: CardplayConditions[Kind]) => boolean };
export const cardplayConditions: Holds = {
  sent_agent_to: (state, { by }, where) => {
    const { of, kind, space } = state.turn;
    return of === by && kind === 'agent' && space !== null && isSuchSpace(state, space, where);
  },
  swordmaster: (state, { by }) => playerOf(state, by).swordmaster,
  deck_size: (state, { by }, least) => playerOf(state, by).deck.hidden.length >= least,
  influence_where_opponent_has_alliance: (state, { by }, least) =>
    bookOf(state).factions.some((faction) => {
      const holder = state.alliances[faction];
      return holder !== null && opponents(state, by).includes(holder) && influenceOf(state, by, faction) >= least;
    }),
};
/** A maker space, or one of a Faction. Uprising R13.4 */
export function isSuchSpace(state: State, space: SpaceName, where: CardplayConditions['sent_agent_to']): boolean {
  const { maker, faction } = spaceRecord(state, space);
  return 'maker' in where ? maker : faction !== null;
}

type Counts = { readonly [Kind in keyof CardplayCounters]: (state: State, scene: Scene, value: CardplayCounters[Kind]) => number };
export const cardplayCounters: Counts = {
  // What was trashed gave its swords, but provides none any more. T57
  other_revealed_card_providing_swords: ({ turn }, { by, origin }) =>
    turn.of === by && turn.kind === 'reveal' ? (turn.armed ?? []).filter((at) => at !== origin && turn.origins[at]?.works).length : 0,
  revealed_card: (state, { by }, { faction }) =>
    state.turn.of === by && state.turn.kind === 'reveal'
      ? state.turn.origins.filter(({ card }) => isOfFaction(state, card, faction)).length
      : 0,
};

/** Whether it has happened in this turn. Uprising R13.4 */
export const hasHappened = ({ turn }: State, by: PlayerId, { acquire_card }: Occasion): boolean =>
  turn.of === by && (turn.acquired ?? []).some((card) => acquire_card === 'any' || acquire_card === card);
/** What Intrigue cards that lie in front of their owner do at each card acquired in the own Reveal turn. Uprising R9.8 */
export function onAcquired(state: State, by: PlayerId, card: CardName): Task<FamilyGame>[] {
  if (state.turn.of !== by || state.turn.kind !== 'reveal') return [];
  return playerOf(state, by).waiting.flatMap((waiting) =>
    (intrigueRecord(state, waiting).plot ?? []).flatMap((effect) => {
      const each = 'this_round' in effect && effect.this_round.on_each;
      if (!each || (each.acquire_card !== 'any' && each.acquire_card !== card)) return [];
      return running(sceneFor(state, by, { intrigue: waiting }), effect.this_round.do);
    }),
  );
}

/**
 * Whether what overrides a general rule holds in the Agent turn of a card: the card says so, or the signet that it stands for.
 * Uprising R13.1, Uprising R15.1, Uprising R15.10
 */
export function cardSays(state: State, by: PlayerId, card: CardName, name: StaticName, book: Book = bookOf(state)): boolean {
  const { cards, sides } = book.heeded.statics[name];
  if (cards.has(card)) return true;
  return sides.has(sideName(state, by) ?? '') && cardRecord(state, card).agent.some((effect) => 'signet' in effect);
}
/** The Agent that this card sends needs no Influence. Uprising R4.3 */
export const ignoresRequirements = (state: State, by: PlayerId, card: CardName, book: Book = bookOf(state)): boolean =>
  cardSays(state, by, card, 'ignore-influence-requirements', book);
/** Cards in hand that everybody knows. Uprising R16.2 */
export function shownInHand(state: State, id: PlayerId): readonly CardName[] {
  const { shown = [], hand } = playerOf(state, id);
  return shown.filter((card, at) => countIn(shown.slice(0, at), card) < countIn(hand.hidden, card));
}
