import { nextTick, onMounted, ref, type Ref, watch } from 'vue';
import { EASE, STEP } from '../../canvas/tween.ts';

/** Near, in pixels per em: as large as a hand of cards. */
const NEAR = 15;
/** Below this nothing can be read, and the whole board says more. */
const LEGIBLE = 8;
/** Room around what is looked at, in em. */
const ROOM = 2.5;

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
/** Around all of them. */
export const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  top: Math.min(...boxes.map(({ top }) => top)),
  right: Math.max(...boxes.map(({ right }) => right)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
/** How large the board has to be for all of it to fit, in pixels per em; null = only the whole board shows it. */
export function nearness(box: Box, width: number, height: number): number | null {
  const fits = Math.min(NEAR, width / (box.right - box.left + 2 * ROOM), height / (box.bottom - box.top + 2 * ROOM));
  return fits < LEGIBLE ? null : fits;
}

/** What is seen through the window. */
export interface Camera {
  /** Not the whole board. */
  readonly near: Ref<boolean>;
  whole(): void;
  /** From afar a tap goes near instead of answering. */
  tapped(event: MouseEvent): void;
}
/**
 * Looks at the board through a small window: the whole of it from afar, or near where the question is.
 * The window comes first, then the board in it.
 * @param isOn off = the board has room enough
 * @param lit changes whenever other things are lit
 */
export function useCamera(
  [frame, board]: readonly [Ref<HTMLElement | null>, Ref<HTMLElement | null>],
  isOn: () => boolean,
  lit: () => string,
  motion: () => number,
): Camera {
  const near = ref(false);

  /** Shows the board so large, with this place (in em) in the middle; null = all of it. */
  function show(size: number | null, x = 0, y = 0): void {
    const [window, whole] = [frame.value, board.value];
    if (!window || !whole) return;
    const before = whole.getBoundingClientRect();
    near.value = size !== null;
    whole.style.fontSize = size === null ? '' : `${size}px`;
    window.scrollTo({
      left: size === null ? 0 : x * size - window.clientWidth / 2,
      top: size === null ? 0 : y * size - window.clientHeight / 2,
    });
    glide(whole, before, motion());
  }
  function look(): void {
    const [window, whole] = [frame.value, board.value];
    if (!window || !whole) return;
    const asked = [...whole.querySelectorAll('[data-entity].lit')];
    if (asked.length === 0) {
      show(null);
      return;
    }
    const box = around(asked.map(boxesOn(whole)));
    show(nearness(box, window.clientWidth, window.clientHeight), (box.left + box.right) / 2, (box.top + box.bottom) / 2);
  }
  const follow = (): void => {
    if (isOn()) void nextTick().then(look);
    else if (near.value) show(null);
  };
  watch([isOn, lit], follow);
  onMounted(follow);

  function tapped(event: MouseEvent): void {
    if (!isOn() || near.value || !board.value) return;
    event.stopPropagation();
    event.preventDefault();
    const whole = board.value.getBoundingClientRect();
    const size = emOf(board.value);
    show(NEAR, (event.clientX - whole.left) / size, (event.clientY - whole.top) / size);
  }
  return { near, whole: () => show(null), tapped };
}

/** Lets the board come from where it was. */
function glide(board: HTMLElement, before: DOMRect, motion: number): void {
  const after = board.getBoundingClientRect();
  if (motion === 0 || before.width === after.width) return;
  const from = `translate(${before.left - after.left}px, ${before.top - after.top}px) scale(${before.width / after.width})`;
  board.animate(
    [
      { transform: from, transformOrigin: '0 0' },
      { transform: 'none', transformOrigin: '0 0' },
    ],
    { duration: STEP * motion, easing: EASE },
  );
}
/** Pixels per em of the board. */
const emOf = (board: HTMLElement): number => Number.parseFloat(getComputedStyle(board).fontSize);
/** Where elements stand on the board, in em. */
function boxesOn(board: HTMLElement): (element: Element) => Box {
  const size = emOf(board);
  const { left, top } = board.getBoundingClientRect();
  return (element) => {
    const box = element.getBoundingClientRect();
    return {
      left: (box.left - left) / size,
      top: (box.top - top) / size,
      right: (box.right - left) / size,
      bottom: (box.bottom - top) / size,
    };
  };
}
