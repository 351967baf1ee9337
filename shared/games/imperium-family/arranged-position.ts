import { chanceOf, seedOf } from '../../kernel/chance.ts';
import type { Position, Task } from '../../kernel/types.ts';
import { bookOf, cardRecord, editionOf } from './edition.ts';
import type {
  CardName,
  ConflictName,
  ContractName,
  FactionId,
  HagalName,
  IntrigueName,
  LeaderName,
  PlayerId,
  PostName,
  SeatId,
  SpaceName,
} from './ids.ts';
import type { EditionId, FamilyGame, FamilyOptions, FamilyState, Mentat, OwnContracts, Player } from './types.ts';
import { reservedAmong } from './queries/contracts.ts';
import { arrowsOf } from './queries/commander-tokens.ts';
import { led } from './queries/leader-choice.ts';
import { freeRivalCards } from './queries/rival-cards.ts';
import { haveCards, isRival, orderWith, rivalsHere } from './queries/rivals.ts';
import { withDefaults } from './default-options.ts';
import { laidOut } from './verbs/setup.ts';

type Plain =
  | 'solari'
  | 'spice'
  | 'water'
  | 'vp'
  | 'garrison'
  | 'conflict'
  | 'swords'
  | 'swordmaster'
  | 'council'
  | 'revealed'
  | 'lastReveal'
  | 'sandworms'
  | 'hooks'
  | 'swordmasterBonus'
  | 'third'
  | 'won'
  | 'objectives';
/** What is different from a player at the start; troops that are nowhere else are in the supply. */
export interface ArrangedPlayer extends Partial<Pick<Player, Plain | 'agents' | 'aside' | 'waiting' | 'leaderBoard' | 'rivalCard'>> {
  readonly leader?: LeaderName;
  readonly influence?: Partial<Player['influence']>;
  readonly hand?: readonly CardName[];
  /** Of those in hand, what everybody knows. */
  readonly shown?: readonly CardName[];
  /** Top of the deck; the rest of the starting cards lies below. */
  readonly deck?: readonly CardName[];
  readonly inPlay?: readonly CardName[];
  readonly discard?: readonly CardName[];
  /** Starting cards that are not named are out of the game. */
  readonly noMore?: true;
  readonly intrigue?: readonly IntrigueName[];
  readonly tokens?: readonly FactionId[];
  /** Own contracts that lie face up and face down. */
  readonly contracts?: Partial<OwnContracts>;
}
/** A position said in a few words. */
export interface Arrangement {
  readonly seats?: number;
  readonly options?: FamilyOptions;
  /** Of those who are not told to have another. */
  readonly leaders?: Partial<Record<PlayerId, LeaderName>>;
  readonly players?: Partial<Record<PlayerId, ArrangedPlayer>>;
  readonly firstPlayer?: PlayerId;
  readonly round?: number;
  readonly conflict?: ConflictName;
  /** The card of the next round. */
  readonly conflictTop?: ConflictName;
  /** Conflict cards that are left; 0 = the last round. */
  readonly conflictsLeft?: number;
  readonly row?: readonly CardName[];
  readonly imperiumTop?: readonly CardName[];
  readonly intrigueTop?: readonly IntrigueName[];
  readonly intrigueDiscard?: readonly IntrigueName[] | 'all';
  readonly reserve?: Readonly<Record<CardName, number>>;
  readonly control?: Readonly<Record<SpaceName, PlayerId>>;
  readonly agents?: Readonly<Record<SpaceName, readonly PlayerId[]>>;
  /** Who has a Spy where; the others are in the supply. */
  readonly posts?: Readonly<Record<PostName, readonly PlayerId[]>>;
  readonly bonusSpice?: Readonly<Record<SpaceName, number>>;
  readonly alliances?: Partial<Record<FactionId, PlayerId>>;
  /** Contracts that can be taken, and on top of their deck; `left` = those of the deck that are left. */
  readonly contracts?: { readonly open?: readonly ContractName[]; readonly top?: readonly ContractName[]; readonly left?: number };
  /** Top of the Hagal deck. */
  readonly hagalTop?: readonly HagalName[];
  /** Hagal cards that have been revealed: the rest of the deck after those on top. */
  readonly hagalSpent?: true;
  readonly mentat?: Partial<Mentat>;
  /** False = the Shield Wall is gone. */
  readonly shieldWall?: boolean;
  /** Taken off the Imperium deck or the Row. Uprising R18.18 */
  readonly throneRow?: readonly CardName[];
  /** What comes first; absent = the turn of the First Player. */
  readonly agenda?: readonly Task<FamilyGame>[];
}

const SEED = 7;

/** Lays a position out for tests, lessons and pictures. @throws Error if a card is not there any more */
export function arranged(edition: EditionId, { seats = 3, options = {}, ...said }: Arrangement): Position<FamilyGame> {
  const persons = editionOf(edition).seats.slice(0, seats);
  const state = laidOut(edition, persons, withDefaults(edition, options), chanceOf(SEED));
  for (const [at, id] of state.order.entries()) {
    const leader = said.leaders?.[id] ?? (Object.keys(bookOf(state).leaders)[at] as LeaderName);
    const rivalCard = isRival(id) && haveCards(state) ? freeRivalCards(state)[0] : undefined;
    const own = { ...(led(state).includes(id) && { leader }), ...(rivalCard !== undefined && { rivalCard }) };
    arrangePlayer(state, id, { ...own, ...said.players?.[id] });
  }
  arrangeMarket(state, said);
  arrangeConflict(state, said);
  arrangeHagal(state, said);
  arrangeContracts(state, said);
  Object.assign(state.control, said.control);
  Object.assign(state.bonusSpice, said.bonusSpice);
  Object.assign(state.alliances, said.alliances);
  if (state.mentat) state.mentat = { ...state.mentat, ...said.mentat };
  if (said.throneRow) state.throneRow = said.throneRow.map((card) => take(state, state.players.seat1 as Player, card));
  if (said.shieldWall !== undefined) state.shieldWall = said.shieldWall;
  state.firstPlayer = said.firstPlayer ?? 'seat1';
  if (rivalsHere(state)?.followsMarker) state.order = orderWith(state, state.firstPlayer);
  state.phase = 'turns';
  for (const [space, there] of Object.entries(said.agents ?? {})) placeAgents(state, space, there);
  for (const [post, there] of Object.entries(said.posts ?? {})) postSpies(state, post, there);
  const agenda = said.agenda ?? [{ do: 'nextTurn', by: state.firstPlayer }];
  return { state, agenda, seed: seedOf(SEED), draws: 0, outcome: null, turn: 0, floor: 0, last: null };
}

function remove<Name>(list: readonly Name[], name: Name): readonly Name[] | null {
  const at = list.indexOf(name);
  return at < 0 ? null : [...list.slice(0, at), ...list.slice(at + 1)];
}
/** The list less the cards. @throws Error if one is not there any more */
const less = <Name extends string>(list: readonly Name[], cards: readonly Name[]): readonly Name[] =>
  cards.reduce((left, card) => {
    const rest = remove(left, card);
    if (!rest) throw new Error(`No "${card}" is left`);
    return rest;
  }, list);
/** Takes a copy from where it lies: the own starting cards, a stack, the Imperium deck or the Row. */
function take(state: FamilyState, player: Player, card: CardName): CardName {
  const { set } = cardRecord(state, card);
  const isOwn = set === 'starter' || set === 'commander';
  const deck = isOwn ? remove(player.deck.hidden, card) : remove(state.imperiumDeck.hidden, card);
  const left = state.reserve[card] ?? 0;
  if (set === 'reserve' && left > 0) state.reserve[card] = left - 1;
  else if (isOwn && deck) player.deck.hidden = deck;
  else if (set === 'imperium' && deck) state.imperiumDeck.hidden = deck;
  else if (set === 'imperium' && state.row.includes(card)) {
    const [next, ...rest] = state.imperiumDeck.hidden;
    state.row = state.row.map((each) => (each === card ? (next as CardName) : each));
    state.imperiumDeck.hidden = rest;
  } else throw new Error(`No "${card}" is left`);
  return card;
}
function takeIntrigue(state: FamilyState, cards: readonly IntrigueName[]): readonly IntrigueName[] {
  state.intrigueDeck.hidden = less(state.intrigueDeck.hidden, cards);
  return cards;
}
function arrangePlayer(state: FamilyState, id: PlayerId, said: ArrangedPlayer): void {
  const player = state.players[id] as Player;
  const {
    hand = [],
    deck = [],
    inPlay = [],
    discard = [],
    aside = [],
    intrigue = [],
    waiting = [],
    tokens = [],
    contracts: { open = [], done = [] } = {},
    influence,
    noMore,
    ...plain
  } = said;
  const troops = player.supply + player.garrison;
  Object.assign(player, plain);
  Object.assign(player.influence, influence);
  player.supply = troops - player.garrison - player.conflict - (player.leaderBoard?.memories ?? 0);
  if (said.swordmaster && said.agents === undefined) player.agents = 3;
  if (player.arrows) player.arrows = arrowsOf(player);
  const taken = (cards: readonly CardName[]): readonly CardName[] => cards.map((card) => take(state, player, card));
  const top = taken(deck);
  player.hand.hidden = taken(hand);
  player.inPlay = taken(inPlay);
  player.discard = taken(discard);
  player.aside = taken(aside);
  if (noMore) {
    state.trashed = [...state.trashed, ...player.deck.hidden];
    player.deck.hidden = [];
  }
  player.deck.hidden = [...top, ...player.deck.hidden];
  player.intrigue.hidden = takeIntrigue(state, intrigue);
  player.waiting = takeIntrigue(state, waiting);
  player.tokens.hidden = tokens;
  if (player.contracts) player.contracts = { open: takeContracts(state, open), done: takeContracts(state, done) };
}
function takeContracts({ contracts }: FamilyState, names: readonly ContractName[]): readonly ContractName[] {
  if (contracts) contracts.deck.hidden = less(contracts.deck.hidden, names);
  return names;
}
/** Those for a Leader who plays are set aside first; what is more than said to be left has been completed by the last seat. */
function arrangeContracts(state: FamilyState, { contracts: said = {} }: Arrangement): void {
  const { contracts } = state;
  const { face_up = 0 } = bookOf(state).contracts ?? {};
  if (!contracts) return;
  contracts.reserved = takeContracts(state, reservedAmong(state, contracts.deck.hidden));
  const open = takeContracts(state, said.open ?? contracts.deck.hidden.slice(0, face_up));
  const top = takeContracts(state, said.top ?? []);
  const rest = contracts.deck.hidden;
  const left = said.left === undefined ? rest.length : said.left - top.length;
  const last = state.players[state.seats.at(-1) as SeatId]?.contracts;
  if (last) last.done = [...last.done, ...rest.slice(left)];
  contracts.open = open;
  contracts.deck.hidden = [...top, ...rest.slice(0, left)];
}
function arrangeMarket(state: FamilyState, { row, imperiumTop = [], intrigueTop = [], intrigueDiscard = [], reserve }: Arrangement): void {
  if (row) {
    state.imperiumDeck.hidden = [...state.imperiumDeck.hidden, ...state.row];
    state.row = [];
    state.imperiumDeck.hidden = less(state.imperiumDeck.hidden, row);
    state.row = row;
  }
  state.imperiumDeck.hidden = [...imperiumTop, ...less(state.imperiumDeck.hidden, imperiumTop)];
  state.intrigueDeck.hidden = [...takeIntrigue(state, intrigueTop), ...state.intrigueDeck.hidden];
  state.intrigueDiscard = takeIntrigue(state, intrigueDiscard === 'all' ? state.intrigueDeck.hidden : intrigueDiscard);
  for (const [card, left] of Object.entries(reserve ?? {})) {
    // The rest of the stack is in the last seat's discard pile.
    const owner = state.players[state.seats.at(-1) as SeatId] as Player;
    while ((state.reserve[card] ?? 0) > left) owner.discard = [...owner.discard, take(state, owner, card)];
  }
}
function arrangeConflict(state: FamilyState, { conflict, conflictTop, conflictsLeft, round }: Arrangement): void {
  const all = [...state.conflictDeck.hidden, ...state.unusedConflicts.hidden];
  const won = state.order.flatMap((id) => state.players[id]?.won ?? []).map((card) => card.conflict);
  const current = conflict ?? (all.find((name) => name !== conflictTop && !won.includes(name)) as ConflictName);
  const before = remove(won, current) ?? won;
  const others = less(remove(all, current) ?? [], before);
  const rest = conflictTop === undefined ? others : [conflictTop, ...(remove(others, conflictTop) ?? [])];
  const left = conflictsLeft ?? 9;
  state.conflicts = [...before, current];
  state.round = round ?? 1;
  state.conflictDeck.hidden = rest.slice(0, left);
  state.unusedConflicts.hidden = rest.slice(left);
}
function arrangeHagal({ hagal }: FamilyState, { hagalTop = [], hagalSpent }: Arrangement): void {
  if (!hagal) return;
  const rest = less(hagal.deck.hidden, hagalTop);
  hagal.deck.hidden = hagalSpent ? hagalTop : [...hagalTop, ...rest];
  if (hagalSpent) hagal.discard = rest;
}
function placeAgents(state: FamilyState, space: SpaceName, there: readonly PlayerId[]): void {
  state.agents[space] = there;
  for (const id of there) {
    const player = state.players[id] as Player;
    player.agents -= 1;
    const [arrow, ...rest] = player.arrows ?? [];
    if (arrow) Object.assign(player, { arrows: rest, sentArrows: [...(player.sentArrows ?? []), { arrow, space }] });
  }
}
function postSpies(state: FamilyState, post: PostName, there: readonly PlayerId[]): void {
  if (!state.posts) throw new Error('This edition has no Spies');
  state.posts[post] = there;
  for (const id of there) {
    const player = state.players[id] as Player;
    player.spies = (player.spies ?? 0) - 1;
  }
}
