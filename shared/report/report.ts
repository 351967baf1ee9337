import type { GameWords, OtherLook, SeatLook, StoryLine } from '../games/face.ts';
import { type AnswerLine, type HeaderLine, type Misfit, readRecord, type RecordSeat, type TableName } from '../kernel/record.ts';
import { replay, type Replay } from '../kernel/replay.ts';
import { heard } from '../kernel/table.ts';
import type { GameModule, GameTypes } from '../kernel/types.ts';
import type { Finding } from '../review/findings.ts';
import type { Message } from '../text/message.ts';
import { type Ranked, causesOf, goneSince, type Moment, momentsOf, rankingOf, type RoundAt, roundsOf, type Standings } from './standing.ts';

/** What of a game is needed to tell one that was played. */
interface ReportGame {
  readonly module: GameModule<GameTypes>;
  readonly words: GameWords<GameTypes>;
}
/** A line of the chronicle. */
export interface ReportLine {
  readonly turn: number;
  readonly seat: string | null;
  readonly message: Message;
  readonly kind: 'heading' | 'deed';
  readonly scores: boolean;
}
/** A moment at which somebody came closer or fell back, and what brought it about. */
interface ReportMoment extends Moment {
  readonly causes: readonly Message[];
}
/** One who played, in the order of the ranking. */
export interface ReportPlayer extends Ranked {
  readonly name: Message;
  readonly look: SeatLook;
  readonly won: boolean;
  /** The turn since which they were out of it; null = they are not. */
  readonly outAt: number | null;
  readonly kind: RecordSeat['kind'] | 'rule';
  /** Answers they gave. */
  readonly answers: number;
  /** Milliseconds in which the game waited for them as a person; null = for no person. */
  readonly thought: number | null;
  /** How near they came at best, and in the end; null = nobody measures them. */
  readonly best: number | null;
  readonly last: number | null;
  /** When they came closer most; null = never. */
  readonly rise: ReportMoment | null;
}
/** A finished game, told. */
export interface Report {
  readonly game: string;
  readonly table: TableName;
  /** Epoch milliseconds of its first and last line. */
  readonly at: number;
  readonly ended: number;
  readonly answers: number;
  /** Number of its last round; null = it counts none. */
  readonly rounds: number | null;
  readonly round: RoundAt;
  readonly outcome: Message;
  readonly players: readonly ReportPlayer[];
  readonly standings: Standings;
  /** The standing at which the goal is reached, and what wins where it is counted (0 = it is not). */
  readonly arrival: number;
  readonly goal: number;
  readonly moments: readonly ReportMoment[];
  readonly lines: readonly ReportLine[];
  /** What a mentat found, as far as there is a review. */
  readonly findings: readonly Finding[];
  readonly commit: string;
  /** Played with data that the host's owner had corrected. */
  readonly corrected: boolean;
  /** It began in the middle of another game, or by older rules: nothing vouches for all of it. */
  readonly partly: boolean;
}
type Told = { readonly report: Report; readonly misfit: null } | { readonly report: null; readonly misfit: Misfit };

/** Turning points that are told. */
const MOMENTS = 6;
/** Who thinks longer than this has gone away. */
const LONGEST_THOUGHT = 10 * 60_000;

const refused = (key: string, line = 1): Told => ({ report: null, misfit: { line, key } });

/**
 * Tells a finished game from the text of its record. Nothing secret is in it: all is told as a spectator heard it.
 * @param gameOf the game of a record, if this program has it
 * @param findings of its review, if there is one
 * @returns what does not fit, if it is no record, is not finished or cannot be played again
 */
export function reportOf(text: string, gameOf: (game: string) => ReportGame | undefined, findings: readonly Finding[] = []): Told {
  const { lines, misfit } = readRecord(text);
  if (misfit) return { report: null, misfit };
  const [header] = lines;
  if (header?.kind !== 'record' || !Array.isArray(header.seats)) return refused('error.record.unknown');
  const game = gameOf(header.game);
  if (!game) return { report: null, misfit: { line: 1, key: 'report.noGame' } };
  const walked = replay(game.module, lines, 'last');
  if (!walked.replay) return { report: null, misfit: walked.misfit };
  if (!walked.replay.course.table.position.outcome) return refused('report.notOver', lines.length);
  const answers = lines.filter((line): line is AnswerLine => line.kind === 'answer');
  return { report: told(game, header, walked.replay, { answers, findings }), misfit: null };
}

/** The largest moments of which something can be told, in order of time. */
function turningPoints(standings: Standings, withCause: (moment: Moment) => ReportMoment): readonly ReportMoment[] {
  return momentsOf(standings, 4 * MOMENTS)
    .map(withCause)
    .filter(({ causes }) => causes.length > 0)
    .sort((one, other) => Math.abs(other.by) - Math.abs(one.by))
    .slice(0, MOMENTS)
    .sort((one, other) => one.turn - other.turn);
}

interface More {
  readonly answers: readonly AnswerLine[];
  readonly findings: readonly Finding[];
}
function told(
  { module, words }: ReportGame,
  header: HeaderLine,
  { course, seats, at, restored }: Replay,
  { answers, findings }: More,
): Report {
  const { table, standings } = course;
  const view = module.view(table.state, null);
  const others = words.others?.(view) ?? [];
  const names = namesOf(seats);
  const spoken = Object.fromEntries(seats.map(({ seat, name }, place) => [seat, name ?? `${place + 1}`]));
  const happened = [
    ...heard(course.opening, null).map((event) => ({ turn: course.start.turn, event })),
    ...course.log.flatMap(({ turn, told: events }) => heard(events, null).map((event) => ({ turn, event }))),
  ];
  const round = roundsOf(happened as Parameters<typeof roundsOf>[0]);
  const lines = happened.flatMap(({ turn, event }): readonly ReportLine[] => lineOf(words.story(event, spoken, view), turn));
  const all = momentsOf(standings, Number.POSITIVE_INFINITY);
  const withCause = (moment: Moment): ReportMoment => {
    const before = all[all.findIndex(({ turn }) => turn === moment.turn) - 1]?.turn ?? 0;
    return { ...moment, causes: causesOf(lines, moment, before).map(({ message }) => message) };
  };
  const { outcome } = table.position;
  const winners = [...(outcome?.winners ?? []), ...others.filter(({ won }) => won).map(({ id }) => id)];
  const looks: Readonly<Record<string, SeatLook>> = {
    ...Object.fromEntries(seats.map(({ seat }) => [seat, withStone(words.seat(view, seat))])),
    ...Object.fromEntries(others.map((other) => [other.id, other])),
  };
  const players = playersOf({ names, seats, others, looks, winners, standings, answers, rise: (id) => riseOf(standings, id, withCause) });
  return {
    game: header.game,
    table: header.name,
    at: header.at,
    ended: answers.at(-1)?.at ?? at,
    answers: course.log.length,
    rounds: round(table.position.turn),
    round,
    outcome: words.outcome(view, outcome?.reason ?? '', outcome?.winners ?? [], spoken),
    players,
    standings,
    arrival: words.arrival?.(view) ?? 1,
    goal: Math.max(0, ...Object.values(looks).map(({ goal }) => goal)),
    moments: turningPoints(standings, withCause),
    lines,
    findings: findings.filter(({ seat }) => seat in looks),
    commit: header.commit,
    corrected: header.corrections !== undefined,
    partly: restored !== null || header.from !== undefined,
  };
}

const namesOf = (seats: readonly RecordSeat[]): Readonly<Record<string, Message>> =>
  Object.fromEntries(
    seats.map(({ seat, name, kind }, at) => [
      seat,
      name === null
        ? { key: kind === 'bot' ? 'report.bot' : 'report.seat', with: { place: at + 1 } }
        : { key: 'report.named', with: { name } },
    ]),
  );
/** A seat of several sides is shown by its first. */
const withStone = (look: SeatLook): SeatLook => ({ ...look, stone: look.stone ?? look.sides?.[0]?.stone ?? null });

const lineOf = (said: StoryLine | null, turn: number): readonly ReportLine[] => {
  if (!said || said.secret) return [];
  const { seat = null, message, heading, scores = false } = said;
  return [{ turn, seat, message, kind: heading ? 'heading' : 'deed', scores }];
};

/** The moment at which a player came closer most. */
function riseOf(standings: Standings, id: string, withCause: (moment: Moment) => ReportMoment): ReportMoment | null {
  let best: Moment | null = null;
  for (const [at, { turn, of }] of standings.entries()) {
    const by = (of[id] ?? 0) - (standings[at - 1]?.of[id] ?? of[id] ?? 0);
    if (by > (best?.by ?? 0.001)) best = { turn, seat: id, by };
  }
  return best && withCause(best);
}

interface Party {
  readonly names: Readonly<Record<string, Message>>;
  readonly seats: readonly RecordSeat[];
  readonly others: readonly OtherLook[];
  readonly looks: Readonly<Record<string, SeatLook>>;
  readonly winners: readonly string[];
  readonly standings: Standings;
  readonly answers: readonly AnswerLine[];
  rise(id: string): ReportMoment | null;
}
function playersOf({ names, seats, others, looks, winners, standings, answers, rise }: Party): readonly ReportPlayer[] {
  const final = standings.at(-1)?.of ?? {};
  const ids = [...seats.map(({ seat }) => seat), ...others.map(({ id }) => id)];
  const outAt = (id: string): number | null => ((looks[id]?.goal ?? 0) > 0 ? null : goneSince(standings, id));
  const ranking = rankingOf(
    ids.map((id) => {
      const { goal = 0, seals = 0 } = looks[id] ?? {};
      return { id, won: winners.includes(id), score: goal > 0 ? seals : (final[id] ?? 0), outAt: outAt(id) };
    }),
  );
  return ranking.map(({ id, rank }): ReportPlayer => {
    const other = others.find((one) => one.id === id);
    const heights = standings.flatMap(({ of }) => (id in of ? [of[id] ?? 0] : []));
    return {
      id,
      rank,
      name: names[id] ?? other?.name ?? { key: 'report.named', with: { name: id } },
      look: looks[id] ?? { stone: null, title: null, has: [], seals: 0, goal: 0 },
      won: winners.includes(id),
      outAt: outAt(id),
      kind: seats.find(({ seat }) => seat === id)?.kind ?? 'rule',
      answers: answers.filter(({ seat }) => seat === id).length,
      thought: thoughtOf(answers, id),
      best: heights.length > 0 ? Math.max(...heights) : null,
      last: heights.at(-1) ?? null,
      rise: rise(id),
    };
  });
}
/** Time between what was answered before and their own answer, where a person gave it. */
function thoughtOf(answers: readonly AnswerLine[], id: string): number | null {
  const own = answers.flatMap(({ seat, by, at }, index) =>
    seat === id && !by && index > 0 ? [Math.min(LONGEST_THOUGHT, Math.max(0, at - (answers[index - 1]?.at ?? at)))] : [],
  );
  return own.length > 0 ? own.reduce((sum, one) => sum + one, 0) : null;
}
