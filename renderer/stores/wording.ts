import { computed, type Ref } from 'vue';
import type { OptionLabel } from '../../shared/games/face.ts';
import type { Reason } from '../../shared/kernel/types.ts';
import type { Message } from '../../shared/text/message.ts';
import { safely } from '../app/report.ts';
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
    const say = () => entry.value?.words.option(spokenOf(), name, value, field, table.names, task.value ?? undefined);
    return safely(`Naming an option of ${name}`, say, undefined) ?? { label: raw(value) };
  }
  function fieldOf(name: string, field?: string): Message {
    return safely(`Naming ${name}`, () => entry.value?.words.field(spokenOf(), name, field), undefined) ?? { key: field ?? name };
  }
  /** Why something is not so, in this device's language. */
  function reasonOf(why: Reason): string {
    return texts.tell(safely('Giving a reason', () => entry.value?.words.reason(why), undefined) ?? why);
  }
  /** What stands on the button that sends. */
  const act = computed<Message>(() => {
    const [now, words, seen] = [asked.value, entry.value?.words, view.value];
    const own = now && words && seen && safely(`Naming what sends ${now.name}`, () => words.act(seen, now.name), null);
    return own ?? { key: 'ask.answer' };
  });
  return { labelOf, fieldOf, reasonOf, act };
}
