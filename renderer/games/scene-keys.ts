import { onBeforeUnmount, onMounted } from 'vue';

const GO_ON: readonly string[] = ['Enter', 'Escape'];

/**
 * What keys do while a scene lies over the table, unless somebody is writing.
 * @param goOn Enter and Escape: shows how it ends, then goes on
 * @param onwards Space, where it shows the next moment; absent = Space goes on too
 */
export function useSceneKeys(goOn: () => void, onwards: () => void = goOn): void {
  function key(pressed: KeyboardEvent): void {
    const writing = pressed.target instanceof HTMLElement && pressed.target.matches('input, textarea, select');
    if (writing || pressed.repeat || !(GO_ON.includes(pressed.key) || pressed.key === ' ')) return;
    pressed.preventDefault();
    pressed.stopPropagation();
    if (pressed.key === ' ') onwards();
    else goOn();
  }
  onMounted(() => window.addEventListener('keydown', key, { capture: true }));
  onBeforeUnmount(() => window.removeEventListener('keydown', key, { capture: true }));
}
