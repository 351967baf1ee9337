import { sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { fitColumns } from '../../../sheets/rows.ts';
import type { PostName } from '../ids.ts';
import { boardSides, type Desk, HEADING, hairline, heading, sheetFor, sideNote, split, text } from './common.ts';
import { ownRowFrom } from './reference.ts';

/** Spies and their posts, sandworms and what keeps them out: a page for each side of the board. Uprising R5, Uprising R6, Uprising R7 */
export const spyReference = sheetFor('spy-reference', (desk) =>
  boardSides(desk).map((side, at, { length: of }) =>
    framed(side.frame, { number: at + 1, of, head: { note: sideNote(side, 'posts.note') } }, spiesPage(side)),
  ),
);
function spiesPage(desk: Desk): Item[] {
  const { tell, book } = desk;
  const room = roomOf(paperOf(desk.request), true);
  const [left, right] = split(room, [1, 1.1], 9) as [Box, Box];
  const of = ownRowFrom(desk);
  const spies = [
    of('spy-place', 'R5.1, R5.2', { sign: 'spy' }),
    of('spy-icon', 'R4.2', { sign: 'card' }),
    of('spy-enter', 'R5.5', { sign: 'agent' }),
    of('spy-gather', 'R5.6', { sign: 'card' }),
    of('spy-two', 'R5.5, R5.6', { sign: 'people' }),
    of('spy-empty', 'R5.3', { sign: 'undo' }, { n: book.game.limits.spies ?? 0 }),
    { name: tell('worms'), text: '', rule: '', heading: 'H2' as const },
    of('hooks', 'R6.4', { sign: 'maker-hook' }),
    of('worm-choice', 'R6.2', { sign: 'harvester' }),
    of('worm-strength', 'R7.5, R7.10', { sign: 'worm' }, { n: book.game.strength.sandworm ?? 0 }),
    of('wall', 'R7.6', { sign: 'shield-wall' }),
    of('wall-gone', 'R7.7', { sign: 'shield-wall' }),
    of('worm-reward', 'R10.4', { sign: 'seal' }),
  ];
  return [
    ...heading(desk, left, tell('spies')),
    ...fitColumns(desk, [{ room: { ...left, y: left.y + HEADING, height: left.height - HEADING }, rows: spies }], 11),
    ...heading(desk, right, tell('posts')),
    ...postsOf(desk, { ...right, y: right.y + HEADING, height: right.height - HEADING }),
  ];
}

/** Every post with the spaces it watches, and room for a cube of everybody. Uprising R5.1 */
function postsOf(desk: Desk, room: Box): Item[] {
  const posts = Object.entries(desk.book.board.posts ?? {});
  const each = Math.min(15, room.height / posts.length);
  return posts.flatMap(([id, { spaces }], at): Item[] => {
    const box = { ...room, y: room.y + at * each, height: each };
    const watched = spaces.map((space) => desk.name('space', space));
    return [
      ...(at > 0 ? [hairline(box.x, box.y, box.width)] : []),
      sign('spy', box.x + 3.4, box.y + each / 2, 5),
      tag('Sect', ...nameOf(desk, id, watched, { ...box, x: box.x + 9, width: box.width - 9 })),
    ];
  });
}
/** The same names in whatever order, wherever they may be parted, are the same text. */
const sorted = (names: readonly string[]): string => [...names].sort().join().replaceAll('\u00ad', '');
/** Its name, and its spaces unless these are its name, in whatever order. */
function nameOf(desk: Desk, id: PostName, watched: readonly string[], box: Box): Item[] {
  const name = desk.name('post', id);
  const isSame = sorted(name.split(' / ')) === sorted(watched);
  const half = box.height / 2;
  return [
    tag('H3', text(desk, name, isSame ? box : { ...box, y: box.y + half - 5, height: 5 }, { face: 'semibold', size: 9.4, leading: 1.05 })),
    ...(isSame ? [] : [tag('P', text(desk, watched.join(', '), { ...box, y: box.y + half, height: 5 }, { size: 8.8, ink: 'soft' }))]),
  ];
}
