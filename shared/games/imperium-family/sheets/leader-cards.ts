import { chamfered, DASHED, line, sign, tag } from '../../../sheets/draw.ts';
import type { SignId } from '../../../sheets/icons.ts';
import { SMALLEST } from '../../../sheets/measure.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { cardPages, innerOf, type Row, rowsCard, ruled } from '../../../sheets/rows.ts';
import { bandOf, type StoneId } from '../../../sheets/stones.ts';
import { tokensOf } from '../queries/secret-tokens.ts';
import type { Effects } from '../effects/effects.ts';
import { type LeaderName, type PlayerId, type ResourceId, RESOURCES } from '../ids.ts';
import type { AbilityRecord, LeaderRecord } from '../records.ts';
import { signsOf } from '../signs/effects.ts';
import { signsOfAbility } from '../signs/records.ts';
import { saidTrigger, wayOf } from '../words/abilities.ts';
import { saidEffects } from '../words/effects.ts';
import { nameOf } from '../words/names.ts';
import { houseStone } from '../words/stones.ts';
import { type Desk, sentence, sheetFor, split, text } from './common.ts';
import { copiesInSet } from './counts.ts';
import { drawOf } from './draw-of.ts';
import { leaderEmblem } from './emblem.ts';
import { ownRowFrom, rowFrom } from './reference.ts';
import { signDepth, signLines } from './sign-line.ts';
import { depth } from './stack.ts';

/** Eight Leaders to play on, and what a player lays out: one page of nine. R2.4-R2.10 R18 */
export const leaderCards = sheetFor('leader-cards', (desk) => {
  const leaders = desk.request.names ? drawnLeaders(desk) : Object.keys(desk.book.leaders);
  return cardPages(desk, [
    ...leaders.map((id) => (cell: Box) => leaderCard(desk, id, cell)),
    (cell) => rowsCard(desk, cell, desk.tell('player'), [playerRows(desk)], { largest: 8 }),
  ]);
});

/** Of those who play tonight; a Commander of six players has a board of his own. */
function drawnLeaders(desk: Desk): readonly LeaderName[] {
  const { state, players } = drawOf(desk);
  const commanders: readonly PlayerId[] = (state.teams ?? []).map(({ commander }) => commander);
  const drawn = players.filter((id) => !commanders.includes(id)).flatMap((id) => state.players[id]?.leader ?? []);
  return [...new Set(drawn)].filter((id) => desk.book.leaders[id]);
}

/** What a Leader's abilities look like in words: trigger, then effects. R18.1 */
export function abilityWords(desk: Desk, ability: AbilityRecord): string {
  const { trigger, effects } = ability;
  const gaps = { effects: saidEffects(effects, desk.edition), ...(trigger && { when: saidTrigger(trigger) }) };
  return sentence(desk, desk.tell(`leader.${wayOf(ability)}`, gaps));
}

export const signetWords = (desk: Desk, signet: Effects): string =>
  sentence(desk, desk.tell('leader.always', { effects: saidEffects(signet, desk.edition) }));

/** Sizes of the words on a card and how far their lines are apart, the largest first. */
const WORDS = [
  [7.4, 1.25],
  [7.2, 1.25],
  [SMALLEST, 1.25],
  [SMALLEST, 1.15],
  [SMALLEST, 1],
] as const;
/** So many of them leave lines as far apart as they should be. */
const ROOMY = 3;
/** The least height of the places for goods. */
const FLAT = 6.6;

function leaderCard(desk: Desk, id: LeaderName, cell: Box): Item[] {
  const leader = desk.book.leaders[id];
  if (!leader) return [];
  const inner = innerOf(cell);
  const top = inner.y + 16.4;
  const ability = abilityWords(desk, leader.ability);
  const signet = signetWords(desk, leader.signet);
  const space = inner.y + inner.height - top - 3.4;
  const drawn = signsOf(leader.signet, desk.edition);
  const ways = [signsOfAbility(leader.ability, desk.edition), []].flatMap((signs, at) =>
    // The signs of an ability say what its words say: they give way before its lines move close together.
    WORDS.slice(0, at === 0 ? ROOMY : WORDS.length).map(([size, leading]) => ({
      signs,
      one: needOf(desk, ability, signs, { width: inner.width, size, leading }),
      two: needOf(desk, signet, drawn, { width: inner.width, size, leading }),
    })),
  );
  // Where much is said the places give way before the letters do.
  const { signs, one, two } = ways.find((way) => way.one + way.two + FLAT <= space) ?? (ways.at(-1) as (typeof ways)[number]);
  const places = Math.max(FLAT, Math.min(15, space - one - two));
  const bottom = inner.y + inner.height - places;
  const free = (space - places - one - two) / 2;
  const first = one + free;
  const second = two + free;
  return [
    ...headOf(desk, id, leader, cell, inner),
    ...power(
      desk,
      { ...inner, y: top, height: first },
      {
        name: desk.name('leader', `${id}.ability`),
        words: ability,
        rule: desk.rules.leaders[id] ?? '',
        signs,
      },
    ),
    line([inner.x, top + first + 0.8], [inner.x + inner.width, top + first + 0.8], { stroke: 'hair' }),
    ...power(
      desk,
      { ...inner, y: top + first + 1.8, height: second },
      {
        sign: 'signet',
        name: desk.name('leader', `${id}.signet`),
        words: signet,
        rule: desk.counted('R18.1'),
        signs: drawn,
      },
    ),
    ...placesOf(desk, id, leader, { ...inner, y: bottom, height: places }),
  ];
}

/** Stone, name, House and difficulty, and the pattern of the House across the card. */
function headOf({ setter, tell, name }: Desk, id: LeaderName, leader: LeaderRecord, cell: Box, inner: Box): Item[] {
  const its = houseStone(leader.house) as StoneId;
  const size = 11;
  const x = inner.x + size + 2.4;
  const width = inner.width - size - 2.4;
  const title = setter.fit(
    name('leader', id),
    { face: 'display', size: 12.5, leading: 1 },
    { x, y: inner.y - 0.8, width, height: 7.6 },
    'middle',
  );
  const seals = [1, 2, 3].map((n) => sign(n <= leader.complexity ? 'seal' : 'seal0', x + 1.6 + (n - 1) * 3.8, inner.y + 9.8, 3.4));
  const under = [
    ...(leader.house === null ? [] : [name('house', leader.house)]),
    ...(leader.rival_allowed ? [tell('leader.rival')] : []),
  ].join(' · ');
  const house = setter.fit(
    under,
    { face: 'regular', size: 7, ink: 'soft', leading: 1.1 },
    { x: x + 12.4, y: inner.y + 6.9, width: width - 12.4, height: 5 },
    'middle',
  );
  const band = { x: cell.x, y: inner.y + size + 1.2, width: cell.width, height: 2.4 };
  return [
    leaderEmblem(leader.house, inner.x + size / 2 - 0.4, inner.y + size / 2, size),
    tag('H2', title),
    { kind: 'tag', tag: 'Figure', alt: tell('leader.difficulty', { n: leader.complexity }), items: seals },
    ...(under ? [tag('P', house)] : []),
    ...bandOf(its, band),
  ];
}

interface Power {
  readonly sign?: SignId;
  readonly name: string;
  readonly words: string;
  readonly rule: string;
  readonly signs: Parameters<typeof signLines>[1][number];
}
const TITLE = 4.7;
const SIGN_SIZE = 3.8;
const signsHeight = (desk: Desk, signs: Power['signs'], width: number): number =>
  signs.length === 0 ? 0 : Math.max(5.4, signDepth(desk, [signs], SIGN_SIZE, width) + 0.6);
/** Room that a power needs in letters of a size. */
const needOf = (
  desk: Desk,
  words: string,
  signs: Power['signs'],
  { width, size, leading }: { readonly width: number; readonly size: number; readonly leading: number },
): number => TITLE + signsHeight(desk, signs, width) + depth(desk.setter, `${words} R15.11`, size, width, leading) + 1.2;
/** What it is called, drawn and said. */
function power(desk: Desk, { x, y, width, height }: Box, { sign: id, name, words, rule, signs }: Power): Item[] {
  const { setter } = desk;
  const indent = id ? 5 : 0;
  const title = setter.fit(
    name,
    { face: 'bold', size: 8.4, leading: 1.1 },
    { x: x + indent, y, width: width - indent, height: 4.2 },
    'middle',
  );
  const deep = signsHeight(desk, signs, width);
  const drawn = signLines(desk, [signs], { x, y: y + TITLE, width, height: deep }, { size: SIGN_SIZE });
  const told = setter.fit(
    [{ text: `${words} ` }, ...ruled(rule)],
    { face: 'regular', size: 7.7, leading: 1.25 },
    { x, y: y + TITLE + deep + 0.7, width, height: height - TITLE - deep - 0.7 },
  );
  return [...(id ? [sign(id, x + 2, y + 2.1, 4)] : []), tag('H3', title), ...drawn, tag('P', told)];
}

/** Places for Agents, goods and secret tokens, with how many lie there at the start. R2.6 R2.7 R2.10 */
function placesOf(desk: Desk, id: LeaderName, leader: LeaderRecord, room: Box): Item[] {
  const { setup } = desk.book.game;
  const places: readonly { readonly sign: SignId; readonly count: number; readonly wide: number }[] = [
    { sign: 'agent', count: setup.agents, wide: 1.6 },
    { sign: 'swordmaster', count: 0, wide: 1 },
    ...RESOURCES.map((what) => ({ sign: what, count: setup[what] + startOf(leader, what), wide: 1 })),
    ...(hides(desk, id) ? [{ sign: 'hidden', count: tokensOf(desk, id), wide: 1 } as const] : []),
  ];
  const boxes = split(
    room,
    places.map(({ wide }) => wide),
    1.2,
  );
  return places.flatMap(({ sign: what, count }, at): Item[] => {
    const box = boxes[at] as Box;
    const isFlat = box.height < 10;
    const half = box.width / 2;
    const under = isFlat
      ? { x: box.x + half, y: box.y + 0.6, width: half - 0.6, height: box.height - 1.2 }
      : { x: box.x + 0.3, y: box.y + box.height - 4.9, width: box.width - 0.6, height: 4.6 };
    const number = text(desk, `${count}`, under, { face: 'semibold', size: 7, ink: 'quiet', align: 'centre', leading: 1 });
    const [aside, above] = count === 0 ? [0, 0] : isFlat ? [1.8, 0] : [0, 1.6];
    const ghost = sign(what, box.x + half - aside, box.y + box.height / 2 - above, isFlat ? 3.8 : 5, 'ghost');
    return [chamfered(box, 0.8, DASHED), ghost, ...(count > 0 ? [tag('P', number)] : [])];
  });
}
const hides = (desk: Desk, id: LeaderName): boolean => tokensOf(desk, id) > 0;
/** What a Leader brings along. R2.6 R18.3 */
function startOf({ ability }: LeaderRecord, id: ResourceId): number {
  const own = ability.timing === 'setup' ? ability.effects : [];
  return own.reduce((sum, effect) => sum + ('gain' in effect ? ((effect.gain as Partial<Record<ResourceId, number>>)[id] ?? 0) : 0), 0);
}

function playerRows(desk: Desk): Row[] {
  const { book, edition } = desk;
  const { setup, limits } = book.game;
  const of = rowFrom(desk);
  const baron = Object.keys(book.leaders).find((id) => hides(desk, id));
  return [
    of('deck', 'R2.5', { sign: 'card' }, { cards: copiesInSet(desk, 'starter') }),
    of('goods', 'R2.6', { sign: 'water' }, { water: setup.water }),
    of('agents', 'R2.7', { sign: 'agent' }, { agents: setup.agents }),
    of('troops', 'R2.7', { sign: 'troop' }, { garrison: setup.garrison, supply: limits.troops - setup.garrison }),
    ...spiesOf(desk),
    of('tracks', 'R2.7', { sign: 'ring-any' }),
    of('score', 'R2.8', { sign: 'vp' }, { four: setup.vp['4'] ?? 0, fewer: setup.vp['3'] ?? 0 }),
    of('markers', 'R2.7', { sign: 'flag' }, { n: limits.control_markers }),
    ...(baron ? [of('baron', 'R2.10', { sign: 'hidden' }, { leader: nameOf(edition, 'leader', baron), n: tokensOf(desk, baron) })] : []),
  ];
}
/** Whoever has Spies begins with all of them in the supply. */
function spiesOf(desk: Desk): readonly Row[] {
  const { spies } = desk.book.game.limits;
  return spies ? [ownRowFrom(desk)('own-spies', 'R2.7', { sign: 'spy' }, { n: spies })] : [];
}
