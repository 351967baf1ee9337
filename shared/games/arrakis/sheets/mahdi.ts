import { keysOf } from '../../../kernel/typed.ts';
import { SIETCHES, SYMBOLS } from '../ids.ts';
import { area, said, sectorName, symbol } from '../words/names.ts';
import { heading, places, ruleRow, table, told, whole } from './blocks.ts';
import { type Desk, sheetOf } from './common.ts';
import { type Block, flowed } from './flow.ts';

/** What the symbols do; Strategy and Leadership the same. */
export const ACTIONS = ['R16.8', 'R16.10', 'R16.11', 'R16.12'];

/** Steps in their order, or lists in which the first that is possible is done: how many each has, and its rule. */
export const LADDERS = {
  start: [5, 'R16.3'],
  harvesters: [5, 'R16.4'],
  ornithopters: [3, 'R16.4'],
  attack: [4, 'R16.8'],
  fight: [2, 'R16.8'],
  move: [4, 'R16.9'],
  path: [5, 'R16.9'],
  deploy: [3, 'R16.10'],
  replace: [3, 'R16.12'],
  battle: [5, 'R16.13'],
  losses: [4, 'R16.13'],
  spice: [3, 'R16.14'],
} as const;
export type Ladder = keyof typeof LADDERS;
const ladder = (desk: Desk, name: Ladder): readonly Block[] => {
  const [count, rule] = LADDERS[name];
  return whole([
    heading(desk, desk.tell(`mahdi.${name}`), rule),
    ...Array.from({ length: count }, (_, at) => told(desk, { mark: at + 1, text: desk.tell(`mahdi.${name}.${at + 1}`) })),
  ]);
};

/** How strong each figure is, coarse and fine. R16.7 */
export function strengthOf({ word, tell, board }: Desk): readonly (readonly [name: string, coarse: string, fine: string])[] {
  const { power, fine } = board.data.mahdi;
  const named = {
    regular: word(said('unit.harkonnen.regular')),
    elite: word(said('unit.harkonnen.elite')),
    special: tell('mahdi.specials'),
    token: word(said('piece.token')),
    generic: word(said('unit.harkonnen.generic')),
    named: tell('mahdi.named'),
  };
  return (['regular', 'elite', 'special', 'token', 'generic', 'named'] as const).map((id) => [
    named[id],
    `${id === 'token' ? power.token : id === 'generic' || id === 'named' ? power.leader : power.unit}`,
    `${fine[id]}`,
  ]);
}

/** The automa's rules, its criteria as ladders, how strong a legion is, the tactical cards. R16 */
export const mahdiReference = sheetOf('mahdi-reference', (desk) => {
  const { word, tell, board } = desk;
  const strength = strengthOf(desk).map(([name, coarse, fine]) => [{ text: name, bold: true as const }, coarse, fine]);
  return flowed(desk, [
    {
      columns: 2,
      blocks: [
        heading(desk, tell('goal')),
        ...['R1.4', 'R1.3', 'R16.15', 'R16.2'].map((id) => ruleRow(desk, id, { mark: 'seal' })),
        heading(desk, word(said('topic.mahdi')), 'R16'),
        ...['R16.1', 'R16.5', 'R16.6', 'R16.16', 'R16.17', 'R16.18', 'RU-35', 'RU-36'].map((id) => ruleRow(desk, id)),
        ...keysOf(LADDERS).flatMap((name) => ladder(desk, name)),
        ...whole([
          heading(desk, tell('mahdi.strength'), 'R16.7'),
          ...table(desk, [46, 14, 14], [tell('head.what'), tell('mahdi.coarse'), tell('mahdi.fine')], strength),
        ]),
        ...whole([
          heading(desk, word(said('group.tactical')), 'R16.3'),
          ...table(
            desk,
            [46, 40],
            [word(said('piece.sietch')), word(said('fact.sector'))],
            SIETCHES.map((id) => [{ text: word(area(id)), bold: true as const }, word(sectorName(board.data.tacticalSectors[id]))]),
          ),
        ]),
      ],
    },
  ]);
});

/** The round of the automa step by step, with places for its dice, cards and markers. R16 */
export const mahdiTracker = sheetOf('mahdi-tracker', (desk) => {
  const { word, tell, board } = desk;
  const { mahdi, numbers } = board.data;
  const count = (most: number): string[] => Array.from({ length: most + 1 }, (_, at) => `${at}`);
  const step = (phase: string, rules: readonly string[]): readonly Block[] => [
    heading(desk, word(said(`phase.${phase}`))),
    ...rules.map((id) => ruleRow(desk, id)),
  ];
  const slots = Array.from({ length: mahdi.sameSymbol }, () => '');
  return flowed(
    desk,
    [
      {
        columns: 2,
        blocks: [
          ...ladder(desk, 'start'),
          ...step('vehicles', ['R16.4']),
          ...step('action', ['R16.5', 'R16.6']),
          ...ACTIONS.map((id) => ruleRow(desk, id, { mark: 'die' })),
          ...step('hazards', ['R8.5', 'R8.6', 'R8.8']),
          ...step('spice', ['R16.14', 'R9.8']),
          ...step('end', ['R16.15', 'R13.10']),
        ],
      },
      { columns: 5, blocks: SYMBOLS.flatMap((id) => [heading(desk, word(symbol(id))), places(desk, slots, 10)]) },
      {
        columns: 3,
        blocks: ['mahdi.harvest', 'mahdi.target', 'mahdi.temporary'].flatMap((id) => [
          heading(desk, tell(id), 'R16.3'),
          places(desk, [''], 24),
        ]),
      },
      {
        columns: 1,
        blocks: [
          heading(desk, word(said('track.supremacy')), 'R1.3'),
          places(desk, count(numbers.tracks.supremacyWins), 12),
          heading(desk, tell('mahdi.reinforcements'), 'R16.13'),
          places(desk, count(12), 12),
        ],
      },
    ],
    { pages: 1 },
  );
});
