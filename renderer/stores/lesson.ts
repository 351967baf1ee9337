import { computed, watch } from 'vue';
import type { Message } from '../../shared/text/message.ts';
import { useShelf } from './shelf.ts';
import { useTable } from './table.ts';

const chapterOf = (rule: string): number => Number(/^R(\d+)/.exec(rule)?.[1] ?? 0);

/**
 * The chapters of the rules a lesson goes through, in order. A chapter that is only looked into on the way (the power
 * of a House) is no stage of its own.
 */
export function stagesOf(rules: readonly string[]): readonly number[] {
  const chapters = [...new Set(rules.map(chapterOf))];
  return chapters.filter((chapter, at) => !chapters.slice(at + 1).some((later) => later < chapter));
}

/** The lesson being played at the table, if one is. */
export function useLesson() {
  const table = useTable();
  const shelf = useShelf();
  const state = computed(() => table.shown?.lesson ?? null);
  const game = computed(() => (state.value ? (table.shown?.game ?? '') : ''));
  const lessons = computed(() => shelf.lessons.get(game.value) ?? []);
  const rules = computed(() => shelf.books.get(game.value)?.rules ?? []);
  watch(game, (one) => void (one && Promise.all([shelf.takeLessons(one), shelf.takeBook(one)])), { immediate: true });
  const lesson = computed(() => lessons.value.find(({ id }) => id === state.value?.lesson) ?? null);
  const step = computed(() => (state.value && lesson.value ? (lesson.value.steps[state.value.step] ?? null) : null));
  const chapters = computed(() => stagesOf((lesson.value?.steps ?? []).map(({ rule }) => rule)));
  const stages = computed<readonly Message[]>(() =>
    chapters.value.map((chapter) => {
      const topic = rules.value.find(({ id }) => chapterOf(id) === chapter)?.topic;
      return topic ? { key: `${table.shown?.game}.topic.${topic}` } : { key: `R${chapter}` };
    }),
  );
  const stage = computed(() => {
    if (state.value?.done) return stages.value.length;
    const passed = (lesson.value?.steps ?? []).slice(0, (state.value?.step ?? 0) + 1).map(({ rule }) => chapterOf(rule));
    return Math.max(0, ...passed.map((chapter) => chapters.value.indexOf(chapter)));
  });
  return { state, lesson, step, stages, stage };
}
