import { line, sign, tag } from '../../../sheets/draw.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { cardPages, innerOf, rowsCard, ruled } from '../../../sheets/rows.ts';
import { bookOf } from '../edition.ts';
import type { ContractName, ObjectiveName } from '../ids.ts';
import { contractSign } from '../signs/contracts.ts';
import { signsOf } from '../signs/effects.ts';
import { BATTLE_SIGNS } from '../signs/units.ts';
import { saidContract } from '../words/contracts.ts';
import { type Desk, saidOn, sheetFor, text } from './common.ts';
import { ownRowFrom } from './reference.ts';
import { signLines } from './sign-line.ts';

/** Contracts and Objectives to be cut out, with what one has to know of both. Uprising R2.8, Uprising R2.9, Uprising R10.6, Uprising R14 */
export const contractCards = sheetFor('contract-cards', (plain) => {
  // Whoever prints contracts wants them, however the next table is to be played.
  const desk: Desk = { ...plain, book: bookOf({ edition: plain.edition, options: { ...plain.options, choam: 'with' } }) };
  const { contracts, objectives = {} } = desk.book;
  const copied = <Record extends { readonly copies: number }>(all: Readonly<globalThis.Record<string, Record>>) =>
    Object.entries(all).flatMap(([id, record]) => Array.from({ length: record.copies }, () => id));
  return cardPages(desk, [
    ...copied(contracts?.cards ?? {}).map((id) => (cell: Box) => contractCard(desk, id, cell)),
    ...copied(objectives).map((id) => (cell: Box) => objectiveCard(desk, id, cell)),
    (cell) => contractRules(desk, cell),
    (cell) => battleRules(desk, cell),
  ]);
});

const BAND = 13;
/** A sign in the middle under a name. */
function headOf(desk: Desk, name: string, { x, y, width }: Box): Item[] {
  return [
    tag('H2', text(desk, name, { x, y, width, height: BAND - 2 }, { face: 'display', size: 13, leading: 1, align: 'centre' })),
    line([x, y + BAND - 1], [x + width, y + BAND - 1], { stroke: 'ink', width: 0.5 }),
  ];
}
function contractCard(desk: Desk, id: ContractName, cell: Box): Item[] {
  const contract = desk.book.contracts?.cards[id];
  if (!contract) return [];
  const inner = innerOf(cell);
  const { x, y, width, height } = inner;
  const name = desk.name('contract', id);
  // A line does not part the name of the space again that stands above.
  const said = desk.speaker.say(saidContract(desk.edition, contract)).replaceAll(name, name.replaceAll(' ', '\u00a0'));
  const words = [{ text: `${said} ` }, ...ruled('R14.2')];
  return [
    ...headOf(desk, name, inner),
    sign(contractSign(contract.condition), x + width / 2, y + BAND + 12, 14),
    tag(
      'P',
      desk.setter.fit(words, { face: 'regular', size: 9, leading: 1.25, align: 'centre' }, { x, y: y + BAND + 23, width, height: 22 }),
    ),
    line([x, y + height - 19], [x + width, y + height - 19], { stroke: 'hair' }),
    ...signLines(
      desk,
      [signsOf(contract.reward, desk.edition)],
      { x: x + 2, y: y + height - 15, width: width - 4, height: 12 },
      { size: 7, align: 'centre', said: saidOn(desk, contract.reward) },
    ),
  ];
}
function objectiveCard(desk: Desk, id: ObjectiveName, cell: Box): Item[] {
  const objective = desk.book.objectives?.[id];
  if (!objective) return [];
  const inner = innerOf(cell);
  const { x, y, width, height } = inner;
  const counts = objective.players.filter((count) => desk.module.seatCounts.includes(count)).join(', ');
  const about = [desk.tell('objective.players', { counts }), ...(objective.first_player ? [desk.tell('objective.first')] : [])].join(' ');
  return [
    ...headOf(desk, desk.name('objective', id), inner),
    sign(BATTLE_SIGNS[objective.battle_icon], x + width / 2, y + height / 2 + 2, 26),
    tag('P', text(desk, about, { x, y: y + height - 12, width, height: 11 }, { size: 8, align: 'centre' })),
  ];
}

const contractRules = (desk: Desk, cell: Box): Item[] => {
  const of = ownRowFrom(desk);
  const rows = [
    of('contract-take', 'R14.1', { sign: 'check' }, { n: desk.book.contracts?.face_up ?? 0 }),
    of('contract-done', 'R14.3', { sign: 'agent' }),
    of('contract-later', 'R14.4', { sign: 'wait' }),
    of('contract-harvest', 'R14.2', { sign: 'harvester' }),
    of('contract-none', 'R14.1', { sign: 'solari' }),
  ];
  return rowsCard(desk, cell, desk.tell('contracts'), [rows], { largest: 8 });
};
const battleRules = (desk: Desk, cell: Box): Item[] => {
  const of = ownRowFrom(desk);
  const { vp = 0 } = desk.book.game.battle_icons ?? {};
  const rows = [
    of('objective', 'R2.8', { sign: 'desert-mouse' }),
    of('conflict-won', 'R10.6', { sign: 'seal' }),
    of('battle-pair', 'R10.6', { sign: 'crysknife' }, { vp }),
    of('battle-down', 'R10.6', { sign: 'hidden' }),
    of('battle-wild', 'R11.4', { sign: 'e-any' }),
  ];
  return rowsCard(desk, cell, desk.tell('battle'), [rows], { largest: 8 });
};
