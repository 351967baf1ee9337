import { tag } from '../../../sheets/draw.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { type Desk, headRow, split, swordsOf } from './common.ts';
import { signLines } from './sign-line.ts';
import type { Layer } from './stack.ts';

const HEAD = 6;
const HEADS = ['card', 'gives', 'swords', 'words'] as const;
/**
 * The first row of a table of Hagal cards.
 * @param shares widths of what stands side by side in a row
 * @param at which of them begin a column of the table: card, what is given, swords, words
 */
export const hagalHeads = (desk: Desk, shares: readonly number[], at: readonly [number, number, number, number]): Layer => ({
  firm: true,
  need: () => HEAD,
  draw: (room) => {
    const boxes = split({ ...room, height: HEAD - 1 }, shares, 2);
    return [
      headRow(
        desk,
        HEADS.map((key, index) => [desk.tell(`hagal.${key}`), boxes[at[index] ?? 0] ?? room]),
      ),
    ];
  },
});
/** Swords of a card; nothing on those that are shuffled in again. */
export const swordsCell = (desk: Desk, swords: number | null, box: Box): Item =>
  tag(
    'TD',
    ...(swords === null ? [] : signLines(desk, [[{ sign: 'swords', count: String(swords) }]], box, { said: swordsOf(desk, swords) })),
  );
