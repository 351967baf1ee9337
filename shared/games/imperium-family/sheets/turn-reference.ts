import { cellOf } from '../../../sheets/grid.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { type Row, rowsCard, threeSets } from '../../../sheets/rows.ts';
import type { Message } from '../../../text/message.ts';
import { nameOf, printed, said } from '../words/names.ts';
import { editionOf } from '../edition.ts';
import { type Desk, sheetFor } from './common.ts';
import { iconPageCount, iconPages } from './icon-page.ts';
import { ownRowFrom, rowFrom } from './reference.ts';

/** Round, Agent turn and Reveal turn on a card each, for three players; then every sign. R3-R10 R13 */
export const turnReference = sheetFor('turn-reference', (desk) => [
  threeSets(desk, 1 + iconPageCount(desk), (grid, first) =>
    CARDS_OF_A_SET.flatMap((card, index): Item[] => card(desk, cellOf(grid, first + index))),
  ),
  ...iconPages(desk),
]);

/** The five phases, and what points are for. */
export function roundRows(desk: Desk): readonly Row[] {
  const { limits, end } = desk.book.game;
  const of = rowFrom(desk);
  return [
    of('start', 'R4', { letter: '1' }, { cards: limits.hand_drawn_per_round }),
    of('turns', 'R5', { letter: '2' }),
    of('combat', 'R13', { letter: '3' }),
    of('makers', 'R15.1', { letter: '4' }),
    of('recall', 'R16.5, R16.6', { letter: '5' }, { vp: end.vp }),
    of('points', 'R3.4', { sign: 'vp' }),
  ];
}
/** How one wins. */
export const goalOf = (desk: Desk): { readonly text: string; readonly rule: string } => ({
  text: desk.tell('goal', { order: desk.book.game.end.tie_breaks.map((id) => said(`sheet.tie.${id}`)) }),
  rule: desk.counted('R16.8'),
});
const roundCard = (desk: Desk, cell: Box): Item[] =>
  rowsCard(desk, cell, desk.tell('round'), [roundRows(desk)], { foot: { ...goalOf(desk), height: 10.5 } });

/** A turn that sends an Agent. */
export function agentRows(desk: Desk): readonly Row[] {
  const of = rowFrom(desk);
  return [
    of('send', 'R6.1, R6.3', { letter: 'a' }),
    of('pay', 'R6.4, R6.5', { letter: 'b' }),
    of('effects', 'R6.9, R17.2', { letter: 'c' }),
    of('deploy', 'R8.4', { sign: 'deploy' }, { n: desk.book.game.limits.garrison_deployed }),
    of('plot', 'R12.4', { sign: 'plot' }),
    of('harvest', 'R15.3', { sign: 'harvester' }),
    of('draw', 'R10.2', { sign: 'card' }),
    ...(editionOf(desk.edition).hasMentat ? [of('mentat', 'R16.2, R16.3', { sign: 'mentat' })] : []),
    ...(desk.book.board.posts ? [ownRowFrom(desk)('spy-turn', 'R5.5, R5.6', { sign: 'spy' })] : []),
  ];
}
const agentCard = (desk: Desk, cell: Box): Item[] => rowsCard(desk, cell, desk.tell('agent'), [agentRows(desk)]);

/** The last turn of a round, and the Combat after it. */
export function revealRows(desk: Desk): readonly Row[] {
  const { book } = desk;
  const of = rowFrom(desk);
  return [
    of('reveal', 'R9.2, R9.6', { letter: 'a' }),
    of('persuasion', 'R9.5', { sign: 'persuasion' }, { council: book.board.council.persuasion, ...hallOf(desk) }),
    of('acquire', 'R10.3, R10.4', { sign: 'acquire' }),
    of('strength', 'R9.7', { sign: 'swords' }, book.game.strength),
    of('cleanup', 'R9.10', { letter: 'b' }),
    of('rank', 'R13.7', { sign: 'seal' }),
    of('tie', 'R13.8, R13.9', { letter: '=' }),
  ];
}
const revealCard = (desk: Desk, cell: Box): Item[] => rowsCard(desk, cell, desk.tell('reveal'), [revealRows(desk)]);
const CARDS_OF_A_SET = [roundCard, agentCard, revealCard] as const;
/** The space that adds Persuasion while an own Agent stands there. R7.13 */
function hallOf({ book, edition }: Desk): { readonly hall: number; readonly space: Message } {
  const found = Object.entries(book.board.spaces).flatMap(([id, { effects }]) => {
    const list = effects.flatMap((effect) => ('while_agent_here' in effect ? effect.while_agent_here.do : []));
    const hall = printed('persuasion', list);
    return hall > 0 ? [{ hall, space: nameOf(edition, 'space', id) }] : [];
  });
  return found[0] ?? { hall: 0, space: said('phase.turns') };
}
