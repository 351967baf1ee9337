import { defineStore } from 'pinia';
import { computed, ref, watch } from 'vue';
import { same } from '../../shared/kernel/choices.ts';
import { safely } from '../app/report.ts';
import { sameEntity } from '../games/scene.ts';
import { useInterjections } from './interjections.ts';
import { useDraft } from './draft.ts';
import { useOffered } from './offered.ts';
import type { Asked } from './offers.ts';
import { usePointing } from './pointing.ts';
import { type AnyEntry, type AnyTask, useShelf } from './shelf.ts';
import { useTable } from './table.ts';
import { because, type NotOffered } from './why.ts';
import { useWording } from './wording.ts';

/** What is asked of whoever looks, what answers it, and why the rest does not. */
export const useQuestion = defineStore('question', () => {
  const table = useTable();
  const shelf = useShelf();
  const draft = useDraft();
  const pointing = usePointing();
  /** The interjection that lies open on the ledge. */
  const opened = ref<string | null>(null);
  /** An answer that is in is looked at again. */
  const changing = ref(false);
  /** The board cannot be drawn: what lies there is answered in the list. */
  const boardless = ref(false);

  const entry = computed<AnyEntry | null>(() => (table.shown ? (shelf.entries.get(table.shown.game) ?? null) : null));
  const view = computed(() => table.shown?.view as object | null | undefined);
  const task = computed(() => (table.shown?.asking?.task ?? null) as AnyTask | null);
  const isAsked = computed(() => {
    const now = table.shown;
    return !!now?.asking?.choices && now.watching !== null && now.asking.asked.includes(now.watching);
  });
  const hasGiven = computed(() => {
    const now = table.shown;
    return !!now?.asking?.choices && now.watching !== null && now.asking.answered.includes(now.watching);
  });
  const asked = computed<Asked | null>(() => {
    const asking = table.shown?.asking;
    if (!asking || table.shown?.paused) return null;
    const interjection = opened.value ? asking.interjections[opened.value] : undefined;
    if (opened.value && interjection) return { name: opened.value, choices: interjection, interject: opened.value };
    return asking.choices && (isAsked.value || changing.value) ? { name: asking.task.do, choices: asking.choices, interject: null } : null;
  });
  /** Kinds of things that lie in the tray, and on the board. */
  const pictures = computed(() => shelf.pictures.get(table.shown?.game ?? ''));
  /** All that may be played, where the question is who plays what. */
  const cast = computed(() => {
    const own = pictures.value?.cast;
    return own && task.value && own.asks.includes(task.value.do) && !opened.value ? own : null;
  });
  const trayKinds = computed<readonly string[]>(() => pictures.value?.trayKinds ?? []);
  const sceneKinds = computed<readonly string[]>(() => (boardless.value ? [] : (pictures.value?.sceneKinds ?? [])));
  const handKinds = computed<readonly string[]>(() => pictures.value?.handKinds ?? []);
  const waresKinds = computed<readonly string[]>(() => pictures.value?.waresKinds ?? []);
  const pileKinds = computed<readonly string[]>(() => pictures.value?.pileKinds ?? []);
  /** Kinds that are offered where they lie. */
  const placeKinds = computed<readonly string[]>(() =>
    (pictures.value?.placeKinds ?? []).filter((kind) => !boardless.value || handKinds.value.includes(kind)),
  );
  /** Short answers stand in two columns on a phone, places with their numbers. */
  const pairs = computed(() => pictures.value?.pairs === true);
  const interjections = useInterjections({ pictures, view, opened });
  const wording = useWording({ entry, view, task, asked });
  const offered = useOffered({ asked, ...wording });

  /** An answer of several parts, all of which are cards that are held, but do not lie open beside the question: they are chosen as faces. */
  const isHeldCards = computed(
    () =>
      !offered.direct.value &&
      offered.offers.value.length > 0 &&
      offered.offers.value.every(
        ({ target }) => !!target && handKinds.value.includes(target.kind) && !placeKinds.value.includes(target.kind),
      ),
  );
  /** What is taken up goes nowhere by itself: then its own question says what it is for. */
  const purpose = computed(() => {
    const { value: first } = offered.held;
    const own = entry.value;
    if (!first || !own?.words.taken || !task.value || !isAsked.value || opened.value) return null;
    const { words } = own;
    const asking = task.value;
    return safely('Asking what it is for', () => words.taken?.(asking, first) ?? null, null);
  });

  const notOffered = computed<readonly NotOffered[]>(() => {
    const name = table.shown?.asking?.task.do;
    if (!name || !isAsked.value) return [];
    const refused = (table.shown?.asking?.blocked ?? []).map((blocked) => {
      const { label, target, first } = wording.labelOf(name, blocked.target);
      return { ...blocked, label, entity: target ?? null, first: first ?? null };
    });
    const now = offered.held.value;
    return now ? refused.filter(({ first }) => !first || sameEntity(first.entity, now.entity)) : refused;
  });
  /** What one card does not reach another may: that is offered. */
  const blocked = computed(() => notOffered.value.flatMap(({ entity }) => (entity && !offered.isLit(entity) ? [entity] : [])));
  /** The reasons for what is pointed at, if it is not offered. */
  const why = computed(() => {
    const at = pointing.came ? null : pointing.pointed;
    return at && !offered.isLit(at) ? because(notOffered.value, at) : null;
  });

  const topic = computed(() =>
    [table.shown?.table, table.shown?.watching, table.shown?.asking?.question, opened.value, changing.value].join('|'),
  );
  /** Changes when something else is asked, or from something else that was taken up: not when the table tells again what it asks, nor by what is chosen. */
  const about = computed(() => [topic.value, offered.held.value?.entity.kind, offered.held.value?.entity.id].join('|'));

  // A new question, or the same one for other eyes, begins with a clean slate.
  watch(topic, () => draft.begin(asked.value?.choices, opened.value ? undefined : table.shown?.asking?.given), {
    immediate: true,
    flush: 'sync',
  });
  watch(
    () => [table.shown?.table, table.shown?.watching, table.shown?.asking?.question].join('|'),
    () => {
      close();
      pointing.point(null);
    },
    { flush: 'sync' },
  );
  watch(
    () => asked.value?.choices,
    (choices, was) => {
      if (choices && was && !same(choices, was)) draft.fit(choices);
    },
  );
  /** What was begun unasked, or looked at again, is let be. */
  function close(): void {
    opened.value = null;
    changing.value = false;
  }
  return {
    opened,
    changing,
    boardless,
    entry,
    view,
    task,
    isAsked,
    hasGiven,
    asked,
    cast,
    trayKinds,
    handKinds,
    waresKinds,
    pileKinds,
    placeKinds,
    sceneKinds,
    ...interjections,
    ...wording,
    ...offered,
    purpose,
    isHeldCards,
    pairs,
    notOffered,
    blocked,
    why,
    about,
    close,
  };
});
