import { circle, DASHED, sign, silent, tag } from '../../../sheets/draw.ts';
import { marked } from '../../../sheets/frame.ts';
import type { SignId } from '../../../sheets/icons.ts';
import type { Box, Item } from '../../../sheets/page.ts';
import { cardPages, innerOf, type Row, rowsCard } from '../../../sheets/rows.ts';
import { saidEffects } from '../words/effects.ts';
import { factionName, iconName, nameOf, printed, said } from '../words/names.ts';
import type { Effects } from '../effects/effects.ts';
import type { FactionId } from '../ids.ts';
import { type Desk, sheetFor, text } from './common.ts';
import { leaderEmblem } from './emblem.ts';
import { ownRowFrom } from './reference.ts';
import { sidesOf, type TeamDesk, teamDesk } from './teams.ts';

/** Two teams on cards: the teams, their turns, who gets what, signs and Combat; and tokens to cut out. Uprising R18 */
export const teamReference = sheetFor('team-reference', (plain) => {
  const here = teamDesk(plain);
  const cards = [teamsCard, commanderCard, gainsCard, allyCard, signsCard, fightCard, postsCard];
  return cardPages(here.desk, [
    ...cards.map((card) => (cell: Box) => rowsCard(here.desk, cell, ...card(here))),
    (cell) => arrowTokens(here, cell),
    (cell) => bonusTokens(here, cell),
  ]);
});

type Card = readonly [title: string, columns: readonly (readonly Row[])[], extras: { readonly largest: number }];
const LARGEST = { largest: 8 } as const;
const card = ({ tell }: Desk, title: string, rows: readonly Row[]): Card => [tell(`teams.${title}`), [rows], LARGEST];

/** No rulebook says so: the last tie-break between teams, and whom a Spy lets in beside. Uprising R18.19, Uprising R18.26 */
const ours = (row: Row): Row => ({ ...row, name: marked(row.name, true) });
function teamsCard({ desk }: TeamDesk): Card {
  const of = ownRowFrom(desk);
  const { end, limits } = desk.book.game;
  return card(desk, 'about', [
    of('teams-who', 'R18.2', { sign: 'people' }),
    of('teams-score', 'R18.6', { sign: 'vp' }),
    of('teams-end', 'R18.6', { sign: 'endgame' }, { vp: end.vp, rounds: limits.rounds }),
    ours(of('teams-tie', 'R18.6, R18.26', { letter: '=' }, { order: end.tie_breaks.map((id) => said(`sheet.tie.${id}`)) })),
    of('teams-spared', 'R18.19', { sign: 'shield' }),
    ours(of('teams-enter', 'R18.19', { sign: 'spy' })),
    of('teams-talk', 'R18.21', { sign: 'quote' }),
  ]);
}
function commanderCard({ desk }: TeamDesk): Card {
  const of = ownRowFrom(desk);
  return card(desk, 'commander', [
    of('cmd-agent', 'R18.7', { sign: 'agent' }),
    of('cmd-plot', 'R18.7', { sign: 'plot' }),
    of('cmd-own', 'R18.3', { sign: 'leader' }),
    of('cmd-icon', 'R18.12', { sign: 'card' }),
    of('cmd-reveal', 'R18.9', { sign: 'reveal' }),
    of('cmd-third', 'R18.15', { sign: 'swordmaster' }),
    of('cmd-lacks', 'R18.5, R18.10, R18.24', { sign: 'no' }),
  ]);
}
function gainsCard({ desk, teams }: TeamDesk): Card {
  const of = ownRowFrom(desk);
  const leader = (id: string) => nameOf(desk.edition, 'leader', id);
  return card(desk, 'gains', [
    of('get-ally', 'R18.8', { sign: 'troop' }),
    of('get-commander', 'R18.8, R18.20', { sign: 'solari' }),
    of('get-influence', 'R18.11', { sign: 'ring-any' }),
    of('get-condition', 'R18.8', { sign: 'check' }),
    of('get-worms', 'R18.16', { sign: 'worm' }, { leader: leader(teams.sandworms) }),
    of('get-throne', 'R18.18', { sign: 'aside' }, { leader: leader(teams.throne_row.owner) }),
  ]);
}
function allyCard({ desk, teams }: TeamDesk): Card {
  const of = ownRowFrom(desk);
  const { garrison_deployed } = desk.book.game.limits;
  return card(desk, 'ally', [
    of('ally-turn', 'R18.2', { sign: 'agent' }),
    of('ally-active', 'R18.8', { sign: 'deploy' }, { n: garrison_deployed }),
    of('ally-swords', 'R18.9', { sign: 'swords' }),
    ...Object.entries(teams.icons).map(([icon, meant]) =>
      of('ally-icon', 'R18.12', { sign: 'card' }, { icon: iconName(icon as FactionId), faction: factionName(meant.all) }),
    ),
    of('ally-third', 'R18.15', { sign: 'swordmaster' }),
    of('ally-never', 'R18.3, R18.11', { sign: 'no' }),
  ]);
}
function signsCard({ desk, teams }: TeamDesk): Card {
  const of = ownRowFrom(desk);
  const { spaces, council } = desk.book.board;
  const seats = of('sign-council', 'R4.14', { sign: 'council' }, { n: council.seats });
  const troops = Math.max(...Object.values(spaces).map(({ effects }) => reinforcedBy(effects)));
  return card(desk, 'signs', [
    of('sign-trade', 'R18.17', { sign: 'deal' }),
    of('sign-reinforce', 'R18.17', { sign: 'troop' }, { n: troops }),
    of('sign-team', 'R18.17', { sign: 'pact' }),
    of('sign-track', 'R18.13', { sign: 'ally' }),
    of('sign-bonus', 'R18.15', { sign: 'reveal' }, { effects: saidEffects(teams.swordmaster_bonus, desk.edition) }),
    council.source === 'reconstructed' ? ours(seats) : seats,
  ]);
}
const reinforcedBy = (effects: Effects): number => effects.reduce((most, effect) => ('reinforce' in effect ? effect.reinforce : most), 0);
function fightCard({ desk }: TeamDesk): Card {
  const of = ownRowFrom(desk);
  return card(desk, 'fight', [
    of('fight-apart', 'R18.14', { sign: 'swords' }),
    of('fight-cards', 'R18.10', { sign: 'intrigue' }),
    of('fight-tie', 'R18.14', { letter: '=' }),
    of('fight-wait', 'R18.9', { sign: 'wait' }),
    of('fight-late', 'R18.9', { sign: 'fallen' }),
    of('fight-icons', 'R18.24', { sign: 'crysknife' }),
  ]);
}
/** The observation posts of this side, by what they watch. Uprising R18.3 */
function postsCard({ desk }: TeamDesk): Card {
  const rows = Object.entries(desk.book.board.posts ?? {}).map(([id, { spaces }]): Row => {
    const watched = spaces.map((space) => desk.name('space', space));
    const name = desk.name('post', id);
    // Many a post is called after what it watches.
    const isSaid = watched.every((space) => name.includes(space));
    return { mark: { sign: 'spy' }, name: isSaid ? '' : name, text: watched.join(', '), rule: '' };
  });
  return card(desk, 'posts', rows);
}

const TOKEN = 22;
/** Six rounds to cut out under a line that says what they are; `draw` fills each. */
function tokens(desk: Desk, cell: Box, about: string, draw: (at: number, x: number, y: number) => readonly Item[]): Item[] {
  const { x, y, width } = innerOf(cell);
  const columns = [x + width / 2 - TOKEN / 2 - 2, x + width / 2 + TOKEN / 2 + 2];
  const middle = (at: number): readonly [number, number] => [columns[at % 2] as number, y + 20 + Math.floor(at / 2) * (TOKEN + 1.4)];
  return [
    tag('P', text(desk, about, { x, y, width, height: 7.6 }, { size: 7.6, ink: 'soft', align: 'centre', leading: 1.1 })),
    ...[0, 1, 2, 3, 4, 5].flatMap((at): Item[] => {
      const [cx, cy] = middle(at);
      return [circle(cx, cy, TOKEN / 2, DASHED), ...draw(at, cx, cy)];
    }),
  ];
}
const ARROW_SIGNS: readonly (readonly SignId[])[] = [['west'], ['east'], ['west', 'east']];
/** The Agents of both Commanders, a column for each. Uprising R18.7 */
function arrowTokens({ desk, teams }: TeamDesk, cell: Box): Item[] {
  const sides = sidesOf(desk, teams);
  return tokens(desk, cell, desk.tell('teams.arrows'), (at, x, y) => {
    const signs = ARROW_SIGNS[Math.floor(at / 2)] ?? [];
    const house = desk.book.leaders[sides[at % 2]?.leader ?? '']?.house ?? null;
    return [
      leaderEmblem(house, x, y - 4, 8.4),
      ...signs.map((id, place) => sign(id, x + (place - (signs.length - 1) / 2) * 6.4, y + 4.8, 6.6)),
    ];
  });
}
/** For whoever takes the Swordmaster, one for each player. Uprising R18.15 */
function bonusTokens({ desk, teams }: TeamDesk, cell: Box): Item[] {
  const swords = printed('swords', teams.swordmaster_bonus);
  return tokens(desk, cell, desk.tell('teams.bonus'), (_, x, y) => [
    sign('swordmaster', x, y - 4.6, 6.4),
    silent(text(desk, `+${swords}`, { x: x - 9, y: y - 0.4, width: 9, height: 8 }, { face: 'bold', size: 13, align: 'right' })),
    sign('swords', x + 4.6, y + 3.6, 6.4),
  ]);
}
