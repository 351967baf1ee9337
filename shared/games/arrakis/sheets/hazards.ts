import { AREAS, ATOMICS, TERRAINS, WORMSIGNS } from '../ids.ts';
import { area, leader, listed, said } from '../words/names.ts';
import { heading, ruleRow, table, told, whole } from './blocks.ts';
import { isOurs, sheetOf } from './common.ts';
import { flowed } from './flow.ts';

/** Wormsigns, worms, storms, and where they reach. R8, R14, R3.6 */
export const hazards = sheetOf('hazards', (desk) => {
  const { word, tell, board } = desk;
  const { pieces, areas, exposes } = board.data;
  const special: Readonly<Partial<Record<(typeof TERRAINS)[number], number>>> = pieces.hazardSpecial;
  const reached = TERRAINS.filter((id) => id !== 'mountain');
  const hits = reached.map((id) => [{ text: word(said(`terrain.${id}`)), bold: true as const }, '1', `${special[id] ?? 0}`, '0']);
  const dice = [
    [tell('hazards.storm'), `${pieces.hazards.coriolis.dice}`],
    [word(said('piece.sandworm')), `${pieces.hazards.sandworm.dice}`],
    [word(leader('wild-maker')), `${pieces.hazards['wild-maker'].dice}`],
  ];
  const signs = WORMSIGNS.map((id) => [
    { text: word(said(`wormsign.${id}`)), bold: true as const, ours: isOurs(pieces.wormsigns.source) },
    `${pieces.wormsigns.mix[id]}`,
    word(said(`item.wormsign.${id}`)),
  ]);
  const sheltered = AREAS.filter((id) => areas[id].sheltered);
  return flowed(desk, [
    {
      columns: 2,
      blocks: [
        heading(desk, word(said('phase.hazards')), 'R5.1'),
        ...['R8.1', 'R8.2', 'R8.3', 'R8.4', 'R8.5', 'R8.6', 'R8.7', 'R8.8'].map((id, at) => ruleRow(desk, id, { mark: at + 1 })),
        heading(desk, tell('hazards.hits'), 'R8.8, R14.7'),
        ...table(
          desk,
          [30, 12, 14, 14],
          [tell('head.terrain'), ...(['hit', 'special', 'shield'] as const).map((face) => word(said(`face.${face}`)))],
          hits,
        ),
        told(desk, { text: word(said('item.area.mountain')), name: word(said('terrain.mountain')), rule: 'R3.6' }),
        ...whole([
          heading(desk, tell('hazards.dice'), 'R8.8, R14.7'),
          ...table(desk, [44, 16], [tell('head.what'), tell('head.dice')], dice),
        ]),
        ...whole([
          heading(desk, word(said('group.wormsign')), 'R8.3'),
          ...table(desk, [28, 12, 40], [tell('head.token'), tell('head.copies'), tell('head.does')], signs),
        ]),
        heading(desk, tell('hazards.sheltered'), 'R3.6'),
        told(desk, { mark: 'sheltered', text: sheltered.map((id) => word(area(id))).join(', ') }),
        ...ATOMICS.map((id) =>
          told(desk, {
            mark: 'exposed',
            text: tell('hazards.exposes', { area: area(id), plateaus: listed(exposes[id].map(area)) }),
            rule: 'R13.9',
          }),
        ),
        ruleRow(desk, 'R13.9'),
        heading(desk, word(said('topic.worms')), 'R14'),
        ...['R14.1', 'R14.2', 'R14.3', 'R14.4', 'R14.5', 'R14.6', 'R14.7', 'R14.8', 'R14.9', 'R14.10', 'R7.8', 'R10.5', 'R10.9'].map((id) =>
          ruleRow(desk, id),
        ),
      ],
    },
  ]);
});
