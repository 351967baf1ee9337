import { defineStore } from 'pinia';
import { ref } from 'vue';

/**
 * Does this page show what one came for? Until then the line is left to it: what only adorns the page, or may be needed
 * one day, is fetched afterwards.
 */
export const useSight = defineStore('sight', () => {
  const there = ref(false);
  /** The screen that was asked for stands. */
  function show(): void {
    there.value = true;
  }
  /** It is about to be drawn: it stands when it is. A page that nobody looks at draws nothing, so there it stands at once. */
  function showWhenDrawn(): void {
    if (document.hidden) show();
    else requestAnimationFrame(() => setTimeout(show));
  }
  return { there, show, showWhenDrawn };
});
