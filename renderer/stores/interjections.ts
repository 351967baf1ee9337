import { computed, type Ref, shallowRef, watch } from 'vue';
import type { AnyChoices } from '../../shared/kernel/choices.ts';
import type { GamePictures } from '../games/scene.ts';
import { useTable } from './table.ts';

/** An interjection that is put together at its own desk. */
export interface Desk {
  readonly name: string;
  readonly about: unknown;
}
interface InterjectionContext {
  readonly pictures: Readonly<Ref<GamePictures | undefined>>;
  readonly view: Readonly<Ref<object | null | undefined>>;
  /** The interjection that lies open on the ledge. */
  readonly opened: Ref<string | null>;
}

/** What the viewer may do although it is not asked. */
export function useInterjections({ pictures, view, opened }: InterjectionContext) {
  const table = useTable();
  const desk = shallowRef<Desk | null>(null);
  const openInterjections = computed<Readonly<Record<string, AnyChoices>>>(() => table.shown?.asking?.interjections ?? {});
  /** Offered on the ledge; what waits among the notices is answered there. */
  const interjections = computed(() => {
    const { notices } = pictures.value ?? {};
    const elsewhere = notices && view.value && notices.shows(view.value) ? notices.answers : [];
    return Object.keys(openInterjections.value).filter((name) => !elsewhere.includes(name));
  });
  /** Those that have a desk, the most used first. */
  const desks = computed(() => Object.keys(pictures.value?.desks ?? {}).filter((name) => interjections.value.includes(name)));
  const hasDesk = (name: string): boolean => pictures.value?.desks?.[name] !== undefined;
  /** Begins an interjection: at its desk if it has one, otherwise on the ledge. */
  function interject(name: string, about: unknown = null): void {
    if (!openInterjections.value[name]) return;
    if (hasDesk(name)) desk.value = { name, about };
    else opened.value = name;
  }
  async function sendInterjection(name: string, answer: unknown): Promise<void> {
    if ((await table.answer(answer, name)) && desk.value?.name === name) desk.value = null;
  }
  watch(
    () => [table.shown?.table, table.shown?.watching].join('|'),
    () => {
      desk.value = null;
    },
    { flush: 'sync' },
  );
  watch(openInterjections, (offered) => {
    if (desk.value && !offered[desk.value.name]) desk.value = null;
  });
  return { openInterjections, interjections, desk, desks, hasDesk, interject, sendInterjection };
}
