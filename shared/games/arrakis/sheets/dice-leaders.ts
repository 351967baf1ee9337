import { marked } from '../../../sheets/frame.ts';
import { HOUSES, type LeaderId, LEADERS, type Side, SIDES, SYMBOLS } from '../ids.ts';
import { sideOfHouse } from '../board.ts';
import { HOUSE_SIGNS, SYMBOL_SIGNS } from '../signs.ts';
import { house, leader, said, side as sideName, symbol, unit } from '../words/names.ts';
import { type Cell, heading, ruleRow, table, told, whole } from './blocks.ts';
import { type Desk, isOurs, sheetOf } from './common.ts';
import { type Block, parts } from './flow.ts';
import { actionsOf, entryOf, specialOf } from './texts.ts';

/**
 * What the action dice show and do, then every leader with entry, place, special action and combat ability: a page for each side.
 * R6, R17
 */
export const diceLeaders = sheetOf('dice-leaders', (desk) =>
  parts(
    desk,
    SIDES.map((of) => [
      { columns: 1, blocks: diceOf(desk, of) },
      { columns: 1, blocks: leadersOf(desk, of) },
      { columns: 2, blocks: RULES.filter(([, whose]) => whose === of || whose === 'both').map(([id]) => ruleRow(desk, id)) },
    ]),
  ),
);
/** Each with the side that it concerns. */
const RULES = [
  ['R17.2', 'both'],
  ['R17.3', 'both'],
  ['R17.4', 'both'],
  ['R17.5', 'atreides'],
  ['R17.6', 'harkonnen'],
  ['R12.9', 'both'],
  ['R12.10', 'both'],
  ['R12.11', 'both'],
] as const;

function diceOf(desk: Desk, of: Side): readonly Block[] {
  const { count, faces, source } = desk.board.data.pieces.actionDice[of];
  const shares = [36, 14, 136];
  const rows = SYMBOLS.map((id) => [
    { text: desk.word(symbol(id)), bold: true as const, sign: SYMBOL_SIGNS[id] },
    `${faces.filter((face) => face === id).length}`,
    actionsOf(desk, of, id),
  ]);
  const title = desk.tell('dice.of', { side: sideName(of), count });
  return whole([
    heading(desk, marked(title, isOurs(source)), 'R6.2'),
    ...table(desk, shares, [desk.tell('head.symbol'), desk.tell('head.faces'), desk.tell('head.does')], rows),
  ]);
}

/** Leaders House by House: below the name of a House stand its own. */
function leadersOf(desk: Desk, of: Side): readonly Block[] {
  const { word, tell, board } = desk;
  const shares = [36, 27, 34, 60, 11, 10];
  const head = [
    ...['leader', 'slot', 'entry', 'special'].map((id) => tell(`head.${id}`)),
    ...(['hit', 'shield'] as const).map((id) => word(said(`face.${id}`))),
  ];
  const { hits, shields } = board.data.genericCombat;
  const generic = [{ text: word(unit(of, 'generic')), bold: true as const }, '', tell('entry.generic'), '', `${hits}`, `${shields}`];
  const rowOf = (id: LeaderId): readonly Cell[] => {
    const { slot, combat, source } = board.data.leaders[id];
    return [
      { text: word(leader(id)), bold: true, ours: isOurs(source.slot, source.special, source.combat) },
      { text: word(symbol(slot)), sign: SYMBOL_SIGNS[slot] },
      entryOf(desk, id),
      specialOf(desk, id, of),
      combat ? `${combat.hits}` : '',
      combat ? `${combat.shields}` : '',
    ];
  };
  const rows = HOUSES.filter((its) => sideOfHouse(its) === of).flatMap((its) => [
    [{ text: word(house(its)), sign: HOUSE_SIGNS[its] }, '', '', '', '', ''],
    ...LEADERS.filter((id) => board.data.leaders[id].house === its).map(rowOf),
  ]);
  return [
    heading(desk, tell('leaders.of', { side: sideName(of) }), 'R17.1'),
    told(desk, { text: tell('leaders.about'), rule: 'R11.8' }),
    ...table(desk, shares, head, [generic, ...rows]),
  ];
}
