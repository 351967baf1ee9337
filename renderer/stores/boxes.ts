import { defineStore } from 'pinia';
import { ref, shallowReactive } from 'vue';
import { LAZY } from '../../shared/games/lazy.ts';
import { keep, readKept } from '../app/keeping.ts';
import type { GameBox } from '../games/box.ts';
import { useTexts } from './texts.ts';

const KEPT_AS = 'sietch.game';
const BOXES = import.meta.glob<{ readonly box: GameBox }>('../games/*/box.ts');

/** The boxes of the house: enough to choose a game by, long before its table is loaded. */
export const useBoxes = defineStore('boxes', () => {
  const texts = useTexts();
  const there = shallowReactive(new Map<string, GameBox>());
  const coming = new Map<string, Promise<void>>();
  async function fetchBox(game: string): Promise<void> {
    const lazy = Object.hasOwn(LAZY, game) ? LAZY[game] : undefined;
    const load = BOXES[`../games/${game}/box.ts`];
    if (!lazy || !load) return;
    const learnt = lazy.texts().then((all) => texts.learn(`${game} box`, (language) => all[language]('box')));
    const [{ box }] = await Promise.all([load(), learnt]);
    there.set(game, box);
  }
  /** Opens a box once, and again only after it could not be reached. */
  function take(game: string): Promise<void> {
    const known = coming.get(game);
    if (known) return known;
    const mine = fetchBox(game);
    coming.set(game, mine);
    // What was not reached (TypeError) is asked for again next time; whoever waits for it now hears of it.
    mine.catch(() => coming.delete(game));
    return mine;
  }
  const all = (): Promise<unknown> => Promise.all(Object.keys(LAZY).map(take));
  /** The game that was chosen last on this device lies open first. */
  const kept = readKept(() => localStorage, KEPT_AS);
  const last = ref(typeof kept === 'string' ? kept : '');
  function choose(game: string): void {
    last.value = game;
    keep(() => localStorage, KEPT_AS, game);
  }
  /** What stands on a box; nothing before it has come with its words. */
  const told = (game: string, key: string): string => (there.has(game) ? texts.tell({ key: `${game}.box.${key}` }) : '');
  /** What a game is called: whole, or as one says it among others. */
  const name = (game: string): string => told(game, 'name');
  const short = (game: string): string => told(game, 'short');
  return { boxes: there, take, all, last, choose, name, short };
});
