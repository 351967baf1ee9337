import type { GameTypes } from '../kernel/types.ts';
import { adventureEntry } from './adventure/entry.ts';
import { arrakisEntry } from './arrakis/entry.ts';
import { diceEntry } from './dice/entry.ts';
import { imperiumEntry } from './imperium/entry.ts';
import type { ShelfEntry } from './shelf-entry.ts';
import { uprisingEntry } from './uprising/entry.ts';

/** A game for whoever does not know it. */
export type AnyEntry = ShelfEntry<GameTypes>;
const any = <G extends GameTypes>(entry: ShelfEntry<G>): AnyEntry => entry as unknown as AnyEntry;

/** Every game of the house, by its id: the only place that knows them all. */
export const SHELF: Readonly<Record<string, AnyEntry>> = {
  dice: any(diceEntry),
  adventure: any(adventureEntry),
  imperium: any(imperiumEntry),
  uprising: any(uprisingEntry),
  arrakis: any(arrakisEntry),
};
export const GAME_IDS: readonly string[] = Object.keys(SHELF);

/** The rules of a game; undefined = it is not on the shelf. */
export const moduleOf = (game: string): AnyEntry['module'] | undefined => (Object.hasOwn(SHELF, game) ? SHELF[game]?.module : undefined);
/** @throws Error for a game that is not on the shelf */
export function entryOf(game: string): AnyEntry {
  const entry = Object.hasOwn(SHELF, game) ? SHELF[game] : undefined;
  if (!entry) throw new Error(`No game is called "${game}"`);
  return entry;
}
