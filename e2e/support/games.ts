import { entryOf, GAME_IDS } from '../../shared/games/index.ts';
import type { Texts } from '../../shared/text/message.ts';

/** What a journey must know of a game: all of it comes from the shelf, so that the next game has its journeys at once. */
export interface PlayedGame {
  readonly id: string;
  /** Its name in English. */
  readonly title: string;
  /** Seat counts, ascending. */
  readonly counts: readonly number[];
  /** Names of its first sheets in English. */
  readonly sheets: readonly string[];
  readonly hasLessons: boolean;
}

async function played(id: string): Promise<PlayedGame> {
  const { module, sheets, lessons, words } = entryOf(id);
  const texts: Texts = await words.texts.en();
  return {
    id,
    title: texts[`${id}.name`] ?? id,
    counts: module.seatCounts.toSorted((one, other) => one - other),
    sheets: sheets.map(({ title }) => texts[title.key] ?? title.key),
    hasLessons: lessons.length > 0,
  };
}

/** Every game of the shelf. */
export const GAMES: readonly PlayedGame[] = await Promise.all(GAME_IDS.map(played));
/** For journeys that show the house and not its games. */
export const ANY_GAME = GAMES[0] as PlayedGame;
/** The desktop shows the journeys with one game, the browser with all: the shells differ, the games do not. */
export const inBrowser = (game: PlayedGame): string => (game === ANY_GAME ? '' : ' @browser');
/** For journeys that another shell would only repeat: they show the page, whatever it is in. */
export const PAGE_ALONE = { tag: '@browser' } as const;
/** The fewest who are no longer alone. */
export const fewest = ({ counts }: PlayedGame): number => counts.find((count) => count > 1) ?? 2;
export const most = ({ counts }: PlayedGame): number => counts.at(-1) ?? 2;
/** So many seats, or the next count that the game has. */
export const about = ({ counts }: PlayedGame, seats: number): number => counts.find((count) => count >= seats) ?? counts.at(-1) ?? seats;
