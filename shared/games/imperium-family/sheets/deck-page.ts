import { DASHED, diamond, figure, line, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Box, Item, Page } from '../../../sheets/page.ts';
import { type ConflictName, REWARD_PLACES } from '../ids.ts';
import type { ConflictRecord } from '../records.ts';
import { signsOfEffect } from '../signs/effects.ts';
import { BATTLE_SIGNS } from '../signs/units.ts';
import { type Desk, HEADING, heading, saidOn, split, text } from './common.ts';
import type { Draw } from './draw-of.ts';
import { signLines } from './sign-line.ts';

const ABOUT = 22;
const SHARES = [13, 46, 44, 44, 34] as const;

/** The drawn deck as strips to fold: nobody has to know what comes. R2.2 R4.1 */
export function deckPage(desk: Desk, { conflicts }: Draw, number: number, of: number): Page {
  const { tell, request, setter } = desk;
  const room = roomOf(paperOf(request), true);
  const about = setter.fit(
    tell('deck.about'),
    { face: 'regular', size: 8.4, leading: 1.3 },
    { ...room, y: room.y + HEADING, height: ABOUT - HEADING - 1 },
  );
  const each = (room.height - ABOUT) / conflicts.length;
  const strips = conflicts.flatMap((id, index) => {
    const box = { ...room, y: room.y + ABOUT + index * each, height: each };
    return [line([box.x, box.y], [box.x + box.width, box.y], DASHED), tag('Sect', ...stripOf(desk, id, index + 1, box))];
  });
  return framed(desk.frame, { number, of, head: { note: tell('deck.note', { seed: String(request.seed) }) } }, [
    ...heading(desk, room, tell('deck'), 'R2.2, R4.1'),
    tag('P', about),
    ...strips,
  ]);
}

/** The round, the Conflict and its rewards: a section, as each strip is folded away and read alone. */
function stripOf(desk: Desk, id: ConflictName, round: number, box: Box): Item[] {
  const conflict = desk.book.conflicts[id] as ConflictRecord;
  const { battle_icon: icon } = conflict;
  const [mark, title, ...places] = split(box, SHARES, 3) as [Box, Box, ...Box[]];
  const middle = box.y + box.height / 2;
  const number = text(desk, `${round}`, { ...mark, width: 10 }, { face: 'bold', size: 9, align: 'centre' });
  const level = desk.tell('conflicts.level', { level: 'I'.repeat(conflict.tier) });
  return [
    diamond(mark.x + 5, middle, 4.2, { stroke: 'ink', width: 0.4 }),
    tag('P', number),
    tag('H3', text(desk, desk.name('conflict', id), { ...title, y: middle - 6, height: 7 }, { face: 'display', size: 11.5, leading: 1 })),
    tag('P', text(desk, level, { ...title, y: middle + 1.2, width: title.width - 6, height: 4 }, { size: 7.4, ink: 'soft' })),
    ...(icon ? [figure(desk.name('battleIcon', icon), sign(BATTLE_SIGNS[icon], title.x + title.width - 3, middle + 3.2, 4.4))] : []),
    ...REWARD_PLACES.flatMap((place, at): Item[] => {
      const cell = places[at];
      if (!cell) return [];
      const head = text(desk, desk.tell(`place.${place}`), { ...cell, y: middle - 6.4, height: 4 }, { size: 7, ink: 'soft' });
      return [
        tag('P', head),
        ...signLines(
          desk,
          conflict[place].map((effect) => signsOfEffect(effect, desk.edition)),
          { ...cell, y: middle - 2.4, height: 10 },
          { place: 'top', said: saidOn(desk, conflict[place]) },
        ),
      ];
    }),
  ];
}
