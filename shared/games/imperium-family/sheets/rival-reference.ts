import { headCell, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Box, Item, Page } from '../../../sheets/page.ts';
import { cardPages, type Row, rowsCard } from '../../../sheets/rows.ts';
import type { HagalName } from '../ids.ts';
import { listsIn, spacesIn } from '../queries/hagal-cards.ts';
import type { HagalRecord } from '../records.ts';
import { signsOf } from '../signs/effects.ts';
import { hagalLines } from '../items/rivals.ts';
import { saidEffects } from '../words/effects.ts';
import { listed, nameOf } from '../words/names.ts';
import { type Desk, hagalTitle, hairline, saidOn, sheetFor, split, text } from './common.ts';
import { hagalDeck, rivalsOn } from './counts.ts';
import { hagalHeads, swordsCell } from './hagal-table.ts';
import { ownRowFrom } from './reference.ts';
import { rivalCard } from './rival-card.ts';
import { VARIANTS } from './setup-modules.ts';
import { signLines } from './sign-line.ts';
import { depth, type Layer, paged, stack } from './stack.ts';

/** Rivals with cards of their own: how they play on cards to be cut out, their own cards, and every Hagal card. Rules: Uprising R17 */
export const rivalReference = sheetFor('rival-reference', (desk) => {
  const rivals = Object.keys(desk.book.rivals ?? {});
  const hagal = hagalPages(desk);
  const cards = cardPages(
    desk,
    [
      ...[flowCard, gainsCard, combatCard, setupCard, variantsCard, levelsCard].map((card) => (cell: Box) => card(desk, cell)),
      ...rivals.map((id) => (cell: Box) => rivalCard(desk, id, cell)),
    ],
    hagal.length,
  );
  return [...cards, ...hagal.map((page, at) => page(cards.length + 1 + at, cards.length + hagal.length))];
});

const LARGEST = { largest: 8 } as const;
/** From the top to the bottom: one turn of a Rival. Uprising R17.5, Uprising R17.6 */
export const flowCard = (desk: Desk, cell: Box): Item[] => {
  const of = ownRowFrom(desk);
  const rows = [
    of('rival-agent', 'R17.5', { letter: '1' }),
    of('rival-reveal', 'R17.6', { letter: '2' }),
    of('rival-spy', 'R17.6, R17.11', { letter: '3' }),
    of('rival-go', 'R17.6', { letter: '4' }),
    of('rival-gain', 'R17.7', { letter: '5' }),
    of('rival-troops', 'R17.15', { letter: '6' }, { n: desk.book.game.limits.garrison_deployed }),
    of('rival-spend', 'R17.13', { letter: '7' }),
  ];
  return rowsCard(desk, cell, desk.tell('rival.flow'), [rows], LARGEST);
};
export const gainsCard = (desk: Desk, cell: Box): Item[] => {
  const of = ownRowFrom(desk);
  const rows = [
    of('rival-influence', 'R17.8', { sign: 'ring-any' }),
    of('rival-maker', 'R17.9', { sign: 'harvester' }),
    of('rival-scheme', 'R17.11', { sign: 'spy' }, { n: desk.book.game.limits.spies ?? 0 }),
    of('rival-contract', 'R17.12', { sign: 'solari' }),
    of('rival-third', 'R17.13', { sign: 'swordmaster' }),
    of('rival-convert', 'R17.13', { sign: 'vp' }, { effects: saidEffects(desk.book.hagal.spending.conversions, desk.edition) }),
  ];
  return rowsCard(desk, cell, desk.tell('rival.gains'), [rows], LARGEST);
};
export const combatCard = (desk: Desk, cell: Box): Item[] => {
  const of = ownRowFrom(desk);
  const rows = [
    of('rival-swords', 'R17.16', { sign: 'swords' }),
    of('rival-points', 'R17.14', { sign: 'vp' }),
    of('rival-suffers', 'R17.10', { sign: 'fallen' }),
    of('rival-choices', 'R17.21', { sign: 'people' }),
    of('rival-end', 'R17.19', { sign: 'endgame' }),
  ];
  return rowsCard(desk, cell, desk.tell('rival.combat'), [rows], LARGEST);
};
/** What is laid out for one person and for two. Uprising R17.1-R17.4 */
export const setupCard = (desk: Desk, cell: Box): Item[] => {
  const of = ownRowFrom(desk);
  const rows = [1, 2].flatMap((persons): readonly Row[] => {
    const { start, leavesOut, recommended } = rivalsOn(desk, persons);
    const rivals = listed(recommended.map((id) => nameOf(desk.edition, 'rival', id)));
    return [
      of(`rival-setup.${persons}`, persons === 1 ? 'R17.1, R17.4' : 'R17.2, R17.4', { sign: 'people' }, { rivals }),
      ...(persons === 1 ? [of('rival-pieces', 'R17.3', { sign: 'agent' }, { ...start, spies: desk.book.game.limits.spies ?? 0 })] : []),
      of(`rival-deck.${persons}`, 'R17.3', { sign: 'card' }, { cards: hagalDeck(desk, persons), mark: leavesOut ?? '' }),
    ];
  });
  return rowsCard(desk, cell, desk.tell('rival.setup'), [rows], LARGEST);
};
const variantsCard = (desk: Desk, cell: Box): Item[] => {
  const of = ownRowFrom(desk);
  const gaps = variantGaps(desk);
  const rows = VARIANTS.map((id) => of(`variant.${id}`, 'R17.17', { letter: '' }, gaps));
  return rowsCard(desk, cell, desk.tell('rival.variants'), [rows], LARGEST);
};
/** The numbers that the variants go by. Uprising R17.17 */
function variantGaps({ book }: Desk): Readonly<Record<string, number>> {
  const all = book.hagal.variants;
  const politics = all?.['smart-politics'];
  return {
    lead: politics?.alliance_lead ?? 0,
    influence: politics?.influence ?? 0,
    behind: politics?.behind ?? 0,
    cards: all?.['brutal-escalation'].combat_cards ?? 0,
    units: all?.['expert-deployment'].lead_in_units ?? 0,
    dice: all?.['dice-churn'].dice ?? 0,
  };
}
/** Of the solo game. Uprising R17.1 */
const levelsCard = (desk: Desk, cell: Box): Item[] => {
  const rows = Object.entries(desk.book.hagal.difficulties).map(([id, level]): Row => {
    const { variants = [], human_bonus, human_swordmaster, rival_garrison } = level;
    const parts = [
      desk.tell('level.garrison', { n: rival_garrison }),
      ...(human_bonus.length > 0 ? [`${saidOn(desk, human_bonus)}.`] : []),
      ...(variants.length > 0 ? [`${variants.map((each) => desk.tell(`variant.${each}`)).join(', ')}.`] : []),
      ...(human_swordmaster ? [] : [desk.tell('level.no-swordmaster')]),
    ];
    return { mark: { sign: 'bot' }, name: desk.name('difficulty', id), text: parts.join(' '), rule: 'R17.1' };
  });
  return rowsCard(desk, cell, desk.tell('rival.levels'), [rows], LARGEST);
};

const SHARES = [9, 46, 40, 14, 78] as const;
/** Of letters; where a language needs it there are two pages. */
const SMALL = 7;
/** Every sort of Hagal card: where it sends, what it gives, its swords. Uprising R17.6-R17.9 */
function hagalPages(desk: Desk): readonly ((number: number, of: number) => Page)[] {
  const room = roomOf(paperOf(desk.request), true);
  const heads = hagalHeads(desk, SHARES, [1, 2, 3, 4]);
  const layers = Object.entries(desk.book.hagal.cards).map(([id, card]) => cardLayer(desk, id, card, room.width));
  const mark = [2, 1].map((persons) => rivalsOn(desk, persons).leavesOut).join(', ');
  return paged(room.height - heads.need(SMALL), layers, SMALL).map(
    (here) => (number, of) =>
      framed(desk.frame, { number, of, head: { note: desk.tell('hagal.cards.note', { mark }) } }, stack(room, [heads, ...here], 8.4, 4)),
  );
}
function cardLayer(desk: Desk, id: HagalName, card: HagalRecord, width: number): Layer {
  const words = hagalLines({ ...desk.book, edition: desk.edition, rules: desk.rules }, id)
    .map((line) => desk.speaker.say(line))
    .join(' ');
  const column = split({ x: 0, y: 0, width, height: 0 }, SHARES, 2)[4]?.width ?? 0;
  const name = hagalTitle(desk, id, card);
  const isCombat = spacesIn(card).some((space) => desk.book.board.spaces[space]?.combat);
  return {
    row: true,
    need: (size) => Math.max(6, depth(desk.setter, words, size, column) + 1.4),
    draw(box, size) {
      const row = { ...box, y: box.y + 0.4, height: box.height - 0.8 };
      const [copies, title, gives, swords, told] = split(row, SHARES, 2) as [Box, Box, Box, Box, Box];
      return [
        hairline(box.x, box.y, box.width),
        tag(
          'TR',
          headCell(
            'Row',
            tag('P', text(desk, desk.tell('copies', { n: card.copies }), copies, { size: 8, ink: 'soft' })),
            tag(
              'P',
              text(
                desk,
                card.mark ? `${name} (${card.mark})` : name,
                { ...title, width: title.width - 6 },
                { face: 'semibold', size: 8.6, leading: 1.05 },
              ),
            ),
            ...(isCombat ? [sign('deploy', title.x + title.width - 3, box.y + box.height / 2, 3.8)] : []),
          ),
          tag(
            'TD',
            ...signLines(
              desk,
              listsIn(card).map((list) => signsOf(list, desk.edition)),
              gives,
            ),
          ),
          swordsCell(desk, card.swords, swords),
          tag('TD', tag('P', text(desk, words, told, { size }))),
        ),
      ];
    },
  };
}
