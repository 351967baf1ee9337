import { HOUSES, type HouseId, PLANNING } from '../ids.ts';
import { sideOfHouse } from '../board.ts';
import { effectLines } from '../words/effects.ts';
import { card, said } from '../words/names.ts';
import { heading, ruleRow, table } from './blocks.ts';
import { type Desk, isOurs, sheetOf } from './common.ts';
import { type Block, flowed } from './flow.ts';
import { joined } from './texts.ts';

/** Every planning card with its copies and what it does, deck by deck. R2.3, R7.11 */
export const cardList = sheetOf('card-list', (desk) =>
  flowed(desk, [
    { columns: 1, blocks: ['R7.11', 'R7.3', 'R7.12'].map((id) => ruleRow(desk, id)) },
    ...HOUSES.map((id) => ({ columns: 1, blocks: deckOf(desk, id) })),
  ]),
);

function deckOf(desk: Desk, of: HouseId): readonly Block[] {
  const { word, tell, board } = desk;
  const rows = PLANNING.flatMap((id) => {
    const facts = board.data.decks[of][id];
    if (!facts) return [];
    const does = facts.scheming ? [said('item.scheming')] : effectLines(sideOfHouse(of), facts.effects);
    return [[{ text: word(card(id)), bold: true as const, ours: isOurs(facts.source) }, `${facts.copies}`, joined(does.map(word))]];
  });
  const head = [tell('head.card'), tell('head.copies'), tell('head.does')];
  return [heading(desk, word(said(`group.${of}`)), 'R2.3'), ...table(desk, [52, 14, 116], head, rows)];
}
