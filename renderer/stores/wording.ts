import { computed, type Ref } from 'vue';
import type { OptionLabel } from '../../shared/games/face.ts';
import type { Reason } from '../../shared/kernel/types.ts';
import type { Message } from '../../shared/text/message.ts';
import type { Asked } from './offers.ts';
import type { AnyEntry, AnyTask } from './shelf.ts';
import { useTable } from './table.ts';
import { useTexts } from './texts.ts';

interface WordingContext {
  readonly entry: Readonly<Ref<AnyEntry | null>>;
  readonly view: Readonly<Ref<object | null | undefined>>;
  readonly task: Readonly<Ref<AnyTask | null>>;
  readonly asked: Readonly<Ref<Asked | null>>;
}
const raw = (value: unknown): Message => ({
  key: typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value),
});

/** How the game calls what may be answered. Its words never break a table: what they cannot name is shown by its id. */
export function useWording({ entry, view, task, asked }: WordingContext) {
  const table = useTable();
  const texts = useTexts();
  /** What the words are said about. Before the game only the options are known. */
  const spokenOf = (): object => view.value ?? { options: table.state?.options ?? {} };
  function labelOf(name: string, value: unknown, field?: string): OptionLabel {
    try {
      return entry.value?.words.option(spokenOf(), name, value, field, table.names, task.value ?? undefined) ?? { label: raw(value) };
    } catch {
      return { label: raw(value) };
    }
  }
  function fieldOf(name: string, field?: string): Message {
    try {
      return entry.value?.words.field(spokenOf(), name, field) ?? { key: field ?? name };
    } catch {
      return { key: field ?? name };
    }
  }
  /** Why something is not so, in this device's language. */
  function reasonOf(why: Reason): string {
    try {
      return texts.tell(entry.value?.words.reason(why) ?? why);
    } catch {
      return texts.tell(why);
    }
  }
  /** What stands on the button that sends. */
  const act = computed<Message>(() => {
    try {
      if (asked.value && entry.value && view.value) return entry.value.words.act(view.value, asked.value.name);
    } catch {
      // A game without a word for it uses the house's.
    }
    return { key: 'ask.answer' };
  });
  return { labelOf, fieldOf, reasonOf, act };
}
