import { recordOf } from '../../kernel/typed.ts';
import type { Reason } from '../../kernel/types.ts';
import { bookOf } from './edition.ts';
import type { IntrigueMode, PlayerId, SeatId } from './ids.ts';
import { fightingAllies } from './queries/combat.ts';
import { kindsOf, playerOf } from './queries/table.ts';
import { strengthOf } from './queries/strength.ts';
import { factionsOf, influenceOf, isCommander, naming } from './queries/teams.ts';
import { whyCardInVain } from './queries/playable-intrigue.ts';
import type { TeamPlayer } from './teams.ts';
import type { FamilyView, PlayerView, State } from './types.ts';
import { boardUnits, playerUnits } from './view-units.ts';

/** What a viewer sees: everything but the hidden hands of others and the order of the decks. Built for all seats after every answer. R20.1 R20.2 */
export function viewOf(state: State, viewer: SeatId | null): FamilyView {
  const { edition, options, seats, order, firstPlayer, round, phase, turn, agents, mentat, voices, bonusSpice, control, posts } = state;
  const { contracts } = state;
  const players: Partial<Record<PlayerId, PlayerView>> = {};
  for (const id of order) players[id] = playerView(state, id, viewer);
  return {
    edition,
    options,
    viewer,
    seats,
    order,
    firstPlayer,
    players,
    round,
    rounds: bookOf(state).game.limits.rounds,
    phase,
    turn,
    agents,
    ...(mentat && { mentat }),
    ...boardUnits(state),
    ...(state.teams && { teams: state.teams, throneRow: state.throneRow, conceded: state.conceded }),
    voices,
    bonusSpice,
    control,
    ...(posts && { posts }), // Uprising R16.1
    alliances: state.alliances,
    conflicts: state.conflicts,
    conflictDeck: state.conflictDeck.hidden.length, // Of decks the number of cards. R20.3, Uprising R16.3
    row: state.row,
    reserve: state.reserve,
    imperiumDeck: state.imperiumDeck.hidden.length,
    trashed: state.trashed,
    ...(state.trashedIntrigue && { trashedIntrigue: state.trashedIntrigue }),
    ...(contracts && { contracts: { open: contracts.open, reserved: contracts.reserved, deck: contracts.deck.hidden.length } }),
    intrigueDeck: state.intrigueDeck.hidden.length,
    intrigueDiscard: state.intrigueDiscard,
    resolving: state.resolving,
    // Uprising R16.7
    hagal: state.hagal && { deck: state.hagal.deck.hidden.length, discard: state.hagal.discard },
    result: state.result,
  };
}
function playerView(state: State, id: PlayerId, viewer: SeatId | null): PlayerView {
  const player = playerOf(state, id);
  const { deck, known, hand, intrigue, tokens, abilityUsed, leaderBoard } = player;
  const isOwn = id === viewer;
  const { leader, solari, spice, water, vp, supply, garrison, conflict, swords, influence, agents, swordmaster, council } = player;
  const { inPlay, discard, aside, waiting, revealed, spies } = player;
  return {
    leader,
    solari,
    spice,
    water,
    vp,
    supply,
    garrison,
    conflict,
    swords,
    strength: strengthOf(state, id),
    influence: state.teams ? recordOf(factionsOf(state, id), (faction) => influenceOf(state, id, faction)) : influence, // Uprising R18.11
    agents,
    swordmaster,
    council,
    deck: deck.hidden.length,
    top: deck.hidden.slice(0, isOwn ? known.owner : known.all),
    hand: hand.hidden.length,
    handCards: isOwn ? hand.hidden : null,
    ...(player.shown && { shown: player.shown }),
    inPlay,
    discard,
    aside,
    intrigue: intrigue.hidden.length,
    intrigueCards: isOwn ? intrigue.hidden : null, // R20.2, Uprising R9.1, Uprising R16.5
    inVain: isOwn ? vainCards(state, id) : null,
    waiting,
    revealed,
    tokens: (isOwn || abilityUsed) && tokens.hidden.length > 0 ? tokens.hidden : null,
    abilityUsed,
    ...(leaderBoard && { leaderBoard }),
    ...(player.rivalCard !== undefined && { rivalCard: player.rivalCard }),
    ...(spies !== undefined && { spies }),
    ...playerUnits(player),
    ...teamPlayer(player),
    ...(player.contracts && { contracts: player.contracts }),
  };
}
/** What a table of teams adds; all of it lies open. Uprising R18.7, Uprising R18.15 */
const teamPlayer = ({ arrows, sentArrows, third, swordmasterBonus }: Readonly<TeamPlayer>): Readonly<TeamPlayer> => ({
  ...(arrows && { arrows }),
  ...(sentArrows && { sentArrows }),
  ...(third && { third }),
  ...(swordmasterBonus && { swordmasterBonus }),
});
/** How Intrigue cards are played in a phase. R12.4 */
const MODES: Readonly<Partial<Record<State['phase'], IntrigueMode>>> = { turns: 'plot', combat: 'combat', endgame: 'endgame' };
/** Cards in hand of which nothing would come now: their owner is told before they are spent. J65 */
function vainCards(state: State, id: PlayerId): NonNullable<PlayerView['inVain']> {
  const mode = MODES[state.phase];
  if (!mode || (mode === 'plot' && state.turn.of !== id)) return {};
  return Object.fromEntries(
    kindsOf(playerOf(state, id).intrigue.hidden).flatMap((card) => {
      const why = whyInVainFor(state, id, card, mode);
      return why ? [[card, why] as const] : [];
    }),
  );
}
/** A Commander's card in Combat is in vain if it is for every Ally who fights. Uprising R18.10 */
function whyInVainFor(state: State, id: PlayerId, card: string, mode: IntrigueMode): Reason | null {
  if (mode !== 'combat' || !isCommander(state, id)) return whyCardInVain(state, id, card, mode);
  const reasons = fightingAllies(state, id).map((ally) => whyCardInVain(naming(state, id, ally), id, card, mode));
  return reasons.includes(null) ? null : (reasons[0] ?? null);
}
