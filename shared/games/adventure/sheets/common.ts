import { correctionsIn, namedSheet, sheetDesk, type SheetDesk } from '../../../sheets/desk.ts';
import type { Setter } from '../../../sheets/measure.ts';
import type { Row } from '../../../sheets/rows.ts';
import type { Sheet, SheetRequest } from '../../../sheets/sheet.ts';
import type { Message } from '../../../text/message.ts';
import { type Board, boardOf } from '../board.ts';
import { type CardId, COLOURS, type Colour } from '../ids.ts';

/** Everything a page of the adventure game is made from. */
export interface Desk extends SheetDesk {
  readonly board: Board;
}

/** @param id of the sheet */
export function deskFor(id: string, request: SheetRequest, setter: Setter): Desk {
  const board = boardOf({ corrections: correctionsIn(request.options) });
  return { ...sheetDesk('adventure', id, request, setter), board };
}

export const sheetOf = (id: string, pages: (desk: Desk) => ReturnType<Sheet['pages']>, drawn?: true): Sheet =>
  namedSheet('adventure', id, (request, setter) => pages(deskFor(id, request, setter)), drawn);

/** How many of something there are, for its row; one alone is not counted. */
export const counted = ({ say }: Desk, n: number): Pick<Row, 'count'> => (n > 1 ? { count: say('adventure.sheet.count', { n }) } : {});

/** House, and what colour its pieces have in the box: here they are drawn in the colours of the Houses, which are others. */
export const colourName = (colour: Colour): Message => ({
  key: 'adventure.sheet.colour',
  with: { house: { key: `adventure.colour.${colour}` }, box: { key: `adventure.boxColour.${colour}` } },
});

/** Colours that so many players use, clockwise. R4.1 */
export const coloursFor = (seats: number): readonly Colour[] => (seats === 3 ? COLOURS.filter((colour) => colour !== 'green') : COLOURS);

/** What a card does, in words. R9, R10 */
export function cardText({ say, board }: Desk, id: CardId): string {
  const { limits, tests } = board.data.game;
  const most = id === 'stillsuit' ? limits.guile : limits.fightDice;
  return say(`adventure.sheet.card.${id}.text`, { most, lost: tests.ornithopterLostFrom });
}
