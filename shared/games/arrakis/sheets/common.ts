import { correctionsIn, namedSheet, sheetDesk, type SheetDesk } from '../../../sheets/desk.ts';
import type { Page } from '../../../sheets/page.ts';
import type { Sheet } from '../../../sheets/sheet.ts';
import type { Message } from '../../../text/message.ts';
import { type Board, boardOf } from '../board.ts';
import { gameSources } from '../data/game.ts';
import type { Source } from '../data/source.ts';

/** Everything a page of War for Arrakis is made from: the same records that the engine reads, an owner's corrections included. */
export interface Desk extends SheetDesk {
  readonly board: Board;
  /** The sheets' own text of this name. */
  tell(id: string, gaps?: Message['with']): string;
  /** What a rule says. */
  rule(id: string): string;
  /** A message of the game's words. */
  word(message: Message): string;
}

export const sheetOf = (id: string, pages: (desk: Desk) => readonly Page[], drawn?: true): Sheet =>
  namedSheet(
    'arrakis',
    id,
    (request, setter) => {
      const desk = sheetDesk('arrakis', id, request, setter);
      return pages({
        ...desk,
        board: boardOf({ corrections: correctionsIn(request.options) }),
        tell: (name, gaps) => desk.say(`arrakis.sheet.${name}`, gaps),
        rule: (name) => desk.say(`arrakis.${name.startsWith('RU-') ? 'ruling' : 'rule'}.${name}`),
        word: (message) => request.speaker.say(message),
      });
    },
    drawn,
  );

/** Is a value stated by no source? It carries the small diamond then. RU-42 */
export const isOurs = (...sources: readonly (Source | undefined)[]): boolean =>
  sources.some((source) => source === 'reconstructed' || source === 'invented');
/** How high the prescience tracks go. RU-42 */
export const isTracksEndOurs = isOurs(gameSources['numbers.tracks.end']);
