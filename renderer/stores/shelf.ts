import { defineStore } from 'pinia';
import { shallowReactive } from 'vue';
import type { ShelfEntry } from '../../shared/games/shelf-entry.ts';
import type { GameTypes, Task } from '../../shared/kernel/types.ts';
import type { Message } from '../../shared/text/message.ts';
import type { GamePictures } from '../games/scene.ts';
import { useTexts } from './texts.ts';

/** A game as it looks to whoever does not know it. */
export interface AnyGame extends GameTypes {
  Seat: string;
  Options: Record<string, string>;
  State: object;
  View: object;
  Tasks: Record<string, object>;
  Answers: Record<string, unknown>;
  Interjections: Record<string, unknown>;
  Event: { readonly type: string };
}
export type AnyEntry = ShelfEntry<AnyGame>;
export type AnyTask = Task<AnyGame>;

const PICTURES = import.meta.glob<{ readonly pictures: GamePictures }>('../games/*/index.ts');

/** The games of the house, each loaded when it is first needed. */
export const useShelf = defineStore('shelf', () => {
  const entries = shallowReactive(new Map<string, AnyEntry>());
  const pictures = shallowReactive(new Map<string, GamePictures>());
  const games = shallowReactive<string[]>([]);

  /** Loads every game's rules and words. */
  async function open(): Promise<void> {
    const { GAME_IDS } = await import('../../shared/games/index.ts');
    if (games.length === 0) games.push(...GAME_IDS);
    await Promise.all(games.map(take));
  }
  async function take(game: string): Promise<void> {
    if (entries.has(game)) return;
    const { entryOf } = await import('../../shared/games/index.ts');
    const entry = entryOf(game as never) as unknown as AnyEntry | undefined;
    if (!entry) return;
    await useTexts().learn(game, async (language) => entry.words.texts[language]());
    entries.set(game, entry);
    const load = PICTURES[`../games/${game}/index.ts`];
    if (load) pictures.set(game, (await load()).pictures);
  }
  /** Name of a game, its id until its texts are there. */
  const title = (game: string): Message => ({ key: `${game}.name` });
  return { entries, pictures, games, open, take, title };
});
