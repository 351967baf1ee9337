import { chamfered, diamond, figure, sign, tag } from '../../../sheets/draw.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import type { FactionId } from '../ids.ts';
import { ICON_SIGNS } from '../signs/names.ts';
import { signsOf } from '../signs/effects.ts';
import { saidEffects } from '../words/effects.ts';
import { factionName } from '../words/names.ts';
import { type Desk, text } from './common.ts';
import { strip } from './patterns.ts';
import { signLines } from './sign-line.ts';

const NAME = 40;

/** The four tracks with what their levels give. R11.1-R11.4 */
export const tracksOf = (desk: Desk, room: Box): Item[] => {
  const { factions } = desk.book;
  const each = room.height / factions.length;
  return factions.flatMap((faction, index) => trackOf(desk, faction, { ...room, y: room.y + index * each, height: each - 2.4 }));
};

function trackOf(desk: Desk, faction: FactionId, { x, y, width, height }: Box): Item[] {
  const track = desk.book.board.tracks[faction];
  const { speaker, edition, tell } = desk;
  const steps = track.spaces + 1;
  const gap = 1.4;
  // The level of the bonus holds more than a number.
  const wide = 2.6;
  const each = (width - NAME - gap * (steps - 1)) / (steps - 1 + wide);
  let left = x + NAME;
  const cells = Array.from({ length: steps }, (_, level): Item[] => {
    const cell = { x: left, y, width: level === track.bonus_at ? each * wide : each, height };
    left += cell.width + gap;
    return cellOf(desk, faction, level, cell);
  });
  const gaps = { faction: factionName(faction), vp: 1, at: track.vp_at, bonus: track.bonus_at, effects: saidEffects(track.bonus, edition) };
  return [
    ...strip(faction, { x, y, width: 2.4, height }),
    sign(ICON_SIGNS[faction], x + 7.6, y + height / 2, 6),
    tag('H3', text(desk, speaker.say(factionName(faction)), { x: x + 12.4, y, width: NAME - 14, height }, { face: 'display', size: 11.5 })),
    figure(tell('tracks.alt', gaps), ...cells.flat()),
  ];
}

/** A level: its number, and under it what it gives. */
function cellOf(desk: Desk, faction: FactionId, level: number, cell: Box): Item[] {
  const { vp_at, bonus_at, alliance_at, bonus } = desk.book.board.tracks[faction];
  const special = level === vp_at || level === bonus_at;
  const number = text(desk, `${level}`, { ...cell, width: 9, height: cell.height }, { face: 'bold', size: 10, align: 'centre' });
  const right = { x: cell.x + 8.6, y: cell.y, width: cell.width - 9.2, height: cell.height };
  const point = [{ sign: 'vp', count: '1' } as const];
  return [
    chamfered(cell, 1, { stroke: special ? 'ink' : 'place', width: special ? 0.45 : 0.25 }),
    level === 0 ? diamond(cell.x + cell.width / 2, cell.y + cell.height / 2, 3.4, { stroke: 'place', width: 0.25 }) : number,
    ...(level === vp_at ? signLines(desk, [point], { ...right, x: cell.x + 7.4, width: cell.width - 7.6 }, { size: 4 }) : []),
    ...(level === bonus_at
      ? signLines(desk, [signsOf(bonus, desk.edition), ...(level === alliance_at ? [ALLIANCE] : [])], right, { size: 4 })
      : []),
  ];
}
const ALLIANCE = [{ sign: 'ally' }, { sign: 'vp', count: '1' }] as const;
