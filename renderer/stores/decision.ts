import { computed, type Ref } from 'vue';
import type { Heard } from '../../shared/protocol/pushes.ts';
import type { Finding } from '../../shared/review/findings.ts';
import { safely } from '../app/report.ts';
import { answerInWords, type Saying } from './answer-words.ts';
import { useReplay } from './replay.ts';
import type { AnyEntry, AnyTask } from './shelf.ts';
import { roundsOf } from '../../shared/report/standing.ts';
import { type Line, storyTeller } from './story.ts';
import { useTable } from './table.ts';
import { useTexts } from './texts.ts';

/** Sentences of the line that might have followed: more is not read. */
const MOST_TOLD = 6;
/** Sentences of what an answer led to at once. */
const MOST_DEEDS = 2;

interface Looked {
  readonly entry: Readonly<Ref<AnyEntry | null>>;
  readonly decision: Readonly<Ref<Finding | null>>;
  eyes(): string | null;
}
/** A decision of a finished game in words: what was asked, what was done and what else could have been. */
export function useDecision({ entry, decision, eyes }: Looked) {
  const table = useTable();
  const replay = useReplay();
  const texts = useTexts();
  const roundOf = computed(() => roundsOf(replay.heard));
  const round = (turn: number): number | null => roundOf.value(turn + 1);
  /** What the seat saw before it answered. */
  const viewAt = (turn: number): object | null => (replay.views[replay.frames.findIndex((frame) => frame.turn === turn)] as object) ?? null;
  const lastView = computed(() => (replay.views.at(-1) ?? undefined) as object | undefined);
  const list = (parts: readonly string[]): string => new Intl.ListFormat(texts.spoken.language, { type: 'conjunction' }).format(parts);

  function answered({ turn, task, shape }: Finding, answer: unknown): string {
    const view = viewAt(turn);
    const words = entry.value?.words;
    if (!view || !words) return '';
    const asked = task as AnyTask;
    const saying: Saying = {
      label: (value, field) => words.option(view, task.do, value, field, table.names, asked),
      field: (field) => words.field(view, task.do, field),
      tell: texts.tell,
      list,
    };
    const said = safely('Saying an answer', () => answerInWords(shape, answer, saying), '');
    return said || texts.tell(safely('Naming what was asked', () => words.act(view, task.do), { key: task.do }));
  }
  /** Deeds as the chronicle tells them, without its headings. */
  const deeds = (events: readonly Heard[]): readonly Line[] =>
    storyTeller()(entry.value, events, table.names, lastView.value).filter(({ kind }) => kind === 'deed');
  const sayAll = (lines: readonly Line[]): readonly string[] => lines.map(({ message }) => texts.tell(message));
  /** What the answer led to at once, as the chronicle tells it. */
  function deedsAfter(turn: number): readonly Line[] {
    const after = replay.frames.find((frame) => frame.turn === turn + 1);
    return deeds((after?.heard ?? []).map((event) => ({ turn: turn + 1, event })));
  }
  /** The answer as a deed of its seat; where the chronicle tells none, by its own name. */
  function title(one: Finding): string {
    const own = deedsAfter(one.turn).find(({ seat }) => seat === one.seat);
    return own ? texts.tell(own.message) : answered(one, one.done);
  }
  /** Which question of the round it was. */
  function about({ turn, task }: Finding): string {
    const [view, words] = [viewAt(turn), entry.value?.words];
    return view && words ? texts.tell(safely('Naming a question', () => words.eyebrow(view, task as AnyTask), null)) : '';
  }
  const frame = computed(() => (decision.value ? viewAt(decision.value.turn) : null));
  const question = computed(() => {
    const now = decision.value;
    const seat = eyes();
    const [view, words] = [frame.value, entry.value?.words];
    if (!now || !seat || !view || !words) return '';
    return texts.tell(safely('Asking once more', () => words.question(view, now.task as AnyTask, seat, table.names), { key: now.task.do }));
  });
  const did = computed(() => {
    const now = decision.value;
    if (!now) return { answer: '', told: [], at: [] };
    const lines = deedsAfter(now.turn);
    return {
      answer: answered(now, now.done),
      told: sayAll(lines.slice(0, MOST_DEEDS)),
      at: lines.flatMap(({ targets }) => targets),
    };
  });
  const would = computed(() => {
    const now = decision.value;
    const other = now?.better ?? now?.usual;
    return now && other ? answered(now, other.answer) : '';
  });
  const line = computed(() => {
    const groups = decision.value?.line ?? [];
    return sayAll(deeds(groups.flatMap((events, at) => events.map((event) => ({ turn: at, event })))).slice(0, MOST_TOLD));
  });
  return { round, title, about, question, did, would, line, frame };
}
