import type { FrameOf } from '../../../sheets/frame.ts';
import type { Setter } from '../../../sheets/measure.ts';
import type { Sheet, SheetRequest } from '../../../sheets/sheet.ts';
import type { Message } from '../../../text/message.ts';
import type { Speaker } from '../../../text/speak.ts';
import { type Board, boardOf } from '../board.ts';
import { COLOURS, type Colour } from '../ids.ts';

/** Everything a page of the adventure game is made from. */
export interface Desk {
  readonly request: SheetRequest;
  readonly setter: Setter;
  readonly speaker: Speaker;
  readonly board: Board;
  readonly frame: FrameOf;
  say(key: string, gaps?: Message['with']): string;
}

/** @param id of the sheet; its title is the text `adventure.sheet.<id>` */
export function deskFor(id: string, request: SheetRequest, setter: Setter): Desk {
  const { speaker, options } = request;
  const { corrections } = options as { readonly corrections?: string };
  const board = boardOf({ corrections: corrections ? JSON.parse(corrections) : undefined });
  const frame: FrameOf = { request, setter, game: { key: 'adventure.title' }, title: { key: `adventure.sheet.${id}` } };
  return { request, setter, speaker, board, frame, say: (key, gaps) => speaker.say(key, gaps) };
}

/** A sheet whose texts are `adventure.sheet.<id>` and `adventure.sheet.<id>.about`. */
export function sheetOf(id: string, pages: (desk: Desk) => ReturnType<Sheet['pages']>, drawn?: true): Sheet {
  return {
    id,
    title: { key: `adventure.sheet.${id}` },
    about: { key: `adventure.sheet.${id}.about` },
    ...(drawn ? { drawn } : {}),
    pages: (request, setter) => pages(deskFor(id, request, setter)),
  };
}

/** House and the box's word for its colour: on the real table the pieces are red, yellow, blue and green. */
export const colourName = (colour: Colour): Message => ({
  key: 'adventure.sheet.colour',
  with: { house: { key: `adventure.colour.${colour}` }, box: { key: `adventure.boxColour.${colour}` } },
});

/** Colours that so many players use, clockwise. R4.1 */
export const coloursFor = (seats: number): readonly Colour[] => (seats === 3 ? COLOURS.filter((colour) => colour !== 'green') : COLOURS);
