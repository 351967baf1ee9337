import { marked } from '../../../sheets/frame.ts';
import { LEADERS, OBJECTIVES, PRESCIENCE, TRACKS } from '../ids.ts';
import { leader, prescience as nameOf, said, track } from '../words/names.ts';
import { heading, places, ruleRow, table, told, whole } from './blocks.ts';
import { isOurs, isTracksEndOurs, sheetOf } from './common.ts';
import { parts } from './flow.ts';
import { conditionOf, gainsOf } from './texts.ts';

/** Boxes for markers are no larger (millimetres): eleven of them fill a line. */
const LARGEST = 16;

/** All prescience cards, then tracks to lay markers on, with what they bring and the objectives, for the middle of the table. R13 */
export const prescience = sheetOf('prescience', (desk) => {
  const { word, tell, board } = desk;
  const { prescience: cards, objectives, leaders, numbers } = board.data;
  const tracks = TRACKS.map((id) => word(track(id)));
  const shares = [50, 78, 20, 20, 14];
  const of = (phase: 'action' | 'end') =>
    PRESCIENCE.filter((id) => cards[id].phase === phase).map((id) => [
      { text: word(nameOf(id)), bold: true as const, ours: isOurs(cards[id].source, cards[id].gainsSource, cards[id].conditionSource) },
      conditionOf(desk, id),
      ...gainsOf(cards[id].gains),
    ]);
  const head = [tell('head.card'), tell('head.condition'), ...tracks];
  const aims = OBJECTIVES.map((id) => [
    {
      text: word(
        said('objective', {
          kwisatz: objectives[id].targets['kwisatz-haderach'],
          dwellers: objectives[id].targets['sand-dwellers'],
          jihad: objectives[id].targets.jihad,
        }),
      ),
      bold: true as const,
      ours: isOurs(objectives[id].source),
    },
    ...TRACKS.map((one) => `${objectives[id].targets[one]}`),
  ]);
  const spaces = Array.from({ length: numbers.tracks.end + 1 }, (_, at) => `${at}`);
  const enters = LEADERS.flatMap((id) => {
    const { entry } = leaders[id];
    if (entry.by !== 'prescience') return [];
    const where = entry.track === 'any' ? tell('prescience.any') : word(track(entry.track));
    return [
      told(desk, { mark: 'leader', text: tell('prescience.enters', { where, space: entry.space, leader: leader(id) }), rule: 'R13.8' }),
    ];
  });
  return parts(desk, [
    [
      { columns: 1, blocks: [heading(desk, tell('prescience.action'), 'R13.4, R13.5'), ...table(desk, shares, head, of('action'))] },
      { columns: 1, blocks: [heading(desk, tell('prescience.end'), 'R13.6'), ...table(desk, shares, head, of('end'))] },
      {
        columns: 1,
        blocks: [
          heading(desk, word(said('topic.prescience')), 'R13'),
          ...['R13.1', 'R13.2', 'R13.3', 'R13.7', 'R12.3', 'R12.8', 'R1.4'].map((id) => ruleRow(desk, id)),
        ],
      },
    ],
    [
      ...TRACKS.map((id) => ({
        columns: 1,
        blocks: [heading(desk, marked(word(track(id)), isTracksEndOurs)), places(desk, spaces, LARGEST)],
      })),
      {
        columns: 1,
        blocks: [
          ...enters,
          told(desk, { mark: 'storm', text: tell('prescience.atomics', { space: numbers.tracks.atomics }), rule: 'R13.9' }),
        ],
      },
      {
        columns: 1,
        blocks: whole([
          heading(desk, word(said('group.objective')), 'R4.14'),
          ...table(desk, [62, 40, 40, 40], [tell('head.card'), ...tracks], aims),
        ]),
      },
    ],
  ]);
});
