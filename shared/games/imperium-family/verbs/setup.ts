import type { Chance } from '../../../kernel/chance.ts';
import { set } from '../../../kernel/write.ts';
import { bookOf } from '../edition.ts';
import { type CardName, FACTIONS, type FactionId, type LeaderName, type PlayerId, type SeatId } from '../ids.ts';
import { playerOf, isPerson } from '../queries/table.ts';
import type { EditionId, FamilyOptions, FamilyState, Game, Player } from '../types.ts';
import { freshTurn } from './turn.ts';

const DEFAULTS = { leaders: 'choose', houses: 'any', start: 'random', difficulty: 'mercenary', board: 'app' } as const;
export const withDefaults = (options: FamilyOptions): FamilyState['options'] => ({ ...DEFAULTS, ...options });
export const over = <Key extends string, Value>(keys: readonly Key[], value: (key: Key) => Value): Record<Key, Value> =>
  Object.fromEntries(keys.map((key) => [key, value(key)])) as Record<Key, Value>;
type Copies = Readonly<Record<string, { readonly copies: number }>>;
/** Every copy of every kind. */
export const copiesOf = (records: Copies, is: (name: string) => boolean = () => true): string[] =>
  Object.entries(records).flatMap(([name, { copies }]) => (is(name) ? Array.from({ length: copies }, () => name) : []));

/** The table before Leaders are chosen. R2.1-R2.8 */
export function laidOut(edition: EditionId, seats: readonly SeatId[], options: FamilyState['options'], chance: Chance): FamilyState {
  const book = bookOf({ edition, options });
  const { setup } = book.game;
  const imperiumDeck = chance.shuffle(copiesOf(book.cards, (name) => book.cards[name]?.set === 'imperium')); // R2.3
  const intrigueDeck = chance.shuffle(copiesOf(book.intrigue));
  const tiers = setup.conflict_deck.map(({ tier, use }) => {
    const cards = chance.shuffle(copiesOf(book.conflicts, (name) => book.conflicts[name]?.tier === tier)); // R2.2
    return { used: cards.slice(0, use), unused: cards.slice(use) };
  });
  return {
    edition,
    options,
    seats,
    order: seats,
    firstPlayer: seats[0] as SeatId,
    players: over<PlayerId, Player>(seats, () => newPlayer(edition, options, seats.length, chance)),
    round: 0,
    phase: 'setup',
    turn: freshTurn(null),
    reveals: 0,
    agents: over(book.spaceNames, (): readonly PlayerId[] => []),
    mentat: { holder: null, next: null }, // R2.1
    voices: [],
    bonusSpice: over(book.makers, () => 0),
    control: over(book.controlled, () => null),
    alliances: over(FACTIONS, () => null),
    conflictDeck: { hidden: [...tiers].reverse().flatMap(({ used }) => used) },
    unusedConflicts: { hidden: tiers.flatMap(({ unused }) => unused) },
    conflicts: [],
    imperiumDeck: { hidden: imperiumDeck.slice(setup.imperium_row) },
    row: imperiumDeck.slice(0, setup.imperium_row),
    reserve: over(book.reserve, (name) => book.cards[name]?.copies ?? 0),
    trashed: [],
    intrigueDeck: { hidden: intrigueDeck },
    intrigueDiscard: [],
    resolving: [],
    hagal: null,
    result: null,
  };
}
/** A person at the start of the game. R2.5-R2.8 */
function newPlayer(edition: EditionId, options: FamilyState['options'], persons: number, chance: Chance): Player {
  const { cards, game, board } = bookOf({ edition, options });
  const { solari, spice, water, agents, garrison, vp } = game.setup;
  const starter = chance.shuffle(copiesOf(cards, (name) => cards[name]?.set === 'starter'));
  return {
    leader: null,
    solari,
    spice,
    water,
    vp: vp[String(persons) as keyof typeof vp],
    supply: game.limits.troops - garrison,
    garrison,
    conflict: 0,
    swords: 0,
    influence: over(FACTIONS, (faction) => board.tracks[faction].start),
    agents,
    swordmaster: false,
    council: false,
    deck: { hidden: starter },
    known: { all: 0, owner: 0 },
    hand: { hidden: [] },
    inPlay: [],
    discard: [],
    aside: [],
    intrigue: { hidden: [] },
    waiting: [],
    revealed: false,
    lastReveal: 0,
    tokens: { hidden: [] },
    abilityUsed: false,
  };
}

/** A seat gets its Leader. R2.4 */
export function giveLeader(game: Game, by: PlayerId, leader: LeaderName): void {
  set(game, playerOf(game.state, by), 'leader', leader);
  game.tell({ type: 'leader', player: by, leader });
}
/** The Leader's secret tokens. R2.10 */
export function hideTokens(game: Game, by: PlayerId, factions: readonly FactionId[]): void {
  const inTrackOrder = FACTIONS.filter((faction) => factions.includes(faction));
  imagineTokens(game, by, inTrackOrder);
  if (!isPerson(by)) return;
  const others = { type: 'hidTokens', player: by, factions: null } as const;
  game.tell({ type: 'hidTokens', player: by, factions: inTrackOrder }, { to: [by], others });
}
export const imagineTokens = (game: Game, by: PlayerId, factions: readonly FactionId[]): void =>
  set(game, playerOf(game.state, by).tokens, 'hidden', factions);
/** One way how hidden cards may lie. R20.2 R20.3 */
export function dealAnew(
  game: Game,
  by: PlayerId,
  zones: { readonly deck: readonly CardName[]; readonly hand: readonly CardName[]; readonly intrigue: readonly string[] },
): void {
  const player = playerOf(game.state, by);
  set(game, player.deck, 'hidden', zones.deck);
  set(game, player.hand, 'hidden', zones.hand);
  set(game, player.intrigue, 'hidden', zones.intrigue);
}
/** One way how the common decks may lie. R20.3 */
export function stackAnew(
  game: Game,
  decks: { readonly [Deck in 'imperiumDeck' | 'intrigueDeck' | 'conflictDeck' | 'unusedConflicts']: readonly string[] },
): void {
  const { state } = game;
  for (const deck of ['imperiumDeck', 'intrigueDeck', 'conflictDeck', 'unusedConflicts'] as const)
    set(game, state[deck], 'hidden', decks[deck]);
}
