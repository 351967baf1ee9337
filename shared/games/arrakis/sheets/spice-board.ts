import { POWERS } from '../ids.ts';
import { power, said } from '../words/names.ts';
import { heading, places, ruleRow, table, told, whole } from './blocks.ts';
import { sheetOf } from './common.ts';
import { flowed } from './flow.ts';

/** The spice board with its rows, what a marker costs, the bans; below, the board itself to lay markers on. R5.3, R9 */
export const spiceBoard = sheetOf('spice-board', (desk) => {
  const { word, tell, board } = desk;
  const { spiceRows, numbers } = board.data;
  const { top, bottom } = numbers.imperium;
  const steps = Array.from({ length: top - bottom + 1 }, (_, at) => top - at);
  const rows = steps.map((step) => {
    const { setAside = 0, harvester = 0, ornithopter = 0, carryall = 0 } = spiceRows[step] ?? {};
    const dice = board.data.pieces.actionDice.harkonnen.count - setAside;
    return [{ text: `${step}`, bold: true as const }, `${dice}`, `${setAside}`, `${harvester}`, `${ornithopter}`, `${carryall}`];
  });
  const vehicles = (['harvester', 'ornithopter', 'carryall'] as const).map((id) => word(said(`vehicle.${id}`)));
  const { spice } = numbers;
  return flowed(desk, [
    {
      columns: 1,
      blocks: [
        ...whole([
          heading(desk, tell('spice.rows'), 'R5.3'),
          ...table(desk, [18, 20, 22, 30, 30, 30], [tell('head.step'), tell('head.rolled'), tell('head.aside'), ...vehicles], rows),
        ]),
      ],
    },
    {
      columns: 2,
      blocks: [
        heading(desk, word(said('phase.spice')), 'R5.1'),
        ...['R9.1', 'R9.2', 'R9.3', 'R9.4', 'R9.5', 'R9.6', 'R9.7'].map((id, at) => ruleRow(desk, id, { mark: at + 1 })),
        ...whole([
          heading(desk, tell('spice.costs'), 'R9.3, R9.4'),
          ...table(
            desk,
            [54, 12],
            [tell('head.what'), tell('head.spice')],
            [
              [tell('spice.keep'), `${spice.keep}`],
              [tell('spice.raise'), `${spice.raise}`],
              [tell('spice.stockpile', { upTo: spice.stockpileUpTo }), `${spice.stockpile}`],
              [tell('spice.reserve'), `${spice.reserve}`],
            ],
          ),
        ]),
        heading(desk, tell('spice.bans'), 'R9.8'),
        ruleRow(desk, 'R9.8'),
        ...POWERS.map((id) =>
          told(desk, {
            mark: 'landsraad',
            name: `${word(power(id))}, ${word(said(`ban.${id}`))}`,
            text: word(said(`item.ban.${id}`)),
            rule: 'R9.9',
          }),
        ),
        ruleRow(desk, 'RU-3'),
      ],
    },
    {
      columns: 3,
      blocks: POWERS.flatMap((id) => [heading(desk, word(power(id))), places(desk, steps.map(String), 10)]),
    },
    {
      columns: 1,
      blocks: [
        heading(desk, word(said('track.supremacy')), 'R13.8'),
        places(
          desk,
          Array.from({ length: numbers.tracks.supremacyWins + 1 }, (_, at) => `${at}`),
          13,
        ),
      ],
    },
  ]);
});
