import { headCell, line, rect, tag } from '../../../sheets/draw.ts';
import { framed, marked, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { POWERS, TRACKS } from '../ids.ts';
import { power, said, track } from '../words/names.ts';
import { type Desk, isTracksEndOurs, sheetOf } from './common.ts';
import { LEAST } from './blocks.ts';

const NAMES = 62;
const HEAD = 7;
const ROUNDS = 12;

interface Entry {
  readonly name: string;
  readonly start: string;
  /** Opens a block. */
  readonly first?: true;
}

/** On its side: a column for every round; tracks, markers, spice, what was claimed and what has fallen. R9, R12, R13 */
export const scoreSheet = sheetOf('score-sheet', (desk) => {
  const room = roomOf(paperOf(desk.request, true), true);
  return [framed(desk.frame, { number: 1, of: 1, landscape: true, head: { note: desk.tell('score.note') } }, tableOf(desk, room))];
});

function entriesOf({ word, tell, board }: Desk): readonly Entry[] {
  const { numbers } = board.data;
  return [
    { name: tell('score.of', { what: said('track.supremacy'), of: numbers.tracks.supremacyWins }), start: '0', first: true },
    { name: tell('score.sietches'), start: '' },
    ...TRACKS.map(
      (id, at): Entry => ({
        name: marked(tell('score.of', { what: track(id), of: numbers.tracks.end }), isTracksEndOurs),
        start: '0',
        ...(at === 0 && { first: true }),
      }),
    ),
    { name: tell('score.claimed'), start: '' },
    { name: tell('score.settlements'), start: '' },
    ...POWERS.map((id, at): Entry => ({ name: word(power(id)), start: `${numbers.imperium.start}`, ...(at === 0 && { first: true }) })),
    { name: tell('score.harvest'), start: '' },
    { name: tell('score.reserve'), start: '0' },
    { name: tell('score.dice'), start: '', first: true },
    { name: tell('score.tank'), start: '' },
  ];
}

function tableOf(desk: Desk, room: Box): Item[] {
  const entries = entriesOf(desk);
  const each = (room.height - HEAD) / entries.length;
  const width = (room.width - NAMES) / (ROUNDS + 1);
  const columns = Array.from({ length: ROUNDS + 1 }, (_, at) => room.x + NAMES + at * width);
  const { setter, tell } = desk;
  const text = (
    content: string,
    box: Box,
    how: { face?: 'regular' | 'semibold' | 'bold'; align?: 'left' | 'centre' | 'right' } = {},
  ): Item => setter.fit(content, { face: how.face ?? 'regular', size: 9, leading: 1.1, align: how.align ?? 'left' }, box, 'middle');
  const rows = entries.flatMap(({ name, start, first }, at): Item[] => {
    const y = room.y + HEAD + at * each;
    return [
      line([room.x, y], [room.x + room.width, y], first ? { stroke: 'ink', width: 0.5 } : { stroke: 'hair' }),
      tag(
        'TR',
        headCell('Row', text(name, { x: room.x + 1.5, y, width: NAMES - 3, height: each }, { face: 'semibold' })),
        ...columns.map((x, column) =>
          column === 0 && start ? tag('TD', text(start, { x, y, width, height: each }, { align: 'centre' })) : tag('TD'),
        ),
      ),
    ];
  });
  const heads = columns.map((x, at) =>
    at === 0
      ? headCell(
          'Column',
          setter.fit(
            tell('score.start'),
            { face: 'regular', size: LEAST, align: 'centre' },
            { x, y: room.y, width, height: HEAD },
            'middle',
          ),
        )
      : headCell('Column', text(`${at}`, { x, y: room.y, width, height: HEAD }, { face: 'bold', align: 'centre' })),
  );
  const corner = text(
    tell('score.round'),
    { x: room.x + 1.5, y: room.y, width: NAMES - 3, height: HEAD },
    { face: 'semibold', align: 'right' },
  );
  return [
    tag('Table', tag('TR', headCell('Column', corner), ...heads), ...rows),
    ...columns.map((x, at) =>
      line([x, room.y], [x, room.y + room.height], { stroke: at < 2 ? 'ink' : 'hair', width: at < 2 ? 0.35 : 0.2 }),
    ),
    rect(room, { stroke: 'ink', width: 0.4 }),
  ];
}
