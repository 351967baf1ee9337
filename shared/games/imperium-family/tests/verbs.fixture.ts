import type { ArrangedPlayer, Arrangement } from '../arranged-position.ts';
import { type BareGame, bareGame } from '../bare-game.fixture.ts';
import type { FamilyState } from '../types.ts';
import { alone } from './cardplay-story.fixture.ts';

// For verbs, each for itself: what it changes, and who hears of it.

/** A laid-out position in which the first seat has this. */
export const on = (player: ArrangedPlayer = {}, more: Arrangement = {}): BareGame => bareGame(alone(player, more).state);
/** In the Reveal turn of the first seat. */
export const revealing = (player: ArrangedPlayer = {}, more: Arrangement = {}): BareGame =>
  bareGame(alone(player, more).play('reveal').state);
/** What a seat has. */
export const own = (game: BareGame, id: 'seat1' | 'seat2' = 'seat1') => game.state.players[id] as FamilyState['players']['seat1'] & object;
/** Told to all; `heard` has the others as well. */
export const told = (game: BareGame) => game.heard.map(({ event }) => event);
/** Who hears of each event, and what the others hear instead. */
export const openly = (game: BareGame) => game.heard.map(({ to, others }) => [to, others]);
