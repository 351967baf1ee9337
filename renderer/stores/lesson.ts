import { computed } from 'vue';
import { useAsk } from './ask.ts';
import { useTable } from './table.ts';

/** The lesson being played at the table, if one is. */
export function useLesson() {
  const table = useTable();
  const ask = useAsk();
  const state = computed(() => table.shown?.lesson ?? null);
  const lesson = computed(() => ask.entry?.lessons.find(({ id }) => id === state.value?.lesson) ?? null);
  const step = computed(() => (state.value && lesson.value ? (lesson.value.steps[state.value.step] ?? null) : null));
  /** What the others have done by the book since the learner's last answer, and what stands before the learner. */
  const rules = computed(() => [...new Set((lesson.value?.steps ?? []).map(({ rule }) => rule.split('.')[0] ?? rule))]);
  const stages = computed(() => rules.value);
  const stage = computed(() => (state.value?.done ? rules.value.length : rules.value.indexOf(step.value?.rule.split('.')[0] ?? '')));
  return { state, lesson, step, stages, stage };
}
