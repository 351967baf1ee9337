import { figure, headCell, sign, tag } from '../../../sheets/draw.ts';
import { framed, marked, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Box, Item, Page } from '../../../sheets/page.ts';
import { fitColumns } from '../../../sheets/rows.ts';
import type { SheetRequest } from '../../../sheets/sheet.ts';
import { bookOf, editionOf } from '../edition.ts';
import type { ConflictName } from '../ids.ts';
import { REWARD_PLACES } from '../ids.ts';
import type { ConflictRecord } from '../records.ts';
import type { EditionId } from '../types.ts';
import { signsOfEffect } from '../signs/effects.ts';
import { BATTLE_SIGNS } from '../signs/units.ts';
import {
  boardSides,
  type Desk,
  HEADING,
  hairline,
  heading,
  headRow,
  saidOn,
  sheetFor,
  sideNote,
  split,
  text,
  optionsIn,
} from './common.ts';
import { podiumsOf } from './podiums.ts';
import { ownRowFrom, rowFrom } from './reference.ts';
import { signLines } from './sign-line.ts';
import { depth, type Layer, stack } from './stack.ts';
import { meantByAllies } from './teams.ts';
import { tracksOf } from './tracks.ts';

/** Tracks, Alliances and ranking on one page, every Conflict on those after it; both for each side of the board. R11 R13 R14 */
export const influenceConflicts = sheetFor('influence-conflicts', (desk) => {
  const pages = boardSides(desk).flatMap((side) => [
    (place: Place) => overview(side, place),
    ...levelsByPage(side).map((levels) => (place: Place) => conflictPage(side, levels, place)),
  ]);
  return pages.map((page, at, { length }) => page({ number: at + 1, of: length }));
});
/** How many pages the usual side of the board has on it: with the cards of another box there are more. */
export const pagesOfSide =
  (edition: EditionId) =>
  ({ options }: SheetRequest): number =>
    1 + levelsByPage({ book: bookOf({ edition, options: optionsIn(edition, options) }) }).length;
/** The page of so many that one is. */
interface Place {
  readonly number: number;
  readonly of: number;
}

function overview(desk: Desk, place: Place): Page {
  const { tell, book } = desk;
  const room = roomOf(paperOf(desk.request), true);
  const tracks = 70;
  const podiums = 82;
  const gap = 8;
  const below = { ...room, y: room.y + HEADING + tracks + 2, height: room.height - HEADING - tracks - podiums - 4 };
  const last = { ...room, y: room.y + room.height - podiums, height: podiums };
  const [left, right] = split(below, [1, 1], gap) as [Box, Box];
  const { spaces, vp_at, alliance_at, bonus_at } = book.board.tracks[book.factions[0] ?? 'emperor'];
  const row = rowFrom(desk);
  const own = ownRowFrom(desk);
  const influence = [
    row('level', 'R11.2', { sign: 'vp' }, { at: vp_at }),
    row('bonus', 'R11.3', { sign: 'seal' }, { at: bonus_at }),
    row('alliance', 'R11.4', { sign: 'ally' }, { at: alliance_at }),
    row('overtake', 'R11.5', { sign: 'people' }),
    row('drop', 'R11.6', { sign: 'undo' }, { at: alliance_at }),
    row('ends', 'R11.1, R11.7', { sign: 'ring-any' }, { most: spaces }),
    ...(desk.seats ? [own('get-influence', 'R18.11', { sign: 'people' })] : []),
  ];
  const conflict = [
    row('strength', 'R9.7, R9.8', { sign: 'swords' }, book.game.strength),
    row('order', 'R13.10', { sign: 'first' }),
    row('control', 'R14.1, R4.2', { sign: 'flag' }),
    ...(editionOf(desk.edition).hasMentat ? [row('reward-mentat', 'R16.4', { sign: 'mentat' })] : []),
    row('after', 'R13.12', { sign: 'troop' }),
    ...(desk.seats ? [own('fight-apart', 'R18.14', { sign: 'agent' }), own('fight-tie', 'R18.14', { letter: '=' })] : []),
  ];
  return framed(desk.frame, { ...place, head: { note: sideNote(desk, 'tracks.note') } }, [
    ...heading(desk, room, tell('tracks'), 'R11'),
    ...tracksOf(desk, { ...room, y: room.y + HEADING, height: tracks }),
    ...heading(desk, left, tell('alliances')),
    ...heading(desk, right, tell('conflict'), 'R13'),
    ...fitColumns(
      desk,
      [
        { room: { ...left, y: left.y + HEADING, height: left.height - HEADING }, rows: influence },
        { room: { ...right, y: right.y + HEADING, height: right.height - HEADING }, rows: conflict },
      ],
      9,
    ),
    ...heading(desk, last, tell('ranking'), 'R13.6-R13.9', tell(desk.seats ? 'ranking.allies' : 'ranking.note')),
    ...podiumsOf(desk, { ...last, y: last.y + HEADING, height: podiums - HEADING }),
  ]);
}
const SHARES = [34, 62, 50, 40] as const;
const GAP = 3;
const LEVEL_HEAD = 8.2;
const HEAD = 4;
const SIGNS = 5;
const WORDS = { ink: 'soft', leading: 1.12 } as const;

/** Conflicts that have room on a page. */
const MOST = 18;
/** Conflicts of one level, of which so many are used in a game. R2.2 */
interface Level {
  readonly tier: ConflictRecord['tier'];
  readonly use: number;
  readonly here: readonly ConflictName[];
}
/** Levels stand on one page while there is room: with the cards of another box there are twice as many. Uprising R19.1 */
function levelsByPage({ book }: Pick<Desk, 'book'>): readonly (readonly Level[])[] {
  const pages: Level[][] = [];
  for (const { tier, use } of book.game.setup.conflict_deck.toReversed()) {
    const here = Object.keys(book.conflicts).filter((id) => book.conflicts[id]?.tier === tier);
    const last = pages.at(-1);
    const known = last?.reduce((sum, level) => sum + level.here.length, 0) ?? 0;
    if (last && known + here.length <= MOST) last.push({ tier, use, here });
    else pages.push([{ tier, use, here }]);
  }
  return pages;
}
/** Every Conflict of these levels with its three rewards. R2.2 R13.11 */
function conflictPage(desk: Desk, levels: readonly Level[], place: Place): Page {
  const room = roomOf(paperOf(desk.request), true);
  const layers = levels.flatMap(({ tier, use, here }): Layer[] => {
    const note = desk.tell('conflicts.use', { use, all: here.length });
    const level = desk.tell('conflicts.level', { level: 'I'.repeat(tier) });
    const head: Layer = {
      firm: true,
      need: () => LEVEL_HEAD + HEAD,
      draw: (box) => [
        ...heading(desk, { ...box, y: box.y + 0.6 }, level, 'R2.2', note),
        headsIn(desk, { ...box, y: box.y + LEVEL_HEAD, height: HEAD - 0.8 }),
      ],
    };
    return [head, ...here.map((id, index) => conflictLayer(desk, id, room.width, index < here.length - 1))];
  });
  return framed(desk.frame, { ...place, head: { note: sideNote(desk, 'conflicts.note') } }, stack(room, layers, 7));
}
function headsIn(desk: Desk, room: Box): Item {
  const names = [desk.tell('list.name'), ...REWARD_PLACES.map((place) => desk.tell(`place.${place}`))];
  const boxes = split(room, SHARES, GAP);
  return headRow(
    desk,
    names.map((name, at) => [name, boxes[at] ?? room]),
  );
}

/** Name, the space that is fought for, and the rewards as signs over words. */
function conflictLayer(desk: Desk, id: ConflictName, width: number, ruledOff: boolean): Layer {
  const conflict = meantByAllies(desk.book.conflicts[id] as ConflictRecord, desk.book);
  const said = REWARD_PLACES.map((place) => saidOn(desk, conflict[place]));
  const widths = split({ x: 0, y: 0, width, height: 0 }, SHARES, GAP).slice(1);
  return {
    row: true,
    need: (size) =>
      SIGNS + 1.3 + Math.max(...said.map((words, at) => depth(desk.setter, words, size, widths[at]?.width ?? 0, WORDS.leading))),
    draw(box, size) {
      const [name, ...places] = split(box, SHARES, GAP) as [Box, ...Box[]];
      const rewards = places.map((cell, at): Item => {
        const reward = conflict[REWARD_PLACES[at] ?? 'first'];
        const rest = cell.height - SIGNS - 1.2;
        return tag(
          'TD',
          ...signLines(
            desk,
            reward.map((effect) => signsOfEffect(effect, desk.edition)),
            { ...cell, y: cell.y + 0.8, height: SIGNS },
            { size: 3.9 },
          ),
          tag(
            'P',
            desk.setter.fit(said[at] ?? '', { face: 'regular', size, ...WORDS }, { ...cell, y: cell.y + 0.8 + SIGNS, height: rest }),
          ),
        );
      });
      const line = ruledOff ? [hairline(box.x, box.y + box.height, box.width)] : [];
      return [tag('TR', headCell('Row', ...nameOf(desk, id, conflict, name)), ...rewards), ...line];
    },
  };
}
function nameOf(desk: Desk, id: ConflictName, { location, battle_icon, source }: ConflictRecord, box: Box): Item[] {
  const flag = location ? 5.4 : 0;
  const own = battle_icon ? 5 : 0;
  const name = text(
    desk,
    marked(desk.name('conflict', id), source === 'reconstructed'),
    { ...box, x: box.x + own, width: box.width - flag - own },
    { face: 'semibold', size: 8.6, leading: 1.05 },
  );
  const space = location ? desk.name('space', location) : '';
  const icon = battle_icon
    ? [figure(desk.name('battleIcon', battle_icon), sign(BATTLE_SIGNS[battle_icon], box.x + 1.8, box.y + box.height / 2, 4))]
    : [];
  return [...icon, tag('P', name), ...(location ? [figure(space, sign('flag', box.x + box.width - 2.6, box.y + box.height / 2, 4))] : [])];
}
