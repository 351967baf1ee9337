import { defineStore } from 'pinia';
import { shallowReactive } from 'vue';
import { type AnyGame, type AnyLazy, LAZY } from '../../shared/games/lazy.ts';
import type { GameBook, GameFace } from '../../shared/games/shelf-entry.ts';
import type { Task } from '../../shared/kernel/types.ts';
import type { Message } from '../../shared/text/message.ts';
import type { TextPart } from '../../shared/text/together.ts';
import type { GamePictures } from '../games/scene.ts';
import { useTexts } from './texts.ts';

export type { AnyGame };
/** What is shown of a game at its table. */
export type AnyEntry = GameFace<AnyGame>;
export type AnyBook = GameBook<AnyGame>;
export type AnyTask = Task<AnyGame>;

const PICTURES = import.meta.glob<{ readonly pictures: GamePictures }>('../games/*/index.ts');

/** The games of the house: of each is loaded what is shown, when it is first shown. */
export const useShelf = defineStore('shelf', () => {
  const games: readonly string[] = Object.keys(LAZY);
  const pictures = shallowReactive(new Map<string, GamePictures>());
  const texts = useTexts();

  async function fetchPictures(game: string): Promise<void> {
    const load = PICTURES[`../games/${game}/index.ts`];
    if (load) pictures.set(game, (await load()).pictures);
  }
  /** A part of each game, with its texts; `take` loads it once, and again only after it failed. */
  function partOf<Part>(name: TextPart, load: (lazy: AnyLazy) => Promise<Part>, also?: (game: string) => Promise<void>) {
    const there = shallowReactive(new Map<string, Part>());
    const coming = new Map<string, Promise<void>>();
    async function fetchPart(game: string, lazy: AnyLazy): Promise<void> {
      const learnt = lazy.texts().then((all) => texts.learn(`${game} ${name}`, (language) => all[language](name)));
      const [part] = await Promise.all([load(lazy), learnt, also?.(game)]);
      there.set(game, part);
    }
    function take(game: string): Promise<void> {
      const lazy = Object.hasOwn(LAZY, game) ? LAZY[game] : undefined;
      if (!lazy) return Promise.resolve();
      const known = coming.get(game);
      if (known) return known;
      const mine = fetchPart(game, lazy);
      coming.set(game, mine);
      // What was not reached (TypeError) is asked for again next time; whoever waits for it now hears of it.
      mine.catch(() => coming.delete(game));
      return mine;
    }
    return { there, take };
  }
  const faces = partOf('table', (lazy) => lazy.face(), fetchPictures);
  const books = partOf('book', (lazy) => lazy.book());
  const lessons = partOf('lessons', (lazy) => lazy.lessons());
  const added = partOf('added', async (lazy) => void (await lazy.added?.open()));
  // Sheets print rules too, and cards that a table can add.
  const sheets = partOf(
    'sheets',
    (lazy) => lazy.sheets(),
    async (game) => void (await Promise.all([books.take(game), added.take(game)])),
  );

  const asksMore = (game: string, options: object): boolean => Object.hasOwn(LAZY, game) && LAZY[game]?.added?.asks(options) === true;
  /** A table with these options can be shown: what they add to the game is there. */
  const isWhole = (game: string, options: object): boolean => !asksMore(game, options) || added.there.has(game);
  /** All that a table with these options shows. */
  const takeFor = (game: string, options: object): Promise<unknown> =>
    Promise.all([faces.take(game), ...(asksMore(game, options) ? [added.take(game)] : [])]);

  /** The faces of all games, for screens that name them all. */
  const open = (): Promise<unknown> => Promise.all(games.map(faces.take));
  /** Name of a game, its id until its texts are there. */
  const title = (game: string): Message => ({ key: `${game}.name` });
  return {
    entries: faces.there,
    books: books.there,
    lessons: lessons.there,
    sheets: sheets.there,
    pictures,
    games,
    open,
    take: faces.take,
    takeFor,
    isWhole,
    takeBook: books.take,
    takeLessons: lessons.take,
    takeSheets: sheets.take,
    title,
  };
});
