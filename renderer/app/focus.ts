/** `v-focus`: the hand goes there when it appears. */
export const vFocus = { mounted: (element: HTMLElement): void => element.focus({ preventScroll: true }) };
