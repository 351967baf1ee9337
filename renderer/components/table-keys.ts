import { onMounted, onUnmounted, type Ref } from 'vue';
import { keyOf } from '../app/keys.ts';
import { useAnswering } from '../stores/answering.ts';
import { useDraft } from '../stores/draft.ts';
import { HEARD_OVER, type Over } from '../stores/gestures.ts';
import { useQuestion } from '../stores/question.ts';
import { useTable } from '../stores/table.ts';

interface Wishes {
  /** What lies open in a drawer over the table. */
  readonly drawer: Ref<string | null>;
  /** What other keys do, by key. */
  readonly commands: Readonly<Record<string, () => void>>;
  /** Enter leads on, e.g. in a lesson. @returns did it? Otherwise Enter answers. */
  readonly goOn: () => boolean;
}

/** A part of the answer that is chosen. Whoever has just clicked it finds the key Enter on the button that sends. */
const CHOSEN = ':is(.tray-box, .ask, .hand-box) :is([aria-pressed="true"], [role="checkbox"][aria-checked="true"])';

/** The keys of the table, for as long as it is shown: each is heard where `gestures.ts` says so. */
export function useTableKeys({ drawer, commands, goOn }: Wishes): void {
  const table = useTable();
  const question = useQuestion();
  const answering = useAnswering();
  const draft = useDraft();
  const over = (): Over => (table.scene ? 'scene' : question.desk ? 'desk' : drawer.value ? 'drawer' : 'nothing');
  /** A button beside the parts of the answer sends them now. */
  const sends = (): boolean => question.asked !== null && !question.direct && question.complete && !draft.unsure;
  const back: Readonly<Record<Over, () => void>> = {
    scene: () => {},
    desk: () => {
      question.desk = null;
    },
    drawer: () => {
      drawer.value = null;
    },
    nothing: answering.back,
  };
  const answers: Readonly<Record<string, () => void>> = {
    '+': () => answering.adjust(1),
    '-': () => answering.adjust(-1),
    Enter: () => {
      if (answering.state === 'confirming' || !goOn()) answering.enter();
    },
  };
  function deedOf(pressed: string): (() => void) | undefined {
    const heard = HEARD_OVER[over()];
    if (pressed === 'Escape') return heard.escape ? back[over()] : undefined;
    const offer = question.offers.find(({ key }) => key === pressed);
    const answer = offer ? () => answering.choose(offer) : answers[pressed];
    if (answer) return heard.answers ? answer : undefined;
    return heard.commands ? commands[pressed] : undefined;
  }
  function key(event: KeyboardEvent): void {
    const at = event.target as HTMLElement;
    if (event.repeat || event.ctrlKey || event.altKey || event.metaKey || at.closest('dialog, input, textarea, select')) return;
    // A place of the map that answers nothing is looked at, not pressed; what is chosen already is let go of with Space.
    if (event.key === 'Enter' && at.closest('button:not(.spot[aria-disabled="true"]), a') && !(sends() && at.closest(CHOSEN))) return;
    const deed = deedOf(keyOf(event));
    if (!deed) return;
    event.preventDefault();
    deed();
  }
  onMounted(() => addEventListener('keydown', key));
  onUnmounted(() => removeEventListener('keydown', key));
}
