import { HOUSES, type HouseId, PLANNING } from '../ids.ts';
import { sideOfHouse } from '../board.ts';
import { effectLines } from '../words/effects.ts';
import { card, said } from '../words/names.ts';
import { heading, ruleRow, table } from './blocks.ts';
import { type Desk, isOurs, sheetOf } from './common.ts';
import { type Block, parts } from './flow.ts';

/** Every planning card with what it does: a page for each deck, so that whoever plays it has it at hand. R2.3, R7.11 */
export const cardList = sheetOf('card-list', (desk) =>
  parts(
    desk,
    HOUSES.map((id) => [
      { columns: 1, blocks: deckOf(desk, id) },
      { columns: 1, blocks: ['R7.11', 'R7.3', 'R7.12'].map((rule) => ruleRow(desk, rule)) },
    ]),
    { most: LARGE },
  ),
);
/** Letters of a page that holds one deck (points). */
const LARGE = 10.9;

function deckOf(desk: Desk, of: HouseId): readonly Block[] {
  const { word, tell, board } = desk;
  const rows = PLANNING.flatMap((id) => {
    const facts = board.data.decks[of][id];
    if (!facts) return [];
    const does = facts.scheming ? [said('item.scheming')] : effectLines(sideOfHouse(of), facts.effects);
    const name = facts.copies > 1 ? tell('copies', { card: card(id), count: facts.copies }) : word(card(id));
    return [[{ text: name, bold: true as const, ours: isOurs(facts.source) }, does.map(word).join(' ')]];
  });
  return [heading(desk, word(said(`group.${of}`)), 'R2.3'), ...table(desk, [44, 138], [tell('head.card'), tell('head.does')], rows)];
}
