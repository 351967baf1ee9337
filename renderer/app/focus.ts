import type { DirectiveBinding } from 'vue';

/** `v-focus`: the hand goes there when it appears; with `v-focus="false"` it does not. */
export const vFocus = {
  mounted(element: HTMLElement, { value }: DirectiveBinding<boolean | undefined>): void {
    if (value !== false) element.focus({ preventScroll: true });
  },
};
