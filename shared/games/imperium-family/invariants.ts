import { bookOf } from './edition.ts';
import { RESOURCES } from './ids.ts';
import { copiesAnywhere } from './queries/contracts.ts';
import { shownInHand } from './queries/cardplay.ts';
import { countIn, isPerson, playerOf } from './queries/table.ts';
import { isCommander } from './queries/teams.ts';
import { teamsHold } from './invariants-teams.ts';
import { hagalCards, isCompanion, isRival, rivalsOf } from './queries/rivals.ts';
import { agentsOf } from './queries/agents.ts';
import { leaderBoardHolds } from './invariants-leaders.ts';
import { memoriesOf } from './queries/leader-board.ts';
import { spyPosts } from './queries/spies.ts';
import type { State } from './types.ts';
import { heirsOf } from './queries/alliances.ts';
import { unitsHold } from './invariants-units.ts';

/** Notes what is broken if it is not true. */
export type Holds = (truth: boolean, what: string) => void;

/** What is broken in a position, in words for developers. */
export function brokenIn(state: State): readonly string[] {
  const broken: string[] = [];
  const holds: Holds = (truth, what) => {
    if (!truth) broken.push(what);
  };
  cardsHold(state, holds);
  intrigueHolds(state, holds);
  stolenHolds(state, holds);
  conflictsHold(state, holds);
  playersHold(state, holds);
  boardHolds(state, holds);
  hagalHolds(state, holds);
  spiesHold(state, holds);
  unitsHold(state, holds);
  contractsHold(state, holds);
  teamsHold(state, holds);
  return broken;
}
/** Every card of every kind lies in exactly one zone. R1.1 R1.2 R10.1 */
function cardsHold(state: State, holds: Holds): void {
  const players = state.order.map((id) => playerOf(state, id));
  const zones = [
    ...players.flatMap(({ deck, hand, inPlay, discard, aside }) => [deck.hidden, hand.hidden, inPlay, discard, aside]),
    state.imperiumDeck.hidden,
    state.row,
    state.throneRow ?? [],
    state.trashed,
  ];
  const { cards } = bookOf(state);
  for (const [card, { set, copies }] of Object.entries(cards)) {
    const found = zones.reduce((sum, zone) => sum + countIn(zone, card), 0) + (set === 'reserve' ? (state.reserve[card] ?? 0) : 0);
    const decks = isCompanion(state) ? 0 : state.seats.filter((id) => !isCommander(state, id)).length;
    const wanted = set === 'starter' ? copies * decks : copies;
    holds(found === wanted, `${found} cards ${card} instead of ${wanted}`);
  }
}
function intrigueHolds(state: State, holds: Holds): void {
  const players = state.order.map((id) => playerOf(state, id));
  const zones = [
    ...players.flatMap(({ intrigue, waiting }) => [intrigue.hidden, waiting]),
    state.intrigueDeck.hidden,
    state.intrigueDiscard,
    state.resolving,
    state.trashedIntrigue ?? [],
  ];
  for (const [card, { copies }] of Object.entries(bookOf(state).intrigue)) {
    const found = zones.reduce((sum, zone) => sum + countIn(zone, card), 0);
    holds(found === copies, `${found} Intrigue cards ${card} instead of ${copies}`);
  }
}
/** Whatever is known to have been stolen is still held, but for what a Rival has spent. R20.4 R23.12 */
const stolenHolds = (state: State, holds: Holds): void =>
  holds(
    state.stolen.hidden.every(({ by, card }) => isRival(by) || playerOf(state, by).intrigue.hidden.includes(card)),
    'stolen Intrigue cards',
  );
function conflictsHold(state: State, holds: Holds): void {
  const all = [...state.conflictDeck.hidden, ...state.unusedConflicts.hidden, ...state.conflicts];
  for (const [card, { copies }] of Object.entries(bookOf(state).conflicts)) {
    const found = countIn(all, card);
    holds(found === copies, `${found} Conflict cards ${card} instead of ${copies}`);
  }
}
function playersHold(state: State, holds: Holds): void {
  const { limits } = bookOf(state).game;
  const onBoard = Object.values(state.agents).flat();
  for (const id of state.order) {
    const player = playerOf(state, id);
    const { supply, garrison, conflict, agents, known, deck, hand, inPlay, discard } = player;
    holds(
      supply >= 0 &&
        garrison >= 0 &&
        conflict >= 0 &&
        supply + garrison + conflict + memoriesOf(state, id) === (isCommander(state, id) ? 0 : limits.troops),
      `troops of ${id}`,
    ); // R8.1
    holds(RESOURCES.every((resource) => player[resource] >= 0) && player.vp >= 0, `${id} owes`);
    // Agents of a companion's persons are as they say.
    const isTold = isCompanion(state) && isPerson(id);
    holds(agents >= 0 && (isTold || agents + countIn(onBoard, id) === agentsOf(state, id)), `Agents of ${id}`); // R1.4 R22.1 R23.7
    if (isRival(id))
      holds(
        [deck.hidden, hand.hidden, inPlay, discard].every((zone) => zone.length === 0),
        `cards of ${id}`,
      ); // R21.1
    leaderBoardHolds(state, id, holds);
    holds(shownInHand(state, id).length === (player.shown ?? []).length, `shown cards of ${id}`); // Uprising R16.2
    holds(known.all <= known.owner && known.owner <= deck.hidden.length, `known cards of ${id}`);
    for (const faction of bookOf(state).everyFaction) {
      const { spaces } = bookOf(state).board.tracks[faction];
      holds(player.influence[faction] >= 0 && player.influence[faction] <= spaces, `Influence of ${id}`); // R11.1
    }
    if (state.turn.of === id) holds(state.turn.deployed <= state.turn.recruited + limits.garrison_deployed, `deployment of ${id}`); // R8.4
  }
}
/** Every Hagal card of this game lies in the deck or is revealed. R22.1 R23.3 */
function hagalHolds(state: State, holds: Holds): void {
  const { hagal } = state;
  holds((hagal === null) === (rivalsOf(state).length === 0), 'House Hagal');
  if (!hagal) return;
  const kinds = hagalCards(state);
  for (const [card, { copies }] of Object.entries(bookOf(state).hagal.cards)) {
    const found = countIn(hagal.deck.hidden, card) + countIn(hagal.discard, card);
    const wanted = kinds.includes(card) ? copies : 0;
    holds(found === wanted, `${found} Hagal cards ${card} instead of ${wanted}`);
  }
}
/** Every Spy is in its supply or on a post, none with another of its own. Uprising R1.3, Uprising R5.1 */
function spiesHold(state: State, holds: Holds): void {
  const { board, game } = bookOf(state);
  holds(Object.keys(state.posts ?? {}).join() === Object.keys(board.posts ?? {}).join(), 'posts');
  for (const there of Object.values(state.posts ?? {})) holds(new Set(there).size === there.length, 'Spies on a post');
  for (const id of state.order) {
    const { spies } = playerOf(state, id);
    const all = spies === undefined ? undefined : spies + spyPosts(state, id).length;
    holds((spies ?? 0) >= 0 && all === game.limits.spies, `Spies of ${id}`);
  }
}
/** Every contract lies somewhere once; a place is empty only with an empty deck. Uprising R14.1 */
function contractsHold(state: State, holds: Holds): void {
  const { cards = {}, face_up = 0 } = bookOf(state).contracts ?? {};
  const { contracts } = state;
  if (!contracts) return;
  for (const [name, { copies }] of Object.entries(cards)) {
    const found = copiesAnywhere(state, name);
    holds(found === copies, `${found} contracts ${name} instead of ${copies}`);
  }
  const isLaidOut = state.phase !== 'setup';
  holds(contracts.open.length <= face_up, 'too many contracts lie open');
  holds(!isLaidOut || contracts.open.length === face_up || contracts.deck.hidden.length === 0, 'places for contracts');
}
function boardHolds(state: State, holds: Holds): void {
  const { tracks, council } = bookOf(state).board;
  for (const faction of bookOf(state).everyFaction) {
    const holder = state.alliances[faction];
    // Whoever fell below keeps the token while naming one of several heirs. R11.6
    if (holder && heirsOf(state, holder, faction).length < 2)
      holds(playerOf(state, holder).influence[faction] >= tracks[faction].alliance_at, `Alliance of ${faction}`);
  }
  holds(state.order.filter((id) => playerOf(state, id).council).length <= council.seats, 'seats of the council');
  holds(state.turn.persuasion >= 0, 'Persuasion');
  holds(state.row.length <= bookOf(state).game.setup.imperium_row, 'Row');
}
