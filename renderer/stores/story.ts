import { defineStore } from 'pinia';
import { computed } from 'vue';
import type { Entity, SeatNames, StoryLine } from '../../shared/games/face.ts';
import type { Heard } from '../../shared/protocol/pushes.ts';
import type { Message } from '../../shared/text/message.ts';
import { safely } from '../app/report.ts';
import type { AnyEntry } from './shelf.ts';
import { useLooks } from './looks.ts';
import { useQuestion } from './question.ts';
import { useTable } from './table.ts';

export interface Line {
  readonly id: string;
  readonly turn: number;
  readonly seat: string | null;
  /** The stone of the side whose deed it is; null = the seat's own. */
  readonly stone: string | null;
  readonly message: Message;
  readonly kind: 'heading' | 'deed' | 'house';
  readonly secret: boolean;
  readonly scores: boolean;
  readonly targets: readonly Entity[];
}

/** The chronicle's lines of what was heard; the same event is told once, and its line kept. */
export function storyTeller() {
  const told = new WeakMap<object, Line | null>();
  return (entry: AnyEntry | null, heard: readonly Heard[], names: SeatNames, view?: unknown): readonly Line[] =>
    heard.flatMap(({ turn, event }, at) => {
      if (!told.has(event)) told.set(event, lineOf(tellSafely(entry, event, names, view), `${turn}.${at}`, turn));
      const line = told.get(event);
      return line ? [line] : [];
    });
}
function lineOf(said: StoryLine | null, id: string, turn: number): Line | null {
  if (!said) return null;
  const { seat = null, stone = null, message, heading, secret = false, scores = false, targets = [] } = said;
  return { id, turn, seat, stone, message, kind: heading ? 'heading' : 'deed', secret, scores, targets };
}
function tellSafely(entry: AnyEntry | null, event: Heard['event'], names: SeatNames, view?: unknown): StoryLine | null {
  if (!entry) return null;
  return safely(`Telling ${event.type}`, () => entry.words.story(event, names, (view as object | null) ?? undefined), {
    message: { key: event.type },
  });
}
/** Headings with nothing under them say nothing; where a player's turn begins always stands. */
export function withoutEmptyHeadings(lines: readonly Line[]): readonly Line[] {
  return lines.filter(
    (line, at) => line.kind !== 'heading' || line.seat !== null || lines[at + 1]?.kind === 'deed' || at === lines.length - 1,
  );
}

export const useStory = defineStore('story', () => {
  const table = useTable();
  const question = useQuestion();
  const looks = useLooks(() => table.shown);
  let teller = storyTeller();
  let toldTo = '';
  const lines = computed<readonly Line[]>(() => {
    const state = table.shown;
    if (!state) return [];
    // Until every seat has its side, a line may name it otherwise than later.
    const sides = Object.values(looks.all.value).map(({ stone }) => stone);
    const key = JSON.stringify([state.table, state.watching, table.names, !!question.entry, sides]);
    if (key !== toldTo) {
      teller = storyTeller();
      toldTo = key;
    }
    const deeds = teller(question.entry, state.heard, table.names, state.view);
    const house = state.notices.map(({ turn, message }, at) => ({
      id: `n${at}`,
      turn,
      seat: null,
      stone: null,
      message,
      kind: 'house' as const,
      secret: false,
      scores: false,
      targets: [],
    }));
    if (house.length === 0) return withoutEmptyHeadings(deeds);
    const all: Line[] = [];
    let next = 0;
    for (const deed of deeds) {
      while (next < house.length && (house[next] as Line).turn < deed.turn) all.push(house[next++] as Line);
      all.push(deed);
    }
    return withoutEmptyHeadings([...all, ...house.slice(next)]);
  });
  /** Deeds since the watched seat last answered here, newest last. */
  const since = computed<readonly Line[]>(() => {
    const seat = table.shown?.watching;
    const turn = seat ? table.answered[seat] : undefined;
    return turn === undefined ? [] : lines.value.filter((line) => line.turn > turn + 1 && line.kind !== 'heading');
  });
  /** What the board is showing just now of all that has happened. */
  const telling = computed<Line | null>(() => {
    const { telling: event, shown } = table;
    const at = event ? (shown?.heard.findIndex((one) => one.event === event) ?? -1) : -1;
    const id = `${shown?.heard[at]?.turn}.${at}`;
    return at < 0 ? null : (lines.value.find((line) => line.id === id) ?? null);
  });
  return { lines, since, telling };
});
