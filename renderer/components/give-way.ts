import { onUnmounted, type Ref, ref, watch } from 'vue';

/** So much of the land, in pixels, says something; less becomes a line. */
const LEAST_LAND = 96;
/** So much of it shows what is asked about: for less than this, words that signs can stand for make room. */
const ENOUGH_LAND = 176;
/**
 * The rest of a phone's screen gives way to the answers step by step: `way` 1 = land as a line, 2 = foot in the strip too, 3 = no line
 * either; `terse` = what one may do besides is said by signs alone. The last is taken where none is enough.
 */
const STEPS = [
  { way: 0, terse: false },
  { way: 0, terse: true },
  { way: 1, terse: false },
  { way: 1, terse: true },
  { way: 2, terse: true },
  { way: 3, terse: true },
] as const;
type Step = (typeof STEPS)[number];
/** Rounding of half pixels. */
const SLACK = 1.5;
/** Boxes of answers that may scroll, and the answers in them. */
const SCROLLERS = '.ask > .offers, .ledge > .hand-box, .ledge > .hand-box ul';
const ANSWERS = ':is(.ask > .offers, .ledge > .hand-box) [data-called]:not([aria-disabled="true"])';

/** What is left of a low or narrow screen for everything but the answers. */
export interface GiveWay {
  /** How the answers are called that are not whole in sight. */
  readonly further: Ref<readonly string[]>;
  /** Brings the first of them into sight. */
  onwards(): void;
}

/**
 * The answers come first: on a phone land and foot give way to them, step by step (`data-way` of the hall, 0 to 3, and `data-terse`),
 * and what still has no room is counted. All of it follows from what is shown and from the size of the window alone:
 * it is measured from the same beginning every time, and where somebody has scrolled to belongs to one question.
 * @param root the hall
 * @param phone is it a phone's screen?
 * @param look which question, in which language: when it changes, the answers are shown from their beginning
 */
export function useGiveWay(root: Readonly<Ref<HTMLElement | null>>, phone: Readonly<Ref<boolean>>, look: Readonly<Ref<string>>): GiveWay {
  const further = ref<readonly string[]>([]);
  /** Somebody has scrolled the answers. */
  let scrolled = false;
  /** How far they were scrolled by this module. */
  let placed = new Map<HTMLElement, string>();
  /** What is watched for another size: the hall, the ledge, and what lies around the answers. */
  let watched: readonly Element[] = [];
  /** How large that was when it was measured last. */
  let sizes: ReadonlyMap<Element, string> = new Map();
  /** How large the hall was when the answers were shown from their beginning. */
  let begun: string | undefined;
  const find = (selector: string): HTMLElement[] => [...(root.value?.querySelectorAll<HTMLElement>(selector) ?? [])];
  const overflows = ({ scrollHeight, clientHeight }: HTMLElement): boolean => scrollHeight > clientHeight + SLACK;
  const offset = ({ scrollTop, scrollLeft }: HTMLElement): string => `${scrollTop} ${scrollLeft}`;
  const answers = (): HTMLElement[] =>
    find(ANSWERS).filter((one) => {
      // In a window the hand is cut by its lower edge, as if held.
      if (one.closest('.unseen') || (!phone.value && one.closest('.hand-box'))) return false;
      return one.getBoundingClientRect().width >= 2;
    });
  function hidden(): HTMLElement[] {
    const boxes = find(SCROLLERS).map((box) => ({ box, edge: box.getBoundingClientRect() }));
    return answers().filter((answer) => {
      const { left, top, right, bottom } = answer.getBoundingClientRect();
      return boxes.some(
        ({ box, edge }) =>
          box.contains(answer) &&
          (left < edge.left - SLACK || top < edge.top - SLACK || right > edge.right + SLACK || bottom > edge.bottom + SLACK),
      );
    });
  }
  /** What is left once foot and tray have given way may show the land after all (`data-spare` of the hall). */
  function keepLand(hall: HTMLElement): void {
    const boxes = [...hall.children].filter((one): one is HTMLElement => one instanceof HTMLElement);
    const taken = boxes.reduce((sum, one) => {
      const isLand = one.matches('.board, .land-line') || getComputedStyle(one).position === 'absolute';
      return sum + (isLand ? 0 : one.offsetHeight);
    }, 0);
    const spare = hall.dataset['way'] === '0' ? 0 : hall.clientHeight - taken;
    if (spare >= LEAST_LAND) hall.dataset['spare'] = '';
  }
  function fits(hall: HTMLElement, { way, terse }: Step): boolean {
    hall.dataset['way'] = String(way);
    hall.toggleAttribute('data-terse', terse);
    if (find(SCROLLERS).some(overflows)) return false;
    return way > 0 || (hall.querySelector('.board')?.clientHeight ?? 0) >= (terse ? LEAST_LAND : ENOUGH_LAND);
  }
  /** @param ways is it asked too how far the rest gives way? Otherwise only what is left of the answers beside the sign */
  function settle(ways = true): void {
    const hall = root.value;
    if (!hall) return;
    // While it is measured, boxes become larger and smaller, which moves what is seen through them.
    const boxes = find(SCROLLERS).map((box) => ({ box, top: scrolled ? box.scrollTop : 0, left: scrolled ? box.scrollLeft : 0 }));
    const place = (): void => {
      for (const { box, top, left } of boxes) box.scrollTo({ top, left, behavior: 'instant' });
      count();
    };
    if (phone.value) {
      if (ways) giveWay(hall, place);
      if (further.value.length > 0) makeRoom(place);
    } else {
      delete hall.dataset['way'];
      hall.removeAttribute('data-terse');
      delete hall.dataset['spare'];
      place();
    }
    placed = new Map(boxes.map(({ box }) => [box, offset(box)]));
    sizes = sizesNow();
    // Whatever has changed up to here is measured: nothing of it is to be measured again.
    changed.takeRecords();
  }
  function giveWay(hall: HTMLElement, place: () => void): void {
    // The sign for more takes room itself: whether it is needed is asked without it, or it would come and go for ever.
    show(false);
    delete hall.dataset['spare'];
    if (hall.dataset['way'] !== '0' || !fits(hall, STEPS[0])) tryWays(hall);
    keepLand(hall);
    place();
  }
  /** What lies on the table has no say in it: it is not laid out anew for every step, but once for the last. */
  function tryWays(hall: HTMLElement): void {
    const board = hall.querySelector<HTMLElement>('.board');
    board?.style.setProperty('content-visibility', 'hidden');
    STEPS.some((step) => fits(hall, step));
    board?.style.removeProperty('content-visibility');
  }
  /** Beside the sign there is less room. */
  function makeRoom(place: () => void): void {
    place();
    // What answers may lie at the far end of a hand.
    if (!scrolled && further.value.length > 0 && further.value.length === answers().length) bring();
  }
  /** Whoever asks for more has moved the answers: they stay there when what stands on the sign has changed. */
  function onwards(): void {
    scrolled = true;
    bring();
  }
  /** The boxes of the answers alone are moved: nothing around them, which nobody could move back. */
  function bring(): void {
    const [first] = hidden();
    for (const box of find(SCROLLERS).filter((one) => first && one.contains(first))) {
      const [edge, answer] = [box, first as HTMLElement].map((one) => one.getBoundingClientRect()) as [DOMRect, DOMRect];
      box.scrollBy({ top: answer.top - edge.top, left: answer.left - edge.left, behavior: 'instant' });
    }
    count();
  }
  function count(): void {
    const names = hidden().map(({ dataset }) => dataset['called'] ?? '');
    const same = names.length === further.value.length && names.every((name, at) => name === further.value[at]);
    if (!same) further.value = names;
    show(names.length > 0);
  }
  function show(sign: boolean): void {
    find('.ask > .further')[0]?.style.setProperty('display', sign ? '' : 'none');
  }
  function begin(): void {
    scrolled = false;
    settle();
    begun = sizes.get(root.value as HTMLElement);
  }
  function moved({ target }: Event): void {
    const box = target as HTMLElement;
    if (placed.has(box) && placed.get(box) !== offset(box)) scrolled = true;
    count();
  }
  const sizesNow = (): ReadonlyMap<Element, string> =>
    new Map(
      watched.map((box) => {
        const { width, height } = box.getBoundingClientRect();
        return [box, `${width}x${height}`];
      }),
    );
  // A size that a measurement itself has led to is told too.
  const grown = new ResizeObserver(() => {
    const now = sizesNow();
    if (root.value && now.get(root.value) !== begun) begin();
    else if (watched.some((box) => now.get(box) !== sizes.get(box))) settle();
  });
  const changed = new MutationObserver((records) => {
    const sign = find('.ask > .further')[0];
    settle(!sign || records.some(({ target }) => !sign.contains(target)));
  });
  const leave = (): void => {
    grown.disconnect();
    changed.disconnect();
  };
  watch(
    [root, phone],
    ([hall]) => {
      leave();
      const ledge = hall?.querySelector('.ledge');
      if (!hall || !ledge) return;
      // Another size of the window, of the text, or of what lies around the answers. What lies on the table moves nothing around it.
      watched = [hall, ledge, ...hall.querySelectorAll(':scope > :is(.lintel, .drawers, .side)')];
      for (const box of watched) grown.observe(box);
      changed.observe(ledge, { childList: true, subtree: true, characterData: true, attributeFilter: ['aria-disabled', 'data-tight'] });
      hall.addEventListener('scroll', moved, { capture: true, passive: true });
      begin();
    },
    { flush: 'post', immediate: true },
  );
  // After all that shows them has changed, and in the same turn: nothing is seen of what was before.
  watch(look, begin, { flush: 'post' });
  // Letters of another script come when they are first written.
  const lettered = (): void => settle();
  document.fonts.addEventListener('loadingdone', lettered);
  onUnmounted(() => {
    leave();
    document.fonts.removeEventListener('loadingdone', lettered);
  });
  return { further, onwards };
}
