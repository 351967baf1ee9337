import { headCell, line, sign, tag } from '../../../sheets/draw.ts';
import { framed, paperOf, roomOf } from '../../../sheets/frame.ts';
import type { Box, Item, Page } from '../../../sheets/page.ts';
import { fitColumns, type Row, ruled } from '../../../sheets/rows.ts';
import type { HagalName } from '../ids.ts';
import type { HagalOfLeaders, LevelOfLeaders } from '../records.ts';
import { signsOfCosts } from '../signs/conditions.ts';
import { signsOf, signsOfEffect } from '../signs/effects.ts';
import type { Token } from '../signs/token.ts';
import type { EditionId } from '../types.ts';
import { saidCost } from '../words/effects.ts';
import { nameOf } from '../words/names.ts';
import { type Desk, hagalTitle, hairline, HEADING, heading, saidOn, sheetFor, split, text } from './common.ts';
import { hagalDeck, rivalsOn } from './counts.ts';
import { rowFrom } from './reference.ts';
import { hagalHeads, swordsCell } from './hagal-table.ts';
import { signLines } from './sign-line.ts';
import { depth, type Layer, stack } from './stack.ts';

/** Turns, set-up, difficulties and spending on one page, every Hagal card on another. R21-R23 */
export const hagalReference = sheetFor('hagal-reference', (desk) => [rulesPage(desk), cardsPage(desk)]);

const TABLE = 62;
const SPENDING = 24;
const SIGNETS = 24;

function rulesPage(desk: Desk): Page {
  const { tell } = desk;
  const room = roomOf(paperOf(desk.request), true);
  const columns = { ...room, height: room.height - TABLE - SIGNETS - 5 };
  const [left, right] = split(columns, [1, 1], 8) as [Box, Box];
  const turn = turnRows(desk);
  const two = twoRows(desk);
  const head = (name: string, rule: string): Row => ({ name, text: '', rule, heading: 'H2' });
  const rows = fitColumns(
    desk,
    [
      { room: left, rows: [head(tell('hagal.turn'), 'R21'), ...turn, head(tell('hagal.two'), 'R22'), ...two] },
      {
        room: { ...right, height: right.height - SPENDING - 3 },
        rows: [head(tell('hagal.solo', { n: rivalsOn(desk, 1).count }), 'R23'), ...soloRows(desk)],
      },
    ],
    9.6,
  );
  const spending = { ...right, y: right.y + right.height - SPENDING, height: SPENDING };
  const signets = { ...room, y: columns.y + columns.height + 2, height: SIGNETS };
  const table = { ...room, y: room.y + room.height - TABLE, height: TABLE };
  return framed(desk.frame, { number: 1, of: 2, head: { note: tell('hagal.note') } }, [
    ...rows,
    ...spendingOf(desk, spending),
    ...signetsOf(desk, signets),
    ...heading(desk, table, tell('hagal.difficulty'), 'R23.4'),
    ...difficulties(desk, { ...table, y: table.y + HEADING, height: TABLE - HEADING }),
  ]);
}

/** A turn of House Hagal. R21 */
export const turnRows = (desk: Desk): readonly Row[] => {
  const of = rowFrom(desk);
  return [
    of('hagal-reveal', 'R21.2', { letter: 'a' }),
    of('hagal-gain', 'R21.4', { letter: 'b' }),
    of('hagal-troops', 'R21.4', { sign: 'troop' }, { n: desk.book.game.limits.garrison_deployed }),
    of('hagal-harvest', 'R21.6', { sign: 'harvester' }),
    of('hagal-shuffle', 'R21.3', { sign: 'shuffle' }),
    of('hagal-combat', 'R21.9', { sign: 'swords' }),
  ];
};
/** Beside two persons. R22 */
export const twoRows = (desk: Desk): readonly Row[] => {
  const { start, leavesOut: mark } = rivalsOn(desk, 2);
  const of = rowFrom(desk);
  return [
    of('two-setup', 'R22.1', { sign: 'agent' }, { agents: start.agents, garrison: start.garrison }),
    of('two-deck', 'R22.1', { sign: 'card' }, { mark: mark ?? '', cards: hagalDeck(desk, 2) }),
    of('two-acts', 'R22.3, R22.5', { sign: 'first' }),
    of('two-combat', 'R22.6, R22.7', { sign: 'flag' }),
  ];
};
/** Beside one person. R23 */
export const soloRows = (desk: Desk): readonly Row[] => {
  const { start, leavesOut: mark, recommended, countedAs } = rivalsOn(desk, 1);
  const of = rowFrom(desk);
  const leaders = recommended.map((id) => nameOf(desk.edition, 'leader', id));
  return [
    of('solo-setup', 'R23.1, R23.2', { sign: 'leader' }, { agents: start.agents, water: start.water, leaders }),
    of('solo-deck', 'R23.3', { sign: 'card' }, { mark: mark ?? '', cards: hagalDeck(desk, 1) }),
    of('solo-order', 'R23.5, R23.6', { sign: 'first' }),
    of('solo-third', 'R23.7', { sign: 'swordmaster' }),
    of('solo-goods', 'R23.8-R23.11', { sign: 'signet' }),
    of('solo-choice', 'R23.13', { sign: 'people' }),
    of('solo-points', 'R23.10', { sign: 'vp' }),
    of('solo-defence', 'R23.14', { sign: 'flag' }),
    ...(countedAs
      ? [of('solo-counted', 'R23.15', { sign: 'endgame' }, { card: nameOf(desk.edition, 'card', countedAs.card), n: countedAs.copies })]
      : []),
  ];
};

/** What a Rival turns into points. R23.12 */
function spendingOf(desk: Desk, room: Box): Item[] {
  const { conversions } = desk.book.hagal.spending;
  const columns = 2;
  const each = (room.height - HEADING) / Math.ceil(conversions.length / columns);
  return [
    ...heading(desk, room, desk.tell('hagal.spending'), 'R23.12'),
    ...conversions.flatMap((conversion, at) => {
      const line = { ...room, y: room.y + HEADING + Math.floor(at / columns) * each, height: each };
      return signLines(desk, [signsOfEffect(conversion, desk.edition)], split(line, [1, 1], 6)[at % columns] as Box, {
        size: 4.6,
        said: saidOn(desk, [conversion]),
      });
    }),
  ];
}

/** What the signet icon on a card does for those who can be Rivals. R23.9 */
function signetsOf(desk: Desk, room: Box): Item[] {
  const leaders = Object.entries(desk.book.leaders).filter(([, { rival_allowed }]) => rival_allowed);
  const columns = 3;
  const rows = Math.ceil(leaders.length / columns);
  const each = (room.height - HEADING) / rows;
  const cells = leaders.flatMap(([id, { signet }], at): Item[] => {
    const line = { ...room, y: room.y + HEADING + Math.floor(at / columns) * each, height: each };
    const [name, signs] = split(split(line, [1, 1, 1], 6)[at % columns] as Box, [1.15, 1], 1) as [Box, Box];
    return [
      tag('P', text(desk, desk.name('leader', id), name, { size: 7.8, face: 'semibold', leading: 1.05 })),
      ...signLines(desk, [signsOf(signet, desk.edition)], signs, { size: 3.9, said: saidOn(desk, signet) }),
    ];
  });
  return [...heading(desk, room, desk.tell('hagal.signets'), 'R23.9'), ...cells];
}

type Fact = Exclude<keyof LevelOfLeaders, 'source'>;
/** In the order in which one sets up and plays. */
const FACTS: readonly Fact[] = [
  'human_bonus',
  'rival_garrison',
  'rival_bonus',
  'mentat_space_cost',
  'conflict_cards_above_rival_swordmasters',
  'human_swordmaster',
  'expert_troop_deployment',
];
const EXPERT_LEAD = 2;
const NOTE = 6.4;

/** A column for each difficulty. R23.4 */
function difficulties(desk: Desk, room: Box): Item[] {
  const all = Object.entries(desk.book.hagal.difficulties);
  const shares = [1.7, ...all.map(() => 1)];
  const each = (room.height - NOTE) / (FACTS.length + 1);
  const rowAt = (index: number): readonly Box[] => split({ ...room, y: room.y + index * each, height: each }, shares, 2);
  const [corner, ...names] = rowAt(0) as [Box, ...Box[]];
  const heads = names.map((box, at) =>
    headCell('Column', text(desk, desk.name('difficulty', all[at]?.[0] ?? ''), box, { face: 'semibold', size: 7.8, leading: 1.05 })),
  );
  const head = tag('TR', headCell('Column', text(desk, desk.tell('hagal.difficulty'), corner, { size: 7, ink: 'soft' })), ...heads);
  const rows = FACTS.flatMap((fact, index): Item[] => {
    const [label, ...cells] = rowAt(index + 1) as [Box, ...Box[]];
    return [
      hairline(room.x, label.y, room.width),
      tag(
        'TR',
        headCell('Row', text(desk, desk.tell(`difficulty.${fact}`), label, { size: 7.8, leading: 1.05 })),
        ...cells.map((cell, at) => {
          const level = all[at]?.[1] as LevelOfLeaders;
          const said = saidFact(desk, level, fact);
          return tag('TD', ...signLines(desk, [signsOfFact(level, fact, desk.edition)], cell, { size: 3.9, said }));
        }),
      ),
    ];
  });
  const note = { ...room, y: room.y + room.height - NOTE, height: NOTE };
  const expert = [{ text: `${desk.tell('difficulty.expert', { lead: EXPERT_LEAD })} ` }, ...ruled('R23.16')];
  return [
    tag('Table', head, ...rows),
    line([room.x, note.y], [room.x + room.width, note.y], { stroke: 'ink', width: 0.35 }),
    tag('P', text(desk, expert, { ...note, y: note.y + 0.6 }, { size: 7.4, ink: 'soft' })),
  ];
}
const NONE: readonly Token[] = [{ text: '–' }];
const yes = (is: boolean): readonly Token[] => (is ? [{ sign: 'check' }] : NONE);
function signsOfFact(record: LevelOfLeaders, fact: Fact, edition: EditionId): readonly Token[] {
  if (fact === 'human_bonus' || fact === 'rival_bonus') return record[fact].length > 0 ? signsOf(record[fact], edition) : NONE;
  if (fact === 'mentat_space_cost') return signsOfCosts(record[fact]);
  if (fact === 'rival_garrison') return [{ sign: 'troop', count: String(record[fact]) }];
  if (fact === 'conflict_cards_above_rival_swordmasters') return [{ text: String(record[fact]) }];
  return yes(record[fact]);
}

/** The same for whoever does not see the signs. */
function saidFact(desk: Desk, record: LevelOfLeaders, fact: Fact): string {
  const value = record[fact];
  if (typeof value === 'number') return String(value);
  if (typeof value === 'boolean') return desk.tell(value ? 'difficulty.yes' : 'difficulty.no');
  if (fact === 'mentat_space_cost') return desk.speaker.say(saidCost(record[fact], desk.edition));
  const effects = fact === 'human_bonus' || fact === 'rival_bonus' ? record[fact] : [];
  return effects.length > 0 ? saidOn(desk, effects) : '–';
}

const SHARES = [8, 42, 11, 34, 16, 74] as const;

/** Every sort of card, in the order of the box: a table whose rows are named by how many there are, card and marks. R21.11 */
function cardsPage(desk: Desk): Page {
  const room = roomOf(paperOf(desk.request), true);
  const ids = Object.keys(desk.book.hagal.cards);
  const table = stack(room, [hagalHeads(desk, SHARES, [1, 3, 4, 5]), ...ids.map((id) => cardLayer(desk, id, room.width))], 8.4, 8);
  const mark = [2, 1].map((persons) => rivalsOn(desk, persons).leavesOut).join(', ');
  return framed(desk.frame, { number: 2, of: 2, head: { note: desk.tell('hagal.cards.note', { mark }) } }, table);
}

/** Harvest Spice goes to a maker space, which is a combat space as the named ones are. R21.5 */
function isCombat({ book }: Desk, { send_to }: HagalOfLeaders): boolean {
  if (send_to === 'most_bonus_spice') return book.makers.every((id) => book.board.spaces[id]?.combat);
  return send_to !== null && !!book.board.spaces[send_to]?.combat;
}
function wordsOf(desk: Desk, card: HagalOfLeaders): string {
  const { tell } = desk;
  const n = desk.book.game.limits.garrison_deployed;
  const recruits = card.effects.some((effect) => 'recruit' in effect);
  const parts = [
    ...(card.send_to === 'most_bonus_spice' ? [tell('hagal.most')] : []),
    ...(card.effects.length > 0 ? [`${saidOn(desk, card.effects)}.`] : []),
    ...(isCombat(desk, card) ? [tell('hagal.to.conflict', { n })] : recruits ? [tell('hagal.to.garrison')] : []),
  ];
  return parts.join(' ');
}

function cardLayer(desk: Desk, id: HagalName, width: number): Layer {
  const card = desk.book.hagal.cards[id] as HagalOfLeaders;
  const words = wordsOf(desk, card);
  const column = split({ x: 0, y: 0, width, height: 0 }, SHARES, 2)[5]?.width ?? 0;
  const name = hagalTitle(desk, id, card);
  return {
    row: true,
    need: (size) => Math.max(6, depth(desk.setter, words, size, column) + 1.4),
    draw(box, size) {
      const row = { ...box, y: box.y + 0.4, height: box.height - 0.8 };
      const [copies, title, marks, gives, swords, said] = split(row, SHARES, 2) as [Box, Box, Box, Box, Box, Box];
      const middle = box.y + box.height / 2;
      return [
        hairline(box.x, box.y, box.width),
        tag(
          'TR',
          headCell(
            'Row',
            tag('P', text(desk, desk.tell('copies', { n: card.copies }), copies, { size: 8, ink: 'soft' })),
            tag('P', text(desk, name, title, { face: 'semibold', size: 8.6, leading: 1.05 })),
            ...(isCombat(desk, card) ? [sign('deploy', marks.x + 2, middle, 3.8)] : []),
            ...(card.mark ? [tag('P', text(desk, card.mark, { ...marks, x: marks.x + 4.4, width: 6 }, { face: 'bold', size: 7.6 }))] : []),
          ),
          tag(
            'TD',
            ...signLines(
              desk,
              card.effects.map((effect) => signsOfEffect(effect, desk.edition)),
              gives,
            ),
          ),
          swordsCell(desk, card.swords, swords),
          tag('TD', tag('P', text(desk, words, said, { size }))),
        ),
      ];
    },
  };
}
