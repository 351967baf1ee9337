import { answersSince, type Course } from '../../shared/kernel/course.ts';
import { heard, structuredCopy } from '../../shared/kernel/table.ts';
import type { GameTypes } from '../../shared/kernel/types.ts';
import type { Param } from '../../shared/text/message.ts';
import type { Asking, Heard, SeatInfo, TableState, Undo } from '../../shared/protocol/pushes.ts';
import { type Hall, isOnline } from './hall.ts';
import { lockedNow } from './locked.ts';
import { waitingFor } from './plea.ts';
import { linesFor } from './teams.ts';
import { type Chair, isLearned, nameOf, type Room, type Sight, type ViewerClass } from './room.ts';

type Own = 'watching' | 'view' | 'asking' | 'undo' | 'heard';
/** What all viewers of a table share. */
export type Common = Omit<TableState, Own>;

const seatInfo = (hall: Hall, { seat, kind, name, level, standIn, device, awayAt }: Chair): SeatInfo => {
  const online = kind === 'bot' || isOnline(hall, device);
  const kept = kind !== 'person' && device !== null ? 'elsewhere' : null;
  return { seat, kind, name, level, standIn, online, awaySince: online || kind === 'free' ? null : awayAt, mine: false, kept };
};

/** The part of a table's state that is the same for everybody; built once per change. */
export function commonState(hall: Hall, room: Room): Common {
  const { id, entry, name, phase, options, open, clock, paused, commit, course, chat, notices, lesson, chairs } = room;
  const isOver = phase === 'over';
  const isVerifiable = isOver && course !== null && !lesson;
  return {
    table: id,
    game: entry.module.id,
    name,
    phase,
    options,
    seats: chairs.map((chair) => seatInfo(hall, chair)),
    spectators: spectatorsOf(room),
    open,
    clock,
    paused,
    commit,
    reveal: isVerifiable ? { secret: room.secret, salts: chairs.map(({ salt }) => salt) } : null,
    turn: course?.table.position.turn ?? 0,
    outcome: course?.table.position.outcome ?? null,
    chat: [...chat],
    notices: [...notices],
    standings: isOver && course ? [...course.standings] : [],
    next: room.next,
    daily: room.daily,
    lesson: lesson ? { lesson: lesson.lesson.id, step: lesson.step, wrong: lesson.wrong, done: isLearned(lesson) } : null,
  };
}
function spectatorsOf({ classes }: Room): number {
  let count = 0;
  for (const { watching, mine, members } of classes.values()) if (watching === null && mine.length === 0) count += members.size;
  return count;
}

type Eyes = Pick<ViewerClass, 'watching' | 'mine' | 'left'>;
/** The state for one class of viewers. */
export function stateFor(room: Room, common: Common, { watching, mine, left }: Eyes): TableState {
  const { course } = room;
  const seats = common.seats.map((info) =>
    mine.includes(info.seat) ? { ...info, mine: true } : left.includes(info.seat) ? { ...info, kept: 'here' as const } : info,
  );
  const sight = course ? sightOf(room, course, watching) : null;
  return {
    ...common,
    seats,
    chat: linesFor(room, mine, common.chat),
    watching,
    view: sight?.view ?? null,
    asking: sight && askingFor(room, sight, watching),
    undo: undoFor(room, watching),
    heard: heardBy(room, watching),
  };
}

/** What the game shows one viewer; built once per answer, whatever else happens at the table meanwhile. */
function sightOf(room: Room, course: Course<GameTypes>, watching: string | null): Sight {
  const known = room.sights.get(watching);
  if (known?.course === course && known.moment === course.moments) return known;
  const { table } = course;
  const { asked, answered, secret } = table;
  const isAsked = watching !== null && (asked.includes(watching) || (secret && answered.includes(watching)));
  // A view may share parts of the state, which goes on changing: what was sent must stay as it was.
  const { view, offer } = structuredCopy({
    view: room.entry.module.view(table.state, watching),
    offer: {
      question: course.question,
      task: table.task,
      secret,
      asked,
      answered,
      choices: isAsked ? table.choices(watching) : null,
      blocked: isAsked ? table.blocked(watching) : [],
      given: watching !== null ? givenBy(table.position.agenda, watching) : null,
      interjections: watching !== null ? table.interjections(watching) : {},
    },
  });
  const sight = { course, moment: course.moments, view, offer };
  room.sights.set(watching, sight);
  return sight;
}
/** In a lesson nothing is asked that would not be taken: at its end, after another choice, while the others go on. */
function askingFor(room: Room, { offer }: Sight, watching: string | null): Asking | null {
  const { since, lesson } = room;
  const { task } = offer;
  if (!task || (lesson && (lesson.wrong || isLearned(lesson)))) return null;
  // Whoever comes back must give the same answer again, and so is told which.
  const stands = lockedNow(room);
  const asking = { ...offer, task, since, ...(stands && stands.seat === watching ? { given: stands.answer } : {}) };
  const isTheirs = lesson && lesson.lesson.steps[lesson.step]?.move.seat !== lesson.lesson.learner;
  return isTheirs ? { ...asking, choices: null, blocked: [], interjections: {} } : asking;
}

const givenBy = (agenda: readonly { readonly given?: Readonly<Record<string, unknown>> }[], seat: string): unknown =>
  agenda[0]?.given?.[seat] ?? null;

/** Whether the watched seat may take back, and if not, why. */
export function undoFor(room: Room, watching: string | null): Undo {
  const { course, plea, phase, lesson } = room;
  const open = plea ? { seat: plea.seat, yes: [...plea.yes], waiting: waitingFor(room) } : null;
  const sealed = (key: string, params?: Record<string, Param>): Undo => ({
    free: false,
    seal: { key, ...(params ? { with: params } : {}) },
    plea: open,
  });
  if (!course || watching === null) return { free: false, seal: null, plea: open };
  if (lesson) return lesson.wrong && lesson.lesson.learner === watching ? { free: true, seal: null, plea: open } : sealed('sealed.lesson');
  if (phase === 'over') return sealed('sealed.over');
  const { table, log } = course;
  if (answersSince(course, watching) === 0) return sealed(course.start.turn > 0 && log.length === 0 ? 'sealed.restored' : 'sealed.none');
  const { last } = table.position;
  if (last !== watching) return sealed('sealed.other', { seat: nameOf(room, last ?? '') });
  if (lockedNow(room)) return sealed('sealed.chance');
  if (table.canUndo) return { free: true, seal: null, plea: open };
  return sealed(log.at(-1)?.sealedBy === 'chance' ? 'sealed.chance' : 'sealed.shown');
}

/** All that a viewer has heard, grown by what is new since the last time. */
export function heardBy(room: Room, viewer: string | null): readonly Heard[] {
  const { course } = room;
  if (!course) return [];
  const known = room.heard.get(viewer) ?? {
    lines: heard(course.opening, viewer).map((event) => structuredCopy({ turn: course.start.turn, event })),
    played: 0,
  };
  const fresh = course.log
    .slice(known.played)
    .flatMap(({ turn, told }) => heard(told, viewer).map((event) => structuredCopy({ turn, event })));
  const lines = fresh.length > 0 ? [...known.lines, ...fresh] : known.lines;
  room.heard.set(viewer, { lines, played: course.log.length });
  return lines;
}
/** Forgets what was heard of answers that were taken back. */
export function unhear({ heard: all, course }: Room): void {
  if (!course) return;
  const { turn } = course.table.position;
  for (const [viewer, { lines, played }] of all) {
    all.set(viewer, { lines: lines.filter((line) => line.turn <= turn), played: Math.min(played, course.log.length) });
  }
}
