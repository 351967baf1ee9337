import type { Message } from '../text/message.ts';
import type { Report, ReportLine } from './report.ts';

/** A deed of the chronicle with what it led to. */
export interface Telling {
  readonly turn: number;
  /** Its place in the chronicle. */
  readonly at: number;
  readonly messages: readonly Message[];
}

/** So many are told, whatever counted: where little is counted, deeds of all turns tell how it went. */
const ENOUGH = 36;

/** Deeds by how much they tell: first what was scored, with the own deed that led to it, then what changed a standing. */
export function tellingOf({ lines, standings, round }: Pick<Report, 'lines' | 'standings' | 'round'>): readonly Telling[] {
  const change = new Map<number, number>();
  for (const [at, { turn, of }] of standings.entries()) {
    const before = standings[at - 1]?.of ?? {};
    change.set(turn, at === 0 ? 0 : Math.max(0, ...Object.keys(of).map((id) => Math.abs((of[id] ?? 0) - (before[id] ?? 0)))));
  }
  const begun = lines.find(({ turn, kind }) => kind === 'deed' && turn > 0 && round(turn) !== null)?.turn ?? 0;
  const deeds = lines
    .map((line, at) => ({ line, at }))
    .filter(({ line }) => line.kind === 'deed' && line.seat !== null && line.turn >= begun);
  const used = new Set<number>();
  const scored = deeds.flatMap(({ line, at }, index) => {
    if (!line.scores) return [];
    const before = deeds[index - 1];
    const led = before && !before.line.scores && isOne(before.line, line) && !used.has(before.at) ? before : null;
    used.add(at);
    if (led) used.add(led.at);
    return [{ turn: line.turn, at: led?.at ?? at, messages: [...(led ? [led.line.message] : []), line.message] }];
  });
  const weight = ({ turn }: { readonly turn: number }): number => change.get(turn) ?? 0;
  const rest = deeds.filter(({ at }) => !used.has(at)).map(({ line, at }): Telling => ({ turn: line.turn, at, messages: [line.message] }));
  const moved = rest.filter((deed) => weight(deed) > 0.001);
  const quiet = rest.filter((deed) => weight(deed) <= 0.001);
  const byWeight = (one: Telling, other: Telling): number => weight(other) - weight(one) || one.at - other.at;
  const told = [...scored.sort(byWeight), ...moved.sort(byWeight)];
  return [...told, ...spread(quiet, ENOUGH - told.length)];
}
/** Of the same hand, in the same answer. */
const isOne = (one: ReportLine, other: ReportLine): boolean => one.seat === other.seat && one.turn === other.turn;
/** So many of them, evenly over all. */
const spread = <One>(all: readonly One[], many: number): readonly One[] =>
  many >= all.length ? all : Array.from({ length: Math.max(0, many) }, (_, at) => all[Math.floor((at * all.length) / many)] as One);
