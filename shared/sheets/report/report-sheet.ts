import type { Report, ReportPlayer } from '../../report/report.ts';
import { type Telling, tellingOf } from '../../report/telling.ts';
import { countedMost, type Finding, surenessOf } from '../../review/findings.ts';
import { datesIn } from '../../text/dates.ts';
import type { Message } from '../../text/message.ts';
import type { SheetDesk } from '../desk.ts';
import { circle, diamond, group, line, tag } from '../draw.ts';
import { type FrameOf, framed, paperOf, roomOf } from '../frame.ts';
import type { Setter } from '../measure.ts';
import type { Box, Item, Page } from '../page.ts';
import type { Column } from '../rows.ts';
import type { Sheet, SheetRequest } from '../sheet.ts';
import { stone, type StoneId } from '../stones.ts';
import { chartOf, hasChances, stoneOf } from './chart.ts';
import { tableOf } from './table.ts';

/** What a finished game was, on two pages: who won and how near all came; where it turned, numbers, the chronicle in short. */
export const reportSheet = (report: Report): Sheet => ({
  id: 'report',
  title: { key: 'report.title' },
  about: { key: 'report.about' },
  pages: (request, setter) => {
    const desk = deskOf(report, request, setter);
    return [first(desk, report), second(desk, report)];
  },
});
function deskOf({ game }: Report, request: SheetRequest, setter: Setter): SheetDesk {
  const { speaker } = request;
  const frame: FrameOf = { request, setter, game: { key: `${game}.name` }, title: { key: 'report.title' } };
  return { request, setter, speaker, frame, say: (key, gaps) => speaker.say(key, gaps) };
}

/** Where there is nothing to tell. */
const NOTHING = '–';
const dateOf = ({ speaker }: SheetDesk, at: number): string => datesIn(speaker.language, { dateStyle: 'full' }).format(at);
const minutes = (ms: number): number => Math.round(ms / 60_000);
const listOf = ({ speaker }: SheetDesk, names: readonly string[]): string =>
  new Intl.ListFormat(speaker.language, { type: 'conjunction' }).format(names);

/** A heading with a quiet word behind it. */
function heading({ setter }: SheetDesk, text: string, { x, y, width }: Box, about = ''): Column {
  const set = setter.set(
    [{ text: about ? `${text}  ` : text }, ...(about ? [{ text: about, face: 'regular' as const, size: 8, ink: 'soft' as const }] : [])],
    { face: 'display', size: 13.5, leading: 1.15 },
    x,
    y,
    width,
  );
  return { items: [tag('H2', set)], height: set.box.height + 1.4 };
}

function noteOf(desk: SheetDesk, { game, at, ended, players, rounds }: Report): string {
  const told = [
    desk.say('report.players', { n: players.length }),
    ...(rounds === null ? [] : [desk.say('report.rounds', { n: rounds })]),
    ...(minutes(ended - at) > 0 ? [desk.say('report.minutes', { n: minutes(ended - at) })] : []),
  ];
  return `${desk.say(`${game}.name`)}, ${dateOf(desk, at)}\n${told.join(' · ')}`;
}

function first(desk: SheetDesk, report: Report): Page {
  const room = roomOf(paperOf(desk.request), true);
  const top = winnersOf(desk, report, { ...room, height: 44 });
  let y = room.y + 50;
  const ranked = heading(desk, desk.say('report.ranking'), { ...room, y });
  y += ranked.height;
  const table = ranking(desk, report, { ...room, y });
  y += table.height + 5;
  const chances = hasChances(report);
  const about = chances ? 'report.chart.chances' : report.goal > 0 ? 'report.chart.near' : 'report.chart.share';
  const title = desk.say(chances ? 'report.chances' : 'report.chart');
  const charted = heading(desk, title, { ...room, y }, desk.say(about));
  y += charted.height;
  const seal = sealOf(desk, report, room);
  const box = { ...room, y, height: Math.min(112, seal.box.y - 3 - y) };
  const chart =
    report.standings.length > 1 || chances ? [...charted.items, chartOf(desk, report, box, `${title}: ${chartWords(desk, report)}`)] : [];
  return framed(desk.frame, { number: 1, of: 2, head: { note: noteOf(desk, report) } }, [
    ...top,
    ...ranked.items,
    ...table.items,
    ...chart,
    tag('P', seal),
  ]);
}
/** Who came how near, for whoever does not see the lines. */
const chartWords = (desk: SheetDesk, { players }: Report): string =>
  players.map((player) => `${desk.speaker.say(player.name)} ${standingOf(desk, player)}`).join(', ');

/** The winners' stones in a bowl of sand, who they are and how it ended. */
function winnersOf(desk: SheetDesk, report: Report, box: Box): Item[] {
  const { setter, speaker, say } = desk;
  const winners = report.players.filter(({ won }) => won);
  const names = winners.map(({ name }) => speaker.say(name));
  const said = names.length > 0 ? say('report.winners', { names: listOf(desk, names), count: names.length }) : say('report.nobody');
  const radius = box.height / 2;
  const [cx, cy] = [box.x + radius, box.y + radius];
  const rings = Array.from({ length: 14 }, (_, at) =>
    circle(cx, cy, radius - 1 - at * 1.5, { stroke: at < 2 ? 'ink' : 'hair', width: at < 2 ? 0.5 : 0.2 }),
  );
  const stones = winners.flatMap((player) => stoneOf(player) ?? []);
  const x = box.x + box.height + 8;
  const width = box.x + box.width - x;
  const title = setter.fit(said, { face: 'display', size: 25, leading: 1.08 }, { x, y: box.y + 1, width, height: 20 }, 'bottom');
  const how = setter.fit(
    speaker.say(report.outcome),
    { face: 'regular', size: 10.5, leading: 1.4 },
    { x, y: box.y + 23, width, height: 20 },
  );
  return [...rings, ...inBowl(stones, cx, cy, radius), tag('H2', title), tag('P', how)];
}
function inBowl(stones: readonly StoneId[], cx: number, cy: number, radius: number): Item[] {
  const size = stones.length > 2 ? radius * 0.52 : radius * 0.72;
  const way = stones.length > 1 ? radius * (stones.length > 2 ? 0.5 : 0.38) : 0;
  return stones.map((id, at) => {
    const angle = (2 * Math.PI * at) / stones.length - Math.PI * 0.8;
    return stone(id, cx + way * Math.cos(angle), cy + way * Math.sin(angle), size);
  });
}

function standingOf({ speaker, say }: SheetDesk, { look, last, outAt, won }: ReportPlayer): string {
  if (look.wonBy && won) return speaker.say(look.wonBy);
  if (look.goal > 0) return say('report.of', { have: look.seals, goal: look.goal });
  if (outAt !== null) return say('report.out');
  return last === null ? NOTHING : new Intl.NumberFormat(speaker.language, { style: 'percent', maximumFractionDigits: 0 }).format(last);
}
const nameWithSide = ({ speaker }: SheetDesk, { name, look }: ReportPlayer) => {
  const called = speaker.say(name);
  const side = look.title ? speaker.say(look.title) : '';
  return [
    { text: called, face: 'display' as const, size: 11 },
    ...(side && side !== called ? [{ text: ` ${side}`, size: 8, ink: 'soft' as const }] : []),
  ];
};
const markOf = (player: ReportPlayer, size: number): { readonly mark?: Item } => {
  const its = stoneOf(player);
  return its ? { mark: stone(its, 0, 0, size) } : {};
};
const causesOf = ({ speaker }: SheetDesk, causes: readonly Message[]): string => causes.map((one) => speaker.say(one)).join(' ');

function ranking(desk: SheetDesk, report: Report, box: Box): Column {
  const { say } = desk;
  const columns = [
    { head: say('report.player'), share: 34 },
    { head: say('report.place'), share: 9, right: true },
    { head: say('report.standing'), share: 16, right: true },
    { head: say('report.rise'), share: 74 },
  ] as const;
  const rows = report.players.map((player) => {
    const { rise } = player;
    const round = rise && report.round(rise.turn);
    const told = rise ? `${round === null ? '' : `${say('report.round', { round })}. `}${causesOf(desk, rise.causes)}` : '';
    return [
      { text: nameWithSide(desk, player), ...markOf(player, 6) },
      { text: `${player.rank}.` },
      { text: [{ text: standingOf(desk, player), face: 'semibold' as const }] },
      { text: shortened(told) || NOTHING },
    ];
  });
  return tableOf(desk, box, columns, rows, { size: 8.5, least: report.players.length > 6 ? 7.4 : 9 });
}
/** A cause may be a long story: its first sentences are enough. */
const MOST_LETTERS = 150;
function shortened(text: string): string {
  if (text.length <= MOST_LETTERS) return text;
  const end = Math.max(text.lastIndexOf('. ', MOST_LETTERS), text.lastIndexOf('! ', MOST_LETTERS));
  return end > 40 ? text.slice(0, end + 1) : `${text.slice(0, text.lastIndexOf(' ', MOST_LETTERS))} …`;
}

/** Whether all of it can be trusted. */
function sealOf({ setter, say }: SheetDesk, { commit, corrected, partly }: Report, room: Box) {
  const seal = (commit.slice(0, 12).match(/.{4}/g) ?? []).join(' ');
  const told = [say('report.seal', { seal }), ...(corrected ? [say('report.corrected')] : []), ...(partly ? [say('report.partly')] : [])];
  return setter.fit(
    told.join(' '),
    { face: 'regular', size: 7.5, ink: 'soft', leading: 1.25 },
    { ...room, y: room.y + room.height - 8, height: 8 },
    'bottom',
  );
}

function second(desk: SheetDesk, report: Report): Page {
  const { say } = desk;
  const room = roomOf(paperOf(desk.request), true);
  const items: Item[] = [];
  let { y } = room;
  const put = ({ items: more, height }: Column, gap = 0): void => {
    items.push(...more);
    y += height + gap;
  };
  if (report.moments.length > 0) {
    put(heading(desk, say('report.turned'), { ...room, y }));
    put(momentsOf(desk, report, { ...room, y }), 4);
  }
  put(heading(desk, say('report.numbers'), { ...room, y }));
  put(numbers(desk, report, { ...room, y }), 5);
  const found = report.players
    .flatMap(({ id }) => countedMost(report.findings, id, 2))
    .sort((one, other) => Math.abs(other.gain) - Math.abs(one.gain));
  if (found.length > 0) {
    put(heading(desk, say('report.mentat'), { ...room, y }, say('report.mentat.about')));
    put(findingsOf(desk, report, found.slice(0, 5), { ...room, y }), 4);
  }
  const signed = room.y + room.height - 8;
  const told = heading(desk, say('report.chronicle'), { ...room, y }, say('report.chronicle.about'));
  const rest = { ...room, y: y + told.height, height: signed - 6 - y - told.height };
  if (rest.height > 14) items.push(...told.items, ...chronicle(desk, report, rest));
  return framed(desk.frame, { number: 2, of: 2, head: { note: noteOf(desk, report) } }, [
    ...items,
    ...signatures(desk, report, { ...room, y: signed, height: 8 }),
  ]);
}

/** Text behind a numbered diamond. */
function numbered({ setter }: SheetDesk, box: Box, n: number, text: Parameters<Setter['set']>[0], size = 9): Column {
  const set = setter.set(text, { face: 'regular', size, leading: 1.28 }, box.x + 8, box.y, box.width - 8);
  const number = setter.fit(
    String(n),
    { face: 'bold', size: 7, ink: 'paper', align: 'centre' },
    { x: box.x, y: box.y - 0.4, width: 4.8, height: 4.8 },
    'middle',
  );
  return { items: [diamond(box.x + 2.4, box.y + 2, 2.7, { fill: 'ink' }), tag('P', number, set)], height: set.box.height };
}
function below<One>(all: readonly One[], box: Box, gap: number, draw: (one: One, at: number, box: Box) => Column): Column {
  let { y } = box;
  const items = all.flatMap((one, at) => {
    const { items: drawn, height } = draw(one, at, { ...box, y });
    y += height + gap;
    return drawn;
  });
  return { items, height: y - box.y };
}
function momentsOf(desk: SheetDesk, report: Report, box: Box): Column {
  const { say, speaker } = desk;
  return below(report.moments, box, 1.4, ({ turn, seat, by, causes }, at, here) => {
    const round = report.round(turn);
    const name = speaker.say(report.players.find(({ id }) => id === seat)?.name ?? { key: 'report.named', with: { name: seat } });
    return numbered(desk, here, at + 1, [
      ...(round === null ? [] : [{ text: `${say('report.round', { round })}. `, face: 'semibold' as const }]),
      { text: `${say('report.moment', { name, change: by > 0 ? 'up' : 'down' })}. `, face: 'semibold' as const },
      { text: shortened(causesOf(desk, causes)) },
    ]);
  });
}

/** What each gave and got. */
function numbers(desk: SheetDesk, report: Report, box: Box): Column {
  const { say, speaker } = desk;
  const percent = new Intl.NumberFormat(speaker.language, { style: 'percent', maximumFractionDigits: 0 });
  const height = (value: number | null): string => {
    if (value === null) return NOTHING;
    return report.goal > 0 ? String(Math.round((value * report.goal) / report.arrival)) : percent.format(value);
  };
  const columns = [
    { head: say('report.player'), share: 36 },
    { head: say('report.answers'), share: 14, right: true },
    { head: say('report.thought'), share: 16, right: true },
    { head: say('report.best'), share: 14, right: true },
    { head: say('report.deeds'), share: 15, right: true },
    { head: say('report.owns'), share: 62 },
  ] as const;
  const rows = report.players.map((player) => {
    const deeds = report.lines.filter(({ seat, scores }) => scores && seat === player.id).length;
    const { sides = [], has } = player.look;
    const owned = [...has, ...sides.flatMap((side) => side.has)].filter(({ count }) => count > 0);
    return [
      { text: [{ text: speaker.say(player.name), face: 'semibold' as const }], ...markOf(player, 4.8) },
      { text: String(player.answers) },
      { text: player.thought === null ? NOTHING : say('report.minutes', { n: minutes(player.thought) }) },
      { text: height(player.best) },
      { text: String(deeds) },
      {
        text:
          owned
            .slice(0, 7)
            .map(({ label }) => speaker.say(label))
            .join(', ') || NOTHING,
      },
    ];
  });
  return tableOf(desk, box, columns, rows, { size: 8, least: 6 });
}

function findingsOf(desk: SheetDesk, report: Report, found: readonly Finding[], box: Box): Column {
  const { say, speaker } = desk;
  return below(found, box, 1.2, (finding, at, here) => {
    const round = report.round(finding.turn + 1);
    const name = speaker.say(
      report.players.find(({ id }) => id === finding.seat)?.name ?? { key: 'report.named', with: { name: finding.seat } },
    );
    const said = say('report.finding', {
      name,
      change: finding.gain < 0 ? 'cost' : 'gained',
      by: Math.round(Math.abs(finding.gain) * 100),
      how: surenessOf(finding),
    });
    return numbered(desk, here, at + 1, `${round === null ? '' : `${say('report.round', { round })}. `}${said}`, 8.5);
  });
}

/** What counted most, in two columns, as much as there is room for. */
function chronicle(desk: SheetDesk, report: Report, room: Box): Item[] {
  const told = tellingOf(report);
  for (let most = Math.min(60, told.length); most > 0; most -= 2) {
    const chosen = told.slice(0, most).sort((one, other) => one.at - other.at);
    const drawn = inColumns(desk, report, chosen, room);
    if (drawn) return drawn;
  }
  return [];
}
const COLUMN_GAP = 7;
/** Both columns end at the same height; a line of room for what does not part evenly. */
function columnHeight({ setter, speaker }: SheetDesk, deeds: readonly Telling[], width: number): number {
  const heights = deeds.map(({ messages }) => {
    const text = messages.map((one) => speaker.say(one)).join(' ');
    return setter.set(text, { face: 'regular', size: 8, leading: 1.25 }, 0, 0, width - 12).box.height + 0.9;
  });
  return heights.reduce((sum, height) => sum + height, 0) / 2 + Math.max(0, ...heights);
}
/** null = they do not fit. */
function inColumns(desk: SheetDesk, report: Report, deeds: readonly Telling[], room: Box): Item[] | null {
  const width = (room.width - COLUMN_GAP) / 2;
  const tall = columnHeight(desk, deeds, width);
  const bottom = room.y + Math.min(room.height, tall);
  let [column, y] = [0, room.y];
  let shown: number | null = null;
  const items: Item[] = [];
  for (const { turn, messages } of deeds) {
    const round = report.round(turn);
    const fresh = round !== null && round !== shown;
    const text = [
      ...(fresh ? [{ text: `${desk.say('report.round', { round })}. `, face: 'semibold' as const }] : []),
      { text: causesOf(desk, messages) },
    ];
    let set = desk.setter.set(text, { face: 'regular', size: 8, leading: 1.25 }, room.x + column * (width + COLUMN_GAP), y, width);
    if (y + set.box.height > bottom) {
      if (++column > 1) return null;
      y = room.y;
      set = desk.setter.set(text, { face: 'regular', size: 8, leading: 1.25 }, room.x + column * (width + COLUMN_GAP), y, width);
    }
    items.push(tag('P', set));
    y += set.box.height + 0.9;
    shown = round;
  }
  return items;
}

/** A line for each to sign on. */
function signatures(desk: SheetDesk, { players }: Report, { x, y, width }: Box): Item[] {
  const people = players.filter(({ kind }) => kind === 'person');
  if (people.length === 0) return [];
  const each = (width - 4 * (people.length - 1)) / people.length;
  return people.flatMap((player, at): Item[] => {
    const left = x + at * (each + 4);
    const its = stoneOf(player);
    const name = desk.setter.fit(
      desk.speaker.say(player.name),
      { face: 'regular', size: 8, leading: 1 },
      { x: left + 5.6, y: y + 1, width: each - 5.6, height: 5 },
      'middle',
    );
    return [
      line([left, y], [left + each, y], { stroke: 'ink', width: 0.25 }),
      ...(its ? [group(left + 2.3, y + 3.5, [stone(its, 0, 0, 4.4)])] : []),
      tag('P', name),
    ];
  });
}
