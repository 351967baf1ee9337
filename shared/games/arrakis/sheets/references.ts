import { type Side, SYMBOLS } from '../ids.ts';
import { said, symbol } from '../words/names.ts';
import { heading, ruleRow, told } from './blocks.ts';
import { type Desk, sheetOf } from './common.ts';
import { type Block, flowed } from './flow.ts';
import { actionsOf } from './texts.ts';

const RULE_OF = { strategy: 'R7.4', leadership: 'R7.5', deployment: 'R7.6', mentat: 'R7.7', house: 'R7.7' } as const;

/** What a die does, symbol by symbol. */
const actions = (desk: Desk, side: Side): readonly Block[] =>
  SYMBOLS.map((id) => told(desk, { mark: 'die', name: desk.word(symbol(id)), text: actionsOf(desk, side, id), rule: RULE_OF[id] }));
const chapter = (desk: Desk, name: string, rules: readonly string[]): readonly Block[] => [
  heading(desk, desk.word(said(name))),
  ...rules.map((id) => ruleRow(desk, id)),
];

/** The round as one side lives it. */
const reference = (
  id: string,
  side: Side,
  goal: readonly string[],
  before: readonly [string, readonly string[]][],
  after: readonly [string, readonly string[]][],
) =>
  sheetOf(id, (desk) =>
    flowed(
      desk,
      [
        {
          columns: 2,
          blocks: [
            heading(desk, desk.tell('goal')),
            ...goal.map((rule) => ruleRow(desk, rule, { mark: 'seal' })),
            ...before.flatMap(([name, rules]) => chapter(desk, name, rules)),
            heading(desk, desk.word(said('topic.actions')), 'R7.1'),
            ...actions(desk, side),
            ...after.flatMap(([name, rules]) => chapter(desk, name, rules)),
          ],
        },
      ],
      { pages: 1 },
    ),
  );

export const harkonnenReference = reference(
  'harkonnen-reference',
  'harkonnen',
  ['R1.3', 'R1.4'],
  [
    ['topic.round', ['R5.1', 'R5.2', 'R5.3', 'R5.4', 'R5.5']],
    ['topic.dice', ['R6.2', 'R6.3', 'R6.4', 'R6.5', 'R6.6', 'R6.7', 'R6.9']],
  ],
  [
    ['sheet.free', ['R7.9', 'R10.4', 'R17.9', 'R7.11']],
    ['topic.moving', ['R10.1', 'R10.2', 'R10.7', 'R2.8']],
    ['phase.hazards', ['R8.5', 'R8.6', 'R8.8']],
    ['phase.spice', ['R9.2', 'R9.3', 'R9.4', 'R9.5', 'R9.8', 'R9.9']],
    ['phase.end', ['R13.10', 'R7.13', 'R12.10']],
  ],
);
export const atreidesReference = reference(
  'atreides-reference',
  'atreides',
  ['R1.4', 'R1.5', 'R1.3'],
  [
    ['topic.round', ['R5.1', 'R5.2']],
    ['topic.dice', ['R6.2', 'R6.3', 'R6.4', 'R6.5', 'R6.6', 'R6.7', 'R6.9', 'R6.10']],
  ],
  [
    ['sheet.free', ['R7.8', 'R7.10', 'R13.9', 'R7.11']],
    ['topic.moving', ['R10.1', 'R10.2', 'R10.5', 'R10.8', 'R12.8', 'R2.7', 'R2.8']],
    ['phase.hazards', ['R8.1', 'R8.2', 'R8.3', 'R8.4', 'R8.5', 'R8.8']],
    ['sheet.claims', ['R13.2', 'R13.4', 'R13.5', 'R13.6', 'R13.7', 'R13.8', 'R12.3']],
    ['phase.end', ['R13.10', 'R7.13', 'R12.10']],
  ],
);

/** A battle from its declaration to its end. R11, R12 */
export const combatReference = sheetOf('combat-reference', (desk) => {
  const numbered = (name: string, rules: readonly string[]): readonly Block[] => [
    heading(desk, desk.tell(name)),
    ...rules.map((id, at) => ruleRow(desk, id, { mark: at + 1 })),
  ];
  const { faces } = desk.board.data.pieces.combatDice;
  const counts = (['hit', 'shield', 'special'] as const).map((face) =>
    told(desk, {
      mark: face === 'hit' ? 'swords' : face === 'shield' ? 'shield' : 'gom-jabbar',
      name: desk.word(said(`face.${face}`)),
      text: desk.tell('combat.faces', { count: faces.filter((one) => one === face).length, of: faces.length }),
      rule: 'R2.2',
    }),
  );
  return flowed(desk, [
    {
      columns: 2,
      blocks: [
        ...numbered('combat.before', ['R11.1', 'R11.2', 'R11.3']),
        ...numbered('combat.round', ['R11.5', 'R11.6', 'R11.7', 'R11.8', 'R11.9', 'R11.10', 'R11.11']),
        told(desk, { mark: 'seal', text: desk.tell('combat.sum'), rule: 'R11.10' }),
        ...numbered('combat.after', ['R11.12', 'R11.13', 'R11.14', 'R11.15', 'R11.16', 'R11.17']),
        heading(desk, desk.tell('combat.dice')),
        ...counts,
        heading(desk, desk.word(said('topic.settlements'))),
        ...['R12.1', 'R12.2', 'R12.3', 'R12.6', 'R12.9', 'R12.10', 'R12.11', 'R2.6', 'R2.9'].map((id) => ruleRow(desk, id)),
        heading(desk, desk.tell('combat.strikes')),
        ...['RU-17', 'R11.18', 'RU-8', 'RU-10'].map((id) => ruleRow(desk, id)),
      ],
    },
  ]);
});
