import { onBeforeUnmount, onMounted, ref, type ShallowRef, shallowRef, type Ref, watch } from 'vue';

/** What every drawn board can do. */
export interface DrawnBoard {
  redraw(): void;
  /** Ends whatever is on its way. */
  skip(): void;
  destroy(): void;
}
interface Plan<Board> {
  create(host: HTMLElement): Promise<Board>;
  /** CSS fonts that it writes with. */
  readonly fonts: readonly string[];
  /** Shows the position of this moment. */
  show(): void;
  /** Puts the buttons that lie over it where its things are. */
  place(): void;
  /** Fetches the picture of its ground. */
  fetch(): Promise<void>;
}

/**
 * Keeps a board drawn in an element from mounting to unmounting: it follows the element's size and the fonts, and Escape ends its journeys.
 * @returns the element to bind, the board once it is drawn, and a way to draw it anew
 */
export function useBoard<Board extends DrawnBoard>({
  create,
  fonts,
  show,
  place,
  fetch,
}: Plan<Board>): { readonly host: Ref<HTMLElement | undefined>; readonly board: ShallowRef<Board | undefined>; redraw(): void } {
  const host = ref<HTMLElement>();
  const board = shallowRef<Board>();
  function redraw(): void {
    board.value?.redraw();
    place();
  }
  /** Who has seen enough of what is on its way presses Escape. */
  function hurry(event: KeyboardEvent): void {
    if (event.key === 'Escape') board.value?.skip();
  }
  const resized = new ResizeObserver(redraw);
  let gone = false;
  async function begin(element: HTMLElement): Promise<void> {
    const drawn = await create(element);
    if (gone) {
      drawn.destroy();
      return;
    }
    board.value = drawn;
    element.querySelector('canvas')?.addEventListener('webglcontextlost', () => void again(element), { once: true });
    show();
    place();
  }
  /** The graphics card has let go of the picture, e.g. while the machine slept: it is drawn anew at once, if need be by the processor. */
  async function again(element: HTMLElement): Promise<void> {
    try {
      board.value?.destroy();
      board.value = undefined;
      await begin(element);
    } catch (error) {
      broken.value = { error };
    }
  }
  const broken = shallowRef<{ readonly error: unknown } | null>(null);
  // Thrown here it comes to the stage around the board, which says that there is none.
  watch(broken, (now) => {
    if (now) throw now.error;
  });
  onMounted(async () => {
    addEventListener('keydown', hurry);
    const element = host.value;
    if (!element) return;
    await begin(element);
    resized.observe(element);
    void fetch();
    // What is drawn before its letters have come is drawn again with them.
    document.fonts.addEventListener('loadingdone', redraw);
    await Promise.all(fonts.map((font) => document.fonts.load(font)));
  });
  onBeforeUnmount(() => {
    gone = true;
    removeEventListener('keydown', hurry);
    document.fonts.removeEventListener('loadingdone', redraw);
    resized.disconnect();
    board.value?.destroy();
    // Fonts and pictures that arrive late find no board to draw.
    board.value = undefined;
  });
  return { host, board, redraw };
}
