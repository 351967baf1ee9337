import type { Message } from '../text/message.ts';
import type { Speaker } from '../text/speak.ts';
import type { FrameOf } from './frame.ts';
import type { Setter } from './measure.ts';
import type { Phase, Sheet, SheetRequest, Use } from './sheet.ts';

/** What a page of any game is made from. */
export interface SheetDesk {
  readonly request: SheetRequest;
  readonly setter: Setter;
  readonly speaker: Speaker;
  readonly frame: FrameOf;
  say(key: string, gaps?: Message['with']): string;
}

/** @param id of the sheet; its title is the text `<game>.sheet.<id>` */
export function sheetDesk(game: string, id: string, request: SheetRequest, setter: Setter): SheetDesk {
  const { speaker } = request;
  const frame: FrameOf = { request, setter, game: { key: `${game}.title` }, title: { key: `${game}.sheet.${id}` } };
  return { request, setter, speaker, frame, say: (key, gaps) => speaker.say(key, gaps) };
}

/** A sheet whose texts are `<game>.sheet.<id>` and `<game>.sheet.<id>.about`. */
export const namedSheet = (game: string, id: string, pages: Sheet['pages'], drawn?: true): Sheet => ({
  id,
  title: { key: `${game}.sheet.${id}` },
  about: { key: `${game}.sheet.${id}.about` },
  ...(drawn ? { drawn } : {}),
  pages,
});

/** A sheet that is needed when the game is played. */
export const used = (phase: Phase, sheet: Sheet, copies?: Use['copies']): Sheet => ({
  ...sheet,
  use: { phase, ...(copies ? { copies } : {}) },
});
/** What can be printed with backs. */
export const backed = (sheet: Sheet): Sheet => ({ ...sheet, backed: true });
/** Part of the set with which the game can be played by whoever does not own it. */
export const inKit = (sheet: Sheet): Sheet => ({ ...sheet, kit: true });
/** Its first page holds a set for each of three players; the others lie in the middle of the table. */
export const threeOnAPage: Use['copies'] = (page, { seats }) => (page === 0 ? Math.ceil(seats / 3) : 1);
/** Its page holds two of it, one for each player. */
export const twoOnAPage: Use['copies'] = (_, { seats }) => Math.ceil(seats / 2);
/** Only where Rivals fill seats that nobody has. */
export const upTo =
  (most: number): Use['copies'] =>
  (_, { seats }) =>
    seats <= most ? 1 : 0;

/** What an owner has corrected in the data files, as it travels in the options of a sheet. */
export const correctionsIn = ({ corrections }: SheetRequest['options']): ReturnType<typeof JSON.parse> =>
  corrections ? JSON.parse(corrections) : undefined;
