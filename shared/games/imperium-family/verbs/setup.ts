import type { Chance } from '../../../kernel/chance.ts';
import { recordOf } from '../../../kernel/typed.ts';
import { set } from '../../../kernel/write.ts';
import { bookOf, editionOf } from '../edition.ts';
import type { CardName, FactionId, LeaderName, PlayerId, RivalId, SeatId } from '../ids.ts';
import { isPerson, playerOf } from '../queries/table.ts';
import { isCompanion, playsContracts, rivalsHere } from '../queries/rivals.ts';
import type { EditionId, FamilyState, Game, Player, Stolen } from '../types.ts';
import { contractDeck } from './contracts.ts';
import { allHagalCards, copiesOf, newPerson, newRival } from './players.ts';
import { freshTurn } from './turn.ts';

const RIVALS: readonly RivalId[] = ['rival1', 'rival2'];
/** The table before Leaders are chosen. R2.1-R2.8 */
export function laidOut(edition: EditionId, seats: readonly SeatId[], options: FamilyState['options'], chance: Chance): FamilyState {
  const setting = { edition, options, seats };
  const book = bookOf(setting);
  const { setup } = book.game;
  const policy = rivalsHere(setting);
  const rivals = policy ? RIVALS.slice(0, policy.count) : [];
  const imperiumDeck = chance.shuffle(copiesOf(book.cards, (name) => book.cards[name]?.set === 'imperium')); // R2.3, Uprising R2.3
  const intrigueDeck = chance.shuffle(copiesOf(book.intrigue));
  const row = isCompanion(setting) ? 0 : setup.imperium_row;
  const hasContracts = playsContracts(setting);
  const tiers = setup.conflict_deck.map(({ tier, use }) => {
    const cards = chance.shuffle(copiesOf(book.conflicts, (name) => book.conflicts[name]?.tier === tier)); // R2.2, Uprising R2.2
    return { used: cards.slice(0, use), unused: cards.slice(use) };
  });
  return {
    edition,
    options,
    seats,
    order: [...seats, ...rivals],
    firstPlayer: seats[0] as SeatId,
    ...(book.teams && { teams: Object.values(book.teams.sides), throneRow: [], conceded: [] }),
    players: {
      ...recordOf<PlayerId, Player>(seats, (id) => newPerson(setting, id as SeatId, chance)), // R2.5 R2.7, Uprising R2.5, Uprising R2.7
      ...(policy && recordOf<PlayerId, Player>(rivals, () => newRival(setting, policy))), // R22.1 R23.2
    },
    round: 0,
    phase: 'setup',
    turn: freshTurn(null, book),
    reveals: 0,
    agents: recordOf(book.spaceNames, (): readonly PlayerId[] => []),
    ...(editionOf(edition).hasMentat && { mentat: { holder: null, next: null } }), // R2.1
    ...(book.board.shield_wall && { shieldWall: true }), // Uprising R2.1
    voices: [],
    bonusSpice: recordOf(book.makers, () => 0),
    control: recordOf(book.controlled, () => null),
    ...(book.board.posts && { posts: recordOf(Object.keys(book.board.posts), (): readonly PlayerId[] => []) }),
    alliances: recordOf(book.everyFaction, () => null),
    conflictDeck: { hidden: [...tiers].reverse().flatMap(({ used }) => used) },
    unusedConflicts: { hidden: tiers.flatMap(({ unused }) => unused) },
    conflicts: [],
    imperiumDeck: { hidden: imperiumDeck.slice(row) },
    row: imperiumDeck.slice(0, row),
    reserve: recordOf(book.reserve, (name) => book.cards[name]?.copies ?? 0),
    trashed: [],
    intrigueDeck: { hidden: intrigueDeck },
    intrigueDiscard: [],
    resolving: [],
    ...(hasContracts && { contracts: contractDeck(chance.shuffle(copiesOf(book.contracts?.cards ?? {}))) }),
    stolen: { hidden: [] },
    hagal: rivals.length > 0 ? { deck: { hidden: chance.shuffle(allHagalCards(setting)) }, discard: [] } : null, // R22.1 R23.3
    result: null,
  };
}
/** A seat gets its Leader. R2.4 */
export function giveLeader(game: Game, by: PlayerId, leader: LeaderName): void {
  set(game, playerOf(game.state, by), 'leader', leader);
  game.tell({ type: 'leader', player: by, leader });
}
/** The Leader's secret tokens. R2.10 */
export function hideTokens(game: Game, by: PlayerId, factions: readonly FactionId[]): void {
  imagineTokens(game, by, factions);
  if (!isPerson(by)) return;
  const others = { type: 'hidTokens', player: by, factions: null } as const;
  game.tell({ type: 'hidTokens', player: by, factions: playerOf(game.state, by).tokens.hidden }, { to: [by], others });
}
/** They lie in the order of the tracks, which does not tell in which they were chosen. */
export const imagineTokens = (game: Game, by: PlayerId, factions: readonly FactionId[]): void =>
  set(
    game,
    playerOf(game.state, by).tokens,
    'hidden',
    bookOf(game.state).factions.filter((faction) => factions.includes(faction)),
  );
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
/** What others have stolen from each other is forgotten where cards are dealt anew. R20.4 */
export const forgetStolen = (game: Game, isKnown: (stolen: Stolen) => boolean): void =>
  set(game, game.state.stolen, 'hidden', game.state.stolen.hidden.filter(isKnown));
/** One way how the contracts may lie that nobody has seen. Uprising R16.3 */
export function stackContractsAnew(game: Game): void {
  const deck = game.state.contracts?.deck;
  if (deck) set(game, deck, 'hidden', game.chance.shuffle(deck.hidden));
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
