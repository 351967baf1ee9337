import { DASHED, line, tag } from '../../../sheets/draw.ts';
import { framed, marked, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Item, Page } from '../../../sheets/page.ts';
import { sideOfHouse } from '../board.ts';
import { BOARDS, type HouseId, HOUSES, LEADERS, SETTLEMENTS, SIETCHES } from '../ids.ts';
import { unitList } from '../words/counts.ts';
import { area, house, leader, listed, said } from '../words/names.ts';
import { type Cell, heading, ruleRow, table, told } from './blocks.ts';
import { type Desk, isOurs, sheetOf } from './common.ts';
import { type Draw, drawOf } from './draw-of.ts';
import { drawnColumn } from './columns.ts';
import { type Block, flowed, laid } from './flow.ts';
import { isMahdi, leadOf, personOf } from './who-plays.ts';

/** The set-up for so many players with what chance has drawn; what only the Atreides know is on a page to fold. R4, R15.1, R16.1 */
export const setupSheet = sheetOf(
  'setup-sheet',
  (desk) => {
    const draw = drawOf(desk.board, desk.request.seed);
    const note = desk.tell('setup.note', { seats: desk.request.seats, seed: String(desk.request.seed) });
    const open = flowed(
      desk,
      [
        { columns: 2, blocks: [...steps(desk), ...forSeats(desk)] },
        { columns: 1, blocks: settlements(desk, draw) },
        { columns: 2, blocks: boards(desk) },
      ],
      { note, after: 1 },
    );
    return [...open, { ...secret(desk, draw, note, open.length + 1), secret: true }];
  },
  true,
);
const STEPS = [
  'R4.1',
  'R4.2',
  'R4.3',
  'R4.4',
  'R4.5',
  'R4.6',
  'R4.7',
  'R4.8',
  'R4.9',
  'R4.10',
  'R4.11',
  'R4.12',
  'R4.13',
  'R4.14',
  'R4.15',
  'R4.16',
];
const steps = (desk: Desk): readonly Block[] => [
  heading(desk, desk.word(said('topic.setUp')), 'R4'),
  ...STEPS.map((id, at) => ruleRow(desk, id, { mark: at + 1 })),
];
/** What is different for so many. */
function forSeats(desk: Desk): readonly Block[] {
  const { seats } = desk.request;
  const rules = isMahdi(desk.request) ? ['R16.1', 'R16.3', 'RU-33'] : seats > 2 ? ['R15.1', 'R15.2', 'R15.3', 'R15.13'] : [];
  if (rules.length === 0) return [];
  return [
    heading(desk, desk.tell(isMahdi(desk.request) ? 'setup.mahdi' : 'setup.teams', { seats })),
    ...rules.map((id) => ruleRow(desk, id)),
  ];
}

/** The drawn tokens of the Harkonnen, turned into figures: they are public. R4.6 */
function settlements(desk: Desk, { settlements: drawn }: Draw): readonly Block[] {
  const { word, tell, board } = desk;
  const { harkonnenTokens, settlementRanks } = board.data.pieces;
  const rows = SETTLEMENTS.map((id): readonly Cell[] => {
    const kind = board.data.areas[id].settlement ?? 'pyon-village';
    const [black, silver] = drawn[id].map((token) => ({
      text: word(listed(unitList('harkonnen', harkonnenTokens[token].units))),
      ours: isOurs(harkonnenTokens[token].source),
    }));
    return [{ text: word(area(id)), bold: true }, `${settlementRanks[kind]}`, black ?? '', silver ?? ''];
  });
  return [
    heading(desk, tell('setup.garrisons'), 'R4.5, R4.6'),
    ...table(
      desk,
      [40, 14, 66, 66],
      [tell('head.area'), tell('head.rank'), word(said('tokenSet.black')), word(said('tokenSet.silver'))],
      rows,
    ),
  ];
}

/** Which board each House has, and whose leader cards lie on it at first, and who plays on it. R4.11, R15.1 */
function boards(desk: Desk): readonly Block[] {
  const { word, board, request } = desk;
  const lead = leadOf(request);
  // Whoever leads both Houses of a side has one board for them.
  const used = BOARDS.filter((id) => {
    const { houses } = board.data.pieces.boards[id];
    const side = sideOfHouse(houses[0] as HouseId);
    const leaders = HOUSES.filter((one) => sideOfHouse(one) === side).map((one) => lead[one]);
    return houses.length === (leaders[0] === leaders[1] ? 2 : 1);
  });
  const rows = used.map((id) => {
    const { houses, slots, symbols } = board.data.pieces.boards[id];
    const starting = LEADERS.filter(
      (one) => board.data.leaders[one].entry.by === 'start' && houses.includes(board.data.leaders[one].house),
    );
    return told(desk, {
      mark: 'council',
      name: [word(said(`board.${id}`)), personOf(request, houses[0] as HouseId)].filter(Boolean).join(', '),
      text: desk.tell('setup.board', {
        houses: listed(HOUSES.filter((one) => houses.includes(one)).map(house)),
        symbols: listed(symbols.map((one) => said(`symbol.${one}`))),
        slots,
        leaders: listed(starting.map(leader)),
      }),
      rule: houses.length === 1 ? 'R15.1, R15.2' : 'R4.11, R6.2',
    });
  });
  return [heading(desk, desk.tell('setup.boards'), 'R4.11'), ...rows];
}

/** Ranks, tokens and the objective below a line to fold along: whoever prints it need not read them. R4.2, R4.3, R4.14, R18.1 */
function secret(desk: Desk, { sietches, objective }: Draw, note: string, number: number): Page {
  const { word, tell, board } = desk;
  const room = roomOf(paperOf(desk.request), true);
  const { pieces, objectives } = board.data;
  const rows = SIETCHES.map((id): readonly Cell[] => {
    const { rank, token } = sietches[id];
    return [
      { text: word(area(id)), bold: true },
      `${rank}`,
      token
        ? {
            text: word(listed(unitList('atreides', pieces.atreidesTokens[token].units))),
            ours: isOurs(pieces.atreidesTokens[token].source),
          }
        : '',
    ];
  });
  const { targets, source } = objectives[objective];
  const aim = word(said('objective', { kwisatz: targets['kwisatz-haderach'], dwellers: targets['sand-dwellers'], jihad: targets.jihad }));
  const above = [
    heading(desk, tell('setup.secret'), 'R18.1'),
    ...(['setup.fold.who', 'setup.fold.how', 'setup.fold.keep'] as const).map((id, at) => told(desk, { mark: at + 1, text: tell(id) })),
  ];
  const below = [
    heading(desk, tell('setup.hidden'), 'R4.2, R4.3'),
    ...table(desk, [44, 14, 100], [tell('head.area'), tell('head.rank'), tell('head.token')], rows),
    told(desk, { mark: 'vp', text: marked(aim, isOurs(source)), rule: 'R4.14' }),
    told(desk, { text: tell('setup.objective.order'), rule: 'RU-41' }),
  ];
  const fold = room.y + room.height / 2;
  const items: Item[] = [
    ...down(above, room.x, room.y, room.width),
    line([room.x - 6, fold], [room.x + room.width + 6, fold], DASHED),
    tag(
      'P',
      desk.setter.fit(
        tell('setup.foldHere'),
        { face: 'semibold', size: 8, ink: 'soft', align: 'centre' },
        { ...room, y: fold - 5, height: 4.6 },
        'bottom',
      ),
    ),
    ...down(below, room.x, fold + 6, room.width),
  ];
  return framed(desk.frame, { number, of: number, head: { note } }, items);
}
/** Letters of the page to fold (points). */
const SIZE = 8.8;
const down = (blocks: readonly Block[], x: number, top: number, width: number): Item[] =>
  drawnColumn(
    blocks.map((block) => laid(block, width, SIZE)),
    x,
    top,
  );
