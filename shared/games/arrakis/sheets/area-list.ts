import { isOneOf } from '../../../kernel/typed.ts';
import { AREAS, type AreaId, ATOMICS, SECTORS, type SectorId } from '../ids.ts';
import { area, said, sectorName } from '../words/names.ts';
import { heading, ruleRow, table } from './blocks.ts';
import { type Desk, sheetOf } from './common.ts';
import { type Block, flowed } from './flow.ts';
import { marksOf } from './land-labels.ts';

/** Every area with its terrain and what it borders on, sector by sector: for whoever cannot read a map. R3.2, R3.3 */
export const areaList = sheetOf('area-list', (desk) =>
  flowed(
    desk,
    [
      { columns: 2, blocks: ['R3.1', 'R3.2', 'R3.3', 'R3.4'].map((id) => ruleRow(desk, id)) },
      ...SECTORS.map((id) => ({ columns: 1, blocks: sectorOf(desk, id) })),
    ],
    { pages: 4 },
  ),
);

function sectorOf(desk: Desk, sector: SectorId): readonly Block[] {
  const { word, tell, board } = desk;
  const rows = AREAS.filter((id) => board.data.areas[id].sectors.includes(sector)).map((id) => [
    { text: word(area(id)), bold: true as const },
    `${word(said(`terrain.${board.data.areas[id].terrain}`))}${stands(desk, id)}`,
    borders(desk, id),
  ]);
  return [
    heading(desk, word(sectorName(sector)), 'R3.1'),
    ...table(desk, [34, 50, 106], [tell('head.area'), tell('head.terrain'), tell('head.borders')], rows),
  ];
}
/** Neighbours, and those beyond a cliff. R3.3 */
function borders({ word, board, tell }: Desk, id: AreaId): string {
  const { open, impassable } = board.data.areas[id];
  // In the order of this list; a line does not part a name.
  const named = (ids: readonly AreaId[]): string =>
    AREAS.filter((other) => ids.includes(other))
      .map((other) => word(area(other)).replaceAll(' ', '\u00a0').replaceAll('-', '\u2011'))
      .join(', ');
  return impassable.length > 0 ? tell('areas.borders', { open: named(open), shut: named(impassable) }) : named(open);
}
/** What stands there at first, in words. */
function stands({ word, board, tell }: Desk, id: AreaId): string {
  const facts = board.data.areas[id];
  const signs = marksOf(facts, isOneOf(ATOMICS, id));
  const names = signs.map((one) => {
    if (one === 'settlement') return word(said(`settlement.${facts.settlement}`));
    if (one === 'sietch' || one === 'station') return word(said(`piece.${one}`));
    return one === 'exposed' ? word(said('piece.atomics')) : tell('map.sheltered');
  });
  return names.length > 0 ? `; ${names.join(', ')}` : '';
}
