import { nextTick, onUnmounted, type Ref, ref, watch } from 'vue';

/** So much of the land, in pixels, says something; less becomes a line. */
const LEAST_LAND = 96;
/** How far the rest of a phone's screen gives way to the answers: land as a line, foot in the strip, no line either. */
const MOST = 3;
/** Rounding of half pixels. */
const SLACK = 1.5;
/** Boxes of answers that may scroll, and the answers in them. */
const SCROLLERS = '.ask > .offers, .ledge > .hand-box, .ledge > .hand-box ul';
const ANSWERS = '.ask > .offers :is(.offer, .row), .ledge > .hand-box [aria-disabled="false"]';

/** What is left of a low or narrow screen for everything but the answers. */
export interface GiveWay {
  /** Answers that are not whole in sight. */
  readonly further: Ref<number>;
  /** Brings the first of them into sight. */
  onwards(): void;
}

/**
 * The answers come first: on a phone land and foot give way to them, step by step (`data-way` of the hall, 0 to 3),
 * and what still has no room is counted.
 * @param root the hall
 * @param phone is it a phone's screen?
 */
export function useGiveWay(root: Readonly<Ref<HTMLElement | null>>, phone: Readonly<Ref<boolean>>): GiveWay {
  const further = ref(0);
  const find = (selector: string): HTMLElement[] => [...(root.value?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const scrolls = ({ scrollHeight, clientHeight }: HTMLElement): boolean => scrollHeight > clientHeight + SLACK;
  function hidden(): HTMLElement[] {
    const boxes = find(SCROLLERS).map((box) => ({ box, edge: box.getBoundingClientRect() }));
    return find(ANSWERS).filter((answer) => {
      const { left, top, right, bottom, width } = answer.getBoundingClientRect();
      // In a window the hand is cut by its lower edge, as if held.
      if (width < 2 || answer.closest('.unseen') || (!phone.value && answer.closest('.hand-box'))) return false;
      return boxes.some(
        ({ box, edge }) =>
          box.contains(answer) &&
          (left < edge.left - SLACK || top < edge.top - SLACK || right > edge.right + SLACK || bottom > edge.bottom + SLACK),
      );
    });
  }
  function fits(hall: HTMLElement, way: number): boolean {
    hall.dataset['way'] = String(way);
    if (find(SCROLLERS).some(scrolls)) return false;
    return way > 0 || (hall.querySelector('.board')?.clientHeight ?? 0) >= LEAST_LAND;
  }
  function settle(): void {
    const hall = root.value;
    if (!hall) return;
    if (!phone.value) {
      delete hall.dataset['way'];
      count();
      return;
    }
    // The sign for more takes room itself: whether it is needed is asked without it, or it would come and go for ever.
    const sign = find('.ask > .further')[0];
    sign?.style.setProperty('display', 'none');
    for (let way = 0; !fits(hall, way) && way < MOST; ) way += 1;
    count();
    if (further.value === 0) return;
    sign?.style.removeProperty('display');
    // What answers may lie at the far end of a hand.
    if (further.value === find(ANSWERS).filter((answer) => answer.checkVisibility()).length) onwards();
    count();
  }
  function onwards(): void {
    hidden()[0]?.scrollIntoView({ block: 'start', inline: 'start' });
  }
  function count(): void {
    further.value = hidden().length;
  }
  const grown = new ResizeObserver(settle);
  const changed = new MutationObserver(settle);
  const leave = (): void => {
    grown.disconnect();
    changed.disconnect();
  };
  watch(
    root,
    (hall) => {
      leave();
      const ledge = hall?.querySelector('.ledge');
      const board = hall?.querySelector('.board');
      if (!hall || !ledge || !board) return;
      // Another size of the window, of the text, or of what lies on the ledge.
      for (const box of [hall, ledge]) grown.observe(box);
      changed.observe(ledge, { childList: true, subtree: true, characterData: true });
      // What lies on the table may need more room or less, also where the ledge stays as it is.
      changed.observe(board, { childList: true, subtree: true });
      hall.addEventListener('scroll', count, { capture: true, passive: true });
      void document.fonts.ready.then(settle);
      settle();
    },
    { flush: 'post' },
  );
  onUnmounted(leave);
  watch(phone, () => nextTick(settle));
  return { further, onwards };
}
